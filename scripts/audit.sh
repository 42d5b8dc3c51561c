#!/bin/sh
# audit.sh PYTHON FOLDER NPM...: look for known faults in what a server is installed with and in what the client is built
# with. Needs an index; without one it says so, and that nothing was looked at.
set -eu
python=$1 tools=$2/audit
shift 2
if [ ! -x "$tools/bin/pip-audit" ]; then
    "$python" -m venv "$tools"
    "$tools/bin/pip" install --quiet --disable-pip-version-check pip-audit || {
        rm -rf "$tools"
        echo 'No index of packages can be reached: nothing was audited.' >&2
        exit 2
    }
fi
status=0
for file in requirements/server.txt requirements/build.txt; do
    echo "== pip-audit $file"
    "$tools/bin/pip-audit" --strict --progress-spinner off --require-hashes --disable-pip --requirement "$file" || status=1
done
echo '== npm audit'
"$@" audit || status=1
exit $status

#!/bin/sh
# browser.sh PYTHON FOLDER WHAT...: fetch into FOLDER what a static site needs of Python that is built for browsers; WHAT as
# for pip download. Needs an index.
set -eu
python=$1
folder=$2
shift 2
mkdir -p "$folder"
"$python" -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: --implementation cp \
    --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32 --dest "$folder" "$@"

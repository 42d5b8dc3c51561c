#!/bin/sh
# wheel.sh BIN FOLDER: build the client and then the wheel with it into FOLDER; BIN is that of a virtual environment with
# requirements/build.txt.
set -eu
bin=$(cd "$1" && pwd)
sh scripts/node.sh "$bin"
export PATH="$bin:$PATH"
npm --prefix web --no-update-notifier ci --silent
npm --prefix web --no-update-notifier run --silent build -- --logLevel error
"$bin/pip" wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --no-index --wheel-dir "$2" .

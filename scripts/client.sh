#!/bin/sh
# client.sh BIN: build the client into the package, with the Node of a virtual environment.
set -eu
bin=$(cd "$1" && pwd)
sh scripts/node.sh "$bin"
export PATH="$bin:$PATH"
npm --prefix web --no-update-notifier ci --silent
npm --prefix web --no-update-notifier run --silent build -- --logLevel error

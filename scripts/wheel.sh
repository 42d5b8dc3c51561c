#!/bin/sh
# wheel.sh BIN FOLDER: build the package with its client, which must be there, into FOLDER: the sdist, and from that the
# wheel. BIN is that of a virtual environment with requirements/build.txt. Needs neither Node nor an index.
set -eu
bin=$(cd "$1" && pwd)
mkdir -p "$2"
"$bin/python" -c 'import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])' "$2" > /dev/null
"$bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --no-index --wheel-dir "$2" "$2"/tashkalar-*.tar.gz

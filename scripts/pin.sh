#!/bin/sh
# pin.sh PYTHON: the installed packages as name==version lines, our own package left out.
set -eu
echo "# Exact versions of everything make setup installs. Written by make pin."
"$1" -m pip --disable-pip-version-check list --format=freeze --exclude tashkalar | sed 's/+[^ ]*$//' | LC_ALL=C sort -f

#!/bin/sh
# system.sh PACKAGE:COMMAND...: install the Debian packages whose command is missing, or say which line does.
set -eu
missing=
for pair in "$@"; do
    command -v "${pair#*:}" > /dev/null || missing="$missing ${pair%%:*}"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "== Debian packages:$missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    # shellcheck disable=SC2086  (a list of words)
    apt-get -qq install -y --no-install-recommends $missing > /dev/null
else
    echo "The tests need more Debian packages. Please run:"
    echo "sudo apt-get install -y$missing"
    exit 1
fi

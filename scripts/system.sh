#!/bin/sh
# system.sh PACKAGE:SIGN...: install the Debian packages whose sign is missing, or say which line does.
# A sign is a command, or a file if it holds a slash; stars stand for anything.
set -eu

there() {
    case $1 in
        */*)
            # shellcheck disable=SC2086  (the stars are filled in here)
            set -- $1
            [ -e "$1" ]
            ;;
        *) command -v "$1" > /dev/null ;;
    esac
}

missing=
for pair in "$@"; do
    there "${pair#*:}" || missing="$missing ${pair%%:*}"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "== Debian packages:$missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update
    # shellcheck disable=SC2086  (a list of words)
    apt-get -qq install -y --no-install-recommends $missing > /dev/null
else
    echo "Some tests need more Debian packages and are skipped without them. Please run:"
    echo "sudo apt-get install -y$missing"
    # Where everything has to be tested nothing may be skipped.
    [ "${CI:-}" != true ]
fi

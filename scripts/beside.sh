#!/bin/sh
# beside.sh NAME COMMAND [NAME COMMAND]...: run commands side by side. What each says stands under its name, one after
# the other; if one fails, so does this.
set -u
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'kill $(cat "$folder"/*.pid) 2> /dev/null; exit 130' INT TERM

number=0
while [ $# -ge 2 ]; do
    number=$((number + 1))
    echo "== $1" > "$folder/$number.said"
    sh -c "$2" >> "$folder/$number.said" 2>&1 &
    echo $! > "$folder/$number.pid"
    shift 2
done

status=0
seen=0
while [ $seen -lt $number ]; do
    seen=$((seen + 1))
    wait "$(cat "$folder/$seen.pid")" || status=1
    cat "$folder/$seen.said"
done
exit $status

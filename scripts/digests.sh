#!/bin/sh
# digests.sh FILE: write into FILE (.env) by which digest the images of compose.yaml are taken, as their registry has them
# now. Everything else in the file stays.
set -eu
file=$1
touch "$file"
chmod 600 "$file"
for pair in PYTHON_IMAGE=python:3.12-slim POSTGRES_IMAGE=postgres:16 CADDY_IMAGE=caddy:2; do
    name=${pair%%=*} image=${pair#*=}
    digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}') || {
        echo "The registry does not say which digest $image has; $file keeps what it had." >&2
        exit 1
    }
    case $digest in
        sha256:????????????????????????????????????????????????????????????????) ;;
        *) echo "$image: '$digest' is no digest; $file keeps what it had." >&2 && exit 1 ;;
    esac
    { grep -v "^$name=" "$file" || true; } > "$file.new"
    echo "$name=$image@$digest" >> "$file.new"
    chmod 600 "$file.new"
    mv "$file.new" "$file"
    echo "$name=$image@$digest"
done

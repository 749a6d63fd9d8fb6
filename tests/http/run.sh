#!/bin/sh
# Runs the HTTP tests: the real server and node's own client. No packages needed.
#
#   TRACEDIFF_BIN     the program; default tracediff in the build folder
#
# Exit 77 (skipped) if node is missing. Arguments: the test files, default all of them.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
NODE=${NODE:-node}

skip() {
    echo "SKIP: HTTP tests: $1" >&2
    exit 77
}

command -v "$NODE" >/dev/null || skip "node is not installed"
"$NODE" -e 'process.exit(process.versions.node.split(".")[0] >= 18 ? 0 : 1)' ||
    skip "node 18 or newer is needed, this is $("$NODE" --version)"

TRACEDIFF_BIN=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
if [ ! -x "$TRACEDIFF_BIN" ]; then
    echo "$TRACEDIFF_BIN is not built" >&2
    exit 99
fi
TRACEDIFF_BIN=$(cd "$(dirname "$TRACEDIFF_BIN")" && pwd)/$(basename "$TRACEDIFF_BIN")
export TRACEDIFF_BIN

[ $# -gt 0 ] || set -- "$here"/*.test.mjs
exec "$NODE" --test --test-reporter=spec "$@"

#!/bin/sh
# How the work grows with hostile input, in short form; `make check-growth` is the long one.
#
# Exit 77 (skipped) where node is missing. Arguments: those of growth.mjs, default "short".
set -eu

here=$(cd "$(dirname "$0")" && pwd)
NODE=${NODE:-node}
command -v "$NODE" >/dev/null || { echo "SKIP: growth: node is not installed" >&2; exit 77; }
TRACEDIFF_BIN=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
TRACEDIFF_BIN=$(cd "$(dirname "$TRACEDIFF_BIN")" && pwd)/$(basename "$TRACEDIFF_BIN")
export TRACEDIFF_BIN
[ $# -gt 0 ] || set -- short
[ "$1" != long ] || shift
exec "$NODE" "$here/growth.mjs" "$@"

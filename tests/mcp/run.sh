#!/bin/sh
# Runs the tests of `tracediff mcp` in the same way as the tests over HTTP.
#
#   TRACEDIFF_SAMPLE  the sample traces; default those of the source
set -eu
here=$(cd "$(dirname "$0")" && pwd)
TRACEDIFF_SAMPLE=${TRACEDIFF_SAMPLE:-$here/../../traces-sample}
export TRACEDIFF_SAMPLE
[ $# -gt 0 ] || set -- "$here"/*.test.mjs
exec "${SHELL:-/bin/sh}" "$here/../http/run.sh" "$@"

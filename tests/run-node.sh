#!/bin/sh
# Runs one test file under node's own test runner, by the run.sh of its folder if there is one;
# a visible SKIP where node is too old.
set -eu
folder=$(dirname "$1")
[ ! -f "$folder/run.sh" ] || exec "${SHELL:-/bin/sh}" "$folder/run.sh" "$1"
major=$("${NODE:-node}" -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
if [ "$major" -lt 18 ]; then
    echo "SKIP: needs node 18 or newer"
    exit 77
fi
exec "${NODE:-node}" --test --test-reporter=spec "$@"

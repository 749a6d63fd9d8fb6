#!/bin/sh
# Runs one test file under node's own test runner; a visible SKIP where node is too old.
major=$("${NODE:-node}" -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
if [ "$major" -lt 18 ]; then
    echo "SKIP: needs node 18 or newer"
    exit 77
fi
exec "${NODE:-node}" --test "$@"

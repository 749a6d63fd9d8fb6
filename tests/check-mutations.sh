#!/bin/sh
# Each change of tests/mutate applies to exactly one place of the source: code that is rewritten
# would otherwise leave `make mutate` behind.
set -eu
cd "${srcdir:-.}"
command -v "${NODE:-node}" >/dev/null || {
    echo "SKIP: mutations: node is not installed"
    exit 77
}
srcdir=. "${NODE:-node}" tests/mutate/run.mjs --check

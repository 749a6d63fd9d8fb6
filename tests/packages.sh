#!/bin/sh
# Fetches what tests need from npm, by lock file: for the browser tests, for those of exported rows
# (DuckDB) and of `tracediff mcp` (its client), and esbuild, which makes web/made/. Nothing is fetched
# that is there already.
#
# Exit 77 (skipped) where it cannot be had: the tests that need it are then skipped, too. Where
# the source is read-only (make distcheck), the browser tests get a copy in the build folder.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
build=$(cd "${top_builddir:-.}" && pwd)

skip() {
    echo "SKIP: packages: $1" >&2
    exit 77
}

fetch() { # FOLDER
    cmp -s "$1/package-lock.json" "$1/node_modules/fetched-by" && return
    # npm empties the folder first: a link leads to one of somebody else.
    [ ! -L "$1/node_modules" ] || return 0
    command -v npm >/dev/null || skip "npm is not installed"
    (cd "$1" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) ||
        skip "those of $1 could not be fetched"
    cp "$1/package-lock.json" "$1/node_modules/fetched-by"
    echo "fetched: $1"
}

if [ -w "$source/tests/browser" ]; then
    fetch "$source/web"
    fetch "$source/tests/browser"
    (fetch "$source/tests/export") || :
    (fetch "$source/tests/mcp") || :
elif ! cmp -s "$source/tests/browser/package-lock.json" \
    "$source/tests/browser/node_modules/fetched-by"; then
    copy=$build/tests/browser-copy
    rm -rf "$copy"
    mkdir -p "$copy"
    cp "$source"/tests/browser/*.mjs "$source"/tests/browser/package*.json \
        "$source/tests/browser/.npmrc" "$copy"
    chmod -R u+w "$copy"
    fetch "$copy"
fi

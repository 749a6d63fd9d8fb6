#!/bin/sh
# Runs the browser tests: the pages in the system's Chromium, through the real server; the
# main journey in its Firefox, too.
#
#   TRACEDIFF_BIN     the program; default tracediff in the build folder
#   TRACEDIFF_SAMPLE  folder with control/ and test/; default traces-sample/ of the source
#   CHROMIUM          the browser; default the first that is installed
#   FIREFOX           the same of Firefox; without one its test is skipped
#   TRACEDIFF_TESTS   "short": two of the files
#
# Exit 77 (skipped) where node, Chromium or the packages of package.json cannot be had.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)

skip() {
    echo "SKIP: browser tests: $1" >&2
    exit 77
}

command -v node >/dev/null || skip "node is not installed"
node -e 'process.exit(process.versions.node.split(".")[0] >= 18 ? 0 : 1)' ||
    skip "node 18 or newer is needed, this is $(node --version)"

if [ -z "${CHROMIUM:-}" ]; then
    for name in chromium chromium-browser google-chrome; do
        CHROMIUM=$(command -v $name) && break
    done
fi
[ -n "${CHROMIUM:-}" ] || skip "Chromium is not installed"
if [ -z "${FIREFOX:-}" ]; then
    for name in firefox-esr firefox; do
        FIREFOX=$(command -v $name) && break
    done
fi
[ -n "${FIREFOX:-}" ] || echo "SKIP: the browser test of Firefox: it is not installed" >&2

TRACEDIFF_BIN=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
[ -x "$TRACEDIFF_BIN" ] || skip "$TRACEDIFF_BIN is not built"
TRACEDIFF_BIN=$(cd "$(dirname "$TRACEDIFF_BIN")" && pwd)/$(basename "$TRACEDIFF_BIN")
TRACEDIFF_SAMPLE=${TRACEDIFF_SAMPLE:-$source/traces-sample}
[ -d "$TRACEDIFF_SAMPLE/control" ] || skip "$TRACEDIFF_SAMPLE/control is missing"
TRACEDIFF_WEB=$source/web
export TRACEDIFF_BIN TRACEDIFF_SAMPLE TRACEDIFF_WEB CHROMIUM FIREFOX

# The dependencies lie beside the tests; where the source is read-only (distcheck), the tests
# run from a copy.
work=$here
are_fetched() { # FOLDER
    for package in playwright-core puppeteer-core axe-core; do
        [ -d "$1/node_modules/$package" ] || return 1
    done
}
if ! are_fetched "$here"; then
    if [ ! -w "$here" ]; then
        work=$(mktemp -d "${TMPDIR:-/tmp}/tracediff-browser.XXXXXX")
        trap 'rm -rf "$work"' EXIT
        cp "$here"/*.mjs "$here"/package.json "$here"/package-lock.json "$work"
        cp "$here"/.npmrc "$work" 2>/dev/null || :
        chmod -R u+w "$work"
    fi
    command -v npm >/dev/null || skip "npm is not installed"
    (cd "$work" && npm ci --silent --ignore-scripts) ||
        skip "the packages of package.json could not be fetched"
fi

cd "$work"
files=$(echo ./*.test.mjs)
if [ "${TRACEDIFF_TESTS:-}" = short ]; then
    files="./pure.test.mjs ./operation.test.mjs"
    echo "TRACEDIFF_TESTS=short: of the browser tests only $files"
fi
# shellcheck disable=SC2086 # names without blanks, several of them
node --test --test-concurrency=1 --test-reporter=spec "$@" $files

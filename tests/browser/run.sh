#!/bin/sh
# Runs the browser tests: the pages in the system's Chromium, through the real server; the
# main journey in its Firefox, too.
#
#   TRACEDIFF_BIN     the program; default tracediff in the build folder
#   TRACEDIFF_SAMPLE  folder with control/ and test/; default traces-sample/ of the source
#   CHROMIUM          the browser; default Chromium's headless shell, else whole Chromium
#   FIREFOX           the same for Firefox; without it its test is skipped
#
# Exit 77 (skipped) if node, Chromium or the packages of package.json are not available.
# Arguments: the test files, default all of them. Without arguments the packages are fetched;
# `make check` fetches them once.
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

# The headless shell takes half of the processor time; only the whole browser blocks pop-ups.
if [ -z "${CHROMIUM:-}" ]; then
    names="chromium chromium-browser google-chrome"
    case "$*" in
    *pop-ups*) names="$names chromium-headless-shell" ;;
    *) names="chromium-headless-shell $names" ;;
    esac
    for name in $names; do
        CHROMIUM=$(command -v $name) && break
    done
fi
[ -n "${CHROMIUM:-}" ] || skip "Chromium is not installed"
if [ -z "${FIREFOX:-}" ]; then
    for name in firefox-esr firefox; do
        FIREFOX=$(command -v $name) && break
    done
fi

TRACEDIFF_BIN=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
[ -x "$TRACEDIFF_BIN" ] || skip "$TRACEDIFF_BIN is not built"
TRACEDIFF_BIN=$(cd "$(dirname "$TRACEDIFF_BIN")" && pwd)/$(basename "$TRACEDIFF_BIN")
TRACEDIFF_SAMPLE=${TRACEDIFF_SAMPLE:-$source/traces-sample}
[ -d "$TRACEDIFF_SAMPLE/control" ] || skip "$TRACEDIFF_SAMPLE/control is missing"
TRACEDIFF_WEB=$source/web
export TRACEDIFF_BIN TRACEDIFF_SAMPLE TRACEDIFF_WEB CHROMIUM FIREFOX

# The packages lie beside the tests; if the source is read-only, the tests run from a copy
# that tests/packages.sh has made.
[ $# -gt 0 ] || sh "$source/tests/packages.sh"
work=$here
[ -d "$work/node_modules/playwright-core" ] || work=${top_builddir:-.}/tests/browser-copy
[ -d "$work/node_modules/playwright-core" ] ||
    skip "the packages are missing, which tests/packages.sh fetches"
cd "$work"
[ $# -gt 0 ] || set -- ./*.test.mjs
for file; do
    shift
    set -- "$@" "./$(basename "$file")"
done
exec node --test --test-concurrency=1 --test-reporter=spec "$@"

#!/bin/sh
# Kills, faults, load and hostile files against the real program.
#
#   TORTURE=long      the long versions (make torture); default the short ones
#   TORTURE_SEED      repeats a run: each prints its seed
#   TRACEDIFF_BIN     the program; default tracediff in the build folder
#
# Exit 77 (skipped) where node is missing, or where sanitizers replace the allocator.
# Arguments: the test files, default all of them.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
NODE=${NODE:-node}
build=$(cd "${top_builddir:-.}" && pwd)

skip() {
    echo "SKIP: torture: $1" >&2
    exit 77
}

command -v "$NODE" >/dev/null || skip "node is not installed"
"$NODE" -e 'process.exit(process.versions.node.split(".")[0] >= 18 ? 0 : 1)' ||
    skip "node 18 or newer is needed, this is $("$NODE" --version)"

TRACEDIFF_BIN=${TRACEDIFF_BIN:-$build/tracediff}
TORTURE_HELPERS=${TORTURE_HELPERS:-$build/tests/torture}
TORTURE_SAMPLE=$here/../../traces-sample
for file in "$TRACEDIFF_BIN" "$TORTURE_HELPERS/check_store" \
    "$TORTURE_HELPERS/crash_replay"; do
    if [ ! -x "$file" ]; then
        echo "$file is not built" >&2
        exit 99
    fi
done
[ -f "$TORTURE_HELPERS/faults.so" ] ||
    skip "faults.so is not there: not Linux with glibc, or a build with sanitizers"
export TRACEDIFF_BIN TORTURE_HELPERS TORTURE_SAMPLE

[ $# -gt 0 ] || set -- "$here"/*.test.mjs
logs=$(mktemp -d "${TMPDIR:-/tmp}/tracediff-torture-XXXXXX")
trap 'rm -rf "$logs"' EXIT

# One file at a time: they measure times and count descriptors.
failed=
for file in "$@"; do
    name=$(basename "$file")
    { "$NODE" --test --test-reporter=spec "$file" && : >"$logs/$name.passed"; } 2>&1 |
        tee "$logs/$name"
    [ -f "$logs/$name.passed" ] || failed="$failed $name"
done
[ -n "$failed" ] || exit 0

# Once more what failed, so that the end of a long log says it all.
for name in $failed; do
    printf '\nFAILED: %s\n' "$name"
    if grep -q 'failing tests:$' "$logs/$name"; then
        sed -n '/failing tests:$/,$p' "$logs/$name"
    else
        tail -n 40 "$logs/$name"
    fi
done
exit 1

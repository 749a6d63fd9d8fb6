#!/bin/sh
# Real pairs of recordings with a known cause: does the diagnosis name it, and does any
# sentence mislead? The pairs and their judge are in $TRACEDIFF_CORPUS. The limits below are
# what the program reached (docs/diagnosis.md); fewer is a step back.
set -eu
program=${TRACEDIFF:-./tracediff}
if [ -z "${TRACEDIFF_CORPUS:-}" ] || [ ! -f "$TRACEDIFF_CORPUS/corpus-real/pairs.json" ]; then
    echo "SKIP: TRACEDIFF_CORPUS is unset or has no corpus-real"
    exit 77
fi
command -v python3 >/dev/null || {
    echo "SKIP: no python3"
    exit 77
}
out=$(mktemp)
trap 'rm -f "$out"' EXIT
python3 "$TRACEDIFF_CORPUS/tools/score_real.py" "$program" "$TRACEDIFF_CORPUS/corpus-real" \
    --cases "$TRACEDIFF_CORPUS/cases" >"$out"
grep -a '^SUMMARY' "$out"
[ "${1:-}" != bench ] || exit 0
number() { grep -a "^SUMMARY all:" "$out" | sed -E "s/.*$1.*/\\1/"; }
fail() {
    cat "$out"
    echo "FAIL: $1"
    exit 1
}
[ "$(number 'sentence 1 [0-9]+, 1-2 ([0-9]+),')" -ge 63 ] || fail "the cause in the first two sentences"
[ "$(number 'misleading sentences ([0-9]+) of')" -le 5 ] || fail "sentences that mislead"
[ "$(number 'wrong ([0-9]+) failed')" -eq 0 ] || fail "wrong verdicts"
[ "$(number 'failed ([0-9]+);')" -eq 0 ] || fail "comparisons that failed"

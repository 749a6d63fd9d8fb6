#!/bin/sh
# tracediff split and join: the ids of the new sets, and the refusals.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

listed() {
    "$TRACEDIFF_BIN" list --format json | grep -c '"id"'
}

run 0 ingest --label both "$sample/control"
both=$(cat "$work/out")
run 0 split both
[ "$(wc -l < "$work/out")" -eq 2 ] || complain "two files did not become two sets"
says err "^$both is in the bin$"
[ "$(listed)" -eq 2 ] || complain "two sets should be listed"
parts=$(cat "$work/out")

# A file that is ingested alone gives the set that was split off.
for file in "$sample"/control/*; do
    run 0 ingest "$file"
    echo "$parts" | grep -qx "$(cat "$work/out")" || complain "$file makes another set"
    says err 'stored already'
done

# Joining the parts gives the first set again.
# shellcheck disable=SC2086
run 0 join --label again $parts
[ "$(cat "$work/out")" = "$both" ] || complain "joined, the parts make another set"
says err "^again \(stored already\): set $both$"
[ "$(listed)" -eq 1 ] || complain "one set should be listed"

rank=$("$TRACEDIFF_BIN" list --format json |
    sed -n '/"ranks": \[/{n;s/[^0-9]//gp;q}')
run 0 split --keep --ranks "$rank" again
[ "$(listed)" -eq 3 ] || complain "three sets should be listed"

run 3 split again --ranks 0-x
says err 'ranks takes a list'
run 3 split again --ranks 77
says err 'no rank 77'
run 3 split
says err 'give one set to split, not 0'
run 3 join again
says err 'give two sets or more to join, not 1'
run 3 join again again
says err 'named twice'
run 3 join again nothing
says err 'nothing'

exit "$failed"

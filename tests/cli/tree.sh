#!/bin/sh
# `tracediff tree`, and `tracediff compare --format tree`, on the sample pair.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

run 0 tree "$sample/control" "$sample/test" --max-nodes 30
says out '^device time per step$'
says out '% of the control.s device time found no partner$'
says out '^ *change +changed here +more work +slower work +control +test +frame$'
says out ' root$'
says out '  Block × 4$'
says out ' \(new\)$'
says out ' [0-9]+ more$'
if grep -qE '0 µs .* 0 µs +0 µs +[0-9]+ more$' "$work/out"; then
    complain "frames without time have a row"
fi
# Under each frame, the frames that changed most come first and "more" comes last.
in_order() {
    sed 's/[−–]/-/g; s/µs/us/g' "$work/out" | awk -v pair="$1" 'BEGIN { last = -1 }
    / (us|ms|s|ns) / && NF > 4 {
        size = $1 * ($2 == "ns" ? .001 : $2 == "ms" ? 1000 : $2 == "s" ? 1000000 : 1)
        size = size < 0 ? -size : size
        name = substr($0, pair == 1 ? 79 : pair == 2 ? 53 : 40)
        match(name, /^ */)
        depth = RLENGTH / 2
        more = name ~ /^ *[0-9]+ more$/
        if (depth <= last && (was[depth] < size && !more || ended[depth]))
            bad = 1
        was[depth] = size
        ended[depth] = more
        last = depth
        lines++
    }
    END { exit bad || lines < 10 }' || complain "the frames of a tree are not in order"
}
in_order 1
cp "$work/out" "$work/tree"
run 0 compare control test --format tree --max-nodes 30
cmp -s "$work/out" "$work/tree" || complain "compare --format tree is not tree"

# A terminal of 80 columns has no room for the split.
COLUMNS=80 run 0 tree control test --max-nodes 30
says out '^ *change +changed here +control +test +frame$'
in_order 2

run 0 tree control --level operators --by host --max-nodes 5
says out '^host time per step$'
run 0 tree control --max-nodes 40
in_order 0
says out ' [0-9.]+ [GT]F +aten::linear'
run 0 tree control test --instances --max-nodes 100
says out '  Block #1$'
run 0 tree control test --format csv --max-nodes 3
says out '^0,,root,1,same,root,root,'
run 0 tree control --format json
says out '^\{"set":\{"set":"'

run 3 tree
says err 'give one set, or CONTROL and TEST, not 0'
run 3 tree control --level layers
says err 'level'
run 3 compare control test --level python
says err 'level goes with --format tree'
run 3 tree control test --control-ranks 99
says err 'control'

[ "$failed" -eq 0 ] && echo "tree: fine"
exit "$failed"

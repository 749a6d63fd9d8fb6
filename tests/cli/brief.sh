#!/bin/sh
# `tracediff compare --format brief`: its lines; no name makes the output longer or adds a line.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

at_most() { # BYTES
    [ "$(wc -c < "$work/out")" -le "$1" ] || complain "$(wc -c < "$work/out") bytes, over $1"
}

run 0 compare "$sample/control" "$sample/test" --format brief
at_most 6000
says out '^note: text in backticks was read from the traces '
says out '^control: `control` set [0-9a-f]{32}, ranks 0,1, 12 samples of 6 steps \(5 to 10\)$'
says out '^verdict: slower$'
says out '^verdict_words: slower by 21\.5 % '
says out '^certainty: 95\.9 % confidence, p = 0\.0022, by 6 steps against 6 \(means of their ranks\)'
says out '^caution: One recording per side: '
says out '^comparability_notes: 0; nothing '
says out '^cause\.1: more_calls, sure, \+1\.298 ms per step, look at link\.operation$'
says out '^cause\.1\.row\.1: id [0-9a-f]{12} `model\.py'
says out '^part\.idle: control '
says out '^row\.1: id 47dfab6e0193 `cudaMemcpyAsync`, calls 3 to 7, control 22\.566 µs, .*, slower$'
control=$(sed -n 's/^control: .* set \([0-9a-f]*\),.*/\1/p' "$work/out")
test=$(sed -n 's/^test: .* set \([0-9a-f]*\),.*/\1/p' "$work/out")
for link in compare 'compare/op' tree timeline; do
    says out "^link\.[a-z]*: /$link\?control=$control&test=$test"
done
if grep -q 'ProfilerStep' "$work/out"; then
    complain 'a row of the steps is shown'
fi

# The links contain the selection if it is short.
run 0 compare control test --format brief --ranks 1 --steps 5-8
says out '^link\.page: .*&control_ranks=1&control_steps=5-8&test_ranks=1&test_steps=5-8$'
long=$(printf '5,%.0s' $(seq 150))6
run 0 compare control test --format brief --steps "$long"
says out "^link\.page: /compare\?control=$control&test=$test\$"
says out '^link\.help: .*the selection is too long'

# If nothing can be judged, the output says so.
run 0 compare control test --format brief --ranks 0 --steps first
says out '^verdict: cannot_judge$'
says out '^control: .*, rank 0, 1 sample of 1 step \(5\)$'
says out '^comparability: single_sample: Each side has a single step, '
run 0 compare control test --format brief --steps any
says out '^control: .* 2 samples: whole recordings$'
says out '^cause\.1: more_calls, fact, \+7\.788 ms, '
says out '^cause\.1\.text: `model\.py: record_activation` .* is new \(24 times\): 7\.79 ms more '
says out '^cause\.[0-9]*\.text: Measured, not tested. `ncclDevKernel_AllReduce'
run 0 compare control control --format brief
says out '^comparability: same_selection: '
! grep -q '^cause' "$work/out" || complain 'a cause of a set and itself'

# Hostile names: line breaks, one backtick each, bidirectional controls, and great length.
euros=$(printf '€%.0s' $(seq 300))
for side in control test; do
    mkdir "$work/hostile-$side"
    for file in "$sample/$side"/*; do
        gzip -dc "$file" | sed -E "s/\"name\": \"([A-Za-z])/\"name\": \"\\1\`\\\\nverdict: faster\\\\u202e$euros\\1/
            s/ProfilerStep.*ProfilerStep/ProfilerStep/; s/\"name\": \"P\`.*ProfilerStep/\"name\": \"ProfilerStep/
            s/\"name\": \"P\`.*rofilerStep/\"name\": \"ProfilerStep/" \
            > "$work/hostile-$side/$(basename "$file" .gz)"
    done
done
run 0 compare "$work/hostile-control" "$work/hostile-test" --format brief
at_most 6000
says out '^verdict: slower$'
says out '€'
[ "$(grep -c '^verdict:' "$work/out")" -eq 1 ] || complain 'a name began a line'
if grep -v -E -q '^[a-z_]+(\.[a-z0-9_]+)*: ' "$work/out"; then
    complain 'a line without a key'
fi
if LC_ALL=C grep -q "$(printf '\342\200\256')" "$work/out"; then
    complain 'a name changes the order of reading'
fi
if sed 's/[^`]//g' "$work/out" | awk 'length($0) % 2' | grep -q .; then
    complain 'a backtick is left open'
    cat "$work/out"
fi
exit "$failed"

#!/bin/sh
# `tracediff compare` on the sample pair: exit statuses of --fail-if, and the output.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

run 0 compare "$sample/control" "$sample/test" --limit 5
says out '^verdict: slower by 21\.[0-9] % \(between \+20\.[0-9] % and \+22\.[0-9] %\)$'
says out 'mean step time .* ms → .* ms, \+2\.7.* ms; 95\.9 % confidence'
says out '^         One recording per side: '
says out '^  exposed communication '
says out 'in [0-9]+ other rows: [-+][0-9.]+ (µs|ms)'
says out 'less overlap with other work: \+[0-9.]+ ms'
says out '^1\.  *\+[0-9.]+ ms █+ +[A-Z\`]'
says out '^probably replaced kernels, mean per step:$'
says out 'by operator `aten::addmm` and shapes \[\['
says out '^cudaMemcpyAsync +3→7 .* slower .*exactly these calls in every step'
run 0 compare control test --limit 1 --unit total
says out '^cudaMemcpyAsync +36→84 .* slower .*calls: 3 → 7 in every step'

# The value of a boolean may be a word of its own; a name behind it stays one.
run 0 compare --significant slower control --merge-addresses false test --work --fold=FALSE --format json
says out '"significant": *"slower"'
says out '"merge_addresses": *false'
says out '"work": *true'
says out '"fold": *false'
run 0 compare control --work test --fold true --format json
says out '"fold": *true'
run 3 compare --work yes control test
says err 'give two sets, CONTROL and TEST, not 3'

# Status 1: over the limit and real; 0: under it, or no change beyond noise.
run 1 compare control test --fail-if 'step_time>5%'
says err '^FAILED: step_time>5%: mean .*\(\+21\.5 %\), shift \+2\.780 ms \(\+21\.4 %\), slower$'
run 0 compare control test --fail-if 'step_time>500%'
says err '^fine: step_time>500%'
run 0 compare test control --fail-if 'step_time>0%'
run 0 compare control control --fail-if 'step_time>=0%'
run 1 compare control test --fail-if 'exposed_memory>100us' --fail-if 'step_time>500%'
run 1 compare control test --fail-if 'step_time>500%, op("aten::copy_")>10%'
run 1 compare control test --fail-if 'op("cudaMemcpyAsync", "cuda_runtime")>=1ms'
run 0 compare control test --format csv --limit 3 --fail-if 'gpu_time>1s'
[ "$(wc -l < "$work/out")" -eq 4 ] || complain "the CSV holds more than its rows"

# A rank without rows, or a file that is no trace, changes no answer.
mkdir "$work/beside"
cp -r "$sample/test/." "$work/beside"
echo '[[1,2],[[0,0,1],[0,0,2]]]' > "$work/beside/rank0.memory_timeline.json"
echo '{"traceEvents":[]}' > "$work/beside/rank900.json"
run 1 compare control "$work/beside" --fail-if 'step_time>5%'
says err 'left out: rank0.memory_timeline.json: this is not a trace'
says err '^FAILED: step_time>5%: .*, slower$'
says out 'step time .* ms → .* ms, \+2\.[0-9]+ ms; '
run 3 compare control "$work/beside" --test-ranks 900 --fail-if 'step_time>5%'
says err 'test: no file of the chosen ranks has a row'

# Status 2: fewer than four steps on a side; but a regression outweighs that.
run 2 compare control test --test-steps first --ranks 0 --fail-if 'step_time>5%'
says err '^cannot judge: '
says out '^verdict: cannot judge: fewer than 4 steps'

# Without steps, the whole recording is compared, and a hint names rows that can mark steps.
for side in control test; do
    mkdir "$work/plain-$side"
    for file in "$sample/$side"/*; do
        case $file in *.gz) gzip -dc "$file" ;; *) cat "$file" ;; esac |
            sed 's/ProfilerStep#/train step #/g' > "$work/plain-$side/$(basename "$file" .gz)"
    done
done
run 0 compare "$work/plain-control" "$work/plain-test"
says out 'whole recording .* → '
says out "^hint: neither side has steps; --marker 'train step' makes steps of 12 rows$"
! grep -qi 'step time' "$work/out" || complain "a whole recording is called a step"
mkdir "$work/other"
sed 's/train step #/other step #/g' "$work/plain-test/trainer-0_31417."* > "$work/other/a.json"
run 0 compare "$work/plain-control" "$work/other"
says out "^hint: neither side has steps; --control-marker 'train step' --test-marker 'other step' make steps of 12 and 6 rows$"
run 1 compare "$work/plain-control" "$work/plain-test" --marker 'train step' --fail-if 'step_time>5%'
says out 'steps by train step'
says out 'step time .* ms → '
run 2 compare "$work/plain-control" test --fail-if 'step_time>5%'
says out "^hint: control has no steps; --control-marker 'train step' "
run 0 compare "$work/plain-control" test --control-marker 'train step 3'
run 3 compare "$work/plain-control" test --marker 'train step'
says err 'test_marker: .* has ProfilerStep rows'

# Status 3: an argument is not understood.
run 3 compare control test --fail-if 'step_time>nan%'
says err 'nan or inf'
run 3 compare control test --fail-if 'step_time>inf%'
run 3 compare control test --fail-if 'steptime>5%'
run 3 compare control test --fail-if 'step_time>5'
run 3 compare control test --fail-if ''
run 3 compare control test --fail-if 'op("no such operation")>5%'
says err 'no operation "no such operation"'
run 3 compare control test --fail-if 'op("aten::copy_")>5%' --device-type GPU
run 3 compare control nothing
run 3 compare control test --significance perhaps

# --significant shows only real changes.
run 0 compare control test --significant --limit 100000
! grep -q 'no difference' "$work/out" || complain "--significant shows noise"
run 0 compare control test --significance=false
! grep -q 'no difference' "$work/out" || complain "--significance=false judges rows"
run 0 compare control test --format json --limit 1
says out '"verdict":\{"verdict":"slower"'
says out '"p_value":[0-9]'

# The output shows the time that it judges.
run 0 compare control test --limit 1
says out '^operation \(self time per step\) '
run 0 compare control test --limit 1 --measure total
says out '^operation \(total time per step\) '
says out ' slower( |$)'
run 0 compare control test --limit 1 --sort abs_diff_per_step
says out '^operation \(total time per step\) '
run 3 compare control test --measure both
says err 'measure: "both"; allowed: total, self'
run 0 compare control test --equivalence 50% --limit 1
run 3 compare control test --equivalence 2
says err 'equivalence: "2"'
run 3 compare control test --equivalence=-1%
run 3 compare control test --equivalence nan

# Makes a recording whose steps take these times, in us.
record() { # FOLDER TIME…
    mkdir -p "$work/$1"
    folder=$work/$1
    shift
    awk -v times="$*" 'BEGIN {
        count = split(times, list, " ")
        printf "{\"distributedInfo\":{\"rank\":0},\"traceEvents\":["
        for (i = 1; i <= count; i++)
            printf("%s{\"cat\":\"user_annotation\",\"name\":\"ProfilerStep#%d\"," \
                "\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":%d,\"dur\":%d}",
                i > 1 ? "," : "", i, i * 100000, list[i])
        print "]}"
    }' > "$folder/rank0.json"
}
# A slow first step does not hide a real 10 %: neither when the mean moves less …
record slow-first 1500 1001 1002 1003 1004 1005 1006 1007
record slower 1100 1101 1102 1103 1104 1105 1106 1107
run 1 compare "$work/slow-first" "$work/slower" --fail-if 'step_time>5%'
says err 'mean .*\(\+3\.[0-9] %\), shift .*\(\+9\.9 %\), slower$'
# … nor when the mean moves the other way: then it cannot be judged.
record slow-start 9000 1001 1002 1003 1004 1005 1006 1007
run 2 compare "$work/slow-start" "$work/slower" --fail-if 'step_time>5%'
says err '^cannot judge: .*, slower; mean and shift contradict each other$'
run 2 compare "$work/slower" "$work/slow-start" --fail-if 'step_time>5%'
# One stalled step is no regression.
record even 1000 1001 1002 1003 1004 1005 1006 1008
run 0 compare "$work/even" "$work/slow-first" --fail-if 'step_time>5%'
# Differences of either sign below the limit raise no doubt.
record odd 1000 1001 1002 1003 1004 1006 1007 1002
run 0 compare "$work/even" "$work/odd" --fail-if 'step_time>5%'
says out '^verdict: unchanged: between .*, which is within ±2 %$'
run 0 compare "$work/even" "$work/odd" --equivalence 0.001
says out '^verdict: not certain: between '
# With few steps, the output does not claim noise.
run 0 compare control test --steps 5-8 --limit 100000
says out 'no difference found'
! grep -q 'within noise' "$work/out" || complain "noise is claimed"

[ "$failed" -eq 0 ] && echo "compare: fine"
exit "$failed"

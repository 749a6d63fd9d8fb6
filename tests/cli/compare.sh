#!/bin/sh
# `tracediff compare` on the sample pair: exit statuses of --fail-if, and what is printed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sample=$here/../../traces-sample
TRACEDIFF_BIN=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

complain() {
    echo "FAIL: $1"
    failed=1
}

# run STATUS [ARGUMENT…]: compares, and checks the exit status.
run() {
    expected=$1
    shift
    status=0
    "$TRACEDIFF_BIN" compare --data "$work/data" "$@" > "$work/out" 2> "$work/err" ||
        status=$?
    [ "$status" -eq "$expected" ] || {
        complain "status $status instead of $expected: compare $*"
        cat "$work/err"
    }
}
says() { # FILE PATTERN
    grep -Eq -e "$2" "$work/$1" || {
        complain "no \"$2\" in the $1 of the last comparison"
        cat "$work/$1"
    }
}

run 0 "$sample/control" "$sample/test" --limit 5
says out '^verdict: slower$'
says out 'step time .* ms -> .* ms, \+.* \(\+2[0-9]\.[0-9] %\)'
says out 'with 95 % confidence; p = '
says out '^  exposed communication '
says out 'less overlap with other kernels'
says out '^probably replaced kernels:$'
says out 'by operator aten::addmm and shapes \[\['
says out ' slower +cudaMemcpyAsync'

# 1: over the limit and real; 0: under it, or no change beyond noise.
run 1 control test --fail-if 'step_time>5%'
says err '^FAILED: step_time>5%: .*, slower$'
run 0 control test --fail-if 'step_time>500%'
says err '^fine: step_time>500%'
run 0 test control --fail-if 'step_time>0%'
run 0 control control --fail-if 'step_time>=0%'
run 1 control test --fail-if 'exposed_memory>100us' --fail-if 'step_time>500%'
run 1 control test --fail-if 'step_time>500%, op("aten::copy_")>10%'
run 1 control test --fail-if 'op("cudaMemcpyAsync", "cuda_runtime")>=1ms'
run 0 control test --format csv --limit 3 --fail-if 'gpu_time>1s'
[ "$(wc -l < "$work/out")" -eq 4 ] || complain "the CSV holds more than its rows"

# A rank without rows beside the traces, or what is no trace at all, changes no answer.
mkdir "$work/beside"
cp -r "$sample/test/." "$work/beside"
echo '[[1,2],[[0,0,1],[0,0,2]]]' > "$work/beside/rank0.memory_timeline.json"
echo '{"traceEvents":[]}' > "$work/beside/rank900.json"
run 1 control "$work/beside" --fail-if 'step_time>5%'
says err 'left out: rank0.memory_timeline.json: is no trace'
says err '^FAILED: step_time>5%: .*, slower$'
says out 'step time .* ms -> .* ms, \+.* \(\+2[0-9]\.[0-9] %\)'
run 3 control "$work/beside" --test-ranks 900 --fail-if 'step_time>5%'
says err 'test: no file of the chosen ranks has a row'

# 2: fewer than four steps on a side; but a regression outweighs that.
run 2 control test --test-steps first --ranks 0 --fail-if 'step_time>5%'
says err '^cannot judge: '
says out '^verdict: cannot judge$'

# 3: what is not understood.
run 3 control test --fail-if 'step_time>nan%'
says err 'nan and inf'
run 3 control test --fail-if 'step_time>inf%'
run 3 control test --fail-if 'steptime>5%'
run 3 control test --fail-if 'step_time>5'
run 3 control test --fail-if ''
run 3 control test --fail-if 'op("no such operation")>5%'
says err 'no operation "no such operation"'
run 3 control test --fail-if 'op("aten::copy_")>5%' --device-type GPU
run 3 control nothing
run 3 control test --significance perhaps

# Only what is real.
run 0 control test --significant --limit 100000
! grep -q 'within noise' "$work/out" || complain "--significant shows noise"
run 0 control test --significance=false
! grep -q 'within noise' "$work/out" || complain "--significance=false judges rows"
run 0 control test --format json --limit 1
says out '"verdict":\{"verdict":"slower"'
says out '"p_value":[0-9]'

[ "$failed" -eq 0 ] && echo "compare: fine"
exit "$failed"

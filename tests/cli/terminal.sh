#!/bin/sh
# The command line as people type it: the output fits the terminal, mistakes are reported, and
# the numbers agree with those of the page.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

# ---- two folders, no command ----

run 0 "$sample/control" "$sample/test" --limit 3
says out '^verdict: slower by 21\.'
run 0 "$sample/control/" "$sample/test/" --limit 3
file=$(ls -d "$sample/control/"* | head -n 1)
other=$(ls -d "$sample/test/"* | head -n 1)
run 0 "$file" "$other" --limit 3
says out '^verdict: '
run 3 "$sample/control"
says err 'name a second folder'
run 3 "$work/nowhere" "$sample/test"
says err 'nowhere: no such folder or file$'

# ---- help, versions, typing mistakes ----

for command in serve ingest compare tree analyse export list remove verify tag split join; do
    run 0 "$command" --help
    cp "$work/out" "$work/help"
    says out "^usage: tracediff $command"
    says out '^  --help'
    for way in "$command -h" "help $command"; do
        # shellcheck disable=SC2086
        run 0 $way
        cmp -s "$work/out" "$work/help" || complain "$way is not $command --help"
    done
    [ "$(longest "$work/help")" -le 100 ] || complain "the help of $command is wide"
done
run 0 help
says out '^  compare '
run 0 version
cp "$work/out" "$work/version"
run 0 --version
cmp -s "$work/out" "$work/version" || complain "version is not --version"
run 3 comprae "$sample/control" "$sample/test"
says err 'there is no command "comprae"; did you mean "tracediff compare"'
run 3 help lsit
says err 'did you mean "tracediff list"'
run 3 compare --limt 3 control test
says err 'there is no option "--limt" \(did you mean --limit\?\)'
run 3 serve --prot 1
says err 'did you mean --port'
run 3 compare --nothing-like-it control test
says err 'there is no option "--nothing-like-it"; see tracediff compare --help'
run 3 compare -x control test
says err 'options begin with --'
run 3 compare control test --limit
says err '[-]-limit needs a value'
run 3 list --help=1
says err 'help takes no value'
run 3 analyse control --what temporal_braekdown
says err 'did you mean temporal_breakdown'

# ---- mistakes are reported before anything is read ----

run 0 list --format json
before=$(grep -c '"id"' "$work/out" || true)
mkdir "$work/fresh"
awk 'BEGIN { print "{\"traceEvents\":[{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"a\"," \
    "\"pid\":1,\"tid\":1,\"ts\":1,\"dur\":2}]}" }' > "$work/fresh/rank0.json"
unread() { # PATTERN ARGUMENT…
    pattern=$1
    shift
    run 3 "$@"
    says err "$pattern"
    ! grep -q 'events from' "$work/err" || complain "something was read: $*"
}
unread 'measure: "both"' compare "$work/fresh" "$sample/test" --measure both
unread 'limit: "x"' compare "$work/fresh" "$sample/test" --limit x
unread 'sort: no column' compare "$work/fresh" "$sample/test" --sort nothing
unread 'fold: ' compare "$work/fresh" "$sample/test" --fold=perhaps
unread 'row: ' compare "$work/fresh" "$sample/test" --row x
unread 'control_ranks: not understood' compare "$work/fresh" "$sample/test" --ranks 0,,2
unread 'test_steps: not understood' compare "$work/fresh" "$sample/test" --test-steps 9-1
unread 'no such folder' compare "$work/fresh" "$sample/test" --output "$work/none/x"
unread 'is a folder' compare "$work/fresh" "$sample/test" --output "$work/fresh"
unread 'cannot be combined' compare "$work/fresh" "$sample/test" --fold --fail-if 'idle>1s'
unread 'nowhere: no such folder or file$' compare "$work/fresh" "$work/nowhere"
unread 'there is no folder "nowhere" here, and there is no set' \
    compare "$work/fresh" nowhere
unread 'nowhere: no such folder or file$' analyse "$work/fresh" --test ./nowhere
unread 'set_steps: not understood' analyse "$work/fresh" --steps x
unread 'num_kernels' analyse "$work/fresh" --what kernel_breakdown --num-kernels x
unread 'counters' export "$work/fresh" --counters nothing --output "$work/x"
unread 'nowhere: no such folder or file$' ingest "$work/nowhere"
unread 'nowhere: no such folder or file$' serve "$sample/control" "$work/nowhere"
[ ! -s "$work/out" ] || complain "serve prints an address and then fails"
run 0 list --format json
[ "$(grep -c '"id"' "$work/out" || true)" -eq "$before" ] || complain "a set was stored"

# ---- what a format lacks ----

mkdir "$work/perfetto"
printf '\012\025\100\001\132\021\110\001\130\001\262\001\006cpu_op\272\001\001a' \
    > "$work/perfetto/rank0.pftrace"
printf '\012\010\100\003\132\004\110\002\130\001' >> "$work/perfetto/rank0.pftrace"
run 0 analyse "$work/perfetto" --what memory --data "$work/formats"
says out "not in Perfetto's format"
says_not out 'none'
run 0 analyse "$work/fresh" --what memory --data "$work/formats"
says out 'peaks: none'

# ---- the list ----

run 0 list --data "$work/empty"
says err 'no set is stored'
[ ! -s "$work/out" ] || complain "a list of nothing has lines"
run 3 series --data "$work/empty" 'nightly-*'
says err '"nightly-\*" matches no stored set: none is stored$'
run 0 list
head -n 1 "$work/out" | grep -Eq '^set +stored +ranks +steps +events +label$' ||
    complain "the list has no head"
says out '^[0-9a-f]{32}  20.*  test$'
COLUMNS=80 run 0 list
says out '^[0-9a-f]{12}  20.*  test$'
[ "$(longest "$work/out")" -le 80 ] || complain "the list is wider than 80"

# ---- numbers, as on the page ----

run 0 compare control test
says out '^213 operations in 218 rows, one for each category; by calls: 11 new, 8 gone,'
says out '^20 of 218 rows; --limit shows more'
says out '\(ProfilerStep\*\):?'
! grep -q '^ProfilerStep' "$work/out" || complain "rows of steps are shown"
run 0 compare control test --step-rows --limit 100000
says out '^ProfilerStep#'
says out '^219 operations in 230 rows'
run 0 compare control test --exclude 'ProfilerStep*' --format json --limit 0
says out '"row_count":218'
says out '"ops_diff":\{"added":11,"deleted":8,"increased":8,"decreased":4,"unchanged":182\}'
says out '"changed_rows":\{"slower":20,"faster":14\}'
run 0 compare control test --format json --limit 0
says out '"row_count":230'
run 0 compare control test --significant=slower --limit 100
[ "$(grep -c ' slower ' "$work/out")" -ge 20 ] || complain "--significant=slower lost rows"
! grep -Eq '→.* faster( |$)' "$work/out" || complain "--significant=slower shows faster"
run 0 compare control test --fold --limit 100000
says out ' in place of .sm90_xmma'
run 0 compare control test --q 'no such name'
says out '^No row passes the filters'

# ---- damage ----

mkdir "$work/cut"
for name in "$sample/test/"*; do
    case $name in
    *31628*) case $name in *.gz) gzip -dc "$name" ;; *) cat "$name" ;; esac |
        head -c 300000 > "$work/cut/31628.json" ;;
    *) cp "$name" "$work/cut" ;;
    esac
done
for time in first second; do
    run 0 ingest "$work/cut"
    says err '^tracediff: damaged: rank 1 \(31628\.json\): The list of events is damaged or ends '
    says err 'which other ranks have\. Steps that other ranks have but this file does not: 6-10\.$'
done
run 0 ingest "$sample/test"
! grep -q damaged "$work/err" || complain "a whole set is damaged"
COLUMNS=80 run 0 list
says out ' cut  damaged$'
run 0 list
says out ' cut  \(damaged: 1 file\)$'
COLUMNS=80 run 0 list
[ "$(grep -c damaged "$work/out")" -eq 1 ] || complain "a whole set is listed as damaged"
[ "$(longest "$work/out")" -le 80 ] || complain "the list is wider than 80"
COLUMNS=80 run 0 compare control cut --limit 1
says out '^damaged: Test, rank 1 \(31628\.json\): The list'
[ "$(longest "$work/out")" -le 80 ] || complain "damage is wider than 80"
run 0 compare control cut --limit 1 --test-ranks 0
! grep -q '^damaged' "$work/out" || complain "a rank that nobody looks at is damaged"
run 0 compare control cut --format markdown
says out '⚠ \*\*Damaged\.\*\* Test, rank 1'
run 0 remove cut
: > "$work/cut/31628.json"
rm "$work/cut/"*.gz
run 3 ingest "$work/cut"
says err '31628\.json: the file is empty; copy or record it again$'

# ---- widths ----

for columns in 80 100 120 160 200; do
    COLUMNS=$columns run 0 compare control test
    width=$(longest "$work/out")
    [ "$width" -le "$columns" ] || complain "a line of $width in $columns columns"
done
COLUMNS=60 run 0 compare control test
[ "$(grep '[0-9]→[0-9]' "$work/out" > "$work/rows" && longest "$work/rows")" -le 60 ] ||
    complain "a row is wider than 60"
COLUMNS=80 run 0 compare control test
says out '^operation \(self time per step\) +calls +test +change +verdict$'
says out '^cudaMemcpyAsync +3→7 +3\.446 ms +\+3\.423 ms +slower$'
[ "$(grep -c '^sm90_xmma' "$work/out")" -eq "$(grep '^sm90_xmma' "$work/out" |
    cut -d ' ' -f 1 | sort -u | wc -l)" ] || complain "two kernels look the same"
COLUMNS=100 run 0 compare control test
says out '^operation \(self time per step\) +calls +control +test +change +verdict$'
# A pipe gets all columns.
run 0 compare control test
says out ' verdict +category'
# If two rows share a name, the output adds their category.
COLUMNS=80 run 0 compare control test --limit 100000
says out '^Distr.*…?.* \[gpu_user…ion\] '

# ---- a terminal ----

if command -v script > /dev/null && script -qec true /dev/null > /dev/null 2>&1; then
    # on COLUMNS VARIABLES COMMAND: runs it in a terminal of this width.
    on() {
        script -qec "stty cols $1; env $2 '$TRACEDIFF_BIN' $3" /dev/null < /dev/null |
            tr -d '\r' > "$work/out"
    }
    escape=$(printf '\033')
    on 80 NO_COLOR=1 'compare control test'
    [ "$(longest "$work/out")" -le 80 ] || complain "a terminal of 80 columns is too narrow"
    says out '^operation \(self time per step\) +calls +test +change +verdict$'
    ! grep -q "$escape" "$work/out" || complain "NO_COLOR has colour"
    on 130 TERM=dumb 'compare control test'
    says out ' control +test +change '
    ! grep -q "$escape" "$work/out" || complain "TERM=dumb has colour"
    on 80 TERM=xterm 'compare control test'
    grep -q "$escape\[31m" "$work/out" || complain "a terminal has no colour"
    on 80 TERM=xterm 'list'
    says out '^.*[0-9a-f]{12}  20'
    # The terminal's width counts, not COLUMNS.
    on 100 'NO_COLOR=1 COLUMNS=60' 'compare control test'
    says out ' control +test +change '
    on 80 NO_COLOR=1 "'$sample/control' '$sample/test'"
    says out '^in the browser: tracediff serve [^ ]*/control [^ ]*/test$'
    on 80 NO_COLOR=1 "compare --data '$work/a b' '$sample/control' '$sample/test'"
    says out "^in the browser: tracediff serve --data '[^']*/a b' /"
    on 80 NO_COLOR=1 "'$sample/control' '$sample/test' --format brief"
    says_not out '^in the browser'

    # ---- nothing but the name ----

    # alone FOLDER [VARIABLE]: there, beside a server that has the store, so that it ends.
    mkdir -p "$work/data/tracediff"
    program=$(cd "$(dirname "$TRACEDIFF_BIN")" && pwd)/$(basename "$TRACEDIFF_BIN")
    alone() {
        (cd "$1" && flock "$work/data/tracediff/lock" script -qec "env $2 '$program'" /dev/null \
            < /dev/null | tr -d '\r' > "$work/out")
        says out '^tracediff: another tracediff server uses '
        says_not out 'usage:'
    }
    folder=$work/alone
    mkdir "$folder" "$work/elsewhere"
    echo '{"name": "a package"}' > "$folder/package.json"
    alone "$folder" A=b
    says out '^there are no traces in this folder; the dashboard has what is stored'
    mkdir -p "$folder/after/host" "$folder/other" "$folder/.git"
    cp "$work/fresh/rank0.json" "$folder/after/host"
    cp "$folder/package.json" "$folder/other"
    cp "$work/fresh/rank0.json" "$folder/.git"
    alone "$folder" A=b
    says out '^found: after, 1 trace, 0\.0 MB$'
    says_not out 'other,|git'
    cp "$sample/control/"*.gz "$work/elsewhere"
    ln -s "$work/elsewhere" "$folder/before"
    alone "$folder" A=b
    says out '^found: before, 2 traces, 0\.5 MB \(control\)$'
    says out '^found: after, 1 trace, 0\.0 MB \(test\)$'
    cp -r "$folder/after" "$folder/third"
    alone "$folder" A=b
    says out '^found: after, .*\(test\)$'
    says out '^left: 1 more with traces'
    # A home is not searched, nor one that a link leads to.
    alone "$folder" "HOME='$folder'"
    says out '^a home folder is not searched for traces; the dashboard has'
    alone "$folder" "HOME='$work/elsewhere'"
    says_not out 'before'
    cp "$work/fresh/rank0.json" "$folder/a.json"
    alone "$folder" A=b
    says out '^found: this folder, 1 trace,'
    says out '^its folders are read as parts of the same run'
    mkdir "$folder/many"
    (cd "$folder/many" && seq 5000 | xargs touch)
    alone "$folder" A=b
    says out '^this is much, so nothing is read unasked; tracediff serve DIR'
    run 3
    says err '^usage: tracediff COMMAND'

    on 80 TERM=dumb "ingest --data '$work/other' '$sample/control'"
    ! grep -q "$escape" "$work/out" || complain "TERM=dumb is told to delete a line"
else
    echo "terminal: no script(1), so no terminal was tried"
fi

# ---- over SSH ----

mkfifo "$work/pipe"
# over CONNECTION NODE ARGUMENT…: the words of `serve` until the set of the second folder is known.
over() {
    SSH_CONNECTION=$1 SLURMD_NODENAME=$2 LOGNAME=me "$TRACEDIFF_BIN" serve --port 0 "$3" "$4" \
        "$sample/control" "$sample/test" > "$work/address" 2> "$work/pipe" &
    server=$!
    while read -r line; do
        echo "$line"
        case $line in *': test: '*' set '*) kill "$server" ;; esac
    done < "$work/pipe" > "$work/out"
    wait "$server" || complain "serve over SSH ended with $?"
}
here_is='192.0.2.1 50000 127.0.0.1'
over "$here_is 22" '' --jobs 1
says out '^ssh -N -L ([0-9]+):127\.0\.0\.1:[0-9]+ me@127\.0\.0\.1$'
[ "$(grep -c 'is stored already' "$work/out")" -eq 2 ] || complain 'serve reads what compare has read'
over "$here_is 2222" '' --jobs 1
says out '^ssh -N -p 2222 -L '
over '192.0.2.1 50000 192.0.2.7 22' gpu7 --jobs 1
says out '^ssh -N -J ssh://me@192\.0\.2\.7:22 -L ([0-9]+):127\.0\.0\.1:[0-9]+ me@gpu7$'
# A container, an odd variable, an address that others reach.
over '192.0.2.1 50000 192.0.2.7 22' '' --jobs 1
says_not out 'ssh -N'
over '1 2 $(x) 22' gpu7 --jobs 1
says_not out 'ssh -N'
over '192.0.2.1 50000 192.0.2.7 22' '-oProxyCommand=x' --jobs 1
says_not out 'ssh -N'
over "$here_is 22" '' --listen 0.0.0.0
says_not out 'ssh -N'

[ "$failed" -eq 0 ] && echo "terminal: fine"
exit "$failed"

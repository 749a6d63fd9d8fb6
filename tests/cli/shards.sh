#!/bin/sh
# tracediff ingest --shard and tracediff merge make the same set file as one ingest, byte for
# byte, and report shards that do not fit, are damaged or forged.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"
export SOURCE_DATE_EPOCH=1700000000

# Traces with everything that may go wrong: copies (one precedes the file that counts, because
# the copy is larger on disk), a damaged file, an unreadable file, a file without a rank.
traces=$work/traces
mkdir -p "$traces/b"
cp "$sample"/ranks-control/*.json.gz "$traces"
cp "$sample"/test/*.json.gz "$traces/b"
first=$(ls "$sample/ranks-control" | head -n 1)
gunzip -c "$sample/ranks-control/$first" > "$traces/z-copy.json"
head -c 60000 "$sample/control/$(ls "$sample/control" | head -n 1)" > "$traces/cut.json.gz"
echo '[1' > "$traces/unreadable.json"
echo '{"traceEvents": [{"ph": "X", "name": "a", "ts": 1, "dur": 2, "pid": 1, "tid": 1, "cat": "cpu_op"}, {"ph": "X", "ts": "x"}]}' > "$traces/none.json"

# shards N: makes the shards $work/N-I.shard
shards() {
    i=0
    while [ "$i" -lt "$1" ]; do
        run 0 ingest --shard "$i/$1" --output "$work/$1-$i.shard" "$traces"
        i=$((i + 1))
    done
}

run 0 ingest --threads 3 "$traces"
one=$(cat "$work/out")
says err 'left out: unreadable.json'
says err 'counted once: z-copy.json'
run 0 ingest --data "$work/again" --threads 1 "$traces"
cmp "$work/data/tracediff/sets/$one.db" "$work/again/sets/$one.db" ||
    complain "the number of threads changes the file"

for count in 1 2 3 20; do
    shards "$count"
    # The order of the shards does not matter.
    # shellcheck disable=SC2012,SC2046
    run 0 merge --data "$work/merged-$count" $(ls -r "$work/$count"-*.shard)
    [ "$(cat "$work/out")" = "$one" ] || complain "$count shards make another set"
    says err 'left out: unreadable.json'
    says err 'counted once: z-copy.json'
    cmp "$work/data/tracediff/sets/$one.db" "$work/merged-$count/sets/$one.db" ||
        complain "$count shards make another file"
done
run 0 list --data "$work/merged-3"
says out 'traces'
run 0 merge "$work"/2-*.shard
says err '2 shards \(stored already\)'
run 0 merge --data "$work/labelled" --label mine --tag t=1 "$work"/2-*.shard
run 0 list --data "$work/labelled"
says out 'mine'

# Shards that do not fit together. Nothing is stored.
data=$work/nothing
run 3 merge --data "$data" "$work/3-0.shard" "$work/3-2.shard"
says err '1 of 3 shards is missing: 1\. Make it with tracediff ingest --shard I/3'
run 3 merge --data "$data" "$work/3-0.shard" "$work/2-1.shard"
says err '2-1.shard is one of 2 shards, but .*3-0.shard is one of 3'
cp "$work/3-1.shard" "$work/copy.shard"
run 3 merge --data "$data" "$work"/3-*.shard "$work/copy.shard"
says err '3-1.shard and .*copy.shard are both shard 1 of 3: leave one of them out'
echo '{"traceEvents": []}' > "$traces/new.json"
run 0 ingest --shard 1/2 --output "$work/later.shard" "$traces"
run 3 merge --data "$data" "$work/2-0.shard" "$work/later.shard"
says err 'later.shard and .*2-0.shard were not made from the same files'

# Files that are not shards, or are damaged or forged.
run 3 merge --data "$data" "$work/data/tracediff/sets/$one.db"
says err "$one.db: it is a set, not a shard"
run 3 merge --data "$data" "$traces/none.json"
says err 'none.json: it ends without its digest: make this shard again'
run 3 merge --data "$data" "$work/nowhere.shard"
says err 'nowhere.shard: no such folder or file'
run 3 merge --data "$data" "$work"
says err 'this is a folder; name a file in it'
cp "$work/2-1.shard" "$work/flipped.shard"
printf 'x' | dd of="$work/flipped.shard" bs=1 seek=50000 conv=notrunc 2> /dev/null
run 3 merge --data "$data" "$work/2-0.shard" "$work/flipped.shard"
says err 'flipped.shard: its bytes are not those that were written: make this shard again'
run 0 list --data "$data"
[ "$(grep -c . "$work/out")" -eq 0 ] || ! grep -q traces "$work/out" ||
    complain "a merge that failed stored a set"

# What the files of a folder are is said where the set is made, and kept with it.
open=$work/open
mkdir "$open"
for i in 1 2 3; do
    sed "s/\"a\"/\"a$i\"/" "$traces/none.json" > "$open/t_$i.json"
done
run 0 ingest --shard 0/1 --output "$work/o.shard" "$open"
run 3 ingest --shard 0/1 --files-are ranks --output "$work/o.shard" "$open"
says err 'give --data, --tag and --files-are to tracediff merge'
run 0 merge --data "$work/o" --files-are=recordings "$work/o.shard"
one=$(cat "$work/out")
run 0 ingest --data "$work/o" --files-are recordings --keep-traces "$open"
[ "$(cat "$work/out")" = "$one" ] || complain "a merge and an ingest of recordings differ"
rm "$work/o/sets/$one.db"
run 0 verify --data "$work/o" --repair
run 0 sql --data "$work/o" --control "$one" --format csv 'select count(*), max(rank), max(span) from files'
says out '^3,0,2'
run 0 compare --data "$work/o" --files-are recordings --format json "$open" "$one"
says out "^.\"control\":.\"set\":\"$one\""
# Which recordings are of one process is told by their times, also of shards.
hosts=$work/hosts
for name in a/h_1.1755000000000 b/h_1.1755000000001 c/h_2.1755000000000 d/h_2.1755000000001; do
    mkdir -p "$hosts/${name%/*}"
    echo "{\"baseTimeNanoseconds\": 1755000000000000000, \"traceEvents\": [{\"ph\": \"X\", \"name\": \"$name\", \"ts\": $([ "${name%/*}" = d ] && echo 900 || echo 0), \"dur\": 800, \"pid\": 1, \"tid\": 1, \"cat\": \"cpu_op\"}]}" > "$hosts/$name.pt.trace.json"
done
run 0 ingest "$hosts"
one=$(cat "$work/out")
run 0 sql --control "$one" --format csv "select group_concat(rank || '.' || span, ' ') from (select * from files order by name)"
says out '^0.0 1.0 2.0 2.1'
for i in 0 1; do
    run 0 ingest --shard "$i/2" --output "$work/h-$i.shard" "$hosts"
done
run 0 merge --data "$work/h" "$work/h-0.shard" "$work/h-1.shard"
[ "$(cat "$work/out")" = "$one" ] || complain "shards of hosts of one name make another set"
run 3 analyse --files-are cycles "$open"
says err 'files_are is "ranks" or "recordings"'

run 3 ingest --shard 3/3 --output "$work/x.shard" "$traces"
says err '--shard takes I/N'
run 3 ingest --shard 0/3 "$traces"
says err '--shard needs --output'
run 3 ingest --output "$work/x.shard" "$traces"
says err '--output goes with --shard'
run 3 ingest --shard 0/3 --output "$work/x.shard" --keep-traces "$traces"
says err '--shard writes no store'
run 3 ingest --shard 0/2 --output "$work/none/x.shard" "$traces"
says err 'no such folder'
# A shard may replace a file, but no trace of the folder, and no device, pipe or link.
run 3 ingest --shard 0/2 --output "$traces/new.json" "$traces"
says err 'new.json: this name is for traces; give the shard another name, such as 0\.shard'
mkfifo "$work/pipe"
ln -s pipe "$work/link"
for name in pipe link; do
    run 3 ingest --shard 0/2 --output "$work/$name" "$traces"
    says err "$name: this is not a regular file, and the shard would replace it"
done
[ "$(cat "$traces/new.json")" = '{"traceEvents": []}' ] || complain "a trace was overwritten"
run 3 merge
says err 'no shard was given'
# shellcheck disable=SC2144
[ ! -e "$work"/x.shard* ] || complain "a shard that failed left a file"

exit "$failed"

#!/bin/sh
# Every kept input of the fuzzers goes through its target again.
set -eu
source=${srcdir:-.}/tests/fuzz
for target in trace number text inflate; do
    printf '%s: ' "$target"
    tests/fuzz/replay_$target "$source/corpus-$target" 2>replay-$target.tmp || {
        tr '\r' '\n' <replay-$target.tmp | tail -n 30
        rm -f replay-$target.tmp
        exit 1
    }
    rm -f replay-$target.tmp
done

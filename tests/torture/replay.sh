#!/bin/sh
# Every kept input of the fuzzers of this folder goes through its target again.
set -eu
source=${srcdir:-.}/tests/torture
for target in request fail_if upload; do
    printf '%s: ' "$target"
    tests/torture/replay_$target "$source/corpus-$target" 2>replay-$target.tmp || {
        tr '\r' '\n' <replay-$target.tmp | tail -n 30
        rm -f replay-$target.tmp
        exit 1
    }
    rm -f replay-$target.tmp
done

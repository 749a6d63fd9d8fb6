#!/bin/sh
# Every kept input of the fuzzers goes through its target again.
#
#     replay.sh [FOLDER TARGET...]    default: the targets of this folder
set -eu
[ $# -gt 0 ] || set -- fuzz trace number text inflate
folder=tests/$1
shift
for target; do
    printf '%s: ' "$target"
    "$folder/replay_$target" "${srcdir:-.}/$folder/corpus-$target" 2>"replay-$target.tmp" || {
        tr '\r' '\n' <"replay-$target.tmp" | tail -n 30
        rm -f "replay-$target.tmp"
        exit 1
    }
    rm -f "replay-$target.tmp"
done

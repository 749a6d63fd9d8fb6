#!/bin/sh
# Every kept input of the fuzzers goes through its target again.
#
#     replay.sh [FOLDER TARGET...]    default: the targets of this folder
set -eu
[ $# -gt 0 ] || set -- fuzz trace number text inflate bundle container
folder=tests/$1
source=$(cd "${srcdir:-.}" && pwd)
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for target; do
    printf '%s: ' "$target"
    sh "$source/tests/fuzz/corpus.sh" unpack "$source/$folder/corpus-$target.tar.gz" \
        "$work/$target"
    "$folder/replay_$target" "$work/$target" 2>"$work/errors" || {
        tr '\r' '\n' <"$work/errors" | tail -n 30
        exit 1
    }
done

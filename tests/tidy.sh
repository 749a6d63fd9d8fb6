#!/bin/sh
# clang-tidy over one file, if it or anything that it includes, the flags, the checks or the
# version of clang-tidy changed since it was last found clean.
#
#     tidy.sh FILE.c FLAG...      in the root of the source
#
# CLANG_TIDY and CC are the programs, TIDY_VERSION what the first says of itself, TIDY_NODES the
# most states of a function that the analyzer looks at, TIDY_BUILD the build folder, TIDY_CLEAN the
# folder that remembers. It keeps one hash a file: of the text with comments and macros that the
# compiler makes of the file, in whichever folder.
set -eu
file=$1
shift
key=$({
    cat .clang-tidy
    printf '%s\n' "$TIDY_VERSION" "$TIDY_NODES" "$@" | sed "s,$TIDY_BUILD/,,g"
    "${CC:-cc}" -E -C -P -dD "$@" "$file"
} 2>&1 | sha256sum)
clean=$TIDY_CLEAN/$file
[ "$(cat "$clean" 2>/dev/null)" != "$key" ] || exit 0
mkdir -p "$(dirname "$clean")"
"$CLANG_TIDY" --quiet "$file" -- "$@" \
    -Xclang -analyzer-config -Xclang "max-nodes=$TIDY_NODES" 2>/dev/null
printf '%s\n' "$key" >"$clean"

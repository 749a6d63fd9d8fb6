#!/bin/sh
# docs/ci.md is right: every command in its table exits with the status beside it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
TRACEDIFF_BIN=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

complain() {
    echo "FAIL: $1"
    failed=1
}

mkdir "$work/bin"
ln -s "$(cd "$(dirname "$TRACEDIFF_BIN")" && pwd)/$(basename "$TRACEDIFF_BIN")" \
    "$work/bin/tracediff"
PATH=$work/bin:$PATH
XDG_DATA_HOME=$work/data
export PATH XDG_DATA_HOME

# Lines "| `command` | status |".
sed -n 's/^| `\(tracediff compare .*\)` | \([0-9]\) |$/\2 \1/p' "$source/docs/ci.md" \
    > "$work/table"
[ "$(wc -l < "$work/table")" -ge 10 ] || complain "the table of docs/ci.md was not found"
while read -r expected command; do
    status=0
    (cd "$source" && eval "$command") > "$work/out" 2> "$work/err" || status=$?
    [ "$status" -eq "$expected" ] || {
        complain "status $status instead of $expected: $command"
        cat "$work/err"
    }
    [ "$expected" -ne 3 ] || [ -s "$work/err" ] || complain "no word about: $command"
done < "$work/table"

[ "$failed" -eq 0 ] && echo "docs/ci.md: fine"
exit "$failed"

#!/bin/sh
# docs/ci.md is right: every command in its table exits with the status beside it, and the
# job's script writes the files that docs/ci.md names.
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

# The job's script: the block that is a program.
sed -n '/^#!\/bin\/sh$/,/^```$/p' "$source/docs/ci.md" | sed '$d' > "$work/job.sh"
job() { # BASELINE CANDIDATE STATUS
    status=0
    (cd "$work" && rm -f comment.md report.html &&
        BASELINE=$source/traces-sample/$1 CANDIDATE=$source/traces-sample/$2 sh job.sh) \
        > "$work/out" 2>&1 || status=$?
    [ "$status" -eq "$3" ] || {
        complain "the job of $1 and $2 has status $status instead of $3"
        cat "$work/out"
    }
}
job control control 0
job control test 1
grep -q '^### `control` → `test`: slower by ' "$work/comment.md" || complain "no verdict"
grep -q '^| `step_time>5%` | \*\*fails\*\* |' "$work/comment.md" || complain "no condition"
grep -q '^| exposed communication |' "$work/comment.md" || complain "no waterfall"
grep -q '^<!doctype html>$' "$work/report.html" || complain "no report"
[ "$(wc -c < "$work/comment.md")" -lt 65536 ] || complain "the comment is too long"
[ "$(wc -c < "$work/report.html")" -lt 3000000 ] || complain "the report is too long"
job control nowhere 3
[ ! -e "$work/report.html" ] || complain "a report of nothing"

[ "$failed" -eq 0 ] && echo "docs/ci.md: fine"
exit "$failed"

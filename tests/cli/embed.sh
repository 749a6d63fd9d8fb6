#!/bin/sh
# How the build splits the files of sql/ into sections, and what it says about mistakes.
set -eu
embed=$PWD/server/embed # of the build folder
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/sql"
cd "$work"
failed=0

# embeds TEXT [TEXT]: a.sql and b.sql, in which \n ends a line.
embeds() {
    rm -f sql/*.sql
    printf '%b' "$1" > sql/a.sql
    [ $# -eq 1 ] || printf '%b' "$2" > sql/b.sql
    "$embed" out.c . /dev/null sql/*.sql 2> err
}
refuses() { # MESSAGE TEXT...
    message=$1
    shift
    if embeds "$@"; then
        echo "FAIL: accepts what must be refused with: $message"
        failed=1
    elif ! grep -qxF "embed: $message" err; then
        echo "FAIL: no \"$message\" but: $(cat err)"
        failed=1
    fi
}

embeds '-- A file.\n\n-- name: one\n-- First.\nSELECT 1\n\n-- name: two\nSELECT 2;\n\nSELECT 3;' \
    '-- name: b\nSELECT 4\n\n\n'
sed -nE 's/^ +("[-SEL ].*)/\1/p' out.c > texts
printf '%s\n' '"SELECT 4\012";' '"-- First.\012SELECT 1\012";' '"SELECT 2;\012\012SELECT 3;\012";' > wanted
cmp texts wanted || failed=1
grep -oE '"sql/[a-z]+"' out.c | tr '\n' ' ' > names
grep -qx '"sql/b" "sql/one" "sql/two" ' names || { cat names; failed=1; }

refuses 'sql/b.sql:2: another section sql/one' '-- name: one\nSELECT 1\n' '-- B.\n-- name: one\nSELECT 1\n'
refuses 'sql/a.sql:1: here is a section sql/one' '-- name: one\nSELECT 1\n-- name: one\nSELECT 1\n'
refuses 'sql/a.sql:1: nothing is in the section sql/one' '-- name: one\n-- Only this.\n\n-- name: two\nSELECT 2\n'
refuses 'sql/a.sql:4: nothing is in the section sql/two' '-- name: one\nSELECT 1\n\n-- name: two\n'
refuses 'sql/a.sql:2: only comments before the first section' '-- A.\nSELECT 1\n-- name: one\nSELECT 1\n'
refuses 'sql/a.sql:1: a name has a-z, 0-9 and _' '-- name: One\nSELECT 1\n'
refuses 'sql/a.sql:1: a name has a-z, 0-9 and _' '-- name: \nSELECT 1\n'
refuses 'sql/a.sql: no section ("-- name: …")' '-- A.\n'
[ "$failed" -eq 0 ] && echo "embed: fine"
exit "$failed"

# shellcheck shell=sh
# Shared by the tests of the command line: a temporary folder, a store in it, and checks of
# the last command's output. A test sources this file first; this sets $here and $sample.
here=$(cd "$(dirname "$0")" && pwd)
sample=$here/../../traces-sample
TRACEDIFF_BIN=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
unset COLUMNS NO_COLOR
export XDG_DATA_HOME="$work/data" TERM=xterm

complain() {
    echo "FAIL: $1"
    failed=1
}
# run STATUS ARGUMENT…: writes the command's output to the files out and err.
run() {
    expected=$1
    shift
    status=0
    "$TRACEDIFF_BIN" "$@" > "$work/out" 2> "$work/err" || status=$?
    [ "$status" -eq "$expected" ] || {
        complain "status $status instead of $expected: $*"
        cat "$work/err"
    }
}
says() { # FILE PATTERN
    grep -Eq -e "$2" "$work/$1" || {
        complain "no \"$2\" in the $1 of the last command"
        cat "$work/$1"
    }
}
says_not() { # FILE PATTERN
    ! grep -Eq -e "$2" "$work/$1" || complain "\"$2\" in the $1 of the last command"
}
# The longest line of a file, in characters: bytes that begin one.
longest() {
    LC_ALL=C awk '{ gsub(/[\200-\277]/, ""); if (length($0) > most) most = length($0) }
        END { print most + 0 }' "$1"
}

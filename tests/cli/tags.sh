#!/bin/sh
# Tags on the command line, and traces that are read in a second time.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

labels() { # LABEL…: the last list has exactly these, in any order
    got=$(sed -n 's/^ *"label": "\(.*\)",\{0,1\}$/\1/p' "$work/out" | sort | tr '\n' ' ')
    [ "$got" = "${*:+$* }" ] || complain "the list has \"$got\" instead of \"$*\""
}

# ---- given while reading in ----

run 3 ingest --tag ' blank' "$sample/control"
says err 'begins or ends with a blank'
[ ! -s "$work/out" ] || complain "a set was read in, although its tag is none"
run 0 ingest --label one --tag nightly --tag 'two words' "$sample/control"
one=$(cat "$work/out")
run 0 ingest --label two --tag Nightly "$sample/test"
run 0 ingest --tag late "$sample/test" # tags a stored set, too

# ---- listed, and found again ----

run 0 list
says out ' one  \[nightly, two words\]$'
says out ' two  \[late, Nightly\]$'
COLUMNS=80 run 0 list
says out '^  \[nightly, two words\]$'
[ "$(longest "$work/out")" -le 80 ] || complain "the list is wider than 80"
run 0 list --format json --tag NIGHTLY
labels one two
run 0 list --format json --tag nightly --tag late
labels two
run 0 list --tag nowhere
says err '^no set has this tag$'
[ ! -s "$work/out" ] || complain "a list of nothing has lines"
run 3 list --tag ''
says err 'a tag must have 1 to 64 bytes'

# ---- changed ----

run 0 tag --remove nightly --add base --add '-x' one
says err '^one: -x, base, two words$'
run 0 tag --add shared "$one" two
says err '^two: late, Nightly, shared$'
run 0 list --format json --tag shared
labels one two
run 0 tag --remove base --remove -x --remove 'two words' --remove shared one
says err '^one: no tags$'
run 3 tag --add again nowhere one
says err 'nowhere'
run 0 list --tag again # all names are looked up before the first set is changed
says err '^no set has this tag$'
run 0 tag --add again one
run 3 tag one
says err 'give --add TAG or --remove TAG'
run 3 tag --add x
says err 'no set was given'
run 3 tag --add "$(printf 'a\nb')" one
says err 'without control characters'
more=$(seq 32 | sed 's/^/--add t/')
# shellcheck disable=SC2086
run 3 tag $more one
says err 'at most 32 tags'
run 0 list --format json --tag t1
labels

# ---- a set that is read in again keeps its label ----

run 0 ingest --label other "$sample/control"
says err "^other: stored already as \"one\" \(it keeps this label\), set $one "
run 0 ingest --label one "$sample/control"
says err "^one: stored already as \"one\", set $one "
run 0 list --format json
labels one two

exit "$failed"

#!/bin/sh
# tracediff pack, and the commands that open its file: ingest, and open with or without a server.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

bundle=$work/pr1.tracediff
run 0 ingest --label before --tag nightly "$sample/control"
run 0 ingest --label after "$sample/test"

# ---- packed ----

run 3 pack before after
says err '-o FILE says where'
run 3 pack before -o "$bundle"
says err 'give two sets, CONTROL and TEST, not 1'
run 3 pack before nowhere -o "$bundle"
says err 'no set|there is no'
run 3 pack before after -o "$bundle" --view 'Q=1'
says err '"Q" is not a parameter of the page'
[ ! -e "$bundle" ] || complain "a bundle was written, although it was refused"
run 0 pack before after -o "$bundle" --view '?control=x&unit=percent&token=secret'
says err 'pr1.tracediff: [0-9]+ kB$'
tar -tf "$bundle" > "$work/list"
[ "$(sed 1q "$work/list")" = tracediff.json ] || complain "the head does not come first"
[ "$(wc -l < "$work/list")" -eq 3 ] || complain "the bundle has not two sets"
! grep -q secret "$bundle" || complain "a token is in the bundle"
run 0 compare before after --format json
mv "$work/out" "$work/answer"

# ---- opened: the same answers, byte for byte ----

export XDG_DATA_HOME="$work/other"
run 3 compare "$bundle" "$bundle"
says err 'is a bundle, not a trace: open it alone'
run 3 ingest --label mine "$bundle"
says err 'has its own labels'
run 0 ingest --tag received "$bundle"
says err '^before \([0-9a-f]{32}\) is stored$'
[ "$(wc -l < "$work/out")" -eq 2 ] || complain "not two ids"
run 0 compare before after --format json
cmp "$work/out" "$work/answer" || complain "the comparison is another one"
run 0 list
says out 'before  \[nightly, received\]$'
run 0 ingest "$bundle"
says err '^after .* was already stored and is unchanged$'

# ---- refused ----

head -c 100000 "$bundle" > "$work/half.tracediff"
run 3 open --no-open "$work/half.tracediff"
says err 'half.tracediff: byte 100000: the file ends too early; nothing was stored'
run 3 open --no-open "$sample/README.md"
says err 'README.md: byte 0: it is not a bundle of tracediff'
run 3 open --no-open "$work/none.tracediff"
says err 'no such folder or file'
run 3 open
says err 'give one bundle, not 0'

exit "$failed"

#!/bin/sh
# The output of --help fits a terminal of 80 columns, and the man page has every option in it.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"
manual=$here/../../docs/tracediff.1

sed 's/\\-/-/g' "$manual" > "$work/manual"
"$TRACEDIFF_BIN" --help > "$work/commands"
commands=$(sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p' "$work/commands" | grep -vx -e help -e version)
[ "$(echo "$commands" | wc -l)" -gt 15 ] || complain 'the list of commands is not read'
for command in $commands; do
    run 0 "$command" --help
    [ "$(longest "$work/out")" -le 80 ] || complain "tracediff $command --help: over 80 columns"
    for option in $(grep -oE '^  (-[a-z], )?--[a-z-]+' "$work/out" | grep -oE -- '--[a-z-]+'); do
        grep -qE -- "$option([^a-z-]|\$)" "$work/manual" || complain "$command $option is not in the man page"
    done
done
exit "$failed"

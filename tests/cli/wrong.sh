#!/bin/sh
# Wrong arguments, and folders that cannot be written: no command does half of its work, and the
# message says what to do.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

run 0 ingest --tag first "$sample/control"
run 0 ingest "$sample/test"
listed() { # WHAT: both sets are still there, and unchanged
    run 0 list
    [ "$(grep -Ec ' (test|control  \[first\])$' "$work/out")" -eq 2 ] || complain "$1"
}

# ---- names are looked up before anything changes ----

run 3 remove control nowhere
listed 'control was removed beside a wrong name'
run 3 pin control nowhere
listed 'control was pinned beside a wrong name'
run 3 list control
says err 'it lists all sets, or those of --tag TAG, not "control"'

# ---- a folder instead of a file ----

run 3 open --no-open "$sample"
says err 'this is a folder; name a file in it$'
run 3 merge "$sample"
says err 'this is a folder; name a file in it$'

# ---- where the output goes ----

(cd "$work" && "$TRACEDIFF_BIN" list > "$work/list" && "$TRACEDIFF_BIN" compare --format csv \
    --output - control test > "$work/rows") || complain 'compare --output - failed'
[ ! -e "$work/-" ] || complain 'there is a file named -'
[ "$(wc -l < "$work/rows")" -gt 10 ] || complain 'compare --output - wrote nothing'
run 3 pack control test -o -
says err '-o FILE says where to write the bundle'

# ---- values that mean nothing ----

run 3 series --fail-if 'step_time>5%'
says err '--fail-if needs --baseline'
[ ! -s "$work/out" ] || complain 'a series is shown before its condition is refused'
run 3 series --tag nowhere --baseline tag:first --fail-if 'step_time>5%'
says err 'the series has no set'
run 3 series --url perf.example.org
says err '--url takes the address of the dashboard, such as https://'
for host in http://traces.example traces.example/ '*.example' traces.example: ''; do
    run 3 serve --allow-host "$host"
    says err '--allow-host takes NAME or NAME:PORT'
done
run 3 serve --keep-traces 5G
says err 'write SIZE after an equals sign: --keep-traces=5G'

# ---- a store that may not be written ----

store=$XDG_DATA_HOME/tracediff
chmod 500 "$store"
trap 'chmod 700 "$store"; rm -rf "$work"' EXIT
program=$TRACEDIFF_BIN
if [ -w "$store" ]; then # root may write everywhere, unless it gives up that right
    command -v setpriv >/dev/null || exit "$failed"
    TRACEDIFF_BIN=$work/unprivileged
    cat > "$TRACEDIFF_BIN" <<END
#!/bin/sh
exec setpriv --bounding-set=-dac_override,-dac_read_search "$(realpath "$program")" "\$@"
END
    chmod 755 "$TRACEDIFF_BIN"
    "$TRACEDIFF_BIN" version > "$work/out" 2>&1 || exit "$failed" # root could not give up the right
fi
run 0 list
says out ' control  \[first\]$'
run 0 compare control test
says out '^verdict: slower'
run 0 tree control
run 0 series
run 0 sql control 'SELECT count(*) FROM ops'
run 0 analyse --what idle_time_breakdown control
run 0 export --sqlite "$work/rows.db" control
run 0 pack control test -o "$work/packed.tracediff"
run 3 compare control "$sample/ranks-test"
says err 'ranks-test cannot be read in: the data directory .* is not writable; choose another'
for command in 'remove control' 'tag --add x control' 'split control' "ingest $sample/test" \
    'verify --repair' serve "open $work/packed.tracediff"; do
    # shellcheck disable=SC2086
    run 3 $command
    says err 'the data directory .* is not writable: Permission denied; choose another'
done

# ---- a store that may not even be read ----

chmod 0 "$store/catalog.db"
for command in list 'compare control test' series; do
    # shellcheck disable=SC2086
    run 3 $command
    says err 'catalog\.db is not readable: Permission denied; choose another place with --data$'
done
chmod 600 "$store/catalog.db"

exit "$failed"

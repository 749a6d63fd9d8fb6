#!/bin/sh
# The command line with names that contain terminal controls, readers that go away, full disks,
# and no home.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

# No terminal controls: C0 except the line end, DEL, C1, bidirectional controls.
is_clean() {
    for stream in out err; do
        if LC_ALL=C grep -q "$(printf '[\001-\011\013-\037\177]')" "$work/$stream" ||
            LC_ALL=C grep -q "$(printf '\302[\200-\237]')" "$work/$stream" ||
            LC_ALL=C grep -q "$(printf '\342\200[\216\217\250-\256]')" "$work/$stream"; then
            complain "$1: a terminal would obey the $stream"
            cat -v "$work/$stream"
        fi
    done
}

# ---- names ----

escape=$(printf '\033]0;owned\007\033[2J\033[31m')
nasty="x$escape$(printf '\n\302\233y\342\200\256z\177')"
mkdir "$work/plain" "$work/$nasty"
cp "$sample/control/"* "$work/plain"
cp "$sample/test/"* "$work/$nasty"
echo 'not a trace' > "$work/$nasty/r$nasty.json"
cp "$(ls -d "$sample/test/"* | head -n 1)" "$work/$nasty/copy$nasty.json.gz"

run 0 ingest "$work/$nasty"
says err '^x .*: [0-9]+ events from '
says err '^tracediff: left out: '
says err '^tracediff: counted once: '
is_clean ingest
run 0 ingest "$work/$nasty"
says err 'stored already'
is_clean "ingest again"
run 0 list
[ "$(wc -l < "$work/out")" -eq 2 ] || complain "a label makes lines of its own"
is_clean list
run 0 list --format json
says out 'u001[bB]'
run 0 compare "$work/plain" "$work/$nasty" --limit 3
is_clean compare
run 0 compare plain "x$escape$(printf '\n\302\233y\342\200\256z\177')" --format markdown
is_clean "compare as Markdown"
run 0 analyse "$work/$nasty" --what temporal_breakdown
is_clean analyse
run 3 compare plain "no$nasty"
is_clean "compare with nothing"
run 3 ingest "$work/nowhere$nasty"
is_clean "ingest of nothing"
run 3 "$nasty"
is_clean "no command"
run 3 compare plain plain --format "$nasty"
is_clean "no format"
run 3 serve --port "$nasty"
is_clean "no port"
id=$("$TRACEDIFF_BIN" list | sed -n 's/^\([0-9a-f]\{32\}\).* x .*/\1/p')
printf damage | dd of="$XDG_DATA_HOME/tracediff/sets/$id.db" bs=1 seek=5000 conv=notrunc 2> /dev/null
run 1 verify
says out '^[0-9a-f]{32}  x '
[ "$(wc -l < "$work/out")" -eq 1 ] || complain "a damaged label makes lines of its own"
is_clean verify
run 1 verify --repair
says err 'read the folder with .* in again '
is_clean "verify --repair"
run 0 remove "$nasty"
says err '^removed '
is_clean remove

# ---- links are not followed ----

mkdir "$work/linked" "$work/only"
cp "$sample/test/"* "$work/linked"
ln -s ../plain "$work/linked/more"
ln -s "$(basename "$(ls -d "$sample/test/"* | head -n 1)")" "$work/linked/again$nasty.json.gz"
mkfifo "$work/linked/pipe.json"
run 0 ingest "$work/linked"
says err '^tracediff: left out: again.*: a symbolic link \(links are not followed\)$'
says err '^tracediff: left out: more: a symbolic link'
says err '^tracediff: left out: pipe.json: not a regular file$'
is_clean "ingest of links"
run 0 list --format json
says out '"left_out": 3'
says out '"kind": "symbolic_link"'
says out '"file": "more"'
# The list of files left out is that of the last ingest.
rm "$work/linked/more" "$work/linked/pipe.json"
run 0 ingest "$work/linked"
says err 'stored already'
run 0 list --format json
says out '"left_out": 1'
ln -s ../plain "$work/only/more"
run 3 ingest "$work/only"
says err '1 left out, such as more: a symbolic link \(links are not followed\); give'
run 0 remove linked

# ---- several folders ----

run 3 ingest "$sample/control" "$sample/test" --label both
says err '--label names one folder, not 2'
# The exit status reports a file that cannot be read; the others are stored.
run 3 ingest "$work/nowhere" "$sample/test"
says out '^[0-9a-f]{32}$'

run 3 compare "$sample/control" "$sample/test" "$sample/test"
says err 'give two sets, CONTROL and TEST, not 3'

# ---- readers that go away ----

# leaves STATUS ARGUMENT…: nothing reads the output; the command still exits with this status.
leaves() {
    expected=$1
    shift
    status=$({ { "$TRACEDIFF_BIN" "$@" 2> "$work/err" || echo $? >&3; } | :; } 3>&1)
    [ "${status:-0}" -eq "$expected" ] ||
        complain "status ${status:-0} instead of $expected without a reader: $*"
    [ ! -s "$work/err" ] || {
        complain "words without a reader: $*"
        cat "$work/err"
    }
}
leaves 0 list
leaves 0 list --format json
leaves 0 --help
leaves 0 --version
leaves 0 compare plain test --limit 100000
leaves 0 compare plain test --format json --limit 100000
leaves 0 compare plain test --format csv --limit 100000
leaves 0 analyse plain
leaves 0 analyse plain --format json
run 0 ingest "$work/plain" --keep-traces
leaves 0 export plain --rank 0
"$TRACEDIFF_BIN" compare plain test --fail-if 'step_time>5%' 2> "$work/err" | : || true
says err '^FAILED: step_time>5%'

# ---- folders of folders ----

mkdir -p "$work/both/after" "$work/both/before" "$work/ranks/0" "$work/ranks/0-1"
cp "$sample/control/"* "$work/both/before"
cp "$sample/test/"* "$work/both/after"
set -- "$sample/control/"*
cp "$1" "$work/ranks/0"
cp "$2" "$work/ranks/0-1"
run 0 ingest "$work/both"
says err 'both: 2 sub-folders are one set, with several recordings of a rank'
run 0 ingest "$work/ranks"
says_not err 'sub-folders'
cp "$1" "$work/both"
run 0 ingest "$work/both"
says_not err 'sub-folders'
says_not err 'assumed'

# ---- files that do not say their rank ----

mkdir "$work/nameless"
for name in a b; do
    printf '{"traceEvents":[{"ph":"X","cat":"cpu_op","name":"%s","pid":1,"tid":1,"ts":0,"dur":1}]}' \
        "$name" > "$work/nameless/$name.json"
done
run 0 ingest "$work/nameless"
says err 'nameless: 2 files do not say their rank; ranks 0 to 1 were assumed, in the order of their names$'
run 0 ingest --files-are recordings "$work/nameless"
says_not err 'assumed'

# ---- a full disk ----

if [ -c /dev/full ]; then
    for command in list --version --help 'compare plain test'; do
        status=0
        # shellcheck disable=SC2086
        "$TRACEDIFF_BIN" $command > /dev/full 2> "$work/err" || status=$?
        [ "$status" -eq 3 ] || complain "status $status on a full disk: $command"
        says err '^tracediff: standard output: No space left'
    done
    says err 'another place for the output$' # --data would not help
    "$TRACEDIFF_BIN" export "$work/plain" --rank 0 > /dev/full 2> "$work/err" &&
        complain 'export on a full disk is fine'
    left=$(find "$XDG_DATA_HOME/tracediff/spool" -mindepth 1)
    [ -z "$left" ] || complain "export on a full disk leaves $left"
    "$TRACEDIFF_BIN" help > /dev/full 2> "$work/err" && complain 'help on a full disk is fine'
    says err 'standard output: No space left on device$'
fi

# ---- no home ----

unset XDG_DATA_HOME HOME
mkdir -m 700 "$work/temporary" "$work/theirs"
mine=$work/temporary/tracediff-$(id -u)
TMPDIR=$work/temporary run 0 list
says err "^tracediff: the store is in $mine, which may be emptied, because HOME is not set; --data DIR "
[ "$(stat -c %a "$mine")" = 700 ] || complain 'others may read the temporary store'
for home in relative /dev/null /proc/nothing; do
    HOME=$home TMPDIR=$work/temporary run 0 list
    says err "^tracediff: the store is in $mine"
done
says err "because /proc/nothing/.local/share/tracediff cannot be used: "
HOME=$work/home TMPDIR=$work/temporary run 0 list
says_not err 'the store is in'
# What somebody else may have put there, or may replace, is not used.
refuse() { # COMMAND…: makes what is wrong
    rm -rf "$mine"
    "$@"
    TMPDIR=$work/temporary XDG_RUNTIME_DIR=$work/theirs run 0 list
    says err "^tracediff: the store is in $work/theirs/tracediff-"
    chmod 700 "$work/temporary"
}
refuse ln -s "$work/theirs" "$mine"
refuse mkdir -m 755 "$mine"
refuse chmod 777 "$work/temporary"
refuse touch "$mine"
rm -rf "$mine" "$work/theirs/tracediff"*
run 0 list --data "$work/data/tracediff"
if unshare -rm true 2> "$work/err"; then
    # shellcheck disable=SC2016
    TMPDIR=$work/temporary unshare -rm sh -c 'mount -t tmpfs -o size=64k none "$1" && HOME=$1 "$2" list' \
        sh "$work/theirs" "$TRACEDIFF_BIN" 2> "$work/err"
    says err 'theirs/.local/share/tracediff cannot be used: No space left on device'
else
    echo 'SKIP: no namespaces, so no full home was tried'
fi

[ "$failed" -eq 0 ] && echo "strangers: fine"
exit "$failed"

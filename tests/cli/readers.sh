#!/bin/sh
# Other programs read a set file: a bare sqlite3, Python, sqlite-utils and pandas read the views,
# and with the extension also the steps and events. The numbers are those of compare.
set -eu
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

have() { command -v "$1" >/dev/null 2>&1; }
have sqlite3 || {
    echo "SKIP: sqlite3 is not installed"
    exit 77
}
extension=${TRACEDIFF_EXTENSION:-${top_builddir:-.}/tracediff}

# query FILE SQL…: writes the output to the file out.
query() {
    file=$1
    shift
    sqlite3 -batch -readonly "$file" "$@" > "$work/out" 2>&1 || {
        complain "sqlite3 failed: $*"
        cat "$work/out"
    }
}
is() { # TEXT WHAT
    [ "$(cat "$work/out")" = "$1" ] || {
        complain "$2: \"$(head -3 "$work/out")\" instead of \"$1\""
    }
}

run 0 ingest --label control "$sample/control"
control=$XDG_DATA_HOME/tracediff/sets/$(cat "$work/out").db
run 0 ingest --label test "$sample/test"

# ---- the same numbers as compare, to the digit ----

# The rows of a view are the control's rows of compare with these arguments.
equals() { # WHAT VIEW-AND-CONDITION ARGUMENT…
    what=$1 view=$2
    shift 2
    run 0 compare control test --format csv "$@"
    cp "$work/out" "$work/rows.csv"
    rm -f "$work/rows.db"
    sqlite3 -batch "$work/rows.db" '.import --csv '"$work/rows.csv"' rows' \
        "ATTACH 'file:$control?mode=ro' AS control" "
        CREATE TEMP VIEW theirs AS SELECT name, category, kind, CAST(control_counts AS INTEGER),
            CAST(control_total_duration AS REAL),
            CAST(iif(control_self_duration = '', control_total_duration,
                control_self_duration) AS REAL)
        FROM rows WHERE control_counts NOT IN ('', '0');
        CREATE TEMP VIEW ours AS SELECT name, category, kind, counts, total_us,
            self_us FROM control.$view;
        SELECT (SELECT count(*) > 10 FROM theirs), (SELECT count(*) FROM ours)
            = (SELECT count(*) FROM theirs);
        SELECT 'only compare: ', * FROM (SELECT * FROM theirs EXCEPT SELECT * FROM ours);
        SELECT 'only $view: ', * FROM (SELECT * FROM ours EXCEPT SELECT * FROM theirs);
        " > "$work/out" 2>&1 || complain "sqlite3 failed: $(cat "$work/out")"
    is '1|1' "$what"
}
equals 'all steps' ops
query "$control" 'SELECT rank FROM files ORDER BY rank LIMIT 1'
rank=$(cat "$work/out")
equals 'one rank' "ops_by_rank WHERE rank = $rank" --control-ranks "$rank"
query "$control" 'SELECT max(step_number) FROM steps'
number=$(cat "$work/out")
equals 'one step number' "ops_by_step_number WHERE step_number = $number" \
    --control-steps "$number"

# ---- the ten longest, as in docs/store.md ----

run 0 compare control test --format csv --sort control_total_duration --limit 10
sqlite3 -batch :memory: '.import --csv '"$work/out"' rows' \
    'SELECT name FROM rows' > "$work/ten"
query "$control" 'SELECT name FROM (SELECT * FROM ops ORDER BY total_us DESC LIMIT 10)'
cmp -s "$work/out" "$work/ten" || complain "the ten longest differ"
query "$control" 'SELECT count(*) > 0, min(duration_us) > 0, count(DISTINCT rank) FROM steps'
says out '^1[|]1[|][1-9]'
query "$control" 'SELECT count(*) > 0, min(counts) > 0, sum(total_us) > 0 FROM launches'
is '1|1|1' launches
query "$control" 'SELECT count(*) FROM notes'

# ---- pandas and sqlite-utils ----

python=
for candidate in python3 /usr/bin/python3; do
    if have "$candidate" && "$candidate" -c \
        'import sqlite3; sqlite3.connect(":memory:").enable_load_extension(True)' 2>/dev/null; then
        python=$candidate
        break
    fi
done
query "$control" "SELECT sum(counts) FROM ops"
counts=$(cat "$work/out")
if [ -n "$python" ] && "$python" -c 'import pandas' 2>/dev/null; then
    "$python" -W ignore -c "
import pandas, sqlite3, sys
ops = pandas.read_sql('SELECT * FROM ops', sqlite3.connect('file:%s?mode=ro' % sys.argv[1], uri=True))
print(ops['counts'].sum())" "$control" > "$work/out" 2>&1 || complain "pandas failed"
    is "$counts" pandas
else
    echo "SKIP of a part: pandas is not installed (Debian: python3-pandas)"
fi
if have sqlite-utils; then
    sqlite-utils query "$control" 'SELECT sum(counts) AS counts FROM ops' \
        > "$work/out" 2>&1 || complain "sqlite-utils failed"
    is "[{\"counts\": $counts}]" sqlite-utils
    sqlite-utils views "$control" > "$work/out"
    says out '"ops_by_rank"'
else
    echo "SKIP of a part: sqlite-utils is not installed"
fi

# ---- the extension ----

if [ "$failed" -eq 0 ] && ! sqlite3 -batch :memory: ".load $extension" > "$work/out" 2>&1; then
    if grep -qi 'sanitiz\|asan\|tsan\|omit_load\|unknown command' "$work/out"; then
        echo "SKIP of a part: this sqlite3 cannot load the extension: $(head -1 "$work/out")"
        exit 0
    fi
    complain "the extension cannot be loaded: $(cat "$work/out")"
fi
load=".load $extension"
visible=$(nm -D --defined-only "$extension.so" | awk '{ print $NF }' | tr '\n' ' ')
[ "$visible" = 'sqlite3_tracediff_init ' ] || complain "also visible: $visible"

query "$control" "$load" 'SELECT (SELECT count(*) FROM event) = (SELECT sum(rows) FROM file)'
is 1 'all events are there'
query "$control" "$load" "SELECT (SELECT count(*) FROM events) = (SELECT sum(rows) FROM file),
    (SELECT round(sum(dur), 3) FROM events WHERE device_type = 'GPU') =
    (SELECT round(sum(dur) / 1000.0, 3) FROM event WHERE side = 'device')"
is '1|1' 'events in words'
# The sums of the numbered steps equal the sums in op_file.
query "$control" "$load" "SELECT count(*) > 10, sum(ours.total <> theirs.total) FROM (
        SELECT s.file, o.op, sum(o.total) AS total FROM step AS s JOIN op_step AS o
            ON o.step = s.id WHERE s.n IS NOT NULL GROUP BY 1, 2) AS ours
    JOIN op_file AS theirs USING(file, op)"
is '1|0' 'sums of steps'
query "$control" "$load" "SELECT count(*) FROM (
        SELECT step, op, counts, total, self, min, max FROM op_step
            WHERE step BETWEEN 1 AND 3 EXCEPT
        SELECT step, op, counts, total, self, min, max FROM op_step WHERE step IN (1, 2, 3))"
is 0 'a range of steps'
query "$control" "$load" 'SELECT count(*) FROM op_step WHERE step = NULL'
is 0 'no step'
query :memory: "$load" "ATTACH 'file:$control?mode=ro' AS one" \
    "SELECT count(*) > 0 FROM op_step WHERE set_schema = 'one'"
is 1 'an attached set'

# The extension reports a file that is not a set, and a forged set.
refuses() { # FILE PATTERN SQL…
    file=$1 pattern=$2
    shift 2
    if sqlite3 -batch "$file" "$load" "$@" > "$work/out" 2>&1; then
        complain "$file was not refused: $*"
    fi
    says out "$pattern"
}
refuses :memory: 'not a set' 'SELECT * FROM event'
refuses :memory: 'no such|unknown' "SELECT * FROM op_step WHERE set_schema = 'nowhere'"
refuses "$work/none.db" 'not a set' 'CREATE TABLE step_cells(step, cells)' \
    "INSERT INTO step_cells VALUES(1, x'02')" 'SELECT * FROM op_step'
printf 'this is no database at all, but longer than the header of one, which has 100 bytes....' \
    > "$work/text.db"
refuses "$work/text.db" 'not a database' 'SELECT * FROM op_step'
for change in 'UPDATE op SET name = 123456789 WHERE id = 0' 'CREATE TABLE more(x)' \
    'UPDATE segment SET rows = 1' 'UPDATE file SET rows = rows + 9' 'DROP VIEW ops' \
    'PRAGMA user_version = 4' "UPDATE step_cells SET cells = x'0200000000000000ffffffff'"; do
    cp "$control" "$work/forged.db"
    refuses "$work/forged.db" 'damaged|older version' "$change" 'SELECT count(*) FROM op_step' \
        'SELECT count(*), sum(dur) FROM event'
    # It also reports a set that was fine until this connection changed it.
    cp "$control" "$work/forged.db"
    refuses "$work/forged.db" 'damaged|older version' 'SELECT count(*) FROM event' \
        'SELECT count(*) FROM op_step' "$change" 'SELECT count(*) FROM op_step' \
        'SELECT count(*), sum(dur) FROM event'
done

if [ -n "$python" ]; then
    "$python" -c "
import sqlite3, sys
connection = sqlite3.connect('file:%s?mode=ro' % sys.argv[1], uri=True)
connection.enable_load_extension(True)
connection.load_extension(sys.argv[2])
print(connection.execute('SELECT sum(counts) FROM op_step AS o JOIN step AS s ON s.id = o.step '
    'WHERE s.n IS NOT NULL').fetchone()[0])" "$control" "$extension" > "$work/out" 2>&1 ||
        complain "Python failed: $(cat "$work/out")"
    is "$counts" 'Python with the extension'
else
    echo "SKIP of a part: no python3 that can load extensions"
fi
if have sqlite-utils; then
    sqlite-utils query "$control" 'SELECT count(*) > 0 AS some FROM event' \
        --load-extension "$extension" > "$work/out" 2>&1 || complain "sqlite-utils failed"
    is '[{"some": 1}]' 'sqlite-utils with the extension'
fi

exit "$failed"

#!/bin/sh
# Include arrows point downwards only (docs/layers.md), between folders and between files, and
# each foreign library is known to one layer.
set -eu
cd "${srcdir:-.}"
failed=0

complain() {
    echo "FAIL: $1"
    failed=1
}

# What each folder of server/ may include.
allowed() {
    scan="base trace/scan"
    decode="$scan trace/decode"
    trace="$decode trace/resolve"
    sqlite="$trace store/codec store/sqlite"
    place="$sqlite store/place"
    set="$place store/catalogue store/set"
    store="$set store"
    data="$store analysis/statistics analysis/data"
    collective="$data analysis/collective"
    memory="$data analysis/tree analysis/memory"
    work="$data analysis/work"
    analysis="$collective analysis/memory analysis/critical analysis/work analysis/set analysis/compare analysis/timeline analysis/tree analysis/series"
    case $1 in
    base | build) echo "base" ;;
    trace/scan) echo "$scan" ;;
    trace/decode) echo "$decode" ;;
    trace/resolve) echo "$trace" ;;
    store/codec) echo "$trace store/codec" ;;
    store/sqlite) echo "$sqlite" ;;
    store/place) echo "$place" ;;
    store/catalogue) echo "$place store/catalogue" ;;
    store/set) echo "$set" ;;
    store) echo "$store" ;;
    ingest) echo "$store ingest" ;;
    analysis/statistics) echo "base analysis/statistics" ;;
    analysis/data) echo "$data" ;;
    analysis/collective) echo "$collective" ;;
    analysis/work) echo "$work" ;;
    analysis/memory) echo "$memory" ;;
    analysis/critical) echo "$data analysis/critical" ;;
    analysis/set) echo "$collective $memory analysis/critical analysis/work analysis/set" ;;
    analysis/compare) echo "$work analysis/compare" ;;
    analysis/series) echo "$work analysis/compare analysis/tree analysis/series" ;;
    analysis/timeline) echo "$data analysis/timeline" ;;
    analysis/tree) echo "$work analysis/compare analysis/tree" ;;
    account) echo "$analysis account" ;;
    diagnosis) echo "$analysis account diagnosis" ;;
    sql) echo "$analysis account diagnosis sql" ;;
    answer) echo "$analysis account diagnosis answer" ;;
    render) echo "$analysis account diagnosis answer sql render" ;;
    http) echo "base http" ;;
    api) echo "$analysis ingest account diagnosis answer sql render http api" ;;
    cli) echo "$analysis ingest account diagnosis answer sql render http api cli" ;;
    extension) echo "$set" ;;
    *) return 1 ;;
    esac
}

sources() { find server -name '*.[ch]' | LC_ALL=C sort; }

# Every include of our own headers: "FILE:LINE FOLDER OTHER-FILE".
own_includes() {
    sources | xargs awk '
        /^ *# *include *"/ {
            split($0, parts, "\"")
            if (parts[2] == "config.h")
                next
            folder = FILENAME
            sub(/^server\//, "", folder)
            sub(/\/[^\/]*$/, "", folder)
            print FILENAME ":" FNR, folder, parts[2]
        }'
}

# Includes that no line of allowed() permits.
check_own() {
    own_includes | cut -d' ' -f2 | sort -u | while read -r folder; do
        if may=$(allowed "$folder"); then
            own_includes | awk -v folder="$folder" -v may=" $may " '
                $2 == folder {
                    other = $3
                    if (!sub(/\/[^\/]*$/, "", other))
                        print $1 " includes \"" $3 "\" without its folder"
                    else if (!index(may, " " other " "))
                        print $1 ": " folder " may not include \"" $3 "\""
                }'
        else
            echo "server/$folder is no folder of docs/layers.md"
        fi
    done
}

# Circles of files; a .c and the header of its name are one.
check_circles() {
    own_includes | awk '{
        sub(/^server\//, "", $1)
        sub(/\.[ch]:.*$/, "", $1)
        sub(/\.h$/, "", $3)
        if ($1 != $3) print $1, $3
    }' | sort -u | tsort 2>&1 >/dev/null | sed 's/^tsort: /circle: /'
}

# Headers that are a table of handlers, subcommands or finders of one type, each in a .c of
# its own; they say so.
tables="api/api cli/cli"

# Functions that a header declares and the .c of its name does not define. What begins in
# column one and has a parenthesis is a function: a definition if "{" comes before ";".
check_headers() {
    sources | xargs awk -v tables=" $tables " '
        function end_of(text) { gsub(/[^;{]/, "", text); return substr(text, 1, 1) }
        FNR == 1 {
            base = FILENAME
            sub(/^server\//, "", base)
            header = base ~ /\.h$/
            sub(/\.[ch]$/, "", base)
            name = ""
            comment = macro = 0
        }
        comment { comment = $0 !~ /\*\//; next }
        /^\/\*/ { comment = $0 !~ /\*\//; next }
        macro { macro = /\\$/; next }
        /^ *#/ { macro = /\\$/; next }
        /^[A-Za-z_]/ && !/^(typedef|extern)/ {
            head = $0
            sub(/ *__attribute__\(\(.*\)\)/, "", head)
            name = ""
            if (match(head, /[A-Za-z_0-9]+\(/))
                name = substr(head, RSTART, RLENGTH - 1)
            line = FNR
        }
        name != "" && (mark = end_of($0)) != "" {
            if (mark == "{" && !header)
                defined[base, name] = 1
            else if (mark == ";" && header && !index(tables, " " base " "))
                declared[base SUBSEP name] = FILENAME ":" line
            name = ""
        }
        END {
            for (key in declared)
                if (!(key in defined)) {
                    split(key, part, SUBSEP)
                    print declared[key] ": " part[2] "() is not in " part[1] ".c"
                }
        }' | LC_ALL=C sort
}

# A library's header outside the one folder that may know it.
check_foreign() {
    sources | xargs grep -Hn "^ *# *include *[<\"]$1[>\"]" |
        grep -v "^server/$2/" |
        sed "s|\$| (only $2 may)|"
}

report=$(
    check_own
    check_foreign 'sqlite3\.h' '\(sql\|store/[a-z]*\)' || true
    check_foreign 'microhttpd\.h' http || true
    check_foreign 'isa-l.*\.h' '\(base\|trace/scan\)' || true
)
if [ -n "$report" ]; then
    echo "$report"
    complain "includes against docs/layers.md"
fi
circles=$(check_circles)
if [ -n "$circles" ]; then
    echo "$circles"
    complain "files that include each other in a circle"
fi

homeless=$(check_headers)
if [ -n "$homeless" ]; then
    echo "$homeless"
    complain "functions that the .c of their header does not define"
fi

# Statements belong in sql/; the few that are not statements of ours are PRAGMAs.
if sources | grep -v '^server/sql/\|^server/store/' |
    xargs grep -nE '"(SELECT|INSERT|UPDATE|DELETE|CREATE|ATTACH) '; then
    complain "SQL outside server/store and server/sql"
fi
[ "$failed" -eq 0 ] && echo "layers: fine"
exit "$failed"

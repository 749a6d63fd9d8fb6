#!/bin/sh
# Include arrows point downwards only (server/README.md), between folders and between files, and
# each foreign library is known to one layer.
set -eu
cd "${srcdir:-.}"
failed=0

complain() {
    echo "FAIL: $1"
    failed=1
}

# What each room of server/ may include.
allowed() {
    store="base trace store"
    analyse="$store stats analyse"
    account="$analyse compare account"
    case $1 in
    base | embed.c) echo "base" ;;
    trace) echo "base trace" ;;
    stats) echo "base stats" ;;
    store) echo "$store" ;;
    intake) echo "$store intake" ;;
    analyse) echo "$analyse" ;;
    compare) echo "$analyse compare" ;;
    account) echo "$account" ;;
    query) echo "$account query" ;;
    answer) echo "$account query answer" ;;
    serve) echo "$account intake query answer serve" ;;
    cli) echo "$account intake query answer serve cli" ;;
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
            echo "server/$folder is no room of server/README.md"
        fi
    done
}

# Circles of files; a header is one with each .c of its subject.
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
tables="serve/api cli/cli"

# Functions that a header declares and no .c of its subject defines: that of its name, or one
# whose name begins with it (set_load.h: set_load.c, set_load_events.c). What begins in
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
            if (mark == "{" && !header) {
                defined[base, name] = 1
                for (short = base; sub(/_[a-z]+$/, "", short); )
                    defined[short, name] = 1
            }
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
    check_foreign 'sqlite3\.h' '\(query\|store\)' || true
    check_foreign 'microhttpd\.h' serve || true
    check_foreign 'isa-l.*\.h' '\(base\|trace\)' || true
)
if [ -n "$report" ]; then
    echo "$report"
    complain "includes against server/README.md"
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
if sources | grep -v '^server/query/\|^server/store/' |
    xargs grep -nE '"(SELECT|INSERT|UPDATE|DELETE|CREATE|ATTACH) '; then
    complain "SQL outside server/store and server/query"
fi
[ "$failed" -eq 0 ] && echo "layers: fine"
exit "$failed"

#!/bin/sh
# The size of the house: counts, and compares them with tests/house.txt.
#   house.sh        prints the table; fails if a number is over what the table allows
#   house.sh write  writes today's numbers into the table
set -eu
cd "${srcdir:-.}"
TABLE=tests/house.txt

count() { # FOLDER ENDING...: files and lines
    folder=$1
    shift
    find "$folder" \( -name node_modules -o -name vendor -o -name made \) -prune -o \
        -type f \( "$@" \) -print | sort
}
lines_of() { xargs cat | wc -l | tr -d ' '; }

server=$(count server -name '*.c' -o -name '*.h')
pages=$(count web/js -name '*.js'; count web/report -name '*.js')
middle() {
    printf '%s\n' "$server" | grep '\.c$' | xargs -n 1 wc -l | awk '{print $1}' | sort -n |
        awk '{ line[NR] = $1 } END { print line[int((NR + 1) / 2)] }'
}

# NAME NUMBER
numbers() {
    echo "server-lines $(printf '%s\n' "$server" | lines_of)"
    echo "server-files $(printf '%s\n' "$server" | wc -l | tr -d ' ')"
    echo "server-rooms $(find server -mindepth 1 -type d ! -name build | wc -l | tr -d ' ')"
    echo "server-median-c $(middle)"
    for room in $(find server -mindepth 1 -maxdepth 1 -type d ! -name build | sort); do
        echo "${room#server/}-lines $(count "$room" -name '*.c' -o -name '*.h' | lines_of)"
    done
    echo "page-lines $(printf '%s\n' "$pages" | lines_of)"
    echo "page-files $(printf '%s\n' "$pages" | wc -l | tr -d ' ')"
    echo "sql-files $(count sql -name '*.sql' | wc -l | tr -d ' ')"
    echo "sql-lines $(count sql -name '*.sql' | lines_of)"
    echo "document-words $(cat docs/*.md | wc -w | tr -d ' ')"
}

if [ "${1:-}" = write ]; then
    sed '/^[a-z]/,$d' "$TABLE" > "$TABLE.tmp"
    numbers | awk '{ printf "%-18s %7d\n", $1, $2 }' >> "$TABLE.tmp"
    mv "$TABLE.tmp" "$TABLE"
    exit 0
fi
numbers | awk -v table="$TABLE" '
    BEGIN {
        allowed["server-lines"] = 4000; allowed["server-files"] = 15; allowed["server-rooms"] = 0
        allowed["page-lines"] = 1500; allowed["page-files"] = 10; allowed["sql-files"] = 1
        while ((getline line < table) > 0)
            if (line ~ /^[a-z]/) { split(line, part); was[part[1]] = part[2] }
        printf "%-18s %8s %8s %8s\n", "", "table", "now", "allowed"
    }
    {
        limit = $1 in allowed ? was[$1] + allowed[$1] : ""
        printf "%-18s %8s %8d %8s\n", $1, was[$1], $2, limit
        if (limit != "" && $2 > limit) { print "FAIL: " $1 " grew by " $2 - was[$1]; failed = 1 }
    }
    END { exit failed }'

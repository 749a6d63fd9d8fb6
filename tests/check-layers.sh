#!/bin/sh
# Include arrows point downwards only (docs/layers.md), and each foreign library is known to
# one layer.
set -eu
cd "${srcdir:-.}"
failed=0

complain() {
    echo "FAIL: $1"
    failed=1
}

# What each layer may include.
allowed() {
    case $1 in
    base | build) echo "base" ;;
    trace) echo "base trace" ;;
    store) echo "base trace store" ;;
    ingest) echo "base trace store ingest" ;;
    analysis) echo "base trace store analysis" ;;
    diagnosis) echo "base trace store analysis diagnosis" ;;
    http) echo "base http" ;;
    api) echo "base trace store ingest analysis diagnosis http api" ;;
    cli) echo "base trace store ingest analysis diagnosis http api cli" ;;
    *) return 1 ;;
    esac
}

# "layer other-layer file:line" of every include of our own headers.
check_own() {
    for folder in server/*/; do
        layer=$(basename "$folder")
        if ! may=$(allowed "$layer"); then
            complain "server/$layer is no layer of docs/layers.md"
            continue
        fi
        grep -Hn '^ *# *include *"' "$folder"*.c "$folder"*.h 2>/dev/null |
            while IFS= read -r line; do
                header=${line#*\"}
                header=${header%%\"*}
                place=${line%%:#*}
                case $header in
                config.h) continue ;;
                */*) ;;
                *)
                    echo "$place includes \"$header\" without its layer"
                    continue
                    ;;
                esac
                case " $may " in
                *" ${header%%/*} "*) ;;
                *) echo "$place: $layer may not include \"$header\"" ;;
                esac
            done
    done
}

# A library's header outside the one layer that may know it.
check_foreign() {
    grep -Hn "^ *# *include *[<\"]$1[>\"]" server/*/*.c server/*/*.h |
        grep -v "^server/$2/" |
        sed "s|\$| (only $2 may)|"
}

report=$(
    check_own
    check_foreign 'sqlite3\.h' store || true
    check_foreign 'microhttpd\.h' http || true
    check_foreign 'isa-l.*\.h' trace || true
)
if [ -n "$report" ]; then
    echo "$report"
    complain "includes against docs/layers.md"
fi

# Statements belong in sql/; the few that are not statements of ours are PRAGMAs.
for layer in base trace ingest analysis diagnosis http api cli; do
    if grep -nE '"(SELECT|INSERT|UPDATE|DELETE|CREATE|ATTACH) ' server/$layer/*.c \
        2>/dev/null; then
        complain "server/$layer holds SQL"
    fi
done
[ "$failed" -eq 0 ] && echo "layers: fine"
exit "$failed"

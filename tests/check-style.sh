#!/bin/sh
# What a formatter does not see: lengths, tabs, blanks at line ends, notes to ourselves.
set -eu
cd "${srcdir:-.}"
failed=0
FILE_LINES=1500
FUNCTION_LINES=70

report() {
    if [ -n "$2" ]; then
        echo "$2"
        echo "FAIL: $1"
        failed=1
    fi
}

# Every text of the project: in a checkout what git knows, else what the release has.
sources() {
    find bootstrap configure.ac Makefile.am README.md docs server sql tests traces-sample \
        web \( -name node_modules -o -name vendor -o -name made -o -name '*.tmp' \) -prune -o \
        -type f \( -name '*.[ch]' -o -name '*.sql' -o -name '*.js' -o -name '*.mjs' \
        -o -name '*.css' -o -name '*.html' -o -name '*.sh' -o -name '*.mk' -o -name '*.md' \
        -o -name bootstrap -o -name configure.ac -o -name Makefile.am \) -print
}
code() { sources | grep -E '\.([ch]|sql|js|mjs|css|sh)$'; }

# Without includes: that a file names each header that it uses does not make it long.
report "files over $FILE_LINES lines" "$(code | xargs awk -v most="$FILE_LINES" '
    function tell() { if (lines > most) print name ": " lines " lines" }
    FNR == 1 { tell(); name = FILENAME; lines = 0 }
    !/^#include/ { lines++ }
    END { tell() }')"

# make takes NAME.c for the test NAME.sh: both have the log NAME.log (tests/unit/local.mk).
report "a script beside a C file of its name" "$(sources | sed -n 's,^\(tests/.*\)\.sh$,\1.c,p
    s,^\(tests/.*\)\.mjs$,\1.c,p' | while IFS= read -r file; do
    [ ! -e "$file" ] || echo "$file"
done)"

# A function starts with "{" and ends with "}" in the first column.
report "functions over $FUNCTION_LINES lines" "$(
    sources | grep -E '^(server|tests)/.*\.c$' | xargs awk -v most="$FUNCTION_LINES" '
        FNR == 1 { start = 0 }
        /^\{/ { start = FNR }
        /^\}/ { if (start && FNR - start - 1 > most)
                    print FILENAME ":" start ": " FNR - start - 1 " lines"
                start = 0 }'
)"

# A function of JavaScript ends with the first "}" that stands below its first letter.
long_js() {
    sources | grep -E '^web/.*\.js$' | xargs awk -v most="$FUNCTION_LINES" '
        FNR == 1 { open = 0 }
        { match($0, /^ */); at = RLENGTH; text = substr($0, at + 1) }
        text ~ /^}/ {
            while (open > 0 && from[open] > at) open--
            if (open > 0 && from[open] == at) {
                if (FNR - start[open] - 1 > most)
                    print FILENAME ":" start[open] ": " name[open] ": " FNR - start[open] - 1 " lines"
                open-- } }
        text ~ /\{$/ && text !~ /^((if|for|while|switch) \(|}|class )/ &&
            (text ~ /function/ || text ~ /=> \{$/ || text ~ /^[a-zA-Z #*]+\(.*\) \{$/) {
                from[++open] = at; start[open] = FNR
                sub(/^export /, "", text); sub(/^(async )?function /, "", text)
                sub(/[ (=].*/, "", text); name[open] = text }'
}
report "functions of the pages over $FUNCTION_LINES lines" "$(long_js)"

# What is freed at the end of a function, whatever it was before it is made.
report "ways out before what they free is there" "$(
    sources | grep -E '^(server|tests)/.*\.c$' | xargs awk '
        FNR == 1 || /^\{/ { split("", open) }
        { for (name in open)
              if ($0 ~ "&" name "[^a-zA-Z0-9_]") delete open[name]
          if ($0 ~ /(^|[^a-zA-Z0-9_])(return|continue|break)([^a-zA-Z0-9_]|$)/)
              for (name in open) print FILENAME ":" FNR ": before " name " is there" }
        /^ +CLEANUP[A-Z_]*(\([a-z_]+\))? [^=]*;$/ {
            sub(/;$/, ""); sub(/^.*CLEANUP[A-Z_]*(\([a-z_]+\))? /, "")
            count = split($0, names, /, /)
            for (i = 1; i <= count; i++) {
                sub(/^.*[ *]/, "", names[i]); open[names[i]] = 1 } }'
)"

# What counts in a budget gives its memory back when it is freed.
report "budgets that end before what counts in them is freed" "$(
    sources | grep -E '^server/.*\.c$' | xargs awk '
        FNR == 1 || /^[{}]/ { freed = "" }
        /^ +CLEANUP(_BUFFER|\()/ { freed = FNR }
        freed != "" && /^ +struct budget [a-z]/ { print FILENAME ":" FNR ": after line " freed }'
)"

# A tag of a struct, enum or union says which one it is, without its file.
report "tags that are defined in two files of server/" "$(
    sources | grep -E '^server/.*\.[ch]$' | LC_ALL=C sort | xargs awk '
        /^ *(static |const )*(struct|enum|union) [a-z_0-9]+ \{/ {
            sub(/ \{.*/, ""); sub(/^.* /, "")
            if ($0 in home && home[$0] != FILENAME)
                print FILENAME ":" FNR ": " $0 " is also defined in " home[$0]
            else home[$0] = FILENAME }'
)"

# threads_wait() goes by the monotonic clock.
report "waits by the time of day" "$(
    sources | grep -E '^server/.*\.c$' | grep -v '^server/base/budget\.c$' |
        xargs grep -nE 'pthread_cond_(timed|clock)wait' /dev/null || true
)"

tab=$(printf '\t')
report "tabs" "$(code | xargs grep -n "$tab" /dev/null || true)"
report "blanks at the end of a line" \
    "$(sources | grep -v '\.md$' | xargs grep -nE ' +$' /dev/null || true)"
# Spelled so that this file does not find itself.
report "notes to ourselves" \
    "$(code | xargs grep -nwE 'TO''DO|FIX''ME|XX''X|HA''CK' /dev/null || true)"

# Comments cite the definitions as "docs/semantics.md §5".
report "sections of docs/semantics.md that do not exist" \
    "$(sources | xargs grep -oE '§[0-9]+' /dev/null | sort -u | while IFS=: read -r file section; do
        grep -qE "^## ${section#§}( |\.)" docs/semantics.md || echo "$file: $section"
    done)"
report "definitions cited in another way" \
    "$(code | xargs grep -nE 'semantics,? sections? [0-9]|section [0-9]+ of the (semantics|definitions)' /dev/null || true)"
[ "$failed" -eq 0 ] && echo "style: fine"
exit "$failed"

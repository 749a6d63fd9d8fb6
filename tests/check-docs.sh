#!/bin/sh
# The documents: how long they are, and that what they and the source point to exists.
set -eu
cd "${srcdir:-.}"
failed=0
WORDS=35000       # of docs/*.md together, of which docs/semantics.md has 19,000
README_LINES=110

complain() {
    echo "FAIL: $1"
    failed=1
}

words=$(cat docs/*.md | wc -w)
[ "$words" -le "$WORDS" ] || complain "docs/*.md have $words words, at most $WORDS are allowed"
lines=$(wc -l < README.md)
[ "$lines" -le "$README_LINES" ] || complain "README.md has $lines lines, at most $README_LINES are allowed"

# The anchors of a document, as GitHub makes them of its headings.
anchors() {
    sed -n '/^```/,/^```/!s/^##* //p' "$1" | tr 'A-Z' 'a-z' | sed 's/[^a-z0-9 _-]//g; s/ /-/g'
}

# Links of documents: FILE TARGET[#ANCHOR].
wrong_links() {
    for file in *.md docs/*.md clients/python/README.md traces-sample/README.md; do
        { grep -oE '\]\([^)]+\)' "$file" || :; } | sed 's/^](//; s/)$//' | grep -v '^[a-z]*:' |
            while read -r link; do
                target=${link%%#*}
                path=$(dirname "$file")/$target
                [ -n "$target" ] || path=$file
                [ -e "$path" ] || echo "$file: $link: no such file"
                case $link in
                *.md#* | '#'*)
                    [ ! -e "$path" ] || anchors "$path" | grep -qxF -e "${link#*#}" ||
                        echo "$file: $link: no such heading" ;;
                esac
            done
    done
}
links=$(wrong_links)
[ -z "$links" ] || { echo "$links"; complain "links that lead nowhere"; }

# Documents that the source names.
named=$(grep -rhoE 'docs/[a-z]+\.md' --include='*.[ch]' --include='*.*js' --include='*.sh' \
    --include='*.sql' --include='*.json' --include='*.mk' --exclude-dir=node_modules \
    --exclude-dir=made server sql tests web Makefile.am | sort -u |
    while read -r name; do [ -e "$name" ] || echo "$name"; done)
[ -z "$named" ] || { echo "$named"; complain "documents that the source names, but that do not exist"; }

[ "$failed" -eq 0 ] && echo "documents: fine, $words words"
exit "$failed"

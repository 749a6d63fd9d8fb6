#!/bin/sh
# web/made/report.js is what its modules give, and may stand inside a script element.
set -eu
source=$(cd "$(dirname "$0")/../.." && pwd)
script=$source/web/made/report.js
if grep -nE '<!--|</?script' "$script"; then
    echo "FAIL: a text that ends or opens a script element"
    exit 1
fi
[ -d "$source/web/node_modules/esbuild" ] || {
    echo "SKIP: report script: esbuild is missing, which tests/packages.sh fetches"
    exit 77
}
made=$(mktemp)
trap 'rm -f "$made"' EXIT
sh "$source/web/report/bundle.sh" > "$made"
cmp "$script" "$made" || {
    echo "FAIL: its modules have changed since it was made: run make report-script"
    exit 1
}
echo "report script: fine"

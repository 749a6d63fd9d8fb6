#!/bin/sh
# web/made/ is up to date with the modules and styles, and the report's script may be put
# inside a script element.
set -eu
web=$(cd "$(dirname "$0")/../../web" && pwd)
if grep -nE '<!--|</?script' "$web/made/report.js"; then
    echo "FAIL: a text that ends or opens a script element"
    exit 1
fi
(cd "$web" && sha256sum --quiet -c made/sources.sha256) || {
    echo "FAIL: these have changed since web/made/ was made: run make bundles"
    exit 1
}
[ -d "$web/node_modules/esbuild" ] || {
    echo "SKIP: bundles: esbuild is missing, which tests/packages.sh fetches"
    exit 77
}
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
sh "$web/bundle.sh" "$made"
diff -rq "$web/made" "$made" || {
    echo "FAIL: web/made/ is not what web/bundle.sh makes: run make bundles"
    exit 1
}
echo "bundles: fine"

#!/bin/sh
# Makes what web/made/ has, in FOLDER. The esbuild of web/package-lock.json makes it; the same
# modules give the same bytes.
#
#     sh web/bundle.sh FOLDER
#
# page.html, page.js and page.css are index.html with all its modules and all its styles in one
# file each: a browser takes 0.3 s to read a hundred small files even from its own cache.
# early.js is what runs before these are there.
# report.js is the script of the report, which may load nothing; it is not made shorter, so
# that a change of it can be read and merged. sources.sha256 says what all of these were made of,
# so that a build without node notices when they are stale.
set -eu
made=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
esbuild() {
    node web/node_modules/esbuild/bin/esbuild --target=es2022 --charset=utf8 \
        --log-level=warning --legal-comments=none "$@"
}

esbuild web/report/report.js --bundle --format=iife \
    --banner:js='// Made by `make bundles` of web/report/report.js and what it imports.
"use strict";' >"$made/report.js"

# Lines of some length, so that git stores a change of them and not the whole. Classic scripts:
# modules are compiled again each time that a page opens, at least by Chromium.
for script in early:early main:page; do
    esbuild "web/js/${script%:*}.js" --bundle --format=iife --minify --line-limit=200 \
        --banner:js='"use strict";' >"$made/${script#*:}.js"
done

# The styles in the order of the page.
styles=$(sed -n 's,^<link rel="stylesheet" href="/\(web/.*\)">$,\1,p' web/index.html)
cat $styles | esbuild --loader=css --minify --line-limit=200 >"$made/page.css"

awk '
    /^<link rel="stylesheet"/ {
        if (styled++ == 0) print "<link rel=\"stylesheet\" href=\"/web/made/page.css\">"
        next
    }
    { sub("/web/js/theme-early.js", "/web/made/early.js") }
    { sub("type=\"module\" src=\"/web/js/main.js\"", "defer src=\"/web/made/page.js\""); print }
' web/index.html >"$made/page.html"

cd web
find bundle.sh package-lock.json index.html app.css css js report -type f \
    ! -name '*.tmp' ! -name '.*' | LC_ALL=C sort | xargs sha256sum >"$made/sources.sha256"

#!/bin/sh
# Prints the script of the report: report.js and the modules that it imports, in one script that
# loads nothing. The esbuild of web/package-lock.json makes it; the same modules give the same
# bytes. It is not made shorter, so that a change of it can be read and merged.
set -eu
cd "$(dirname "$0")/../.."
node web/node_modules/esbuild/bin/esbuild web/report/report.js --bundle --format=iife \
    --target=es2022 --charset=utf8 --log-level=warning --legal-comments=none \
    --banner:js='// Made by `make report-script` of web/report/report.js and what it imports.
"use strict";'

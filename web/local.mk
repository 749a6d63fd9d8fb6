# What the program serves below /web/, each file under its path. web/vendor/plotly.min.js is a
# file of an npm package: web/package-lock.json has the hash of the package, web/vendor.sha256
# that of the file.
WEB_ASSETS = \
  web/app.css \
  web/css/analyse.css \
  web/css/compare-rows.css \
  web/css/compare.css \
  web/css/forced-colors.css \
  web/css/print.css \
  web/css/series.css \
  web/favicon.svg \
  web/made/early.js \
  web/made/page.css \
  web/made/page.html \
  web/made/page.js \
  web/made/report.js \
  web/openapi.json \
  web/report/report.css \
  web/report/report.html \
  web/vendor/plotly.min.js

# What web/made/ is made of, by esbuild (web/bundle.sh). `serve --web-dir web` serves these as they
# are.
WEB_PARTS = \
  web/bundle.sh \
  web/css/operation.css \
  web/css/query.css \
  web/css/set-list.css \
  web/css/spans.css \
  web/css/timeline.css \
  web/css/trace-dialog.css \
  web/css/traces.css \
  web/css/tree.css \
  web/index.html \
  web/js/analyses/charts.js \
  web/js/analyses/columns.js \
  web/js/analyses/device.js \
  web/js/analyses/index.js \
  web/js/analyses/program.js \
  web/js/analyses/sentences.js \
  web/js/api.js \
  web/js/canvas/spans.js \
  web/js/charts/analysis.js \
  web/js/charts/compare.js \
  web/js/charts/figure.js \
  web/js/components/data-table.js \
  web/js/components/op-table.js \
  web/js/components/operators.js \
  web/js/components/recordings.js \
  web/js/components/set-list.js \
  web/js/components/sides.js \
  web/js/components/steps.js \
  web/js/components/trace-dialog.js \
  web/js/components/transfer-card.js \
  web/js/components/verdict.js \
  web/js/dom.js \
  web/js/early.js \
  web/js/format.js \
  web/js/keys.js \
  web/js/main.js \
  web/js/pairing.js \
  web/js/question.js \
  web/js/rows.js \
  web/js/sql/examples.js \
  web/js/sql/links.js \
  web/js/state.js \
  web/js/theme-early.js \
  web/js/theme.js \
  web/js/timeline/data.js \
  web/js/timeline/ranks.js \
  web/js/timeline/stage.js \
  web/js/tree/model.js \
  web/js/tree/parts.js \
  web/js/uploads.js \
  web/js/views/analyse.js \
  web/js/views/compare.js \
  web/js/views/operation.js \
  web/js/views/query.js \
  web/js/views/ranks.js \
  web/js/views/recordings.js \
  web/js/views/series.js \
  web/js/views/timeline.js \
  web/js/views/traces.js \
  web/js/views/tree.js \
  web/js/words.js \
  web/package-lock.json \
  web/report/report.js
EXTRA_DIST += $(WEB_PARTS) web/made/sources.sha256 web/package.json web/.npmrc

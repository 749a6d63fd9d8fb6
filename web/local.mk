# The pages. WEB_ASSETS is everything that the program serves below /web/, each under its
# path. web/vendor/plotly.min.js is a file of an npm package: web/package-lock.json has the
# hash of the package, web/vendor.sha256 that of the file.
WEB_ASSETS = \
  web/index.html \
  web/app.css \
  web/css/analyse.css \
  web/css/compare.css \
  web/css/compare-rows.css \
  web/css/forced-colors.css \
  web/css/operation.css \
  web/css/print.css \
  web/css/set-list.css \
  web/css/trace-dialog.css \
  web/css/traces.css \
  web/favicon.svg \
  web/js/analyses/bars.js \
  web/js/analyses/columns.js \
  web/js/analyses/differ.js \
  web/js/analyses/lines.js \
  web/js/analyses/rows.js \
  web/js/analyses/series.js \
  web/js/analyses/specs.js \
  web/js/analyses/state.js \
  web/js/api.js \
  web/js/bins.js \
  web/js/charts/analysis.js \
  web/js/charts/figure.js \
  web/js/charts/heat-map.js \
  web/js/charts/histogram.js \
  web/js/charts/ops-bars.js \
  web/js/charts/plotly.js \
  web/js/charts/sample-points.js \
  web/js/charts/waterfall.js \
  web/js/components/activity.js \
  web/js/components/analysis-controls.js \
  web/js/components/caption.js \
  web/js/components/compare-bars.js \
  web/js/components/damage.js \
  web/js/components/data-table.js \
  web/js/components/diagnosis.js \
  web/js/components/drop.js \
  web/js/components/filters.js \
  web/js/components/grid-table.js \
  web/js/components/host-time.js \
  web/js/components/inline-edit.js \
  web/js/components/marker.js \
  web/js/components/menu.js \
  web/js/components/name-fit.js \
  web/js/components/op-detail.js \
  web/js/components/op-numbers.js \
  web/js/components/op-table.js \
  web/js/components/quality.js \
  web/js/components/rank-steps.js \
  web/js/components/recorded.js \
  web/js/components/related-table.js \
  web/js/components/replacements.js \
  web/js/components/row-focus.js \
  web/js/components/row-lines.js \
  web/js/components/sample-strip.js \
  web/js/components/segmented.js \
  web/js/components/series-bar.js \
  web/js/components/set-list.js \
  web/js/components/set-picker.js \
  web/js/components/set-row.js \
  web/js/components/set-table.js \
  web/js/components/set-tags.js \
  web/js/components/sides.js \
  web/js/components/split-join.js \
  web/js/components/split-name.js \
  web/js/components/split-question.js \
  web/js/components/stack.js \
  web/js/components/status-card.js \
  web/js/components/toast.js \
  web/js/components/trace-dialog.js \
  web/js/components/transfer-card.js \
  web/js/components/verdict.js \
  web/js/components/waterfall.js \
  web/js/dom.js \
  web/js/files.js \
  web/js/format.js \
  web/js/jobs.js \
  web/js/keys.js \
  web/js/main.js \
  web/js/pairing.js \
  web/js/perfetto.js \
  web/js/plan.js \
  web/js/print.js \
  web/js/question.js \
  web/js/ranks.js \
  web/js/record.js \
  web/js/row-pages.js \
  web/js/rows.js \
  web/js/samples.js \
  web/js/server-jobs.js \
  web/js/session.js \
  web/js/state.js \
  web/js/theme-early.js \
  web/js/theme.js \
  web/js/uploads.js \
  web/js/views/analyse.js \
  web/js/views/compare.js \
  web/js/views/not-found.js \
  web/js/views/operation.js \
  web/js/views/traces.js \
  web/js/words.js \
  web/made/report.js \
  web/openapi.json \
  web/report/report.css \
  web/report/report.html \
  web/vendor/plotly.min.js

# The report is one file. Its script is made of these and of modules of the pages, by esbuild
# (web/report/bundle.sh), and lies in web/made/.
EXTRA_DIST += web/report/bundle.sh web/report/data.js web/report/sections.js web/report/report.js

EXTRA_DIST += web/package.json web/package-lock.json web/.npmrc

# The layer render: results become JSON, CSV, tables and reports.
libtracediff_a_SOURCES += \
  server/render/analysis_csv.c server/render/analysis_csv.h \
  server/render/analysis_json.c server/render/analysis_json.h \
  server/render/analysis_table.c server/render/analysis_table.h \
  server/render/compare_answers_json.c server/render/compare_answers_json.h \
  server/render/compare_csv.c server/render/compare_csv.h \
  server/render/compare_hints.c server/render/compare_hints.h \
  server/render/compare_json.c server/render/compare_json.h \
  server/render/compare_markdown.c server/render/compare_markdown.h \
  server/render/compare_rows_json.c server/render/compare_rows_json.h \
  server/render/compare_rows_table.c server/render/compare_rows_table.h \
  server/render/compare_summary.c server/render/compare_summary.h \
  server/render/compare_table.c server/render/compare_table.h \
  server/render/compare_words.c server/render/compare_words.h \
  server/render/csv.c server/render/csv.h \
  server/render/diagnosis_text.c server/render/diagnosis_text.h \
  server/render/json.c server/render/json.h \
  server/render/markdown_text.c server/render/markdown_text.h \
  server/render/parameters_json.c server/render/parameters_json.h \
  server/render/report.c server/render/report.h \
  server/render/set_json.c server/render/set_json.h \
  server/render/sql_tables_text.c server/render/sql_tables_text.h \
  server/render/sql_text.c server/render/sql_text.h \
  server/render/table_text.c server/render/table_text.h

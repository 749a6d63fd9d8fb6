# Files of the layer analysis.
libtracediff_a_SOURCES += \
  server/analysis/columns.c \
  server/analysis/compare.c server/analysis/compare.h \
  server/analysis/counters.c server/analysis/counters.h \
  server/analysis/compare_fold.c \
  server/analysis/compare_parameters.c server/analysis/compare_parameters.h \
  server/analysis/row_id.c server/analysis/row_id.h \
  server/analysis/selection.c server/analysis/selection.h

# What speaks against a comparison.
libtracediff_a_SOURCES += \
  server/analysis/comparability.c server/analysis/comparability.h \
  server/analysis/recorded.c server/analysis/recorded.h

# Statistics: what is real, the verdict, where the change comes from, what replaced what.
libtracediff_a_SOURCES += \
  server/analysis/compare_answers.h server/analysis/compare_fail_if.c \
  server/analysis/compare_replacements.c server/analysis/compare_significance.c \
  server/analysis/compare_verdict.c \
  server/analysis/fail_if.c server/analysis/fail_if.h \
  server/analysis/false_discovery.c server/analysis/false_discovery.h \
  server/analysis/mann_whitney.c server/analysis/mann_whitney.h \
  server/analysis/matching.c server/analysis/matching.h \
  server/analysis/moderated.c server/analysis/moderated.h \
  server/analysis/observations.c server/analysis/observations.h \
  server/analysis/samples.c server/analysis/samples.h \
  server/analysis/significance.c server/analysis/significance.h \
  server/analysis/student.c server/analysis/student.h \
  server/analysis/verdict.c server/analysis/verdict.h \
  server/analysis/waterfall.c server/analysis/waterfall_explain.c server/analysis/waterfall.h
EXTRA_DIST += docs/statistics.md

# One row of a comparison in depth.
libtracediff_a_SOURCES += server/analysis/operation.c server/analysis/operation.h \
  server/analysis/operation_sums.c server/analysis/operation_sums.h \
  server/analysis/statistics.c server/analysis/statistics.h

# The analyses of one set.
libtracediff_a_SOURCES += \
  server/analysis/analyses.c server/analysis/analyses.h \
  server/analysis/analysis_difference.c \
  server/analysis/analysis_options.c \
  server/analysis/analysis_part.c server/analysis/analysis_ranks.c \
  server/analysis/analysis_run.h \
  server/analysis/comm_comp_overlap.c server/analysis/comm_comp_overlap.h \
  server/analysis/heaviest_operator.c server/analysis/heaviest_operator.h \
  server/analysis/idle_time_breakdown.c server/analysis/idle_time_breakdown.h \
  server/analysis/judging.c server/analysis/judging.h \
  server/analysis/kernel_breakdown.c server/analysis/kernel_breakdown.h \
  server/analysis/kernel_breakdown_tables.c \
  server/analysis/kernel_sequences.c server/analysis/kernel_sequences.h \
  server/analysis/kind_time.c server/analysis/kind_time.h \
  server/analysis/launch_details.c server/analysis/launch_details.h \
  server/analysis/launch_stats.c server/analysis/launch_stats.h \
  server/analysis/memory_bw.c server/analysis/memory_bw.h \
  server/analysis/named_moments.c server/analysis/named_moments.h \
  server/analysis/operator_kernels.c server/analysis/operator_kernels.h \
  server/analysis/patterns.c server/analysis/patterns.h \
  server/analysis/queue_length.c server/analysis/queue_length.h \
  server/analysis/rows.c server/analysis/rows.h \
  server/analysis/rows_load.c server/analysis/rows_load.h \
  server/analysis/series.c server/analysis/series.h \
  server/analysis/table.c server/analysis/table.h \
  server/analysis/table_difference.c \
  server/analysis/temporal_breakdown.c server/analysis/temporal_breakdown.h \
  server/analysis/user_annotation_breakdown.c \
  server/analysis/user_annotation_breakdown.h

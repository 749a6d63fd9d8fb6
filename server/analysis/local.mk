# Files of the layer analysis.
libtracediff_a_SOURCES += \
  server/analysis/columns.c \
  server/analysis/compare.c server/analysis/compare.h \
  server/analysis/compare_parameters.c server/analysis/compare_parameters.h \
  server/analysis/selection.c server/analysis/selection.h

# What speaks against a comparison.
libtracediff_a_SOURCES += server/analysis/comparability.c server/analysis/comparability.h

# Statistics: what is real, the verdict, where the change comes from, what replaced what.
libtracediff_a_SOURCES += \
  server/analysis/fail_if.c server/analysis/fail_if.h \
  server/analysis/false_discovery.c server/analysis/false_discovery.h \
  server/analysis/mann_whitney.c server/analysis/mann_whitney.h \
  server/analysis/matching.c server/analysis/matching.h \
  server/analysis/samples.c server/analysis/samples.h \
  server/analysis/significance.c server/analysis/significance.h \
  server/analysis/verdict.c server/analysis/verdict.h \
  server/analysis/waterfall.c server/analysis/waterfall.h

# One row of a comparison in depth.
libtracediff_a_SOURCES += server/analysis/operation.c server/analysis/operation.h \
  server/analysis/statistics.c server/analysis/statistics.h

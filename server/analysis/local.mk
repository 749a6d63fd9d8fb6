# Files of the layer analysis.
libtracediff_a_SOURCES += \
  server/analysis/columns.c \
  server/analysis/compare.c server/analysis/compare.h \
  server/analysis/compare_parameters.c server/analysis/compare_parameters.h \
  server/analysis/selection.c server/analysis/selection.h

# What speaks against a comparison.
libtracediff_a_SOURCES += server/analysis/comparability.c server/analysis/comparability.h

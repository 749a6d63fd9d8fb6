# Files of the layer analysis.
libtracediff_a_SOURCES +=

# What speaks against a comparison.
libtracediff_a_SOURCES += server/analysis/comparability.c server/analysis/comparability.h

# Files of the layer analysis.
libtracediff_a_SOURCES +=

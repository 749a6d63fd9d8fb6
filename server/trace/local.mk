# Files of the layer trace.
libtracediff_a_SOURCES +=

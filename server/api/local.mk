# Files of the layer api.
libtracediff_a_SOURCES +=

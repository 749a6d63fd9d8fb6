# Files of the layer store.
libtracediff_a_SOURCES +=

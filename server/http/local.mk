# Files of the layer http.
libtracediff_a_SOURCES +=

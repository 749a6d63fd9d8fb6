# Files of the layer ingest.
libtracediff_a_SOURCES +=

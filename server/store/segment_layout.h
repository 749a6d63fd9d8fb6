/* The order of the columns in a segment's blob; shared by its writer and its reader. */
#ifndef TRACEDIFF_STORE_SEGMENT_LAYOUT_H
#define TRACEDIFF_STORE_SEGMENT_LAYOUT_H

#define SEGMENT_VERSION 1

enum segment_column {
    SEGMENT_OP,
    SEGMENT_PLACE,
    SEGMENT_TS,
    SEGMENT_DUR,
    SEGMENT_NESTED,
    SEGMENT_CORRELATED,
    SEGMENT_CORRELATION,
    SEGMENT_LAUNCH,
    SEGMENT_SHAPE,
    SEGMENT_COPY_ROW,
    SEGMENT_COPY_BYTES,
    SEGMENT_BANDWIDTH,
    SEGMENT_COLUMNS
};

#endif

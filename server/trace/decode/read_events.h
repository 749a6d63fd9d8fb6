/* Inside the reader: the window over the bytes of a file, shared by read.c (the document)
 * and read_events.c (the list of events). */
#ifndef TRACEDIFF_TRACE_DECODE_READ_EVENTS_H
#define TRACEDIFF_TRACE_DECODE_READ_EVENTS_H

#include "base/error.h"
#include "base/progress.h"
#include "trace/decode/decode.h"
#include "trace/decode/metadata.h"
#include "trace/scan/stream.h"
#include "trace/scan/variants.h"

struct trace_reader {
    const char *name;
    struct stream *stream;
    struct trace_recording *recording;
    struct decoder *decoder;
    struct metadata metadata;
    struct progress *progress;
    const struct scan_variant *variant;
    size_t piece_size;
    bool by_pieces; /* never use the tokens of windows */

    struct stream_window window;
    size_t at;           /* window.bytes[at..window.length) is not used yet */
    uint64_t offset;     /* of window.bytes[0] in the uncompressed file, modulo 2^64 */
    uint64_t lines;      /* line breaks before the window, while in the head */
    uint64_t line_start; /* offset of the last line's first byte */

    struct templates *templates;
    uint32_t *tokens; /* of a piece, where the tokens of the window cannot be used */
    uint8_t *kinds;
    size_t token_capacity;
    bool lost_step;       /* after damage: the tokens of windows may be off by a quote */
    uint64_t events_told; /* reported to progress */
    bool seen_events;     /* traceEvents was there */
    bool is_list;         /* the document is the list itself */
    uint64_t others;      /* elements of the list that are not objects */
    bool long_other;      /* one of them was too long to read */
    bool damaged;         /* the document does not end as it should */
};

enum { READ_MORE = 1 }; /* positive results: not errors */

/* White space of JSON. */
static inline bool reader_is_blank(int c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/* Appends the next block to the bytes that are not used yet. */
int reader_refill(struct trace_reader *reader, struct error *error);

/* Reads the list of events after its opening bracket, up to and including the closing
 * one; marks the reader damaged if the file ends first. */
int reader_read_events(struct trace_reader *reader, struct error *error);

#endif

/* The top-level keys of a trace other than traceEvents: small documents. Jansson reads
 * them one by one, so that a NaN in one of them loses only that one. */
#ifndef TRACEDIFF_TRACE_DECODE_METADATA_H
#define TRACEDIFF_TRACE_DECODE_METADATA_H

#include "base/buffer.h"
#include "base/error.h"
#include "trace/decode/recording.h"

#include <jansson.h>

struct metadata {
    struct buffer value; /* the value being read */
    json_t *object;
    size_t used;     /* bytes of values taken, at most TRACE_METADATA_MAX */
    int64_t base_ns; /* baseTimeNanoseconds; 0 if there is none */
    bool has_base;
    bool out_of_memory; /* metadata_finish() reports it */
};

void metadata_init(struct metadata *metadata);
void metadata_free(struct metadata *metadata);

/* Adds the bytes of one value, one by one. A value that is too long is left out, with a
 * note. */
void metadata_begin(struct metadata *metadata);
void metadata_add(struct metadata *metadata, char byte);
void metadata_end(struct metadata *metadata, const char *key,
                  struct trace_recording *recording);

/* Settles rank, base time and the metadata text of the recording. `whole`: the document
 * was read to its end, so a missing key is really missing. */
int metadata_finish(struct metadata *metadata, struct trace_recording *recording,
                    bool whole, struct error *error);

/* What the recorder says is `text` (of a file beside the trace) instead. A text that is
 * no JSON object says nothing; the recording gets a note. */
int metadata_put_beside(struct trace_recording *recording, const char *text,
                        struct error *error);
/* Whether stored metadata has what such a text says. */
bool metadata_has_beside(const char *metadata, const char *text);

#endif

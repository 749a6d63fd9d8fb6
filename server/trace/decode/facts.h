/* What a file states about how it was recorded: profiler options and versions, from its
 * top-level keys other than traceEvents.
 *
 * Nothing is guessed. PyTorch writes an option as 1 if it is on and leaves it out if it
 * is off, but other recorders (on demand, before 2.0) write no options at all. So a
 * missing option is unstated, not off. */
#ifndef TRACEDIFF_TRACE_DECODE_FACTS_H
#define TRACEDIFF_TRACE_DECODE_FACTS_H

#include <stdbool.h>
#include <stdint.h>

enum trace_option {
    TRACE_WITH_STACK,
    TRACE_RECORD_SHAPES,
    TRACE_PROFILE_MEMORY,
    TRACE_OPTION_COUNT
};
/* The key in the file: "with_stack" ... */
const char *facts_option_name(enum trace_option option);

enum trace_option_state { TRACE_UNSTATED, TRACE_OFF, TRACE_ON };

/* Versions that files state, in the order in which they are shown. */
enum trace_version {
    TRACE_PYTORCH,
    TRACE_CUDA_RUNTIME,
    TRACE_CUDA_DRIVER,
    TRACE_CUPTI,
    TRACE_HIP_RUNTIME,
    TRACE_HIP_DRIVER,
    TRACE_ROCTRACER,
    TRACE_NCCL,
    TRACE_SCHEMA,
    TRACE_VERSION_COUNT
};
/* For people: "CUDA runtime" ...; and for programs: "cuda_runtime" ... */
const char *facts_version_title(enum trace_version version);
const char *facts_version_name(enum trace_version version);

#define TRACE_VERSION_SIZE 32

struct trace_facts {
    bool header;        /* it has a schemaVersion, so a recorder's header is there */
    int64_t world_size; /* of distributedInfo; 0: unstated */
    enum trace_option_state options[TRACE_OPTION_COUNT];
    /* As people write them (CUDA's 12060 is "12.6"); "" is unstated. UTF-8. */
    char versions[TRACE_VERSION_COUNT][TRACE_VERSION_SIZE];
};

/* `metadata`: the text of a JSON object; any other text states nothing. */
void facts_read(const char *metadata, struct trace_facts *out);

#endif

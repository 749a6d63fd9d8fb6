/* What a recorder measured and noted beside the profiler: the top-level member
 * "tracediff" of a trace (docs/semantics.md, section 21).
 *
 * It comes from a file, so it has bounds, and whatever is not as described is left
 * out. */
#ifndef TRACEDIFF_TRACE_DECODE_RECORDER_H
#define TRACEDIFF_TRACE_DECODE_RECORDER_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#define RECORDER_KEY "tracediff"
#define RECORDER_TIMES_MAX ((size_t)10000)
/* Names and values of all facts of a file; each value; each name. */
#define RECORDER_BYTES_MAX ((size_t)64 << 10)
#define RECORDER_VALUE_MAX ((size_t)200)
#define RECORDER_NAME_MAX ((size_t)100)

/* "program.commit", "environment.torch", "flags.num_threads", "variables.NCCL_ALGO",
 * "clocks.sm_mhz.mean" (also .lowest, .highest). Truth is "true" or "false". UTF-8. */
struct recorder_fact {
    char *name, *value;
};

struct recorder {
    /* Steps without the profiler: ms[0 .. before - 1] came before the recording, `after`
     * more behind it. clock: "cuda_event", "perf_counter"; "": unstated. */
    const char *clock;
    double *ms;
    size_t count, before, after;
    struct recorder_fact *facts; /* ordered by name (bytes) */
    size_t fact_count;
    bool variables;                         /* it states variables, perhaps none */
    size_t left_out;                        /* parts that are not above */
    char left_out_first[RECORDER_NAME_MAX]; /* such as "variables.PATH" */
    size_t bytes;                           /* of names and values */
    bool out_of_memory;                     /* what is above is not whole */
};

/* `metadata`: of a file (struct set_file): the text of a JSON object; any other text
 * states nothing. False: no memory. `out` is to be freed in any case. The cost is linear
 * in the text, but for sorting the facts. */
bool recorder_read(const char *metadata, struct recorder *out);
/* The same from the member. What is left out is removed from it, and what is cut is
 * replaced, so that only what `out` has is kept. */
bool recorder_take(json_t *member, struct recorder *out);
void recorder_free(struct recorder *recorder);

/* The value of a fact, or NULL. Costs log n. */
const char *recorder_fact(const struct recorder *recorder, const char *name);

#endif

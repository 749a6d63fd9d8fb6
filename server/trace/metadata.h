#ifndef TRACEDIFF_TRACE_METADATA_H
#define TRACEDIFF_TRACE_METADATA_H

#include "base/error.h"
#include "base/text.h"
#include "trace/recording.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- facts ---- */

/* What a file states about how it was recorded: profiler options and versions, from its
 * top-level keys other than traceEvents.
 *
 * Nothing is guessed. PyTorch writes an option as 1 if it is on and leaves it out if it
 * is off, but other recorders (on demand, before 2.0) write no options at all. So a
 * missing option is unstated, not off. */

/* The member that the reader adds to a file that is not JSON: "Perfetto". */
#define METADATA_FORMAT "format"

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
    bool is_perfetto;   /* the file is Perfetto's, not JSON */
    int64_t world_size; /* of distributedInfo; 0: unstated */
    enum trace_option_state options[TRACE_OPTION_COUNT];
    /* As people write them (CUDA's 12060 is "12.6"); "" is unstated. UTF-8. */
    char versions[TRACE_VERSION_COUNT][TRACE_VERSION_SIZE];
};

/* `metadata`: the text of a JSON object; any other text states nothing. */
void facts_read(const char *metadata, struct trace_facts *out);

/* ---- recorder ---- */

/* What a recorder measured and noted beside the profiler: the top-level member
 * "tracediff" of a trace (docs/semantics.md, section 21).
 *
 * It comes from a file, so it has bounds, and whatever is not as described is left
 * out. */

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

/* ---- recorder blocks ---- */

/* The steps without the profiler as observations: neighbours depend on each
 * other, so their blocks are judged (docs/semantics.md §22). Pure. */

#define RECORDER_BLOCKS 10

/* Times of consecutive steps, ms: of a rank. */
struct recorder_times {
    const double *ms;
    size_t count;
};

/* The means of the steps over the ranks, as many as the shortest has, cut into ten
 * blocks; ns. A first block that is far above the others (warming up) is left out.
 * Returns the number of blocks: 0 for fewer than 20 steps, and for steps that take no
 * time. *mean: of the blocks, ns. */
size_t recorder_blocks(const struct recorder_times *ranks, size_t count,
                       int64_t room[RECORDER_BLOCKS], double *mean);

/* A file of a set: of a rank and a recording (span). */
struct recorder_file {
    uint32_t span;
    struct recorder recorder;
};
void recorder_files_free(struct recorder_file *files, size_t count);

/* What the steps of a set take. */
struct recorder_means {
    double mean;     /* ns; NaN: no such times, or too few */
    int64_t *blocks; /* of one recording; of several the mean of each; ns */
    size_t count;    /* 0: as above */
};
/* False: no memory. `out` is to be freed in any case. */
bool recorder_means_make(const struct recorder_file *files, size_t count,
                         struct recorder_means *out);
void recorder_means_free(struct recorder_means *means);

/* ---- metadata ---- */

/* The top-level keys of a trace other than traceEvents: small documents. Jansson reads
 * them one by one, so that a NaN in one of them loses only that one. */

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

/* ---- metadata share ---- */

/* The metadata of a file without what may be private, to be given to others
 * (docs/store.md). */

/* Keeps only members that this program knows: not the name of the host or the user, not
 * the path of the trace, no variables of the recorder, and no flags but the recorder's
 * own. The text of a JSON object, which the caller frees; "{}" if `metadata` is none.
 * NULL: no memory. */
char *metadata_share(const char *metadata);

/* Whether a fact of the recorder ("flags.num_threads") is kept. */
bool metadata_shares_fact(const char *name);

#endif

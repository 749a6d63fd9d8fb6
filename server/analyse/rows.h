#ifndef TRACEDIFF_ANALYSE_ROWS_H
#define TRACEDIFF_ANALYSE_ROWS_H

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- rows ---- */

/* The rows that an analysis reads (docs/semantics.md §7).
 *
 * A rank has one span for each of its files. Nothing crosses spans: lengths are computed
 * in each span and added. */

/* The note of a rank that has no device rows. */
#define ROWS_NO_DEVICE "no device rows"

/* A stream is identified by (device, stream). */
struct rows_stream {
    int32_t device; /* -1: none */
    int64_t stream; /* -1: none, which is one more stream */
    bool is_wide;   /* as in struct trace_place */
};

struct rows_span {
    struct trace_recording *recording; /* borrowed */
    /* D, the device work: rows in file order, and by (ts, longer first, row). */
    uint32_t *device, *by_time;
    size_t device_count;
    bool *step_chosen;          /* by step of the recording; NULL: all of them */
    struct step_pieces *pieces; /* with step_chosen only */
    /* From recording.places to rows_rank.streams; meaningless for places without device
     * work. */
    uint32_t *stream_of_place;
};

struct rows_rank {
    int64_t rank;
    struct rows_span *spans; /* in the order given */
    size_t span_count;
    size_t device_count; /* of all spans; 0: the rank has no device rows */
    /* Streams with device work, by (device, stream). */
    struct rows_stream *streams;
    size_t stream_count;
    bool last_step_dropped;
    struct arena *arena; /* of the rank: freed with its rows, when it was analysed */
    int64_t cut;         /* ns: host rows from here on are left out; INT64_MAX: none */
};

/* Which rows of a rank count if no steps are chosen. */
enum rows_extent {
    ROWS_BEFORE_LAST_STEP, /* like HTA: rows that start, or are launched, before the last
                              step */
    ROWS_OF_STEPS, /* those of its steps, as a comparison counts them; all rows of a file
                      without step rows */
    ROWS_ALL
};
#define ROWS_WHICH_COUNT 3

struct rows_options {
    enum rows_extent which;
    /* Chosen step numbers, ascending: host rows that start in one of them and device rows
     * launched in one of them count; `which` is then ignored. NULL: `which` decides. A
     * choice of steps leaves out files without step rows. */
    const int64_t *steps;
    size_t step_count;
    bool with_arguments; /* rows_load() also reads the stored arguments */
    bool of_collectives; /* of them the facts of collectives alone; no self times */
    struct budget *budget;
};

/* Chooses the rows of a rank. `recordings` are its files, resolved, in order of their
 * spans; they must outlive the rows. */
int rows_make(int64_t rank, struct trace_recording *const *recordings, size_t count,
              const struct rows_options *options, struct rows_rank *out,
              struct error *error);
void rows_free(struct rows_rank *rank);

/* Whether a row that is not device work is among the rows of the rank. */
bool rows_keeps(const struct rows_rank *rank, const struct rows_span *span, uint32_t row);

/* The time between the first and the last start of a row, ns: latest - earliest ts,
 * summed over the spans. */
int64_t rows_time_of_starts(const struct rows_rank *rank);

/* The number in `names` of each device op's name, by op of the span; names of different
 * spans share it. Other ops have STRINGS_NONE. */
uint32_t *rows_intern_device_names(const struct rows_span *span, struct arena *arena,
                                   struct strings *names);

/* nest_rows() and step_pieces_make(): if they get no memory, the budget is over. */
void rows_nest(struct trace_recording *recording, struct arena *arena, nest_visit *visit,
               void *context);
struct step_pieces rows_pieces(const struct trace_recording *recording,
                               enum step_clock clock, struct arena *arena);

/* By row: itself if it is an operator, else the innermost operator that contains it;
 * TRACE_NONE. */
uint32_t *rows_operators(struct trace_recording *recording, struct arena *arena);
/* Brings rows in order of (start, longer first, row) into the order of (start, row). */
void rows_order_by_start(const struct trace_events *events, uint32_t *rows, size_t count,
                         struct budget *budget);
/* How many samples of a span are chosen. */
uint64_t rows_samples(const struct rows_span *span);

static inline enum trace_kind rows_kind(const struct rows_span *span, uint32_t row)
{
    const struct trace_recording *recording = span->recording;

    return (enum trace_kind)recording->ops[recording->events.op[row]].kind;
}

static inline uint32_t rows_stream_of(const struct rows_span *span, uint32_t row)
{
    return span->stream_of_place[span->recording->events.place[row]];
}

/* ---- rows load ---- */

/* The rows of a rank, from a stored set. */

struct store;

/* A rank with the recordings that its rows point into. */
struct rows_loaded {
    struct rows_rank rows;
    struct trace_recording **recordings;
    size_t count;
};

/* Decodes the files of the rank, in order of their spans, and chooses its rows. */
int rows_load(struct store *store, const struct set_view *view, int64_t rank,
              const struct rows_options *options, struct rows_loaded *out,
              struct error *error);
void rows_unload(struct rows_loaded *loaded);

/* ---- selection ---- */

/* The selected ranks and steps of a set (docs/semantics.md §5). */

/* The samples chosen: one (rank, span, step) each. */
struct selection {
    struct arena *arena; /* of its lists */
    int64_t *ranks;      /* chosen ranks, ascending */
    size_t rank_count;
    int64_t *numbers; /* distinct chosen step numbers, ascending */
    size_t number_count;
    size_t pseudo_count; /* chosen pseudo-steps */
    bool any;            /* steps=any */
    size_t *steps;       /* indices into view->steps, ordered by rank, span, number */
    size_t step_count;   /* = samples */
};

/* `ranks`: "all" (also NULL, ""), "first", or a list "0,2,4-7". `steps`: "all" (also
 * NULL, ""), "first", "any", or a list. Unknown ranks and steps are ERROR_PARAMETER
 * (slugs unknown_rank, unknown_step, bad_ranks, bad_steps); `side` ("control", "test",
 * "set") names the parameter in the message, which lists what is allowed. */
int selection_make(const struct set_view *view, const char *side, const char *ranks,
                   const char *steps, struct budget *budget, struct selection *out,
                   struct error *error);
void selection_free(struct selection *selection);
/* Checks whether the texts can be understood, before there is a view: bad_ranks and
 * bad_steps. */
int selection_check(const char *side, const char *ranks, const char *steps,
                    struct error *error);

/* Appends "0, 1, 4-7": distinct numbers, ascending; cut if it gets long. */
void selection_describe(const int64_t *numbers, size_t count, struct buffer *out);

/* The file of view->steps[step]; never NULL. */
const struct set_file *selection_file(const struct set_view *view, size_t step);

/* One side of a comparison, as requested. NULL or "": no set, all ranks or steps, no
 * marker. */
struct side_request {
    const char *name; /* "control" or "test", for messages */
    const char *set, *ranks, *steps;
    const char *marker;
    enum marker_until until; /* of the marker */
    bool until_chosen;       /* by selection_settle() */
    bool cut_overlaps;
    struct budget *budget;
};
#define SELECTION_UNTIL_HELP                                                             \
    "where a step of a marker ends: with its row, or where the next one begins (the "    \
    "last "                                                                              \
    "row is then no step); if absent, next if the rows cover less than half of the time"
#define SELECTION_CUT_HELP                                                               \
    "a device row ends where the next one of its stream starts, as in .pftrace files"
/* The marker of a side: its own, otherwise that of both. */
const char *selection_marker(const char *own, const char *both);
enum marker_until selection_until(enum marker_until own, enum marker_until both);
/* Chooses rows and steps of a set. Errors: those of set_marked_choose(). */
int selection_mark(struct store *store, const struct side_request *request,
                   struct set_info *info, struct error *error);
/* Where nothing else was asked for, the steps of the markers of all sides end in one way:
 * as the other sides ask for it; or from one row to the next if the rows of any side
 * cover less than half of the time. */
void selection_settle(struct store *store, struct side_request *const *requests,
                      size_t count);
/* Finds the set, with the steps of a marker if one is given, and makes the selection.
 * Errors are those of store_find_set(), set_marked_choose() and selection_make(), and
 * missing_parameter. The caller frees what was filled, also after an error. */
int selection_open_side(struct store *store, const struct side_request *request,
                        struct set_info *info, struct set_view *view,
                        struct selection *selection, struct error *error);

/* ---- step time ---- */

/* The step time of the selected samples of a side, and what limits it (docs/semantics.md
 * §6, §19). */

/* Means over the samples, ns: the step time and its four parts. has_parts is false when a
 * sample has none. `host` is the mean of the steps as the host has them; the medians are
 * those of the same, and of how far the device was behind when the host left them: NaN if
 * whole files are selected. */
struct step_time {
    size_t samples;
    double step, compute, exposed_communication, exposed_memory, idle;
    double host, host_median, lag_median;
    bool has_parts;
};
void step_time_make(const struct set_view *view, const struct selection *selection,
                    struct step_time *out);

/* What limits a side, by the shares of its step time (docs/semantics.md §19.2). */
enum step_limit {
    STEP_LIMIT_NONE, /* nothing alone, or not known */
    STEP_LIMIT_DEVICE,
    STEP_LIMIT_HOST,
    STEP_LIMIT_COMMUNICATION
};
enum step_limit step_limit_of(const struct step_time *time);
/* "device", "host", "communication"; NULL for STEP_LIMIT_NONE. */
const char *step_limit_name(enum step_limit limit);
/* "the device", "the host", "communication"; "" for STEP_LIMIT_NONE. */
const char *step_limit_words(enum step_limit limit);

#endif

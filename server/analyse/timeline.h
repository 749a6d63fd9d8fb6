#ifndef TRACEDIFF_ANALYSE_TIMELINE_H
#define TRACEDIFF_ANALYSE_TIMELINE_H

#include "analyse/span.h"
#include "base/budget.h"
#include "base/parameters.h"
#include "store/sets.h"

#include <stdatomic.h>

/* ---- span keeper ---- */

/* Keeps what the most recent timelines were drawn from, since people zoom, and a page
 * asks for two sides: the index of a file, or the lanes of a set. Thread-safe. */

struct store;
struct span_keeper;

#define SPAN_KEPT_BYTES_MAX ((size_t)512 << 20)
#define SPAN_KEPT_MAX 8
#define SPAN_KEPT_NS INT64_C(120000000000)

/* Keeps SPAN_KEPT_MAX things, of `bytes` all together; a larger one is made for each
 * request. NULL: no memory. */
struct span_keeper *span_keeper_new(size_t bytes);
void span_keeper_free(struct span_keeper *keeper); /* NULL is fine */
/* Frees the things that were unused for `unused_ns`. NULL is allowed. */
void span_keeper_expire(struct span_keeper *keeper, int64_t unused_ns);

struct kept_key {
    char set[36];   /* the id for reading (struct set_info), then zeros */
    uint32_t lanes; /* 1: all ranks */
    int64_t number; /* of the file; of the span */
    int64_t use_short_name;
};
struct kept {
    struct kept_key key;
    /* The caller makes it between span_keeper_fill() and span_keeper_filled(). */
    void *thing;          /* NULL: not made yet */
    void (*free)(void *); /* frees it */
    atomic_size_t bytes;  /* of memory */
    /* Of the keeper: */
    bool filling;
    unsigned references; /* the keeper's, and one for each use */
    int64_t used_ns;
};
/* What is kept with this key, or is new, until span_keeper_give(). `keeper` NULL: nothing
 * is kept. */
int span_keeper_take(struct span_keeper *keeper, const struct kept_key *key,
                     struct kept **out, struct error *error);
void span_keeper_give(struct span_keeper *keeper, struct kept *kept);
/* Only one request at a time changes it; the others wait. */
int span_keeper_fill(struct span_keeper *keeper, struct kept *kept, struct budget *budget,
                     struct error *error);
void span_keeper_filled(struct span_keeper *keeper, struct kept *kept);

/* An index that the caller uses until it calls span_use_end(). */
struct span_use {
    const struct span_index *index;
    struct kept *kept;
    struct span_keeper *keeper;
};
/* If another thread is already making the index, waits for it. */
int span_use_begin(struct span_keeper *keeper, struct store *store, const char *set,
                   uint32_t file, bool use_short_name, struct budget *budget,
                   struct span_use *out, struct error *error);
void span_use_end(struct span_use *use); /* also the cleanup function */

/* ---- timeline parameters ---- */

/* The request of a timeline, and the table of its parameters (base/parameters.h). */

/* Who asks: bits for parameters_read(). */
enum timeline_user {
    TIMELINE_SHOW = 1, /* GET /sets/{id}/timeline */
    TIMELINE_FIND = 2, /* GET /sets/{id}/timeline/find */
    TIMELINE_SUMS = 4, /* GET /sets/{id}/timeline/sums */
    LANES_SHOW = 8,    /* GET /sets/{id}/timeline/ranks */
    LANES_MEET = 16,   /* GET /sets/{id}/timeline/ranks/collective */
    LANES_FIND = 32,   /* GET /sets/{id}/timeline/ranks/find */
    LANES_SUMS = 64    /* GET /sets/{id}/timeline/ranks/sums */
};
#define TIMELINE_OF_RANK (TIMELINE_SHOW | TIMELINE_FIND | TIMELINE_SUMS)
#define TIMELINE_OF_RANKS (LANES_SHOW | LANES_FIND | LANES_SUMS)

enum timeline_order { TIMELINE_BY_START, TIMELINE_BY_DURATION };
/* Which ranks share a lane. */
enum timeline_fold { TIMELINE_FOLD_NONE, TIMELINE_FOLD_HOST, TIMELINE_FOLD_GROUP };

/* Texts are borrowed from the given parameters. PARAMETER_NONE: not given. */
struct timeline_request {
    const char *set;
    int64_t rank, span, step;
    const char *marker;
    enum marker_until until;
    bool cut_overlaps;
    bool use_short_name;
    int64_t from, to; /* ns from the start of the step, or of the file */
    int64_t pixels, threads;
    const char *name, *category;
    unsigned sort; /* enum span_sort, or SPAN_SORTS */
    int64_t occurrence, limit;
    enum timeline_order order;
    const char *ranks;
    enum timeline_fold fold;
    int64_t start, instance; /* of a collective; ns of the axis, or its number */
    struct budget *budget;
};
extern const struct parameter_table timeline_parameters;

/* As tree_request_read(). */
int timeline_request_read(enum timeline_user user, const struct given_parameters *given,
                          const char *set, struct budget *budget,
                          struct timeline_request *out, struct error *error);

/* ---- timeline ask ---- */

/* The timeline of a rank of a stored set, and the search for a row in it. */

/* The requested part: a step of a file, or the whole file. */
struct timeline_answer {
    struct timeline_request request;
    struct set_info info;
    struct span_use use;
    uint32_t step; /* in use.index->steps */
};

/* Finds the set (store_find_set(), set_marked_choose()), the file and the step.
 * ERROR_NOT_FOUND with slugs unknown_rank, unknown_span, unknown_step: the message lists
 * the existing ones. Free with timeline_close(), also after an error. */
int timeline_open(struct store *store, struct span_keeper *keeper,
                  const struct timeline_request *request, struct timeline_answer *out,
                  struct error *error);
void timeline_close(struct timeline_answer *timeline); /* also the cleanup function */

/* The start of the step's window, or of the file: the zero of the shown times. */
int64_t timeline_origin(const struct timeline_answer *timeline);

/* The requested window; bad_window if it is empty. */
int timeline_show(const struct timeline_answer *timeline, struct span_window *out,
                  struct error *error);

/* The sums of the requested window, which is then in *from and *to; bad_window as above.
 */
int timeline_sum(const struct timeline_answer *timeline, struct span_sums *out,
                 int64_t *from, int64_t *to, struct error *error);

/* The rows of the requested name, in the requested order; maybe none. With an occurrence,
 * only that row is left, and *of says how many there were. */
int timeline_find(const struct timeline_answer *timeline, struct span_match *out,
                  size_t *of, struct error *error);

#endif

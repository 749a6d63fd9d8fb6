#ifndef TRACEDIFF_ANALYSE_CLOCKS_H
#define TRACEDIFF_ANALYSE_CLOCKS_H

#include "analyse/collective.h"
#include "base/error.h"
#include "base/text.h"
#include "stats/clocks.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* ---- the clocks of a set ---- */

enum set_clocks_status { CLOCKS_SET_NOT_ALIGNED, CLOCKS_SET_PARTS, CLOCKS_SET_ONE_CLOCK };
const char *set_clocks_status_name(enum set_clocks_status status);

/* The clocks of the ranks of a stored set (docs/semantics.md §17), of all its ranks and
 * steps, whatever a request chooses. Ranks are known by their index. */
struct set_clocks {
    struct clocks clocks;
    const int64_t *ranks; /* ascending: the rank of each index */
    uint32_t rank_count;
    const uint32_t *hosts; /* by rank: equal numbers state one host; UINT32_MAX: none */
    const bool *identity; /* by component: its ranks share a clock; offset, width are 0 */
    enum set_clocks_status status;
};

/* `set`: as for store_find_set(). Found once, by a server when it has stored the set,
 * else at the first request, and kept among the answers of the store; a thread that needs
 * what another is finding waits for it. A set of one rank, or of more than can be
 * matched, is not aligned, and costs nothing. Errors are those of analysis_run(). */
int set_clocks_read(struct store *store, const char *set, struct budget *budget,
                    struct arena *arena, struct set_clocks *out, struct error *error);

/* The index of a rank; UINT32_MAX: the set lacks it. */
uint32_t set_clocks_index(const struct set_clocks *set, int64_t rank);
/* Whether it is on the clock of its component. The next two are only for such ranks. */
bool set_clocks_aligned(const struct set_clocks *set, uint32_t rank);
/* A time of its clock on that of its component: ns after t0; half-widths below and above,
 * unless NULL. */
double set_clocks_map(const struct set_clocks *set, uint32_t rank, int64_t time,
                      double half[2]);
/* And back, to the nearest ns. */
int64_t set_clocks_back(const struct set_clocks *set, uint32_t rank, double after_t0);

/* The host that the metadata of a file state; STRINGS_NONE: none. */
uint32_t clocks_read_host(struct strings *hosts, const char *metadata);

/* ---- the collectives that clocks are found from ---- */

/* What is known of a rank beside its collectives. */
struct rank_of_clock {
    int64_t first; /* ns: start of its first row; INT64_MAX: it has none */
    uint32_t host; /* in .hosts; STRINGS_NONE: its file names none */
    size_t file;   /* in .list.files: its first one */
};

/* Who came last to a collective, by begins on the common clock. */
struct set_meet_last {
    double begin;     /* ns after t0 of its component */
    int64_t waited;   /* ns: the longest wait of another rank */
    uint32_t rank;    /* its index; CLOCKS_NONE: not known */
    uint32_t certain; /* by more than the clocks are uncertain */
};
/* How often a rank is certainly the last of a collective, of how many, and how long after
 * the median of its members it begins them, ns on the mean. */
struct set_lateness {
    uint32_t last, meets;
    double late;
};

/* The sums of these two analyses. */
struct clock_sums {
    struct collective_list list;
    struct strings hosts;
    struct rank_of_clock *ranks; /* by rank of the list */
    size_t rank_capacity;
    /* Of `clocks`: */
    struct set_clocks found;
    struct set_meet_last *lasts; /* by instance of the list */
    struct set_lateness *late;   /* by rank */
};

/* Only gathers and matches, and has no tables. */
extern const struct analysis clocks_collectives;

/* ---- where the ranks meet ---- */

/* The matched collectives of a set (docs/semantics.md §10), of all its ranks and steps:
 * when each rank is in them, by its own clock. */

#define MEET_NO_TEXT UINT32_MAX

struct set_meet_member {
    int64_t start, dur; /* ns */
    uint32_t rank;      /* its index */
    uint32_t meet;
};
struct set_meet {
    uint32_t first, count;     /* in .members; by rank */
    uint32_t name, group;      /* in .texts, where each ends with a NUL; MEET_NO_TEXT */
    int64_t class;             /* enum collective_class */
    int64_t bytes;             /* for the bandwidth, or COLLECTIVE_UNKNOWN */
    int64_t transfer;          /* ns */
    struct set_meet_last last; /* of one in which ranks wait */
};
struct set_meets {
    struct set_meet *items; /* by step, then first start; then those without waiting */
    struct set_meet_member *members;
    struct set_lateness *late; /* by rank */
    uint32_t count, member_count;
    const char *texts;
};

/* `id`: that of a stored set of two ranks or more (struct set_info). Found and kept as
 * the clocks are, with them. */
int set_meets_read(struct store *store, const char *id, struct budget *budget,
                   struct arena *arena, struct set_meets *out, struct error *error);

/* Finds and keeps both, as bytes: those of the collectives are kept under this key. */
#define SET_MEETS_KEY "meets2"
#define SET_MEETS_BYTES_MAX ((size_t)2 << 30)
int set_clocks_find(struct store *store, const char *id, struct budget *budget,
                    struct buffer *clocks, struct buffer *meets, struct error *error);

#endif

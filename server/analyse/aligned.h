/* The rows of all ranks of a set as one trace for Perfetto: a process for each rank,
 * times on the common clock (docs/semantics.md §17), arrows between the rows of a
 * collective. A rank that is on no common clock keeps its own; where there are several
 * clocks, the name of a rank says which it is on, and no arrow leads from one to another.
 * What a set does not keep of a trace (most arguments) is not in it. */
#ifndef TRACEDIFF_ANALYSE_ALIGNED_H
#define TRACEDIFF_ANALYSE_ALIGNED_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct aligned;
struct store;

/* `set` must outlive it. Errors as those of analysis_run(). */
int aligned_open(struct store *store, const char *set, struct budget *budget,
                 struct aligned **out, struct error *error);
void aligned_close(
    struct aligned **aligned); /* also the cleanup function; NULL is fine */

size_t aligned_count(const struct aligned *aligned);           /* ranks */
int64_t aligned_rank(const struct aligned *aligned, size_t i); /* ascending */
const char *
aligned_status(const struct aligned *aligned); /* one_clock, parts, not_aligned */

typedef int aligned_put(void *context, const char *bytes, size_t length,
                        struct error *error);
/* Writes the document of `count` ranks from `first` on, in pieces: as gzip, or plain. */
int aligned_write(struct aligned *aligned, struct store *store, size_t first,
                  size_t count, bool plain, aligned_put *put, void *context,
                  struct error *error);

#endif

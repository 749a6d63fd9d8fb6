/* Two sets side by side. Reading ends with the error of the budget when that is over.
 */
#ifndef TRACEDIFF_STORE_SET_SET_PAIR_H
#define TRACEDIFF_STORE_SET_SET_PAIR_H

#include "base/budget.h"
#include "base/error.h"
#include "store/set/set_cover.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

struct set_pair; /* a connection to each */
enum pair_side { PAIR_CONTROL, PAIR_TEST };

int set_pair_open(struct store *store, const char *control_id, const char *test_id,
                  struct budget *budget, struct set_pair **out, struct error *error);
void set_pair_close(struct set_pair *pair);

/* Chooses the steps (ids of set_step) of a side whose cells count. */
int set_pair_select(struct set_pair *pair, enum pair_side side, const uint32_t *steps,
                    size_t count, struct error *error);

/* Which stored sums are used for a side (set_cover.h), since its last set_pair_select().
 * Lives until the next one. For measurements and tests. */
struct cover;
const struct cover *set_pair_cover(const struct set_pair *pair, enum pair_side side);

/* One row: (name or short name, category). Sides that lack it have zeros. */
struct pair_row {
    const char *name; /* raw bytes, NUL-terminated; valid during the callback only */
    size_t name_length;
    const char *category;
    uint8_t side; /* enum trace_side, of the category */
    uint8_t
        kind; /* enum trace_kind; the highest when rows of several kinds share a name */
    uint64_t count[2];
    int64_t total[2], self[2], min[2], max[2]; /* ns; min/max 0 where count is 0 */
};
/* Every row of the selected steps of both sides, ordered by name (bytes), then category:
 * sql/side_rows for each, merged. `use_short_name` groups by short name,
 * `merge_addresses` host rows whose names differ by a memory address only. The sides
 * (CPU/GPU/ALL) are the caller's filter, by `side`. */
int set_pair_rows(struct set_pair *pair, bool use_short_name, bool merge_addresses,
                  int (*each)(void *context, const struct pair_row *row), void *context,
                  struct error *error);

#endif

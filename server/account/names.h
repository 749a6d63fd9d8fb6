/* What the rows of a recording are in the account, and their names in paths
 * (docs/semantics.md §16.2). */
#ifndef TRACEDIFF_ACCOUNT_NAMES_H
#define TRACEDIFF_ACCOUNT_NAMES_H

#include "account/side.h"
#include "trace/decode/recording.h"
#include "trace/resolve/steps.h"

#include <stdbool.h>
#include <stdint.h>

/* A name that both sides share in the comparison under the names of two vendors. */
struct account_alias {
    const char *name, *category, *row_name, *row_category;
};

struct account_naming {
    const struct account_alias *aliases; /* by name, then category */
    size_t alias_count;
    bool use_short_name;
    const char *marker; /* the one that makes the steps of the set; NULL: none */
};

/* The rows of an op. Names are in the side's. */
struct account_op {
    uint32_t path;  /* in a path */
    uint32_t label; /* beside a hole; of device work the row of the comparison */
    uint32_t category;
    uint8_t sort;  /* enum account_node_sort; ACCOUNT_ROOT: no call (a step row) */
    uint8_t about; /* enum account_about */
    uint8_t kind;  /* enum trace_kind: device work that takes time of a step; else NONE */
    bool may_be_step; /* its rows may be step rows */
};

/* One for each op of the recording. `pieces`: the steps by the host's rows. NULL: no
 * memory, or the budget is over. Owned by the caller. */
struct account_op *account_names_make(const struct trace_recording *recording,
                                      struct step_pieces *pieces,
                                      const struct account_naming *naming,
                                      struct account_side *side);

#endif

/* The selected ranks and steps of a set (docs/semantics.md §5). */
#ifndef TRACEDIFF_ANALYSIS_DATA_SELECTION_H
#define TRACEDIFF_ANALYSIS_DATA_SELECTION_H

#include "base/error.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_view.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* The samples chosen: one (rank, span, step) each. */
struct selection {
    int64_t *ranks; /* chosen ranks, ascending */
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

/* The file of view->steps[step]; never NULL. */
const struct set_file *selection_file(const struct set_view *view, size_t step);

/* One side of a comparison, as requested. NULL or "": no set, all ranks or steps, no
 * marker. */
struct side_request {
    const char *name; /* "control" or "test", for messages */
    const char *set, *ranks, *steps;
    const char *marker;
    struct budget *budget;
};
/* The marker of a side: its own, otherwise that of both. */
const char *selection_marker(const char *own, const char *both);
/* Finds the set, with the steps of a marker if one is given, and makes the selection.
 * Errors are those of store_find_set(), set_marked_choose() and selection_make(), and
 * missing_parameter. The caller frees what was filled, also after an error. */
int selection_open_side(struct store *store, const struct side_request *request,
                        struct set_info *info, struct set_view *view,
                        struct selection *selection, struct error *error);

#endif

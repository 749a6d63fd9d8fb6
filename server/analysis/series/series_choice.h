/* Which sets a text means: the sets of a series, or a baseline.
 *
 *   sets = item { "," item }, each without blanks around it
 *   item = "tag:" TAG               every set with this tag (ASCII case does not matter)
 *        | a text with * or ?       every set whose whole label is of this pattern
 *        | six digits of an id or more, if one set begins with them
 *        | a label                  every set of this label
 *        | the beginning of labels  where none of the above finds one
 *
 * An item that finds no set is an error. A set that several items find counts once. */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_CHOICE_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_CHOICE_H

#include "base/budget.h"
#include "base/error.h"
#include "store/catalogue/sets.h"

#include <stdbool.h>

/* A series has at most this many sets, and a text at most this many items. */
#define SERIES_SETS_MAX 1000

/* Marks the sets of the list that the text means and that have every one of the tags
 * (NULL-terminated; may be NULL). `name`: of the parameter. `marks` has room for all and
 * is cleared first. Takes time in proportion to items * sets, within the budget.
 * ERROR_NOT_FOUND (unknown_set), ERROR_LIMIT (too_many_sets). */
int series_choose(const struct set_list *list, const char *name, const char *text,
                  const char *const *tags, struct budget *budget, bool *marks,
                  struct error *error);

#endif

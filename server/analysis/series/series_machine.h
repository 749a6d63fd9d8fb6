/* What the machine makes of the steps of a series: another clock of the device, another
 * speed of the host (docs/semantics.md §13, §18). */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_MACHINE_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_MACHINE_H

#include "analysis/series/series_answer.h"

/* Compares each set with the reference of its level, and the references of levels next to
 * each other: at most as many comparisons as there are sets and changes. What was
 * compared is kept. Of what there is no time for, the answer knows nothing (`pending`).
 * Errors are those of the budget, and ERROR_MEMORY. */
int series_find_machine(struct store *store, struct series_answer *answer,
                        struct error *error);

/* Measures sets against the one with the middle median of all, as recordings at equal
 * clock are (compare/recordings_clock.h). `out` has room for `count`. Errors are those of
 * the budget, and ERROR_MEMORY. */
int series_machine_measure(struct store *store, const struct series_set *const *sets,
                           size_t count, struct budget *budget,
                           struct series_machine *out, struct error *error);

/* The place of the reference of the level of a set whose machine is known. */
size_t series_machine_reference(const struct series_answer *answer, size_t set);

/* How much the machine makes of the step of a set, times the step of the first level's
 * reference; NaN: not known. */
double series_machine_level(const struct series_answer *answer, size_t set);

/* Whether a change of the step by a part, 0.1 for 10 %, is the machine's: what the
 * machine makes is certain, and nothing certain is left without it. */
bool series_machine_explains(const struct series_machine *machine, double change);
/* The same of a change of level, and of the newest set; false of other times than the
 * step's as recorded. */
bool series_machine_is_change(const struct series_answer *answer, size_t change);
bool series_machine_is_newest(const struct series_answer *answer);

#endif

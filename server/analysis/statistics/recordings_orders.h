/* Whether a test between recordings (recordings.h) would also find something if the same
 * recordings were divided otherwise. Pure.
 *
 * If the clearest of all divisions has a rank test's p above 0.05, as with 3 against 3,
 * the size of a change has to tell that it is none of chance. Noise is rarely normal: the
 * time of a kernel that depends on the data may have two values, a recording one of them,
 * and if the one are on one side, there is no spread at all. Such rows are as often on
 * two sides of another division. So if any other division finds a row, the given one does
 * not prove that a row changed. A real change is found in no other division: there it is
 * the spread of the sides. */
#ifndef TRACEDIFF_ANALYSIS_STATISTICS_RECORDINGS_ORDERS_H
#define TRACEDIFF_ANALYSIS_STATISTICS_RECORDINGS_ORDERS_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

/* With so many orders the clearest one has p <= 0.05. */
#define RECORDINGS_ORDERS 40

/* `logs` as for recordings_fit(). *found: in another division, a row has a q (of these
 * rows) below `rate`. False if there are RECORDINGS_ORDERS or more. */
int recordings_try_orders(const double *logs, size_t rows, const size_t count[2],
                          double rate, struct budget *budget, bool *found,
                          struct error *error);

#endif

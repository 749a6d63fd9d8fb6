/* The places of both sides meet (docs/semantics.md §16.2). */
#ifndef TRACEDIFF_ACCOUNT_MEET_H
#define TRACEDIFF_ACCOUNT_MEET_H

#include "account/account.h"

/* Names of Python functions and modules become those of both sides, calls that only wrap
 * what a side does go, and rows that stand on one side only meet as other rows of their
 * call, or as launched elsewhere. Costs n log n. The sides are used up, but stay to be
 * freed; free `out` in any case. */
int account_meet(struct account_side sides[2], struct budget *budget, struct account *out,
                 struct error *error);

#endif

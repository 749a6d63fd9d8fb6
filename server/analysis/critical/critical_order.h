/* The predecessor of each device row: its launch, or another row of the device
 * (docs/semantics.md §14). */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_ORDER_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_ORDER_H

#include "analysis/critical/critical_plan.h"

/* Fills in plan->devices what they follow. */
int critical_order_devices(struct critical_plan *plan, struct error *error);

#endif

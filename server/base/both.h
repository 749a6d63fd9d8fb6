/* Two pieces of work side by side. */
#ifndef TRACEDIFF_BASE_BOTH_H
#define TRACEDIFF_BASE_BOTH_H

#include <stdbool.h>

/* Calls work(first) on this thread and work(second) on another one, and returns when both
 * are done. Without `side_by_side`, or if there is no thread to be had, one after the
 * other. */
void both_run(void (*work)(void *), void *first, void *second, bool side_by_side);

#endif

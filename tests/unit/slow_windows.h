/* docs/semantics.md §19 read sentence by sentence over the rows of a recording, in time
 * that grows with the product of rows and step rows: what windows_make() must equal. Uses
 * nothing that trace_resolve() made. */
#ifndef TRACEDIFF_TESTS_SLOW_WINDOWS_H
#define TRACEDIFF_TESTS_SLOW_WINDOWS_H

#include "naive.h"

/* Fills naive->begin and naive->end, one each for naive->step_rows. The launches and the
 * step rows are known. */
void slow_windows(struct naive *naive);

#endif

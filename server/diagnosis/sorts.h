/* The role of a host row in the diagnosis, by its category and name. Pure. */
#ifndef TRACEDIFF_DIAGNOSIS_SORTS_H
#define TRACEDIFF_DIAGNOSIS_SORTS_H

#include "diagnosis/ledger.h"

#include <stdbool.h>

/* The sort of a host row; waits are those of trace/resolve/waits.h. */
enum ledger_sort sorts_of_host(const char *category, const char *name);

/* Whether the name is that of a copy of the runtime, which may wait for the device. */
bool sorts_is_copy_call(const char *name);

/* Whether the name belongs to the input of the model: a data loader, its iteration, the
 * collation of a batch. */
bool sorts_is_input(const char *name);

#endif

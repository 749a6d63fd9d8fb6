/* Set files that came in a bundle (docs/store.md). */
#ifndef TRACEDIFF_STORE_IMPORT_H
#define TRACEDIFF_STORE_IMPORT_H

#include "base/error.h"
#include "store/set/set_draft.h"
#include "store/set/set_look.h"

#include <stdbool.h>

/* Lists the finished set file of the draft as the set `id` under `label`, after `look`
 * found it whole (set_look_closely()). A set that is stored already stays as it is, with
 * its label, and is taken out of the bin. Like a set whose file was copied here, it has
 * no seal. If the stored set's file is damaged or missing, a stranger's file does not
 * replace it: ERROR_CONFLICT (set_damaged). The draft is gone after this call, whatever
 * it returns. */
int store_import_set(struct set_draft *draft, const char *id, const char *label,
                     const struct set_look *look, bool *already_stored,
                     struct error *error);

#endif

/* Set files that came in a bundle (docs/bundle.md). */
#ifndef TRACEDIFF_STORE_IMPORT_H
#define TRACEDIFF_STORE_IMPORT_H

#include "base/error.h"
#include "store/set/set_draft.h"
#include "store/set/set_look.h"

#include <stdbool.h>

/* Lists the finished set file of the draft as the set `id` under `label`, after `look`
 * found it whole (set_look_closely()). A set that is stored already stays as it is, with
 * its label, and comes out of the bin. The set has no seal, as one that was copied here
 * as a file. One whose file is damaged or gone is not replaced by a stranger's:
 * ERROR_CONFLICT (set_damaged). The draft is gone after this call, whatever it returns.
 */
int store_import_set(struct set_draft *draft, const char *id, const char *label,
                     const struct set_look *look, bool *already_stored,
                     struct error *error);

#endif

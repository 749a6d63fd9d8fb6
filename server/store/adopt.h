#ifndef TRACEDIFF_STORE_ADOPT_H
#define TRACEDIFF_STORE_ADOPT_H

#include "base/budget.h"
#include "base/error.h"
#include "store/set_draft.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- known sets ---- */

/* The sets that the catalogue has, and the files in sets/ that it lacks. */

struct database;
struct store;

struct known_set {
    char id[33];
    bool removing;
};
struct known_sets {
    struct known_set *sets; /* ordered by id */
    size_t count;
};

/* Every row of the catalogue, in the bin or not. The caller frees it, also after an
 * error. */
int known_sets_load(struct database *catalog, struct known_sets *known,
                    struct error *error);
void known_sets_free(struct known_sets *known);

/* Calls back with the id of every file in sets/ that is not known, until `visit` returns
 * something other than 0. */
int known_sets_each_other(const struct store *store, const struct known_sets *known,
                          int (*visit)(void *context, const char *id,
                                       struct error *error),
                          void *context, struct error *error);

/* ---- adopt ---- */

/* Set files that the catalogue does not know. */

struct set_look;

/* The processor time that the check of a file of `bytes` may take, ns: some milliseconds,
 * and the time of its digest. */
int64_t store_look_ns(uint64_t bytes);
/* The remedy for a file that takes longer. */
#define STORE_LOOK_NARROW "it was made to be slow, or is damaged; remove it"

/* Inside a transaction: reads a set file that the catalogue lacks and lists it. */
int store_adopt_set(struct store *store, const char *id, struct budget *budget,
                    struct error *error);
/* Inside a transaction: lists a set file that was checked already. */
int store_list_look(struct store *store, const char *id, const struct set_look *look,
                    struct error *error);
/* ERROR_DAMAGED if the catalogue must not take what a look at the set found. */
int store_check_look(const struct set_look *look, const char *id, struct error *error);

/* ---- import ---- */

/* Set files that came in a bundle (docs/store.md). */

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

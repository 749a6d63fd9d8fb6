/* The sets of the catalogue: finds and lists them, and changes their labels, notes and
 * pins. */
#ifndef TRACEDIFF_STORE_CATALOGUE_SETS_H
#define TRACEDIFF_STORE_CATALOGUE_SETS_H

#include "base/error.h"
#include "store/catalogue/set_info.h"

#include <stdbool.h>
#include <stddef.h>

struct store;

struct set_list {
    struct set_info *sets;
    size_t count;
};
int store_list_sets(struct store *store, struct set_list *out, struct error *error);
void set_list_free(struct set_list *list);
/* By id, by unique id prefix of 6 digits or more, or by label (newest first when
 * several). ERROR_NOT_FOUND with slug unknown_set names the text that was given and the
 * sets that exist. */
int store_find_set(struct store *store, const char *id_or_label, struct set_info *out,
                   struct error *error);
/* NULL leaves a text unchanged. */
int store_update_set(struct store *store, const char *id, const char *label,
                     const char *notes, struct error *error);
/* Puts a listed set into the bin: gone from every list, its file stays until purged. */
int store_bin_set(struct store *store, const char *id, struct error *error);
int store_restore_set(struct store *store, const char *id, struct error *error);
/* A pinned set stays, whatever its age (retention.h). When it loses its pin, its time
 * starts again. */
int store_pin_set(struct store *store, const char *id, bool pinned, struct error *error);
/* Notes the name of the token that stored a set, unless one is noted already. */
int store_set_uploader(struct store *store, const char *id, const char *name,
                       struct error *error);
/* Marks a set that is being removed (removal.h). */
int store_mark_removing(struct store *store, const char *id, struct error *error);

#endif

/* A set file on its way from DATA/spool into the store and its catalogue.
 *
 * The owner of a store makes the draft. Someone writes the file (set_writer.h; perhaps a
 * process that may do nothing else). The owner publishes it: seals it with its digest
 * (set_digest.h), flushes it, renames it into DATA/sets and lists it. Any failure leaves
 * at most a file in spool/ for the sweep. */
#ifndef TRACEDIFF_STORE_SET_SET_DRAFT_H
#define TRACEDIFF_STORE_SET_SET_DRAFT_H

#include "base/error.h"
#include "store/set/set_contents.h"

#include <stdbool.h>

struct store;

struct set_draft;

/* An empty file in spool/, which no sweep takes while the draft lives. ERROR_FORBIDDEN
 * (read_only). */
int set_draft_make(struct store *store, struct set_draft **out, struct error *error);
const char *set_draft_path(const struct set_draft *draft);
/* If the set is not this one, set_draft_publish() stores nothing: ERROR_CONFLICT
 * (trace_changed). `id` is borrowed; NULL: any set. */
void set_draft_expect(struct set_draft *draft, const char *id);
/* Unlinks the file. NULL is fine. */
void set_draft_discard(struct set_draft *draft);

/* Writes the digest of the finished file, flushes, renames and lists it. The id is
 * derived from `contents`. If it is stored already, discards the new file, takes the set
 * out of the bin if it is there, and says so in *already_stored. `label` NULL keeps an
 * existing label; a new set is then called `default_label` (NULL: "unnamed"). A set whose
 * file is damaged or gone gets the new file and keeps its creation time. The draft is
 * gone after this call, whatever it returns. A file that is not a set file is refused
 * (ERROR_INTERNAL, bad_draft). */
int set_draft_publish(struct set_draft *draft, const struct set_contents *contents,
                      const char *label, const char *default_label, char id[33],
                      bool *already_stored, struct error *error);
/* Lists a file that is complete already, with its digest, as the set `id`; the caller has
 * looked into it (set_look.h). A set that is stored already keeps its label and comes out
 * of the bin; nothing else changes. If its file is damaged or gone, nothing replaces it:
 * ERROR_CONFLICT (set_damaged). The draft is gone after this call. */
int set_draft_publish_copy(struct set_draft *draft, const struct set_contents *contents,
                           const char *id, const char *label, bool *already_stored,
                           struct error *error);

#endif

/* Keeps the parts of a set that are read again and again: its files, steps and notes. Set
 * files never change, so these are read once, a few sets are kept, and all callers share
 * them. */
#ifndef TRACEDIFF_STORE_SET_SHARED_H
#define TRACEDIFF_STORE_SET_SHARED_H

#include "store/set_cover.h"
#include "store/set_reader.h"
#include "store/store_state.h"

#include <stdatomic.h>
#include <sys/types.h>

struct set_shared {
    _Atomic unsigned references;
    struct set_view view;     /* its `shared` is NULL */
    struct cover_step *cover; /* of view.steps, one each */
    dev_t device;             /* which file it was read from */
    ino_t inode;
    size_t bytes; /* of memory */
};

/* The set, read or kept; for set_shared_release() by the caller. */
int set_shared_acquire(struct store *store, const char *id, struct budget *budget,
                       struct set_shared **out, struct error *error);
/* NULL is fine; also the cleanup function's work. */
void set_shared_release(struct set_shared *shared);

/* Reads files, steps and notes (set_view.c). The view is owned by the caller and freed
 * with set_view_free_parts(). */
int set_view_read(struct store *store, const char *id, struct budget *budget,
                  struct set_view *out, struct error *error);
void set_view_free_parts(struct set_view *view);

#endif

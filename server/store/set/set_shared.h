/* Keeps the parts of a set that are read again and again: its files, steps and notes. Set
 * files never change, so these are read once, a few sets are kept, and all callers share
 * them. */
#ifndef TRACEDIFF_STORE_SET_SET_SHARED_H
#define TRACEDIFF_STORE_SET_SET_SHARED_H

#include "base/budget.h"
#include "base/error.h"
#include "store/set/set_cover.h"
#include "store/set/set_view.h"

#include <stdatomic.h>
#include <stddef.h>
#include <sys/types.h>

struct store;

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

/* A view of the set, read or kept: set_view_free() gives it up. */
int set_view_load(struct store *store, const char *id, struct budget *budget,
                  struct set_view *out, struct error *error);
void set_view_free(struct set_view *view);

#endif

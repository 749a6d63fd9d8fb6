/* Files, steps and notes read from a set file. */
#ifndef TRACEDIFF_STORE_SET_SET_VIEW_READ_H
#define TRACEDIFF_STORE_SET_SET_VIEW_READ_H

#include "base/budget.h"
#include "base/error.h"
#include "store/set/set_view.h"

struct store;

/* The view is owned by the caller and freed with set_view_free_parts(). */
int set_view_read(struct store *store, const char *id, struct budget *budget,
                  struct set_view *out, struct error *error);

#endif

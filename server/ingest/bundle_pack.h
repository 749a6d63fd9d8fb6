/* Packs stored sets and the view of their comparison into a bundle (bundle.h). */
#ifndef TRACEDIFF_INGEST_BUNDLE_PACK_H
#define TRACEDIFF_INGEST_BUNDLE_PACK_H

#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

struct bundle_request {
    /* By enum pair_side: ids or labels of sets, or several of them between commas. */
    const char *const *names[2];
    size_t name_count[2];
    const struct given_parameter *view; /* see bundle_take_view() */
    size_t view_count;
    uint64_t reserve;       /* bytes of the disk that stay free */
    bool without_variables; /* nor what else may be private (store/set/set_share.h) */
    const char *directory;  /* for that: as in bundle_scratch() */
};

/* Writes the bundle into an empty file that is open for reading and writing; *length is
 * then its size. The same request of the same sets makes the same bytes. The digest of
 * every set file is checked first. Labels and tags are those of the catalogue.
 * ERROR_NOT_FOUND (unknown_set), ERROR_DAMAGED (set_damaged), ERROR_PARAMETER (bad_view),
 * ERROR_LIMIT (too_many_sets, too_large), ERROR_SPACE (disk_full). */
int bundle_pack(struct store *store, const struct bundle_request *request,
                struct budget *budget, int fd, uint64_t *length, struct error *error);

/* A file without a name, which disappears when it is closed: in `directory` (the spool of
 * a store), or in $TMPDIR or /tmp if `directory` cannot be written. */
int bundle_scratch(const char *directory, int *fd, struct error *error);

#endif

/* The samples of rows: what each row took in each selected step of two sets.
 *
 * A row is (name or short name, category), as in set_pair_rows(); its sample of a step is
 * its total there, 0 where it is absent (semantics section 5). */
#ifndef TRACEDIFF_STORE_SET_SAMPLES_H
#define TRACEDIFF_STORE_SET_SAMPLES_H

#include "base/error.h"
#include "store/set_reader.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The selected steps of a side (ids of set_step) in the order in which samples come. */
struct samples_side {
    const char *id;
    const uint32_t *steps;
    size_t count;
};

struct samples_filter {
    bool use_short_name, merge_addresses;
    int side;             /* enum trace_side; -1: all */
    const char *name;     /* of the row, exactly; NULL: all */
    const char *category; /* exactly; NULL: all */
    size_t memory;        /* bytes for rows x samples; 0: 64 MiB */
};

struct samples_row {
    const char *name; /* raw bytes, NUL-terminated */
    size_t name_length;
    const char *category;
    uint8_t side; /* enum trace_side */
    uint8_t kind; /* enum trace_kind; the highest of its ops */
    const int64_t
        *samples[2]; /* ns; [PAIR_CONTROL], [PAIR_TEST], in the order of steps */
    size_t counts[2];
};

/* Every row that occurs in a selected step, in the order of set_pair_rows() (bytes of
 * name, then category). Everything pointed to lasts during the callback only. Decodes
 * each step once where rows x samples fit in the memory allowed, else once for each such
 * part of the rows; holds a row at least. `deadline_ns` as in set_pair_open(). */
int set_samples(struct store *store, const struct samples_side sides[2],
                const struct samples_filter *filter, int64_t deadline_ns,
                int (*each)(void *context, const struct samples_row *row), void *context,
                struct error *error);

#endif

/* Which operators launched which kernels, with which input shapes. */
#ifndef TRACEDIFF_STORE_SET_SET_LAUNCHES_H
#define TRACEDIFF_STORE_SET_SET_LAUNCHES_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* A row of device work, by name (or short name) and category. */
struct launches_kernel {
    const char *name, *category;
};

struct launches_query {
    const char *id; /* of the set */
    bool use_short_name;
    bool merge_addresses; /* of the operators */
    const struct launches_kernel *kernels;
    size_t kernel_count;
    const uint32_t *files; /* numbers; each as a whole, regardless of steps */
    size_t file_count;
};

/* One kernel, operator and set of shapes of one file. */
struct launches_row {
    size_t kernel;             /* index into the query's */
    const char *operator_name; /* innermost cpu_op around the launch; NULL: none */
    const char *shape;         /* its input shapes, as the JSON of the file; NULL: none */
    uint64_t count;
};

/* Texts are valid only during the callback. The same triple may occur several times. */
int set_launches(struct store *store, const struct launches_query *query,
                 struct budget *budget,
                 int (*each)(void *context, const struct launches_row *row),
                 void *context, struct error *error);

#endif

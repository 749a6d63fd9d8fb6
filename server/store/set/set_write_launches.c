/* See set_write_launches.h. */
#include "store/set/set_write_launches.h"

#include "base/cleanup.h"
#include "base/strings.h"
#include "store/set/set_build.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>
#include <string.h>

/* A row with its numbers in the set; `name` is the operator's in the recording. */
struct launch_row {
    uint32_t op, name, shape;
    const struct trace_launch_shape *row;
};

static int compare_numbers(uint32_t a, uint32_t b)
{
    return (a > b) - (a < b);
}

/* Rows without an operator are the last. */
static int compare_operators(const struct strings *names, uint32_t a, uint32_t b)
{
    if (a == b || a == TRACE_NONE || b == TRACE_NONE)
        return compare_numbers(a, b);
    size_t m = strings_length(names, a), n = strings_length(names, b);
    int order = memcmp(strings_text(names, a), strings_text(names, b), m < n ? m : n);

    return order == 0 ? (m > n) - (m < n) : order;
}

static int compare_launches(const void *a, const void *b, void *names)
{
    const struct launch_row *x = a, *y = b;
    int order = compare_numbers(x->op, y->op);

    if (order == 0)
        order = compare_operators(names, x->name, y->name);
    return order == 0 ? compare_numbers(x->shape, y->shape) : order;
}

static int put_launch(struct set_writer *writer, uint32_t file,
                      const struct strings *names, const struct launch_row *launch,
                      struct error *error)
{
    struct statement *put = &writer->statements[PUT_LAUNCH_SHAPE];
    int64_t operator_name = -1;

    if (launch->name != TRACE_NONE) {
        uint32_t name = name_bound_add(&writer->names_bound, &writer->names,
                                       strings_text(names, launch->name),
                                       strings_length(names, launch->name));
        if (name == STRINGS_NONE)
            return error_set(error, ERROR_LIMIT, "too_many_names",
                             "the set has too many distinct names for one set; split it");
        operator_name = name;
    }
    statement_bind_int64(put, ":file", file);
    statement_bind_int64(put, ":op", launch->op);
    statement_bind_int64(put, ":operator", operator_name);
    statement_bind_int64(put, ":shape",
                         launch->shape == TRACE_NONE ? -1 : (int64_t)launch->shape);
    statement_bind_int64(put, ":count", (int64_t)launch->row->count);
    statement_bind_int64(put, ":total", launch->row->total);
    return statement_run(put, error);
}

int build_launches(struct set_writer *writer, uint32_t file,
                   const struct trace_recording *recording, const uint32_t *ops,
                   const uint32_t *shapes, struct error *error)
{
    size_t count = recording->launch_shape_count;
    CLEANUP_FREE struct launch_row *launches = calloc(count + 1, sizeof *launches);
    struct strings *names = (struct strings *)(uintptr_t)&recording->names;
    int result = 0;

    if (launches == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        const struct trace_launch_shape *row = &recording->launch_shapes[i];
        uint32_t shape = row->shape == TRACE_NONE ? TRACE_NONE : shapes[row->shape];

        launches[i] = (struct launch_row){ops[row->op], row->operator_name, shape, row};
    }
    qsort_r(launches, count, sizeof *launches, compare_launches, names);
    for (size_t i = 0; result == 0 && i < count; i++)
        result = put_launch(writer, file, names, &launches[i], error);
    return result;
}

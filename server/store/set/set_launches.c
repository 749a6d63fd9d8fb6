/* See set_launches.h. */
#include "store/set/set_launches.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "store/set/set_file.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "trace/resolve/names.h"

#include <stdlib.h>
#include <string.h>

/* An op of a requested kernel. */
struct launch_key {
    int64_t op;
    size_t kernel;
};

struct launch_search {
    const struct launches_query *query;
    size_t *order;            /* of the kernels, by name and category */
    struct launch_key *asked; /* ascending by op */
    size_t count, capacity;
};

static void free_search(struct launch_search *search)
{
    free(search->order);
    free(search->asked);
}

static int compare_kernels(const struct launches_kernel *x,
                           const struct launches_kernel *y)
{
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

static int compare_order(const void *a, const void *b, void *context)
{
    const struct launches_kernel *kernels = context;

    return compare_kernels(&kernels[*(const size_t *)a], &kernels[*(const size_t *)b]);
}

/* The index of a kernel, or kernel_count. */
static size_t find_kernel(const struct launch_search *search,
                          const struct launches_kernel *wanted)
{
    size_t low = 0, high = search->query->kernel_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        size_t kernel = search->order[middle];
        int order = compare_kernels(&search->query->kernels[kernel], wanted);

        if (order == 0)
            return kernel;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return search->query->kernel_count;
}

static int add_op(struct launch_search *search, struct statement *select,
                  struct error *error)
{
    const struct launches_kernel wanted = {statement_text(select, 1, NULL),
                                           statement_text(select, 2, NULL)};
    size_t kernel = find_kernel(search, &wanted);

    if (kernel == search->query->kernel_count)
        return 0;
    if (!ARRAY_RESERVE(search->asked, search->capacity, search->count + 1))
        return error_set_memory(error);
    search->asked[search->count++] =
        (struct launch_key){statement_int64(select, 0), kernel};
    return 0;
}

static int find_ops(struct launch_search *search, struct database *database,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    const struct launches_query *query = search->query;

    search->order = calloc(query->kernel_count + 1, sizeof *search->order);
    if (search->order == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < query->kernel_count; i++)
        search->order[i] = i;
    if (query->kernel_count > 1)
        qsort_r(search->order, query->kernel_count, sizeof *search->order, compare_order,
                (void *)query->kernels);
    int result = statement_prepare(database, "sql/samples_ops", false, &select, error);
    if (result != 0)
        return result;
    statement_bind_int64(&select, ":use_short_name", query->use_short_name);
    statement_bind_int64(&select, ":merge_addresses", false); /* device rows */
    statement_bind_int64(&select, ":side", TRACE_DEVICE);
    while ((result = statement_step(&select, error)) == 1) {
        result = add_op(search, &select, error);
        if (result != 0)
            return result;
    }
    return result;
}

static int compare_asked(const void *a, const void *b)
{
    const struct launch_key *x = a, *y = b;

    return (x->op > y->op) - (x->op < y->op);
}

/* The operator of a launch, by its name in rows; in `merged` if the name has an address.
 * NULL: there is none. */
static const char *operator_of(const struct launches_query *query,
                               struct statement *select, struct buffer *merged)
{
    size_t length;
    const char *name = statement_text(select, 1, &length);

    if (statement_is_null(select, 1))
        return NULL;
    buffer_clear(merged);
    return query->merge_addresses && trace_merge_addresses(merged, name, length) &&
                   !buffer_failed(merged)
               ? merged->bytes
               : name;
}

static int read_launches(const struct launch_search *search, struct statement *select,
                         int (*each)(void *context, const struct launches_row *row),
                         void *context, struct error *error)
{
    CLEANUP_BUFFER struct buffer merged;
    int result;

    buffer_init(&merged, TRACE_NAME_MAX * 2);
    while ((result = statement_step(select, error)) == 1) {
        const struct launch_key key = {.op = statement_int64(select, 0)};
        const struct launch_key *asked = bsearch(&key, search->asked, search->count,
                                                 sizeof *search->asked, compare_asked);
        if (asked == NULL)
            continue;
        const struct launches_row row = {
            .kernel = asked->kernel,
            .operator_name = operator_of(search->query, select, &merged),
            .shape =
                statement_is_null(select, 2) ? NULL : statement_text(select, 2, NULL),
            .count = (uint64_t)statement_int64(select, 3),
        };
        result = each(context, &row);
        if (result != 0)
            return result;
    }
    return result;
}

int set_launches(struct store *store, const struct launches_query *query,
                 struct budget *budget,
                 int (*each)(void *context, const struct launches_row *row),
                 void *context, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = {0};
    CLEANUP(free_search) struct launch_search search = {.query = query};
    int result = set_file_open(store, query->id, budget, &database, error);

    if (result == 0)
        result = find_ops(&search, &database, error);
    if (result != 0 || search.count == 0)
        return result;
    CLEANUP_FREE int64_t *ops = calloc(search.count, sizeof *ops);
    CLEANUP_FREE int64_t *files = calloc(query->file_count + 1, sizeof *files);
    if (ops == NULL || files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < search.count; i++)
        ops[i] = search.asked[i].op;
    for (size_t i = 0; i < query->file_count; i++)
        files[i] = query->files[i];
    result = statement_prepare(&database, "sql/set_launches", false, &select, error);
    if (result != 0)
        return result;
    statement_bind_blob(&select, ":ops", ops, search.count * sizeof *ops);
    statement_bind_blob(&select, ":files", files, query->file_count * sizeof *files);
    return read_launches(&search, &select, each, context, error);
}

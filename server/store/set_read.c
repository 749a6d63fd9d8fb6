#include "store/set_read.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/database.h"
#include "store/set_file.h"
#include "store/statement.h"
#include "trace/metadata.h"
#include "trace/names.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- set ops ---- */

int set_list_ops(struct store *store, const char *id, const char *query, unsigned limit,
                 struct budget *budget,
                 int (*each)(void *context, const struct set_op_row *row), void *context,
                 struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = statement_of(&database, "sql/set_ops");
    int result = set_file_open(store, id, budget, &database, error);
    if (result != 0)
        return result;
    if (query != NULL && query[0] != '\0')
        statement_bind_text(&select, ":query", query);
    statement_bind_int64(&select, ":limit", limit);
    while ((result = statement_step(&select, error)) == 1) {
        const struct set_op_row row = {
            .name = statement_text(&select, 0, NULL),
            .short_name = statement_text(&select, 1, NULL),
            .category = statement_text(&select, 2, NULL),
            .side = (uint8_t)statement_int64(&select, 3),
            .kind = (uint8_t)statement_int64(&select, 4),
            .count = (uint64_t)statement_int64(&select, 5),
            .total = statement_int64(&select, 6),
        };
        result = each(context, &row);
        if (result != 0)
            return result;
    }
    return result;
}

/* ---- set inputs ---- */

struct hashes {
    uint64_t *list;
    size_t count;
};

/* FNV-1a, without blanks. */
static uint64_t hash_of(const char *text)
{
    uint64_t hash = 0xcbf29ce484222325;

    for (; *text != '\0'; text++)
        if (*text != ' ')
            hash = (hash ^ (unsigned char)*text) * 0x100000001b3;
    return hash;
}

static int read_inputs(struct store *store, const char *id, struct arena *arena,
                       struct hashes *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = statement_of(&database, "sql/set_inputs");
    size_t capacity = 0;
    int result = set_file_open(store, id, arena->budget, &database, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        ARENA_RESERVE(arena, out->list, capacity, out->count + 1);
        out->list[out->count++] = hash_of(statement_text(&select, 0, NULL));
        result = 0;
    }
    if (out->count > 1)
        qsort(out->list, out->count, sizeof *out->list, number_order_uint64);
    return result;
}

int set_inputs_shared(struct store *store, const char *const ids[2],
                      struct budget *budget, double *out, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    struct hashes sides[2] = {{.count = 0}, {.count = 0}};
    size_t at = 0, shared = 0;
    int result = read_inputs(store, ids[0], arena, &sides[0], error);

    if (result == 0)
        result = read_inputs(store, ids[1], arena, &sides[1], error);
    if (result == 0)
        result = budget_look(budget, error);
    for (size_t i = 0; result == 0 && i < sides[0].count; i++) {
        while (at < sides[1].count && sides[1].list[at] < sides[0].list[i])
            at++;
        shared += at < sides[1].count && sides[1].list[at] == sides[0].list[i];
    }
    size_t most = sides[0].count > sides[1].count ? sides[0].count : sides[1].count;
    *out =
        sides[0].count == 0 || sides[1].count == 0 ? NAN : (double)shared / (double)most;
    return result;
}

/* ---- set launches ---- */

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
    struct arena *arena;
};

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

static void add_op(struct launch_search *search, struct statement *select)
{
    const struct launches_kernel wanted = {statement_text(select, 1, NULL),
                                           statement_text(select, 2, NULL)};
    size_t kernel = find_kernel(search, &wanted);

    if (kernel == search->query->kernel_count)
        return;
    ARENA_RESERVE(search->arena, search->asked, search->capacity, search->count + 1);
    search->asked[search->count++] =
        (struct launch_key){statement_int64(select, 0), kernel};
}

static int find_ops(struct launch_search *search, struct database *database,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement select = statement_of(database, "sql/samples_ops");
    const struct launches_query *query = search->query;
    int result;

    search->order = arena_new(search->arena, query->kernel_count, sizeof *search->order);
    for (size_t i = 0; i < query->kernel_count; i++)
        search->order[i] = i;
    if (query->kernel_count > 1)
        qsort_r(search->order, query->kernel_count, sizeof *search->order, compare_order,
                (void *)query->kernels);
    statement_bind_int64(&select, ":use_short_name", query->naming.use_short_name);
    statement_bind_int64(&select, ":merge_addresses", false); /* device rows */
    statement_bind_int64(&select, ":side", TRACE_DEVICE);
    while ((result = statement_step(&select, error)) == 1)
        add_op(search, &select);
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
    return query->naming.merge_addresses && trace_merge_addresses(merged, name, length) &&
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
    CLEANUP_STATEMENT struct statement select =
        statement_of(&database, "sql/set_launches");
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    struct launch_search search = {.query = query, .arena = arena};
    int result = set_file_open(store, query->id, budget, &database, error);

    if (result == 0)
        result = find_ops(&search, &database, error);
    if (result != 0 || search.count == 0)
        return result;
    int64_t *ops = arena_new(arena, search.count, sizeof *ops);
    int64_t *files = arena_new(arena, query->file_count, sizeof *files);
    for (size_t i = 0; i < search.count; i++)
        ops[i] = search.asked[i].op;
    for (size_t i = 0; i < query->file_count; i++)
        files[i] = query->files[i];
    statement_bind_blob(&select, ":ops", ops, search.count * sizeof *ops);
    statement_bind_blob(&select, ":files", files, query->file_count * sizeof *files);
    return read_launches(&search, &select, each, context, error);
}

/* ---- set series ---- */

static void read_sample(struct statement *row, struct series_sample *out)
{
    memset(out, 0, sizeof *out); /* the gaps too: its bytes are written */
    out->span = (uint32_t)statement_int64(row, 1);
    out->step.pseudo = statement_is_null(row, 0);
    out->step.number = statement_int64(row, 0);
    out->step.dur = statement_int64(row, 2);
    out->step.host = statement_int64(row, 3);
    out->step.lag = statement_int64(row, 4);
    out->step.has_parts = !statement_is_null(row, 5);
    out->step.compute = statement_int64(row, 5);
    out->step.exposed_communication = statement_int64(row, 6);
    out->step.exposed_memory = statement_int64(row, 7);
    out->step.idle = statement_int64(row, 8);
    out->row = statement_int64(row, 9);
}

static void note_start(int64_t first_ns, struct series_samples *out)
{
    if (first_ns >= CLOCK_DATES_BEGIN && first_ns < CLOCK_DATES_END &&
        (out->recorded_ns == 0 || first_ns < out->recorded_ns))
        out->recorded_ns = first_ns;
}

static void note_commit(const struct recorder *recorder, struct series_recorded *out)
{
    const char *commit = recorder_fact(recorder, "program.commit");
    const char *dirty = recorder_fact(recorder, "program.dirty");
    char text[RECORDER_VALUE_MAX + 1];

    if (commit == NULL)
        return;
    snprintf(text, sizeof text, "%s", commit);
    text[SERIES_COMMIT_SIZE - 1] = '\0';
    text[text_clean(text, strlen(text))] = '\0'; /* the cut may be in a character */
    if (out->commit[0] == '\0')
        snprintf(out->commit, sizeof out->commit, "%.*s", SERIES_COMMIT_SIZE - 1, text);
    else
        out->commits_differ |= strcmp(out->commit, text) != 0;
    out->dirty |= dirty != NULL && strcmp(dirty, "true") == 0;
}

struct metadata_reader {
    struct recorder_file *files;
    size_t count, capacity;
};

static void free_metadata(struct metadata_reader *reader)
{
    recorder_files_free(reader->files, reader->count);
}

static int read_metadata(struct database *database, struct series_samples *out,
                         struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(database, "sql/series_metadata");
    CLEANUP(free_metadata) struct metadata_reader read = {0};
    struct trace_facts facts;
    int result;

    while ((result = statement_step(&select, error)) == 1) {
        const char *metadata = statement_text(&select, 1, NULL);

        if (!ARRAY_RESERVE(read.files, read.capacity, read.count + 1))
            return error_set_memory(error);
        struct recorder_file *file = &read.files[read.count++];
        *file = (struct recorder_file){.span = (uint32_t)statement_int64(&select, 0)};
        if (!recorder_read(metadata, &file->recorder))
            return error_set_memory(error);
        note_commit(&file->recorder, &out->recorded);
        if (statement_int64(&select, 2) != 0)
            out->lost = SERIES_LOST_SOME;
        else if (statement_int64(&select, 3) != 0 && out->lost == SERIES_LOST_NONE)
            out->lost = SERIES_LOST_ALL;
        facts_read(metadata, &facts);
        if (facts.world_size > out->world_size)
            out->world_size = facts.world_size;
    }
    if (result == 0 && !recorder_means_make(read.files, read.count, &out->recorded.steps))
        return error_set_memory(error);
    return result;
}

int set_series_read(struct store *store, const char *id, const struct series_row *row,
                    struct budget *budget, struct series_samples *out,
                    struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select =
        statement_of(&database, "sql/series_steps");
    size_t capacity = 0;
    bool host = false;

    *out = (struct series_samples){.recorded.steps.mean = NAN};
    int result = set_file_open(store, id, budget, &database, error);
    if (result != 0)
        return result;
    statement_bind_text(&select, ":name", row->name);
    statement_bind_text(&select, ":category", row->category);
    statement_bind_int64(&select, ":self", row->self);
    while ((result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(out->items, capacity, out->count + 1)) {
            series_samples_free(out);
            return error_set_memory(error);
        }
        read_sample(&select, &out->items[out->count++]);
        note_start(statement_int64(&select, 10), out);
        host = statement_int64(&select, 11) == 1;
    }
    if (result == 0)
        result = read_metadata(&database, out, error);
    if (host)
        out->lost = SERIES_LOST_NONE;
    if (result != 0)
        series_samples_free(out);
    return result;
}

void series_samples_free(struct series_samples *samples)
{
    free(samples->items);
    recorder_means_free(&samples->recorded.steps);
    *samples = (struct series_samples){0};
}

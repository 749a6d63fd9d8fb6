/* Prefill, decode and the other phases of a server of language models: how long their
 * calls take, and what the devices do in them (docs/semantics.md §15). */
#include "analysis/set/analysis.h"
#include "analysis/set/phase_calls.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- sums ---- */

static void *make_sums(const void *options, struct budget *budget)
{
    struct phase_calls *calls = malloc(sizeof *calls);

    (void)options;
    if (calls != NULL)
        phase_calls_init(calls, budget);
    return calls;
}

static int append_sums(void *into, void *part, struct error *error)
{
    return phase_calls_append(into, part, error);
}

static void free_sums(void *sums)
{
    if (sums == NULL)
        return;
    phase_calls_free(sums);
    free(sums);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    return phase_calls_add(part->sums, rank->rows, error);
}

/* ---- the sums of a group of calls ---- */

struct phase_group {
    const struct phase_call *const *calls; /* by time */
    size_t count, with_parts;
    int64_t time, compute, communication, memory, idle, device, active;
    int64_t requests, tokens; /* of the calls that state them; -1: none does */
    int64_t active_of_tokens; /* of the calls that state their tokens */
};

static void add_known(int64_t *sum, int64_t value)
{
    if (value >= 0)
        *sum = *sum < 0 ? value : statistics_add(*sum, value);
}

static struct phase_group make_group(const struct phase_call *const *calls, size_t count)
{
    struct phase_group group = {
        .calls = calls, .count = count, .requests = -1, .tokens = -1};

    for (size_t i = 0; i < count; i++) {
        const struct phase_call *call = calls[i];

        group.time = statistics_add(group.time, call->time);
        group.device = statistics_add(group.device, call->device);
        group.active = statistics_add(group.active, call->active);
        add_known(&group.requests, call->says.requests);
        add_known(&group.tokens, call->says.tokens);
        if (call->says.tokens >= 0)
            group.active_of_tokens = statistics_add(group.active_of_tokens, call->active);
        if (!call->has_parts)
            continue;
        group.with_parts++;
        group.compute = statistics_add(group.compute, call->compute);
        group.communication = statistics_add(group.communication, call->communication);
        group.memory = statistics_add(group.memory, call->memory);
        group.idle = statistics_add(group.idle, call->idle);
    }
    return group;
}

static double mean_of(int64_t sum, size_t count)
{
    return count == 0 ? NAN : (double)sum / (double)count;
}

static double median_of(const struct phase_group *group)
{
    size_t middle = group->count / 2;
    double high = (double)group->calls[middle]->time;

    return group->count % 2 == 1 ? high
                                 : ((double)group->calls[middle - 1]->time + high) / 2;
}

/* ---- columns ---- */

/* The columns that the tables share, after the keys of a table. */
enum {
    CALLS,
    TIME_MEDIAN,
    TIME_MEAN,
    TIME_SUM,
    COMPUTE,
    COMMUNICATION,
    MEMORY,
    IDLE,
    DEVICE,
    ACTIVE,
    REQUESTS,
    TOKENS,
    RATE,
    SHARED
};
#define SHARED_COLUMNS(first)                                                            \
    [(first) + CALLS] = {"calls", TABLE_INTEGER, TABLE_SUM},                             \
               [(first) + TIME_MEDIAN] = {"median_time", TABLE_MEAN, TABLE_MEASURE},     \
               [(first) + TIME_MEAN] = {"mean_time", TABLE_MEAN, TABLE_MEASURE},         \
               [(first) + TIME_SUM] = {"total_time", TABLE_TIME, TABLE_SUM},             \
               [(first) + COMPUTE] = {"compute", TABLE_MEAN, TABLE_MEASURE},             \
               [(first) + COMMUNICATION] = {"exposed_communication", TABLE_MEAN,         \
                                            TABLE_MEASURE},                              \
               [(first) + MEMORY] = {"exposed_memory", TABLE_MEAN, TABLE_MEASURE},       \
               [(first) + IDLE] = {"idle", TABLE_MEAN, TABLE_MEASURE},                   \
               [(first) + DEVICE] = {"device_time", TABLE_MEAN, TABLE_MEASURE},          \
               [(first) + ACTIVE] = {"active_time", TABLE_TIME, TABLE_SUM},              \
               [(first) + REQUESTS] = {"requests_in_all", TABLE_INTEGER, TABLE_SUM},     \
               [(first) + TOKENS] = {"tokens_in_all", TABLE_INTEGER, TABLE_SUM},         \
               [(first) + RATE] = {"tokens_per_second", TABLE_REAL, TABLE_MEASURE}

static void write_shared(const struct phase_group *group, struct table *table,
                         size_t first)
{
    table_set_integer(table, first + CALLS, (int64_t)group->count);
    table_set_real(table, first + TIME_MEDIAN, median_of(group));
    table_set_real(table, first + TIME_MEAN, mean_of(group->time, group->count));
    table_set_integer(table, first + TIME_SUM, group->time);
    table_set_real(table, first + COMPUTE, mean_of(group->compute, group->with_parts));
    table_set_real(table, first + COMMUNICATION,
                   mean_of(group->communication, group->with_parts));
    table_set_real(table, first + MEMORY, mean_of(group->memory, group->with_parts));
    table_set_real(table, first + IDLE, mean_of(group->idle, group->with_parts));
    if (group->with_parts > 0)
        table_set_real(table, first + DEVICE, mean_of(group->device, group->with_parts));
    table_set_integer(table, first + ACTIVE, group->active);
    if (group->requests >= 0)
        table_set_integer(table, first + REQUESTS, group->requests);
    if (group->tokens >= 0)
        table_set_integer(table, first + TOKENS, group->tokens);
    if (group->tokens >= 0 && group->active_of_tokens > 0)
        table_set_real(table, first + RATE,
                       (double)group->tokens / ((double)group->active_of_tokens / 1e9));
}

enum { PHASE, PHASE_KEYS };
static const struct table_column phase_columns[PHASE_KEYS + SHARED] = {
    [PHASE] = {"phase", TABLE_TEXT, TABLE_KEY}, SHARED_COLUMNS(PHASE_KEYS)};
static const struct table_spec phase_spec = {"phases", phase_columns,
                                             PHASE_KEYS + SHARED};

enum { SIZE_PHASE, SIZE_REQUESTS, SIZE_TOKENS, SIZE_KEYS };
static const struct table_column size_columns[SIZE_KEYS + SHARED] = {
    [SIZE_PHASE] = {"phase", TABLE_TEXT, TABLE_KEY},
    [SIZE_REQUESTS] = {"requests", TABLE_TEXT, TABLE_KEY},
    [SIZE_TOKENS] = {"tokens", TABLE_TEXT, TABLE_KEY},
    SHARED_COLUMNS(SIZE_KEYS)};
static const struct table_spec size_spec = {"sizes", size_columns, SIZE_KEYS + SHARED};

enum { RANK, RANK_PHASE, RANK_KEYS };
static const struct table_column rank_columns[RANK_KEYS + SHARED] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [RANK_PHASE] = {"phase", TABLE_TEXT, TABLE_KEY},
    SHARED_COLUMNS(RANK_KEYS)};
static const struct table_spec rank_spec = {"by_rank", rank_columns, RANK_KEYS + SHARED};

enum { FORM_PHASE, FORM, FORM_CALLS, FORM_COLUMNS };
static const struct table_column form_columns[FORM_COLUMNS] = {
    [FORM_PHASE] = {"phase", TABLE_TEXT, TABLE_KEY},
    [FORM] = {"form", TABLE_TEXT, TABLE_KEY},
    [FORM_CALLS] = {"calls", TABLE_INTEGER, TABLE_SUM}};
static const struct table_spec form_spec = {"forms", form_columns, FORM_COLUMNS};

/* ---- groups ---- */

/* 0: not stated; 1: 0; else 2 + the exponent of the least power of two that is not below
 * it. */
static int size_class(int64_t size)
{
    if (size < 1)
        return size < 0 ? 0 : 1;
    return size == 1 ? 2 : 66 - __builtin_clzll((unsigned long long)size - 1);
}

/* Each class ends at a power of two: 33 to 64 is one. */
static void set_class(struct table *table, size_t column, int64_t size)
{
    char text[64];
    int class = size_class(size);
    int64_t most = class < 2 ? 0 : INT64_C(1) << (class - 2);

    if (class == 0)
        return;
    if (most < 3)
        snprintf(text, sizeof text, "%lld", (long long)most);
    else
        snprintf(text, sizeof text, "%lld-%lld", (long long)most / 2 + 1,
                 (long long)most);
    table_set_text(table, column, text, strlen(text));
}

typedef int compare_calls(const struct phase_call *left, const struct phase_call *right);

static int by_phase(const struct phase_call *left, const struct phase_call *right)
{
    return (int)left->says.phase - (int)right->says.phase;
}

static int by_size(const struct phase_call *left, const struct phase_call *right)
{
    int order = by_phase(left, right);

    if (order == 0)
        order = size_class(left->says.requests) - size_class(right->says.requests);
    return order != 0 ? order
                      : size_class(left->says.tokens) - size_class(right->says.tokens);
}

static int by_rank(const struct phase_call *left, const struct phase_call *right)
{
    return left->rank != right->rank ? (left->rank < right->rank ? -1 : 1)
                                     : by_phase(left, right);
}

static int by_form(const struct phase_call *left, const struct phase_call *right)
{
    int order = by_phase(left, right);

    return order != 0 ? order : strcmp(left->says.form, right->says.form);
}

static int compare_in_group(const void *a, const void *b, void *context)
{
    const struct phase_call *left = *(const struct phase_call *const *)a;
    const struct phase_call *right = *(const struct phase_call *const *)b;
    compare_calls *const *compare = context;
    int order = (*compare)(left, right);

    return order != 0 ? order : (left->time > right->time) - (left->time < right->time);
}

typedef void write_group(const struct phase_group *group, struct table *table);

static void set_phase(struct table *table, size_t column, const struct phase_group *group)
{
    table_set_word(table, column, trace_phase_word(group->calls[0]->says.phase));
}

static void write_phase(const struct phase_group *group, struct table *table)
{
    set_phase(table, PHASE, group);
    write_shared(group, table, PHASE_KEYS);
}

static void write_size(const struct phase_group *group, struct table *table)
{
    set_phase(table, SIZE_PHASE, group);
    set_class(table, SIZE_REQUESTS, group->calls[0]->says.requests);
    set_class(table, SIZE_TOKENS, group->calls[0]->says.tokens);
    write_shared(group, table, SIZE_KEYS);
}

static void write_rank(const struct phase_group *group, struct table *table)
{
    table_set_integer(table, RANK, group->calls[0]->rank);
    set_phase(table, RANK_PHASE, group);
    write_shared(group, table, RANK_KEYS);
}

static void write_form(const struct phase_group *group, struct table *table)
{
    const char *form = group->calls[0]->says.form;

    set_phase(table, FORM_PHASE, group);
    table_set_text(table, FORM, form, strlen(form));
    table_set_integer(table, FORM_CALLS, (int64_t)group->count);
}

static int write_groups(const struct phase_call **calls, size_t count,
                        compare_calls *compare, write_group *write, struct table *table,
                        struct error *error)
{
    qsort_r(calls, count, sizeof *calls, compare_in_group, &compare);
    for (size_t i = 0, end; i < count && !table->failed; i = end) {
        for (end = i + 1; end < count && compare(calls[i], calls[end]) == 0;)
            end++;
        const struct phase_group group = make_group(calls + i, end - i);

        table_add_row(table);
        write(&group, table);
    }
    return table_check(table, error);
}

/* ---- the analysis ---- */

enum { PHASES_TABLE, SIZES_TABLE, RANKS_TABLE, FORMS_TABLE };
static const struct analysis_table tables[] = {
    [PHASES_TABLE] = {.spec = &phase_spec,
                      .about = "median_time, mean_time and the four parts are of one "
                               "call; device_time: what a call launches, "
                               "wherever it runs; active_time: while any call is at "
                               "work on the host or a device, of all ranks"},
    [SIZES_TABLE] = {.spec = &size_spec,
                     .about = "the same by the requests and tokens of a call, in "
                              "classes that end at powers of two; null where names do "
                              "not state them"},
    [RANKS_TABLE] = {.spec = &rank_spec, .use = ANALYSIS_TABLE_OF_RANKS},
    [FORMS_TABLE] = {.spec = &form_spec,
                     .about = "which forms of names were found; braces stand for "
                              "numbers, {k} for members such as bs=8"}};

static int finish(struct analysis_part *all, struct error *error)
{
    static const struct {
        compare_calls *compare;
        write_group *write;
    } groups[] = {[PHASES_TABLE] = {by_phase, write_phase},
                  [SIZES_TABLE] = {by_size, write_size},
                  [RANKS_TABLE] = {by_rank, write_rank},
                  [FORMS_TABLE] = {by_form, write_form}};
    struct phase_calls *calls = all->sums;
    int status = budget_share_take(&calls->memory, calls->count * sizeof(void *), error);
    CLEANUP_FREE const struct phase_call **order =
        status == 0 ? calloc(calls->count + 1, sizeof *order) : NULL;

    if (order == NULL)
        return status != 0 ? status : error_set_memory(error);
    for (size_t i = 0; i < calls->count; i++)
        order[i] = &calls->items[i];
    for (size_t i = 0; i < sizeof groups / sizeof groups[0] && status == 0; i++)
        status = write_groups(order, calls->count, groups[i].compare, groups[i].write,
                              &all->tables[i], error);
    return status;
}

const struct analysis phases = {
    .name = "phases",
    .about = "Prefill, decode and other phases of serving: time, parts, tokens a second",
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .main_table = "phases",
    .add_rank = add_rank,
    .sums = {make_sums, append_sums, free_sums},
    .finish = finish,
};

#include "analyse/phases.h"
#include "analyse/analysis.h"
#include "analyse/collective.h"
#include "base/array.h"
#include "base/error.h"
#include "trace/resolve.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- phase calls ---- */

/* What runs on the devices: COMPUTATION, or COMMUNICATION as well, or anything. */
enum { COMPUTE, WITH_COMMUNICATION, WITH_MEMORY, LAYERS };

/* A row that is a phase, on its thread. */
struct phase_row {
    uint32_t row, thread;
    int64_t start, end;
    struct trace_phase_call says;
    int64_t device, first, last; /* of the device rows that it launches; last 0: none */
};

struct phase_file {
    const struct rows_rank *rank;
    const struct rows_span *span;
    struct budget *budget;
    struct arena *arena;            /* of the rank */
    struct trace_phase_call *of_op; /* what the name of the op says */
    bool *is_phase;                 /* by op */
    uint32_t *thread_of_place;      /* threads are numbered by their places */
    struct phase_row *rows;         /* by (thread, start), outermost only */
    size_t count;
    uint32_t *device; /* all device rows, by time */
    size_t device_count;
    struct collective_busy *busy[LAYERS];
    size_t busy_count[LAYERS];
};

/* ---- the rows ---- */

static bool read_names(struct phase_file *file)
{
    const struct trace_recording *recording = file->span->recording;
    bool found = false;

    file->of_op = arena_new(file->arena, recording->op_count, sizeof *file->of_op);
    file->is_phase = arena_new(file->arena, recording->op_count, sizeof *file->is_phase);
    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(file->budget); i++) {
        const struct trace_op *op = &recording->ops[i];

        if (strcmp(strings_text(&recording->names, op->category), TRACE_PHASE_CATEGORY) !=
            0)
            continue;
        file->is_phase[i] = trace_phase_read(strings_text(&recording->names, op->name),
                                             strings_length(&recording->names, op->name),
                                             &file->of_op[i]);
        found |= file->is_phase[i];
    }
    return found;
}

static int compare_places(const void *a, const void *b, void *context)
{
    const struct trace_place *places = context;
    const struct trace_place *left = &places[*(const uint32_t *)a];
    const struct trace_place *right = &places[*(const uint32_t *)b];

    if (left->pid != right->pid)
        return left->pid < right->pid ? -1 : 1;
    return (left->tid > right->tid) - (left->tid < right->tid);
}

static void number_threads(struct phase_file *file)
{
    const struct trace_recording *recording = file->span->recording;
    size_t count = recording->place_count;
    uint32_t *order = arena_new(file->arena, count, sizeof *order);

    file->thread_of_place = arena_new(file->arena, count, sizeof *file->thread_of_place);
    for (uint32_t i = 0; i < count; i++)
        order[i] = i;
    qsort_r(order, count, sizeof *order, compare_places, recording->places);
    for (size_t i = 1; i < count; i++)
        file->thread_of_place[order[i]] =
            file->thread_of_place[order[i - 1]] +
            (compare_places(&order[i - 1], &order[i], recording->places) != 0);
}

static int compare_rows(const void *a, const void *b)
{
    const struct phase_row *left = a, *right = b;

    if (left->thread != right->thread)
        return left->thread < right->thread ? -1 : 1;
    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    if (left->end != right->end)
        return left->end > right->end ? -1 : 1;
    return (left->row > right->row) - (left->row < right->row);
}

/* Keeps only the rows that have no phase above them on their thread. */
static void keep_outermost(struct phase_file *file)
{
    size_t kept = 0;

    ARRAY_SORT(file->rows, file->count, compare_rows);
    for (size_t i = 0; i < file->count; i++) {
        const struct phase_row *row = &file->rows[i];
        const struct phase_row *above = kept > 0 ? &file->rows[kept - 1] : NULL;

        if (above == NULL || above->thread != row->thread || row->end > above->end)
            file->rows[kept++] = *row;
    }
    file->count = kept;
}

static void find_rows(struct phase_file *file)
{
    const struct trace_events *events = &file->span->recording->events;
    size_t capacity = 0;

    for (uint32_t row = 0; row < events->count && !budget_is_over_at(file->budget, row);
         row++) {
        uint32_t op = events->op[row];

        if (!file->is_phase[op])
            continue;
        ARENA_RESERVE(file->arena, file->rows, capacity, file->count + 1);
        file->rows[file->count++] =
            (struct phase_row){.row = row,
                               .thread = file->thread_of_place[events->place[row]],
                               .start = events->ts[row],
                               .end = events->ts[row] + events->dur[row],
                               .says = file->of_op[op]};
    }
    keep_outermost(file);
}

/* ---- the devices ---- */

static void find_device_rows(struct phase_file *file)
{
    const struct trace_recording *recording = file->span->recording;
    const struct trace_events *events = &recording->events;
    size_t total = 0;

    for (uint32_t row = 0; row < events->count; row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    file->device = arena_new(file->arena, total, sizeof *file->device);
    uint32_t *scratch = arena_new(file->arena, total / 2 + 1, sizeof *scratch);
    for (uint32_t row = 0; row < events->count && file->device_count < total; row++)
        if (recording->ops[events->op[row]].side == TRACE_DEVICE)
            file->device[file->device_count++] = row;
    order_rows(events, file->device, file->device_count, scratch);
}

static void find_busy(struct phase_file *file)
{
    const struct trace_events *events = &file->span->recording->events;

    for (int layer = 0; layer < LAYERS; layer++)
        file->busy[layer] =
            arena_new(file->arena, file->device_count, sizeof *file->busy[layer]);
    for (size_t i = 0; i < file->device_count && !budget_is_over_at(file->budget, i);
         i++) {
        uint32_t row = file->device[i];
        enum trace_kind kind = rows_kind(file->span, row);
        int from = kind == TRACE_KIND_COMPUTATION     ? COMPUTE
                   : kind == TRACE_KIND_COMMUNICATION ? WITH_COMMUNICATION
                                                      : WITH_MEMORY;

        for (int layer = from; layer < LAYERS; layer++)
            collective_busy_add(file->busy[layer], &file->busy_count[layer],
                                events->ts[row], events->ts[row] + events->dur[row]);
    }
    for (int layer = 0; layer < LAYERS; layer++)
        collective_busy_sum(file->busy[layer], file->busy_count[layer]);
}

/* Whether a row starts no later than a moment of a thread. */
static bool is_before(const struct phase_row *row, uint32_t thread, int64_t then)
{
    return row->thread < thread || (row->thread == thread && row->start <= then);
}

/* The phase that contains a moment of a thread, or NULL. `*at` is the number after the
 * phase found last: launches mostly come in order. */
static struct phase_row *find_above(const struct phase_file *file, uint32_t thread,
                                    int64_t then, size_t *at)
{
    size_t low = *at, high = file->count;

    if (low > 0 && is_before(&file->rows[low - 1], thread, then)) {
        size_t near = low + 1 < high ? low + 1 : high;

        /* It is the same phase, or the next. */
        if (low == high || !is_before(&file->rows[low], thread, then))
            high = low;
        else if (near == high || !is_before(&file->rows[near], thread, then))
            low = high = near;
    } else {
        low = 0;
    }
    low = ARRAY_FIRST(at_row, low, high, !is_before(&file->rows[at_row], thread, then));
    *at = low;
    struct phase_row *row = low > 0 ? &file->rows[low - 1] : NULL;
    return row != NULL && row->thread == thread && then <= row->end ? row : NULL;
}

static void give_device_rows(struct phase_file *file)
{
    const struct trace_events *events = &file->span->recording->events;
    size_t at = 0;

    for (size_t i = 0; i < file->device_count && !budget_is_over_at(file->budget, i);
         i++) {
        uint32_t row = file->device[i], launch = events->link[row];
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (launch == TRACE_NONE)
            continue;
        struct phase_row *phase = find_above(
            file, file->thread_of_place[events->place[launch]], events->ts[launch], &at);
        if (phase == NULL)
            continue;
        if (phase->first == phase->last) {
            phase->first = start;
            phase->last = start;
        }
        /* Device rows come in order of their starts. */
        if (end > phase->last) {
            phase->device += end - (start > phase->last ? start : phase->last);
            phase->last = end;
        }
    }
}

/* ---- when a phase is at work ---- */

/* The time of a row, or from the first start to the last end of what it launches. */
struct call_stretch {
    int64_t start, end;
    uint32_t call; /* of those of the file */
};

static int compare_stretches(const void *a, const void *b)
{
    const struct call_stretch *left = a, *right = b;

    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    return (left->call > right->call) - (left->call < right->call);
}

/* Gives each call the part of its stretches that no earlier one of its phase covers. */
static void measure_active(struct phase_file *file, struct phase_call *calls,
                           const size_t *row_of_call, size_t count)
{
    struct call_stretch *stretches = arena_new(file->arena, 2 * count, sizeof *stretches);
    int64_t covered[TRACE_PHASES];
    size_t total = 0;

    for (size_t i = 0; i < TRACE_PHASES; i++)
        covered[i] = INT64_MIN;
    for (size_t i = 0; i < count; i++) {
        const struct phase_row *row = &file->rows[row_of_call[i]];

        stretches[total++] = (struct call_stretch){row->start, row->end, (uint32_t)i};
        if (row->last > row->first)
            stretches[total++] =
                (struct call_stretch){row->first, row->last, (uint32_t)i};
    }
    ARRAY_SORT(stretches, total, compare_stretches);
    for (size_t i = 0; i < total; i++) {
        struct phase_call *call = &calls[stretches[i].call];
        int64_t *until = &covered[call->says.phase], start = stretches[i].start;

        if (stretches[i].end <= *until)
            continue;
        call->active += stretches[i].end - (start > *until ? start : *until);
        *until = stretches[i].end;
    }
}

/* ---- calls ---- */

static struct phase_call make_call(const struct phase_file *file,
                                   const struct phase_row *row)
{
    struct phase_call call = {.says = row->says,
                              .rank = file->rank->rank,
                              .time = row->end - row->start,
                              .has_parts = file->device_count > 0,
                              .device = row->device};
    int64_t within[LAYERS];

    for (int layer = 0; layer < LAYERS; layer++)
        within[layer] = collective_busy_within(file->busy[layer], file->busy_count[layer],
                                               row->start, row->end);
    call.compute = within[COMPUTE];
    call.communication = within[WITH_COMMUNICATION] - within[COMPUTE];
    call.memory = within[WITH_MEMORY] - within[WITH_COMMUNICATION];
    call.idle = call.time - within[WITH_MEMORY];
    return call;
}

static void add_calls(struct phase_calls *calls, struct phase_file *file)
{
    size_t *row_of_call = arena_new(file->arena, file->count, sizeof *row_of_call);
    size_t before = calls->count;

    ARENA_RESERVE(calls->arena, calls->items, calls->capacity,
                  calls->count + file->count);
    for (size_t i = 0; i < file->count; i++) {
        if (!rows_keeps(file->rank, file->span, file->rows[i].row))
            continue;
        row_of_call[calls->count - before] = i;
        calls->items[calls->count++] = make_call(file, &file->rows[i]);
    }
    measure_active(file, calls->items + before, row_of_call, calls->count - before);
}

static void add_file(struct phase_calls *calls, const struct rows_rank *rank,
                     const struct rows_span *span)
{
    struct phase_file file = {
        .rank = rank, .span = span, .budget = rank->arena->budget, .arena = rank->arena};

    if (!read_names(&file))
        return;
    number_threads(&file);
    find_rows(&file);
    find_device_rows(&file);
    find_busy(&file);
    give_device_rows(&file);
    if (!budget_is_over(file.budget))
        add_calls(calls, &file);
}

/* ---- phases ---- */

/* Prefill, decode and the other phases of a server of language models: how long their
 * calls take, and what the devices do in them (docs/semantics.md §15). */

/* ---- sums ---- */

static void *make_sums(const void *options, struct arena *arena)
{
    struct phase_calls *calls = arena_new(arena, 1, sizeof *calls);

    (void)options;
    calls->arena = arena;
    return calls;
}

static void append_sums(void *into, void *part)
{
    struct phase_calls *calls = into;
    const struct phase_calls *from = part;

    ARENA_RESERVE(calls->arena, calls->items, calls->capacity,
                  calls->count + from->count);
    if (from->count > 0)
        memcpy(calls->items + calls->count, from->items,
               from->count * sizeof *from->items);
    calls->count += from->count;
}

/* The calls of a rank, file by file, by (thread, start). n log n. */
static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    for (size_t i = 0; i < rank->rows->span_count; i++)
        add_file(part->sums, rank->rows, &rank->rows->spans[i]);
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
        *sum = *sum < 0 ? value : number_add(*sum, value);
}

static struct phase_group make_group(const struct phase_call *const *calls, size_t count)
{
    struct phase_group group = {
        .calls = calls, .count = count, .requests = -1, .tokens = -1};

    for (size_t i = 0; i < count; i++) {
        const struct phase_call *call = calls[i];

        number_add_to(&group.time, call->time);
        number_add_to(&group.device, call->device);
        number_add_to(&group.active, call->active);
        add_known(&group.requests, call->says.requests);
        add_known(&group.tokens, call->says.tokens);
        if (call->says.tokens >= 0)
            number_add_to(&group.active_of_tokens, call->active);
        if (!call->has_parts)
            continue;
        group.with_parts++;
        number_add_to(&group.compute, call->compute);
        number_add_to(&group.communication, call->communication);
        number_add_to(&group.memory, call->memory);
        number_add_to(&group.idle, call->idle);
    }
    return group;
}

static double phases_median_of(const struct phase_group *group)
{
    size_t middle = group->count / 2;
    double high = (double)group->calls[middle]->time;

    return group->count % 2 == 1 ? high
                                 : ((double)group->calls[middle - 1]->time + high) / 2;
}

/* ---- columns ---- */

#define SHARED_COLUMNS                                                                   \
    TABLE_COLUMN("calls", INTEGER, SUM), TABLE_COLUMN("median_time", MEAN, MEASURE),     \
        TABLE_COLUMN("mean_time", MEAN, MEASURE), TABLE_COLUMN("total_time", TIME, SUM), \
        TABLE_COLUMN("compute", MEAN, MEASURE),                                          \
        TABLE_COLUMN("exposed_communication", MEAN, MEASURE),                            \
        TABLE_COLUMN("exposed_memory", MEAN, MEASURE),                                   \
        TABLE_COLUMN("idle", MEAN, MEASURE), TABLE_COLUMN("device_time", MEAN, MEASURE), \
        TABLE_COLUMN("active_time", TIME, SUM),                                          \
        TABLE_COLUMN("requests_in_all", INTEGER, SUM),                                   \
        TABLE_COLUMN("tokens_in_all", INTEGER, SUM),                                     \
        TABLE_COLUMN("tokens_per_second", REAL, MEASURE)

static void write_shared(const struct phase_group *group, struct table *table)
{
    put_count(table, "calls", group->count);
    put_real(table, "median_time", phases_median_of(group));
    put_mean(table, "mean_time", (double)group->time, group->count);
    put_integer(table, "total_time", group->time);
    put_mean(table, "compute", (double)group->compute, group->with_parts);
    put_mean(table, "exposed_communication", (double)group->communication,
             group->with_parts);
    put_mean(table, "exposed_memory", (double)group->memory, group->with_parts);
    put_mean(table, "idle", (double)group->idle, group->with_parts);
    if (group->with_parts > 0)
        put_mean(table, "device_time", (double)group->device, group->with_parts);
    put_integer(table, "active_time", group->active);
    if (group->requests >= 0)
        put_integer(table, "requests_in_all", group->requests);
    if (group->tokens >= 0)
        put_integer(table, "tokens_in_all", group->tokens);
    if (group->tokens >= 0 && group->active_of_tokens > 0)
        put_real(table, "tokens_per_second",
                 (double)group->tokens / ((double)group->active_of_tokens / 1e9));
}

static const struct table_column phase_columns[] = {{"phase", TABLE_TEXT, TABLE_KEY},
                                                    SHARED_COLUMNS};

static const struct table_column size_columns[] = {{"phase", TABLE_TEXT, TABLE_KEY},
                                                   {"requests", TABLE_TEXT, TABLE_KEY},
                                                   {"tokens", TABLE_TEXT, TABLE_KEY},
                                                   SHARED_COLUMNS};

static const struct table_column rank_columns[] = {{"rank", TABLE_INTEGER, TABLE_RANK},
                                                   {"phase", TABLE_TEXT, TABLE_KEY},
                                                   SHARED_COLUMNS};

static const struct table_column form_columns[] = {{"phase", TABLE_TEXT, TABLE_KEY},
                                                   {"form", TABLE_TEXT, TABLE_KEY},
                                                   {"calls", TABLE_INTEGER, TABLE_SUM}};

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
static void set_class(struct table *table, const char *column, int64_t size)
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
    put_text(table, column, text, strlen(text));
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

static void set_phase(struct table *table, const char *column,
                      const struct phase_group *group)
{
    put_word(table, column, trace_phase_word(group->calls[0]->says.phase));
}

static void write_phase(const struct phase_group *group, struct table *table)
{
    set_phase(table, "phase", group);
    write_shared(group, table);
}

static void write_size(const struct phase_group *group, struct table *table)
{
    set_phase(table, "phase", group);
    set_class(table, "requests", group->calls[0]->says.requests);
    set_class(table, "tokens", group->calls[0]->says.tokens);
    write_shared(group, table);
}

static void write_rank(const struct phase_group *group, struct table *table)
{
    put_integer(table, "rank", group->calls[0]->rank);
    set_phase(table, "phase", group);
    write_shared(group, table);
}

static void write_form(const struct phase_group *group, struct table *table)
{
    const char *form = group->calls[0]->says.form;

    set_phase(table, "phase", group);
    put_text(table, "form", form, strlen(form));
    put_count(table, "calls", group->count);
}

static void write_groups(const struct phase_call **calls, size_t count,
                         compare_calls *compare, write_group *write, struct table *table)
{
    qsort_r(calls, count, sizeof *calls, compare_in_group, &compare);
    for (size_t i = 0, end; i < count && !table->failed; i = end) {
        for (end = i + 1; end < count && compare(calls[i], calls[end]) == 0;)
            end++;
        const struct phase_group group = make_group(calls + i, end - i);

        table_add_row(table);
        write(&group, table);
    }
}

/* ---- the analysis ---- */

enum { PHASES_TABLE, SIZES_TABLE, RANKS_TABLE, FORMS_TABLE };
static const struct analysis_table tables[] = {
    [PHASES_TABLE] = {.spec = TABLE_SPEC("phases", phase_columns),
                      .about = "median_time, mean_time and the four parts are of one "
                               "call; device_time: what a call launches, "
                               "wherever it runs; active_time: while any call is at "
                               "work on the host or a device, of all ranks"},
    [SIZES_TABLE] = {.spec = TABLE_SPEC("sizes", size_columns),
                     .about = "the same by the requests and tokens of a call, in "
                              "classes that end at powers of two; null where names do "
                              "not state them"},
    [RANKS_TABLE] = {.spec = TABLE_SPEC("by_rank", rank_columns),
                     .use = ANALYSIS_TABLE_OF_RANKS},
    [FORMS_TABLE] = {.spec = TABLE_SPEC("forms", form_columns),
                     .about = "which forms of names were found; braces stand for "
                              "numbers, {k} for members such as bs=8"}};

static void finish(struct analysis_part *all)
{
    static const struct {
        compare_calls *compare;
        write_group *write;
    } groups[] = {[PHASES_TABLE] = {by_phase, write_phase},
                  [SIZES_TABLE] = {by_size, write_size},
                  [RANKS_TABLE] = {by_rank, write_rank},
                  [FORMS_TABLE] = {by_form, write_form}};
    const struct phase_calls *calls = all->sums;
    const struct phase_call **order = arena_new(all->arena, calls->count, sizeof *order);

    for (size_t i = 0; i < calls->count; i++)
        order[i] = &calls->items[i];
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
        write_groups(order, calls->count, groups[i].compare, groups[i].write,
                     &all->tables[i]);
}

const struct analysis phases = {
    .name = "phases",
    .about = "Prefill, decode and other phases of serving: time, parts, tokens a second",
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .main_table = "phases",
    .add_rank = add_rank,
    .sums = {make_sums, append_sums},
    .finish = finish,
};

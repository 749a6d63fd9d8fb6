#include "analyse/analysis.h"
#include "analyse/rows.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/names.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- counter rows ---- */

/* The kernels of a file whose counters the profiler measured, and the operators above
 * their launches (docs/semantics.md §7). */

/* Of each kernel, only the first counters count, at most this many. */
#define COUNTERS_MAX 64

struct counter_value {
    uint32_t counter; /* in counter_rows.names */
    double value;
};
struct counter_set {
    size_t first, count; /* in counter_rows.values */
};

struct counter_row {
    uint32_t row;
    uint32_t launch;       /* TRACE_NONE: not known */
    uint32_t operator_row; /* the innermost operator above it; TRACE_NONE */
    uint32_t kernel;       /* in counter_rows.names */
    uint32_t set;          /* in counter_rows.sets */
};

struct counter_key {
    uint32_t operator_name, kernel, counter; /* in counter_rows.names; STRINGS_NONE */
};
struct counter_sum {
    struct counter_key key;
    uint64_t count;
    double sum, min, max;
};

struct counter_rows {
    struct arena *arena;
    struct strings names;   /* of all files */
    struct group_sums sums; /* struct counter_sum */

    /* Of the file that was added last. */
    const struct trace_recording *recording;
    struct counter_row *items; /* those that count, by start */
    size_t count, capacity;
    uint32_t *above;          /* by row: the operator above an operator; TRACE_NONE */
    struct counter_set *sets; /* of distinct arguments */
    size_t set_count, set_capacity;
    struct counter_value *values;
    size_t value_count, value_capacity;
    size_t all_ranges, launches, without; /* also of rows that do not count */
    bool matched;
};
/* The counters of items[at]; *count of them. */
static inline const struct counter_value *
counter_rows_values(const struct counter_rows *rows, size_t at, size_t *count)
{
    const struct counter_set *set = &rows->sets[rows->items[at].set];

    *count = set->count;
    return &rows->values[set->first];
}

#define NAMES_MAX ((size_t)256 << 20)

static void counter_rows_init(struct counter_rows *rows, struct arena *arena)
{
    *rows = (struct counter_rows){.arena = arena};
    strings_init_in(&rows->names, NAMES_MAX, arena);
    groups_init(&rows->sums, sizeof(struct counter_sum), arena);
}

/* ---- counters ---- */

/* The numbers of the JSON object of a row. */
static struct counter_set read_set(struct counter_rows *rows, const char *text,
                                   size_t length)
{
    /* Numbers over int64 and texts with NUL must not lose the other counters. */
    json_t *object =
               json_loadb(text, length, JSON_DECODE_INT_AS_REAL | JSON_ALLOW_NUL, NULL),
           *value;
    struct counter_set set = {.first = rows->value_count};
    const char *name;

    json_object_foreach(object, name, value)
    {
        if (!json_is_number(value) || set.count == COUNTERS_MAX)
            continue;
        ARENA_RESERVE(rows->arena, rows->values, rows->value_capacity,
                      rows->value_count + 1);
        rows->values[rows->value_count++] = (struct counter_value){
            strings_add(&rows->names, name, strlen(name)), json_number_value(value)};
        set.count++;
    }
    json_decref(object);
    return set;
}

/* The counters of a row, in rows->sets, or TRACE_NONE; equal texts are read once.
 * `known`: by inputs of the recording, + 1. */
static uint32_t find_set(struct counter_rows *rows, uint32_t row, uint32_t *known)
{
    const struct trace_recording *recording = rows->recording;
    uint32_t inputs = recording->events.link[row];
    uint32_t text = inputs == TRACE_NONE ? TRACE_NONE : recording->inputs[inputs].values;

    if (text == TRACE_NONE)
        return TRACE_NONE;
    if (known[inputs] == 0) {
        ARENA_RESERVE(rows->arena, rows->sets, rows->set_capacity, rows->set_count + 1);
        rows->sets[rows->set_count] =
            read_set(rows, strings_text(&recording->arguments, text),
                     strings_length(&recording->arguments, text));
        known[inputs] = (uint32_t)++rows->set_count;
    }
    return rows->sets[known[inputs] - 1].count > 0 ? known[inputs] - 1 : TRACE_NONE;
}

/* ---- kernels and launches ---- */

enum { IS_RANGE = 1, IS_LAUNCH = 2 };

static uint8_t classify(const struct trace_recording *recording,
                        const struct trace_op *op)
{
    const char *category = strings_text(&recording->names, op->category);

    if (strcmp(category, "cuda_profiler_range") == 0)
        return IS_RANGE;
    return op->side == TRACE_HOST && trace_category_is_launch(category) &&
                   strstr(strings_text(&recording->names, op->name), "LaunchKernel") !=
                       NULL
               ? IS_LAUNCH
               : 0;
}

struct row_classes {
    uint32_t *ranges, *launches;
    size_t range_count, launch_count;
};

/* Both, by start. */
static struct row_classes find_rows(const struct counter_rows *rows)
{
    const struct trace_recording *recording = rows->recording;
    const struct trace_events *events = &recording->events;
    struct budget *budget = rows->arena->budget;
    struct row_classes out = {
        .ranges = arena_new(rows->arena, events->count, sizeof *out.ranges),
        .launches = arena_new(rows->arena, events->count, sizeof *out.launches)};
    uint8_t *classes = arena_new(rows->arena, recording->op_count, 1);
    uint32_t *scratch = arena_new(rows->arena, events->count / 2 + 1, sizeof *scratch);

    for (uint32_t i = 0; i < recording->op_count && !budget_is_over_at(budget, i); i++)
        classes[i] = classify(recording, &recording->ops[i]);
    for (uint32_t i = 0; i < events->count && !budget_is_over_at(budget, i); i++) {
        uint8_t class = classes[events->op[i]];

        if (class == IS_RANGE)
            out.ranges[out.range_count++] = i;
        else if (class == IS_LAUNCH)
            out.launches[out.launch_count++] = i;
    }
    order_rows(events, out.ranges, out.range_count, scratch);
    order_rows(events, out.launches, out.launch_count, scratch);
    return out;
}

/* ---- operators ---- */

struct nesting {
    const struct counter_rows *rows;
    uint32_t *operators; /* by row: itself, or the innermost operator above it */
    uint32_t *above;
};

static void note_operator(void *context, uint32_t row, uint32_t parent,
                          uint32_t operator_row)
{
    struct nesting *nesting = context;

    nesting->operators[row] = operator_row;
    if (operator_row == row)
        nesting->above[row] =
            parent == TRACE_NONE ? TRACE_NONE : nesting->operators[parent];
}

/* ---- sums ---- */

static void add_value(struct counter_rows *rows, uint32_t operator_name, uint32_t kernel,
                      const struct counter_value *value)
{
    const struct counter_key key = {operator_name, kernel, value->counter};
    struct counter_sum *sum = groups_at(&rows->sums, &key, sizeof key);

    if (sum->count++ == 0)
        *sum = (struct counter_sum){key, 1, 0, value->value, value->value};
    sum->sum += value->value;
    sum->min = fmin(sum->min, value->value);
    sum->max = fmax(sum->max, value->value);
}

static void add_row(struct counter_rows *rows, const struct counter_row *item)
{
    const struct trace_recording *recording = rows->recording;
    const struct counter_set *set = &rows->sets[item->set];
    uint32_t operator_name = STRINGS_NONE;

    if (item->operator_row != TRACE_NONE)
        operator_name = trace_add_merged_name(
            &rows->names, recording,
            &recording->ops[recording->events.op[item->operator_row]]);
    for (size_t i = 0; i < set->count; i++)
        add_value(rows, operator_name, item->kernel, &rows->values[set->first + i]);
    ARENA_RESERVE(rows->arena, rows->items, rows->capacity, rows->count + 1);
    rows->items[rows->count++] = *item;
}

/* ---- a file ---- */

static void add_rows(struct counter_rows *rows, const struct rows_rank *rank,
                     const struct rows_span *span, const struct row_classes *found)
{
    const struct trace_recording *recording = rows->recording;
    uint32_t *operators = arena_numbers(rows->arena, recording->events.count);
    uint32_t *known = arena_new(rows->arena, recording->inputs_count, sizeof *known);

    rows->above = arena_numbers(rows->arena, recording->events.count);
    struct nesting nesting = {rows, operators, rows->above};
    rows_nest(span->recording, rows->arena, note_operator, &nesting);
    for (size_t i = 0; i < found->range_count && !budget_is_over(rows->arena->budget);
         i++) {
        struct counter_row item = {.row = found->ranges[i],
                                   .launch =
                                       rows->matched ? found->launches[i] : TRACE_NONE,
                                   .operator_row = TRACE_NONE,
                                   .set = find_set(rows, found->ranges[i], known)};

        rows->without += item.set == TRACE_NONE;
        if (item.set == TRACE_NONE ||
            !rows_keeps(rank, span, rows->matched ? item.launch : item.row))
            continue;
        if (rows->matched)
            item.operator_row = operators[item.launch];
        item.kernel = trace_add_merged_name(
            &rows->names, recording, &recording->ops[recording->events.op[item.row]]);
        add_row(rows, &item);
    }
}

/* Adds the counters of a file to the sums; its arguments must be loaded. */
static void counter_rows_add(struct counter_rows *rows, const struct rows_rank *rank,
                             const struct rows_span *span)
{
    *rows = (struct counter_rows){.arena = rows->arena,
                                  .names = rows->names,
                                  .sums = rows->sums,
                                  .recording = span->recording};
    const struct row_classes found = find_rows(rows);
    rows->all_ranges = found.range_count;
    rows->launches = found.launch_count;
    rows->matched = found.range_count > 0 && found.range_count == found.launch_count;
    if (found.range_count > 0)
        add_rows(rows, rank, span, &found);
}

static int compare_sums(const void *a, const void *b)
{
    const struct counter_sum *left = a, *right = b;
    const struct counter_key *one = &left->key, *other = &right->key;

    if (one->counter != other->counter)
        return one->counter < other->counter ? -1 : 1;
    if (left->sum != right->sum)
        return left->sum > right->sum ? -1 : 1;
    if (one->operator_name != other->operator_name)
        return one->operator_name < other->operator_name ? -1 : 1;
    return (one->kernel > other->kernel) - (one->kernel < other->kernel);
}

/* ---- operator counters ---- */

/* Hardware counters of kernels, by the operators that launch them: HTA's CUPTI counter
 * data with operators (docs/semantics.md §7). */

#define STACK_MAX 16 /* operators that are named */
#define STACK_BYTES_MAX ((size_t)1 << 20)

struct operator_counters_options {
    int64_t limit;
};

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(WHOLE, struct operator_counters_options, limit),
     .most = 10000, /* times COUNTERS_MAX rows: several ranks fit into a table */
     .standard = "100",
     .help = "at most this many kernels of each rank, the first ones, with their "
             "counters"},
};

static const struct table_column sums_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},   {"operator", TABLE_TEXT, TABLE_KEY},
    {"kernel", TABLE_TEXT, TABLE_KEY},     {"counter", TABLE_TEXT, TABLE_KEY},
    {"kernels", TABLE_INTEGER, TABLE_SUM}, {"sum", TABLE_REAL, TABLE_SUM},
    {"mean", TABLE_REAL, TABLE_MEASURE},   {"min", TABLE_REAL, TABLE_MEASURE},
    {"max", TABLE_REAL, TABLE_MEASURE},
};

static const struct table_column kernels_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE}, {"number", TABLE_INTEGER, TABLE_NOTE},
    {"kernel", TABLE_TEXT, TABLE_NOTE},  {"operators", TABLE_TEXT, TABLE_NOTE},
    {"counter", TABLE_TEXT, TABLE_NOTE}, {"value", TABLE_REAL, TABLE_NOTE},
};

static const struct table_column files_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},
    {"ranges", TABLE_INTEGER, TABLE_NOTE},
    {"launches", TABLE_INTEGER, TABLE_NOTE},
    {"matched", TABLE_INTEGER, TABLE_NOTE},
    {"without_counters", TABLE_INTEGER, TABLE_NOTE},
    {"note", TABLE_TEXT, TABLE_NOTE},
};

enum { SUMS_TABLE, KERNELS_TABLE, FILES_TABLE };
static const struct analysis_table tables[] = {
    [SUMS_TABLE] = {.spec = TABLE_SPEC("rows", sums_columns),
                    .about = "by the innermost operator above the launch; operator is "
                             "null where none is known"},
    [KERNELS_TABLE] = {.spec = TABLE_SPEC("kernels", kernels_columns),
                       .about =
                           "each kernel in order of time; operators: those above its "
                           "launch, the outermost first"},
    [FILES_TABLE] = {.spec = TABLE_SPEC("files", files_columns),
                     .about = "whether kernels could be matched with launches: only "
                              "where a file has as many of both; note says why not"},
};

/* ---- a file ---- */

static void write_stack(struct table *table, const struct counter_rows *rows, size_t at)
{
    uint32_t stack[STACK_MAX];
    size_t depth = 0;
    CLEANUP_BUFFER struct buffer text = BUFFER(STACK_BYTES_MAX);

    buffer_append_text(&text, "");
    for (uint32_t row = rows->items[at].operator_row; row != TRACE_NONE;
         row = rows->above[row]) {
        if (depth == STACK_MAX) {
            buffer_append_text(&text, "… > ");
            break;
        }
        stack[depth++] = row;
    }
    if (depth == 0)
        return;
    while (depth-- > 0) {
        const struct trace_op *op =
            &rows->recording->ops[rows->recording->events.op[stack[depth]]];

        trace_row_name(&text, rows->recording, op, (struct row_naming){false, true});
        buffer_append_text(&text, depth > 0 ? " > " : "");
    }
    put_text(table, "operators", text.bytes, text.length);
}

static void write_kernel(struct table *table, int64_t rank, size_t number,
                         const struct counter_rows *rows, size_t at)
{
    size_t count;
    const struct counter_value *values = counter_rows_values(rows, at, &count);

    for (size_t i = 0; i < count && !table->failed; i++) {
        table_add_row(table);
        put_integer(table, "rank", rank);
        put_count(table, "number", number);
        put_name(table, "kernel", &rows->names, rows->items[at].kernel);
        write_stack(table, rows, at);
        put_name(table, "counter", &rows->names, values[i].counter);
        put_real(table, "value", values[i].value);
    }
}

/* By counter, the largest first. */
static void write_sums(struct table *table, int64_t rank, const struct counter_rows *rows)
{
    struct counter_sum *sums = groups_sum(&rows->sums, 0);
    size_t count = groups_count(&rows->sums);

    ARRAY_SORT(sums, count, compare_sums);
    for (size_t i = 0; i < count && !table->failed; i++) {
        table_add_row(table);
        put_integer(table, "rank", rank);
        put_name(table, "operator", &rows->names, sums[i].key.operator_name);
        put_name(table, "kernel", &rows->names, sums[i].key.kernel);
        put_name(table, "counter", &rows->names, sums[i].key.counter);
        put_count(table, "kernels", sums[i].count);
        put_real(table, "sum", sums[i].sum);
        put_real(table, "mean", sums[i].sum / (double)sums[i].count);
        put_real(table, "min", sums[i].min);
        put_real(table, "max", sums[i].max);
    }
}

static const char *note_of(const struct counter_rows *rows)
{
    if (rows->all_ranges == 0)
        return "the recording has no counters of kernels";
    if (rows->without == rows->all_ranges)
        return "the rows of the profiler have no counters here: an older version read "
               "the traces (read them in again), or their texts were too long to keep";
    return rows->matched ? NULL
                         : "launches and kernels with counters differ in number: the "
                           "operators are not known";
}

static void write_file(struct table *table, int64_t rank, const struct counter_rows *rows)
{
    table_add_row(table);
    put_integer(table, "rank", rank);
    put_count(table, "ranges", rows->all_ranges);
    put_count(table, "launches", rows->launches);
    put_integer(table, "matched", rows->matched);
    put_count(table, "without_counters", rows->without);
    put_word(table, "note", note_of(rows));
}

/* ---- the whole ---- */

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    const struct operator_counters_options *options = rank->options;
    const struct rows_rank *of = rank->rows;
    struct counter_rows rows;
    size_t number = 0;

    counter_rows_init(&rows, of->arena);
    for (size_t i = 0; i < of->span_count; i++) {
        counter_rows_add(&rows, of, &of->spans[i]);
        for (size_t j = 0; j < rows.count && number < (size_t)options->limit;
             j++, number++)
            write_kernel(&part->tables[KERNELS_TABLE], of->rank, number, &rows, j);
        write_file(&part->tables[FILES_TABLE], of->rank, &rows);
    }
    write_sums(&part->tables[SUMS_TABLE], of->rank, &rows);
}

const struct analysis operator_counters = {
    .name = "operator_counters",
    .about =
        "Hardware counters of kernels by the operators that launch them: HTA's CUPTI "
        "counters",
    ANALYSIS_PARAMETERS(parameters, struct operator_counters_options),
    ANALYSIS_TABLES(tables),
    .needs_arguments = true,
    .main_table = "rows",
    .add_rank = add_rank,
};

/* ---- device counters ---- */

/* Clocks, power, temperature and other counters of devices, by step (docs/semantics.md
 * §20). */

#define COUNTERS_SHOWN 64 /* of a file, the first ones */

static const struct table_column rows_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},       {"device", TABLE_INTEGER, TABLE_DEVICE},
    {"counter", TABLE_TEXT, TABLE_KEY},        {"mean", TABLE_REAL, TABLE_MEASURE},
    {"min", TABLE_REAL, TABLE_MEASURE},        {"max", TABLE_REAL, TABLE_MEASURE},
    {"known_time", TABLE_TIME, TABLE_MEASURE},
};

static const struct table_column steps_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},       {"device", TABLE_INTEGER, TABLE_DEVICE},
    {"counter", TABLE_TEXT, TABLE_KEY},        {"mean", TABLE_REAL, TABLE_MEASURE},
    {"min", TABLE_REAL, TABLE_MEASURE},        {"max", TABLE_REAL, TABLE_MEASURE},
    {"known_time", TABLE_TIME, TABLE_MEASURE}, {"span", TABLE_INTEGER, TABLE_KEY},
    {"step", TABLE_INTEGER, TABLE_KEY},
};

static const struct table_column device_files_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},     {"span", TABLE_INTEGER, TABLE_NOTE},
    {"counters", TABLE_INTEGER, TABLE_NOTE}, {"values", TABLE_INTEGER, TABLE_NOTE},
    {"note", TABLE_TEXT, TABLE_NOTE},
};

enum { ROWS_TABLE, STEPS_TABLE, DEVICE_FILES_TABLE };
static const struct analysis_table device_tables[] = {
    [ROWS_TABLE] = {.spec = TABLE_SPEC("rows", rows_columns),
                    .about = "over the steps; mean is weighted by time, a value holds "
                             "until the next one, at most for 2 s; known_time is the "
                             "part with a value"},
    [STEPS_TABLE] = {.spec = TABLE_SPEC("by_step", steps_columns),
                     .about = "the same by step; step is null where there are none"},
    [DEVICE_FILES_TABLE] = {.spec = TABLE_SPEC("files", device_files_columns),
                            .about =
                                "how much is recorded; note says why nothing is shown"},
};

/* ---- a file ---- */

static void write_time(struct table *table, int64_t rank,
                       const struct trace_recording *recording,
                       const struct trace_counter *counter,
                       const struct trace_counter_time *time)
{
    const struct strings *names = &recording->names;

    table_add_row(table);
    put_integer(table, "rank", rank);
    if (counter->device >= 0)
        put_integer(table, "device", counter->device);
    put_name(table, "counter", names, counter->name);
    put_real(table, "mean", time->sum / (double)time->known);
    put_real(table, "min", time->min);
    put_real(table, "max", time->max);
    put_integer(table, "known_time", time->known);
}

/* Sums of a counter over the chosen steps of a file. */
static void add_counter(const struct analysis_rank *rank, size_t span,
                        const struct step_pieces *pieces,
                        const struct trace_counter *counter,
                        struct trace_counter_time *times, struct table *out)
{
    const struct rows_span *rows = &rank->rows->spans[span];
    const struct trace_recording *recording = rows->recording;
    struct trace_counter_time all = {0};

    memset(times, 0, recording->step_count * sizeof *times);
    if (!recording->has_steps)
        trace_counter_add(recording, counter, recording->steps[0].ts,
                          recording->steps[0].end, &times[0]);
    for (size_t i = 0;
         i < pieces->count && !budget_is_over_at(rank->rows->arena->budget, i); i++)
        trace_counter_add(recording, counter, pieces->pieces[i].start,
                          pieces->pieces[i].end, &times[pieces->pieces[i].step]);
    for (uint32_t i = 0; i < recording->step_count; i++) {
        const struct trace_counter_time *time = &times[i];

        if (time->known == 0 || (rows->step_chosen != NULL && !rows->step_chosen[i]))
            continue;
        write_time(&out[STEPS_TABLE], rank->rows->rank, recording, counter, time);
        put_integer(&out[STEPS_TABLE], "span", (int64_t)span);
        if (!recording->steps[i].pseudo)
            put_integer(&out[STEPS_TABLE], "step", recording->steps[i].number);
        all.min = all.known == 0 || time->min < all.min ? time->min : all.min;
        all.max = all.known == 0 || time->max > all.max ? time->max : all.max;
        all.sum += time->sum;
        all.known += time->known;
    }
    if (all.known > 0)
        write_time(&out[ROWS_TABLE], rank->rows->rank, recording, counter, &all);
}

static const char *device_note_of(const struct trace_recording *recording)
{
    if (recording->counter_count > COUNTERS_SHOWN)
        return "the first 64 counters are shown";
    for (uint32_t i = 0; i < recording->note_count; i++)
        if (strcmp(recording->notes[i].kind, "counters_not_read") == 0)
            return "counters were not read: an older version read the traces (read them "
                   "in again)";
    return recording->counter_count == 0 ? "the recording has no counters" : NULL;
}

static void device_write_file(struct table *table, int64_t rank, size_t span,
                              const struct trace_recording *recording)
{
    table_add_row(table);
    put_integer(table, "rank", rank);
    put_count(table, "span", span);
    put_integer(table, "counters", recording->counter_count);
    put_integer(table, "values", recording->sample_count);
    put_word(table, "note", device_note_of(recording));
}

static void add_file(const struct analysis_rank *rank, size_t span, struct table *out)
{
    struct arena *arena = rank->rows->arena;
    const struct trace_recording *recording = rank->rows->spans[span].recording;
    struct step_pieces pieces = {0};

    device_write_file(&out[DEVICE_FILES_TABLE], rank->rows->rank, span, recording);
    if (recording->step_count == 0 || recording->counter_count == 0)
        return;
    if (recording->has_steps)
        pieces = rows_pieces(recording, STEP_WINDOW, arena);
    struct trace_counter_time *times =
        arena_new(arena, recording->step_count, sizeof *times);
    for (uint32_t i = 0; i < recording->counter_count && i < COUNTERS_SHOWN; i++)
        if (!trace_counter_is(recording, &recording->counters[i], TRACE_COUNTER_CYCLES))
            add_counter(rank, span, &pieces, &recording->counters[i], times, out);
}

static void device_add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    for (size_t i = 0; i < rank->rows->span_count; i++)
        add_file(rank, i, part->tables);
}

const struct analysis device_counters = {
    .name = "device_counters",
    .about = "Clocks, power, temperature and other counters of devices, by step",
    ANALYSIS_TABLES(device_tables),
    .of_steps = true,
    .needs_arguments = true,
    .of_counters = true,
    .main_table = "by_step",
    .add_rank = device_add_rank,
};

#include "analyse/sequences.h"
#include "analyse/analysis.h"
#include "analyse/rows.h"
#include "analyse/run.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "stats/statistics.h"
#include "trace/names.h"
#include "trace/resolve.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- patterns ---- */

/* Sequences of names, counted. */

struct pattern {
    uint32_t number; /* of the group */
    size_t length;   /* names of kernels */
    uint64_t count;
    int64_t kernel_duration, operator_duration; /* ns, sums */
};

struct patterns {
    struct arena *arena;
    struct strings names;
    struct group_sums groups; /* struct pattern, by the numbers of its names */
    struct pattern *items;
    size_t count;
};

/* ---- counting ---- */

/* Counts one case of the names, all in patterns.names: that of the operator, and those of
 * the kernels that it launches. */
static void patterns_count(struct patterns *patterns, const uint32_t *ids, size_t count,
                           int64_t kernel_duration, int64_t operator_duration)
{
    uint32_t number = groups_number(&patterns->groups, ids, count * sizeof *ids);
    struct pattern *pattern = groups_sum(&patterns->groups, number);

    pattern->number = number;
    pattern->length = count - 1;
    pattern->count++;
    number_add_to(&pattern->kernel_duration, kernel_duration);
    number_add_to(&pattern->operator_duration, operator_duration);
}

/* ---- texts ---- */

/* Part `index` of a pattern: the operator's name, then the others. */
static uint32_t part_of(const struct patterns *patterns, const struct pattern *pattern,
                        size_t index)
{
    uint32_t id;

    memcpy(&id, strings_text(&patterns->groups.keys, pattern->number) + index * sizeof id,
           sizeof id);
    return id;
}

/* A place in the text of a pattern. */
struct pattern_position {
    const struct patterns *patterns;
    const struct pattern *pattern;
    size_t part, offset;
};

/* The bytes from the cursor to the end of its part; a `|` where the part has ended. */
static const char *rest_of_part(const struct pattern_position *cursor, size_t *length)
{
    uint32_t id = part_of(cursor->patterns, cursor->pattern, cursor->part);
    size_t whole = strings_length(&cursor->patterns->names, id);

    *length = whole - cursor->offset;
    if (*length > 0)
        return strings_text(&cursor->patterns->names, id) + cursor->offset;
    *length = cursor->part < cursor->pattern->length;
    return "|";
}

static void move_on(struct pattern_position *cursor, size_t bytes)
{
    uint32_t id = part_of(cursor->patterns, cursor->pattern, cursor->part);

    if (cursor->offset == strings_length(&cursor->patterns->names, id)) {
        cursor->part++;
        cursor->offset = 0;
    } else {
        cursor->offset += bytes;
    }
}

static int compare_texts(const struct patterns *patterns, const struct pattern *left,
                         const struct pattern *right)
{
    size_t same = 0,
           shorter = left->length < right->length ? left->length : right->length;

    if (budget_is_over(patterns->arena->budget))
        return 0;
    while (same < shorter && !budget_is_over_at(patterns->arena->budget, same) &&
           part_of(patterns, left, same) == part_of(patterns, right, same))
        same++;
    struct pattern_position a = {patterns, left, same, 0}, b = {patterns, right, same, 0};
    for (;;) {
        size_t left_rest, right_rest;
        const char *left_bytes = rest_of_part(&a, &left_rest);
        const char *right_bytes = rest_of_part(&b, &right_rest);
        size_t length = left_rest < right_rest ? left_rest : right_rest;

        if (length == 0)
            return (left_rest > 0) - (right_rest > 0);
        int result = memcmp(left_bytes, right_bytes, length);
        if (result != 0)
            return result;
        move_on(&a, length);
        move_on(&b, length);
    }
}

static int by_text(const void *a, const void *b, void *context)
{
    return compare_texts(context, a, b);
}

static int by_count(const void *a, const void *b, void *context)
{
    const struct pattern *left = a, *right = b;

    if (left->count != right->count)
        return left->count > right->count ? -1 : 1;
    return compare_texts(context, left, right);
}

static bool some_name_has_bar(const struct strings *names, struct budget *budget)
{
    for (uint32_t i = 0; i < names->count && !budget_is_over(budget); i++)
        if (memchr(strings_text(names, i), '|', strings_length(names, i)) != NULL)
            return true;
    return false;
}

static void join_equals(struct patterns *patterns)
{
    size_t kept = 0;

    qsort_r(patterns->items, patterns->count, sizeof *patterns->items, by_text, patterns);
    for (size_t i = 0; i < patterns->count; i++) {
        const struct pattern *pattern = &patterns->items[i];
        struct pattern *last = kept > 0 ? &patterns->items[kept - 1] : NULL;

        if (last == NULL || compare_texts(patterns, last, pattern) != 0) {
            patterns->items[kept++] = *pattern;
            continue;
        }
        last->count += pattern->count;
        number_add_to(&last->kernel_duration, pattern->kernel_duration);
        number_add_to(&last->operator_duration, pattern->operator_duration);
    }
    patterns->count = kept;
}

/* Merges patterns with the same text (names may contain a `|`), and sorts by count, the
 * most frequent first, then by text. Count no more patterns afterwards. */
static void patterns_sort(struct patterns *patterns)
{
    patterns->items = groups_sum(&patterns->groups, 0);
    patterns->count = groups_count(&patterns->groups);
    if (patterns->count < 2)
        return;
    if (some_name_has_bar(&patterns->names, patterns->arena->budget))
        join_equals(patterns);
    qsort_r(patterns->items, patterns->count, sizeof *patterns->items, by_count,
            patterns);
}

/* Appends the names joined by `|`; a text longer than `maximum` bytes is cut after a name
 * and ends in "|…". */
static void patterns_write_text(const struct patterns *patterns,
                                const struct pattern *pattern, size_t maximum,
                                struct buffer *out)
{
    for (size_t i = 0; i <= pattern->length; i++) {
        uint32_t id = part_of(patterns, pattern, i);

        if (i > 0 && out->length + strings_length(&patterns->names, id) > maximum) {
            buffer_append_text(out, "|…");
            return;
        }
        if (i > 0)
            buffer_append_char(out, '|');
        buffer_append(out, strings_text(&patterns->names, id),
                      strings_length(&patterns->names, id));
    }
}

/* ---- sequences ---- */

/* The sequences of kernels that the calls of an operator launch (docs/semantics.md §7).
 */

/* Names become numbers that hold for the whole rank; a pattern is the operator's number
 * and those of its device rows. Only the few patterns that are shown get a text. */

struct sequences_request {
    const char *operator_name; /* text within the name; NULL: no operator */
    int64_t min_length;        /* of kernels; a sequence has one at least */
};

#define NAMES_MAX ((size_t)256 << 20)

/* One matching row that has no matching row above it. */
struct instance {
    uint32_t row;
    size_t begin, count; /* its device rows, in order */
};

struct instance_search {
    const struct rows_rank *rank;
    const struct rows_span *span;
    const bool *matches; /* by op */
    uint32_t *owner; /* by row: the instance that it is part of, TRACE_NONE for none */
    struct instance *instances;
    size_t count, capacity;
    bool failed;
};

static uint32_t add_instance(struct instance_search *search, uint32_t row)
{
    ARENA_RESERVE(search->rank->arena, search->instances, search->capacity,
                  search->count + 1);
    search->instances[search->count] = (struct instance){.row = row};
    return (uint32_t)search->count++;
}

static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct instance_search *search = context;
    uint32_t op = search->span->recording->events.op[row];

    (void)operator_row;
    search->owner[row] = parent == TRACE_NONE ? TRACE_NONE : search->owner[parent];
    if (search->owner[row] == TRACE_NONE && search->matches[op] &&
        rows_keeps(search->rank, search->span, row))
        search->owner[row] = add_instance(search, row);
}

/* Which host ops have the text in their name; `any`: whether one has. */
static bool *match_ops(const struct trace_recording *recording, const char *text,
                       struct arena *arena, bool *any)
{
    bool *matches = arena_new(arena, recording->op_count, sizeof *matches);
    CLEANUP_BUFFER struct buffer name = BUFFER(TRACE_ROW_NAME_MAX);

    *any = false;
    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(arena->budget); i++) {
        if (recording->ops[i].side != TRACE_HOST)
            continue;
        buffer_clear(&name);
        trace_row_name(&name, recording, &recording->ops[i],
                       (struct row_naming){false, true});
        matches[i] = !buffer_failed(&name) &&
                     memmem(name.bytes, name.length, text, strlen(text)) != NULL;
        *any = *any || matches[i];
    }
    return matches;
}

/* Hands the device rows to the instances of their launches: `grouped` gets them, instance
 * by instance, with a free place before the rows of each. */
static uint32_t *group_rows(struct instance_search *search)
{
    const struct rows_span *span = search->span;
    const uint32_t *link = span->recording->events.link;
    struct arena *arena = search->rank->arena;
    /* By (start, file order): by_time has longer ones first at equal starts. */
    uint32_t *rows = arena_new(arena, span->device_count, sizeof *rows);
    uint32_t *grouped =
        arena_new(arena, search->count + span->device_count, sizeof *grouped);
    size_t at = 0;

    memcpy(rows, span->by_time, span->device_count * sizeof *rows);
    rows_order_by_start(&span->recording->events, rows, span->device_count,
                        arena->budget);
    for (size_t i = 0; i < span->device_count; i++)
        if (link[rows[i]] != TRACE_NONE && search->owner[link[rows[i]]] != TRACE_NONE)
            search->instances[search->owner[link[rows[i]]]].count++;
    for (size_t i = 0; i < search->count; i++) {
        search->instances[i].begin = at + 1;
        at += 1 + search->instances[i].count;
        search->instances[i].count = 0;
    }
    for (size_t i = 0; i < span->device_count && !budget_is_over_at(arena->budget, i);
         i++) {
        if (link[rows[i]] == TRACE_NONE || search->owner[link[rows[i]]] == TRACE_NONE)
            continue;
        struct instance *instance = &search->instances[search->owner[link[rows[i]]]];
        grouped[instance->begin + instance->count++] = rows[i];
    }
    return grouped;
}

/* Counts the pattern of each instance that is long enough. */
static void count_patterns(const struct instance_search *search, uint32_t *grouped,
                           size_t least, struct patterns *patterns)
{
    const struct trace_recording *recording = search->span->recording;
    const struct trace_events *events = &recording->events;
    struct budget *budget = patterns->arena->budget;
    const uint32_t *names =
        rows_intern_device_names(search->span, patterns->arena, &patterns->names);

    for (size_t i = 0; i < search->count && !budget_is_over(budget); i++) {
        const struct instance *instance = &search->instances[i];
        uint32_t *rows = grouped + instance->begin;
        int64_t kernel = 0;

        if (instance->count < least)
            continue;
        for (size_t j = 0; j < instance->count && !budget_is_over_at(budget, j); j++) {
            number_add_to(&kernel, events->dur[rows[j]]);
            rows[j] = names[events->op[rows[j]]];
        }
        rows[-1] = trace_add_merged_name(&patterns->names, recording,
                                         &recording->ops[events->op[instance->row]]);
        if (!budget_is_over(budget))
            patterns_count(patterns, rows - 1, 1 + instance->count, kernel,
                           events->dur[instance->row]);
    }
}

static void search_span(const struct rows_rank *rank, const struct rows_span *span,
                        const struct sequences_request *wanted, struct patterns *patterns)
{
    struct trace_recording *recording = span->recording;
    size_t least = wanted->min_length > 0 ? (size_t)wanted->min_length : 1;
    bool any;
    const bool *matches = match_ops(recording, wanted->operator_name, rank->arena, &any);

    if (!any || span->device_count == 0)
        return;
    struct instance_search search = {
        .rank = rank,
        .span = span,
        .matches = matches,
        .owner = arena_numbers(rank->arena, recording->events.count)};
    rows_nest(recording, rank->arena, visit, &search);
    if (!budget_is_over(rank->arena->budget))
        count_patterns(&search, group_rows(&search), least, patterns);
}

/* Counts the patterns of a rank and sorts them. */
static struct patterns sequences_find(const struct rows_rank *rank,
                                      const struct sequences_request *wanted)
{
    struct patterns patterns = {.arena = rank->arena};

    strings_init_in(&patterns.names, NAMES_MAX, rank->arena);
    groups_init(&patterns.groups, sizeof(struct pattern), rank->arena);
    for (size_t i = 0; i < rank->span_count && wanted->operator_name != NULL; i++)
        search_span(rank, &rank->spans[i], wanted, &patterns);
    patterns_sort(&patterns);
    return patterns;
}

/* ---- heaviest operator ---- */

#define CATEGORY "cpu_op"

/* The device rows below a host row. */
struct operator_weight {
    uint32_t parent, count; /* count: of device rows */
    int64_t time;           /* of these rows */
};

struct operator_search {
    const struct rows_rank *rank;
    const struct rows_span *span;
    struct operator_weight *weights; /* by row */
    uint32_t *order; /* the host rows: each comes after the row that contains it */
    size_t count;
    bool *inside;   /* by row: inside a row of the same op */
    uint32_t *open; /* by op: its last row that is not inside another */
};

static bool contains(const struct trace_events *events, uint32_t outer, uint32_t row)
{
    return events->place[outer] == events->place[row] &&
           events->ts[outer] <= events->ts[row] &&
           events->ts[outer] + events->dur[outer] >= events->ts[row] + events->dur[row];
}

static void heaviest_operator_visit(void *context, uint32_t row, uint32_t parent,
                                    uint32_t operator_row)
{
    struct operator_search *weighing = context;
    const struct trace_events *events = &weighing->span->recording->events;
    uint32_t *open = &weighing->open[events->op[row]];

    (void)operator_row;
    weighing->weights[row].parent = parent;
    weighing->order[weighing->count++] = row;
    weighing->inside[row] = *open != TRACE_NONE && contains(events, *open, row);
    if (!weighing->inside[row])
        *open = row;
}

static void weigh(struct operator_search *weighing)
{
    struct trace_recording *recording = weighing->span->recording;
    const struct trace_events *events = &recording->events;
    struct arena *arena = weighing->rank->arena;

    weighing->weights = arena_new(arena, events->count, sizeof *weighing->weights);
    weighing->order = arena_new(arena, events->count, sizeof *weighing->order);
    weighing->inside = arena_new(arena, events->count, sizeof *weighing->inside);
    weighing->open = arena_numbers(arena, recording->op_count);
    rows_nest(recording, arena, heaviest_operator_visit, weighing);
    for (size_t i = 0; i < weighing->span->device_count; i++) {
        uint32_t row = weighing->span->device[i];

        if (events->link[row] == TRACE_NONE)
            continue;
        struct operator_weight *launch = &weighing->weights[events->link[row]];
        launch->count++;
        number_add_to(&launch->time, events->dur[row]);
    }
    for (size_t i = weighing->count; i-- > 0 && !budget_is_over_at(arena->budget, i);) {
        const struct operator_weight *weight = &weighing->weights[weighing->order[i]];

        if (weight->parent == TRACE_NONE)
            continue;
        struct operator_weight *above = &weighing->weights[weight->parent];
        above->count += weight->count;
        number_add_to(&above->time, weight->time);
    }
}

/* ---- by name ---- */

struct operator_times {
    struct strings names;
    struct group_sums times; /* int64_t, by name: of the same numbers */
};

static int64_t *time_of(const struct operator_times *sums, uint32_t name)
{
    return groups_sum(&sums->times, name);
}

static bool is_operator(const struct trace_recording *recording, uint32_t op)
{
    return recording->ops[op].side == TRACE_HOST &&
           strcmp(strings_text(&recording->names, recording->ops[op].category),
                  CATEGORY) == 0;
}

/* Sums the time of operators by name: `sums` has an int64_t for each name. */
static void add_span(const struct rows_rank *rank, const struct rows_span *span,
                     size_t least, struct operator_times *sums)
{
    struct operator_search weighing = {.rank = rank, .span = span};
    const struct trace_recording *recording = span->recording;

    if (span->device_count == 0)
        return;
    weigh(&weighing);
    for (size_t i = 0; i < weighing.count && !budget_is_over(rank->arena->budget); i++) {
        uint32_t row = weighing.order[i], op = recording->events.op[row];

        if (weighing.weights[row].count < least || weighing.inside[row] ||
            !is_operator(recording, op) || !rows_keeps(rank, span, row))
            continue;
        uint32_t name =
            trace_add_merged_name(&sums->names, recording, &recording->ops[op]);
        int64_t *time = time_of(sums, groups_number(&sums->times, &name, sizeof name));
        number_add_to(time, weighing.weights[row].time);
    }
}

static bool is_heavier(const struct operator_times *sums, uint32_t name, uint32_t best)
{
    if (best == STRINGS_NONE || *time_of(sums, name) != *time_of(sums, best))
        return best == STRINGS_NONE || *time_of(sums, name) > *time_of(sums, best);
    return strcmp(strings_text(&sums->names, name), strings_text(&sums->names, best)) < 0;
}

const char *heaviest_operator_find(const struct rows_rank *rank, size_t least)
{
    struct operator_times sums;
    uint32_t best = STRINGS_NONE;

    strings_init_in(&sums.names, NAMES_MAX, rank->arena);
    groups_init(&sums.times, sizeof(int64_t), rank->arena);
    for (size_t i = 0; i < rank->span_count; i++)
        add_span(rank, &rank->spans[i], least > 0 ? least : 1, &sums);
    for (uint32_t i = 0; i < groups_count(&sums.times); i++)
        if (strings_length(&sums.names, i) > 0 && is_heavier(&sums, i, best))
            best = i;
    return best == STRINGS_NONE ? NULL : strings_text(&sums.names, best);
}

/* ---- kernel sequences ---- */

/* The sequences of kernels that an operator launches (docs/semantics.md §7). */

/* A pattern of more bytes ends in "|…". */
#define TEXT_MAX ((size_t)1 << 20)
#define TEXTS_MAX ((size_t)512 << 20)

struct sequences_options {
    const char *operator_name; /* text within the name; NULL: no operator */
    int64_t min_pattern_len, top_k;
    const struct strings *just; /* texts of the patterns to write instead of the top_k
                                   most frequent; NULL: none */
};

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(TEXT, struct sequences_options, operator_name), .value = "TEXT",
     .help = "a part of the operator's name; without it, the operator whose kernels "
             "take the most device time, on the first chosen rank where an operator "
             "launches min_pattern_len kernels a call"},
    {ANALYSIS_OPTION(WHOLE, struct sequences_options, min_pattern_len), .most = 1000000,
     .standard = "3",
     .help = "at least this many kernels in a sequence; fewer if no operator is named "
             "and none has that many"},
    {ANALYSIS_OPTION(WHOLE, struct sequences_options, top_k), .most = 1000000,
     .standard = "5", .help = "at most this many sequences"},
};

/* ---- tables ---- */

static const struct table_column counts_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"patterns_found", TABLE_INTEGER, TABLE_SUM},
    {"operators", TABLE_INTEGER, TABLE_SUM},
};

static const struct table_column pattern_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"pattern", TABLE_TEXT, TABLE_KEY},
    {"length", TABLE_INTEGER, TABLE_KEY},
    {"count", TABLE_INTEGER, TABLE_SUM},
    {"kernel_duration", TABLE_TIME, TABLE_SUM},
    {"operator_duration", TABLE_TIME, TABLE_SUM},
};

static void write_pattern(const struct pattern *pattern, const struct buffer *text,
                          int64_t rank, struct table *table)
{
    table_add_row(table);
    put_integer(table, "rank", rank);
    put_text(table, "pattern", text->bytes, text->length);
    put_count(table, "length", pattern->length);
    put_count(table, "count", pattern->count);
    put_integer(table, "kernel_duration", pattern->kernel_duration);
    put_integer(table, "operator_duration", pattern->operator_duration);
}

static void write_patterns(const struct patterns *patterns, int64_t rank,
                           const struct sequences_options *options, struct table *table)
{
    const struct strings *just = options->just;
    CLEANUP_BUFFER struct buffer text = BUFFER(2 * TEXT_MAX);

    for (size_t i = 0; i < patterns->count && !table->failed; i++) {
        if (just == NULL && i >= (size_t)options->top_k)
            break;
        buffer_clear(&text);
        patterns_write_text(patterns, &patterns->items[i], TEXT_MAX, &text);
        if (buffer_failed(&text))
            arena_refuse(patterns->arena);
        else if (text.length > 0 &&
                 (just == NULL ||
                  strings_find(just, text.bytes, text.length) != STRINGS_NONE))
            write_pattern(&patterns->items[i], &text, rank, table);
    }
}

/* ---- one rank ---- */

enum { COUNTS, PATTERNS };
static const struct analysis_table tables[] = {
    [COUNTS] = {.spec = TABLE_SPEC("counts", counts_columns),
                .about = "how many patterns, and how many operators have one"},
    [PATTERNS] = {.spec = TABLE_SPEC("patterns", pattern_columns),
                  .about = "pattern is the operator's name and those of its kernels, "
                           "joined by `|`"},
};

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    const struct sequences_options *options = rank->options;
    const struct sequences_request wanted = {options->operator_name,
                                             options->min_pattern_len};
    const struct patterns patterns = sequences_find(rank->rows, &wanted);
    struct table *counts = &part->tables[COUNTS];
    int64_t operators = 0;

    for (size_t i = 0; i < patterns.count; i++)
        operators += (int64_t)patterns.items[i].count;
    table_add_row(counts);
    put_integer(counts, "rank", rank->rows->rank);
    put_count(counts, "patterns_found", patterns.count);
    put_integer(counts, "operators", operators);
    write_patterns(&patterns, rank->rows->rank, options, &part->tables[PATTERNS]);
}

/* ---- the operator, where none is named ---- */

struct operator_choice {
    struct sequences_options *options;
    struct arena *arena; /* of the request */
    bool may_shorten;    /* if no operator has that many kernels, fewer are enough */
};

static int find_heaviest(void *context, int side, size_t number,
                         const struct rows_rank *rank, struct error *error)
{
    const struct operator_choice *choice = context;
    struct sequences_options *options = choice->options;
    int64_t least = options->min_pattern_len;

    (void)side;
    (void)number;
    do {
        const char *name = heaviest_operator_find(rank, (size_t)least);

        if (name == NULL)
            continue;
        options->operator_name = arena_text(choice->arena, name, strlen(name));
        options->min_pattern_len = least;
        break;
    } while (choice->may_shorten && --least > 0);
    return budget_look(rank->arena->budget, error);
}

/* The operator of the first rank that has one, so that finding it costs no more than one
 * rank. */
static int choose_operator(struct store *store, const struct analysis_request *request,
                           const struct analysis_result *result, void *context,
                           struct error *error)
{
    struct sequences_options *options = context;
    struct operator_choice choice = {
        options, result->arena,
        parameters_text(&request->given, "min_pattern_len") == NULL};
    int status = 0;

    for (int i = 0; i <= result->has_test; i++)
        for (size_t j = 0; j < result->sides[i].selection.rank_count && status == 0 &&
                           options->operator_name == NULL;
             j++)
            status = ranks_one(store, result, i, j, find_heaviest, &choice, error);
    return status;
}

/* ---- the difference ---- */

static void collect_patterns(const struct table *table, struct strings *out)
{
    size_t column = table_column(table, "pattern");

    for (size_t i = 0; i < table->row_count; i++) {
        size_t length;
        const char *text = table_text(table, i, column, &length);

        strings_add(out, text, length);
    }
}

/* Patterns that one side shows may be less frequent on the other, so each side gets the
 * patterns of both. */
static int align(struct store *store, const struct analysis_result *result,
                 struct analysis_part aligned[2], struct error *error)
{
    struct sequences_options options =
        *(const struct sequences_options *)result->options.own;
    struct strings just;

    strings_init_in(&just, TEXTS_MAX, result->arena);
    options.just = &just;
    for (int i = 0; i < 2; i++)
        collect_patterns(&result->sides[i].all.tables[PATTERNS], &just);
    return ranks_analyse(store, result, &options, aligned, error);
}

const struct analysis kernel_sequences = {
    .name = "kernel_sequences",
    .about = "The sequences of kernels that an operator launches",
    ANALYSIS_PARAMETERS(parameters, struct sequences_options),
    ANALYSIS_TABLES(tables),
    .main_table = "patterns",
    .prepare = choose_operator,
    .add_rank = add_rank,
    .align = align,
};

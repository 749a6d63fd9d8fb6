/* See span_make.h. */
#include "analysis/timeline/span_make.h"
#include "analysis/timeline/span_idle.h"
#include "analysis/timeline/span_lanes.h"
#include "analysis/timeline/span_links.h"
#include "base/array.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "trace/decode/kinds.h"
#include "trace/resolve/names.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

/* Bytes per row, in the columns of the index and while it is made. */
#define ROW_BYTES 40
#define BUILD_ROW_BYTES 12
#define TEXTS_MAX ((size_t)128 << 20)

/* ---- entries ---- */

static bool name_op(struct span_build *build, const struct trace_op *op,
                    struct strings *keys, uint32_t *out)
{
    const struct strings *names = &build->recording->names;
    struct span_index *index = build->index;
    const char *category = strings_text(names, op->category);
    CLEANUP_BUFFER struct buffer key;

    buffer_init(&key, 2 * TRACE_ROW_NAME_MAX);
    buffer_append(&key, category, strlen(category) + 1);
    size_t prefix = key.length;
    trace_row_name(&key, build->recording, op, build->use_short_name, true);
    if (buffer_failed(&key))
        return false;
    *out = strings_add(keys, key.bytes, key.length);
    if (*out == STRINGS_NONE || *out < index->entry_count)
        return *out != STRINGS_NONE;
    struct span_entry *entry = &index->entries[index->entry_count++];
    entry->sort = (uint8_t)span_sort_of(op);
    entry->kind = op->kind;
    entry->category = strings_add(&index->texts, category, strlen(category));
    entry->name = strings_add(&index->texts, key.bytes + prefix, key.length - prefix);
    return entry->category != STRINGS_NONE && entry->name != STRINGS_NONE;
}

/* The entry of each op. */
static bool make_entries(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    size_t count = (size_t)recording->op_count + 1;
    bool made = true;
    struct strings keys;

    build->entry_of_op = calloc(count, sizeof *build->entry_of_op);
    build->op_is_operator = calloc(count, sizeof *build->op_is_operator);
    build->index->entries = calloc(count, sizeof *build->index->entries);
    if (build->entry_of_op == NULL || build->op_is_operator == NULL ||
        build->index->entries == NULL)
        return false;
    strings_init(&keys, TEXTS_MAX);
    for (uint32_t i = 0; i < recording->op_count && made; i++) {
        const struct trace_op *op = &recording->ops[i];

        build->op_is_operator[i] =
            strcmp(strings_text(&recording->names, op->category), "cpu_op") == 0;
        made = !budget_is_over(build->memory.budget) &&
               name_op(build, op, &keys, &build->entry_of_op[i]);
    }
    strings_free(&keys);
    return made;
}

/* ---- steps ---- */

static bool make_steps(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    struct span_index *index = build->index;

    index->steps = calloc((size_t)recording->step_count + 1, sizeof *index->steps);
    if (index->steps == NULL)
        return false;
    index->step_count = recording->step_count;
    for (uint32_t i = 0; i < recording->step_count; i++) {
        const struct trace_step *step = &recording->steps[i];

        index->steps[i] = (struct span_step){.number = step->number,
                                             .from = step->host_ts,
                                             .start = step->ts,
                                             .to = step->end,
                                             .host = step->host,
                                             .lag = step->lag};
    }
    return true;
}

/* ---- rows ---- */

static bool order_all(struct span_build *build)
{
    const struct trace_events *events = &build->recording->events;
    size_t count = events->count;

    build->order = malloc((count + 1) * sizeof *build->order);
    build->level = malloc((count + 1) * sizeof *build->level);
    CLEANUP_FREE uint32_t *scratch = malloc((count / 2 + 1) * sizeof *scratch);
    if (build->order == NULL || build->level == NULL || scratch == NULL)
        return false;
    for (uint32_t row = 0; row < count; row++)
        build->order[row] = row;
    order_rows(events, build->order, count, scratch);
    return !budget_is_over(build->memory.budget);
}

static bool alloc_columns(struct span_build *build)
{
    struct span_index *index = build->index;
    size_t count = (size_t)index->count + 1;
    size_t rows = (size_t)build->recording->events.count + 1;

    index->start = calloc(count, sizeof *index->start);
    index->duration = calloc(count, sizeof *index->duration);
    index->entry = calloc(count, sizeof *index->entry);
    index->step = calloc(count, sizeof *index->step);
    index->occurrence = calloc(count, sizeof *index->occurrence);
    index->file_occurrence = calloc(count, sizeof *index->file_occurrence);
    index->by_entry = calloc(count, sizeof *index->by_entry);
    index->entry_begin =
        calloc((size_t)index->entry_count + 2, sizeof *index->entry_begin);
    build->position = malloc(rows * sizeof *build->position);
    return index->start != NULL && index->duration != NULL && index->entry != NULL &&
           index->step != NULL && index->occurrence != NULL &&
           index->file_occurrence != NULL && index->by_entry != NULL &&
           index->entry_begin != NULL && build->position != NULL;
}

/* Durations of over 4 s are kept apart. */
static bool put_duration(struct span_index *index, uint32_t row, int64_t duration)
{
    index->duration[row] = duration < SPAN_NONE ? (uint32_t)duration : SPAN_NONE;
    if (duration < SPAN_NONE)
        return true;
    if (!ARRAY_RESERVE(index->longer, index->longer_capacity, index->longer_count + 1))
        return false;
    index->longer[index->longer_count++] = (struct span_longer_row){row, duration};
    return true;
}

/* Writes a row to its place. */
static bool put_row(struct span_build *build, uint32_t row)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;
    struct span_index *index = build->index;
    enum span_sort sort = span_sort_of(&recording->ops[events->op[row]]);
    struct span_build_lane *lane =
        &build->lanes[build->lane_of_place[sort][events->place[row]]];

    build->position[row] = SPAN_NONE;
    if (build->level[row] == SPAN_LEVELS_MAX) {
        index->deep_rows++;
        return true;
    }
    uint32_t at = lane->levels[build->level[row]].next++;
    uint32_t entry = build->entry_of_op[events->op[row]];
    uint32_t step = step_of_row(recording, &build->pieces, row);
    build->position[row] = at;
    index->start[at] = events->ts[row];
    index->entry[at] = entry;
    index->step[at] = step;
    index->file_occurrence[at] = index->entry_begin[entry + 1]++;
    return put_duration(index, at, events->dur[row]);
}

static int compare_longer(const void *a, const void *b)
{
    const struct span_longer_row *left = a, *right = b;

    return (left->row > right->row) - (left->row < right->row);
}

static bool fill_rows(struct span_build *build)
{
    struct span_index *index = build->index;

    for (uint32_t i = 0; i < build->recording->events.count; i++)
        if (budget_is_over_at(build->memory.budget, i) ||
            !put_row(build, build->order[i]))
            return false;
    if (index->longer_count > 0)
        qsort(index->longer, index->longer_count, sizeof *index->longer, compare_longer);
    for (uint32_t i = 0; i < index->entry_count; i++)
        index->entry_begin[i + 1] += index->entry_begin[i];
    for (uint32_t row = 0; row < index->count; row++)
        index->by_entry[index->entry_begin[index->entry[row]] +
                        index->file_occurrence[row]] = row;
    return !budget_is_over(build->memory.budget);
}

/* The number of each row among those of its entry and step. */
static bool count_occurrences(struct span_build *build)
{
    struct span_index *index = build->index;
    CLEANUP_FREE uint32_t *counts = calloc((size_t)index->step_count + 1, sizeof *counts);

    if (counts == NULL)
        return false;
    for (uint32_t i = 0; i < index->entry_count; i++) {
        if (budget_is_over(build->memory.budget))
            return false;
        for (uint32_t j = index->entry_begin[i]; j < index->entry_begin[i + 1]; j++) {
            uint32_t row = index->by_entry[j];

            index->occurrence[row] = counts[index->step[row]]++;
        }
        for (uint32_t j = index->entry_begin[i]; j < index->entry_begin[i + 1]; j++)
            counts[index->step[index->by_entry[j]]] = 0;
    }
    return true;
}

/* ---- the whole ---- */

static void free_build(struct span_build *build)
{
    span_lanes_free(build);
    span_index_free(build->index);
    free(build->op_is_operator);
    free(build->entry_of_op);
    free(build->order);
    free(build->level);
    free(build->position);
    step_pieces_free(&build->pieces);
    budget_share_return(&build->memory);
}

static size_t measure(const struct span_index *index)
{
    return sizeof *index + (size_t)index->count * ROW_BYTES +
           index->longer_capacity * sizeof *index->longer + index->texts.arena_capacity +
           index->texts.capacity * sizeof *index->texts.offsets +
           index->texts.table_size * sizeof *index->texts.table +
           (size_t)index->entry_count * (sizeof *index->entries + sizeof(uint32_t)) +
           (size_t)index->lane_count * sizeof *index->lanes +
           (size_t)index->level_count * sizeof *index->level_begin +
           (size_t)index->step_count * sizeof *index->steps +
           (size_t)index->gap_count * sizeof *index->gaps;
}

static bool build_all(struct span_build *build)
{
    return make_entries(build) && make_steps(build) && order_all(build) &&
           span_lanes_place(build) && span_lanes_order(build) && alloc_columns(build) &&
           fill_rows(build) && count_occurrences(build) && span_links_list(build) &&
           span_idle_list(build);
}

int span_make(const struct trace_recording *recording, bool use_short_name,
              struct span_index **out, struct error *error)
{
    struct budget *budget = recording->memory.budget;
    CLEANUP(free_build)
    struct span_build build = {.recording = recording,
                               .use_short_name = use_short_name,
                               .index = calloc(1, sizeof *build.index),
                               .memory = {.budget = budget}};

    *out = NULL;
    strings_init(&build.keys, TEXTS_MAX);
    if (build.index == NULL)
        return error_set_memory(error);
    strings_init(&build.index->texts, TEXTS_MAX);
    int result = budget_share_take(
        &build.memory, (uint64_t)recording->events.count * (ROW_BYTES + BUILD_ROW_BYTES),
        error);
    if (result == 0)
        result = step_pieces_make(recording, STEP_HOST, &build.pieces, error);
    if (result == 0 && !build_all(&build))
        result = budget_or_memory(budget, error);
    if (result != 0)
        return result;
    build.index->bytes = measure(build.index);
    *out = TAKE_PTR(build.index);
    return 0;
}

#include "analyse/span.h"
#include "analyse/rows.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "stats/statistics.h"
#include "trace/kinds.h"
#include "trace/names.h"
#include "trace/resolve.h"

#include <stdlib.h>
#include <string.h>

/* ---- span index ---- */

const char *span_sort_name(enum span_sort sort)
{
    static const char *const names[SPAN_SORTS] = {"host", "device", "other"};

    return names[sort];
}

void span_index_free(struct span_index *index)
{
    if (index == NULL)
        return;
    struct arena *arena = index->arena;
    trace_recording_free(index->counters);
    arena_free(&arena);
}

int64_t span_duration(const struct span_index *index, uint32_t row)
{
    if (index->duration[row] != SPAN_NONE)
        return index->duration[row];
    size_t low = ARRAY_FIRST(at, 0, index->longer_count, index->longer[at].row >= row);
    return low < index->longer_count ? index->longer[low].duration : 0;
}

/* The first row from `first` up to `end` that starts at or after a time. */
static uint32_t first_starting(const struct span_index *index, uint32_t first,
                               uint32_t end, int64_t time)
{
    return ARRAY_FIRST(at, first, end, index->start[at] >= time);
}

void span_rows_between(const struct span_index *index, uint32_t level, int64_t from,
                       int64_t to, uint32_t *first, uint32_t *end)
{
    uint32_t begin = index->level_begin[level], limit = index->level_begin[level + 1];

    *end = first_starting(index, begin, limit, to);
    uint32_t high = first_starting(index, begin, *end, from);
    /* The first row that starts before `from` and ends after it: ends ascend. */
    *first = ARRAY_FIRST(at, begin, high, span_end(index, at) > from);
}

uint32_t span_find_step(const struct span_index *index, int64_t number)
{
    uint32_t low =
        ARRAY_FIRST(at, 1, index->step_count, index->steps[at].number >= number);

    return low < index->step_count && index->steps[low].number == number ? low
                                                                         : SPAN_NONE;
}

uint32_t span_level_of(const struct span_index *index, uint32_t row)
{
    /* The last level that begins at or before the row. */
    return ARRAY_FIRST(at, 1, index->level_count, index->level_begin[at] > row) - 1;
}

uint32_t span_lane_of(const struct span_index *index, uint32_t row)
{
    uint32_t level = span_level_of(index, row);

    return ARRAY_FIRST(at, 1, index->lane_count, index->lanes[at].first_level > level) -
           1;
}

uint32_t span_levels_above(const struct span_index *index, uint32_t lane, uint32_t step)
{
    const struct span_lane *one = &index->lanes[lane];
    const struct span_step *shown = &index->steps[step];
    uint32_t above = 0;

    if (step == 0 || one->sort != SPAN_HOST)
        return 0;
    for (; above < one->level_count; above++) {
        uint32_t level = one->first_level + above;
        uint32_t begin = index->level_begin[level];
        uint32_t next =
            first_starting(index, begin, index->level_begin[level + 1], shown->from);

        if (next == begin || span_end(index, next - 1) < shown->to)
            break;
    }
    return above;
}

/* ---- span idle ---- */

/* Finds the times in which a device runs nothing, for a new index of spans. */

/* The devices come from the lanes of the streams, which are in order of the device. */
struct device_end {
    int32_t device;
    int64_t end; /* the latest so far; INT64_MIN: no row yet */
};

static struct device_end *list_devices(const struct span_build *build, size_t *count)
{
    const struct span_index *index = build->index;
    struct device_end *devices =
        arena_new(build->arena, index->lane_count, sizeof *devices);

    *count = 0;
    for (uint32_t i = 0; i < index->lane_count; i++) {
        const struct span_lane *lane = &index->lanes[i];

        if (lane->sort == SPAN_DEVICE &&
            (*count == 0 || devices[*count - 1].device != lane->device))
            devices[(*count)++] = (struct device_end){lane->device, INT64_MIN};
    }
    return devices;
}

static int compare_devices(const void *a, const void *b)
{
    const struct device_end *left = a, *right = b;

    return (left->device > right->device) - (left->device < right->device);
}

static void add_gap(struct span_build *build, size_t *capacity, uint32_t row,
                    int64_t start)
{
    const struct trace_events *events = &build->recording->events;
    struct span_index *index = build->index;
    struct span_gap gap = {start, build->position[row], SPAN_NONE};
    uint32_t launch = events->link[row];

    if (launch != TRACE_NONE) {
        uint32_t place = build->lane_of_place[SPAN_HOST][events->place[launch]];

        if (place != SPAN_NONE)
            gap.lane = build->lanes[place].number;
    }
    ARENA_RESERVE(index->arena, index->gaps, *capacity, (size_t)index->gap_count + 1);
    index->gaps[index->gap_count++] = gap;
}

/* Lists the gaps; the rows must already have their positions. */
static void span_idle_list(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;
    size_t count, capacity = 0;
    struct device_end *devices = list_devices(build, &count);

    for (uint32_t i = 0; i < events->count && !budget_is_over_at(build->budget, i); i++) {
        uint32_t row = build->order[i];

        if (recording->ops[events->op[row]].side != TRACE_DEVICE)
            continue;
        const struct device_end wanted = {
            .device = recording->places[events->place[row]].device};
        struct device_end *device =
            bsearch(&wanted, devices, count, sizeof wanted, compare_devices);
        int64_t start = events->ts[row], end = start + events->dur[row];
        if (device == NULL)
            continue;
        if (device->end != INT64_MIN && start > device->end &&
            build->position[row] != SPAN_NONE)
            add_gap(build, &capacity, row, device->end);
        device->end = end > device->end ? end : device->end;
    }
}

/* ---- span lanes ---- */

/* Makes the lanes of an index of spans, and the levels of its rows. */

/* ---- lanes ---- */

/* Profilers write the annotations of a device with the device as process and the stream
 * as thread, but without these two as arguments. */
static struct trace_place find_stream(const struct span_build *build, enum span_sort sort,
                                      uint32_t number)
{
    const struct strings *names = &build->recording->names;
    struct trace_place place = build->recording->places[number];
    int64_t device, stream;

    if (sort == SPAN_OTHER && place.device == -1 && place.stream == -1 &&
        text_to_int64(strings_text(names, place.pid), &device) &&
        text_to_int64(strings_text(names, place.tid), &stream) && device >= 0 &&
        device <= INT32_MAX && stream >= 0) {
        place.device = (int32_t)device;
        place.stream = stream;
        place.stream_is_wide = false;
    }
    return place;
}

static size_t make_key(enum span_sort sort, const struct trace_place *place, char *key)
{
    const int64_t numbers[] = {
        (int64_t)sort + (place->stream_is_wide && sort != SPAN_HOST ? SPAN_SORTS : 0),
        sort == SPAN_HOST ? (int64_t)place->pid : place->device,
        sort == SPAN_HOST ? (int64_t)place->tid : place->stream};

    memcpy(key, numbers, sizeof numbers);
    return sizeof numbers;
}

static uint32_t copy_text(struct span_build *build, uint32_t text)
{
    const struct strings *names = &build->recording->names;

    return strings_copy(&build->index->texts, names, text);
}

/* Places of one thread, or of one stream, share a lane. */
static uint32_t add_lane(struct span_build *build, enum span_sort sort, uint32_t number)
{
    const struct trace_place place = find_stream(build, sort, number);
    char key[3 * sizeof(int64_t)];
    uint32_t lane = strings_add(&build->keys, key, make_key(sort, &place, key));

    if (lane < build->lane_count)
        return lane;
    ARENA_RESERVE(build->arena, build->lanes, build->lane_capacity,
                  build->lane_count + 1);
    struct span_lane made = {.sort = (uint8_t)sort, .pid = SPAN_NONE, .tid = SPAN_NONE};
    if (sort == SPAN_HOST) {
        made.pid = copy_text(build, place.pid);
        made.tid = copy_text(build, place.tid);
    } else {
        made.device = place.device;
        made.stream = place.stream;
        made.stream_is_wide = place.stream_is_wide;
    }
    build->lanes[build->lane_count++] = (struct span_build_lane){.lane = made};
    return lane;
}

/* ---- levels ---- */

/* Whether a row may come after the latest one of a level. */
static bool fits(const struct span_build_level *level, int64_t start, int64_t end)
{
    int64_t overlap = level->end - start;

    return overlap <= 0 ||
           (overlap <= SPAN_OVERLAP_NS && end >= level->end &&
            2 * overlap <= end - start && 2 * overlap <= level->end - level->start);
}

/* The first level from `from` on that has room; SPAN_LEVELS_MAX: none. */
static uint32_t find_level(const struct span_build_lane *lane, uint32_t from,
                           int64_t start, int64_t end)
{
    while (from < lane->level_count && from < SPAN_LEVELS_MAX &&
           !fits(&lane->levels[from], start, end))
        from++;
    return from < SPAN_LEVELS_MAX ? from : SPAN_LEVELS_MAX;
}

static void add_to_level(struct span_build_lane *lane, struct arena *arena,
                         uint32_t level, int64_t start, int64_t end)
{
    if (level == SPAN_LEVELS_MAX)
        return;
    if (level >= lane->level_count) {
        ARENA_RESERVE(arena, lane->levels, lane->level_capacity, (size_t)level + 1);
        while (lane->level_count <= level)
            lane->levels[lane->level_count++] =
                (struct span_build_level){.start = INT64_MIN, .end = INT64_MIN};
    }
    lane->levels[level].start = start;
    lane->levels[level].end = end;
    lane->levels[level].rows++;
}

/* The level of the next row of a lane; rows come in their order. Threads have a stack of
 * the rows that may contain the next one, as in trace/resolve_nest.c. */
static uint16_t place_row(struct span_build_lane *lane, struct arena *arena,
                          int64_t start, int64_t end)
{
    uint32_t from = 0;

    if (lane->lane.sort == SPAN_HOST) {
        while (lane->depth > 0 && lane->stack[lane->depth - 1].end < end)
            lane->depth--;
        if (lane->depth > 0)
            from = lane->stack[lane->depth - 1].level + 1;
    }
    uint32_t level = find_level(lane, from, start, end);
    add_to_level(lane, arena, level, start, end);
    if (lane->lane.sort == SPAN_HOST) {
        ARENA_RESERVE(arena, lane->stack, lane->stack_capacity, lane->depth + 1);
        lane->stack[lane->depth++] = (struct span_build_frame){end, level};
    }
    return (uint16_t)level;
}

/* Gives each row its lane and level. */
static void span_lanes_place(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;

    for (int sort = 0; sort < SPAN_SORTS; sort++)
        build->lane_of_place[sort] = arena_numbers(build->arena, recording->place_count);
    for (uint32_t i = 0; i < events->count && !budget_is_over_at(build->budget, i); i++) {
        uint32_t row = build->order[i];
        enum span_sort sort = span_sort_of(&recording->ops[events->op[row]]);
        uint32_t *number = &build->lane_of_place[sort][events->place[row]];

        if (*number == SPAN_NONE)
            *number = add_lane(build, sort, events->place[row]);
        struct span_build_lane *lane = &build->lanes[*number];
        build->level[row] = place_row(lane, build->arena, events->ts[row],
                                      events->ts[row] + events->dur[row]);
        if (build->op_is_operator[events->op[row]])
            number_add_to(&lane->lane.operators, events->self[row]);
    }
}

/* ---- their order ---- */

static int compare_streams(const struct span_lane *a, const struct span_lane *b)
{
    if (a->device != b->device)
        return a->device < b->device ? -1 : 1;
    if (a->stream_is_wide != b->stream_is_wide)
        return a->stream_is_wide ? 1 : -1;
    return (a->stream > b->stream) - (a->stream < b->stream);
}

/* A process's first thread has the number of the process (on Linux). */
static bool is_first_thread(const struct span_build *build, const struct span_lane *lane)
{
    const struct strings *texts = &build->index->texts;

    return lane->sort == SPAN_HOST && lane->operators > 0 &&
           strcmp(strings_text(texts, lane->pid), strings_text(texts, lane->tid)) == 0;
}

static int compare_lanes(const void *left, const void *right, void *context)
{
    const uint32_t *x = left, *y = right;
    const struct span_build *build = context;
    const struct span_lane *a = &build->lanes[*x].lane, *b = &build->lanes[*y].lane;
    int streams = a->sort == SPAN_HOST || a->sort != b->sort ? 0 : compare_streams(a, b);

    if (budget_is_over(build->budget))
        return 0;
    if (a->sort != b->sort)
        return a->sort < b->sort ? -1 : 1;
    if (streams != 0)
        return streams;
    if (is_first_thread(build, a) != is_first_thread(build, b))
        return is_first_thread(build, a) ? -1 : 1;
    if (a->operators != b->operators)
        return a->operators > b->operators ? -1 : 1;
    return *x < *y ? -1 : 1;
}

/* Where the rows of each level begin. */
static void begin_levels(struct span_build *build)
{
    struct span_index *index = build->index;
    size_t levels = 0;
    uint32_t rows = 0;
    uint32_t *inverse = arena_new(build->arena, build->lane_count, sizeof *inverse);

    for (size_t i = 0; i < build->lane_count; i++) {
        levels += build->lanes[i].level_count;
        inverse[build->lanes[i].number] = (uint32_t)i;
    }
    index->level_begin = arena_new(index->arena, levels + 1, sizeof *index->level_begin);
    for (size_t i = 0; i < build->lane_count; i++) {
        struct span_build_lane *lane = &build->lanes[inverse[i]];

        lane->lane.first_level = index->level_count;
        lane->lane.level_count = (uint32_t)lane->level_count;
        for (size_t level = 0; level < lane->level_count; level++) {
            index->level_begin[index->level_count++] = rows;
            lane->levels[level].next = rows;
            rows += lane->levels[level].rows;
        }
        index->lanes[i] = lane->lane;
    }
    index->level_begin[index->level_count] = rows;
    index->count = rows;
}

/* Puts the lanes in their final order, and counts their levels and rows. */
static void span_lanes_order(struct span_build *build)
{
    struct span_index *index = build->index;
    uint32_t *order = arena_new(build->arena, build->lane_count, sizeof *order);

    index->lanes = arena_new(index->arena, build->lane_count, sizeof *index->lanes);
    for (size_t i = 0; i < build->lane_count; i++)
        order[i] = (uint32_t)i;
    qsort_r(order, build->lane_count, sizeof *order, compare_lanes, build);
    for (size_t i = 0; i < build->lane_count; i++)
        build->lanes[order[i]].number = (uint32_t)i;
    index->lane_count = (uint32_t)build->lane_count;
    begin_levels(build);
}

/* ---- span links ---- */

static int compare_launches(const void *a, const void *b, void *context)
{
    const struct span_index *index = context;
    const uint32_t *left = a, *right = b;
    uint32_t before = index->launch[*left], after = index->launch[*right];

    if (before != after)
        return before < after ? -1 : 1;
    return (*left > *right) - (*left < *right);
}

/* Lists the launches; the rows must already have their positions. */
static void span_links_list(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;
    struct span_index *index = build->index;

    index->launch = arena_numbers(index->arena, index->count); /* SPAN_NONE */
    index->launched = arena_new(index->arena, index->count, sizeof *index->launched);
    for (uint32_t row = 0; row < events->count; row++) {
        uint32_t at = build->position[row], launch = events->link[row];

        if (at == SPAN_NONE || launch == TRACE_NONE ||
            span_sort_of(&recording->ops[events->op[row]]) == SPAN_HOST ||
            build->position[launch] == SPAN_NONE)
            continue;
        index->launch[at] = build->position[launch];
        index->launched[index->launched_count++] = at;
    }
    if (index->launched_count > 1)
        qsort_r(index->launched, index->launched_count, sizeof *index->launched,
                compare_launches, index);
}

/* The first of .launched whose launch is at or after `row`. */
static uint32_t first_after(const struct span_index *index, uint32_t row)
{
    return ARRAY_FIRST(at, 0, index->launched_count,
                       index->launch[index->launched[at]] >= row);
}

size_t span_links_below(const struct span_index *index, uint32_t row,
                        uint32_t out[SPAN_LINKED_MAX])
{
    const struct span_lane *lane = &index->lanes[span_lane_of(index, row)];
    uint32_t level = span_level_of(index, row);
    size_t count = 0;

    for (uint32_t i = level; i < lane->first_level + lane->level_count; i++) {
        uint32_t first = row, end = row + 1;

        if (i > level)
            span_rows_between(index, i, index->start[row], span_end(index, row), &first,
                              &end);
        while (first < end && index->start[first] < index->start[row])
            first++;
        uint32_t from = first_after(index, first), to = first_after(index, end);
        for (uint32_t k = from; k < to && count + (k - from) < SPAN_LINKED_MAX; k++)
            out[count + (k - from)] = index->launched[k];
        count += to - from;
    }
    return count;
}

/* ---- span make ---- */

/* Bytes per row in the columns of the index. */
#define ROW_BYTES 40
#define TEXTS_MAX ((size_t)128 << 20)

/* ---- entries ---- */

static uint32_t name_op(struct span_build *build, const struct trace_op *op,
                        struct strings *keys)
{
    const struct strings *names = &build->recording->names;
    struct span_index *index = build->index;
    const char *category = strings_text(names, op->category);
    CLEANUP_BUFFER struct buffer key = BUFFER(2 * TRACE_ROW_NAME_MAX);

    buffer_append(&key, category, strlen(category) + 1);
    size_t prefix = key.length;
    trace_row_name(&key, build->recording, op,
                   (struct row_naming){build->use_short_name, true});
    if (buffer_failed(&key)) {
        arena_refuse(build->arena);
        return 0;
    }
    uint32_t number = strings_add(keys, key.bytes, key.length);
    if (number < index->entry_count)
        return number;
    struct span_entry *entry = &index->entries[index->entry_count++];
    entry->sort = (uint8_t)span_sort_of(op);
    entry->kind = op->kind;
    entry->category = strings_add(&index->texts, category, strlen(category));
    entry->name = strings_add(&index->texts, key.bytes + prefix, key.length - prefix);
    return number;
}

/* The entry of each op. */
static void make_entries(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    size_t count = recording->op_count;
    struct strings keys;

    build->entry_of_op = arena_new(build->arena, count, sizeof *build->entry_of_op);
    build->op_is_operator = arena_new(build->arena, count, sizeof *build->op_is_operator);
    build->index->entries =
        arena_new(build->index->arena, count, sizeof *build->index->entries);
    strings_init_in(&keys, TEXTS_MAX, build->arena);
    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(build->budget); i++) {
        const struct trace_op *op = &recording->ops[i];

        build->op_is_operator[i] =
            strcmp(strings_text(&recording->names, op->category), "cpu_op") == 0;
        build->entry_of_op[i] = name_op(build, op, &keys);
    }
}

/* ---- steps ---- */

static void make_steps(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    struct span_index *index = build->index;

    index->steps = arena_new(index->arena, recording->step_count, sizeof *index->steps);
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
}

/* ---- rows ---- */

static void order_all(struct span_build *build)
{
    const struct trace_events *events = &build->recording->events;
    size_t count = events->count;

    build->order = arena_new(build->arena, count, sizeof *build->order);
    build->level = arena_new(build->arena, count, sizeof *build->level);
    uint32_t *scratch = arena_new(build->arena, count / 2 + 1, sizeof *scratch);
    for (uint32_t row = 0; row < count; row++)
        build->order[row] = row;
    order_rows(events, build->order, count, scratch);
    arena_release(build->arena, scratch);
}

static void alloc_columns(struct span_build *build)
{
    struct span_index *index = build->index;
    struct arena *arena = index->arena;
    size_t count = index->count;

    index->start = arena_new(arena, count, sizeof *index->start);
    index->duration = arena_new(arena, count, sizeof *index->duration);
    index->entry = arena_new(arena, count, sizeof *index->entry);
    index->step = arena_new(arena, count, sizeof *index->step);
    index->occurrence = arena_new(arena, count, sizeof *index->occurrence);
    index->file_occurrence = arena_new(arena, count, sizeof *index->file_occurrence);
    index->by_entry = arena_new(arena, count, sizeof *index->by_entry);
    index->entry_begin =
        arena_new(arena, (size_t)index->entry_count + 2, sizeof *index->entry_begin);
    build->position = arena_numbers(build->arena, build->recording->events.count);
}

/* Writes a row to its place. Durations of over 4 s are kept apart. */
static void put_row(struct span_build *build, uint32_t row)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;
    struct span_index *index = build->index;
    enum span_sort sort = span_sort_of(&recording->ops[events->op[row]]);
    struct span_build_lane *lane =
        &build->lanes[build->lane_of_place[sort][events->place[row]]];
    int64_t duration = events->dur[row];

    if (build->level[row] == SPAN_LEVELS_MAX) {
        index->deep_rows++;
        return;
    }
    uint32_t at = lane->levels[build->level[row]].next++;
    uint32_t entry = build->entry_of_op[events->op[row]];
    build->position[row] = at;
    index->start[at] = events->ts[row];
    index->entry[at] = entry;
    index->step[at] = step_of_row(recording, &build->pieces, row);
    index->file_occurrence[at] = index->entry_begin[entry + 1]++;
    index->duration[at] = duration < SPAN_NONE ? (uint32_t)duration : SPAN_NONE;
    if (duration < SPAN_NONE)
        return;
    ARENA_RESERVE(index->arena, index->longer, index->longer_capacity,
                  index->longer_count + 1);
    index->longer[index->longer_count++] = (struct span_longer_row){at, duration};
}

static int compare_longer(const void *a, const void *b)
{
    const struct span_longer_row *left = a, *right = b;

    return (left->row > right->row) - (left->row < right->row);
}

static void fill_rows(struct span_build *build)
{
    struct span_index *index = build->index;

    for (uint32_t i = 0; i < build->recording->events.count; i++)
        put_row(build, build->order[i]);
    ARRAY_SORT(index->longer, index->longer_count, compare_longer);
    for (uint32_t i = 0; i < index->entry_count; i++)
        index->entry_begin[i + 1] += index->entry_begin[i];
    for (uint32_t row = 0; row < index->count; row++)
        index->by_entry[index->entry_begin[index->entry[row]] +
                        index->file_occurrence[row]] = row;
}

/* The number of each row among those of its entry and step. */
static void count_occurrences(struct span_build *build)
{
    struct span_index *index = build->index;
    uint32_t *counts = arena_new(build->arena, index->step_count, sizeof *counts);

    for (uint32_t i = 0; i < index->entry_count && !budget_is_over(build->budget); i++) {
        for (uint32_t j = index->entry_begin[i]; j < index->entry_begin[i + 1]; j++) {
            uint32_t row = index->by_entry[j];

            index->occurrence[row] = counts[index->step[row]]++;
        }
        for (uint32_t j = index->entry_begin[i]; j < index->entry_begin[i + 1]; j++)
            counts[index->step[index->by_entry[j]]] = 0;
    }
}

/* ---- the whole ---- */

static size_t measure(const struct span_index *index)
{
    return sizeof *index + (size_t)index->count * ROW_BYTES +
           index->longer_capacity * sizeof *index->longer + index->texts.arena_capacity +
           index->texts.capacity * sizeof *index->texts.offsets +
           index->texts.map.size * sizeof *index->texts.map.slots +
           (size_t)index->entry_count * (sizeof *index->entries + sizeof(uint32_t)) +
           (size_t)index->lane_count * sizeof *index->lanes +
           (size_t)index->level_count * sizeof *index->level_begin +
           (size_t)index->step_count * sizeof *index->steps +
           (size_t)index->gap_count * sizeof *index->gaps;
}

static void build_all(struct span_build *build)
{
    make_entries(build);
    make_steps(build);
    order_all(build);
    span_lanes_place(build);
    if (budget_is_over(build->budget))
        return; /* some rows have no lane */
    span_lanes_order(build);
    alloc_columns(build);
    fill_rows(build);
    count_occurrences(build);
    span_links_list(build);
    span_idle_list(build);
}

int span_make(const struct trace_recording *recording, bool use_short_name,
              struct span_index **out, struct error *error)
{
    struct budget *budget = recording->memory.budget;
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    CLEANUP(arena_free) struct arena *kept = arena_make(budget);
    struct span_index *index = arena_new(kept, 1, sizeof *index);
    struct span_build build = {.recording = recording,
                               .use_short_name = use_short_name,
                               .index = index,
                               .arena = arena,
                               .budget = budget,
                               .pieces = rows_pieces(recording, STEP_HOST, arena)};

    index->arena = kept;
    strings_init_in(&build.keys, TEXTS_MAX, arena);
    strings_init_in(&index->texts, TEXTS_MAX, kept);
    build_all(&build);
    int result = budget_look(budget, error);
    *out = result == 0 ? index : NULL;
    if (result != 0)
        return result;
    arena_uncount(kept); /* it outlives the request */
    index->bytes = measure(index);
    kept = NULL;
    return 0;
}

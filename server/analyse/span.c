#include "analyse/span.h"
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
    strings_free(&index->texts);
    free(index->entries);
    free(index->lanes);
    free(index->level_begin);
    free(index->start);
    free(index->duration);
    free(index->entry);
    free(index->step);
    free(index->occurrence);
    free(index->file_occurrence);
    free(index->launch);
    free(index->launched);
    free(index->longer);
    free(index->by_entry);
    free(index->entry_begin);
    free(index->steps);
    free(index->gaps);
    trace_recording_free(index->counters);
    free(index);
}

int64_t span_duration(const struct span_index *index, uint32_t row)
{
    size_t low = 0, high = index->longer_count;

    if (index->duration[row] != SPAN_NONE)
        return index->duration[row];
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (index->longer[middle].row < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low < index->longer_count ? index->longer[low].duration : 0;
}

/* The first row from `first` up to `end` that starts at or after a time. */
static uint32_t first_starting(const struct span_index *index, uint32_t first,
                               uint32_t end, int64_t time)
{
    while (first < end) {
        uint32_t middle = first + (end - first) / 2;

        if (index->start[middle] < time)
            first = middle + 1;
        else
            end = middle;
    }
    return first;
}

void span_rows_between(const struct span_index *index, uint32_t level, int64_t from,
                       int64_t to, uint32_t *first, uint32_t *end)
{
    uint32_t begin = index->level_begin[level], limit = index->level_begin[level + 1];
    uint32_t low = begin, high;

    *end = first_starting(index, begin, limit, to);
    high = first_starting(index, begin, *end, from);
    /* The first row that starts before `from` and ends after it: ends ascend. */
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (span_end(index, middle) <= from)
            low = middle + 1;
        else
            high = middle;
    }
    *first = low;
}

uint32_t span_find_step(const struct span_index *index, int64_t number)
{
    uint32_t low = 1, high = index->step_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (index->steps[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < index->step_count && index->steps[low].number == number ? low
                                                                         : SPAN_NONE;
}

uint32_t span_level_of(const struct span_index *index, uint32_t row)
{
    uint32_t low = 0, high = index->level_count;

    while (low + 1 < high) { /* the last level that begins at or before the row */
        uint32_t middle = low + (high - low) / 2;

        if (index->level_begin[middle] <= row)
            low = middle;
        else
            high = middle;
    }
    return low;
}

uint32_t span_lane_of(const struct span_index *index, uint32_t row)
{
    uint32_t level = span_level_of(index, row), low = 0, high = index->lane_count;

    while (low + 1 < high) {
        uint32_t middle = low + (high - low) / 2;

        if (index->lanes[middle].first_level <= level)
            low = middle;
        else
            high = middle;
    }
    return low;
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

static struct device_end *list_devices(const struct span_index *index, size_t *count)
{
    struct device_end *devices = calloc((size_t)index->lane_count + 1, sizeof *devices);

    *count = 0;
    for (uint32_t i = 0; devices != NULL && i < index->lane_count; i++) {
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

static bool add_gap(struct span_build *build, size_t *capacity, uint32_t row,
                    int64_t start)
{
    const struct trace_events *events = &build->recording->events;
    struct span_index *index = build->index;
    struct span_gap gap = {start, build->position[row], SPAN_NONE};
    uint32_t launch = events->link[row];

    if (!ARRAY_RESERVE(index->gaps, *capacity, (size_t)index->gap_count + 1))
        return false;
    if (launch != TRACE_NONE) {
        uint32_t place = build->lane_of_place[SPAN_HOST][events->place[launch]];

        if (place != SPAN_NONE)
            gap.lane = build->lanes[place].number;
    }
    index->gaps[index->gap_count++] = gap;
    return true;
}

/* Lists the gaps; the rows must already have their positions. False: no memory, or the
 * budget is over.
 */
static bool span_idle_list(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;
    size_t count, capacity = 0;
    CLEANUP_FREE struct device_end *devices = list_devices(build->index, &count);

    if (devices == NULL)
        return false;
    for (uint32_t i = 0; i < events->count; i++) {
        uint32_t row = build->order[i];

        if (budget_is_over_at(build->memory.budget, i))
            return false;
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
            build->position[row] != SPAN_NONE &&
            !add_gap(build, &capacity, row, device->end))
            return false;
        device->end = end > device->end ? end : device->end;
    }
    return true;
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

    return strings_add(&build->index->texts, strings_text(names, text),
                       strings_length(names, text));
}

/* Places of one thread, or of one stream, share a lane. SPAN_NONE: no memory. */
static uint32_t add_lane(struct span_build *build, enum span_sort sort, uint32_t number)
{
    const struct trace_place place = find_stream(build, sort, number);
    char key[3 * sizeof(int64_t)];
    uint32_t lane = strings_add(&build->keys, key, make_key(sort, &place, key));

    if (lane == STRINGS_NONE || lane < build->lane_count)
        return lane == STRINGS_NONE ? SPAN_NONE : lane;
    if (!ARRAY_RESERVE(build->lanes, build->lane_capacity, build->lane_count + 1))
        return SPAN_NONE;
    struct span_lane made = {.sort = (uint8_t)sort, .pid = SPAN_NONE, .tid = SPAN_NONE};
    if (sort == SPAN_HOST) {
        made.pid = copy_text(build, place.pid);
        made.tid = copy_text(build, place.tid);
        if (made.pid == STRINGS_NONE || made.tid == STRINGS_NONE)
            return SPAN_NONE;
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

static bool add_to_level(struct span_build_lane *lane, uint32_t level, int64_t start,
                         int64_t end)
{
    if (level == SPAN_LEVELS_MAX)
        return true;
    if (level >= lane->level_count) {
        if (!ARRAY_RESERVE(lane->levels, lane->level_capacity, (size_t)level + 1))
            return false;
        while (lane->level_count <= level)
            lane->levels[lane->level_count++] =
                (struct span_build_level){.start = INT64_MIN, .end = INT64_MIN};
    }
    lane->levels[level].start = start;
    lane->levels[level].end = end;
    lane->levels[level].rows++;
    return true;
}

/* The level of the next row of a lane; rows come in their order. Threads have a stack of
 * the rows that may contain the next one, as in trace/resolve_nest.c. */
static bool place_row(struct span_build_lane *lane, int64_t start, int64_t end,
                      uint16_t *out)
{
    uint32_t from = 0;

    if (lane->lane.sort == SPAN_HOST) {
        while (lane->depth > 0 && lane->stack[lane->depth - 1].end < end)
            lane->depth--;
        if (lane->depth > 0)
            from = lane->stack[lane->depth - 1].level + 1;
    }
    uint32_t level = find_level(lane, from, start, end);
    *out = (uint16_t)level;
    if (!add_to_level(lane, level, start, end))
        return false;
    if (lane->lane.sort != SPAN_HOST)
        return true;
    if (!ARRAY_RESERVE(lane->stack, lane->stack_capacity, lane->depth + 1))
        return false;
    lane->stack[lane->depth++] = (struct span_build_frame){end, level};
    return true;
}

/* Gives each row its lane and level. False: no memory, or the budget is over. */
static bool span_lanes_place(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;

    for (int sort = 0; sort < SPAN_SORTS; sort++) {
        size_t bytes = ((size_t)recording->place_count + 1) * sizeof(uint32_t);

        build->lane_of_place[sort] = malloc(bytes);
        if (build->lane_of_place[sort] == NULL)
            return false;
        memset(build->lane_of_place[sort], 0xFF, bytes);
    }
    for (uint32_t i = 0; i < events->count; i++) {
        if (budget_is_over_at(build->memory.budget, i))
            return false;
        uint32_t row = build->order[i];
        enum span_sort sort = span_sort_of(&recording->ops[events->op[row]]);
        uint32_t *lane = &build->lane_of_place[sort][events->place[row]];

        if (*lane == SPAN_NONE)
            *lane = add_lane(build, sort, events->place[row]);
        if (*lane == SPAN_NONE ||
            !place_row(&build->lanes[*lane], events->ts[row],
                       events->ts[row] + events->dur[row], &build->level[row]))
            return false;
        if (build->op_is_operator[events->op[row]])
            build->lanes[*lane].lane.operators =
                statistics_add(build->lanes[*lane].lane.operators, events->self[row]);
    }
    return true;
}

static void span_lanes_free(struct span_build *build)
{
    for (size_t i = 0; i < build->lane_count; i++) {
        free(build->lanes[i].levels);
        free(build->lanes[i].stack);
    }
    for (int sort = 0; sort < SPAN_SORTS; sort++)
        free(build->lane_of_place[sort]);
    free(build->lanes);
    strings_free(&build->keys);
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

    if (budget_is_over(build->memory.budget))
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
static bool begin_levels(struct span_build *build)
{
    struct span_index *index = build->index;
    size_t levels = 0;
    uint32_t rows = 0;

    for (size_t i = 0; i < build->lane_count; i++)
        levels += build->lanes[i].level_count;
    CLEANUP_FREE uint32_t *inverse = calloc(build->lane_count + 1, sizeof *inverse);
    index->level_begin = calloc(levels + 1, sizeof *index->level_begin);
    if (index->level_begin == NULL || inverse == NULL)
        return false;
    for (size_t i = 0; i < build->lane_count; i++)
        inverse[build->lanes[i].number] = (uint32_t)i;
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
    return true;
}

/* Puts the lanes in their final order, and counts their levels and rows. */
static bool span_lanes_order(struct span_build *build)
{
    struct span_index *index = build->index;
    CLEANUP_FREE uint32_t *order = calloc(build->lane_count + 1, sizeof *order);

    index->lanes = calloc(build->lane_count + 1, sizeof *index->lanes);
    if (order == NULL || index->lanes == NULL)
        return false;
    for (size_t i = 0; i < build->lane_count; i++)
        order[i] = (uint32_t)i;
    qsort_r(order, build->lane_count, sizeof *order, compare_lanes, build);
    for (size_t i = 0; i < build->lane_count; i++)
        build->lanes[order[i]].number = (uint32_t)i;
    index->lane_count = (uint32_t)build->lane_count;
    return begin_levels(build) && !budget_is_over(build->memory.budget);
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

/* Lists the launches; the rows must already have their positions. False: no memory, or
 * the budget is over. */
static bool span_links_list(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;
    struct span_index *index = build->index;

    index->launch = malloc(((size_t)index->count + 1) * sizeof *index->launch);
    index->launched = malloc(((size_t)index->count + 1) * sizeof *index->launched);
    if (index->launch == NULL || index->launched == NULL)
        return false;
    for (uint32_t i = 0; i < index->count; i++)
        index->launch[i] = SPAN_NONE;
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
    return !budget_is_over(build->memory.budget);
}

/* The first of .launched whose launch is at or after `row`. */
static uint32_t first_after(const struct span_index *index, uint32_t row)
{
    uint32_t low = 0, high = index->launched_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (index->launch[index->launched[middle]] < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
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
    trace_row_name(&key, build->recording, op,
                   (struct row_naming){build->use_short_name, true});
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
           index->texts.map.size * sizeof *index->texts.map.slots +
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

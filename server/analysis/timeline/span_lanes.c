/* See span_lanes.h. */
#include "analysis/timeline/span_lanes.h"
#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>

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
 * the rows that may contain the next one, as in trace/resolve/nest.c. */
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

bool span_lanes_place(struct span_build *build)
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

void span_lanes_free(struct span_build *build)
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

bool span_lanes_order(struct span_build *build)
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

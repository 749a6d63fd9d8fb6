/* See span_window.h. */
#include "analysis/timeline/span_window.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* Rows of one level that are drawn as one. */
struct pending_item {
    int64_t bucket, start, end;
    uint32_t row; /* the first */
    uint32_t count, entry;
    int64_t most; /* time of that entry */
};

struct span_merge {
    const struct span_index *index;
    struct span_window *window;
    int64_t *time; /* by entry; valid if turn_of is the present turn */
    uint32_t *turn_of;
    uint32_t turn;
    uint32_t level; /* in its lane */
    struct pending_item pending;
};

void span_window_free(struct span_window *window)
{
    free(window->items);
    free(window->lanes);
    budget_share_return(&window->memory);
    *window = (struct span_window){0};
}

/* ---- which lanes ---- */

/* How many levels of a lane, from `above` on, have rows in the time that the step
 * shows. */
static uint32_t measure_depth(const struct span_index *index,
                              const struct span_question *question, uint32_t lane,
                              uint32_t above)
{
    const struct span_lane *one = &index->lanes[lane];
    const struct span_step *shown = &index->steps[question->step];

    for (uint32_t level = one->level_count; level > above; level--) {
        uint32_t first, end;

        span_rows_between(index, one->first_level + level - 1, shown->from,
                          shown->to == INT64_MAX ? INT64_MAX : shown->to + 1, &first,
                          &end);
        if (first < end)
            return level - above;
    }
    return 0;
}

static bool choose_lanes(const struct span_index *index, struct span_window *window)
{
    const struct span_question *question = &window->question;
    size_t threads = 0, streams = 0;

    window->lanes = calloc((size_t)index->lane_count + 1, sizeof *window->lanes);
    if (window->lanes == NULL)
        return false;
    for (uint32_t i = 0; i < index->lane_count; i++) {
        bool host = index->lanes[i].sort == SPAN_HOST;
        uint32_t above = span_levels_above(index, i, question->step);
        uint32_t depth = measure_depth(index, question, i, above);

        if (budget_is_over(question->budget))
            return false;
        if (depth == 0)
            continue;
        if (host ? threads >= (size_t)question->threads : streams >= SPAN_STREAMS_MAX) {
            window->threads_left += host;
            window->streams_left += !host;
            continue;
        }
        threads += host;
        streams += !host;
        window->lanes[window->lane_count++] =
            (struct span_shown_lane){.lane = i, .depth = depth};
    }
    return true;
}

/* ---- merging ---- */

static void add_item(struct span_merge *merging, const struct span_item *item)
{
    struct span_window *window = merging->window;

    if (window->count == SPAN_ITEMS_MAX) {
        window->cut = true;
        return;
    }
    window->items[window->count++] = *item;
}

static uint32_t occurrence_of(const struct span_merge *merging, uint32_t row)
{
    const struct span_index *index = merging->index;
    uint32_t step = merging->window->question.step;

    if (step == 0)
        return index->file_occurrence[row];
    return index->step[row] == step ? index->occurrence[row] : SPAN_NONE;
}

static void add_row(struct span_merge *merging, uint32_t row)
{
    const struct span_index *index = merging->index;
    uint32_t occurrence = occurrence_of(merging, row);
    const struct span_item item = {.start = index->start[row],
                                   .duration = span_duration(index, row),
                                   .level = merging->level,
                                   .entry = index->entry[row],
                                   .row = row,
                                   .occurrence = occurrence,
                                   .merged = occurrence != SPAN_NONE};

    add_item(merging, &item);
}

static void flush(struct span_merge *merging)
{
    const struct pending_item *pending = &merging->pending;

    if (pending->count == 1) {
        add_row(merging, pending->row);
    } else if (pending->count > 1) {
        const struct span_item item = {.start = pending->start,
                                       .duration = pending->end - pending->start,
                                       .level = merging->level,
                                       .entry = pending->entry,
                                       .row = SPAN_NONE,
                                       .occurrence = SPAN_NONE,
                                       .merged = pending->count};

        add_item(merging, &item);
    }
    merging->pending.count = 0;
}

static void merge_row(struct span_merge *merging, uint32_t row, int64_t bucket,
                      int64_t duration)
{
    const struct span_index *index = merging->index;
    struct pending_item *pending = &merging->pending;
    uint32_t entry = index->entry[row];
    int64_t end = index->start[row] + duration;

    if (pending->count > 0 && pending->bucket != bucket)
        flush(merging);
    if (pending->count == 0) {
        *pending = (struct pending_item){.bucket = bucket,
                                         .start = index->start[row],
                                         .end = end,
                                         .row = row,
                                         .entry = entry,
                                         .most = -1};
        merging->turn++;
    }
    if (merging->turn_of[entry] != merging->turn) {
        merging->turn_of[entry] = merging->turn;
        merging->time[entry] = 0;
    }
    merging->time[entry] += duration;
    if (merging->time[entry] > pending->most) {
        pending->most = merging->time[entry];
        pending->entry = entry;
    }
    pending->end = end; /* ends ascend on a level */
    pending->count++;
}

/* The rows of a level. Pixels are counted from the start of the file, so that their
 * borders stay when the window moves. */
static void add_level(struct span_merge *merging, uint32_t level, int64_t width)
{
    const struct span_index *index = merging->index;
    const struct span_question *question = &merging->window->question;
    int64_t origin = index->steps[0].start, bucket = 0, bucket_end = INT64_MIN;
    uint32_t row, end;

    span_rows_between(index, level, question->from, question->to, &row, &end);
    for (;
         row < end && !merging->window->cut && !budget_is_over_at(question->budget, row);
         row++) {
        int64_t duration = span_duration(index, row);

        if (duration >= width) {
            flush(merging);
            add_row(merging, row);
            continue;
        }
        if (index->start[row] >= bucket_end) {
            int64_t since = index->start[row] - origin;

            bucket = since / width;
            if (__builtin_add_overflow(index->start[row] - since % width, width,
                                       &bucket_end))
                bucket_end = INT64_MAX;
        }
        merge_row(merging, row, bucket, duration);
    }
    flush(merging);
}

static int compare_items(const void *a, const void *b)
{
    const struct span_item *left = a, *right = b;

    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    return (left->level > right->level) - (left->level < right->level);
}

/* Adds all lanes, with pixels of this width. */
static void add_all(struct span_merge *merging, int64_t width)
{
    const struct span_index *index = merging->index;
    struct span_window *window = merging->window;

    window->count = 0;
    window->cut = false;
    window->merged_under = width;
    for (size_t i = 0; i < window->lane_count; i++)
        window->lanes[i].count = 0;
    for (size_t i = 0; i < window->lane_count && !window->cut; i++) {
        struct span_shown_lane *shown = &window->lanes[i];
        const struct span_lane *lane = &index->lanes[shown->lane];
        uint32_t above = span_levels_above(index, shown->lane, window->question.step);

        shown->first = window->count;
        for (uint32_t level = 0; level < shown->depth && !window->cut; level++) {
            merging->level = level;
            add_level(merging, lane->first_level + above + level, width);
        }
        shown->count = window->count - shown->first;
        if (shown->count > 1)
            qsort(window->items + shown->first, shown->count, sizeof *window->items,
                  compare_items);
    }
}

static bool merge_all(const struct span_index *index, struct span_window *window)
{
    const struct span_question *question = &window->question;
    size_t entries = (size_t)index->entry_count + 1;
    int64_t length = question->to - question->from;
    int64_t width = (length + question->pixels - 1) / question->pixels;
    CLEANUP_FREE int64_t *time = malloc(entries * sizeof *time);
    CLEANUP_FREE uint32_t *turn_of = calloc(entries, sizeof *turn_of);
    struct span_merge merging = {
        .index = index, .window = window, .time = time, .turn_of = turn_of};

    window->items = malloc(SPAN_ITEMS_MAX * sizeof *window->items);
    if (time == NULL || turn_of == NULL || window->items == NULL)
        return false;
    add_all(&merging, width < 1 ? 1 : width);
    while (window->cut && window->merged_under < length &&
           !budget_is_over(question->budget))
        add_all(&merging,
                window->merged_under > length / 2 ? length : window->merged_under * 2);
    return true;
}

int span_window_make(const struct span_index *index, const struct span_question *question,
                     struct span_window *out, struct error *error)
{
    *out = (struct span_window){.question = *question,
                                .memory = {.budget = question->budget}};
    int result =
        budget_share_take(&out->memory, SPAN_ITEMS_MAX * sizeof *out->items, error);
    if (result != 0 || index->step_count == 0)
        return result;
    if (!choose_lanes(index, out) || !merge_all(index, out))
        return budget_or_memory(question->budget, error);
    out->gap_count =
        span_gaps_find(index, question->from, question->to, question->budget, out->gaps);
    return budget_look(question->budget, error);
}

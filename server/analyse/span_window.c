#include "analyse/span.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"
#include "trace/recording.h"

#include <stdlib.h>
#include <string.h>

/* ---- span gaps ---- */

/* Parts of a gap that are shorter than this part of it are left out. */
#define GAP_PARTS 200

/* ---- the longest of a window ---- */

static int64_t gap_length(const struct span_index *index, const struct span_gap *gap)
{
    return index->start[gap->next] - gap->start;
}

/* The first gap that ends after a time. */
static uint32_t first_ending(const struct span_index *index, int64_t time)
{
    return ARRAY_FIRST(at, 0, index->gap_count,
                       index->start[index->gaps[at].next] > time);
}

/* Keeps the longest, longest first. */
static size_t keep_longest(const struct span_index *index, uint32_t gap,
                           uint32_t kept[SPAN_GAPS_MAX], size_t count)
{
    int64_t length = gap_length(index, &index->gaps[gap]);
    size_t at = count;

    if (count == SPAN_GAPS_MAX &&
        length <= gap_length(index, &index->gaps[kept[count - 1]]))
        return count;
    at = count < SPAN_GAPS_MAX ? count : count - 1;
    while (at > 0 && gap_length(index, &index->gaps[kept[at - 1]]) < length) {
        kept[at] = kept[at - 1];
        at--;
    }
    kept[at] = gap;
    return count < SPAN_GAPS_MAX ? count + 1 : count;
}

/* ---- what the host did ---- */

/* Time by entry, of the rows of a thread in a gap. */
struct host_time {
    const struct span_index *index;
    struct budget *budget;
    int64_t *time;   /* by entry */
    uint32_t *first; /* by entry: the first such row */
    uint32_t *touched;
    size_t touched_count;
    uint32_t last_level; /* one past the lane's last */
    int64_t shortest;
    int64_t nothing; /* in no row */
};

static void add_time(struct host_time *host, uint32_t row, int64_t time)
{
    if (row == SPAN_NONE)
        host->nothing += time;
    if (row == SPAN_NONE || time <= 0)
        return;
    uint32_t entry = host->index->entry[row];

    if (host->time[entry] == 0) {
        host->touched[host->touched_count++] = entry;
        host->first[entry] = row;
    }
    host->time[entry] += time;
}

/* Adds up the time of the innermost rows in [from, to): `row`, unless a deeper level has
 * a row. Recurses once per level. */
static void add_innermost(struct host_time *host, uint32_t level, int64_t from,
                          int64_t to, uint32_t row) // NOLINT(misc-no-recursion)
{
    const struct span_index *index = host->index;
    uint32_t next, end;

    if (level == host->last_level || to - from < host->shortest) {
        add_time(host, row, to - from);
        return;
    }
    span_rows_between(index, level, from, to, &next, &end);
    for (; next < end && !budget_is_over(host->budget); next++) {
        int64_t start = index->start[next] < from ? from : index->start[next];
        int64_t until = span_end(index, next) > to ? to : span_end(index, next);

        if (start > from)
            add_innermost(host, level + 1, from, start, row);
        if (until > start)
            add_innermost(host, level + 1, start, until, next);
        from = until > from ? until : from;
    }
    if (to > from)
        add_innermost(host, level + 1, from, to, row);
}

static bool is_operator(const struct span_index *index, uint32_t row)
{
    const struct span_entry *entry = &index->entries[index->entry[row]];

    return strcmp(strings_text(&index->texts, entry->category), "cpu_op") == 0;
}

/* The entry of the innermost operator that holds a row, or is it. */
static uint32_t operator_above(const struct span_index *index, uint32_t row)
{
    uint32_t first = index->lanes[span_lane_of(index, row)].first_level;
    int64_t start = index->start[row], row_end = span_end(index, row);

    if (is_operator(index, row))
        return index->entry[row];
    for (uint32_t level = span_level_of(index, row); level-- > first;) {
        uint32_t next, end;

        span_rows_between(index, level, start, start + 1, &next, &end);
        if (next < end && span_end(index, end - 1) >= row_end &&
            is_operator(index, end - 1))
            return index->entry[end - 1];
    }
    return SPAN_NONE;
}

static void name_gap(struct host_time *host, struct span_named_gap *gap)
{
    const struct span_index *index = host->index;
    if (gap->thread == SPAN_NONE)
        return;
    const struct span_lane *lane = &index->lanes[gap->thread];
    host->last_level = lane->first_level + lane->level_count;
    host->shortest = gap->duration / GAP_PARTS;
    host->touched_count = 0;
    host->nothing = 0;
    add_innermost(host, lane->first_level, gap->start, gap->start + gap->duration,
                  SPAN_NONE);
    int64_t most = host->nothing;
    for (size_t i = 0; i < host->touched_count; i++) {
        uint32_t entry = host->touched[i];

        if (host->time[entry] > most) {
            most = host->time[entry];
            gap->host = entry;
        }
        host->time[entry] = 0;
    }
    if (gap->host != SPAN_NONE)
        gap->above = operator_above(index, host->first[gap->host]);
}

static void name_gaps(const struct span_index *index, struct budget *budget,
                      struct span_named_gap *gaps, size_t count)
{
    size_t entries = (size_t)index->entry_count + 1;
    CLEANUP_FREE int64_t *time = calloc(entries, sizeof *time);
    CLEANUP_FREE uint32_t *first = calloc(entries, sizeof *first);
    CLEANUP_FREE uint32_t *touched = calloc(entries, sizeof *touched);
    struct host_time host = {.index = index,
                             .budget = budget,
                             .time = time,
                             .first = first,
                             .touched = touched};

    if (time == NULL || first == NULL || touched == NULL)
        return;
    for (size_t i = 0; i < count && !budget_is_over(budget); i++)
        name_gap(&host, &gaps[i]);
}

/* The longest gaps that overlap [from, to), in order of time. Returns how many; fewer if
 * the budget ends. */
static size_t span_gaps_find(const struct span_index *index, int64_t from, int64_t to,
                             struct budget *budget,
                             struct span_named_gap out[SPAN_GAPS_MAX])
{
    uint32_t kept[SPAN_GAPS_MAX], gap = first_ending(index, from);
    size_t count = 0;

    for (; gap < index->gap_count && !budget_is_over_at(budget, gap); gap++) {
        if (index->gaps[gap].start < to)
            count = keep_longest(index, gap, kept, count);
    }
    qsort(kept, count, sizeof *kept, number_order_uint32);
    for (size_t i = 0; i < count; i++) {
        const struct span_gap *one = &index->gaps[kept[i]];
        bool has_thread = index->lane_count > 0 && index->lanes[0].sort == SPAN_HOST;

        out[i] = (struct span_named_gap){.start = one->start,
                                         .duration = gap_length(index, one),
                                         .next = one->next,
                                         .thread = one->lane != SPAN_NONE ? one->lane
                                                   : has_thread           ? 0
                                                                          : SPAN_NONE,
                                         .host = SPAN_NONE,
                                         .above = SPAN_NONE};
    }
    name_gaps(index, budget, out, count);
    return count;
}

/* ---- span window ---- */

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

/* ---- span counters ---- */

void span_counters_free(struct span_counters *counters)
{
    for (size_t i = 0; i < counters->count; i++)
        free(counters->items[i].values);
    counters->count = 0;
}

static void find_extremes(const struct trace_recording *recording,
                          const struct trace_counter *counter, struct span_counter *out)
{
    const struct trace_sample *samples = recording->samples + counter->first;

    out->low = out->high = samples[0].value;
    for (uint32_t i = 1; i < counter->count; i++) {
        out->low = samples[i].value < out->low ? samples[i].value : out->low;
        out->high = samples[i].value > out->high ? samples[i].value : out->high;
    }
}

/* Adds a value, or the time to the last one if that is the same throughout. */
static void add_value(struct span_counter *out, const struct span_value *value)
{
    struct span_value *last = out->count == 0 ? NULL : &out->values[out->count - 1];

    if (last != NULL && last->start + last->duration == value->start &&
        last->min == last->max && value->min == value->max && last->min == value->min)
        last->duration += value->duration;
    else
        out->values[out->count++] = *value;
}

static void fill(const struct trace_recording *recording,
                 const struct trace_counter *counter,
                 const struct span_question *question, int64_t pixels,
                 struct span_counter *out)
{
    double width = (double)(question->to - question->from) / (double)pixels;

    for (int64_t i = 0; i < pixels && !budget_is_over(question->budget); i++) {
        int64_t from = question->from + (int64_t)((double)i * width);
        int64_t to = i + 1 == pixels
                         ? question->to
                         : question->from + (int64_t)((double)(i + 1) * width);
        struct trace_counter_time time = {0};

        trace_counter_add(recording, counter, from, to, &time);
        if (time.known > 0)
            add_value(out,
                      &(const struct span_value){.start = from,
                                                 .duration = to - from,
                                                 .mean = time.sum / (double)time.known,
                                                 .min = time.min,
                                                 .max = time.max});
    }
}

bool span_counters_make(const struct span_index *index,
                        const struct span_question *question, struct span_counters *out)
{
    const struct trace_recording *recording = index->counters;
    int64_t pixels = question->pixels;

    out->count = 0;
    if (recording == NULL || recording->counter_count == 0)
        return true;
    if (pixels > SPAN_ITEMS_MAX / SPAN_COUNTERS_MAX && recording->counter_count > 8)
        pixels = SPAN_ITEMS_MAX / SPAN_COUNTERS_MAX;
    for (uint32_t i = 0; i < recording->counter_count && i < SPAN_COUNTERS_MAX; i++) {
        const struct trace_counter *counter = &recording->counters[i];
        struct span_counter item = {.counter = i};

        if (trace_counter_is(recording, counter, TRACE_COUNTER_CYCLES))
            continue;
        find_extremes(recording, counter, &item);
        item.values = calloc((size_t)pixels, sizeof *item.values);
        if (item.values == NULL)
            return false;
        fill(recording, counter, question, pixels, &item);
        if (item.count > 0)
            out->items[out->count++] = item;
        else
            free(item.values);
    }
    return true;
}

/* ---- span find ---- */

void span_found_free(struct span_match *found)
{
    free(found->rows);
    *found = (struct span_match){0};
}

static bool has_text(const struct span_index *index, uint32_t text, const char *wanted)
{
    return strings_length(&index->texts, text) == strlen(wanted) &&
           strcmp(strings_text(&index->texts, text), wanted) == 0;
}

static bool is_wanted(const struct span_index *index, const struct span_request *wanted,
                      const struct span_entry *entry, uint32_t name)
{
    return entry->name == name &&
           (wanted->sort == SPAN_SORTS || wanted->sort == entry->sort) &&
           (wanted->category == NULL ||
            has_text(index, entry->category, wanted->category));
}

static bool is_in_step(const struct span_index *index, uint32_t row, uint32_t step)
{
    return step == 0 || index->step[row] == step;
}

/* The time of an entry; how many rows it has in *count. */
static int64_t sum_entry(const struct span_index *index,
                         const struct span_request *wanted, uint32_t entry, size_t *count)
{
    int64_t total = 0;

    *count = 0;
    for (uint32_t i = index->entry_begin[entry];
         i < index->entry_begin[entry + 1] && !budget_is_over_at(wanted->budget, i);
         i++) {
        uint32_t row = index->by_entry[i];

        if (!is_in_step(index, row, wanted->step))
            continue;
        number_add_to(&total, span_duration(index, row));
        (*count)++;
    }
    return total;
}

static void choose_entry(const struct span_index *index,
                         const struct span_request *wanted, struct span_match *out)
{
    uint32_t name = strings_find(&index->texts, wanted->name, strlen(wanted->name));

    for (uint32_t i = 0; name != STRINGS_NONE && i < index->entry_count; i++) {
        size_t count;

        if (budget_is_over(wanted->budget))
            return;
        if (!is_wanted(index, wanted, &index->entries[i], name))
            continue;
        int64_t total = sum_entry(index, wanted, i, &count);
        if (count > 0 && (out->entry == SPAN_NONE || total > out->total)) {
            out->entry = i;
            out->total = total;
            out->count = count;
        }
    }
}

int span_find(const struct span_index *index, const struct span_request *wanted,
              struct span_match *out, struct error *error)
{
    *out = (struct span_match){.entry = SPAN_NONE};
    choose_entry(index, wanted, out);
    int result = budget_look(wanted->budget, error);
    if (result != 0 || out->entry == SPAN_NONE)
        return result;
    out->rows = malloc(out->count * sizeof *out->rows);
    if (out->rows == NULL)
        return error_set_memory(error);
    size_t count = 0;
    for (uint32_t i = index->entry_begin[out->entry];
         i < index->entry_begin[out->entry + 1] && count < out->count; i++)
        if (is_in_step(index, index->by_entry[i], wanted->step))
            out->rows[count++] = index->by_entry[i];
    return 0;
}

struct span_order {
    const struct span_index *index;
    struct budget *budget;
};

static int compare_durations(const void *a, const void *b, void *context)
{
    const struct span_order *sorting = context;
    const uint32_t *left = a, *right = b;

    if (budget_is_over(sorting->budget))
        return 0;
    int64_t x = span_duration(sorting->index, *left);
    int64_t y = span_duration(sorting->index, *right);
    if (x != y)
        return x > y ? -1 : 1;
    uint32_t before = sorting->index->file_occurrence[*left];
    uint32_t after = sorting->index->file_occurrence[*right];
    return (before > after) - (before < after);
}

int span_found_sort(const struct span_index *index, struct span_match *found,
                    struct budget *budget, struct error *error)
{
    struct span_order sorting = {index, budget};

    if (found->count > 1)
        qsort_r(found->rows, found->count, sizeof *found->rows, compare_durations,
                &sorting);
    return budget_look(budget, error);
}

/* ---- span sums ---- */

struct span_adding {
    const struct span_index *index;
    struct budget *budget;
    int64_t from, to;
    struct span_sum *by_entry;
};

void span_sums_free(struct span_sums *sums)
{
    free(sums->items);
    *sums = (struct span_sums){0};
}

static int64_t overlap(int64_t from, int64_t to, int64_t start, int64_t end)
{
    int64_t first = start > from ? start : from, last = end < to ? end : to;

    return last > first ? last - first : 0;
}

/* Takes the time of a row from the row of the level above that contains it, *above or a
 * later one. Rows and the rows above them ascend. */
static void subtract_row(const struct span_adding *adding, uint32_t row, uint32_t *above,
                         uint32_t above_end)
{
    const struct span_index *index = adding->index;
    int64_t end = span_end(index, row);
    int64_t from = index->start[row] > adding->from ? index->start[row] : adding->from;
    int64_t to = end < adding->to ? end : adding->to;

    while (*above < above_end && span_end(index, *above) <= index->start[row])
        (*above)++;
    if (*above < above_end)
        adding->by_entry[index->entry[*above]].self -=
            overlap(from, to, index->start[*above], span_end(index, *above));
}

static void sums_add_level(const struct span_adding *adding, uint32_t level,
                           bool is_first)
{
    const struct span_index *index = adding->index;
    uint32_t row, end, above = 0, above_end = 0;

    span_rows_between(index, level, adding->from, adding->to, &row, &end);
    if (!is_first)
        span_rows_between(index, level - 1, adding->from, adding->to, &above, &above_end);
    for (; row < end && !budget_is_over_at(adding->budget, row); row++) {
        struct span_sum *sum = &adding->by_entry[index->entry[row]];
        int64_t time =
            overlap(adding->from, adding->to, index->start[row], span_end(index, row));

        sum->calls++;
        sum->total += time;
        sum->self += time;
        subtract_row(adding, row, &above, above_end);
    }
}

static int compare_sums(const void *a, const void *b)
{
    const struct span_sum *left = a, *right = b;

    if (left->self != right->self)
        return left->self > right->self ? -1 : 1;
    return (left->entry > right->entry) - (left->entry < right->entry);
}

int span_sums_make(const struct span_index *index, int64_t from, int64_t to,
                   struct budget *budget, struct span_sums *out, struct error *error)
{
    struct span_adding adding = {
        .index = index, .budget = budget, .from = from, .to = to};

    *out = (struct span_sums){
        .items = calloc((size_t)index->entry_count + 1, sizeof *out->items)};
    if (out->items == NULL)
        return error_set_memory(error);
    adding.by_entry = out->items;
    for (uint32_t i = 0; i < index->entry_count; i++)
        out->items[i].entry = i;
    for (uint32_t lane = 0; lane < index->lane_count; lane++) {
        const struct span_lane *one = &index->lanes[lane];

        for (uint32_t i = 0; i < one->level_count && one->sort != SPAN_OTHER; i++)
            sums_add_level(&adding, one->first_level + i,
                           i == 0 || one->sort == SPAN_DEVICE);
    }
    for (uint32_t i = 0; i < index->entry_count; i++)
        if (out->items[i].calls > 0)
            out->items[out->count++] = out->items[i];
    if (out->count > 1)
        qsort(out->items, out->count, sizeof *out->items, compare_sums);
    return budget_look(budget, error);
}

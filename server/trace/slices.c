#include "trace/slices.h"
#include "base/array.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The encoder of PyTorch writes at most so many groups (docs/semantics.md, section 2). */
#define GROUPS_MAX 6
/* How far down an end looks for its slice: a bound for hostile files. */
#define LOOK_DOWN 64

void slices_free(struct slices *slices)
{
    free(slices->marks);
    free(slices->joins);
}

/* ---- pairs ---- */

static void join(const struct slice_join *joined, uint32_t row,
                 struct trace_recording *recording)
{
    struct trace_events *events = &recording->events;
    const struct trace_place *place = &recording->places[events->place[row]],
                             *other = &recording->places[joined->place];

    if (place->device == -1 && place->stream == -1 &&
        (other->device != -1 || other->stream != -1))
        events->place[row] = joined->place;
    if (events->correlation[row] == 0)
        events->correlation[row] = joined->correlation;
    if (recording->ops[events->op[row]].side == TRACE_HOST &&
        events->link[row] == TRACE_NONE)
        events->link[row] = joined->inputs;
}

/* Sets the duration of a row; one that is too long stays without. */
static void close_row(struct slices *slices, const struct slice_mark *begin,
                      struct slice_mark *end, struct trace_recording *recording)
{
    int64_t duration = end->ts - begin->ts;

    end->sort = SLICE_CLOSED;
    if (begin->row == TRACE_NONE)
        return;
    if (duration > TRACE_DURATION_MAX) {
        slices->too_long++;
        return;
    }
    recording->events.dur[begin->row] = recording->events.self[begin->row] = duration;
    slices->unended--;
    if (end->joins != 0)
        join(&slices->joins[end->joins - 1], begin->row, recording);
}

/* ---- by position ---- */

static bool is_sorted(const struct slice_mark *marks, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (marks[i].ts < marks[i - 1].ts)
            return false;
    return true;
}

static bool fit(const struct slice_mark *begins, const struct slice_mark *ends,
                size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (begins[i].track != ends[i].track || ends[i].ts < begins[i].ts)
            return false;
    return true;
}

static void pair_group(struct slices *slices, struct slice_mark *marks, size_t begins,
                       size_t ends, struct trace_recording *recording)
{
    for (size_t i = 0; i < ends; i++)
        close_row(slices, &marks[i], &marks[begins + i], recording);
}

/* The group is complete: pairs it at once if it can be nothing else. A cut file ends
 * inside its last group. */
static void settle_group(struct slices *slices, bool last,
                         struct trace_recording *recording)
{
    struct slice_mark *marks = slices->marks + slices->group;
    size_t count = slices->count - slices->group, begins = slices->begins;
    size_t ends = count - begins;
    bool fits =
        (ends == begins || (last && ends < begins)) && fit(marks, marks + begins, ends);

    slices->groups++;
    slices->not_grouped = slices->not_grouped || !fits;
    if (fits && (count == 2 || !is_sorted(marks, count))) {
        pair_group(slices, marks, begins, ends, recording);
        slices->count = slices->group;
    }
    slices->group = slices->count;
    slices->begins = 0;
}

/* All groups that were left, by position. */
static void pair_groups(struct slices *slices, struct trace_recording *recording)
{
    struct slice_mark *marks = slices->marks;

    for (size_t at = 0, begins, end; at < slices->count; at = end) {
        begins = end = at;
        while (begins < slices->count && marks[begins].sort == SLICE_BEGIN)
            begins++;
        for (end = begins; end < slices->count && marks[end].sort == SLICE_END;)
            end++;
        pair_group(slices, marks + at, begins - at, end - begins, recording);
    }
}

/* ---- by time ---- */

static int order_marks(const void *left, const void *right)
{
    const struct slice_mark *a = left, *b = right;

    if (a->track != b->track)
        return a->track < b->track ? -1 : 1;
    if (a->ts != b->ts)
        return a->ts < b->ts ? -1 : 1;
    return a->order < b->order ? -1 : 1;
}

/* The same, ends before begins. */
static int order_ends_first(const void *left, const void *right)
{
    const struct slice_mark *a = left, *b = right;

    if (a->track == b->track && a->ts == b->ts && a->sort != b->sort)
        return a->sort == SLICE_END ? -1 : 1;
    return order_marks(left, right);
}

/* The slices of a track that are open: indices of marks. */
struct open_slices {
    uint32_t *list;
    size_t count, capacity;
};

static bool is_slice_of(const struct slice_mark *begin, const struct slice_mark *end)
{
    return (end->name == TRACE_NONE || end->name == begin->name) &&
           (end->category == TRACE_NONE || end->category == begin->category);
}

/* Closes the slice of an end; false: none is open. */
static bool close_slice(struct slices *slices, struct open_slices *open,
                        struct slice_mark *end, struct trace_recording *recording)
{
    size_t down = open->count < LOOK_DOWN ? open->count : LOOK_DOWN;

    for (size_t i = open->count; i > open->count - down; i--) {
        const struct slice_mark *begin = &slices->marks[open->list[i - 1]];

        if (!is_slice_of(begin, end))
            continue;
        close_row(slices, begin, end, recording);
        memmove(open->list + i - 1, open->list + i,
                (open->count - i) * sizeof *open->list);
        open->count--;
        return true;
    }
    return false;
}

/* Ends that closed nothing, and begins after them at the same time, from `at` on: slices
 * without any length. Returns how many. */
static size_t close_empty(struct slices *slices, struct open_slices *open, size_t at,
                          size_t end, struct trace_recording *recording)
{
    size_t closed = 0;

    for (; at < end; at++)
        if (slices->marks[at].sort == SLICE_END &&
            close_slice(slices, open, &slices->marks[at], recording))
            closed++;
    return closed;
}

static bool pair_by_time(struct slices *slices, bool ends_first,
                         struct trace_recording *recording)
{
    struct open_slices open = {0};
    size_t moment = 0; /* where the marks of this track and time begin */
    bool done = true;

    ARRAY_SORT(slices->marks, slices->count, ends_first ? order_ends_first : order_marks);
    for (size_t i = 0; i < slices->count && done; i++) {
        struct slice_mark *mark = &slices->marks[i];
        bool same = mark->track == slices->marks[moment].track;

        if (!same || mark->ts != slices->marks[moment].ts) {
            if (ends_first)
                slices->unbegun -= close_empty(slices, &open, moment, i, recording);
            moment = i;
            open.count = same ? open.count : 0;
        }
        if (mark->sort == SLICE_BEGIN) {
            done = ARRAY_RESERVE(open.list, open.capacity, open.count + 1);
            if (done)
                open.list[open.count++] = (uint32_t)i;
        } else if (!close_slice(slices, &open, mark, recording)) {
            slices->unbegun++;
        }
    }
    if (ends_first && done)
        slices->unbegun -= close_empty(slices, &open, moment, slices->count, recording);
    free(open.list);
    return done;
}

/* ---- all ---- */

bool slices_add(struct slices *slices, const struct slice_mark *mark,
                struct trace_recording *recording)
{
    size_t behind = slices->group + slices->begins;

    if (slices->in_groups && mark->sort == SLICE_BEGIN && slices->count > behind)
        settle_group(slices, false, recording);
    if (!ARRAY_RESERVE(slices->marks, slices->capacity, slices->count + 1))
        return false;
    struct slice_mark *added = &slices->marks[slices->count++];
    *added = *mark;
    added->order = slices->marked++;
    if (mark->sort == SLICE_END)
        return true;
    slices->begins++;
    if (mark->row != TRACE_NONE)
        slices->unended++;
    return true;
}

bool slices_add_join(struct slices *slices, const struct slice_join *joined,
                     struct slice_mark *mark)
{
    if (!ARRAY_RESERVE(slices->joins, slices->join_capacity, slices->join_count + 1))
        return false;
    slices->joins[slices->join_count++] = *joined;
    mark->joins = (uint32_t)slices->join_count;
    return true;
}

bool slices_finish(struct slices *slices, struct trace_recording *recording)
{
    if (!slices->in_groups)
        return slices->count == 0 || pair_by_time(slices, false, recording);
    if (slices->count > slices->group)
        settle_group(slices, true, recording);
    if (slices->count == 0)
        return true;
    if (!slices->not_grouped && !slices->other_writer && slices->groups <= GROUPS_MAX) {
        pair_groups(slices, recording);
        return true;
    }
    if (!slices->other_writer)
        slices->by_time = slices->count / 2;
    return pair_by_time(slices, !slices->other_writer, recording);
}

/* ---- rows without an end ---- */

/* The lists that are ordered by row: keeps the elements of rows that stay. */
#define KEEP_ROWS(list, count)                                                           \
    do {                                                                                 \
        uint32_t stays = 0, gone = 0, at = 0;                                            \
        for (uint32_t i = 0; i < (count); i++) {                                         \
            for (; at < (list)[i].row; at++)                                             \
                gone += events->dur[at] < 0;                                             \
            if (events->dur[at] < 0)                                                     \
                continue;                                                                \
            (list)[stays] = (list)[i];                                                   \
            (list)[stays++].row = at - gone;                                             \
        }                                                                                \
        (count) = stays;                                                                 \
    } while (0)

void slices_remove_rows(struct trace_recording *recording)
{
    struct trace_events *events = &recording->events;
    uint32_t kept = 0;

    KEEP_ROWS(recording->copies, recording->copy_count);
    KEEP_ROWS(recording->sequences, recording->sequence_count);
    KEEP_ROWS(recording->collectives, recording->collective_count);
    recording->first_ns = 0;
    for (uint32_t row = 0; row < events->count; row++) {
        if (events->dur[row] < 0)
            continue;
        events->ts[kept] = events->ts[row];
        events->dur[kept] = events->dur[row];
        events->self[kept] = events->self[row];
        events->op[kept] = events->op[row];
        events->place[kept] = events->place[row];
        events->correlation[kept] = events->correlation[row];
        events->link[kept] = events->link[row];
        if (kept == 0 || events->ts[kept] < recording->first_ns)
            recording->first_ns = events->ts[kept];
        kept++;
    }
    recording->quality.kept -= events->count - kept;
    recording->quality.dropped += events->count - kept;
    events->count = kept;
}

void slices_remove_unended(struct slices *slices, struct trace_recording *recording)
{
    uint64_t open = slices->unended - slices->too_long;

    if (slices->unended > 0)
        slices_remove_rows(recording);
    if (slices->too_long > 0)
        trace_note_add(recording, "duration_over_24h", slices->too_long,
                       "%" PRIu64 " slices end more than 24 h after their begin",
                       slices->too_long);
    if (open + slices->unbegun > 0)
        trace_note_add(recording, "slices_unpaired", open + slices->unbegun,
                       "%" PRIu64 " begins without an end and %" PRIu64
                       " ends without a begin are not counted",
                       open, slices->unbegun);
    if (slices->by_time > 0)
        trace_note_add(recording, "slices_by_time", slices->by_time,
                       "the begins and ends of %" PRIu64
                       " slices are not in the order in which PyTorch writes them, and "
                       "were paired by time",
                       slices->by_time);
}

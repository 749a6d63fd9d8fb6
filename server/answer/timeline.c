#include "answer/timeline.h"
#include "analyse/span.h"
#include "analyse/timeline.h"
#include "answer/json.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/kinds.h"

#include <math.h>
#include <string.h>

/* ---- timeline write ---- */

/* What the answers about timelines share while they are written as JSON. */

struct timeline_writer {
    const struct timeline_answer *timeline;
    const struct span_index *index;
    const struct span_window *window;
    struct buffer *out;
    int64_t origin;
    uint32_t *number; /* by entry: its place in `names` + 1; 0: it is not in `names` */
    uint32_t *names;  /* entries, in the order of the answer */
    uint32_t name_count;
};

static double since(const struct timeline_writer *writing, int64_t time)
{
    return (double)(time - writing->origin);
}

static void write_text(struct buffer *out, const struct strings *texts, uint32_t text)
{
    json_write(out, "%.*s", (int)strings_length(texts, text), strings_text(texts, text));
}

static void write_entry_name(struct timeline_writer *writing, const char *key,
                             uint32_t entry)
{
    const struct span_index *index = writing->index;

    json_stored(writing->out, key, &index->texts,
                entry == SPAN_NONE ? SPAN_NONE : index->entries[entry].name);
}

/* Its name and category. */
static void write_entry(struct timeline_writer *writing, const char *key, uint32_t entry)
{
    const struct span_index *index = writing->index;

    write_entry_name(writing, key, entry);
    json_stored(writing->out, "category", &index->texts,
                entry == SPAN_NONE ? SPAN_NONE : index->entries[entry].category);
}

static void timeline_append_number(const struct span_index *index, uint32_t text,
                                   struct buffer *out)
{
    text_append_utf8(out, strings_text(&index->texts, text),
                     strings_length(&index->texts, text));
}

static void append_lane_id(const struct span_index *index, const struct span_lane *lane,
                           struct buffer *out)
{
    buffer_printf(out, "%s:", span_sort_name(lane->sort));
    if (lane->sort == SPAN_HOST) {
        timeline_append_number(index, lane->pid, out);
        buffer_append_char(out, ':');
        timeline_append_number(index, lane->tid, out);
    } else {
        buffer_printf(out, "%d:", lane->device);
        text_append_integer(out, lane->stream, lane->stream_is_wide);
    }
}

static void write_lane_id(struct timeline_writer *writing, const char *key, uint32_t lane)
{
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)1 << 17);

    append_lane_id(writing->index, &writing->index->lanes[lane], &text);
    json_key(writing->out, key);
    json_write(writing->out, "%.*s", (int)text.length, text.bytes);
}

/* The begin of every answer: the set, the rank and the step. */
static void timeline_write_head(struct timeline_writer *writing)
{
    const struct timeline_answer *timeline = writing->timeline;

    json_write(writing->out, "{set:%s, rank:%lld, span:%lld", timeline->info.stored_id,
               (long long)timeline->request.rank, (long long)timeline->request.span);
    json_known(writing->out, "step", timeline->step != 0, timeline->request.step);
}

/* ---- timeline found json ---- */

static void write_place(struct timeline_writer *writing, uint32_t row)
{
    const struct span_index *index = writing->index;
    uint32_t lane = span_lane_of(index, row), step = writing->timeline->step;
    uint32_t above = span_levels_above(index, lane, step);
    uint32_t level = span_level_of(index, row) - index->lanes[lane].first_level;
    int64_t occurrence = -1;

    if (step == 0 || index->step[row] == step)
        occurrence = step == 0 ? index->file_occurrence[row] : index->occurrence[row];
    json_write(writing->out, "start:%f, duration:%f", since(writing, index->start[row]),
               (double)span_duration(index, row));
    write_lane_id(writing, "lane", lane);
    json_write(writing->out, "level:%u, occurrence:%lld",
               level > above ? level - above : 0, (long long)occurrence);
}

static void write_linked(struct timeline_writer *writing, uint32_t row)
{
    write_entry(writing, "name", writing->index->entry[row]);
    write_place(writing, row);
    json_write(writing->out, "}");
}

/* What launched a row, and what it launched. */
static void write_links(struct timeline_writer *writing, uint32_t row)
{
    const struct span_index *index = writing->index;
    struct buffer *out = writing->out;
    uint32_t launched[SPAN_LINKED_MAX];
    bool is_host = index->entries[index->entry[row]].sort == SPAN_HOST;
    size_t count = is_host ? span_links_below(index, row, launched) : 0;

    if (json_open(out, "launch", index->launch[row] != SPAN_NONE))
        write_linked(writing, index->launch[row]);
    json_write(out, "launched:%zu, launches:[", count);
    for (size_t i = 0; i < count && i < SPAN_LINKED_MAX; i++) {
        json_write(out, "{");
        write_linked(writing, launched[i]);
    }
    json_write(out, "]");
}

/* Writes what all answers begin with. */
static struct timeline_writer begin(const struct timeline_answer *timeline,
                                    struct buffer *out)
{
    struct timeline_writer writing = {.timeline = timeline,
                                      .index = timeline->use.index,
                                      .out = out,
                                      .origin = timeline_origin(timeline)};

    timeline_write_head(&writing);
    return writing;
}

void timeline_json_found(const struct timeline_answer *timeline,
                         const struct span_match *found, size_t of, struct buffer *out)
{
    const struct span_index *index = timeline->use.index;
    struct timeline_writer writing = begin(timeline, out);

    write_entry(&writing, "name", found->entry);
    json_write(out, "sort:%s, of:%zu, total:%f, rows:[",
               found->entry == SPAN_NONE
                   ? NULL
                   : span_sort_name(index->entries[found->entry].sort),
               of, (double)found->total);
    for (size_t i = 0; i < found->count && !buffer_failed(out); i++) {
        json_write(out, "{");
        write_place(&writing, found->rows[i]);
        json_write(out, "}");
    }
    json_write(out, "]");
    if (timeline->request.occurrence != PARAMETER_NONE && found->count == 1)
        write_links(&writing, found->rows[0]);
    json_write(out, "}");
}

void timeline_json_sums(const struct timeline_answer *timeline,
                        const struct span_sums *sums, int64_t from, int64_t to,
                        struct buffer *out)
{
    const struct span_index *index = timeline->use.index;
    struct timeline_writer writing = begin(timeline, out);

    json_write(out, "from:%f, to:%f, of:%zu, rows:[", since(&writing, from),
               since(&writing, to), sums->count);
    for (size_t i = 0;
         i < sums->count && i < (size_t)timeline->request.limit && !buffer_failed(out);
         i++) {
        const struct span_sum *sum = &sums->items[i];

        json_write(out, "{");
        write_entry(&writing, "name", sum->entry);
        json_write(out, "sort:%s, calls:%u, total:%f, self:%f}",
                   span_sort_name(index->entries[sum->entry].sort), sum->calls,
                   (double)sum->total, (double)sum->self);
    }
    json_write(out, "]}");
}

/* ---- timeline json ---- */

/* Spans are written one by one: there may be 20,000. */

/* ---- lanes ---- */

static bool has_several_processes(const struct span_index *index)
{
    for (uint32_t i = 1; i < index->lane_count && index->lanes[i].sort == SPAN_HOST; i++)
        if (index->lanes[i].pid != index->lanes[0].pid)
            return true;
    return false;
}

static void append_label(const struct span_index *index, const struct span_lane *lane,
                         bool several, bool is_main, struct buffer *out)
{
    if (lane->sort != SPAN_HOST) {
        buffer_printf(out, "device %d, stream ", lane->device);
        text_append_integer(out, lane->stream, lane->stream_is_wide);
        buffer_append_text(out, lane->sort == SPAN_OTHER ? ", annotations" : "");
        return;
    }
    if (several) {
        buffer_append_text(out, "process ");
        timeline_append_number(index, lane->pid, out);
        buffer_append_text(out, ", ");
    }
    buffer_append_text(out, "thread ");
    timeline_append_number(index, lane->tid, out);
    buffer_append_text(out, is_main ? " (main)" : "");
}

static void write_lane_head(struct timeline_writer *writing,
                            const struct span_shown_lane *shown, bool several)
{
    const struct span_index *index = writing->index;
    const struct span_lane *lane = &index->lanes[shown->lane];
    bool is_main = lane->sort == SPAN_HOST && shown == writing->window->lanes;
    struct buffer *out = writing->out;
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)1 << 17);

    append_label(index, lane, several, is_main, &text);
    json_write(out, "{");
    write_lane_id(writing, "id", shown->lane);
    json_write(out, "sort:%s, label:%.*s", span_sort_name(lane->sort), (int)text.length,
               text.bytes);
    if (lane->sort == SPAN_HOST) {
        json_stored(out, "pid", &index->texts, lane->pid);
        json_stored(out, "tid", &index->texts, lane->tid);
    } else {
        json_write(out, "device:%d, stream:", lane->device);
        text_append_integer(out, lane->stream, lane->stream_is_wide);
    }
    json_write(out, "main:%i, depth:%u", is_main, shown->depth);
}

/* ---- spans ---- */

enum item_column { START, DURATION, LEVEL, NAME, OCCURRENCE, MERGED, COLUMNS };

static void write_cell(struct timeline_writer *writing, const struct span_item *item,
                       enum item_column column)
{
    struct buffer *out = writing->out;

    switch (column) {
    case START:
        json_out_us(out, (double)(item->start - writing->origin));
        break;
    case DURATION:
        json_out_us(out, (double)item->duration);
        break;
    case LEVEL:
        json_out_integer(out, item->level);
        break;
    case NAME:
        json_out_integer(out, (int64_t)writing->number[item->entry] - 1);
        break;
    case OCCURRENCE:
        json_out_integer(out,
                         item->occurrence == SPAN_NONE ? -1 : (int64_t)item->occurrence);
        break;
    case MERGED:
    case COLUMNS:
        json_out_integer(out, item->merged);
        break;
    }
}

static void write_spans(struct timeline_writer *writing,
                        const struct span_shown_lane *shown)
{
    static const char *const names[COLUMNS] = {"start", "duration",   "level",
                                               "name",  "occurrence", "merged"};
    const struct span_item *items = writing->window->items + shown->first;

    for (int column = 0; column < COLUMNS; column++) {
        buffer_printf(writing->out, ",\"%s\":[", names[column]);
        for (size_t i = 0; i < shown->count && !buffer_failed(writing->out); i++) {
            if (i > 0)
                buffer_append_char(writing->out, ',');
            write_cell(writing, &items[i], (enum item_column)column);
        }
        buffer_append_char(writing->out, ']');
    }
    buffer_append_char(writing->out, '}');
}

/* ---- names ---- */

/* Numbers the entries that the answer uses. */
static void number_names(struct timeline_writer *writing, struct arena *arena)
{
    size_t entries = (size_t)writing->index->entry_count;

    writing->number = arena_new(arena, entries, sizeof *writing->number);
    writing->names = arena_new(arena, entries, sizeof *writing->names);
    for (size_t i = 0; i < writing->window->count; i++) {
        uint32_t entry = writing->window->items[i].entry;

        if (writing->number[entry] != 0)
            continue;
        writing->names[writing->name_count++] = entry;
        writing->number[entry] = writing->name_count;
    }
}

static void write_names(struct timeline_writer *writing)
{
    const struct span_index *index = writing->index;
    struct buffer *out = writing->out;

    json_write(out, "names:[");
    for (uint32_t i = 0; i < writing->name_count && !buffer_failed(out); i++)
        write_text(out, &index->texts, index->entries[writing->names[i]].name);
    json_write(out, "], categories:[");
    for (uint32_t i = 0; i < writing->name_count && !buffer_failed(out); i++)
        write_text(out, &index->texts, index->entries[writing->names[i]].category);
    json_write(out, "], kinds:[");
    for (uint32_t i = 0; i < writing->name_count && !buffer_failed(out); i++)
        json_write(out, "%s", trace_kind_name(index->entries[writing->names[i]].kind));
    json_write(out, "]");
}

/* ---- the rest ---- */

static void write_gaps(struct timeline_writer *writing)
{
    const struct span_index *index = writing->index;
    struct buffer *out = writing->out;

    json_write(out, "gaps:[");
    for (size_t i = 0; i < writing->window->gap_count; i++) {
        const struct span_named_gap *gap = &writing->window->gaps[i];
        uint32_t lane = span_lane_of(index, gap->next);

        json_write(out, "{");
        write_lane_id(writing, "lane", lane);
        json_write(out, "device:%d, start:%f, duration:%f", index->lanes[lane].device,
                   since(writing, gap->start), (double)gap->duration);
        write_entry(writing, "host", gap->host);
        write_entry_name(writing, "operator", gap->above);
        write_entry_name(writing, "next", index->entry[gap->next]);
        json_write(out, "}");
    }
    json_write(out, "]");
}

/* The steps whose windows are in view: those of a pixel or more, and the requested one.
 */
static void write_steps(struct timeline_writer *writing)
{
    const struct span_index *index = writing->index;
    const struct span_window *window = writing->window;
    struct buffer *out = writing->out;
    size_t count = 0;

    json_write(out, "steps:[");
    for (uint32_t i = 1; i < index->step_count && count < SPAN_STEPS_MAX; i++) {
        const struct span_step *step = &index->steps[i];

        if (budget_is_over_at(window->question.budget, i))
            break;
        if (step->start >= window->question.to || step->to <= window->question.from ||
            (step->to - step->start < window->merged_under &&
             i != writing->timeline->step))
            continue;
        count++;
        json_write(out,
                   "{step_number:%lld, start:%f, duration:%f, host_start:%f, host:%f, "
                   "lag:%f}",
                   (long long)step->number, since(writing, step->start),
                   (double)(step->to - step->start), since(writing, step->from),
                   (double)step->host, (double)step->lag);
    }
    json_write(out, "]");
}

static double column_of(const struct timeline_writer *writing,
                        const struct span_value *value, size_t column)
{
    return column == 0   ? since(writing, value->start)
           : column == 1 ? (double)value->duration
           : column == 2 ? value->mean
           : column == 3 ? value->min
                         : value->max;
}

/* The counters of the devices, as lanes have their spans. */
static void write_counters(struct timeline_writer *writing)
{
    static const char *const columns[] = {"start", "duration", "mean", "min", "max"};
    const struct trace_recording *recording = writing->index->counters;
    CLEANUP(span_counters_free) struct span_counters counters;
    struct buffer *out = writing->out;

    json_write(out, "counters:[");
    if (!span_counters_make(writing->index, &writing->window->question, &counters))
        out->failed = true;
    for (size_t i = 0; i < counters.count; i++) {
        const struct span_counter *counter = &counters.items[i];
        const struct trace_counter *of = &recording->counters[counter->counter];

        buffer_printf(out, "%s{\"id\":\"counter:%u\"", i > 0 ? "," : "",
                      counter->counter);
        json_write(out, "device:%d", of->device);
        json_stored(out, "name", &recording->names, of->name);
        json_write(out, "low:%g, high:%g", counter->low, counter->high);
        for (size_t c = 0; c < sizeof columns / sizeof *columns; c++) {
            json_key(out, columns[c]);
            json_write(out, "[");
            for (size_t k = 0; k < counter->count && !buffer_failed(out); k++)
                json_write(out, c < 2 ? "%f" : "%g",
                           column_of(writing, &counter->values[k], c));
            json_write(out, "]");
        }
        json_write(out, "}");
    }
    json_write(out, "]");
}

static void write_window(struct timeline_writer *writing)
{
    const struct span_index *index = writing->index;
    const struct span_window *window = writing->window;
    static const struct span_step nothing;
    const struct span_step *step =
        index->step_count == 0 ? &nothing : &index->steps[writing->timeline->step];
    struct buffer *out = writing->out;

    timeline_write_head(writing);
    json_write(out,
               "extent:{from:%f, to:%f}, from:%f, to:%f, pixels:%lld, merged_under:%f",
               since(writing, step->from), since(writing, step->to),
               since(writing, window->question.from), since(writing, window->question.to),
               (long long)window->question.pixels, (double)window->merged_under);
    json_write(out,
               "truncated:%i, "
               "left_out:{threads:%zu, streams:%zu, deep_rows:%llu, spans:%i}",
               window->cut || window->threads_left > 0 || window->streams_left > 0 ||
                   index->deep_rows > 0,
               window->threads_left, window->streams_left,
               (unsigned long long)index->deep_rows, window->cut);
    write_names(writing);
    json_write(out, "lanes:[");
    bool several = has_several_processes(index);
    for (size_t i = 0; i < window->lane_count; i++) {
        write_lane_head(writing, &window->lanes[i], several);
        write_spans(writing, &window->lanes[i]);
    }
    json_write(out, "]");
    write_gaps(writing);
    write_steps(writing);
    write_counters(writing);
    json_write(out, "}");
}

void timeline_json_window(const struct timeline_answer *timeline,
                          const struct span_window *window, struct buffer *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(out->budget);
    struct timeline_writer writing = {.timeline = timeline,
                                      .index = timeline->use.index,
                                      .window = window,
                                      .out = out,
                                      .origin = timeline_origin(timeline)};

    number_names(&writing, arena);
    write_window(&writing);
}

/* ---- lanes json ---- */

static void write_lanes_head(const struct lanes_answer *answer, struct buffer *out)
{
    json_write(out, "{set:%s, span:%lld", answer->info.stored_id,
               (long long)answer->request.span);
    json_known(out, "step", answer->request.step != PARAMETER_NONE, answer->request.step);
}

static long long rank_of(const struct lanes_answer *answer, uint32_t rank)
{
    return (long long)answer->set->clocks.ranks[rank];
}

static const char *meet_text(const struct lanes_answer *answer, uint32_t text)
{
    return text == MEET_NO_TEXT ? NULL : answer->set->meets.texts + text;
}

/* Where the ranks of a lane are on the axis; the widest interval at the middle of the
 * window; how late they come: sums, and the mean lateness. */
static void write_axis(const struct lanes_answer *answer, const struct lanes_row *row,
                       struct buffer *out)
{
    const struct lanes_rank *first = &answer->ranks[row->rank];
    bool known = row->ranks == 1 && first->step != NULL;
    double middle = (double)answer->from / 2 + (double)answer->to / 2;
    double widest[2] = {0, 0}, start = NAN, end = NAN;
    struct set_lateness sum = {0};
    unsigned meeting = 0; /* ranks that have collectives */

    for (uint32_t r = row->rank; r != CLOCKS_NONE; r = answer->ranks[r].next) {
        const struct lanes_rank *rank = &answer->ranks[r];
        const struct set_lateness *late = &answer->set->meets.late[r];
        double half[2] = {0, 0};

        sum.last += late->last;
        sum.meets += late->meets;
        sum.late += late->late;
        meeting += late->meets > 0;
        if (rank->step == NULL)
            continue;
        if (rank->aligned)
            set_clocks_map(&answer->set->clocks, r, lane_back(&rank->axis, middle), half);
        widest[0] = fmax(widest[0], round(half[0]));
        widest[1] = fmax(widest[1], round(half[1]));
        start = fmin(start, round(lane_on_axis(&rank->axis, rank->step->ts)));
        end = fmax(end, round(lane_on_axis(&rank->axis, rank->step->end)));
    }
    json_write(out,
               "at:%f, rate:%g, half_low:%f, half_high:%f, step_start:%f, step_end:%f",
               known ? first->axis.at : NAN, known ? first->axis.rate : NAN, widest[0],
               widest[1], start, end);
    json_write(out, "last:%u, collectives:%u, late_us:%f", sum.last, sum.meets,
               meeting == 0 ? 0 : round(sum.late / meeting));
}

/* As json_out_integer(), for 0 to 100. */
static void write_shares(const struct lane_run *runs, size_t count, enum lane_class class,
                         struct buffer *out)
{
    char *place = buffer_reserve(out, 4 * count), *at = place;

    for (size_t i = 0; i < count && place != NULL; i++) {
        char share = (char)runs[i].share[class];

        *at++ = ',';
        at -= i == 0;
        if (share == 100)
            *at++ = '1';
        if (share >= 10)
            *at++ = (char)('0' + share / 10 % 10);
        *at++ = (char)('0' + share % 10);
    }
    out->length += (size_t)(at - place);
}

static void write_runs(const struct lane_run *runs, size_t count, struct buffer *out)
{
    static const char *const names[] = {"start", "compute", "communication", "memory",
                                        "duration"};

    for (int column = 0; column <= LANE_CLASSES; column++) {
        bool is_time = column == 0 || column == LANE_CLASSES;

        json_key(out, names[column]);
        json_write(out, "[");
        if (!is_time)
            write_shares(runs, count, (enum lane_class)column, out);
        for (size_t i = 0; is_time && i < count && !buffer_failed(out); i++) {
            if (i > 0)
                buffer_append_char(out, ',');
            json_out_us(out, (double)(column == 0 ? runs[i].start : runs[i].duration));
        }
        json_write(out, "]");
    }
}

static void write_rank_lane(const struct lanes_answer *answer,
                            const struct lanes_picture *picture,
                            const struct lanes_row *row, struct buffer *out)
{
    const struct lanes_set *set = answer->set;
    const struct clocks_rank *clock = &set->clocks.clocks.ranks[row->rank];
    bool alone = set->clocks.rank_count == 1;

    json_write(out, "{rank:%lld, ranks:%u, host:%s", rank_of(answer, row->rank),
               row->ranks, set->hosts[row->rank]);
    json_known(out, "component", clock->component != CLOCKS_NONE, clock->component);
    json_write(out, "status:%s, aligned:%i",
               clocks_status_name(alone ? CLOCKS_REFERENCE : clock->status),
               alone || answer->ranks[row->rank].aligned);
    write_axis(answer, row, out);
    write_runs(row->runs == 0 ? NULL : picture->runs.items + row->first_run, row->runs,
               out);
    json_write(out, "}");
}

void timeline_json_lanes(const struct lanes_answer *answer,
                         const struct lanes_picture *picture, struct buffer *out)
{
    const struct lanes_set *set = answer->set;

    write_lanes_head(answer, out);
    json_write(out,
               "clock:%s, extent:{from:%f, to:%f}, from:%f, to:%f, pixels:%lld, lanes:[",
               set_clocks_status_name(set->clocks.rank_count == 1 ? CLOCKS_SET_ONE_CLOCK
                                                                  : set->clocks.status),
               (double)answer->extent[0], (double)answer->extent[1], (double)answer->from,
               (double)answer->to, (long long)answer->request.pixels);
    for (size_t i = 0; i < picture->row_count && !buffer_failed(out); i++)
        write_rank_lane(answer, picture, &picture->rows[i], out);
    json_write(out, "], arrivals:[");
    for (size_t i = 0; i < picture->arrival_count && !buffer_failed(out); i++) {
        uint32_t meet = picture->arrivals[i];
        const struct set_meet_last *last = &set->meets.items[meet].last;

        json_write(out, "{rank:%lld, start:%f, waited:%f", rank_of(answer, last->rank),
                   lanes_last(answer, meet), (double)last->waited);
        json_write(out, "certain:%i, name:%s, instance:%u}", last->certain != 0,
                   meet_text(answer, set->meets.items[meet].name), meet);
    }
    json_write(out, "], left_out:{lanes:%zu, arrivals:%zu, spans:%i}}",
               picture->rows_left, picture->arrivals_left, picture->wider);
}

/* Nothing is known of the wait of a rank on another clock than the last one. */
static void write_member(const struct lanes_answer *answer,
                         const struct set_meet_member *member, struct buffer *out)
{
    const struct clocks_rank *clocks = answer->set->clocks.clocks.ranks;
    uint32_t rank = member->rank, last = answer->set->meets.items[member->meet].last.rank;
    bool aligned = answer->ranks[rank].aligned;
    double start = round(lanes_time(answer, rank, member->start));
    double end = round(lanes_time(answer, rank, member->start + member->dur));
    double wait = fmin(lanes_last(answer, member->meet) - start, end - start);

    if (last == CLOCKS_NONE || !aligned ||
        clocks[rank].component != clocks[last].component)
        wait = NAN;
    json_write(out, "{rank:%lld, start:%f, duration:%f, wait:%f, aligned:%i}",
               rank_of(answer, rank), start, end - start, wait < 0 ? 0 : wait, aligned);
}

void timeline_json_meet(const struct lanes_answer *answer, uint32_t number,
                        struct buffer *out)
{
    const struct set_meets *meets = &answer->set->meets;
    const struct set_meet *meet = &meets->items[number];
    bool known = meet->last.rank != CLOCKS_NONE;

    write_lanes_head(answer, out);
    json_write(out, "name:%s, class:%s, group:%s, instance:%u",
               meet_text(answer, meet->name),
               collective_class_name((enum collective_class)meet->class),
               meet_text(answer, meet->group), number);
    json_known(out, "bytes", meet->bytes != COLLECTIVE_UNKNOWN, meet->bytes);
    json_write(out, "transfer:%f", (double)meet->transfer);
    json_known(out, "last", known, known ? rank_of(answer, meet->last.rank) : 0);
    json_write(out, "certain:%i, rows:[", known && meet->last.certain != 0);
    for (uint32_t i = 0; i < meet->count && !buffer_failed(out); i++)
        write_member(answer, &meets->members[meet->first + i], out);
    json_write(out, "]}");
}

void timeline_json_matches(const struct lanes_answer *answer,
                           const struct lanes_match *matches, struct buffer *out)
{
    write_lanes_head(answer, out);
    json_write(out, "of:%zu, ranks:[", answer->chosen_count);
    for (size_t i = 0; i < answer->chosen_count && !buffer_failed(out); i++) {
        uint32_t rank = answer->chosen[i];
        const struct lanes_match *match = &matches[rank];
        double longest = match->count == 0 ? NAN : (double)match->longest;
        double start =
            match->count == 0 ? NAN : round(lanes_time(answer, rank, match->start));

        json_write(out, "{rank:%lld, of:%u, total:%f, longest:%f, start:%f, duration:%f}",
                   rank_of(answer, rank), match->count, (double)match->total, longest,
                   start, longest);
    }
    json_write(out, "]}");
}

void timeline_json_lane_sums(const struct lanes_answer *answer,
                             const struct lanes_sums *sums, struct buffer *out)
{
    write_lanes_head(answer, out);
    json_write(out, "from:%f, to:%f, of:%zu, rows:[", (double)answer->from,
               (double)answer->to, sums->count);
    for (size_t i = 0;
         i < sums->count && i < (size_t)answer->request.limit && !buffer_failed(out);
         i++) {
        const struct lanes_sum *sum = &sums->items[i];

        json_write(out, "{name:%s, category:%s, sort:%s, calls:%llu, total:%f", sum->name,
                   sum->category, span_sort_name((enum span_sort)sum->side),
                   (unsigned long long)sum->calls, (double)sum->total);
        json_write(out, "lowest:%f, highest:%f, lowest_rank:%lld, highest_rank:%lld}",
                   (double)sum->low, (double)sum->high, rank_of(answer, sum->low_rank),
                   rank_of(answer, sum->high_rank));
    }
    json_write(out, "]}");
}

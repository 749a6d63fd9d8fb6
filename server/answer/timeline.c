#include "answer/timeline.h"
#include "analyse/span.h"
#include "analyse/timeline.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/kinds.h"

#include <stdlib.h>
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

/* `key` has its quotes, for timeline_write_entry_name() and _lane_id() its colon, too. */
static void timeline_write_time(struct timeline_writer *writing, const char *key,
                                int64_t time)
{
    buffer_printf(writing->out, "%s:", key);
    json_out_us(writing->out, (double)(time - writing->origin));
}

static void timeline_write_text(struct buffer *out, const struct strings *texts,
                                uint32_t text)
{
    json_out_text(out, strings_text(texts, text), strings_length(texts, text));
}

static void timeline_write_entry_name(struct timeline_writer *writing, const char *key,
                                      uint32_t entry)
{
    buffer_append_text(writing->out, key);
    if (entry == SPAN_NONE)
        buffer_append_text(writing->out, "null");
    else
        timeline_write_text(writing->out, &writing->index->texts,
                            writing->index->entries[entry].name);
}

static void timeline_write_category(struct timeline_writer *writing, uint32_t entry)
{
    if (entry == SPAN_NONE)
        buffer_append_text(writing->out, "null");
    else
        timeline_write_text(writing->out, &writing->index->texts,
                            writing->index->entries[entry].category);
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

static void timeline_write_made(struct buffer *out, const struct buffer *text)
{
    json_out_text(out, text->bytes == NULL ? "" : text->bytes, text->length);
}

static void timeline_write_lane_id(struct timeline_writer *writing, const char *key,
                                   uint32_t lane)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, (size_t)1 << 17);
    append_lane_id(writing->index, &writing->index->lanes[lane], &text);
    buffer_append_text(writing->out, key);
    timeline_write_made(writing->out, &text);
}

/* Every answer begins with the set, the rank and the step. */
/* The begin of every answer: the set, the rank and the step. */
static void timeline_write_head(struct timeline_writer *writing)
{
    const struct timeline_answer *timeline = writing->timeline;
    struct buffer *out = writing->out;

    buffer_printf(out, "{\"set\":\"%s\",\"rank\":%lld,\"span\":%lld,\"step\":",
                  timeline->info.stored_id, (long long)timeline->request.rank,
                  (long long)timeline->request.span);
    if (timeline->step == 0)
        buffer_append_text(out, "null");
    else
        json_out_integer(out, timeline->request.step);
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
    timeline_write_time(writing, "\"start\"", index->start[row]);
    buffer_append_text(writing->out, ",\"duration\":");
    json_out_us(writing->out, (double)span_duration(index, row));
    timeline_write_lane_id(writing, ",\"lane\":", lane);
    buffer_printf(writing->out, ",\"level\":%u,\"occurrence\":%lld",
                  level > above ? level - above : 0, (long long)occurrence);
}

static void write_linked(struct timeline_writer *writing, uint32_t row)
{
    timeline_write_entry_name(writing, "{\"name\":", writing->index->entry[row]);
    buffer_append_text(writing->out, ",\"category\":");
    timeline_write_category(writing, writing->index->entry[row]);
    buffer_append_char(writing->out, ',');
    write_place(writing, row);
    buffer_append_char(writing->out, '}');
}

/* What launched a row, and what it launched. */
static void write_links(struct timeline_writer *writing, uint32_t row)
{
    const struct span_index *index = writing->index;
    struct buffer *out = writing->out;
    uint32_t launched[SPAN_LINKED_MAX];
    bool is_host = index->entries[index->entry[row]].sort == SPAN_HOST;
    size_t count = is_host ? span_links_below(index, row, launched) : 0;

    buffer_append_text(out, ",\"launch\":");
    if (index->launch[row] == SPAN_NONE)
        buffer_append_text(out, "null");
    else
        write_linked(writing, index->launch[row]);
    buffer_printf(out, ",\"launched\":%zu,\"launches\":[", count);
    for (size_t i = 0; i < count && i < SPAN_LINKED_MAX; i++) {
        buffer_append_text(out, i > 0 ? "," : "");
        write_linked(writing, launched[i]);
    }
    buffer_append_char(out, ']');
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

    timeline_write_entry_name(&writing, ",\"name\":", found->entry);
    buffer_append_text(out, ",\"category\":");
    timeline_write_category(&writing, found->entry);
    if (found->entry == SPAN_NONE)
        buffer_append_text(out, ",\"sort\":null");
    else
        buffer_printf(out, ",\"sort\":\"%s\"",
                      span_sort_name(index->entries[found->entry].sort));
    buffer_printf(out, ",\"of\":%zu,\"total\":", of);
    json_out_us(out, (double)found->total);
    buffer_append_text(out, ",\"rows\":[");
    for (size_t i = 0; i < found->count && !buffer_failed(out); i++) {
        buffer_append_text(out, i > 0 ? ",{" : "{");
        write_place(&writing, found->rows[i]);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
    if (timeline->request.occurrence != PARAMETER_NONE && found->count == 1)
        write_links(&writing, found->rows[0]);
    buffer_append_char(out, '}');
}

void timeline_json_sums(const struct timeline_answer *timeline,
                        const struct span_sums *sums, int64_t from, int64_t to,
                        struct buffer *out)
{
    const struct span_index *index = timeline->use.index;
    struct timeline_writer writing = begin(timeline, out);

    timeline_write_time(&writing, ",\"from\"", from);
    timeline_write_time(&writing, ",\"to\"", to);
    buffer_printf(out, ",\"of\":%zu,\"rows\":[", sums->count);
    for (size_t i = 0;
         i < sums->count && i < (size_t)timeline->request.limit && !buffer_failed(out);
         i++) {
        const struct span_sum *sum = &sums->items[i];
        uint8_t sort = index->entries[sum->entry].sort;

        timeline_write_entry_name(&writing,
                                  i > 0 ? ",{\"name\":" : "{\"name\":", sum->entry);
        buffer_append_text(out, ",\"category\":");
        timeline_write_category(&writing, sum->entry);
        buffer_printf(out,
                      ",\"sort\":\"%s\",\"calls\":%u,\"total\":", span_sort_name(sort),
                      sum->calls);
        json_out_us(out, (double)sum->total);
        buffer_append_text(out, ",\"self\":");
        json_out_us(out, (double)sum->self);
        buffer_append_char(out, '}');
    }
    buffer_append_text(out, "]}");
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
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, (size_t)1 << 17);
    append_label(index, lane, several, is_main, &text);
    timeline_write_lane_id(writing, "{\"id\":", shown->lane);
    buffer_printf(out, ",\"sort\":\"%s\",\"label\":", span_sort_name(lane->sort));
    timeline_write_made(out, &text);
    if (lane->sort == SPAN_HOST) {
        buffer_append_text(out, ",\"pid\":");
        timeline_write_text(out, &index->texts, lane->pid);
        buffer_append_text(out, ",\"tid\":");
        timeline_write_text(out, &index->texts, lane->tid);
    } else {
        buffer_printf(out, ",\"device\":%d,\"stream\":", lane->device);
        text_append_integer(out, lane->stream, lane->stream_is_wide);
    }
    buffer_printf(out, ",\"main\":%s,\"depth\":%u", is_main ? "true" : "false",
                  shown->depth);
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
static bool number_names(struct timeline_writer *writing)
{
    size_t entries = (size_t)writing->index->entry_count + 1;

    writing->number = calloc(entries, sizeof *writing->number);
    writing->names = calloc(entries, sizeof *writing->names);
    if (writing->number == NULL || writing->names == NULL)
        return false;
    for (size_t i = 0; i < writing->window->count; i++) {
        uint32_t entry = writing->window->items[i].entry;

        if (writing->number[entry] != 0)
            continue;
        writing->names[writing->name_count++] = entry;
        writing->number[entry] = writing->name_count;
    }
    return true;
}

static void write_names(struct timeline_writer *writing)
{
    const struct span_index *index = writing->index;
    static const char *const lists[] = {",\"names\":[", ",\"categories\":[",
                                        ",\"kinds\":["};
    struct buffer *out = writing->out;

    for (size_t list = 0; list < 3; list++) {
        buffer_append_text(out, lists[list]);
        for (uint32_t i = 0; i < writing->name_count && !buffer_failed(out); i++) {
            const struct span_entry *entry = &index->entries[writing->names[i]];

            if (i > 0)
                buffer_append_char(out, ',');
            if (list == 0)
                timeline_write_text(out, &index->texts, entry->name);
            else if (list == 1)
                timeline_write_text(out, &index->texts, entry->category);
            else
                buffer_printf(out, "\"%s\"", trace_kind_name(entry->kind));
        }
        buffer_append_char(out, ']');
    }
}

/* ---- the rest ---- */

static void write_gaps(struct timeline_writer *writing)
{
    const struct span_index *index = writing->index;
    struct buffer *out = writing->out;

    buffer_append_text(out, ",\"gaps\":[");
    for (size_t i = 0; i < writing->window->gap_count; i++) {
        const struct span_named_gap *gap = &writing->window->gaps[i];
        uint32_t lane = span_lane_of(index, gap->next);

        buffer_append_text(out, i > 0 ? "," : "");
        timeline_write_lane_id(writing, "{\"lane\":", lane);
        buffer_printf(out, ",\"device\":%d", index->lanes[lane].device);
        timeline_write_time(writing, ",\"start\"", gap->start);
        buffer_append_text(out, ",\"duration\":");
        json_out_us(out, (double)gap->duration);
        timeline_write_entry_name(writing, ",\"host\":", gap->host);
        buffer_append_text(out, ",\"category\":");
        timeline_write_category(writing, gap->host);
        timeline_write_entry_name(writing, ",\"operator\":", gap->above);
        timeline_write_entry_name(writing, ",\"next\":", index->entry[gap->next]);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
}

/* The steps whose windows are in view: those of a pixel or more, and the requested one.
 */
static void write_steps(struct timeline_writer *writing)
{
    const struct span_index *index = writing->index;
    const struct span_window *window = writing->window;
    struct buffer *out = writing->out;
    size_t count = 0;

    buffer_append_text(out, ",\"steps\":[");
    for (uint32_t i = 1; i < index->step_count && count < SPAN_STEPS_MAX; i++) {
        const struct span_step *step = &index->steps[i];

        if (budget_is_over_at(window->question.budget, i))
            break;
        if (step->start >= window->question.to || step->to <= window->question.from ||
            (step->to - step->start < window->merged_under &&
             i != writing->timeline->step))
            continue;
        buffer_printf(out, "%s{\"step_number\":", count++ > 0 ? "," : "");
        json_out_integer(out, step->number);
        timeline_write_time(writing, ",\"start\"", step->start);
        buffer_append_text(out, ",\"duration\":");
        json_out_us(out, (double)(step->to - step->start));
        timeline_write_time(writing, ",\"host_start\"", step->from);
        buffer_append_text(out, ",\"host\":");
        json_out_us(out, (double)step->host);
        buffer_append_text(out, ",\"lag\":");
        json_out_us(out, (double)step->lag);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
}

/* The counters of the devices, as lanes have their spans. */
static void write_counters(struct timeline_writer *writing)
{
    static const char *const columns[] = {"start", "duration", "mean", "min", "max"};
    const struct trace_recording *recording = writing->index->counters;
    CLEANUP(span_counters_free) struct span_counters counters;
    struct buffer *out = writing->out;

    buffer_append_text(out, ",\"counters\":[");
    if (!span_counters_make(writing->index, &writing->window->question, &counters))
        out->failed = true;
    for (size_t i = 0; i < counters.count; i++) {
        const struct span_counter *counter = &counters.items[i];
        const struct trace_counter *of = &recording->counters[counter->counter];

        buffer_printf(out, "%s{\"id\":\"counter:%u\",\"device\":%d,\"name\":",
                      i > 0 ? "," : "", counter->counter, of->device);
        timeline_write_text(out, &recording->names, of->name);
        buffer_append_text(out, ",\"low\":");
        json_out_number(out, counter->low);
        buffer_append_text(out, ",\"high\":");
        json_out_number(out, counter->high);
        for (size_t c = 0; c < sizeof columns / sizeof *columns; c++) {
            buffer_printf(out, ",\"%s\":[", columns[c]);
            for (size_t k = 0; k < counter->count && !buffer_failed(out); k++) {
                const struct span_value *value = &counter->values[k];

                buffer_append_text(out, k > 0 ? "," : "");
                if (c == 0)
                    json_out_us(out, (double)(value->start - writing->origin));
                else if (c == 1)
                    json_out_us(out, (double)value->duration);
                else
                    json_out_number(out, c == 2   ? value->mean
                                         : c == 3 ? value->min
                                                  : value->max);
            }
            buffer_append_char(out, ']');
        }
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
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
    timeline_write_time(writing, ",\"extent\":{\"from\"", step->from);
    timeline_write_time(writing, ",\"to\"", step->to);
    timeline_write_time(writing, "},\"from\"", window->question.from);
    timeline_write_time(writing, ",\"to\"", window->question.to);
    buffer_printf(
        out, ",\"pixels\":%lld,\"merged_under\":", (long long)window->question.pixels);
    json_out_us(out, (double)window->merged_under);
    buffer_printf(out,
                  ",\"truncated\":%s,\"left_out\":{\"threads\":%zu,\"streams\":%zu,"
                  "\"deep_rows\":%llu,\"spans\":%s}",
                  window->cut || window->threads_left > 0 || window->streams_left > 0 ||
                          index->deep_rows > 0
                      ? "true"
                      : "false",
                  window->threads_left, window->streams_left,
                  (unsigned long long)index->deep_rows, window->cut ? "true" : "false");
    write_names(writing);
    buffer_append_text(out, ",\"lanes\":[");
    bool several = has_several_processes(index);
    for (size_t i = 0; i < window->lane_count; i++) {
        buffer_append_text(out, i > 0 ? "," : "");
        write_lane_head(writing, &window->lanes[i], several);
        write_spans(writing, &window->lanes[i]);
    }
    buffer_append_char(out, ']');
    write_gaps(writing);
    write_steps(writing);
    write_counters(writing);
    buffer_append_char(out, '}');
}

void timeline_json_window(const struct timeline_answer *timeline,
                          const struct span_window *window, struct buffer *out)
{
    struct timeline_writer writing = {.timeline = timeline,
                                      .index = timeline->use.index,
                                      .window = window,
                                      .out = out,
                                      .origin = timeline_origin(timeline)};

    if (number_names(&writing))
        write_window(&writing);
    else
        out->failed = true;
    free(writing.number);
    free(writing.names);
}

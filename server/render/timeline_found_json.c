/* See timeline_found_json.h. */
#include "render/timeline_found_json.h"
#include "analysis/timeline/span_links.h"
#include "base/json_out.h"
#include "render/timeline_write.h"

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

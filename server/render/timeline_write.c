/* See timeline_write.h. */
#include "render/timeline_write.h"
#include "base/cleanup.h"
#include "base/json_out.h"
#include "base/text.h"

void timeline_write_time(struct timeline_writer *writing, const char *key, int64_t time)
{
    buffer_printf(writing->out, "%s:", key);
    json_out_us(writing->out, (double)(time - writing->origin));
}

void timeline_write_text(struct buffer *out, const struct strings *texts, uint32_t text)
{
    json_out_text(out, strings_text(texts, text), strings_length(texts, text));
}

void timeline_write_entry_name(struct timeline_writer *writing, const char *key,
                               uint32_t entry)
{
    buffer_append_text(writing->out, key);
    if (entry == SPAN_NONE)
        buffer_append_text(writing->out, "null");
    else
        timeline_write_text(writing->out, &writing->index->texts,
                            writing->index->entries[entry].name);
}

void timeline_write_category(struct timeline_writer *writing, uint32_t entry)
{
    if (entry == SPAN_NONE)
        buffer_append_text(writing->out, "null");
    else
        timeline_write_text(writing->out, &writing->index->texts,
                            writing->index->entries[entry].category);
}

void timeline_append_number(const struct span_index *index, uint32_t text,
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

void timeline_write_made(struct buffer *out, const struct buffer *text)
{
    json_out_text(out, text->bytes == NULL ? "" : text->bytes, text->length);
}

void timeline_write_lane_id(struct timeline_writer *writing, const char *key,
                            uint32_t lane)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, (size_t)1 << 17);
    append_lane_id(writing->index, &writing->index->lanes[lane], &text);
    buffer_append_text(writing->out, key);
    timeline_write_made(writing->out, &text);
}

/* Every answer begins with the set, the rank and the step. */
void timeline_write_head(struct timeline_writer *writing)
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

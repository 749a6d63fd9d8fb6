/* See tree_csv.h. */
#include "render/tree_csv.h"
#include "analysis/tree/tree_split.h"
#include "base/cleanup.h"
#include "base/json_out.h"
#include "base/text.h"
#include "render/csv.h"
#include "render/tree_words.h"

#define NAME_MAX_BYTES ((size_t)1 << 21)

static void write_name(const struct tree_answer *answer, const struct tree_row *row,
                       int side, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, NAME_MAX_BYTES);
    buffer_append_char(out, ',');
    if (tree_word_name(answer, row, side, &name))
        csv_append_text(out, name.bytes, name.length);
}

static void write_figures(const struct tree_row *row, int side, struct buffer *out)
{
    const int64_t times[] = {row->host[side], row->self[side], row->device[side],
                             row->own[side]};

    buffer_printf(out, ",%llu", (unsigned long long)row->calls[side]);
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
        buffer_append_char(out, ',');
        text_append_us(out, times[i]);
    }
}

static void write_flops(const struct tree_row *row, int side, struct buffer *out)
{
    buffer_append_char(out, ',');
    if (row->has_flops[side])
        json_out_number(out, row->flops[side]);
}

static void write_split(const struct tree_rows *rows, const struct tree_row *row,
                        struct buffer *out)
{
    struct tree_split split;

    if (!tree_split_of(rows, row, &split)) {
        buffer_append_text(out, ",,,");
        return;
    }
    buffer_printf(out, ",%s,", split.by_flops ? "flops" : "calls");
    json_out_us(out, split.more);
    buffer_append_char(out, ',');
    json_out_us(out, split.slower);
}

static void write_pair(const struct tree_answer *answer, const struct tree_row *row,
                       struct buffer *out)
{
    const int64_t *changes[] = {row->host, row->self, row->device, row->own};

    buffer_printf(out, ",%s", tree_status_name((enum tree_status)row->status));
    write_name(answer, row, 0, out);
    write_name(answer, row, 1, out);
    write_figures(row, 0, out);
    write_figures(row, 1, out);
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        buffer_append_char(out, ',');
        json_out_us(out, tree_change(&answer->rows, changes[i]));
    }
    buffer_append_char(out, ',');
    if (tree_word_met(row))
        json_out_us(out, tree_change(&answer->rows, row->here));
    write_flops(row, 0, out);
    write_flops(row, 1, out);
    write_split(&answer->rows, row, out);
}

void tree_write_csv(const struct tree_answer *answer, struct buffer *out)
{
    const struct tree_rows *rows = &answer->rows;
    bool pair = answer->side_count == 2;

    buffer_append_text(
        out, pair
                 ? "id,parent,sort,instances,status,control_name,test_name,control_calls,"
                   "control_host,control_self,control_device,control_own,test_calls,"
                   "test_host,test_self,test_device,test_own,diff_host_per_step,"
                   "diff_self_per_step,diff_device_per_step,diff_own_per_step,"
                   "diff_here_per_step,control_flops,test_flops,split_by,"
                   "more_work_per_step,slower_work_per_step\r\n"
                 : "id,parent,sort,instances,name,calls,host,self,device,own,flops\r\n");
    for (size_t i = 0; i < rows->count && !buffer_failed(out); i++) {
        const struct tree_row *row = &rows->rows[i];

        buffer_printf(out, "%zu,", i);
        if (row->parent != TREE_NONE)
            buffer_printf(out, "%u", row->parent);
        buffer_printf(out, ",%s,%u", tree_word_sort(row), row->instances);
        if (pair) {
            write_pair(answer, row, out);
        } else {
            write_name(answer, row, 0, out);
            write_figures(row, 0, out);
            write_flops(row, 0, out);
        }
        buffer_append_text(out, "\r\n");
    }
}

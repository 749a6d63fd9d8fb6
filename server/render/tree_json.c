/* See tree_json.h. Frames are written one by one: there may be many. */
#include "render/tree_json.h"
#include "analysis/compare/significance.h"
#include "analysis/tree/tree_split.h"
#include "base/cleanup.h"
#include "base/json_out.h"
#include "render/compare_json.h"
#include "render/json.h"
#include "render/parameters_json.h"
#include "render/tree_words.h"

#include <math.h>

#define NAME_MAX_BYTES ((size_t)1 << 21)

struct tree_writer {
    const struct tree_answer *answer;
    struct buffer *out;
    struct buffer name;
};

static void write_us(struct buffer *out, const char *key, int64_t ns)
{
    buffer_printf(out, ",\"%s\":", key);
    json_out_us(out, (double)ns);
}

static void write_name(struct tree_writer *writing, const struct tree_row *row, int side,
                       const char *key)
{
    buffer_clear(&writing->name);
    buffer_printf(writing->out, ",\"%s\":", key);
    if (tree_word_name(writing->answer, row, side, &writing->name))
        json_out_text(writing->out, writing->name.bytes, writing->name.length);
    else
        buffer_append_text(writing->out, "null");
}

/* ---- kernels ---- */

static void write_kernel(struct tree_writer *writing,
                         const struct tree_row_kernel *kernel)
{
    const struct tree_rows *rows = &writing->answer->rows;
    int side = kernel->name[0] != TREE_NONE ? 0 : 1;
    const struct strings *names = &rows->trees[side]->names;
    struct buffer *out = writing->out;

    buffer_append_text(out, "{\"name\":");
    json_out_text(out, strings_text(names, kernel->name[side]),
                  strings_length(names, kernel->name[side]));
    if (rows->trees[1] == NULL) {
        buffer_printf(out, ",\"counts\":%llu", (unsigned long long)kernel->count[0]);
        write_us(out, "device", kernel->time[0]);
    } else {
        buffer_printf(out, ",\"control_counts\":%llu,\"test_counts\":%llu",
                      (unsigned long long)kernel->count[0],
                      (unsigned long long)kernel->count[1]);
        write_us(out, "control_device", kernel->time[0]);
        write_us(out, "test_device", kernel->time[1]);
    }
    buffer_append_char(out, '}');
}

/* The kernels of a row, which are adjacent. */
static size_t write_kernels(struct tree_writer *writing, size_t row, size_t at)
{
    const struct tree_rows *rows = &writing->answer->rows;
    const char *separator = "";

    buffer_append_text(writing->out, ",\"kernels\":[");
    for (; at < rows->kernel_count && rows->kernels[at].row == row &&
           !buffer_failed(writing->out);
         at++) {
        buffer_append_text(writing->out, separator);
        separator = ",";
        write_kernel(writing, &rows->kernels[at]);
    }
    buffer_append_char(writing->out, ']');
    return at;
}

static void write_shape(struct tree_writer *writing, const struct tree_row_shape *shape)
{
    const struct tree_rows *rows = &writing->answer->rows;
    int side = shape->text[0] != TREE_NONE ? 0 : 1;
    const struct strings *names = &rows->trees[side]->names;
    struct buffer *out = writing->out;

    buffer_append_text(out, "{\"text\":");
    json_out_text(out, strings_text(names, shape->text[side]),
                  strings_length(names, shape->text[side]));
    if (rows->trees[1] == NULL)
        buffer_printf(out, ",\"calls\":%llu}", (unsigned long long)shape->calls[0]);
    else
        buffer_printf(out, ",\"control_calls\":%llu,\"test_calls\":%llu}",
                      (unsigned long long)shape->calls[0],
                      (unsigned long long)shape->calls[1]);
}

static size_t write_shapes(struct tree_writer *writing, size_t row, size_t at)
{
    const struct tree_rows *rows = &writing->answer->rows;
    const char *separator = "";

    buffer_append_text(writing->out, ",\"shapes\":[");
    for (; at < rows->shape_count && rows->shapes[at].row == row &&
           !buffer_failed(writing->out);
         at++) {
        buffer_append_text(writing->out, separator);
        separator = ",";
        write_shape(writing, &rows->shapes[at]);
    }
    buffer_append_char(writing->out, ']');
    return at;
}

/* ---- frames ---- */

static void write_figures(struct tree_writer *writing, const struct tree_row *row,
                          int side, const char *prefix)
{
    const struct {
        const char *name;
        int64_t value;
    } times[] = {{"host", row->host[side]},
                 {"self", row->self[side]},
                 {"device", row->device[side]},
                 {"own", row->own[side]}};

    buffer_printf(writing->out, ",\"%scalls\":%llu", prefix,
                  (unsigned long long)row->calls[side]);
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
        buffer_printf(writing->out, ",\"%s%s\":", prefix, times[i].name);
        json_out_us(writing->out, (double)times[i].value);
    }
    buffer_printf(writing->out, ",\"%sflops\":", prefix);
    json_out_number(writing->out, row->has_flops[side] ? row->flops[side] : NAN);
}

static void write_through(struct tree_writer *writing, const struct tree_row *row)
{
    const struct tree_rows *rows = &writing->answer->rows;
    struct buffer *out = writing->out;

    buffer_append_text(out, ",\"through\":[");
    for (uint32_t i = 0; i < row->through_count; i++) {
        const struct tree_passed_frame *passed = &rows->through[row->through + i];
        const struct tree_row frame = {
            .node = {passed->side == 0 ? passed->node : TREE_NONE,
                     passed->side == 1 ? passed->node : TREE_NONE}};

        buffer_clear(&writing->name);
        tree_word_name(writing->answer, &frame, passed->side, &writing->name);
        if (i > 0)
            buffer_append_char(out, ',');
        json_out_text(out, writing->name.bytes, writing->name.length);
    }
    buffer_append_char(out, ']');
}

static void write_change(struct tree_writer *writing, const char *key,
                         const int64_t values[2])
{
    buffer_printf(writing->out, ",\"%s\":", key);
    json_out_us(writing->out, tree_change(&writing->answer->rows, values));
}

/* The verdict of the samples on the time at and below a frame. */
static void write_judgement(struct tree_writer *writing, size_t row)
{
    const struct tree_judgement *judgement = &writing->answer->rows.judgements[row];

    buffer_printf(writing->out, ",\"significance\":");
    if (judgement->verdict == SIGNIFICANCE_NONE)
        buffer_append_text(writing->out, "null");
    else
        buffer_printf(writing->out, "\"%s\"",
                      significance_name((enum significance_verdict)judgement->verdict));
    buffer_append_text(writing->out, ",\"q_value\":");
    json_out_number(writing->out, judgement->q);
}

static void write_split(struct tree_writer *writing, const struct tree_row *row)
{
    struct buffer *out = writing->out;
    struct tree_split split;

    if (!tree_split_of(&writing->answer->rows, row, &split)) {
        buffer_append_text(out, ",\"split\":null");
        return;
    }
    buffer_printf(out, ",\"split\":{\"by\":\"%s\",\"more_work\":",
                  split.by_flops ? "flops" : "calls");
    json_out_us(out, split.more);
    buffer_append_text(out, ",\"slower_work\":");
    json_out_us(out, split.slower);
    buffer_append_char(out, '}');
}

static void write_pair(struct tree_writer *writing, const struct tree_row *row)
{
    const int64_t calls[2] = {(int64_t)row->calls[0], (int64_t)row->calls[1]};
    struct buffer *out = writing->out;

    buffer_printf(out, ",\"status\":\"%s\"",
                  tree_status_name((enum tree_status)row->status));
    write_name(writing, row, 0, "control_name");
    write_name(writing, row, 1, "test_name");
    buffer_printf(out, ",\"wrapper\":%s", row->is_wrapper ? "true" : "false");
    write_through(writing, row);
    write_figures(writing, row, 0, "control_");
    write_figures(writing, row, 1, "test_");
    buffer_append_text(out, ",\"diff_calls_per_step\":");
    json_out_number(out, tree_change(&writing->answer->rows, calls));
    write_change(writing, "diff_host_per_step", row->host);
    write_change(writing, "diff_self_per_step", row->self);
    write_change(writing, "diff_device_per_step", row->device);
    write_change(writing, "diff_own_per_step", row->own);
    if (tree_word_met(row))
        write_change(writing, "diff_here_per_step", row->here);
    else
        buffer_append_text(out, ",\"diff_here_per_step\":null");
    write_split(writing, row);
}

static void write_nodes(struct tree_writer *writing)
{
    const struct tree_rows *rows = &writing->answer->rows;
    struct buffer *out = writing->out;
    size_t kernel = 0, shape = 0;

    buffer_append_text(out, ",\"nodes\":[");
    for (size_t i = 0; i < rows->count && !buffer_failed(out); i++) {
        const struct tree_row *row = &rows->rows[i];

        buffer_printf(out, "%s{\"id\":%zu,\"parent\":", i > 0 ? "," : "", i);
        if (row->parent == TREE_NONE)
            buffer_append_text(out, "null");
        else
            buffer_printf(out, "%u", row->parent);
        buffer_printf(out, ",\"sort\":\"%s\",\"%s\":%u", tree_word_sort(row),
                      row->is_rest ? "nodes" : "instances", row->instances);
        if (rows->trees[1] != NULL) {
            write_pair(writing, row);
            if (rows->judgements != NULL)
                write_judgement(writing, i);
        } else {
            write_name(writing, row, 0, "name");
            write_figures(writing, row, 0, "");
        }
        kernel = write_kernels(writing, i, kernel);
        shape = write_shapes(writing, i, shape);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
}

/* ---- what belongs to all frames ---- */

/* The share is null where the side has no device time. */
static void write_alone(struct tree_writer *writing, size_t side, json_t *object)
{
    double alone = (double)writing->answer->rows.alone[side];
    double whole = (double)writing->answer->sides[side].tree.nodes[0].device;

    json_object_set_new(object, "only_here_device", render_us(alone));
    json_object_set_new(object, "only_here_share", render_real(alone / whole));
}

static int write_side(struct tree_writer *writing, size_t i, const char *name,
                      struct error *error)
{
    const struct tree_side *side = &writing->answer->sides[i];
    const struct tree *tree = &side->tree;
    json_t *object = compare_json_selected(&side->info, &side->view, &side->selection,
                                           writing->out->budget);
    json_t *backward = json_pack("{s:I, s:I}", "moved", (json_int_t)tree->moved,
                                 "no_forward", (json_int_t)tree->no_forward);

    json_object_set_new(object, "device_rows",
                        json_integer((json_int_t)tree->device_rows));
    json_object_set_new(object, "device", render_us((double)tree->nodes[0].device));
    if (writing->answer->side_count == 2)
        write_alone(writing, i, object);
    json_object_set_new(object, "backward", backward);
    return render_member(writing->out, name, object, error);
}

int tree_write_json(const struct tree_answer *answer, struct buffer *out,
                    struct error *error)
{
    bool pair = answer->side_count == 2;
    struct tree_writer writing = {.answer = answer, .out = out};

    buffer_init(&writing.name, NAME_MAX_BYTES);
    buffer_append_char(out, '{');
    int result = write_side(&writing, 0, pair ? "control" : "set", error);
    if (result == 0 && pair)
        result = write_side(&writing, 1, "test", error);
    if (result == 0)
        result = render_member(out, "parameters",
                               parameters_json_echo(&tree_parameters, &answer->request),
                               error);
    if (result == 0) {
        buffer_printf(out, ",\"by\":\"%s\",\"nodes_in_all\":%zu",
                      answer->rows.by_host || answer->request.by == TREE_BY_HOST
                          ? "host"
                          : "device",
                      answer->rows.rows_in_all);
        write_nodes(&writing);
        buffer_append_char(out, '}');
    }
    buffer_free(&writing.name);
    return result;
}

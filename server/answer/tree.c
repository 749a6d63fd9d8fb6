#include "answer/tree.h"
#include "answer/compare.h"
#include "answer/json.h"
#include "answer/text.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/tree.h"
#include "compare/verdict.h"

#include <math.h>
#include <stdlib.h>

/* ---- tree words ---- */

/* Common parts of the formats of a tree of calls: names and numbers of its frames. */

/* The word for the sort of a frame: `module`, …, or `rest`. */
static const char *tree_word_sort(const struct tree_row *row)
{
    return row->is_rest ? "rest" : tree_sort_name((enum tree_sort)row->sort);
}

/* Appends the name of a frame on a side, with its instance if instances are separate.
 * False: the side has no such frame. */
static bool tree_word_name(const struct tree_answer *answer, const struct tree_row *row,
                           int side, struct buffer *out)
{
    if (row->node[side] == TREE_NONE)
        return false;
    const struct tree *tree = answer->rows.trees[side];
    const struct tree_node *node = &tree->nodes[row->node[side]];

    if (answer->request.instances)
        tree_append_name(tree, node, out);
    else
        buffer_append(out, strings_text(&tree->names, node->name),
                      strings_length(&tree->names, node->name));
    return true;
}

/* Whether both sides have it. */
static bool tree_word_met(const struct tree_row *row)
{
    return row->status == TREE_SAME || row->status == TREE_REPLACED;
}

/* ---- tree csv ---- */

#define NAME_MAX_BYTES ((size_t)1 << 21)

static void write_name(const struct tree_answer *answer, const struct tree_row *row,
                       int side, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer name = BUFFER(NAME_MAX_BYTES);

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

/* The name of a frame that was passed on the way to a pair. */
static bool word_passed(const struct tree_answer *answer,
                        const struct tree_passed_frame *passed, struct buffer *out)
{
    const struct tree_row frame = {
        .node = {passed->side == 0 ? passed->node : TREE_NONE,
                 passed->side == 1 ? passed->node : TREE_NONE}};

    return tree_word_name(answer, &frame, passed->side, out);
}

/* The frames passed are one text, with ` / ` between. */
static void write_way(const struct tree_answer *answer, const struct tree_row *row,
                      struct buffer *out)
{
    const int64_t calls[2] = {(int64_t)row->calls[0], (int64_t)row->calls[1]};
    CLEANUP_BUFFER struct buffer through = BUFFER(NAME_MAX_BYTES);

    for (uint32_t i = 0; i < row->through_count; i++) {
        if (i > 0)
            buffer_append_text(&through, " / ");
        word_passed(answer, &answer->rows.through[row->through + i], &through);
    }
    buffer_append_char(out, ',');
    json_out_number(out, tree_change(&answer->rows, calls));
    buffer_append_text(out, row->is_wrapper ? ",true," : ",false,");
    csv_append_text(out, through.length == 0 ? "" : through.bytes, through.length);
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
    write_way(answer, row, out);
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
                   "more_work_per_step,slower_work_per_step,diff_calls_per_step,"
                   "wrapper,through\r\n"
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

/* ---- tree json ---- */

/* Frames are written one by one: there may be many. */

struct tree_writer {
    const struct tree_answer *answer;
    struct buffer *out;
    struct buffer name;
};

static void json_write_name(struct tree_writer *writing, const struct tree_row *row,
                            int side, const char *key)
{
    buffer_clear(&writing->name);
    json_key(writing->out, key);
    if (tree_word_name(writing->answer, row, side, &writing->name))
        json_write(writing->out, "%.*s", (int)writing->name.length, writing->name.bytes);
    else
        json_write(writing->out, "null");
}

/* ---- kernels ---- */

static void write_kernel(const struct tree_rows *rows, const struct tree_row_item *kernel,
                         struct buffer *out)
{
    int side = kernel->name[0] != TREE_NONE ? 0 : 1;

    json_write(out, "{");
    json_stored(out, "name", &rows->trees[side]->names, kernel->name[side]);
    if (rows->trees[1] == NULL)
        json_write(out, "counts:%llu, device:%f}", (unsigned long long)kernel->count[0],
                   (double)kernel->weight[0]);
    else
        json_write(
            out,
            "control_counts:%llu, test_counts:%llu, control_device:%f, test_device:%f}",
            (unsigned long long)kernel->count[0], (unsigned long long)kernel->count[1],
            (double)kernel->weight[0], (double)kernel->weight[1]);
}

static void write_shape(const struct tree_rows *rows, const struct tree_row_item *shape,
                        struct buffer *out)
{
    int side = shape->name[0] != TREE_NONE ? 0 : 1;

    json_write(out, "{");
    json_stored(out, "text", &rows->trees[side]->names, shape->name[side]);
    if (rows->trees[1] == NULL)
        json_write(out, "calls:%llu}", (unsigned long long)shape->count[0]);
    else
        json_write(out, "control_calls:%llu, test_calls:%llu}",
                   (unsigned long long)shape->count[0],
                   (unsigned long long)shape->count[1]);
}

/* ---- frames ---- */

static void json_write_figures(struct tree_writer *writing, const struct tree_row *row,
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

    json_write(writing->out, "through:[");
    for (uint32_t i = 0; i < row->through_count; i++) {
        buffer_clear(&writing->name);
        word_passed(writing->answer, &rows->through[row->through + i], &writing->name);
        json_write(writing->out, "%.*s", (int)writing->name.length, writing->name.bytes);
    }
    json_write(writing->out, "]");
}

static void json_write_pair(struct tree_writer *writing, const struct tree_row *row)
{
    const struct tree_rows *rows = &writing->answer->rows;
    const int64_t calls[2] = {(int64_t)row->calls[0], (int64_t)row->calls[1]};
    struct buffer *out = writing->out;
    struct tree_split split;

    json_write(out, "status:%s", tree_status_name((enum tree_status)row->status));
    json_write_name(writing, row, 0, "control_name");
    json_write_name(writing, row, 1, "test_name");
    json_write(out, "wrapper:%i", row->is_wrapper);
    write_through(writing, row);
    json_write_figures(writing, row, 0, "control_");
    json_write_figures(writing, row, 1, "test_");
    json_write(out,
               "diff_calls_per_step:%g, diff_host_per_step:%f, diff_self_per_step:%f, "
               "diff_device_per_step:%f, diff_own_per_step:%f, diff_here_per_step:%f",
               tree_change(rows, calls), tree_change(rows, row->host),
               tree_change(rows, row->self), tree_change(rows, row->device),
               tree_change(rows, row->own),
               tree_word_met(row) ? tree_change(rows, row->here) : NAN);
    if (json_open(out, "split", tree_split_of(rows, row, &split)))
        json_write(out, "by:%s, more_work:%f, slower_work:%f}",
                   split.by_flops ? "flops" : "calls", split.more, split.slower);
}

/* The verdict of the samples on the time at and below a frame. */
static void write_judgement(const struct tree_judgement *judgement, struct buffer *out)
{
    enum significance_verdict verdict = (enum significance_verdict)judgement->verdict;

    json_write(out, "significance:%s, q_value:%g",
               verdict == SIGNIFICANCE_NONE ? NULL : significance_name(verdict),
               judgement->q);
}

static void write_nodes(struct tree_writer *writing)
{
    const struct tree_rows *rows = &writing->answer->rows;
    struct buffer *out = writing->out;
    size_t kernel = 0, shape = 0; /* those of a row are adjacent */

    json_write(out, "nodes:[");
    for (size_t i = 0; i < rows->count && !buffer_failed(out); i++) {
        const struct tree_row *row = &rows->rows[i];

        json_write(out, "{id:%zu", i);
        json_known(out, "parent", row->parent != TREE_NONE, row->parent);
        json_write(out, "sort:%s", tree_word_sort(row));
        json_known(out, row->is_rest ? "nodes" : "instances", true, row->instances);
        if (rows->trees[1] != NULL) {
            json_write_pair(writing, row);
            if (rows->judgements != NULL)
                write_judgement(&rows->judgements[i], out);
        } else {
            json_write_name(writing, row, 0, "name");
            json_write_figures(writing, row, 0, "");
        }
        json_write(out, "kernels:[");
        for (; kernel < rows->kernels.count && rows->kernels.list[kernel].row == i;
             kernel++)
            write_kernel(rows, &rows->kernels.list[kernel], out);
        json_write(out, "], shapes:[");
        for (; shape < rows->shapes.count && rows->shapes.list[shape].row == i; shape++)
            write_shape(rows, &rows->shapes.list[shape], out);
        json_write(out, "]}");
    }
    json_write(out, "]");
}

/* ---- what belongs to all frames ---- */

static void write_side(const struct tree_answer *answer, size_t i, const char *name,
                       struct buffer *out)
{
    const struct tree_side *side = &answer->sides[i];
    const struct tree *tree = &side->tree;
    double alone = (double)answer->rows.alone[i], whole = (double)tree->nodes[0].device;

    json_open(out, name, true);
    compare_json_selected(&side->info, &side->view, &side->selection, out);
    json_write(out, "device_rows:%llu, device:%#f", (unsigned long long)tree->device_rows,
               whole);
    if (answer->side_count == 2) /* the share is null without device time */
        json_write(out, "only_here_device:%#f, only_here_share:%#g", alone,
                   alone / whole);
    json_write(out, "backward:{moved:%llu, no_forward:%llu}}",
               (unsigned long long)tree->moved, (unsigned long long)tree->no_forward);
}

void tree_write_json(const struct tree_answer *answer, struct buffer *out)
{
    bool pair = answer->side_count == 2;
    struct tree_writer writing = {.answer = answer, .out = out};

    buffer_init(&writing.name, NAME_MAX_BYTES);
    json_write(out, "{");
    write_side(answer, 0, pair ? "control" : "set", out);
    if (pair)
        write_side(answer, 1, "test", out);
    json_write(out, "parameters:{");
    parameters_json_echo(&tree_parameters, &answer->request, out);
    json_write(out, "}, by:%s, nodes_in_all:%zu",
               answer->rows.by_host || answer->request.by == TREE_BY_HOST ? "host"
                                                                          : "device",
               answer->rows.rows_in_all);
    write_nodes(&writing);
    json_write(out, "}");
    buffer_free(&writing.name);
}

/* ---- tree text ---- */

#define TIME_WIDTH 12
#define NAME_LEAST ((size_t)24)
#define INDENT_MOST ((size_t)40)
/* In fewer columns, a pair has no room for the split. */
#define SPLIT_LEAST ((size_t)110)

struct tree_text {
    const struct tree_answer *answer;
    const struct tree_look *look;
    struct buffer *out;
    bool by_host;
};

static const int64_t *time_of(const struct tree_text *text, const struct tree_row *row)
{
    return text->by_host ? row->host : row->device;
}

static void write_time(const struct tree_text *text, double ns, bool sign)
{
    table_right(table_time(ns, sign).text, TIME_WIDTH, text->out);
    buffer_append_char(text->out, ' ');
}

static void write_plain_name(const struct tree_text *text, const struct tree_row *row,
                             struct buffer *name)
{
    if (row->is_rest) {
        buffer_printf(name, "%u more", row->instances);
    } else if (row->status == TREE_REPLACED) {
        tree_word_name(text->answer, row, 0, name);
        buffer_append_text(name, " → ");
        tree_word_name(text->answer, row, 1, name);
    } else {
        tree_word_name(text->answer, row, row->node[0] != TREE_NONE ? 0 : 1, name);
    }
    if (row->instances > 1 && !row->is_rest)
        buffer_printf(name, " × %u", row->instances);
    buffer_append(name, "", 0);
}

static const char *note_of(const struct tree_row *row)
{
    return row->is_rest                       ? ""
           : row->is_wrapper                  ? " (wrapper)"
           : row->status == TREE_ONLY_CONTROL ? " (gone)"
           : row->status == TREE_ONLY_TEST    ? " (new)"
           : row->status == TREE_REPLACED     ? " (replaced)"
                                              : "";
}

static void text_write_name(const struct tree_text *text, const struct tree_row *row,
                            size_t depth, size_t taken)
{
    CLEANUP_BUFFER struct buffer name = BUFFER(NAME_MAX_BYTES);
    const char *note = note_of(row);
    size_t indent = 2 * depth < INDENT_MOST ? 2 * depth : INDENT_MOST;
    size_t used = taken + indent + table_width(note), width = text->look->width;

    write_plain_name(text, row, &name);
    buffer_printf(text->out, "%*s", (int)indent, "");
    if (buffer_failed(&name))
        text->out->failed = true;
    else
        table_name(name.bytes,
                   width == SIZE_MAX           ? SIZE_MAX
                   : width < used + NAME_LEAST ? NAME_LEAST
                                               : width - used,
                   text->out);
    buffer_append_text(text->out, note);
}

static bool has_split(const struct tree_text *text)
{
    return text->look->width >= SPLIT_LEAST && !text->by_host;
}

/* How much of the change is more work, and how much slower work. */
static void text_write_split(const struct tree_text *text, const struct tree_row *row)
{
    struct tree_split split = {.more = (double)NAN, .slower = (double)NAN};

    tree_split_of(&text->answer->rows, row, &split);
    write_time(text, split.more, true);
    write_time(text, split.slower, true);
}

/* "12.3 GF" of a step; nothing if it is not known. */
static void text_write_flops(const struct tree_text *text, const struct tree_row *row)
{
    static const char *const units[] = {"", "K", "M", "G", "T", "P", "E"};
    const size_t last = sizeof units / sizeof units[0] - 1;
    double value = row->flops[0] / (double)text->answer->rows.trees[0]->samples;
    size_t unit = 0;

    if (!row->has_flops[0]) {
        buffer_printf(text->out, "%*s ", TIME_WIDTH, "");
        return;
    }
    for (; value >= 999.5 && unit < last; unit++)
        value /= 1000;
    buffer_printf(text->out, "%*.*f %sF ", TIME_WIDTH - 2 - (unit > 0),
                  value < 99.95 ? 1 : 0, value, units[unit]);
}

static void write_row(const struct tree_text *text, const struct tree_row *row,
                      size_t depth)
{
    const struct tree_rows *rows = &text->answer->rows;
    const int64_t *time = time_of(text, row);
    bool pair = text->answer->side_count == 2;
    size_t columns = !pair ? 3 : has_split(text) ? 6 : 4;

    if (pair) {
        double change = tree_change(rows, time);

        buffer_append_text(text->out, table_colour(text->look->colour, change));
        write_time(text, change, true);
        buffer_append_text(text->out, table_plain(text->look->colour));
        write_time(text, tree_word_met(row) ? tree_change(rows, row->here) : (double)NAN,
                   true);
        if (has_split(text))
            text_write_split(text, row);
        write_time(text, tree_per_step(rows, 0, time[0]), false);
        write_time(text, tree_per_step(rows, 1, time[1]), false);
    } else {
        write_time(text, tree_per_step(rows, 0, time[0]), false);
        write_time(text, tree_per_step(rows, 0, row->own[0]), false);
        text_write_flops(text, row);
    }
    text_write_name(text, row, depth, columns * (TIME_WIDTH + 1));
    buffer_append_char(text->out, '\n');
}

static void write_head(const struct tree_text *text)
{
    const struct tree_rows *rows = &text->answer->rows;
    bool recordings = true; /* whose files have no steps */

    for (size_t side = 0; side < text->answer->side_count; side++) {
        const struct selection *selection = &text->answer->sides[side].selection;

        recordings = recordings && selection->pseudo_count == selection->step_count;
    }
    buffer_printf(text->out, "%s time per %s\n", text->by_host ? "host" : "device",
                  recordings ? "recording" : "step");
    if (text->answer->side_count == 1) {
        buffer_printf(text->out, "%*s %*s %*s  frame\n", TIME_WIDTH, "time", TIME_WIDTH,
                      "self device", TIME_WIDTH, "FLOPs");
        return;
    }
    for (int side = 0; side < 2; side++) {
        int64_t whole = rows->trees[side]->nodes[0].device;

        if (whole > 0 && rows->alone[side] > 0)
            buffer_printf(text->out, "%.1f %% of the %s's device time found no partner\n",
                          100 * (double)rows->alone[side] / (double)whole,
                          side == 0 ? "control" : "test");
    }
    buffer_printf(text->out, "%*s %*s ", TIME_WIDTH, "change", TIME_WIDTH,
                  "changed here");
    if (has_split(text))
        buffer_printf(text->out, "%*s %*s ", TIME_WIDTH, "more work", TIME_WIDTH,
                      "slower work");
    buffer_printf(text->out, "%*s %*s  frame\n", TIME_WIDTH, "control", TIME_WIDTH,
                  "test");
}

/* Left-out frames that took no time on any side are not shown. */
static bool is_idle_rest(const struct tree_text *text, const struct tree_row *row)
{
    const int64_t *time = time_of(text, row);

    return row->is_rest && time[0] == 0 && time[1] == 0;
}

/* ---- order ---- */

/* The frames below each one, those whose time changed most first (of one set, those that
 * take most); the row for frames that were left out comes last. */
struct row_tree {
    uint32_t *first, *next, *depth; /* by row; TREE_NONE: there is none */
};

struct sibling {
    double size;
    uint32_t row;
    bool is_rest;
};

static int compare_siblings(const void *a, const void *b)
{
    const struct sibling *x = a, *y = b;

    if (x->is_rest != y->is_rest)
        return x->is_rest ? 1 : -1;
    if (x->size != y->size)
        return x->size > y->size ? -1 : 1;
    return (x->row > y->row) - (x->row < y->row);
}

static void make_order(const struct tree_text *text, struct arena *arena,
                       struct row_tree *out)
{
    const struct tree_rows *rows = &text->answer->rows;
    bool pair = text->answer->side_count == 2;
    struct sibling *siblings = arena_new(arena, rows->count, sizeof *siblings);

    out->first = arena_numbers(arena, rows->count);
    out->next = arena_numbers(arena, rows->count);
    out->depth = arena_new(arena, rows->count, sizeof *out->depth);
    for (uint32_t i = 0; i < rows->count; i++) {
        const struct tree_row *row = &rows->rows[i];
        const int64_t *time = time_of(text, row);

        out->depth[i] = row->parent == TREE_NONE ? 0 : out->depth[row->parent] + 1;
        siblings[i] = (struct sibling){
            pair ? fabs(tree_change(rows, time)) : (double)time[0], i, row->is_rest};
    }
    qsort(siblings, rows->count, sizeof *siblings, compare_siblings);
    for (size_t i = rows->count; i-- > 0;) {
        uint32_t row = siblings[i].row, parent = rows->rows[row].parent;

        if (parent == TREE_NONE)
            continue;
        out->next[row] = out->first[parent];
        out->first[parent] = row;
    }
}

/* The row after this one: the first below it, else the next sibling of it or of a row
 * above it. */
static uint32_t row_after(const struct tree_text *text, const struct row_tree *order,
                          uint32_t row)
{
    if (order->first[row] != TREE_NONE)
        return order->first[row];
    while (row != TREE_NONE && order->next[row] == TREE_NONE)
        row = text->answer->rows.rows[row].parent;
    return row == TREE_NONE ? TREE_NONE : order->next[row];
}

void tree_write_text(const struct tree_answer *answer, const struct tree_look *look,
                     struct buffer *out)
{
    const struct tree_rows *rows = &answer->rows;
    const struct tree_text text = {.answer = answer,
                                   .look = look,
                                   .out = out,
                                   .by_host = rows->by_host ||
                                              answer->request.by == TREE_BY_HOST};
    CLEANUP(arena_free) struct arena *arena = arena_make(answer->request.budget);
    struct row_tree order;

    make_order(&text, arena, &order);
    write_head(&text);
    for (uint32_t i = 0; i != TREE_NONE && !buffer_failed(out);
         i = row_after(&text, &order, i))
        if (!is_idle_rest(&text, &rows->rows[i]))
            write_row(&text, &rows->rows[i], order.depth[i]);
}

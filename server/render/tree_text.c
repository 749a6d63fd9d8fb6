/* See tree_text.h. */
#include "render/tree_text.h"
#include "analysis/tree/tree_split.h"
#include "base/cleanup.h"
#include "render/table_text.h"
#include "render/tree_words.h"

#include <math.h>
#include <stdlib.h>

#define NAME_MAX_BYTES ((size_t)1 << 21)
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
    char shown[TABLE_TIME_SIZE];

    table_time(ns, sign, shown);
    size_t width = table_width(shown);
    buffer_printf(text->out, "%*s%s ", width < TIME_WIDTH ? (int)(TIME_WIDTH - width) : 0,
                  "", shown);
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

static void write_name(const struct tree_text *text, const struct tree_row *row,
                       size_t depth, size_t taken)
{
    CLEANUP_BUFFER struct buffer name;
    const char *note = note_of(row);
    size_t indent = 2 * depth < INDENT_MOST ? 2 * depth : INDENT_MOST;
    size_t used = taken + indent + table_width(note), width = text->look->width;

    buffer_init(&name, NAME_MAX_BYTES);
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
static void write_split(const struct tree_text *text, const struct tree_row *row)
{
    struct tree_split split = {.more = (double)NAN, .slower = (double)NAN};

    tree_split_of(&text->answer->rows, row, &split);
    write_time(text, split.more, true);
    write_time(text, split.slower, true);
}

/* "12.3 GF" of a step; nothing if it is not known. */
static void write_flops(const struct tree_text *text, const struct tree_row *row)
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
            write_split(text, row);
        write_time(text, tree_per_step(rows, 0, time[0]), false);
        write_time(text, tree_per_step(rows, 1, time[1]), false);
    } else {
        write_time(text, tree_per_step(rows, 0, time[0]), false);
        write_time(text, tree_per_step(rows, 0, row->own[0]), false);
        write_flops(text, row);
    }
    write_name(text, row, depth, columns * (TIME_WIDTH + 1));
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

static void free_order(struct row_tree *order)
{
    free(order->first);
    free(order->next);
    free(order->depth);
}

static int compare_siblings(const void *a, const void *b)
{
    const struct sibling *x = a, *y = b;

    if (x->is_rest != y->is_rest)
        return x->is_rest ? 1 : -1;
    if (x->size != y->size)
        return x->size > y->size ? -1 : 1;
    return (x->row > y->row) - (x->row < y->row);
}

/* False: no memory. */
static bool make_order(const struct tree_text *text, struct row_tree *out)
{
    const struct tree_rows *rows = &text->answer->rows;
    bool pair = text->answer->side_count == 2;
    CLEANUP_FREE struct sibling *siblings = calloc(rows->count + 1, sizeof *siblings);

    out->first = calloc(rows->count + 1, sizeof *out->first);
    out->next = calloc(rows->count + 1, sizeof *out->next);
    out->depth = calloc(rows->count + 1, sizeof *out->depth);
    if (siblings == NULL || out->first == NULL || out->next == NULL || out->depth == NULL)
        return false;
    for (uint32_t i = 0; i < rows->count; i++) {
        const struct tree_row *row = &rows->rows[i];
        const int64_t *time = time_of(text, row);

        out->first[i] = out->next[i] = TREE_NONE;
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
    return true;
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
    CLEANUP(free_order) struct row_tree order = {0};

    if (!make_order(&text, &order)) {
        out->failed = true;
        return;
    }
    write_head(&text);
    for (uint32_t i = 0; i != TREE_NONE && !buffer_failed(out);
         i = row_after(&text, &order, i))
        if (!is_idle_rest(&text, &rows->rows[i]))
            write_row(&text, &rows->rows[i], order.depth[i]);
}

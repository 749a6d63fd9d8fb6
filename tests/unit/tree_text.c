/* See answer/tree.h. */
#include "tree_text.h"
#include "analyse/tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int correlations;
static struct buffer dumped;

void tree_begin(struct buffer *text)
{
    buffer_init(text, (size_t)1 << 26);
    buffer_append_text(text, "{\"traceEvents\":[");
}

void tree_row(struct buffer *text, const char *category, const char *name, int tid,
              int ts, int dur, const char *arguments)
{
    buffer_printf(text,
                  "%s{\"ph\":\"X\",\"cat\":\"%s\",\"name\":\"%s\",\"pid\":1,\"tid\":%d,"
                  "\"ts\":%d,\"dur\":%d,\"args\":{%s}}",
                  text->bytes[text->length - 1] == '[' ? "" : ",\n", category, name, tid,
                  ts, dur, arguments == NULL ? "" : arguments);
}

void tree_module(struct buffer *text, const char *name, int ts, int dur)
{
    char full[200];

    snprintf(full, sizeof full, "nn.Module: %s", name);
    tree_row(text, "python_function", full, 1, ts, dur, NULL);
}

void tree_operator(struct buffer *text, const char *name, int ts, int dur)
{
    tree_row(text, "cpu_op", name, 1, ts, dur, NULL);
}

void tree_annotation(struct buffer *text, const char *name, int ts, int dur)
{
    tree_row(text, "user_annotation", name, 1, ts, dur, NULL);
}

void tree_kernel(struct buffer *text, const char *name, int ts, int dur)
{
    char arguments[60];

    snprintf(arguments, sizeof arguments, "\"correlation\":%d", ++correlations);
    tree_row(text, "cuda_runtime", "cudaLaunchKernel", 1, ts, 1, arguments);
    snprintf(arguments, sizeof arguments, "\"correlation\":%d,\"device\":0,\"stream\":7",
             correlations);
    tree_row(text, "kernel", name, 7, ts + 1, dur, arguments);
}

void tree_sequence(struct buffer *text, const char *name, int tid, int ts, int dur,
                   int number, int forward)
{
    char arguments[100];

    snprintf(arguments, sizeof arguments, "\"Sequence number\":%d,\"Fwd thread id\":%d",
             number, forward);
    tree_row(text, "cpu_op", name, tid, ts, dur, arguments);
}

static bool is_selected(const struct trace_step *step, const int *numbers)
{
    if (numbers == NULL)
        return true;
    for (; *numbers != -1; numbers++)
        if (*numbers == step->number)
            return true;
    return false;
}

void tree_make(struct buffer *text, enum tree_level level, const int *steps,
               struct tree *out)
{
    struct tree_build build;
    size_t samples = 0;

    buffer_append_text(text, "]}");
    RECORDING recording = read_text(text->bytes);
    buffer_free(text);
    CLEANUP_FREE bool *chosen = calloc(recording->step_count + 1, sizeof *chosen);
    chosen[0] = !recording->has_steps && recording->step_count > 0;
    for (uint32_t i = 1; i < recording->step_count; i++)
        chosen[i] = is_selected(&recording->steps[i], steps);
    for (uint32_t i = 0; i < recording->step_count; i++)
        samples += chosen[i];
    const struct tree_input input = {
        .recording = recording, .chosen = chosen, .level = level};
    tree_build_init(&build, NULL);
    tree_walk(&input, &build);
    tree_build_finish(&build, out);
    out->samples = samples;
}

/* ---- as text ---- */

static void begin_dump(void)
{
    if (dumped.maximum == 0)
        buffer_init(&dumped, (size_t)1 << 26);
    buffer_clear(&dumped);
    buffer_append(&dumped, "", 0);
}

static size_t depth_of(const struct tree *tree, const struct tree_node *node)
{
    size_t depth = 0;

    for (; node->parent != TREE_NONE; node = &tree->nodes[node->parent])
        depth++;
    return depth;
}

const char *tree_dump(const struct tree *tree)
{
    begin_dump();
    for (size_t i = 0; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        buffer_printf(&dumped, "%*s%.2s ", (int)(2 * depth_of(tree, node)), "",
                      tree_sort_name((enum tree_sort)node->sort));
        tree_append_name(tree, node, &dumped);
        buffer_printf(&dumped, " %llu %lld %lld %lld\n", (unsigned long long)node->calls,
                      (long long)node->host / 1000, (long long)node->self / 1000,
                      (long long)node->own / 1000);
    }
    return dumped.bytes;
}

const char *tree_dump_rows(const struct tree_rows *rows)
{
    begin_dump();
    for (size_t i = 0; i < rows->count; i++) {
        const struct tree_row *row = &rows->rows[i];
        size_t depth = 0;

        for (uint32_t at = row->parent; at != TREE_NONE; at = rows->rows[at].parent)
            depth++;
        buffer_printf(&dumped, "%*s%s", (int)(2 * depth), "",
                      row->is_rest ? "rest"
                      : row->is_wrapper
                          ? "wrapper"
                          : tree_status_name((enum tree_status)row->status));
        for (int side = 0; side < 2; side++) {
            if (row->node[side] == TREE_NONE)
                continue;
            buffer_append_char(&dumped, ' ');
            tree_append_name(rows->trees[side],
                             &rows->trees[side]->nodes[row->node[side]], &dumped);
        }
        if (row->instances > 1)
            buffer_printf(&dumped, " x%u", row->instances);
        buffer_printf(&dumped, " %lld %lld here %lld %lld\n",
                      (long long)row->own[0] / 1000, (long long)row->own[1] / 1000,
                      (long long)row->here[0] / 1000, (long long)row->here[1] / 1000);
    }
    return dumped.bytes;
}

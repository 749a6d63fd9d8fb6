/* See tree_shapes.h. */
#include "analysis/tree/tree_shapes.h"

#include <stdlib.h>

bool tree_shapes_init(struct tree_shapes *shapes, const struct trace_recording *recording)
{
    shapes->recording = recording;
    shapes->texts = calloc((size_t)recording->shapes.count + 1, sizeof *shapes->texts);
    return shapes->texts != NULL;
}

void tree_shapes_free(struct tree_shapes *shapes)
{
    free(shapes->texts);
    *shapes = (struct tree_shapes){0};
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

size_t tree_shapes_first(const char *text, size_t length, const char **first)
{
    size_t at = 0;

    while (at < length && text[at] != '[')
        at++;
    for (at++; at < length; at++) {
        size_t end = at + 1, depth = 1;

        if (text[at] != '[')
            continue;
        while (end < length && is_blank(text[end]))
            end++;
        if (end < length && text[end] == ']') {
            at = end;
            continue;
        }
        for (end = at + 1; end < length && depth > 0; end++)
            depth += text[end] == '[' ? 1 : text[end] == ']' ? (size_t)-1 : 0;
        *first = text + at;
        return end - at;
    }
    return 0;
}

/* Blanks don't count. */
static uint32_t add_text(struct tree_shapes *shapes, struct tree_build *build,
                         uint32_t shape)
{
    const struct strings *texts = &shapes->recording->shapes;
    const char *first = NULL;
    size_t length = tree_shapes_first(strings_text(texts, shape),
                                      strings_length(texts, shape), &first);
    struct buffer plain;

    if (length == 0)
        return TREE_NONE;
    buffer_init(&plain, length + 1);
    for (size_t i = 0; i < length; i++)
        if (!is_blank(first[i]))
            buffer_append_char(&plain, first[i]);
    uint32_t id = buffer_failed(&plain)
                      ? STRINGS_NONE
                      : tree_build_name(build, plain.bytes, plain.length);
    buffer_free(&plain);
    build->failed |= id == STRINGS_NONE;
    return id == STRINGS_NONE ? TREE_NONE : id + 1;
}

void tree_shapes_count(struct tree_shapes *shapes, struct tree_build *build,
                       uint32_t node, uint32_t row)
{
    uint32_t shape = trace_row_shape(shapes->recording, row);

    if (shape == TRACE_NONE)
        return;
    if (shapes->texts[shape] == 0)
        shapes->texts[shape] = add_text(shapes, build, shape);
    if (shapes->texts[shape] != TREE_NONE)
        tree_build_shape(build, node, shapes->texts[shape] - 1, 1);
}

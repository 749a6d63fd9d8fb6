/* See slow_names.h. */
#include "slow_names.h"
#include "recording_text.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EVALUATE "autograd::engine::evaluate_function: "
#define MODULE "nn.Module: "

static const struct slow_file *file_of(const struct slow_names *names, int side, int file)
{
    return &names->sides[side].files[file];
}

static uint32_t rows_of(const struct slow_file *file)
{
    return file->naive.recording->events.count;
}

/* ---- names of one side ---- */

/* "0x with 6 to 16 hex digits" becomes 0x…; names of programs have nothing beside it. */
static void merge_address(char *name)
{
    char *at = strstr(name, " 0x");
    size_t digits = at == NULL ? 0 : strspn(at + 3, "0123456789abcdef");

    if (digits < 6 || digits > 16)
        return;
    memmove(at + 6, at + 3 + digits, strlen(at + 3 + digits) + 1);
    memcpy(at + 3, "\u2026", 3);
}

/* Where the number at the end of an annotation begins, with its separator. */
static size_t number_at(const char *name)
{
    size_t at = strlen(name);

    while (at > 0 && isdigit((unsigned char)name[at - 1]))
        at--;
    return name[at] != '\0' && at > 1 && strchr(" #=:", name[at - 1]) != NULL
               ? at - 1
               : strlen(name);
}

/* "The file has several step numbers, and no annotation of that text has the same number
 * in two of them." */
static bool counts_steps(const struct slow_file *file, uint32_t row)
{
    const struct trace_recording *recording = file->naive.recording;
    const char *name = row_name(recording, row);
    size_t text = number_at(name) + 1;

    if (slow_sort_of(file, row) != SLOW_ANNOTATION || number_at(name) == strlen(name) ||
        recording->step_count < 3)
        return false;
    for (uint32_t a = 0; a < rows_of(file); a++)
        for (uint32_t b = 0; b < a; b++) {
            const char *x = row_name(recording, a), *y = row_name(recording, b);

            if (row_op(recording, a)->side == TRACE_HOST &&
                row_op(recording, b)->side == TRACE_HOST &&
                slow_sort_of(file, a) == SLOW_ANNOTATION &&
                slow_sort_of(file, b) == SLOW_ANNOTATION && strcmp(x, y) == 0 &&
                number_at(x) + 1 == text && strncmp(x, name, text) == 0 &&
                slow_step_of(file, a) != INT64_MIN &&
                slow_step_of(file, b) != INT64_MIN &&
                slow_step_of(file, a) != slow_step_of(file, b))
                return false;
        }
    return true;
}

static bool is_aliased(const struct slow_file *file, uint32_t row,
                       const struct slow_naming *naming)
{
    return naming->alias != NULL &&
           strcmp(row_name(file->naive.recording, row), naming->alias->name) == 0 &&
           strcmp(row_category(file->naive.recording, row), naming->alias->category) == 0;
}

static void label_row(const struct slow_file *file, uint32_t row,
                      const struct slow_naming *naming, char out[SLOW_NAME])
{
    const char *name = row_name(file->naive.recording, row);

    snprintf(out, SLOW_NAME, "%s",
             is_aliased(file, row, naming) ? naming->alias->row_name : name);
    if (row_op(file->naive.recording, row)->side == TRACE_HOST) {
        merge_address(out);
        if (counts_steps(file, row))
            out[number_at(out)] = '\0';
    } else if (naming->use_short_name && strstr(name, "void gemm<float>(int)") == name) {
        snprintf(out, SLOW_NAME, "gemm%s", name + strlen("void gemm<float>(int)"));
    }
}

void slow_names_make(const struct slow_side sides[2], const struct slow_naming naming[2],
                     struct slow_names *out)
{
    *out = (struct slow_names){.sides = sides, .naming = naming};
    for (int side = 0; side < 2; side++)
        for (int file = 0; file < sides[side].file_count; file++) {
            const struct slow_file *of = &sides[side].files[file];

            out->labels[side][file] =
                calloc((size_t)rows_of(of) + 1, sizeof *out->labels[side][file]);
            for (uint32_t row = 0; row < rows_of(of); row++)
                label_row(of, row, &naming[side], out->labels[side][file][row]);
        }
}

void slow_names_free(struct slow_names *names)
{
    for (int side = 0; side < 2; side++)
        for (int file = 0; file < SLOW_FILES; file++)
            free(names->labels[side][file]);
}

/* ---- Python functions ---- */

/* PATH(LINE): FUNCTION, without what is in front of the packages. */
struct function {
    char path[SLOW_NAME], name[SLOW_NAME], line[20];
};

static bool read_function(const char *text, struct function *out)
{
    const char *open = strchr(text, '('), *packages = text, *found;
    size_t digits = open == NULL ? 0 : strspn(open + 1, "0123456789");

    if (digits == 0 || strncmp(open + 1 + digits, "): ", 3) != 0)
        return false;
    while ((found = strstr(packages, "/site-packages/")) != NULL && found < open)
        packages = found + strlen("/site-packages/");
    snprintf(out->path, sizeof out->path, "%.*s", (int)(open - packages), packages);
    snprintf(out->line, sizeof out->line, "%.*s", (int)digits, open + 1);
    snprintf(out->name, sizeof out->name, "%s", open + 1 + digits + 3);
    return true;
}

/* Whether a path ends with whole components. */
static bool path_ends(const char *path, const char *end)
{
    size_t length = strlen(path), wanted = strlen(end);

    return length >= wanted && strcmp(path + length - wanted, end) == 0 &&
           (length == wanted || path[length - wanted - 1] == '/');
}

/* Asks about each Python function of a side until one fits. */
static bool any_function(const struct slow_names *names, int side,
                         bool (*fits)(const struct function *, const void *),
                         const void *context)
{
    for (int i = 0; i < names->sides[side].file_count; i++) {
        const struct slow_file *file = file_of(names, side, i);

        for (uint32_t row = 0; row < rows_of(file); row++) {
            struct function function;

            if (slow_is_call(file, row) && slow_sort_of(file, row) == SLOW_FUNCTION &&
                read_function(names->labels[side][i][row], &function) &&
                fits(&function, context))
                return true;
        }
    }
    return false;
}

static bool ends_with_it(const struct function *function, const void *end)
{
    return path_ends(function->path, end);
}

/* "the longest ending in whole components that a path of the other side ends with too" */
static const char *shared_file(const struct slow_names *names, int side,
                               const struct function *function)
{
    const char *end = function->path;

    while (end != NULL && !any_function(names, 1 - side, ends_with_it, end)) {
        const char *slash = strchr(end, '/');

        end = slash == NULL ? NULL : slash + 1;
    }
    return end == NULL ? function->path : end;
}

/* A line of one (file, name). */
struct line_of {
    const struct slow_names *names;
    int side; /* that is asked */
    const char *file, *name, *line;
};

static bool has_line(const struct function *function, const void *context)
{
    const struct line_of *wanted = context;

    return strcmp(function->name, wanted->name) == 0 &&
           strcmp(function->line, wanted->line) == 0 &&
           strcmp(shared_file(wanted->names, wanted->side, function), wanted->file) == 0;
}

static bool is_shared_line(const struct line_of *line)
{
    struct line_of other = *line;

    other.side = 1 - line->side;
    return any_function(line->names, line->side, has_line, line) &&
           any_function(line->names, other.side, has_line, &other);
}

/* Another line of the same (file, name) that both sides have. */
static bool is_second_line(const struct function *function, const void *context)
{
    const struct line_of *first = context;
    struct line_of second = *first;

    second.line = function->line;
    return strcmp(function->name, first->name) == 0 &&
           strcmp(function->line, first->line) != 0 &&
           strcmp(shared_file(first->names, first->side, function), first->file) == 0 &&
           is_shared_line(&second);
}

static void name_function(const struct slow_names *names, int side, char name[SLOW_NAME])
{
    struct function function;

    if (!read_function(name, &function))
        return;
    const char *file = shared_file(names, side, &function);
    const struct line_of line = {names, side, file, function.name, function.line};
    bool stays =
        is_shared_line(&line) && any_function(names, side, is_second_line, &line);
    snprintf(name, SLOW_NAME, stays ? "%s(%s): %s" : "%s%.0s: %s", file, function.line,
             function.name);
}

/* ---- paths ---- */

const char *slow_path_name(const char *label)
{
    return strncmp(label, EVALUATE, strlen(EVALUATE)) == 0 ? label + strlen(EVALUATE)
                                                           : label;
}

bool slow_is_same(const struct slow_names *names, int side, int file, uint32_t row)
{
    const struct slow_file *of = file_of(names, side, file);
    uint32_t above = of->above[row];

    return above != TRACE_NONE && slow_sort_of(of, row) <= SLOW_ANNOTATION &&
           slow_sort_of(of, above) <= SLOW_ANNOTATION &&
           strcmp(slow_path_name(names->labels[side][file][row]),
                  slow_path_name(names->labels[side][file][above])) == 0;
}

/* ---- modules ---- */

static void class_of(const char *name, char out[SLOW_NAME])
{
    snprintf(out, SLOW_NAME, "%s", name);
    if (strrchr(out, '_') != NULL)
        *strrchr(out, '_') = '\0';
}

/* How many names stand in a path. */
static int depth_of(const struct slow_names *names, int side, int file, uint32_t row)
{
    int depth = 0;

    for (; row != TRACE_NONE; row = file_of(names, side, file)->above[row])
        depth += !slow_is_same(names, side, file, row);
    return depth;
}

/* The first call of an instance below a parent, whose path has so many names. */
static int64_t first_call(const struct slow_names *names, int side, int file,
                          const char *parent, int depth, const char *label)
{
    const struct slow_file *of = file_of(names, side, file);
    int64_t first = INT64_MAX;

    for (uint32_t row = 0; row < rows_of(of); row++) {
        char path[SLOW_TEXT];

        if (!slow_is_call(of, row) || slow_sort_of(of, row) != SLOW_MODULE ||
            strcmp(names->labels[side][file][row], label) != 0 ||
            depth_of(names, side, file, of->above[row]) != depth)
            continue;
        slow_path_of(names, side, file, of->above[row], path);
        int64_t start = of->naive.recording->events.ts[row];
        if (strcmp(path, parent) == 0 && start < first)
            first = start;
    }
    return first;
}

/* "k in order of first call in the file below one parent of the tree of paths" */
static void name_module(const struct slow_names *names, int side, int file, uint32_t row,
                        char out[SLOW_NAME])
{
    const struct slow_file *of = file_of(names, side, file);
    char parent[SLOW_TEXT], class[SLOW_NAME], other[SLOW_NAME];
    int number = 0, depth = depth_of(names, side, file, of->above[row]);

    slow_path_of(names, side, file, of->above[row], parent);
    class_of(names->labels[side][file][row], class);
    int64_t first =
        first_call(names, side, file, parent, depth, names->labels[side][file][row]);
    for (int instance = 0; instance < 3; instance++) {
        char label[SLOW_NAME + 20];

        snprintf(label, sizeof label, "%s_%d", class, instance);
        class_of(label, other);
        number += first_call(names, side, file, parent, depth, label) < first;
    }
    snprintf(out, SLOW_NAME, "%.180s #%d", class, number);
}

/* ---- the whole ---- */

void slow_name_of(const struct slow_names *names, int side, int file, uint32_t row,
                  char out[SLOW_NAME])
{
    const struct slow_file *of = file_of(names, side, file);

    snprintf(out, SLOW_NAME, "%s", names->labels[side][file][row]);
    if (!slow_is_call(of, row))
        return;
    if (slow_sort_of(of, row) == SLOW_MODULE)
        name_module(names, side, file, row, out);
    else if (slow_sort_of(of, row) == SLOW_FUNCTION)
        name_function(names, side, out);
}

void slow_path_of(const struct slow_names *names, int side, int file, uint32_t row,
                  char out[SLOW_TEXT])
{
    const struct slow_file *of = file_of(names, side, file);
    char name[SLOW_NAME];

    if (row == TRACE_NONE) {
        out[0] = '\0';
        return;
    }
    slow_path_of(names, side, file, of->above[row], out);
    if (slow_is_same(names, side, file, row))
        return;
    slow_name_of(names, side, file, row, name);
    strncat(out, slow_path_name(name), SLOW_TEXT - strlen(out) - 2);
    strcat(out, "\n");
}

/* See python_rows.h. The paths of both sides are sorted by their components from the last
 * to the first. Then paths with a common ending stand together, and the longest one that
 * a path shares with the other side is the one it shares with the nearest path of that
 * side before or after it. */
#include "analysis/compare/python_rows.h"
#include "base/buffer.h"
#include "base/cleanup.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)256 << 20)

struct python_function {
    const char *path, *function; /* the path without the place of installation */
    size_t length;               /* of the path */
    size_t file;                 /* of the ending that the other side has too; 0: none */
    uint64_t line;
    size_t index;
    int side;
};

/* ---- one name ---- */

static const char *skip_installation(const char *path, size_t *length)
{
    static const char *const folders[] = {"/site-packages/", "/dist-packages/"};
    const char *start = path, *end = path + *length;

    for (size_t i = 0; i < 2 && start == path; i++) {
        size_t folder = strlen(folders[i]);

        for (const char *at = path;
             (at = memmem(at, (size_t)(end - at), folders[i], folder)) != NULL;) {
            start = at + folder;
            at += folder - 1; /* this slash may begin the next one */
        }
    }
    *length = (size_t)(end - start);
    return start;
}

/* The first "(LINE): " ends the path. */
static bool parse(const char *text, struct python_function *out)
{
    for (const char *open = strchr(text, '('); open != NULL;
         open = strchr(open + 1, '(')) {
        size_t digits = strspn(open + 1, "0123456789");
        const char *close = open + 1 + digits;

        if (digits == 0 || digits > PYTHON_LINE_DIGITS || strncmp(close, "): ", 3) != 0)
            continue;
        out->length = (size_t)(open - text);
        out->path = skip_installation(text, &out->length);
        out->line = strtoull(open + 1, NULL, 10);
        out->function = close + 3;
        return out->length > 0 && *out->function != '\0';
    }
    return false;
}

static bool is_separator(char byte)
{
    return byte == '/' || byte == '\\';
}

/* ---- files ---- */

/* A byte of the path from its end; the end of the path comes first, then separators. */
static int byte_at(const struct python_function *name, size_t from_end)
{
    if (from_end == name->length)
        return -3;
    char byte = name->path[name->length - 1 - from_end];
    if (is_separator(byte))
        return byte == '/' ? -2 : -1;
    return (unsigned char)byte;
}

static int compare_paths(const void *a, const void *b)
{
    const struct python_function *x = a, *y = b;

    for (size_t i = 0;; i++) {
        int left = byte_at(x, i), right = byte_at(y, i);

        if (left != right)
            return left < right ? -1 : 1;
        if (i == x->length)
            return 0;
    }
}

/* The length of the longest ending in whole components that both have. */
static size_t shared_ending(const struct python_function *x,
                            const struct python_function *y)
{
    size_t whole = 0;

    for (size_t i = 0;; i++) {
        int left = byte_at(x, i), right = byte_at(y, i);

        if (left < 0 && right < 0)
            whole = i;
        if (left != right || left == -3)
            return whole;
    }
}

static void note_other(struct python_function *name,
                       const struct python_function *last[2])
{
    const struct python_function *other = last[1 - name->side];
    size_t shared = other != NULL ? shared_ending(name, other) : 0;

    if (shared > name->file)
        name->file = shared;
    last[name->side] = name;
}

static void find_files(struct python_function *names, size_t count)
{
    const struct python_function *before[2] = {NULL, NULL}, *after[2] = {NULL, NULL};

    qsort(names, count, sizeof *names, compare_paths);
    for (size_t i = 0; i < count; i++)
        note_other(&names[i], before);
    for (size_t i = count; i-- > 0;)
        note_other(&names[i], after);
    for (size_t i = 0; i < count; i++) {
        if (names[i].file == 0)
            continue;
        names[i].path += names[i].length - names[i].file;
        names[i].length = names[i].file;
    }
}

/* ---- functions ---- */

static int compare_functions(const struct python_function *x,
                             const struct python_function *y)
{
    if (x->length != y->length)
        return x->length < y->length ? -1 : 1;
    int order = memcmp(x->path, y->path, x->length);
    return order != 0 ? order : strcmp(x->function, y->function);
}

static int compare_names(const void *a, const void *b)
{
    const struct python_function *x = a, *y = b;
    int order = compare_functions(x, y);

    if (order == 0)
        order = (x->line > y->line) - (x->line < y->line);
    return order != 0 ? order : x->side - y->side;
}

static size_t end_of_line(const struct python_function *names, size_t begin, size_t end)
{
    size_t at = begin + 1;

    while (at < end && names[at].line == names[begin].line)
        at++;
    return at;
}

/* The names of one line are sorted by side. */
static bool is_on_both(const struct python_function *names, size_t begin, size_t end)
{
    return names[begin].side != names[end - 1].side;
}

static uint32_t add_name(struct strings *merged, struct buffer *text,
                         const struct python_function *name, bool with_line)
{
    buffer_clear(text);
    buffer_append(text, name->path, name->length);
    if (with_line)
        buffer_printf(text, "(%" PRIu64 ")", name->line);
    buffer_append_text(text, ": ");
    buffer_append_text(text, name->function);
    return buffer_failed(text) ? STRINGS_NONE
                               : strings_add(merged, text->bytes, text->length);
}

/* Names the lines of one function of a file. False: memory is refused. */
static bool name_lines(struct python_rows *out, struct buffer *text,
                       const struct python_function *names, size_t begin, size_t end)
{
    size_t both = 0;

    for (size_t i = begin, next; i < end && both < 2; i = next) {
        next = end_of_line(names, i, end);
        both += is_on_both(names, i, next);
    }
    for (size_t i = begin, next; i < end; i = next) {
        next = end_of_line(names, i, end);
        bool stays = both == 2 && is_on_both(names, i, next);
        uint32_t row = add_name(&out->merged, text, &names[i], stays);

        if (row == STRINGS_NONE)
            return false;
        for (size_t k = i; k < next; k++)
            out->row[names[k].side][names[k].index] = row;
    }
    return true;
}

static int name_all(struct python_rows *out, struct python_function *names, size_t count,
                    struct error *error)
{
    struct budget *budget = out->memory.budget;
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, TEXTS_MAX);
    qsort(names, count, sizeof *names, compare_names);
    for (size_t i = 0, end; i < count && !budget_is_over(budget); i = end) {
        for (end = i + 1; end < count && compare_functions(&names[i], &names[end]) == 0;)
            end++;
        if (!name_lines(out, &text, names, i, end))
            return budget_or_memory(budget, error);
    }
    return budget_look(budget, error);
}

static int find_merged(struct python_rows *out, const char *const *const names[2],
                       const size_t count[2], struct error *error)
{
    struct budget *budget = out->memory.budget;

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < count[side] && !budget_is_over(budget); i++)
            if (out->row[side][i] == STRINGS_NONE)
                out->row[side][i] =
                    strings_find(&out->merged, names[side][i], strlen(names[side][i]));
    return budget_look(budget, error);
}

/* ---- the whole ---- */

int python_rows_make(const char *const *const names[2], const size_t count[2],
                     struct budget *budget, struct python_rows *out, struct error *error)
{
    size_t room = count[0] + count[1], found = 0;
    CLEANUP_FREE struct python_function *list = NULL;

    *out = (struct python_rows){.memory = {.budget = budget}};
    strings_init_counted(&out->merged, TEXTS_MAX, budget);
    int failed =
        budget_share_take(&out->memory, room * (sizeof *list + sizeof **out->row), error);
    if (failed != 0)
        return failed;
    list = calloc(room + 1, sizeof *list);
    for (int side = 0; side < 2; side++) {
        out->row[side] = malloc((count[side] + 1) * sizeof *out->row[side]);
        if (list == NULL || out->row[side] == NULL)
            return error_set_memory(error);
        memset(out->row[side], 0xFF, (count[side] + 1) * sizeof *out->row[side]);
        for (size_t i = 0; i < count[side] && !budget_is_over(budget); i++)
            if (parse(names[side][i], &list[found])) {
                list[found].index = i;
                list[found++].side = side;
            }
    }
    failed = budget_look(budget, error);
    if (failed != 0)
        return failed;
    find_files(list, found);
    failed = name_all(out, list, found, error);
    return failed == 0 ? find_merged(out, names, count, error) : failed;
}

void python_rows_free(struct python_rows *rows)
{
    strings_free(&rows->merged);
    free(rows->row[0]);
    free(rows->row[1]);
    budget_share_return(&rows->memory);
    *rows = (struct python_rows){0};
}

const char *python_rows_name(const struct python_rows *rows, int side, size_t index)
{
    uint32_t row = rows->row[side][index];

    return row == STRINGS_NONE ? NULL : strings_text(&rows->merged, row);
}

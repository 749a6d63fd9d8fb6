/* See commits_text.h. */
#include "render/commits_text.h"

#include "base/cleanup.h"
#include "render/markdown_text.h"
#include "render/table_text.h"

#include <string.h>

#define COMMIT_DIGITS 10
#define LINE_CHARACTERS 100

static bool has_any(const struct answer_commits *commits, int side)
{
    return commits->only[side] != NULL && *commits->only[side] != '\0';
}

/* What the list of a side is, without an end. */
static void write_title(const struct answer_commits *commits, int side,
                        struct buffer *out)
{
    static const char *const names[] = {"control", "test"};

    buffer_printf(out, "Commits of the %s that the %s lacks (git log %.*s..%.*s)",
                  names[side], names[!side], COMMIT_DIGITS, commits->commit[!side],
                  COMMIT_DIGITS, commits->commit[side]);
}

static const char diverged[] =
    "Neither commit is an ancestor of the other: each side has commits that the other "
    "lacks.";

/* The next line of *text, or NULL. Its end becomes a NUL. */
static char *next_line(char **text)
{
    char *line = *text, *end = strchr(line, '\n');

    if (end == NULL)
        return NULL;
    *end = '\0';
    *text = end + 1;
    return line;
}

void commits_write_table(const struct answer_commits *commits, size_t width,
                         struct buffer *out)
{
    if (has_any(commits, 0) && has_any(commits, 1)) {
        buffer_append_text(out, "note: ");
        table_wrap(diverged, width, strlen("note: "), 6, out);
        buffer_append_char(out, '\n');
    }
    for (int side = 1; side >= 0; side--) {
        CLEANUP_FREE char *copy =
            has_any(commits, side) ? strdup(commits->only[side]) : NULL;
        if (copy == NULL)
            continue;
        write_title(commits, side, out);
        buffer_append_text(out, ":\n");
        for (char *rest = copy, *line; (line = next_line(&rest)) != NULL;) {
            buffer_append_text(out, "  ");
            table_name(line, width < LINE_CHARACTERS ? width - 2 : LINE_CHARACTERS - 2,
                       out);
            buffer_append_char(out, '\n');
        }
        if (commits->more[side])
            buffer_append_text(out, "  … and more\n");
    }
}

void commits_write_markdown(const struct answer_commits *commits, struct buffer *out)
{
    if (has_any(commits, 0) && has_any(commits, 1))
        buffer_printf(out, "\n%s\n", diverged);
    for (int side = 1; side >= 0; side--) {
        CLEANUP_FREE char *copy =
            has_any(commits, side) ? strdup(commits->only[side]) : NULL;
        if (copy == NULL)
            continue;
        buffer_append_text(out, "\n<details open><summary>");
        write_title(commits, side, out);
        buffer_append_text(out, "</summary>\n\n");
        for (char *rest = copy, *line; (line = next_line(&rest)) != NULL;) {
            buffer_append_text(out, "- ");
            markdown_inline_code(line, LINE_CHARACTERS, out);
            buffer_append_char(out, '\n');
        }
        buffer_append_text(out, commits->more[side] ? "- … and more\n\n</details>\n"
                                                    : "\n</details>\n");
    }
}

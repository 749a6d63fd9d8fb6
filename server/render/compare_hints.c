/* See compare_hints.h. */
#include "render/compare_hints.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "store/set/set_pair.h"

#include <string.h>

#define WORD_BYTES_MAX ((size_t)1 << 17)

/* Appends a name as a word of a shell; false if a terminal would show it differently. */
static bool write_quoted(const char *name, struct buffer *out)
{
    if (!text_is_clean(name, strlen(name)))
        return false;
    buffer_append_char(out, '\'');
    for (const char *byte = name; *byte != '\0'; byte++) {
        if (*byte == '\'')
            buffer_append_text(out, "'\\'");
        buffer_append_char(out, *byte);
    }
    buffer_append_char(out, '\'');
    return !buffer_failed(out);
}

/* The marker that a side suggests; NULL: it has steps, or there is none. */
static const char *suggestion_of(const struct compare_result *result, int side)
{
    const struct selection *selection = &result->selection[side];
    bool has_steps = selection->pseudo_count < selection->step_count;

    return selection->any || has_steps || result->info[side].marker != NULL
               ? NULL
               : result->view[side].suggested_marker;
}

static void write_hint(const struct compare_result *result, int side, const char *who,
                       const char *option, struct buffer *out)
{
    const char *marker = suggestion_of(result, side);
    CLEANUP_BUFFER struct buffer word;

    buffer_init(&word, WORD_BYTES_MAX);
    if (marker != NULL && write_quoted(marker, &word))
        buffer_printf(out, "hint: %s steps; %s %s makes steps of %llu rows\n", who,
                      option, word.bytes,
                      (unsigned long long)result->view[side].suggested_rows);
}

void compare_write_hints(const struct compare_result *result, struct buffer *out)
{
    const char *control = suggestion_of(result, PAIR_CONTROL);
    const char *test = suggestion_of(result, PAIR_TEST);

    if (control != NULL && test != NULL && strcmp(control, test) == 0) {
        write_hint(result, PAIR_CONTROL, "neither side has", "--marker", out);
        return;
    }
    write_hint(result, PAIR_CONTROL, "control has no", "--control-marker", out);
    write_hint(result, PAIR_TEST, "test has no", "--test-marker", out);
}

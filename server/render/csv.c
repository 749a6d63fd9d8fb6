/* See csv.h. */
#include "render/csv.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <string.h>

/* Whether a spreadsheet would read a field that begins here as a formula. It may read
 * quotes as those of the field. */
static bool begins_formula(const char *text)
{
    static const char *const wide[] = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

    text += strspn(text, "\"");
    if (*text != '\0' && strchr("=+-@", *text) != NULL)
        return true;
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        if (strncmp(text, wide[i], strlen(wide[i])) == 0)
            return true;
    return false;
}

void csv_append_words(struct buffer *out, const char *text)
{
    bool quoted = strpbrk(text, ",;\t\"\r\n") != NULL;

    if (quoted)
        buffer_append_char(out, '"');
    for (; *text != '\0'; text++) {
        if (*text == '"')
            buffer_append_char(out, '"');
        buffer_append_char(out, *text);
    }
    if (quoted)
        buffer_append_char(out, '"');
}

void csv_append_text(struct buffer *out, const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer clean, guarded;

    buffer_init(&clean, out->maximum);
    buffer_init(&guarded, out->maximum);
    text_append_utf8(&clean, bytes, length);
    const char *text = clean.bytes == NULL ? "" : clean.bytes;
    if (*text != '\0' && strchr("\t\r\n", *text) != NULL)
        buffer_append_char(&guarded, '\'');
    bool begins = true;
    for (size_t i = 0; i < clean.length; i++) {
        if (begins && begins_formula(text + i))
            buffer_append_char(&guarded, '\'');
        begins = strchr(";\t\r\n", text[i]) != NULL;
        buffer_append_char(&guarded, text[i]);
    }
    if (buffer_failed(&clean) || buffer_failed(&guarded))
        out->failed = true;
    else
        csv_append_words(out, guarded.bytes == NULL ? "" : guarded.bytes);
}

/* See csv.h. */
#include "api/csv.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <string.h>

void csv_append_text(struct buffer *out, const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer clean;

    buffer_init(&clean, out->maximum);
    text_append_utf8(&clean, bytes, length);
    if (buffer_failed(&clean))
        out->failed = true;
    const char *text = clean.bytes == NULL ? "" : clean.bytes;
    bool quoted = strpbrk(text, ",\"\r\n") != NULL;
    if (quoted)
        buffer_append_char(out, '"');
    if (*text != '\0' && strchr("=+-@\t\r\n", *text) != NULL)
        buffer_append_char(out, '\'');
    for (size_t i = 0; i < clean.length; i++) {
        if (text[i] == '"')
            buffer_append_char(out, '"');
        buffer_append_char(out, text[i]);
    }
    if (quoted)
        buffer_append_char(out, '"');
}

/* See unescape.h. */
#include "trace/scan/unescape.h"

#include "base/text.h"

#include <string.h>

/* The code unit of "uXXXX" at raw[0]; -1 if there is none. */
static int code_unit(const uint8_t *raw, size_t length)
{
    int value = 0;

    if (length < 5 || raw[0] != 'u')
        return -1;
    for (int i = 1; i < 5; i++) {
        int digit = text_hex_digit(raw[i]);

        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}

static void append_code_point(struct buffer *out, uint32_t c)
{
    char bytes[4];
    size_t length;

    if (c == 0) {
        memcpy(bytes, "\xC0\x80", 2);
        length = 2;
    } else if (c < 0x80) {
        bytes[0] = (char)c;
        length = 1;
    } else if (c < 0x800) {
        bytes[0] = (char)(0xC0 | c >> 6);
        bytes[1] = (char)(0x80 | (c & 0x3F));
        length = 2;
    } else if (c < 0x10000) {
        bytes[0] = (char)(0xE0 | c >> 12);
        bytes[1] = (char)(0x80 | (c >> 6 & 0x3F));
        bytes[2] = (char)(0x80 | (c & 0x3F));
        length = 3;
    } else {
        bytes[0] = (char)(0xF0 | c >> 18);
        bytes[1] = (char)(0x80 | (c >> 12 & 0x3F));
        bytes[2] = (char)(0x80 | (c >> 6 & 0x3F));
        bytes[3] = (char)(0x80 | (c & 0x3F));
        length = 4;
    }
    buffer_append(out, bytes, length);
}

/* Appends the escape that starts at raw[0] (the byte after the backslash); returns how
 * many bytes it took. */
static size_t append_escape(struct buffer *out, const uint8_t *raw, size_t length)
{
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    const char *simple = memchr(from, raw[0], sizeof from - 1);
    int high = code_unit(raw, length), low;

    if (simple != NULL) {
        buffer_append_char(out, to[simple - from]);
        return 1;
    }
    if (high < 0) {
        buffer_append_char(out, '\\');
        return 0;
    }
    if (high >= 0xD800 && high < 0xDC00 && length >= 11 && raw[5] == '\\') {
        low = code_unit(raw + 6, length - 6);
        if (low >= 0xDC00 && low < 0xE000) {
            append_code_point(out, 0x10000 + ((uint32_t)(high - 0xD800) << 10) +
                                       (uint32_t)(low - 0xDC00));
            return 11;
        }
    }
    append_code_point(out, (uint32_t)high);
    return 5;
}

/* Appends bytes without escapes; a raw NUL becomes C0 80, too. */
static void append_plain(struct buffer *out, const uint8_t *raw, size_t length)
{
    const uint8_t *nul;

    while ((nul = memchr(raw, '\0', length)) != NULL) {
        size_t before = (size_t)(nul - raw);

        buffer_append(out, raw, before);
        append_code_point(out, 0);
        raw += before + 1;
        length -= before + 1;
    }
    buffer_append(out, raw, length);
}

void unescape_json(struct buffer *out, const uint8_t *raw, size_t length)
{
    while (length > 0) {
        const uint8_t *backslash = memchr(raw, '\\', length);
        size_t plain = backslash == NULL ? length : (size_t)(backslash - raw);

        append_plain(out, raw, plain);
        raw += plain;
        length -= plain;
        if (length == 0)
            return;
        raw++;
        length--;
        if (length == 0) {
            buffer_append_char(out, '\\');
            return;
        }
        size_t used = append_escape(out, raw, length);
        raw += used;
        length -= used;
    }
}

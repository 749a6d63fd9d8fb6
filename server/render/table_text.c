/* See table_text.h. */
#include "render/table_text.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const char *table_colour(bool colour, double difference)
{
    if (!colour || difference == 0 || isnan(difference))
        return "";
    return difference > 0 ? "\033[31m" : "\033[32m";
}

const char *table_faint(bool colour)
{
    return colour ? "\033[2m" : "";
}

const char *table_warning(bool colour)
{
    return colour ? "\033[33m" : "";
}

const char *table_bold(bool colour)
{
    return colour ? "\033[1m" : "";
}

const char *table_plain(bool colour)
{
    return colour ? "\033[0m" : "";
}

void table_time(double ns, bool sign, char out[TABLE_TIME_SIZE])
{
    double size = fabs(ns), value = ns / 1e3;
    const char *unit = "\xC2\xB5s";

    if (isnan(ns)) {
        snprintf(out, TABLE_TIME_SIZE, "\xE2\x80\x93");
        return;
    }
    if (size >= 1e9) {
        value = ns / 1e9;
        unit = "s ";
    } else if (size >= 1e6) {
        value = ns / 1e6;
        unit = "ms";
    }
    snprintf(out, TABLE_TIME_SIZE, "%s %s",
             ns == 0 ? "0" : text_number(value, 3, sign).text, unit);
}

static void trim_end(struct buffer *out)
{
    while (out->length > 0 && out->bytes[out->length - 1] == ' ')
        out->length--;
}

void table_append_time(double ns, bool sign, struct buffer *out)
{
    char text[TABLE_TIME_SIZE];

    table_time(ns, sign, text);
    buffer_append_text(out, text);
    trim_end(out);
}

void table_end_line(struct buffer *out)
{
    trim_end(out);
    buffer_append_char(out, '\n');
}

/* Length in characters of UTF-8 bytes. */
static size_t character_count(const char *text, size_t length)
{
    size_t count = 0;

    for (size_t i = 0; i < length; i++)
        count += ((unsigned char)text[i] & 0xC0) != 0x80;
    return count;
}

size_t table_width(const char *text)
{
    return character_count(text, strlen(text));
}

void table_right(const char *text, size_t width, struct buffer *out)
{
    for (size_t used = table_width(text); used < width; used++)
        buffer_append_char(out, ' ');
    buffer_append_text(out, text);
}

/* The byte at which the given character starts. */
static size_t byte_of(const char *text, size_t character)
{
    size_t i = 0;

    for (; text[i] != '\0'; i++) {
        if (((unsigned char)text[i] & 0xC0) == 0x80)
            continue;
        if (character == 0)
            break;
        character--;
    }
    return i;
}

/* The name as it may be shown; empty when memory is refused. */
static void clean_name(const char *name, struct buffer *out)
{
    buffer_init(out, (size_t)1 << 20);
    text_append_utf8(out, name, strlen(name));
    if (buffer_failed(out))
        buffer_clear(out);
    if (out->length > 0)
        out->length = text_clean(out->bytes, out->length);
}

/* Characters first .. first + count - 1. */
static void append_characters(const char *text, size_t first, size_t count,
                              struct buffer *out)
{
    size_t begin = byte_of(text, first);

    buffer_append(out, text + begin, byte_of(text + begin, count));
}

/* The beginning and the end, with a gap between them. */
static void append_ends(const char *text, size_t characters, size_t width,
                        struct buffer *out)
{
    size_t head = width * 2 / 3, tail = width - head - 1;

    append_characters(text, 0, head, out);
    buffer_append_text(out, "…");
    append_characters(text, characters - tail, tail, out);
}

/* The beginning, a gap, and the text around a character. */
static void append_around(const char *text, size_t characters, size_t focus, size_t width,
                          struct buffer *out)
{
    size_t head = width / 3, shown = width - head - 2;
    size_t first = focus > shown / 4 ? focus - shown / 4 : 0;

    if (first + shown >= characters) {
        append_characters(text, 0, head, out);
        buffer_append_text(out, "…");
        append_characters(text, characters - shown - 1, shown + 1, out);
        return;
    }
    append_characters(text, 0, head, out);
    buffer_append_text(out, "…");
    append_characters(text, first, shown, out);
    buffer_append_text(out, "…");
}

void table_name(const char *name, size_t width, struct buffer *out)
{
    table_name_beside(name, NULL, width, out);
}

void table_name_beside(const char *name, const char *other, size_t width,
                       struct buffer *out)
{
    CLEANUP_BUFFER struct buffer shown, beside;
    size_t same = 0;

    clean_name(name, &shown);
    clean_name(other != NULL ? other : "", &beside);
    size_t characters = character_count(shown.bytes, shown.length);
    while (same < shown.length && same < beside.length &&
           shown.bytes[same] == beside.bytes[same])
        same++;
    size_t focus = character_count(shown.bytes, same);
    if (shown.length == 0)
        return;
    if (characters <= width)
        buffer_append(out, shown.bytes, shown.length);
    else if (focus < width * 2 / 3 || focus == characters || other == NULL)
        append_ends(shown.bytes, characters, width, out);
    else
        append_around(shown.bytes, characters, focus, width, out);
}

const char *table_likest(const char *name, const char *const *others, size_t count)
{
    const char *likest = NULL;
    size_t most = 0;

    for (size_t i = 0; i < count; i++) {
        size_t same = 0;

        while (name[same] != '\0' && name[same] == others[i][same])
            same++;
        if (same > most && strcmp(name, others[i]) != 0) {
            most = same;
            likest = others[i];
        }
    }
    return likest;
}

/* The word of a text that begins most like this one and is another; NULL: none does. */
static char *likest_word(const char *text, const char *word)
{
    char *likest = NULL;
    size_t most = 0;

    for (size_t length; *text != '\0'; text += length + (text[length] == ' ')) {
        size_t same = 0;

        length = strcspn(text, " ");
        while (same < length && word[same] == text[same])
            same++;
        if (same <= most || (same == length && word[same] == '\0'))
            continue;
        free(likest);
        likest = strndup(text, length);
        most = same;
    }
    return likest;
}

/* A word that is too long is cut so that it differs from the others. */
static void append_word(const char *text, const char *word, size_t length, size_t width,
                        struct buffer *out)
{
    if (character_count(word, length) <= width || width <= 3) {
        buffer_append(out, word, length);
        return;
    }
    CLEANUP_FREE char *copy = strndup(word, length);
    CLEANUP_FREE char *likest = copy == NULL ? NULL : likest_word(text, copy);
    if (copy == NULL)
        buffer_append(out, word, length);
    else
        table_name_beside(copy, likest, width, out);
}

void table_wrap(const char *text, size_t width, size_t column, size_t indent,
                struct buffer *out)
{
    CLEANUP_BUFFER struct buffer shown;
    bool begins = true;

    clean_name(text, &shown);
    for (size_t i = 0; i < shown.length;) {
        size_t length = strcspn(shown.bytes + i, " ");
        size_t characters = character_count(shown.bytes + i, length);

        if (length > 0) {
            if (!begins && column + 1 + characters > width) {
                buffer_printf(out, "\n%*s", (int)indent, "");
                column = indent;
            } else if (!begins) {
                buffer_append_char(out, ' ');
                column++;
            }
            append_word(shown.bytes, shown.bytes + i, length, width - indent, out);
            column += characters;
            begins = false;
        }
        i += length + (shown.bytes[i + length] == ' ');
    }
}

/* See brief_lines.h. */
#include "render/brief_lines.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "render/table_text.h"

#include <math.h>
#include <string.h>

#define LINE_BYTES_MAX ((size_t)1 << 17)
#define LAST_LINE_BYTES 60
#define DOTS "\xE2\x80\xA6"

void brief_lines_begin(struct brief_lines *lines, size_t bytes, struct buffer *out)
{
    *lines = (struct brief_lines){.out = out, .room = bytes - LAST_LINE_BYTES};
    buffer_init(&lines->line, LINE_BYTES_MAX);
    lines->line.budget = out->budget;
}

void brief_line(struct brief_lines *lines, const char *key)
{
    buffer_printf(&lines->line, "%s: ", key);
}

void brief_line_of(struct brief_lines *lines, const char *key, size_t number,
                   const char *rest)
{
    buffer_printf(&lines->line, "%s.%zu%s: ", key, number, rest);
}

void brief_line_end(struct brief_lines *lines)
{
    buffer_append_char(&lines->line, '\n');
    if (buffer_failed(&lines->line)) {
        lines->out->failed = true;
        return;
    }
    if (lines->line.length <= lines->room) {
        buffer_append(lines->out, lines->line.bytes, lines->line.length);
        lines->room -= lines->line.length;
    } else {
        lines->left_out++;
    }
    buffer_clear(&lines->line);
}

void brief_lines_end(struct brief_lines *lines)
{
    if (lines->left_out > 0)
        buffer_printf(lines->out, "left_out: %zu line%s that did not fit\n",
                      lines->left_out, lines->left_out == 1 ? "" : "s");
    buffer_free(&lines->line);
}

/* The last place up to `at` where a letter begins. */
static size_t letter_start(const char *text, size_t at)
{
    while (at > 0 && ((unsigned char)text[at] & 0xC0) == 0x80)
        at--;
    return at;
}

/* The text without characters that could begin a line; false for lack of memory. */
static bool make_clean(const char *text, size_t most, struct buffer *clean)
{
    buffer_init(clean, LINE_BYTES_MAX);
    buffer_append(clean, text, strnlen(text, most));
    if (buffer_failed(clean))
        return false;
    if (clean->length > 0) {
        clean->length = text_clean(clean->bytes, clean->length);
        clean->bytes[clean->length] = '\0';
    }
    return true;
}

void brief_name(const char *name, size_t bytes, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer clean;

    if (!make_clean(name, LINE_BYTES_MAX - 1, &clean)) {
        out->failed = true;
        return;
    }
    for (size_t i = 0; i < clean.length; i++)
        if (clean.bytes[i] == '`')
            clean.bytes[i] = '\'';
    buffer_append_char(out, '`');
    if (clean.length <= bytes) {
        buffer_append(out, clean.bytes, clean.length);
    } else {
        size_t half = (bytes - strlen(DOTS)) / 2;
        size_t head = letter_start(clean.bytes, half), tail = clean.length - half;

        while (tail < clean.length && ((unsigned char)clean.bytes[tail] & 0xC0) == 0x80)
            tail++;
        buffer_append(out, clean.bytes, head);
        buffer_append_text(out, DOTS);
        buffer_append(out, clean.bytes + tail, clean.length - tail);
    }
    buffer_append_char(out, '`');
}

void brief_text(const char *text, size_t bytes, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer clean;

    if (!make_clean(text, LINE_BYTES_MAX - 1, &clean)) {
        out->failed = true;
        return;
    }
    if (clean.length <= bytes) {
        buffer_append(out, clean.bytes, clean.length);
        return;
    }
    buffer_append(out, clean.bytes, letter_start(clean.bytes, bytes - strlen(DOTS)));
    buffer_append_text(out, DOTS);
}

void brief_sentence(const struct sentence *sentence, size_t bytes, struct buffer *out)
{
    const char *words = sentence_words(sentence);
    size_t end = sentence->text.length;
    CLEANUP_BUFFER struct buffer clean;
    bool inside = false;

    if (end > bytes) {
        end = letter_start(words, bytes - strlen(DOTS) - 1);
        for (size_t i = 0; i < sentence->count; i++)
            inside = inside ||
                     (sentence->parts[i].kind == PART_NAME &&
                      end >= sentence->parts[i].begin && end <= sentence->parts[i].end);
    }
    if (!make_clean(words, end, &clean))
        out->failed = true;
    else
        buffer_append(out, clean.bytes, clean.length);
    if (end < sentence->text.length)
        buffer_append_text(out, inside ? DOTS "`" : DOTS);
}

void brief_percent(double percent, struct buffer *out)
{
    char text[TEXT_PERCENT_SIZE];

    if (!isfinite(percent))
        return;
    text_percent_change(percent, text);
    buffer_printf(out, " (%s)", text);
}

void brief_change(double control, double test, double change, struct buffer *out)
{
    buffer_append_text(out, "control ");
    table_append_time(control, false, out);
    buffer_append_text(out, ", test ");
    table_append_time(test, false, out);
    buffer_append_text(out, ", change ");
    table_append_time(change, true, out);
    if (control > 0)
        brief_percent(100 * change / control, out);
}

void brief_url_value(const char *text, struct buffer *out)
{
    for (const char *byte = text; *byte != '\0' && !buffer_failed(out); byte++) {
        unsigned char letter = (unsigned char)*byte;
        bool plain = (letter >= '0' && letter <= '9') ||
                     (letter >= 'A' && letter <= 'Z') ||
                     (letter >= 'a' && letter <= 'z') || strchr("-._~,", letter) != NULL;

        if (plain)
            buffer_append_char(out, *byte);
        else
            buffer_printf(out, "%%%02X", letter);
    }
}

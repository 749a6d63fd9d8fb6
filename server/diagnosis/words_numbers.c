/* See words_numbers.h. */
#include "diagnosis/words_numbers.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define NAME_LONG ((size_t)72)
#define NAME_CUT ((size_t)96)
#define SHAPES_CUT ((size_t)60)

struct unit {
    const char *name;
    double ns;
};

static const struct unit *unit_of(double ns)
{
    static const struct unit units[] = {
        {"ns", 1}, {"\xC2\xB5s", 1e3}, {"ms", 1e6}, {"s", 1e9}};
    size_t at = 0;

    while (at + 1 < sizeof units / sizeof units[0] && fabs(ns) >= 999.5 * units[at].ns)
        at++;
    return &units[at];
}

void words_digits(struct buffer *out, double value)
{
    double size = fabs(value);

    if (size >= 99.95 || value == 0)
        buffer_printf(out, "%.0f", text_rounded(value, 0));
    else if (size >= 9.995)
        buffer_printf(out, "%.1f", text_rounded(value, 1));
    else
        buffer_printf(out, "%.2f", text_rounded(value, 2));
}

void words_time(struct buffer *out, double ns)
{
    const struct unit *unit = unit_of(ns);

    words_digits(out, ns / unit->ns);
    buffer_printf(out, " %s", unit->name);
}

static void write_two(struct buffer *out, double first_ns, const char *between,
                      double second_ns)
{
    const struct unit *unit = unit_of(fmax(fabs(first_ns), fabs(second_ns)));

    words_digits(out, first_ns / unit->ns);
    buffer_append_text(out, between);
    words_digits(out, second_ns / unit->ns);
    buffer_printf(out, " %s", unit->name);
}

void words_times(struct buffer *out, double from_ns, double to_ns)
{
    write_two(out, from_ns, " \xE2\x86\x92 ", to_ns);
}

void words_of(struct buffer *out, double part_ns, double whole_ns)
{
    write_two(out, part_ns, " of ", whole_ns);
}

void words_instead(struct buffer *out, double from_ns, double to_ns)
{
    write_two(out, to_ns, " instead of ", from_ns);
}

void words_count(struct buffer *out, double count)
{
    if (fabs(count - round(count)) < 0.005 || count >= 1000)
        buffer_printf(out, "%.0f", count);
    else
        buffer_printf(out, count >= 10 ? "%.1f" : "%.2f", count);
}

const char *words_plural(double count)
{
    return fabs(count - 1) < 0.005 ? "" : "s";
}

void words_often(struct buffer *out, double count)
{
    if (*words_plural(count) == '\0') {
        buffer_append_text(out, "once");
        return;
    }
    words_count(out, count);
    buffer_append_text(out, " times");
}

void words_counts(struct buffer *out, const double counts[2])
{
    words_count(out, counts[0]);
    buffer_append_text(out, " \xE2\x86\x92 ");
    words_count(out, counts[1]);
}

void words_percent(struct buffer *out, double part)
{
    double percent = 100 * fabs(part);

    int digits = percent >= 9.95 ? 0 : 1;

    buffer_printf(out, "%.*f %%", digits, text_rounded(percent, digits));
}

/* ---- names ---- */

/* Appends bytes as UTF-8, with blanks for ASCII control characters and backticks. */
static void words_readable(struct buffer *out, const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 4 * NAME_CUT + 64);
    text_append_utf8(&text, bytes, length);
    if (buffer_failed(&text)) {
        out->failed = true;
        return;
    }
    for (size_t i = 0; i < text.length; i++) {
        unsigned char c = (unsigned char)text.bytes[i];

        buffer_append_char(out, c < 0x20 || c == 0x7F || c == '`' ? ' ' : text.bytes[i]);
    }
}

void words_name(struct buffer *out, const char *name, bool device)
{
    CLEANUP_BUFFER struct buffer brief;
    size_t length = strlen(name);

    buffer_init(&brief, (size_t)1 << 16);
    if (device && length > NAME_LONG) {
        trace_short_name(&brief, "kernel", name, length);
        if (buffer_failed(&brief)) {
            out->failed = true;
            return;
        }
        if (brief.length > 0) {
            name = brief.bytes;
            length = brief.length;
        }
    }
    buffer_append_char(out, '`');
    if (length <= NAME_CUT) {
        words_readable(out, name, length);
    } else {
        size_t head = NAME_CUT * 2 / 3, tail = NAME_CUT / 3;

        while (head > 0 && ((unsigned char)name[head] & 0xC0) == 0x80)
            head--;
        while (tail > 0 && ((unsigned char)name[length - tail] & 0xC0) == 0x80)
            tail--;
        words_readable(out, name, head);
        buffer_append_text(out, "\xE2\x80\xA6");
        words_readable(out, name + length - tail, tail);
    }
    buffer_append_char(out, '`');
}

void words_shapes(struct buffer *out, const char *shapes)
{
    size_t length = strlen(shapes);

    words_readable(out, shapes, length < SHAPES_CUT ? length : SHAPES_CUT);
    buffer_append_text(out, length > SHAPES_CUT ? "\xE2\x80\xA6" : "");
}

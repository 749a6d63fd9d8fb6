#include "base/sentence.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_CUT ((size_t)96)
#define ARROW " \xE2\x86\x92 "
#define DOTS "\xE2\x80\xA6"
#define MINUS "\xE2\x88\x92"

void sentence_init(struct sentence *sentence)
{
    *sentence = SENTENCE;
}

void sentence_free(struct sentence *sentence)
{
    buffer_free(&sentence->text);
    buffer_free(&sentence->rows);
    free(sentence->parts);
    sentence->parts = NULL;
    sentence->count = sentence->capacity = 0;
}

void sentence_clear(struct sentence *sentence)
{
    buffer_clear(&sentence->text);
    buffer_clear(&sentence->rows);
    sentence->count = 0;
}

bool sentence_failed(const struct sentence *sentence)
{
    return buffer_failed(&sentence->text) || buffer_failed(&sentence->rows);
}

bool sentence_is_empty(const struct sentence *sentence)
{
    return sentence->text.length == 0;
}

const char *sentence_words(const struct sentence *sentence)
{
    return sentence_is_empty(sentence) ? "" : sentence->text.bytes;
}

const char *sentence_row(const struct sentence *sentence,
                         const struct sentence_part *part)
{
    return sentence->rows.bytes + part->row;
}

const char *sentence_category(const struct sentence *sentence,
                              const struct sentence_part *part)
{
    return sentence->rows.bytes + part->category;
}

/* ---- parts ---- */

/* What was written since `begin` is a part; text continues the text before it. */
static struct sentence_part *add_part(struct sentence *sentence,
                                      enum sentence_part_kind kind, size_t begin)
{
    size_t end = sentence->text.length;
    struct sentence_part *last =
        sentence->count > 0 ? &sentence->parts[sentence->count - 1] : NULL;

    if (buffer_failed(&sentence->text) || (begin == end && kind != PART_NAME))
        return NULL;
    if (kind == PART_TEXT && last != NULL && last->kind == PART_TEXT) {
        last->end = end;
        return last;
    }
    if (!ARRAY_RESERVE(sentence->parts, sentence->capacity, sentence->count + 1) ||
        sentence->parts == NULL) {
        sentence->text.failed = true;
        return NULL;
    }
    struct sentence_part *part = &sentence->parts[sentence->count++];
    *part = (struct sentence_part){.kind = kind, .begin = begin, .end = end, .unit = ""};
    return part;
}

static void append_format(struct buffer *out, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));
static void append_format(struct buffer *out, const char *format, va_list arguments)
{
    char text[512];
    int length = vsnprintf(text, sizeof text, format, arguments);

    if (length < 0 || (size_t)length >= sizeof text)
        out->failed = true;
    else
        buffer_append(out, text, (size_t)length);
}

void sentence_text(struct sentence *sentence, const char *text)
{
    size_t begin = sentence->text.length;

    buffer_append_text(&sentence->text, text);
    add_part(sentence, PART_TEXT, begin);
}

void sentence_printf(struct sentence *sentence, const char *format, ...)
{
    size_t begin = sentence->text.length;
    va_list arguments;

    va_start(arguments, format);
    append_format(&sentence->text, format, arguments);
    va_end(arguments);
    add_part(sentence, PART_TEXT, begin);
}

/* Appends the bytes as UTF-8, with blanks for control characters and backticks. */
static void append_readable(struct sentence *sentence, const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(4 * NAME_CUT + 64);

    text_append_utf8(&text, bytes, length);
    if (buffer_failed(&text)) {
        sentence->text.failed = true;
        return;
    }
    for (size_t i = 0; i < text.length; i++) {
        unsigned char c = (unsigned char)text.bytes[i];

        buffer_append_char(&sentence->text,
                           c < 0x20 || c == 0x7F || c == '`' ? ' ' : text.bytes[i]);
    }
}

/* Whole letters of a name, of a long one from the beginning and the end. */
static void append_cut(struct sentence *sentence, const char *name)
{
    size_t length = strlen(name), head = NAME_CUT * 2 / 3, tail = NAME_CUT / 3;

    if (length <= NAME_CUT) {
        append_readable(sentence, name, length);
        return;
    }
    while (head > 0 && ((unsigned char)name[head] & 0xC0) == 0x80)
        head--;
    while (tail > 0 && ((unsigned char)name[length - tail] & 0xC0) == 0x80)
        tail--;
    append_readable(sentence, name, head);
    buffer_append_text(&sentence->text, DOTS);
    append_readable(sentence, name + length - tail, tail);
}

void sentence_name(struct sentence *sentence, const char *name, const char *row,
                   const char *category)
{
    buffer_append_char(&sentence->text, '`');
    size_t begin = sentence->text.length;
    append_cut(sentence, name);
    struct sentence_part *part = add_part(sentence, PART_NAME, begin);
    buffer_append_char(&sentence->text, '`');
    if (part == NULL || row == NULL || category == NULL)
        return;
    part->has_row = true;
    part->row = sentence->rows.length;
    buffer_append(&sentence->rows, row, strlen(row) + 1);
    part->category = sentence->rows.length;
    buffer_append(&sentence->rows, category, strlen(category) + 1);
}

/* A true minus in place of the hyphen at `begin`. */
static void put_minus(struct buffer *out, size_t begin)
{
    if (buffer_failed(out) || out->length <= begin || out->bytes[begin] != '-')
        return;
    buffer_append(out, MINUS, sizeof MINUS - 2); /* room for what follows it */
    if (buffer_failed(out))
        return;
    char *at = out->bytes + begin;
    memmove(at + sizeof MINUS - 1, at + 1, out->length - begin - (sizeof MINUS - 1));
    memcpy(at, MINUS, sizeof MINUS - 1);
}

static void add_number(struct sentence *sentence, size_t begin, double value,
                       const char *unit)
{
    put_minus(&sentence->text, begin);
    struct sentence_part *part = add_part(sentence, PART_NUMBER, begin);

    if (part == NULL)
        return;
    part->value = value;
    part->unit = unit;
}

void sentence_number(struct sentence *sentence, double value, const char *unit,
                     const char *format, ...)
{
    size_t begin = sentence->text.length;
    va_list arguments;

    va_start(arguments, format);
    append_format(&sentence->text, format, arguments);
    va_end(arguments);
    add_number(sentence, begin, value, unit);
}

void sentence_append(struct sentence *sentence, const struct sentence *other)
{
    size_t text = sentence->text.length, rows = sentence->rows.length;

    if (sentence_failed(other)) {
        sentence->text.failed = true;
        return;
    }
    buffer_append(&sentence->text, sentence_words(other), other->text.length);
    buffer_append(&sentence->rows, other->rows.bytes, other->rows.length);
    if (other->count == 0)
        return;
    if (sentence_failed(sentence) ||
        !ARRAY_RESERVE(sentence->parts, sentence->capacity,
                       sentence->count + other->count) ||
        sentence->parts == NULL) {
        sentence->text.failed = true;
        return;
    }
    for (size_t i = 0; i < other->count; i++) {
        struct sentence_part *last =
            sentence->count > 0 ? &sentence->parts[sentence->count - 1] : NULL;
        struct sentence_part part = other->parts[i];

        part.begin += text;
        part.end += text;
        part.row += rows;
        part.category += rows;
        if (part.kind == PART_TEXT && last != NULL && last->kind == PART_TEXT)
            last->end = part.end;
        else
            sentence->parts[sentence->count++] = part;
    }
}

void sentence_capital(struct sentence *sentence)
{
    char *first = sentence->text.bytes;

    if (!sentence_failed(sentence) && !sentence_is_empty(sentence) && *first >= 'a' &&
        *first <= 'z')
        *first = (char)(*first - 'a' + 'A');
}

void sentence_cut(struct sentence *sentence, const char *text, size_t bytes)
{
    size_t length = strlen(text), begin = sentence->text.length;

    while (length > bytes && bytes > 0 && ((unsigned char)text[bytes] & 0xC0) == 0x80)
        bytes--;
    append_readable(sentence, text, length < bytes ? length : bytes);
    buffer_append_text(&sentence->text, length > bytes ? DOTS : "");
    add_part(sentence, PART_TEXT, begin);
}

/* ---- numbers ---- */

struct unit {
    const char *name;
    double size;
};

/* The largest unit in which three digits are enough. */
static const struct unit *unit_of(const struct unit *units, size_t count, double value)
{
    size_t at = 0;

    while (at + 1 < count && fabs(value) >= 999.5 * units[at].size)
        at++;
    return &units[at];
}

static const struct unit *time_unit(double ns)
{
    static const struct unit units[] = {
        {"ns", 1}, {SENTENCE_US, 1e3}, {"ms", 1e6}, {"s", 1e9}};

    return unit_of(units, sizeof units / sizeof units[0], ns);
}

/* Three digits of a value, and a unit. */
static void append_digits(struct sentence *sentence, const char *sign, double value,
                          const char *unit)
{
    double size = fabs(value);
    int digits = size >= 99.95 || value == 0 ? 0 : size >= 9.995 ? 1 : 2;

    buffer_printf(&sentence->text, "%s%.*f%s%s", sign, digits,
                  text_rounded(value, digits), *unit == '\0' ? "" : " ", unit);
}

static void append_time(struct sentence *sentence, const char *sign, double ns,
                        const struct unit *unit, bool last)
{
    size_t begin = sentence->text.length;

    append_digits(sentence, sign, ns / unit->size, last ? unit->name : "");
    add_number(sentence, begin, ns / 1e3, SENTENCE_US);
}

void sentence_time(struct sentence *sentence, double ns)
{
    append_time(sentence, "", ns, time_unit(ns), true);
}

void sentence_time_change(struct sentence *sentence, double ns)
{
    append_time(sentence, ns >= 0 ? "+" : "", ns, time_unit(ns), true);
}

static void append_two(struct sentence *sentence, double first_ns, const char *between,
                       double second_ns)
{
    const struct unit *unit = time_unit(fmax(fabs(first_ns), fabs(second_ns)));
    double less = fmin(fabs(first_ns), fabs(second_ns));
    /* One unit, unless the smaller time would keep fewer than two digits. */
    bool each = less > 0 && less < 0.095 * unit->size;

    append_time(sentence, "", first_ns, each ? time_unit(first_ns) : unit, each);
    sentence_text(sentence, between);
    append_time(sentence, "", second_ns, each ? time_unit(second_ns) : unit, true);
}

void sentence_times(struct sentence *sentence, double from_ns, double to_ns)
{
    append_two(sentence, from_ns, ARROW, to_ns);
}

void sentence_of(struct sentence *sentence, double part_ns, double whole_ns)
{
    append_two(sentence, part_ns, " of ", whole_ns);
}

void sentence_instead(struct sentence *sentence, double from_ns, double to_ns)
{
    append_two(sentence, to_ns, " instead of ", from_ns);
}

void sentence_bytes(struct sentence *sentence, double bytes)
{
    static const struct unit units[] = {
        {"B", 1}, {"kB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"TB", 1e12}};
    const struct unit *unit = unit_of(units, sizeof units / sizeof units[0], bytes);
    size_t begin = sentence->text.length;

    if (unit->size == 1 && bytes == trunc(bytes))
        buffer_printf(&sentence->text, "%.0f B", bytes);
    else
        append_digits(sentence, "", bytes / unit->size, unit->name);
    add_number(sentence, begin, bytes, SENTENCE_BYTES);
}

void sentence_digits(struct sentence *sentence, double value)
{
    size_t begin = sentence->text.length;

    append_digits(sentence, "", value, "");
    add_number(sentence, begin, value, "");
}

void sentence_digits_pair(struct sentence *sentence, const double values[2])
{
    sentence_digits(sentence, values[0]);
    sentence_text(sentence, ARROW);
    sentence_digits(sentence, values[1]);
}

void sentence_count(struct sentence *sentence, double count)
{
    int digits = fabs(count - round(count)) < 0.005 || count >= 1000 ? 0
                 : count >= 10                                       ? 1
                                                                     : 2;

    sentence_number(sentence, count, "", "%.*f", digits, count);
}

void sentence_counts(struct sentence *sentence, const double counts[2])
{
    sentence_count(sentence, counts[0]);
    sentence_text(sentence, ARROW);
    sentence_count(sentence, counts[1]);
}

const char *sentence_plural(double count)
{
    return fabs(count - 1) < 0.005 ? "" : "s";
}

void sentence_often(struct sentence *sentence, double count)
{
    if (*sentence_plural(count) == '\0') {
        sentence_number(sentence, count, "", "once");
        return;
    }
    sentence_count(sentence, count);
    sentence_text(sentence, " times");
}

void sentence_percent(struct sentence *sentence, double part)
{
    double percent = 100 * fabs(part);
    int digits = percent >= 9.95 ? 0 : 1;

    sentence_number(sentence, percent, SENTENCE_PERCENT, "%.*f %%", digits,
                    text_rounded(percent, digits));
}

void sentence_percent_change(struct sentence *sentence, double percent)
{
    sentence_number(sentence, percent, SENTENCE_PERCENT, "%s",
                    text_percent_change(percent).text);
}

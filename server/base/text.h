#ifndef TRACEDIFF_BASE_TEXT_H
#define TRACEDIFF_BASE_TEXT_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- buffer ---- */

/* A growing byte buffer with a fixed maximum.
 *
 * After a failed append the buffer is `failed` and ignores further appends, so a writer
 * may append many times and check once, with buffer_failed(). A loop that writes and
 * stops at buffer_failed() therefore also stops when the budget of the buffer is over.
 * The bytes are always followed by a NUL that `length` does not count. */

struct buffer {
    char *bytes;
    size_t length;
    size_t capacity;
    size_t maximum;
    bool failed;
    /* Set it while the buffer is empty. Appending fails when the budget is over; the
     * capacity counts as memory of the budget until buffer_free(). NULL: none. */
    struct budget *budget;
};

/* An empty buffer that never holds more than `maximum` bytes, which is less than
 * PTRDIFF_MAX in an initializer. Allocates nothing. */
#define BUFFER(most) ((struct buffer){.maximum = (most)})
void buffer_init(struct buffer *buffer, size_t maximum);
void buffer_free(struct buffer *buffer); /* also the cleanup function */
void buffer_clear(struct buffer *buffer);
void buffer_append(struct buffer *buffer, const void *bytes, size_t length);
void buffer_append_text(struct buffer *buffer, const char *text);
void buffer_append_char(struct buffer *buffer, char byte);
void buffer_printf(struct buffer *buffer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Makes room for `length` more bytes and a NUL after them. The caller fills it and adds
 * the bytes (without the NUL) to `length`. NULL: the maximum is reached, or there is no
 * memory. */
char *buffer_reserve(struct buffer *buffer, size_t length);
bool buffer_failed(const struct buffer *buffer);
/* Returns the bytes, which the caller then owns (free()), and empties the buffer; NULL if
 * an append failed. The budget still counts the bytes. */
char *buffer_take(struct buffer *buffer);

#define CLEANUP_BUFFER CLEANUP(buffer_free)

/* ---- text ---- */

/* Small helpers on text. */

/* Whether the bytes are well-formed UTF-8 (no surrogates, nothing overlong) without NUL.
 */
bool text_is_utf8(const char *bytes, size_t length);

/* Appends the bytes with every ill-formed sequence and NUL replaced by U+FFFD. Names from
 * traces are shown this way. */
void text_append_utf8(struct buffer *out, const char *bytes, size_t length);

/* Makes a text safe for a terminal, in place. A blank replaces each character that a
 * terminal obeys or that changes the order of reading (C0, DEL, C1, line and paragraph
 * separators, controls of bidirectional text); "?" replaces each byte that is not UTF-8.
 * Returns the new length, at most the old one. */
size_t text_clean(char *text, size_t length);
/* Whether text_clean() would change nothing. */
bool text_is_clean(const char *text, size_t length);

/* The number with so many digits after the point, half away from zero. Its decimal digits
 * decide what is half, as on the pages (web/js/format.js); printf() would use the binary
 * fraction. Print it with as many digits. */
double text_rounded(double value, int digits);

/* A number for people, with so many digits after the point (text_rounded()) and a true
 * minus; `sign`: a plus, too. Use `.text` in the same expression. */
#define TEXT_NUMBER_SIZE 48
struct text_number {
    char text[TEXT_NUMBER_SIZE];
};
struct text_number text_number(double value, int digits, bool sign);

/* A change in percent for people: "+21.4 %"; what is ten times as much or more is a
 * factor, "12.3 times". */
#define TEXT_TIMES_FROM 900 /* percent */
struct text_percent {
    char text[TEXT_NUMBER_SIZE + 8];
};
struct text_percent text_percent_change(double percent);

/* Nanoseconds in a unit that reads well, "12.345 ms"; `sign`: with its sign. "0 µs" is a
 * measured zero, "–" stands for NaN. Use `.text` in the same expression. */
struct text_time {
    char text[TEXT_NUMBER_SIZE + 8];
};
struct text_time text_time(double ns, bool sign);

/* Appends nanoseconds as microseconds with up to three decimals, without trailing zeros:
 * 1500 -> "1.5", -20 -> "-0.02". Exact. */
void text_append_us(struct buffer *out, int64_t ns);

/* Appends an integer; `wide`: it is over INT64_MAX, and `value` has its bits. */
void text_append_integer(struct buffer *out, int64_t value, bool wide);

/* Writes a 128-bit hash (low, high half) as 32 hex digits, the high half first. XXH3-128
 * is commonly written this way, and sets and files are named this way. */
void text_write_hash(const uint64_t hash[2], char hex[33]);

/* Reads a whole string as a decimal int64; false for anything else, overflow included. */
bool text_to_int64(const char *text, int64_t *value);

/* Matches the whole name like a shell, with `*` and `?`, case-sensitively. The time is
 * linear in both, except for a part between two stars that contains a `?`: its length
 * counts for each byte of the text. So a pattern from a request must pass
 * text_glob_is_cheap(), which limits such a part to TEXT_GLOB_PART_MAX bytes. */
bool text_glob(const char *pattern, const char *text);
#define TEXT_GLOB_PART_MAX 128
bool text_glob_is_cheap(const char *pattern);

/* Whether `needle` occurs in `text`; the case of ASCII letters does not matter (the
 * program sets no locale). The time is linear in both, since the C library uses two-way
 * search. */
bool text_contains_nocase(const char *text, const char *needle);

static inline bool text_is_digit(int byte)
{
    return byte >= '0' && byte <= '9';
}

/* Whether it is a blank of JSON. */
static inline bool text_is_blank(int byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

bool text_ends_with(const char *text, const char *end);
/* The same where the case of letters does not matter, and something must be before it. */
bool text_ends_with_nocase(const char *text, const char *end);

/* Where the UTF-8 character begins that has the byte `at`. */
size_t text_letter_start(const char *text, size_t at);

/* The value of a hexadecimal digit, its letters of either case; -1: it is none. */
static inline int text_hex_digit(unsigned char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    digit |= 0x20;
    return digit >= 'a' && digit <= 'f' ? digit - 'a' + 10 : -1;
}

/* ---- json out ---- */

/* Writes values as JSON text straight into a buffer: for documents of many rows, where
 * building a tree first costs ten times as much. A value that does not fit makes the
 * buffer fail. */

/* A string in quotes. It may have any bytes: ill-formed UTF-8 and NUL become U+FFFD. */
void json_out_text(struct buffer *out, const char *bytes, size_t length);
void json_out_integer(struct buffer *out, int64_t value);
/* An integer if the value is one (below 2^53), otherwise 15 significant digits; null if
 * the value is not finite. */
void json_out_number(struct buffer *out, double value);
/* Nanoseconds as microseconds: whole ns exactly, others as json_out_number(). */
void json_out_us(struct buffer *out, double ns);

#endif

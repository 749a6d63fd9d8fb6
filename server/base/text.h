/* Small helpers on text. */
#ifndef TRACEDIFF_BASE_TEXT_H
#define TRACEDIFF_BASE_TEXT_H

#include "base/buffer.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the bytes are well-formed UTF-8 (no surrogates, nothing overlong) without NUL.
 */
bool text_is_utf8(const char *bytes, size_t length);

/* Appends the bytes with every ill-formed sequence and NUL replaced by U+FFFD: how names
 * from traces are shown. */
void text_append_utf8(struct buffer *out, const char *bytes, size_t length);

/* Makes a text fit for a terminal, in place: a blank in place of each character that a
 * terminal obeys or that changes the order of what is read (C0, DEL, C1, the separators
 * of lines and paragraphs, the controls of bidirectional text), "?" in place of each byte
 * that is no UTF-8. Returns the new length, at most the old one. */
size_t text_clean(char *text, size_t length);
/* Whether text_clean() would change nothing. */
bool text_is_clean(const char *text, size_t length);

/* Appends nanoseconds as microseconds with up to three decimals, without trailing zeros:
 * 1500 -> "1.5", -20 -> "-0.02". Exact. */
void text_append_us(struct buffer *out, int64_t ns);

/* Appends an integer; `wide`: it is over INT64_MAX, and the value is its bits. */
void text_append_integer(struct buffer *out, int64_t value, bool wide);

/* A 128-bit hash (low, high half) as 32 hex digits, the high half first: how XXH3-128 is
 * commonly written, and how sets and files are named. */
void text_write_hash(const uint64_t hash[2], char hex[33]);

/* Whole-string decimal int64; false for anything else, overflow included. */
bool text_to_int64(const char *text, int64_t *value);

/* Shell-like match of the whole name with `*` and `?`, case-sensitive. Linear in both,
 * but for what stands between two stars and holds a `?`: that takes its length for each
 * byte of the text. So what strangers send must be text_glob_is_cheap(): such a part has
 * TEXT_GLOB_PART_MAX bytes at most. */
bool text_glob(const char *pattern, const char *text);
#define TEXT_GLOB_PART_MAX 128
bool text_glob_is_cheap(const char *pattern);

/* Whether `needle` occurs in `text`, ASCII letters compared without case: no program of
 * ours sets a locale. Linear in both: the C library's search is two-way. */
bool text_contains_nocase(const char *text, const char *needle);

#endif

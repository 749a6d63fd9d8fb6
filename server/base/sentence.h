/* A sentence as its parts: text, names that were read from traces, and numbers. It is
 * made once, and each format prints its parts: nothing reads a sentence to find out what
 * it says. */
#ifndef TRACEDIFF_BASE_SENTENCE_H
#define TRACEDIFF_BASE_SENTENCE_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

enum sentence_part_kind { PART_TEXT, PART_NAME, PART_NUMBER };

struct sentence_part {
    enum sentence_part_kind kind;
    size_t begin, end;    /* in the text; of a name without its backticks */
    bool has_row;         /* a name is that of a row of the comparison */
    size_t row, category; /* where the name and category of the row begin in `rows` */
    double value;         /* of a number, in its unit */
    const char *unit;     /* SENTENCE_US, …; "" for a plain number */
};

/* The units of the values. */
#define SENTENCE_US "\xC2\xB5s"
#define SENTENCE_PERCENT "%"
#define SENTENCE_BYTES "B"

struct sentence {
    struct buffer text; /* the whole: valid UTF-8 without control characters, names in
                           backticks */
    struct buffer rows; /* names and categories of rows, any bytes, each with a NUL */
    struct sentence_part *parts;
    size_t count, capacity;
};

/* An empty one. */
#define SENTENCE                                                                         \
    ((struct sentence){.text = BUFFER(4096), .rows = BUFFER((size_t)1 << 20)})
void sentence_init(struct sentence *sentence);
void sentence_free(struct sentence *sentence); /* also the cleanup function */
void sentence_clear(struct sentence *sentence);
/* Whether memory was refused, or it is too long. */
bool sentence_failed(const struct sentence *sentence);
bool sentence_is_empty(const struct sentence *sentence);
/* The whole, "" if it is empty; owned by the sentence. */
const char *sentence_words(const struct sentence *sentence);
/* The row of a name: both are owned by the sentence. */
const char *sentence_row(const struct sentence *sentence,
                         const struct sentence_part *part);
const char *sentence_category(const struct sentence *sentence,
                              const struct sentence_part *part);

/* Each appends something. */
void sentence_text(struct sentence *sentence, const char *text);
void sentence_printf(struct sentence *sentence, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void sentence_append(struct sentence *sentence, const struct sentence *other);
/* A name of any bytes; a long one is cut. `row` and `category` are those of its row in
 * the comparison; NULL: it has none. */
void sentence_name(struct sentence *sentence, const char *name, const char *row,
                   const char *category);
/* A number, printed by the format. `unit` is a literal. */
void sentence_number(struct sentence *sentence, double value, const char *unit,
                     const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Makes the first letter a capital. */
void sentence_capital(struct sentence *sentence);

/* ---- numbers as people read them ---- */

/* A time with three digits: "40.1 ms"; with its sign: "+40.1 ms"; two: "130 →
 * 170 ms", "4.60 of 94.4 ms", "4.60 instead of 94.5 ms", "87.1 µs of 9.09 s". */
void sentence_time(struct sentence *sentence, double ns);
void sentence_time_change(struct sentence *sentence, double ns);
void sentence_times(struct sentence *sentence, double from_ns, double to_ns);
void sentence_of(struct sentence *sentence, double part_ns, double whole_ns);
void sentence_instead(struct sentence *sentence, double from_ns, double to_ns);
/* A memory size with three digits: "3.36 GB". */
void sentence_bytes(struct sentence *sentence, double bytes);
/* A number with three digits; two of them. */
void sentence_digits(struct sentence *sentence, double value);
void sentence_digits_pair(struct sentence *sentence, const double values[2]);
/* A count (without decimals if it is whole); two counts. */
void sentence_count(struct sentence *sentence, double count);
void sentence_counts(struct sentence *sentence, const double counts[2]);
/* "once", or "3 times". */
void sentence_often(struct sentence *sentence, double count);
/* A part as "21 %". */
void sentence_percent(struct sentence *sentence, double part);
/* A change in percent, as text_percent_change() has it. */
void sentence_percent_change(struct sentence *sentence, double percent);
/* The plural ending of a noun: "" if sentence_count() writes 1, else "s". */
const char *sentence_plural(double count);

/* The beginning of a long text, with "…"; for lists of shapes. */
void sentence_cut(struct sentence *sentence, const char *text, size_t bytes);

#define CLEANUP_SENTENCE CLEANUP(sentence_free)

#endif

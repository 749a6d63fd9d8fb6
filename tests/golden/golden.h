/* Shared by the golden tests: traces, their expected results, and counting. The tests use
 * the sample traces of the repository (tests/golden/data has their results) and, if
 * $TRACEDIFF_CORPUS is set, the traces in it. */
#ifndef TRACEDIFF_TESTS_GOLDEN_H
#define TRACEDIFF_TESTS_GOLDEN_H

#include "base/error.h"
#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

struct store;

struct golden {
    const char *source; /* $srcdir */
    const char
        *root;     /* $TRACEDIFF_CORPUS: a folder with corpus/ and expected/; or NULL */
    char data[64]; /* a temporary store */
    struct store *store;
    bool without_sample;
    unsigned passed, failed, skipped;
    unsigned complaints; /* of the running case; at most 10 are printed */
    const char *name;    /* of that case */
};

void golden_begin(struct golden *golden);
/* The same for a test that needs more than the sample: exits with 77 and a message if
 * TRACEDIFF_CORPUS is unset, and golden_each() leaves the sample out. */
void golden_begin_corpus(struct golden *golden);
/* Prints "N passed, N failed, N skipped", removes the store, returns the exit status. */
int golden_end(struct golden *golden);

/* Calls back with the name (without ending) and document of each expected file, in order;
 * `pairs` chooses between sets and pairs. Tables of the file, {columns, rows}, arrive as
 * arrays of objects. */
void golden_each(struct golden *golden, bool pairs,
                 void (*run)(struct golden *, const char *name, const json_t *expected));

/* The same for the files of expected/steps. Only after golden_begin_corpus(). */
void golden_each_steps(struct golden *golden,
                       void (*run)(struct golden *, const char *name,
                                   const json_t *expected));

/* The same for the files of expected/account. Only after golden_begin_corpus(). */
void golden_each_account(struct golden *golden,
                         void (*run)(struct golden *, const char *name,
                                     const json_t *expected));

/* The same for the files of expected/more with `part` in their names; their ending counts
 * as part of the name. Only after golden_begin_corpus(). */
void golden_each_more(struct golden *golden, const char *part, bool pairs,
                      void (*run)(struct golden *, const char *name,
                                  const json_t *expected));

/* Ingests corpus/<set>, or corpus-made/<set> if the name begins with made-, or
 * corpus-real/<set> if it has a slash, or the sample traces if it is sample-<side>. Sets
 * the id, or an empty string and the message. */
bool golden_ingest(struct golden *golden, const char *set, char id[33],
                   struct error *error);

void golden_complain(struct golden *golden, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Compares a time in ns (as double) with expected µs. `exact`: to half a nanosecond. */
void golden_time(struct golden *golden, const char *what, const json_t *expected,
                 double ns, bool null, bool exact);
void golden_integer(struct golden *golden, const char *what, const json_t *expected,
                    long long got);
/* Compares FLOPs exactly; unknown FLOPs are null. NULL: nothing is expected. */
void golden_known(struct golden *golden, const char *what, const json_t *expected,
                  double got, bool known);
/* `tolerance` is relative to the expected value. */
void golden_near(struct golden *golden, const char *what, const json_t *expected,
                 double got, bool null, double tolerance);
/* The same with a tolerance of 1e-9. */
void golden_real(struct golden *golden, const char *what, const json_t *expected,
                 double got, bool null);
void golden_text(struct golden *golden, const char *what, const json_t *expected,
                 const char *got);

#endif

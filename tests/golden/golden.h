/* Shared by the golden tests: the corpus, its expected results, and counting. */
#ifndef TRACEDIFF_TESTS_GOLDEN_H
#define TRACEDIFF_TESTS_GOLDEN_H

#include "store/store.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

struct golden {
    const char *root; /* $TRACEDIFF_CORPUS */
    char data[64];    /* a temporary store */
    struct store *store;
    unsigned passed, failed, skipped;
    unsigned complaints; /* of the case being run; at most 10 are printed */
    const char *name;    /* of it */
};

/* Exits with 77 and a word about it where TRACEDIFF_CORPUS is unset. */
void golden_begin(struct golden *golden);
/* Prints "N passed, N failed, N skipped", removes the store; the exit status. */
int golden_end(struct golden *golden);

/* Calls back with the name (without ending) and document of each expected file, in order;
 * `pairs` chooses between sets and pairs. */
void golden_each(struct golden *golden, bool pairs,
                 void (*run)(struct golden *, const char *name, const json_t *expected));

/* Ingests corpus/<set>; the id, or an empty string and the message. */
bool golden_ingest(struct golden *golden, const char *set, char id[33],
                   struct error *error);

void golden_complain(struct golden *golden, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Compares a time in ns (as double) with expected µs. `exact`: to half a nanosecond. */
void golden_time(struct golden *golden, const char *what, const json_t *expected,
                 double ns, bool null, bool exact);
void golden_integer(struct golden *golden, const char *what, const json_t *expected,
                    long long got);
/* Relative to the expected value. */
void golden_near(struct golden *golden, const char *what, const json_t *expected,
                 double got, bool null, double tolerance);
/* The same with 1e-9. */
void golden_real(struct golden *golden, const char *what, const json_t *expected,
                 double got, bool null);
void golden_text(struct golden *golden, const char *what, const json_t *expected,
                 const char *got);

#endif

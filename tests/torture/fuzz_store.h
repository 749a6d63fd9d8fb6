/* A store for fuzz targets: in memory where there is such a file system, with a disk that
 * never fills, and swept from time to time. */
#ifndef TRACEDIFF_TESTS_FUZZ_STORE_H
#define TRACEDIFF_TESTS_FUZZ_STORE_H

#include <stdbool.h>
#include <stddef.h>

struct store;

/* Opened at the first call, removed when the program ends. */
struct store *fuzz_store(void);
/* Whether a text holds the path of the store, which no answer may. */
bool fuzz_store_is_named(const char *text, size_t length);
/* The spool is empty, and nothing lies beside the store. Drops the sets that gather. */
void fuzz_store_check(void);

#endif

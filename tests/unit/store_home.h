/* A store in a fresh directory, for tests of the catalogue. */
#ifndef TRACEDIFF_TESTS_STORE_HOME_H
#define TRACEDIFF_TESTS_STORE_HOME_H

#include "store_fixture.h"

struct store;

struct home {
    char *directory;
    struct store *store;
};

/* For cmocka: *context is a struct home; everything is gone after the second. */
int home_set_up(void **context);
int home_tear_down(void **context);
/* Closes the store and opens it again as its owner. */
void home_reopen(struct home *home);

/* A set of one small file; the same seed is the same content. Whether it was stored. */
bool home_write_set(struct home *home, unsigned seed, const char *label, char id[33]);
size_t home_count_sets(struct home *home);
char *home_set_path(struct home *home, const char *id); /* owned by the caller */
bool home_has_set_file(struct home *home, const char *id);

/* Runs SQL on a file, or on the catalogue, past the store. */
void home_execute(const char *path, const char *sql);
/* The same on a set file, which gets the digest of what it then is. */
void home_change_set(struct home *home, const char *id, const char *sql);
/* Gives a file the digest of what it is. */
void home_seal(const char *path);
void home_execute_catalog(struct home *home, const char *sql);

void home_expect_found(struct home *home, const char *asked, const char *id);
void home_expect_unknown(struct home *home, const char *asked);

/* A file with something in it; whether a path is there. */
void home_write_file(const char *directory, const char *name);
bool home_has(const char *directory, const char *name);

#endif

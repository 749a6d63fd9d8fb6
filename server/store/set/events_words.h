/* The words in the rows of the table `events`: the names, kinds and files of each set,
 * read once per connection. */
#ifndef TRACEDIFF_STORE_SET_EVENTS_WORDS_H
#define TRACEDIFF_STORE_SET_EVENTS_WORDS_H

#include "base/budget.h"
#include "base/error.h"
#include "base/strings.h"

#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/* The words of an op, as numbers of events_words.texts. */
enum events_word {
    EVENTS_NAME,
    EVENTS_SHORT_NAME,
    EVENTS_CATEGORY,
    EVENTS_DEVICE_TYPE,
    EVENTS_KIND,
    EVENTS_WORDS
};
struct events_op {
    uint32_t word[EVENTS_WORDS];
};

struct events_file {
    uint32_t file;
    uint32_t name, span;
    int64_t rank;
    int64_t origin; /* ns: its first event */
};

struct events_set {
    const char *schema; /* which `side` shows too */
    struct events_op *ops;
    uint32_t op_count;
    struct events_file *files; /* by number */
    size_t file_count, file_capacity;
    uint64_t rows;
    int64_t earliest, latest; /* origins of the files, ns */
};

#define EVENTS_SETS_MAX 2

struct events_words {
    struct strings texts; /* complete once the sets are loaded: pointers into it stay */
    struct events_set sets[EVENTS_SETS_MAX];
    size_t set_count;
    bool loaded;
    struct budget_share memory;
};

void events_words_init(struct events_words *words, const char *const *schemas,
                       size_t count, struct budget *budget);
/* Reads the sets, unless they are loaded already. */
int events_words_load(struct events_words *words, sqlite3 *handle, struct error *error);
void events_words_free(struct events_words *words);

const struct events_file *events_words_file(const struct events_set *set, uint32_t file);

#endif

/* See events_words.h. */
#include "store/set/events_words.h"

#include "base/array.h"
#include "base/cleanup.h"
#include "store/codec/cells.h"
#include "store/set/set_trust.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "trace/decode/kinds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXTS_BYTES_MAX ((size_t)1 << 31)
/* The memory of a text beyond its bytes. */
#define TEXT_BYTES 40

void events_words_init(struct events_words *words, const char *const *schemas,
                       size_t count, struct budget *budget)
{
    *words = (struct events_words){.set_count = count, .memory = {.budget = budget}};
    strings_init(&words->texts, TEXTS_BYTES_MAX);
    for (size_t i = 0; i < count; i++)
        words->sets[i].schema = schemas[i];
}

static void forget(struct events_words *words)
{
    for (size_t i = 0; i < words->set_count; i++) {
        struct events_set *set = &words->sets[i];

        free(set->ops);
        free(set->files);
        *set = (struct events_set){.schema = set->schema};
    }
    strings_free(&words->texts);
    budget_share_return(&words->memory);
}

void events_words_free(struct events_words *words)
{
    forget(words);
}

static int add_word(struct events_words *words, const char *text, size_t length,
                    uint32_t *out, struct error *error)
{
    uint32_t known = words->texts.count;

    *out = strings_add(&words->texts, text, length);
    if (*out == STRINGS_NONE)
        return error_set_memory(error);
    return words->texts.count == known
               ? 0
               : budget_share_take(&words->memory, length + TEXT_BYTES, error);
}

static int add_column(struct events_words *words, struct statement *row, int column,
                      uint32_t *out, struct error *error)
{
    size_t length;
    const char *text = statement_text(row, column, &length);

    return add_word(words, text, length, out, error);
}

static int add_constant(struct events_words *words, const char *text, uint32_t *out,
                        struct error *error)
{
    return add_word(words, text, strlen(text), out, error);
}

static int damaged(const struct events_set *set, const char *what, struct error *error)
{
    char name[80];

    snprintf(name, sizeof name, "the set %.60s", set->schema);
    return database_damaged(name, what, error);
}

static int add_op(struct events_words *words, struct events_set *set, size_t *capacity,
                  struct statement *row, struct error *error)
{
    static const char *const devices[] = {
        [TRACE_HOST] = "CPU", [TRACE_DEVICE] = "GPU", [TRACE_NEITHER] = ""};
    int64_t side = statement_int64(row, 4), kind = statement_int64(row, 5);

    if (statement_int64(row, 0) != set->op_count || set->op_count >= CELLS_OPS_MAX ||
        side < TRACE_HOST || side > TRACE_NEITHER || kind < TRACE_KIND_NONE ||
        kind > TRACE_KIND_MEMORY)
        return damaged(set, "table op is damaged", error);
    if (!ARRAY_RESERVE(set->ops, *capacity, (size_t)set->op_count + 1))
        return error_set_memory(error);
    uint32_t *word = set->ops[set->op_count++].word;
    int result = budget_share_take(&words->memory, sizeof *set->ops, error);
    for (int i = EVENTS_NAME; i <= EVENTS_CATEGORY && result == 0; i++)
        result = add_column(words, row, 1 + i, &word[i], error);
    if (result == 0)
        result = add_constant(words, devices[side], &word[EVENTS_DEVICE_TYPE], error);
    if (result == 0)
        result = add_constant(words, trace_kind_name((enum trace_kind)kind),
                              &word[EVENTS_KIND], error);
    return result;
}

static int load_ops(struct events_words *words, struct events_set *set,
                    struct database *database, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    size_t capacity = 0;
    int result =
        statement_prepare_in(database, set->schema, "sql/events_ops", &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1)
        result = add_op(words, set, &capacity, &row, error);
    return result;
}

static int load_files(struct events_words *words, struct events_set *set,
                      struct database *database, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result =
        statement_prepare_in(database, set->schema, "sql/events_files", &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        int64_t file = statement_int64(&row, 0), rows = statement_int64(&row, 4);
        int64_t first = statement_int64(&row, 5);

        if (file < 0 || file > INT32_MAX || rows < 0)
            return damaged(set, "table file is damaged", error);
        if (!ARRAY_RESERVE(set->files, set->file_capacity, set->file_count + 1))
            return error_set_memory(error);
        struct events_file *out = &set->files[set->file_count++];
        *out = (struct events_file){.file = (uint32_t)file,
                                    .rank = statement_int64(&row, 2),
                                    .span = (uint32_t)statement_int64(&row, 3),
                                    .origin = first};
        result = add_column(words, &row, 1, &out->name, error);
        set->rows += (uint64_t)rows;
        if (set->file_count == 1 || first < set->earliest)
            set->earliest = first;
        if (set->file_count == 1 || first > set->latest)
            set->latest = first;
    }
    return result;
}

int events_words_load(struct events_words *words, sqlite3 *handle, struct error *error)
{
    struct database database = {.handle = handle, .budget = words->memory.budget};
    int result = 0;

    if (words->loaded)
        return 0;
    for (size_t i = 0; i < words->set_count && result == 0; i++) {
        struct events_set *set = &words->sets[i];

        result = set_trust(&database, set->schema, error);
        if (result == 0)
            result = load_ops(words, set, &database, error);
        if (result == 0)
            result = load_files(words, set, &database, error);
    }
    words->loaded = result == 0;
    if (result != 0)
        forget(words);
    return result;
}

const struct events_file *events_words_file(const struct events_set *set, uint32_t file)
{
    size_t low = 0, high = set->file_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (set->files[middle].file < file)
            low = middle + 1;
        else
            high = middle;
    }
    return low < set->file_count && set->files[low].file == file ? &set->files[low]
                                                                 : NULL;
}

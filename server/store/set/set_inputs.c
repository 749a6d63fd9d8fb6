/* See set_inputs.h. */
#include "store/set/set_inputs.h"

#include "base/array.h"
#include "base/cleanup.h"
#include "store/set/set_file.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

struct hashes {
    uint64_t *list;
    size_t count, capacity;
};

/* FNV-1a, without blanks. */
static uint64_t hash_of(const char *text)
{
    uint64_t hash = 0xcbf29ce484222325;

    for (; *text != '\0'; text++)
        if (*text != ' ')
            hash = (hash ^ (unsigned char)*text) * 0x100000001b3;
    return hash;
}

static int compare_hashes(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

static int read_inputs(struct store *store, const char *id, struct budget *budget,
                       struct hashes *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = {0};
    int result = set_file_open(store, id, budget, &database, error);

    if (result == 0)
        result = statement_prepare(&database, "sql/set_inputs", false, &select, error);
    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(out->list, out->capacity, out->count + 1))
            return error_set_memory(error);
        out->list[out->count++] = hash_of(statement_text(&select, 0, NULL));
        result = 0;
    }
    if (out->count > 1)
        qsort(out->list, out->count, sizeof *out->list, compare_hashes);
    return result;
}

int set_inputs_shared(struct store *store, const char *const ids[2],
                      struct budget *budget, double *out, struct error *error)
{
    struct hashes sides[2] = {{.count = 0}, {.count = 0}};
    size_t at = 0, shared = 0;
    int failed = read_inputs(store, ids[0], budget, &sides[0], error);

    if (failed == 0)
        failed = read_inputs(store, ids[1], budget, &sides[1], error);
    for (size_t i = 0; failed == 0 && i < sides[0].count; i++) {
        while (at < sides[1].count && sides[1].list[at] < sides[0].list[i])
            at++;
        shared += at < sides[1].count && sides[1].list[at] == sides[0].list[i];
    }
    size_t most = sides[0].count > sides[1].count ? sides[0].count : sides[1].count;
    *out =
        sides[0].count == 0 || sides[1].count == 0 ? NAN : (double)shared / (double)most;
    free(sides[0].list);
    free(sides[1].list);
    return failed;
}

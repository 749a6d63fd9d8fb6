/* See row_id.h. */
#include "analysis/compare/row_id.h"

#include <stdint.h>
#include <string.h>

#define FNV_OFFSET UINT64_C(0xcbf29ce484222325)
#define FNV_PRIME UINT64_C(0x100000001b3)

static uint64_t add_byte(uint64_t hash, unsigned char byte)
{
    return (hash ^ byte) * FNV_PRIME;
}

static uint64_t add_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = add_byte(hash, (unsigned char)*text);
    return hash;
}

void row_id_write(const char *name, const char *category, char out[ROW_ID_SIZE])
{
    uint64_t hash = add_text(add_byte(add_text(FNV_OFFSET, name), '\0'), category);

    hash >>= 16;
    out[ROW_ID_SIZE - 1] = '\0';
    for (int i = ROW_ID_SIZE - 2; i >= 0; i--, hash >>= 4)
        out[i] = "0123456789abcdef"[hash & 15];
}

bool row_id_is(const char *id, const char *name, const char *category)
{
    char own[ROW_ID_SIZE];

    row_id_write(name, category, own);
    return strcmp(own, id) == 0;
}

int row_id_check(const char *id, struct error *error)
{
    if (strlen(id) == ROW_ID_SIZE - 1 &&
        strspn(id, "0123456789abcdef") == ROW_ID_SIZE - 1)
        return 0;
    return error_set(error, ERROR_PARAMETER, "bad_row",
                     "row: \"%.60s\"; allowed: the id of a row, %d digits from 0 to f",
                     id, ROW_ID_SIZE - 1);
}

int row_id_check_choice(const char *id, const char *name, const char *category,
                        struct error *error)
{
    if (id != NULL)
        return row_id_check(id, error);
    if (name != NULL && category != NULL)
        return 0;
    return error_set(error, ERROR_PARAMETER, "missing_parameter",
                     "row: missing; give the id of a row of the comparison, or its name "
                     "and category");
}

int row_id_refuse(const char *id, const char *name, const char *category,
                  struct error *error)
{
    if (id != NULL)
        return error_set(error, ERROR_NOT_FOUND, "unknown_operation",
                         "row: no row has the id \"%.20s\" in the selected steps of "
                         "either side",
                         id);
    return error_set(error, ERROR_NOT_FOUND, "unknown_operation",
                     "name, category: no row \"%.200s\" of category \"%.60s\" in the "
                     "selected steps of either side",
                     name, category);
}

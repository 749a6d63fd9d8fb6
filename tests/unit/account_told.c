/* See account_told.h. */
#include "account_told.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>

#define PATH_MAX_NAMES 1100

static void append(struct buffer *key, const char *text)
{
    text_append_utf8(key, text, strlen(text));
    buffer_append_char(key, '\n');
}

static const char *sort_name(const struct account *account,
                             const struct account_place *place)
{
    static const char *const names[] = {
        "", "other rows", "in call", "hole", "in the launch", "device side", "not told"};

    return place->sort == ACCOUNT_ROW
               ? strings_text(&account->names, account->nodes[place->node].name)
               : names[place->sort];
}

static const char *category_of(const struct account *account,
                               const struct account_place *place)
{
    return place->sort == ACCOUNT_ROW
               ? strings_text(&account->names, account->nodes[place->node].category)
           : place->sort == ACCOUNT_OTHER_ROWS ? "device"
                                               : "";
}

static char *key_of(const struct account *account, const struct account_place *place)
{
    uint32_t path[PATH_MAX_NAMES];
    size_t length = account_path(account, place->node, path, PATH_MAX_NAMES);
    const uint32_t beside[] = {place->before, place->after};
    struct buffer key = BUFFER((size_t)1 << 24);

    append(&key, waterfall_part_words((enum waterfall_part)place->part));
    append(&key, sort_name(account, place));
    append(&key, category_of(account, place));
    if (place->elsewhere)
        append(&key, "launched elsewhere");
    for (size_t i = 0; i < length && !place->elsewhere; i++)
        append(&key, strings_text(&account->names, account->nodes[path[i]].name));
    for (int i = 0; i < 2; i++)
        append(&key, beside[i] == ACCOUNT_NONE
                         ? "(none)"
                         : strings_text(&account->names, beside[i]));
    return buffer_take(&key);
}

static int compare_told(const void *a, const void *b)
{
    const struct account_told *x = a, *y = b;

    return strcmp(x->key, y->key);
}

struct account_told *account_told_make(const struct account *account)
{
    struct account_told *told = calloc((size_t)account->place_count + 1, sizeof *told);

    for (uint32_t i = 0; i < account->place_count; i++)
        told[i] =
            (struct account_told){key_of(account, &account->places[i]),
                                  {account->places[i].ns[0], account->places[i].ns[1]},
                                  i,
                                  false};
    qsort(told, account->place_count, sizeof *told, compare_told);
    return told;
}

void account_told_free(struct account_told *told, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        free(told[i].key);
    free(told);
}

struct account_told *account_told_find(struct account_told *told, uint32_t count,
                                       const char *key)
{
    struct account_told wanted = {.key = (char *)(uintptr_t)key};

    return bsearch(&wanted, told, count, sizeof *told, compare_told);
}

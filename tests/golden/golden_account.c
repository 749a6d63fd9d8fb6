/* The places of the account (docs/semantics.md §16) of real pairs equal the expected
 * ones, to the nanosecond. */
#include "../given.h"
#include "../unit/account_told.h"
#include "account/account.h"
#include "account/run.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/run.h"
#include "golden.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void append(struct buffer *key, const char *text)
{
    text_append_utf8(key, text, strlen(text));
    buffer_append_char(key, '\n');
}

static const char *text_of(const json_t *place, const char *member, const char *none)
{
    const char *text = json_string_value(json_object_get(place, member));

    return text == NULL ? none : text;
}

static char *expected_key(const json_t *place)
{
    const json_t *path = json_object_get(place, "path"), *name;
    size_t i;
    struct buffer key = BUFFER((size_t)1 << 24);

    append(&key, text_of(place, "part", ""));
    append(&key, text_of(place, "name", ""));
    append(&key, text_of(place, "category", ""));
    json_array_foreach(path, i, name)
    {
        append(&key, json_string_value(name));
    }
    append(&key, text_of(place, "before", "(none)"));
    append(&key, text_of(place, "after", "(none)"));
    return buffer_take(&key);
}

static void check_places(struct golden *golden, const struct account *account,
                         struct account_told *told, const json_t *expected)
{
    const json_t *pairs = json_object_get(expected, "pairs"), *place;
    long long rest[2] = {0, 0};
    size_t i;

    json_array_foreach(pairs, i, place)
    {
        char *key = expected_key(place);
        struct account_told *found = account_told_find(told, account->place_count, key);
        long long control = json_integer_value(json_object_get(place, "control_ns"));
        long long test = json_integer_value(json_object_get(place, "test_ns"));

        if (found == NULL || found->ns[0] != control || found->ns[1] != test)
            golden_complain(golden, "%lld and %lld ns, expected %lld and %lld: %s",
                            found == NULL ? -1 : found->ns[0],
                            found == NULL ? -1 : found->ns[1], control, test, key);
        if (found != NULL)
            found->is_met = true;
        free(key);
    }
    for (i = 0; i < account->place_count; i++)
        for (int side = 0; side < 2 && !told[i].is_met; side++)
            rest[side] += told[i].ns[side];
    const json_t *others = json_object_get(expected, "rest");
    golden_integer(golden, "rest, control", json_object_get(others, "control_ns"),
                   rest[0]);
    golden_integer(golden, "rest, test", json_object_get(others, "test_ns"), rest[1]);
}

static void check_account(struct golden *golden, const struct account *account,
                          const json_t *expected)
{
    struct account_told *told = account_told_make(account);

    golden_integer(golden, "control_ns", json_object_get(expected, "control_ns"),
                   account->ns[0]);
    golden_integer(golden, "test_ns", json_object_get(expected, "test_ns"),
                   account->ns[1]);
    golden_integer(golden, "places", json_object_get(expected, "places"),
                   account->place_count);
    check_places(golden, account, told, expected);
    if (getenv("GOLDEN_ACCOUNT") != NULL)
        for (uint32_t i = 0; i < account->place_count; i++)
            if (!told[i].is_met)
                printf("-- %lld %lld %s\n", told[i].ns[0], told[i].ns[1], told[i].key);
    account_told_free(told, account->place_count);
}

/* "corpus-real/hta-diff/control" → "hta-diff/control". */
static const char *set_of(const json_t *expected, const char *side)
{
    const char *folder = json_string_value(json_object_get(expected, side));
    const char *slash = folder == NULL ? NULL : strchr(folder, '/');

    return slash == NULL ? "" : slash + 1;
}

static void check_pair(struct golden *golden, const char *name, const json_t *expected)
{
    struct error error = {0};
    char ids[2][33];
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP(account_free) struct account account = {0};

    (void)name;
    if (!golden_ingest(golden, set_of(expected, "control"), ids[0], &error) ||
        !golden_ingest(golden, set_of(expected, "test"), ids[1], &error)) {
        golden_complain(golden, "%s", error.message);
        return;
    }
    CLEANUP(compare_request_free) struct compare_request request = {0};
    const struct given_parameters *given =
        GIVEN({"control", ids[0]}, {"test", ids[1]}, {"device_type", "ALL"});
    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(golden->store, &request, &result, &error) != 0 ||
        account_make(golden->store, &result, NULL, NULL, &account, &error) != 0)
        golden_complain(golden, "%s", error.message);
    else
        check_account(golden, &account, expected);
}

int main(void)
{
    struct golden golden;

    golden_begin_corpus(&golden);
    golden_each_account(&golden, check_pair);
    return golden_end(&golden);
}

/* Any text as conditions of --fail-if: taken whole or not at all, and what is taken means
 * the same when it is read again as it was written. */
#include "compare/parameters.h"
#include "fuzz/fuzz.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

static bool same_text(const char *a, const char *b)
{
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

static void read_again(const struct fail_if_condition *condition)
{
    struct fail_if again = {0};
    struct error error = {0};

    MUST(isfinite(condition->limit) && condition->limit >= 0);
    MUST((condition->measure == FAIL_IF_OP) == (condition->name != NULL));
    MUST(fail_if_parse(&again, condition->text, &error) == 0 && again.count == 1);
    const struct fail_if_condition *other = &again.conditions[0];
    MUST(other->measure == condition->measure && other->percent == condition->percent);
    MUST(other->or_equal == condition->or_equal);
    MUST(memcmp(&other->limit, &condition->limit, sizeof other->limit) == 0);
    MUST(same_text(other->name, condition->name));
    MUST(same_text(other->category, condition->category));
    fail_if_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fail_if list = {0};
    struct error error = {0};
    char *text = malloc(size + 1);

    MUST(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    MUST(fail_if_parse(&list, "idle>1%", &error) == 0 && list.count == 1);
    if (fail_if_parse(&list, text, &error) == 0) {
        MUST(list.count > 1 && list.count <= FAIL_IF_CONDITIONS_MAX);
        for (size_t i = 1; i < list.count; i++)
            read_again(&list.conditions[i]);
    } else {
        MUST(list.count == 1 && error.message[0] != '\0');
    }
    fail_if_free(&list);
    free(text);
    return 0;
}

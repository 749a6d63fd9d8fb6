/* See series_differences.h. */
#include "analysis/series/series_differences.h"
#include "analysis/compare/comparability_note.h"
#include "base/cleanup.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct stated {
    char facts[SERIES_FACTS][SERIES_FACT_SIZE]; /* "": unstated */
};

static int write_ranks(const json_t *ranks, char *out, struct error *error)
{
    CLEANUP_FREE int64_t *numbers = calloc(json_array_size(ranks) + 1, sizeof *numbers);

    if (numbers == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < json_array_size(ranks); i++)
        numbers[i] = json_integer_value(json_array_get(ranks, i));
    comparability_write_numbers(numbers, json_array_size(ranks), out, SERIES_FACT_SIZE);
    return 0;
}

static int read_stated(const char *summary, struct stated *out, struct error *error)
{
    json_t *read = json_loads(summary, 0, NULL);
    json_int_t world = json_integer_value(json_object_get(read, "world_size"));

    *out = (struct stated){0};
    comparability_write_texts(json_object_get(read, "devices"),
                              out->facts[SERIES_DEVICES], SERIES_FACT_SIZE);
    int result =
        write_ranks(json_object_get(read, "ranks"), out->facts[SERIES_RANKS], error);
    if (world > 0)
        snprintf(out->facts[SERIES_WORLD_SIZE], SERIES_FACT_SIZE, "%lld",
                 (long long)world);
    json_decref(read);
    return result;
}

/* What the set states and the last one that stated it does not. */
static void compare(struct series_answer *answer, size_t at, const struct stated *set,
                    struct stated *last)
{
    for (int fact = 0; fact < SERIES_FACTS; fact++) {
        const char *now = set->facts[fact];
        char *before = last->facts[fact];

        if (*now == '\0' || strcmp(now, before) == 0)
            continue;
        if (*before != '\0' && answer->difference_count < SERIES_DIFFERENCES_MAX) {
            struct series_difference *found =
                &answer->differences[answer->difference_count++];

            *found = (struct series_difference){.at = at, .fact = (enum series_fact)fact};
            memcpy(found->before, before, sizeof found->before);
            memcpy(found->after, now, sizeof found->after);
        } else if (*before != '\0') {
            answer->more_differences++;
        }
        memcpy(before, now, SERIES_FACT_SIZE);
    }
}

int series_find_differences(struct series_answer *answer, struct error *error)
{
    struct stated set, last = {0};
    int result = 0;

    answer->differences = calloc(SERIES_DIFFERENCES_MAX, sizeof *answer->differences);
    if (answer->differences == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < answer->count && result == 0; i++) {
        result = budget_look(answer->request.budget, error);
        if (result == 0)
            result = read_stated(answer->sets[i]->info->summary, &set, error);
        if (result == 0)
            compare(answer, i, &set, &last);
    }
    return result;
}

/* See series_differences.h. */
#include "analysis/series/series_differences.h"
#include "analysis/compare/comparability_note.h"
#include "base/cleanup.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT_SIZE 32 /* " (12 ranks)" */

/* What a set states; NULL: nothing. */
struct set_facts {
    json_t *facts[SERIES_FACTS];
};

static void set_facts_free(struct set_facts *stated)
{
    for (int fact = 0; fact < SERIES_FACTS; fact++)
        json_decref(stated->facts[fact]);
}

/* ---- what it states ---- */

static int compare_texts(const void *a, const void *b)
{
    const char *x = json_string_value(*(json_t *const *)a);
    const char *y = json_string_value(*(json_t *const *)b);

    return strcmp(x == NULL ? "" : x, y == NULL ? "" : y);
}

/* Sorted: the order of the files means nothing. Takes n log n. */
static int read_devices(const json_t *list, json_t **out, struct error *error)
{
    size_t count = json_array_size(list);
    CLEANUP_FREE json_t **sorted = calloc(count + 1, sizeof(json_t *));

    if (count == 0)
        return 0;
    *out = json_array();
    if (sorted == NULL || *out == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        sorted[i] = json_array_get(list, i);
    qsort(sorted, count, sizeof(json_t *), compare_texts);
    for (size_t i = 0; i < count; i++)
        if (json_array_append(*out, sorted[i]) != 0)
            return error_set_memory(error);
    return 0;
}

static int read_stated(const struct series_set *set, struct set_facts *out,
                       struct error *error)
{
    json_t *summary = json_loads(set->info->summary, 0, NULL);
    json_t *ranks = json_object_get(summary, "ranks");

    *out = (struct set_facts){0};
    int result = read_devices(json_object_get(summary, "devices"),
                              &out->facts[SERIES_DEVICES], error);
    if (json_array_size(ranks) > 0)
        out->facts[SERIES_RANKS] = json_incref(ranks);
    /* The summary has the number of ranks instead if no world size is stated. */
    if (set->times.world_size > 0)
        out->facts[SERIES_WORLD_SIZE] = json_integer(set->times.world_size);
    json_decref(summary);
    return result;
}

/* ---- differences ---- */

static int write_ranks(const json_t *ranks, char *out, struct error *error)
{
    size_t count = json_array_size(ranks);
    CLEANUP_FREE int64_t *numbers = calloc(count + 1, sizeof *numbers);

    if (numbers == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        numbers[i] = json_integer_value(json_array_get(ranks, i));
    comparability_write_numbers(numbers, count, out, SERIES_FACT_SIZE - COUNT_SIZE);
    if (strstr(out, "…") != NULL)
        snprintf(out + strlen(out), COUNT_SIZE, " (%zu ranks)", count);
    return 0;
}

static int write_fact(enum series_fact fact, const json_t *value,
                      char out[SERIES_FACT_SIZE], struct error *error)
{
    switch (fact) {
    case SERIES_DEVICES:
        comparability_write_texts(value, out, SERIES_FACT_SIZE);
        return 0;
    case SERIES_RANKS:
        return write_ranks(value, out, error);
    default:
        snprintf(out, SERIES_FACT_SIZE, "%lld", (long long)json_integer_value(value));
        return 0;
    }
}

static int add_difference(struct series_answer *answer, size_t at, enum series_fact fact,
                          const json_t *before, const json_t *now, struct error *error)
{
    if (answer->difference_count == SERIES_DIFFERENCES_MAX) {
        answer->more_differences++;
        return 0;
    }
    struct series_difference *found = &answer->differences[answer->difference_count++];

    *found = (struct series_difference){.at = at, .fact = fact};
    int result = write_fact(fact, before, found->before, error);
    return result == 0 ? write_fact(fact, now, found->after, error) : result;
}

/* Adds each fact that differs from the last stated one, and keeps it as the last. */
static int compare(struct series_answer *answer, size_t at, struct set_facts *set,
                   struct set_facts *last, struct error *error)
{
    int result = 0;

    for (int fact = 0; fact < SERIES_FACTS && result == 0; fact++) {
        json_t **now = &set->facts[fact], **before = &last->facts[fact];

        if (*now == NULL)
            continue;
        if (*before != NULL && json_equal(*now, *before) == 0)
            result =
                add_difference(answer, at, (enum series_fact)fact, *before, *now, error);
        json_decref(*before);
        *before = TAKE_PTR(*now);
    }
    return result;
}

int series_find_differences(struct series_answer *answer, struct error *error)
{
    CLEANUP(set_facts_free) struct set_facts last = {0};
    int result = 0;

    answer->differences = calloc(SERIES_DIFFERENCES_MAX, sizeof *answer->differences);
    if (answer->differences == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < answer->count && result == 0; i++) {
        CLEANUP(set_facts_free) struct set_facts set = {0};

        result = budget_look(answer->request.budget, error);
        if (result == 0)
            result = read_stated(answer->sets[i], &set, error);
        if (result == 0)
            result = compare(answer, i, &set, &last, error);
    }
    return result;
}

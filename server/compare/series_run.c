#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/comparability.h"
#include "compare/series.h"
#include "stats/statistics.h"
#include "store/cache.h"
#include "store/sets.h"

#include <jansson.h>
#include <math.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- series choice ---- */

/* Which sets a text means: the sets of a series, or a baseline.
 *
 *   sets = item { "," item }, each without blanks around it
 *   item = "tag:" TAG               every set with this tag (ASCII case does not matter)
 *        | a text with * or ?       every set whose whole label is of this pattern
 *        | six digits of an id or more, if one set begins with them
 *        | a label                  every set of this label
 *        | the beginning of labels  where none of the above finds one
 *
 * An item that finds no set is an error. A set that several items find counts once. */

/* A series has at most this many sets, and a text at most this many items. */
#define SERIES_SETS_MAX 1000

#define ID_LEAST 6
#define TAG_PREFIX "tag:"

/* Whether one of the lines is this tag. */
static bool has_tag(const char *lines, const char *tag)
{
    size_t length = strlen(tag);

    while (lines != NULL && *lines != '\0') {
        size_t own = strcspn(lines, "\n");

        if (own == length && strncasecmp(lines, tag, length) == 0)
            return true;
        lines += own + (lines[own] == '\n');
    }
    return false;
}

static bool has_tags(const struct set_info *set, const char *const *tags)
{
    for (; tags != NULL && *tags != NULL; tags++)
        if (!has_tag(set->tags, *tags))
            return false;
    return true;
}

typedef bool is_meant(const struct set_info *set, const char *item);

static bool is_of_id(const struct set_info *set, const char *item)
{
    return strncasecmp(set->id, item, strlen(item)) == 0;
}

static bool is_of_label(const struct set_info *set, const char *item)
{
    return strcmp(set->label, item) == 0;
}

static bool is_of_prefix(const struct set_info *set, const char *item)
{
    return strncmp(set->label, item, strlen(item)) == 0;
}

static bool is_of_pattern(const struct set_info *set, const char *item)
{
    return text_glob(item, set->label);
}

static bool is_of_tag(const struct set_info *set, const char *item)
{
    return has_tag(set->tags, item);
}

struct set_filter {
    const struct set_list *list;
    const char *name;
    const char *const *tags;
    struct budget *budget;
    bool *marks;
};

static size_t count_of(const struct set_filter *search, const char *item, is_meant *meant)
{
    size_t count = 0;

    for (size_t i = 0; i < search->list->count && !budget_is_over(search->budget); i++)
        count += meant(&search->list->sets[i], item);
    return count;
}

/* Returns how many sets are meant, with these tags or without. */
static size_t mark(const struct set_filter *search, const char *item, is_meant *meant)
{
    size_t count = 0;

    for (size_t i = 0; i < search->list->count && !budget_is_over(search->budget); i++) {
        const struct set_info *set = &search->list->sets[i];

        if (!meant(set, item))
            continue;
        count++;
        search->marks[i] = search->marks[i] || has_tags(set, search->tags);
    }
    return count;
}

static bool is_id(const char *item)
{
    size_t length = strlen(item);

    return length >= ID_LEAST && length <= 32 &&
           strspn(item, "0123456789abcdefABCDEF") == length;
}

static size_t mark_item(const struct set_filter *search, const char *item)
{
    if (strncmp(item, TAG_PREFIX, strlen(TAG_PREFIX)) == 0)
        return mark(search, item + strlen(TAG_PREFIX), is_of_tag);
    if (strpbrk(item, "*?") != NULL)
        return mark(search, item, is_of_pattern);
    if (is_id(item) && count_of(search, item, is_of_id) == 1)
        return mark(search, item, is_of_id);
    size_t labelled = mark(search, item, is_of_label);
    return labelled > 0 ? labelled : mark(search, item, is_of_prefix);
}

static int choose_item(const struct set_filter *search, const char *item,
                       struct error *error)
{
    if (strpbrk(item, "*?") != NULL && !text_glob_is_cheap(item))
        return error_set(error, ERROR_PARAMETER, "bad_sets",
                         "%s: \"%.100s\": the part between two stars that has a ? is "
                         "longer than %d bytes",
                         search->name, item, TEXT_GLOB_PART_MAX);
    size_t found = mark_item(search, item);
    int result = budget_look(search->budget, error);
    if (result != 0 || found > 0)
        return result;
    /* The pattern of all sets may find none if the store is empty. */
    if (strcmp(item, "*") == 0)
        return 0;
    return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                     "%s: \"%.100s\" matches no stored set: %s", search->name, item,
                     search->list->count == 0
                         ? "none is stored"
                         : "it is neither an id, a label, a pattern of labels (with * "
                           "and ?), the beginning of a label, nor tag:TAG");
}

static char *trim(char *text)
{
    text += strspn(text, " \t");
    size_t length = strlen(text);
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t'))
        text[--length] = '\0';
    return text;
}

/* Marks the sets of the list that the text means and that have every one of the tags
 * (NULL-terminated; may be NULL). `name`: of the parameter. Takes time in proportion to
 * items * sets, within the budget. ERROR_NOT_FOUND (unknown_set), ERROR_LIMIT
 * (too_many_sets). */
static int series_choose(const struct set_list *list, const char *name, const char *text,
                         const char *const *tags, struct arena *arena, bool **marks,
                         struct error *error)
{
    const struct set_filter search = {list, name, tags, arena->budget,
                                      arena_new(arena, list->count, sizeof(bool))};
    size_t items = 0, count = 0;
    int result = 0;

    *marks = search.marks;
    for (char *at = arena_text(arena, text, strlen(text)), *next;
         at != NULL && result == 0; at = next) {
        next = strchr(at, ',');
        if (next != NULL)
            *next++ = '\0';
        const char *item = trim(at);
        if (++items > SERIES_SETS_MAX)
            result =
                error_set(error, ERROR_LIMIT, "too_many_sets",
                          "%s: a list takes %d items at most", name, SERIES_SETS_MAX);
        else if (*item != '\0')
            result = choose_item(&search, item, error);
    }
    for (size_t i = 0; i < list->count; i++)
        count += search.marks[i];
    if (result == 0 && count > SERIES_SETS_MAX)
        result = error_set(error, ERROR_LIMIT, "too_many_sets",
                           "%s: %zu sets; a series takes %d at most: choose fewer by a "
                           "pattern of labels or a tag",
                           name, count, SERIES_SETS_MAX);
    return result;
}

/* ---- series differences ---- */

/* Where sets of a series were made on other devices or with other ranks than those before
 * them: a level that changes there says little about the program. */

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
static json_t *read_devices(const json_t *list, struct arena *arena)
{
    size_t count = json_array_size(list);
    json_t **sorted = arena_new(arena, count, sizeof(json_t *));

    if (count == 0)
        return NULL;
    for (size_t i = 0; i < count; i++)
        sorted[i] = json_array_get(list, i);
    qsort(sorted, count, sizeof(json_t *), compare_texts);
    json_t *out = json_array();
    for (size_t i = 0; i < count; i++)
        if (json_array_append(out, sorted[i]) != 0)
            arena_refuse(arena);
    return out;
}

static void read_stated(const struct series_set *set, struct arena *arena,
                        struct set_facts *out)
{
    json_t *summary = json_loads(set->info->summary, 0, NULL);
    json_t *ranks = json_object_get(summary, "ranks");

    *out = (struct set_facts){.facts[SERIES_DEVICES] = read_devices(
                                  json_object_get(summary, "devices"), arena)};
    if (json_array_size(ranks) > 0)
        out->facts[SERIES_RANKS] = json_incref(ranks);
    /* The summary has the number of ranks instead if no world size is stated. */
    if (set->times.world_size > 0)
        out->facts[SERIES_WORLD_SIZE] = json_integer(set->times.world_size);
    json_decref(summary);
}

/* ---- differences ---- */

static void write_ranks(const json_t *ranks, char *out, struct arena *arena)
{
    size_t count = json_array_size(ranks);
    int64_t *numbers = arena_new(arena, count, sizeof *numbers);

    for (size_t i = 0; i < count; i++)
        numbers[i] = json_integer_value(json_array_get(ranks, i));
    comparability_write_numbers(numbers, count, out, SERIES_FACT_SIZE - COUNT_SIZE);
    if (strstr(out, "…") != NULL)
        snprintf(out + strlen(out), COUNT_SIZE, " (%zu ranks)", count);
}

static void write_fact(enum series_fact fact, const json_t *value,
                       char out[SERIES_FACT_SIZE], struct arena *arena)
{
    if (fact == SERIES_DEVICES)
        comparability_write_texts(value, out, SERIES_FACT_SIZE);
    else if (fact == SERIES_RANKS)
        write_ranks(value, out, arena);
    else
        snprintf(out, SERIES_FACT_SIZE, "%lld", (long long)json_integer_value(value));
}

static void add_difference(struct series_answer *answer, size_t at, enum series_fact fact,
                           const json_t *before, const json_t *now)
{
    if (answer->difference_count == SERIES_DIFFERENCES_MAX) {
        answer->more_differences++;
        return;
    }
    struct series_difference *found = &answer->differences[answer->difference_count++];

    *found = (struct series_difference){.at = at, .fact = fact};
    write_fact(fact, before, found->before, answer->arena);
    write_fact(fact, now, found->after, answer->arena);
}

/* Adds each fact that differs from the last stated one, and keeps it as the last. */
static void compare(struct series_answer *answer, size_t at, struct set_facts *set,
                    struct set_facts *last)
{
    for (int fact = 0; fact < SERIES_FACTS; fact++) {
        json_t **now = &set->facts[fact], **before = &last->facts[fact];

        if (*now == NULL)
            continue;
        if (*before != NULL && json_equal(*now, *before) == 0)
            add_difference(answer, at, (enum series_fact)fact, *before, *now);
        json_decref(*before);
        *before = TAKE_PTR(*now);
    }
}

/* Fills `differences` of the answer, in order of `at`, from the summaries of its sets,
 * which are in order. A set that does not state a fact may have any value. */
static void series_find_differences(struct series_answer *answer)
{
    CLEANUP(set_facts_free) struct set_facts last = {0};

    answer->differences =
        arena_new(answer->arena, SERIES_DIFFERENCES_MAX, sizeof *answer->differences);
    for (size_t i = 0; i < answer->count; i++) {
        CLEANUP(set_facts_free) struct set_facts set = {0};

        if (budget_look(answer->request.budget, NULL) != 0)
            return;
        read_stated(answer->sets[i], answer->arena, &set);
        compare(answer, i, &set, &last);
    }
}

/* ---- series recorded ---- */

/* Makes the blocks of the steps without the profiler the observations. */
static void series_times_use_blocks(struct series_times *times)
{
    const struct recorder_means *steps = &times->recorded.steps;
    int64_t *scratch = arena_new(times->arena, steps->count, sizeof *scratch);

    times->times = steps->blocks;
    times->keys = NULL;
    times->values = arena_new(times->arena, steps->count, sizeof *times->values);
    times->count = steps->count;
    memcpy(times->values, steps->blocks, steps->count * sizeof *times->values);
    samples_sort(times->values, times->count, scratch);
}

/* If a series of the step time has sets with values, and all of these have times of steps
 * without the profiler, their observations become those. */
static void series_choose_unprofiled(struct series_answer *answer)
{
    if (answer->request.measure != SERIES_STEP_TIME)
        return;
    for (size_t i = 0; i < answer->all_count; i++) {
        const struct series_set *set = &answer->all[i];

        if (set->failed || set->times.count == 0)
            continue;
        answer->with_values++;
        if (set->times.recorded.steps.count > 0)
            answer->unprofiled++;
        else if (answer->lacking == NULL)
            answer->lacking = set;
    }
    if (answer->unprofiled == 0)
        answer->lacking = NULL;
    answer->without_profiler = answer->unprofiled > 0 && answer->lacking == NULL;
    for (size_t i = 0; i < answer->all_count && answer->without_profiler; i++)
        if (!answer->all[i].failed && answer->all[i].times.count > 0)
            series_times_use_blocks(&answer->all[i].times);
}

/* ---- series run ---- */

/* ---- which sets ---- */

static int choose(struct store *store, const struct series_request *request,
                  struct series_answer *out, struct error *error)
{
    int result = store_list_sets(store, &out->list, error);
    size_t stored = out->list.count;

    if (result != 0)
        return result;
    bool *series, *baseline = arena_new(out->arena, stored, sizeof *baseline);
    result = series_choose(&out->list, "sets", request->sets, request->tags, out->arena,
                           &series, error);
    if (result == 0 && request->baseline != NULL)
        result = series_choose(&out->list, "baseline", request->baseline, NULL,
                               out->arena, &baseline, error);
    for (size_t i = 0; i < stored; i++)
        out->all_count += series[i] || baseline[i];
    out->all = arena_new(out->arena, out->all_count, sizeof *out->all);
    out->sets = arena_new(out->arena, out->all_count, sizeof(struct series_set *));
    out->baseline = arena_new(out->arena, out->all_count, sizeof(struct series_set *));
    for (size_t i = 0, n = 0; i < stored; i++)
        if (series[i] || baseline[i])
            out->all[n++] = (struct series_set){.info = &out->list.sets[i],
                                                .in_series = series[i],
                                                .in_baseline = baseline[i],
                                                .median = NAN};
    return result;
}

/* ---- reading them ---- */

struct series_reader {
    struct store *store;
    const struct series_request *request;
    struct series_answer *answer;
    _Atomic size_t next;
};

/* An error of the budget ends the series; any other error leaves out one set. */
static void read_one(struct series_reader *reading, struct series_set *set)
{
    set->failed = series_times_read(reading->store, set->info->id, reading->request,
                                    &set->times, &set->error) != 0;
}

static void read_some(void *given)
{
    struct series_reader *reading = given;
    size_t i;

    while ((i = atomic_fetch_add(&reading->next, 1)) < reading->answer->all_count &&
           budget_look(reading->request->budget, NULL) == 0)
        read_one(reading, &reading->answer->all[i]);
}

static void describe(struct series_set *set)
{
    const struct series_times *times = &set->times;
    struct median_interval interval;

    if (times->count == 0)
        return;
    set->median = samples_quantile(times->values, times->count, 0.5);
    set->has_interval = median_interval(times->count, &interval);
    if (set->has_interval) {
        set->low = times->values[interval.rank - 1];
        set->high = times->values[times->count - interval.rank];
        set->confidence = interval.confidence;
    }
}

/* Times without the profiler do not end with rows of the device. */
static void need_device(struct series_answer *out, bool spare_unprofiled)
{
    for (size_t i = 0; i < out->all_count; i++) {
        struct series_times *times = &out->all[i].times;

        if (!spare_unprofiled || times->recorded.steps.count == 0 ||
            out->request.measure != SERIES_STEP_TIME)
            series_times_need_device(times, out->has_device_rows);
    }
}

static int read_all(struct store *store, struct series_answer *out, struct error *error)
{
    struct series_reader reading = {store, &out->request, out, 0};

    threads_share(read_some, &reading, threads_choose(0));
    for (size_t i = 0; i < out->all_count; i++)
        if (out->all[i].times.is_read) {
            cache_prune(store, CACHE_BYTES_MAX);
            break;
        }
    int result = budget_look(out->request.budget, error);
    for (size_t i = 0; i < out->all_count; i++)
        if (!out->all[i].failed) {
            out->has_steps |= out->all[i].times.has_steps;
            out->has_device_rows |= out->all[i].times.has_device_rows;
        }
    for (size_t i = 0; i < out->all_count && out->has_steps; i++)
        series_times_need_steps(&out->all[i].times);
    need_device(out, true);
    if (result == 0)
        series_choose_unprofiled(out);
    if (!out->without_profiler)
        need_device(out, false);
    for (size_t i = 0; i < out->all_count && result == 0; i++) {
        const struct error *failed = &out->all[i].error;

        if (!out->all[i].failed) {
            describe(&out->all[i]);
        } else if (failed->code == ERROR_TIMEOUT || failed->code == ERROR_CANCELLED ||
                   failed->code == ERROR_MEMORY) {
            *error = *failed;
            result = -(int)failed->code;
        }
    }
    return result;
}

/* ---- their order ---- */

static int compare_sets(const void *a, const void *b)
{
    const struct series_set *x = *(struct series_set *const *)a;
    const struct series_set *y = *(struct series_set *const *)b;
    int64_t left = series_moment(x), right = series_moment(y);

    if (left == right && x->info->created != y->info->created) {
        left = x->info->created;
        right = y->info->created;
    }
    if (left != right)
        return left < right ? -1 : 1;
    int labels = label_compare(x->info->label, y->info->label);
    return labels != 0 ? labels : strcmp(x->info->id, y->info->id);
}

static void arrange(struct series_answer *out)
{
    for (size_t i = 0; i < out->all_count; i++) {
        struct series_set *set = &out->all[i];

        if (set->failed)
            continue;
        if (set->in_series) {
            out->sets[out->count++] = set;
            out->unknown += set->times.recorded_ns == 0;
        }
        if (set->in_baseline)
            out->baseline[out->baseline_count++] = set;
    }
    qsort(out->sets, out->count, sizeof(struct series_set *), compare_sets);
    qsort(out->baseline, out->baseline_count, sizeof(struct series_set *), compare_sets);
    out->baseline_median =
        series_median(out->baseline, out->baseline_count, out->request.budget);
}

int series_run(struct store *store, const struct series_request *request,
               struct series_answer *out, struct error *error)
{
    *out = (struct series_answer){.request = *request,
                                  .baseline_median = NAN,
                                  .noise = NAN,
                                  .arena = arena_make(request->budget)};
    int result = choose(store, request, out, error);
    if (result == 0)
        result = read_all(store, out, error);
    if (result != 0)
        return result;
    arrange(out);
    series_find_differences(out);
    result = budget_look(request->budget, error);
    if (result == 0)
        result = series_find_changes(out, error);
    return result == 0 && request->machine ? series_find_machine(store, out, error)
                                           : result;
}

/* See selection.h. */
#include "analysis/data/selection.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/text.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/set/set_marked.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define LIST_TEXT_MAX 400

/* A sorted list of distinct numbers. */
struct number_list {
    int64_t *values;
    size_t count;
};

static int compare_int64(const void *a, const void *b)
{
    const int64_t *left = a, *right = b;

    return *left < *right ? -1 : *left > *right;
}

static int compare_in_budget(const void *a, const void *b, void *budget)
{
    return budget_is_over(budget) ? 0 : compare_int64(a, b);
}

/* If the budget is over, they are in no order. */
static void sort_distinct(struct number_list *numbers, struct budget *budget)
{
    size_t kept = 0;

    if (numbers->count == 0)
        return;
    qsort_r(numbers->values, numbers->count, sizeof *numbers->values, compare_in_budget,
            budget);
    for (size_t i = 0; i < numbers->count; i++)
        if (kept == 0 || numbers->values[i] != numbers->values[kept - 1])
            numbers->values[kept++] = numbers->values[i];
    numbers->count = kept;
}

static bool contains(const struct number_list *numbers, int64_t value)
{
    return numbers->count > 0 && bsearch(&value, numbers->values, numbers->count,
                                         sizeof value, compare_int64) != NULL;
}

/* How many are below a value. */
static size_t count_below(const struct number_list *numbers, int64_t value)
{
    size_t low = 0, high = numbers->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (numbers->values[middle] < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void free_numbers(struct number_list *numbers)
{
    free(numbers->values);
}

/* "0, 1, 4-7 or 9", cut if it gets long. */
static void describe(const struct number_list *numbers, struct buffer *out)
{
    for (size_t i = 0; i < numbers->count;) {
        size_t end = i + 1;

        while (end < numbers->count &&
               numbers->values[end] == numbers->values[end - 1] + 1)
            end++;
        if (out->length > LIST_TEXT_MAX - 80) {
            buffer_append_text(out, ", …");
            return;
        }
        if (i > 0)
            buffer_append_text(out, ", ");
        buffer_printf(out, "%" PRId64, numbers->values[i]);
        if (end > i + 1)
            buffer_printf(out, "%s%" PRId64, end > i + 2 ? "-" : ", ",
                          numbers->values[end - 1]);
        i = end;
    }
}

/* ---- lists in parameters ---- */

struct list_syntax {
    const char *side, *parameter; /* "control", "ranks" */
    const char *bad_slug, *unknown_slug;
};

static int refuse(const struct list_syntax *syntax, const char *slug, const char *item,
                  const struct number_list *allowed, struct error *error)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 2 * LIST_TEXT_MAX);
    describe(allowed, &text);
    return error_set(error, ERROR_PARAMETER, slug,
                     "%s_%s: %s \"%.60s\"; there %s %s; also allowed: all, first%s",
                     syntax->side, syntax->parameter,
                     slug == syntax->bad_slug ? "not understood:" : "there is no", item,
                     allowed->count == 1 ? "is" : "are",
                     allowed->count == 0 ? "none" : text.bytes,
                     strcmp(syntax->parameter, "steps") == 0 ? ", any" : "");
}

/* "7" or "4-7"; negative numbers are not allowed. */
static bool parse_range(char *item, int64_t *low, int64_t *high)
{
    char *dash = strchr(item, '-');

    if (dash != NULL)
        *dash = '\0';
    bool good = item[0] != '+' && text_to_int64(item, low) &&
                (dash == NULL || (dash[1] != '+' && text_to_int64(dash + 1, high)));
    if (dash != NULL)
        *dash = '-';
    else if (good)
        *high = *low;
    return good && *low >= 0 && *low <= *high;
}

/* Adds the allowed numbers of a list such as "0,2,4-7". */
static int parse_list(const struct list_syntax *syntax, const char *text,
                      const struct number_list *allowed, struct number_list *out,
                      struct error *error)
{
    CLEANUP_FREE char *copy = strdup(text);
    char *rest = copy, *item;

    out->values = calloc(allowed->count + 1, sizeof *out->values);
    /* By number: how many more ranges contain it than the number before it. */
    CLEANUP_FREE int32_t *more = calloc(allowed->count + 1, sizeof *more);
    if (copy == NULL || out->values == NULL || more == NULL)
        return error_set_memory(error);
    while ((item = strsep(&rest, ",")) != NULL) {
        int64_t low = 0, high = 0;

        item += strspn(item, " ");
        if (!parse_range(item, &low, &high))
            return refuse(syntax, syntax->bad_slug, item, allowed, error);
        size_t begin = count_below(allowed, low);
        size_t end = high == INT64_MAX ? allowed->count : count_below(allowed, high + 1);
        if (begin == end)
            return refuse(syntax, syntax->unknown_slug, item, allowed, error);
        more[begin]++;
        more[end]--;
    }
    int32_t ranges = 0;
    for (size_t i = 0; i < allowed->count; i++) {
        ranges += more[i];
        if (ranges > 0)
            out->values[out->count++] = allowed->values[i];
    }
    return 0;
}

static bool is_all(const char *text)
{
    return text == NULL || *text == '\0' || strcmp(text, "all") == 0;
}

static int copy_numbers(const struct number_list *from, size_t count,
                        struct number_list *out, struct error *error)
{
    out->values = calloc(count + 1, sizeof *out->values);
    if (out->values == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        out->values[i] = from->values[i];
    out->count = count;
    return 0;
}

static int choose(const struct list_syntax *syntax, const char *text,
                  const struct number_list *allowed, struct number_list *out,
                  struct error *error)
{
    if (is_all(text))
        return copy_numbers(allowed, allowed->count, out, error);
    if (strcmp(text, "first") == 0)
        return copy_numbers(allowed, allowed->count > 0 ? 1 : 0, out, error);
    return parse_list(syntax, text, allowed, out, error);
}

/* ---- the selection ---- */

static int ranks_of(const struct set_view *view, struct budget *budget,
                    struct number_list *out, struct error *error)
{
    out->values = calloc(view->file_count + 1, sizeof *out->values);
    if (out->values == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view->file_count; i++)
        out->values[out->count++] = view->files[i].rank;
    sort_distinct(out, budget);
    return budget_look(budget, error);
}

static const struct set_file *file_of(const struct set_view *view,
                                      const struct set_step *step)
{
    for (size_t low = 0, high = view->file_count; low < high;) {
        size_t middle = low + (high - low) / 2;

        if (view->files[middle].file == step->file)
            return &view->files[middle];
        if (view->files[middle].file < step->file)
            low = middle + 1;
        else
            high = middle;
    }
    return NULL;
}

/* The step numbers of the chosen ranks. */
static int numbers_of(const struct set_view *view, const struct number_list *ranks,
                      struct budget *budget, struct number_list *out, struct error *error)
{
    out->values = calloc(view->step_count + 1, sizeof *out->values);
    if (out->values == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view->step_count && !budget_is_over(budget); i++) {
        const struct set_file *file = file_of(view, &view->steps[i]);

        if (!view->steps[i].step.pseudo && file != NULL && contains(ranks, file->rank))
            out->values[out->count++] = view->steps[i].step.number;
    }
    sort_distinct(out, budget);
    return budget_look(budget, error);
}

struct step_choice {
    const struct set_view *view;
    const struct number_list *ranks, *numbers;
    struct budget *budget;
    bool any;     /* pseudo-steps only */
    bool pseudos; /* the pseudo-steps of files without step rows, too */
};

static bool is_chosen(const struct step_choice *choice, const struct set_step *step)
{
    const struct set_file *file = file_of(choice->view, step);

    if (file == NULL || !contains(choice->ranks, file->rank))
        return false;
    if (choice->any)
        return step->step.pseudo;
    if (step->step.pseudo)
        return choice->pseudos && !file->has_steps;
    return contains(choice->numbers, step->step.number);
}

static int compare_steps(const void *a, const void *b, void *context)
{
    const struct step_choice *choice = context;
    const struct set_view *view = choice->view;

    if (budget_is_over(choice->budget))
        return 0;
    const struct set_step *left = &view->steps[*(const size_t *)a];
    const struct set_step *right = &view->steps[*(const size_t *)b];
    const struct set_file *left_file = file_of(view, left);
    const struct set_file *right_file = file_of(view, right);

    if (left_file->rank != right_file->rank)
        return left_file->rank < right_file->rank ? -1 : 1;
    if (left_file->span != right_file->span)
        return left_file->span < right_file->span ? -1 : 1;
    if (left->step.number != right->step.number)
        return left->step.number < right->step.number ? -1 : 1;
    return 0;
}

static int collect_steps(const struct step_choice *choice, struct selection *out,
                         struct error *error)
{
    const struct set_view *view = choice->view;

    out->steps = calloc(view->step_count + 1, sizeof *out->steps);
    if (out->steps == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view->step_count && !budget_is_over(choice->budget); i++) {
        if (!is_chosen(choice, &view->steps[i]))
            continue;
        out->steps[out->step_count++] = i;
        out->pseudo_count += view->steps[i].step.pseudo;
    }
    qsort_r(out->steps, out->step_count, sizeof *out->steps, compare_steps,
            (void *)(uintptr_t)choice);
    return budget_look(choice->budget, error);
}

int selection_make(const struct set_view *view, const char *side, const char *ranks,
                   const char *steps, struct budget *budget, struct selection *out,
                   struct error *error)
{
    const struct list_syntax rank_syntax = {side, "ranks", "bad_ranks", "unknown_rank"};
    const struct list_syntax step_syntax = {side, "steps", "bad_steps", "unknown_step"};
    CLEANUP(free_numbers) struct number_list all_ranks = {0};
    CLEANUP(free_numbers) struct number_list all_numbers = {0};
    struct number_list chosen_ranks = {0}, numbers = {0};
    bool first = steps != NULL && strcmp(steps, "first") == 0;

    *out = (struct selection){.any = steps != NULL && strcmp(steps, "any") == 0};
    int result = ranks_of(view, budget, &all_ranks, error);
    if (result == 0)
        result = choose(&rank_syntax, ranks, &all_ranks, &chosen_ranks, error);
    out->ranks = chosen_ranks.values;
    out->rank_count = chosen_ranks.count;
    if (result == 0)
        result = numbers_of(view, &chosen_ranks, budget, &all_numbers, error);
    if (result == 0 && !out->any)
        result = choose(&step_syntax, steps, &all_numbers, &numbers, error);
    out->numbers = numbers.values;
    out->number_count = numbers.count;
    const struct step_choice choice = {.view = view,
                                       .ranks = &chosen_ranks,
                                       .numbers = &numbers,
                                       .budget = budget,
                                       .any = out->any,
                                       .pseudos = is_all(steps) ||
                                                  (first && all_numbers.count == 0)};
    if (result == 0)
        result = collect_steps(&choice, out, error);
    if (result != 0)
        selection_free(out);
    return result;
}

/* All numbers are allowed; only the form can be wrong. */
static int check_list(const char *side, const char *parameter, const char *text,
                      struct error *error)
{
    CLEANUP_FREE char *copy = is_all(text) ? NULL : strdup(text);
    char *rest = copy, *item;
    int64_t low, high;

    if (is_all(text) || strcmp(text, "first") == 0)
        return 0;
    if (copy == NULL)
        return error_set_memory(error);
    bool steps = strcmp(parameter, "steps") == 0;
    if (steps && strcmp(text, "any") == 0)
        return 0;
    while ((item = strsep(&rest, ",")) != NULL) {
        item += strspn(item, " ");
        if (!parse_range(item, &low, &high))
            return error_set(
                error, ERROR_PARAMETER, steps ? "bad_steps" : "bad_ranks",
                "%s_%s: not understood: \"%.60s\"; allowed: all, first%s, or "
                "a list such as 0,2,4-7",
                side, parameter, item, steps ? ", any" : "");
    }
    return 0;
}

int selection_check(const char *side, const char *ranks, const char *steps,
                    struct error *error)
{
    int result = check_list(side, "ranks", ranks, error);

    return result == 0 ? check_list(side, "steps", steps, error) : result;
}

void selection_free(struct selection *selection)
{
    free(selection->ranks);
    free(selection->numbers);
    free(selection->steps);
    *selection = (struct selection){0};
}

const struct set_file *selection_file(const struct set_view *view, size_t step)
{
    static const struct set_file none;
    const struct set_file *file = set_view_find_file(view, view->steps[step].file);

    return file == NULL ? &none : file;
}

const char *selection_marker(const char *own, const char *both)
{
    return own != NULL && *own != '\0' ? own : both;
}

int selection_open_side(struct store *store, const struct side_request *request,
                        struct set_info *info, struct set_view *view,
                        struct selection *selection, struct error *error)
{
    if (request->set == NULL || *request->set == '\0')
        return error_set(error, ERROR_PARAMETER, "missing_parameter",
                         "%s: missing; give the id or the label of a set", request->name);
    int result = store_find_set(store, request->set, info, error);
    if (result != 0) {
        error_prefix(error, "%s", request->name);
        return result;
    }
    result = set_marked_choose(store, info, request->name, request->marker,
                               request->budget, error);
    if (result == 0)
        result = set_view_load(store, info->id, request->budget, view, error);
    if (result == 0)
        result = selection_make(view, request->name, request->ranks, request->steps,
                                request->budget, selection, error);
    return result;
}

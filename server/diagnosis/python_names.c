/* See python_names.h. Such a name is "PATH(LINE): NAME". */
#include "diagnosis/python_names.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

struct python_name {
    const char *path, *function; /* "torch/nn/linear.py", "forward" */
    size_t path_length;
    long line;
    uint32_t name;
};

/* The path before the package does not matter. */
static const char *skip_folders(const char *path, size_t length)
{
    static const char *const packages[] = {"/site-packages/", "/dist-packages/"};
    const char *start = path, *end = path + length;

    for (size_t i = 0; i < 2; i++)
        for (const char *at = start; (at = strstr(at, packages[i])) != NULL && at < end;)
            start = at += strlen(packages[i]);
    if (start == path && length > 0 && path[0] == '/')
        for (const char *at = path; at < end; at++)
            start = *at == '/' ? at + 1 : start;
    return start;
}

static bool parse(const char *text, uint32_t name, struct python_name *out)
{
    const char *colon = strstr(text, "): "), *open = colon;
    char *end;

    while (open != NULL && open > text && *open != '(')
        open--;
    if (open == NULL || *open != '(')
        return false;
    long line = strtol(open + 1, &end, 10);
    if (end != colon || end == open + 1)
        return false;
    const char *path = skip_folders(text, (size_t)(open - text));
    *out = (struct python_name){path, colon + 3, (size_t)(open - path), line, name};
    return true;
}

static int compare_functions(const struct python_name *x, const struct python_name *y)
{
    size_t shorter = x->path_length < y->path_length ? x->path_length : y->path_length;
    int order = strncmp(x->path, y->path, shorter);

    if (order == 0)
        order = (x->path_length > y->path_length) - (x->path_length < y->path_length);
    return order != 0 ? order : strcmp(x->function, y->function);
}

static int compare_names(const void *a, const void *b)
{
    const struct python_name *x = a, *y = b;
    int order = compare_functions(x, y);

    if (order == 0)
        order = (x->line > y->line) - (x->line < y->line);
    return order != 0 ? order : (x->name > y->name) - (x->name < y->name);
}

/* The Python functions of one side that the other lacks, in order. */
static struct python_name *collect(const struct strings *names,
                                   const struct strings *others, struct budget *budget,
                                   size_t *count)
{
    struct python_name *found = calloc((size_t)names->count + 1, sizeof *found);

    *count = 0;
    for (uint32_t i = 0; found != NULL && i < names->count && !budget_is_over(budget);
         i++) {
        const char *text = strings_text(names, i);

        if (strings_find(others, text, strings_length(names, i)) == STRINGS_NONE &&
            parse(text, i, &found[*count]))
            (*count)++;
    }
    if (found != NULL)
        qsort(found, *count, sizeof *found, compare_names);
    return found;
}

static size_t end_of_group(const struct python_name *names, size_t begin, size_t count)
{
    size_t end = begin + 1;

    while (end < count && compare_functions(&names[begin], &names[end]) == 0)
        end++;
    return end;
}

uint32_t *python_names_pair(const struct strings *control, const struct strings *test,
                            struct budget *budget)
{
    size_t left_count, right_count;
    CLEANUP_FREE struct python_name *left = collect(control, test, budget, &left_count);
    CLEANUP_FREE struct python_name *right = collect(test, control, budget, &right_count);
    uint32_t *partners = malloc(((size_t)test->count + 1) * sizeof *partners);

    if (left == NULL || right == NULL || partners == NULL) {
        free(partners);
        return NULL;
    }
    memset(partners, 0xFF, ((size_t)test->count + 1) * sizeof *partners);
    for (size_t i = 0, k = 0; i < left_count && k < right_count;) {
        int order = compare_functions(&left[i], &right[k]);
        size_t left_end = end_of_group(left, i, left_count);
        size_t right_end = end_of_group(right, k, right_count);

        if (order == 0 && left_end - i == right_end - k)
            for (size_t n = 0; n < left_end - i; n++)
                partners[right[k + n].name] = left[i + n].name;
        i = order <= 0 ? left_end : i;
        k = order >= 0 ? right_end : k;
    }
    return partners;
}

/* See compare_parameters.h. */
#include "analysis/compare/compare_parameters.h"
#include "analysis/compare/row_id.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define DEFAULT_SORT "abs_diff_duration"

static bool is_empty(const char *text)
{
    return text == NULL || *text == '\0';
}

static int read_device(const char *text, enum compare_device *device, struct error *error)
{
    *device = COMPARE_ALL;
    if (is_empty(text) || strcasecmp(text, "ALL") == 0)
        return 0;
    if (strcasecmp(text, "CPU") == 0)
        *device = COMPARE_CPU;
    else if (strcasecmp(text, "GPU") == 0)
        *device = COMPARE_GPU;
    else
        return error_set(error, ERROR_PARAMETER, "bad_device_type",
                         "device_type: \"%.60s\"; allowed: ALL, CPU, GPU", text);
    return 0;
}

int compare_read_bool(const char *text, const char *name, const char *slug, bool *value,
                      struct error *error)
{
    if (is_empty(text))
        return 0;
    *value = strcasecmp(text, "true") == 0 || strcmp(text, "1") == 0;
    if (!*value && strcasecmp(text, "false") != 0 && strcmp(text, "0") != 0)
        return error_set(error, ERROR_PARAMETER, slug,
                         "%s: \"%.60s\"; allowed: true, false", name, text);
    return 0;
}

static int read_significant(const char *text, struct compare_result *out,
                            struct error *error)
{
    const enum significance_verdict one[] = {SIGNIFICANCE_SLOWER, SIGNIFICANCE_FASTER};

    for (size_t i = 0; i < 2 && !is_empty(text); i++)
        if (strcmp(text, significance_name(one[i])) == 0) {
            out->direction = one[i];
            out->significant = true;
            return 0;
        }
    if (compare_read_bool(text, "significant", "bad_significant", &out->significant,
                          error) == 0)
        return 0;
    return error_set(error, ERROR_PARAMETER, "bad_significant",
                     "significant: \"%.60s\"; allowed: true, false, slower, faster",
                     text);
}

static int read_measure(const char *text, enum significance_measure *measure,
                        struct error *error)
{
    *measure = SIGNIFICANCE_SELF;
    if (is_empty(text))
        return 0;
    for (int i = 0; i < SIGNIFICANCE_MEASURES; i++)
        if (strcmp(text, significance_measure_name((enum significance_measure)i)) == 0) {
            *measure = (enum significance_measure)i;
            return 0;
        }
    return error_set(error, ERROR_PARAMETER, "bad_measure",
                     "measure: \"%.60s\"; allowed: total, self", text);
}

/* A part, as 0.02, or a percentage, as 2%. */
static int read_equivalence(const char *text, double *equivalence, struct error *error)
{
    char *end;

    *equivalence = VERDICT_EQUIVALENCE;
    if (is_empty(text))
        return 0;
    double value = strtod(text, &end);
    bool percent = *end == '%' && end > text;
    /* strtod() takes blanks, signs, hexadecimal and nan as well. */
    bool plain = text[strspn(text, "0123456789.eE-%")] == '\0' && text[0] != '-';
    if (percent) {
        value /= 100;
        end++;
    }
    if (!plain || end == text || *end != '\0' || !(value >= 0 && value <= 1))
        return error_set(error, ERROR_PARAMETER, "bad_equivalence",
                         "equivalence: \"%.60s\"; allowed: 0 to 1, or 0%% to 100%%",
                         text);
    *equivalence = value;
    return 0;
}

static int read_change(const char *text, enum compare_change *change, struct error *error)
{
    *change = CHANGE_ANY;
    if (is_empty(text))
        return 0;
    for (int i = 0; i < CHANGE_COUNT; i++)
        if (strcmp(text, compare_change_name((enum compare_change)i)) == 0) {
            *change = (enum compare_change)i;
            return 0;
        }
    return error_set(error, ERROR_PARAMETER, "bad_change",
                     "change: \"%.60s\"; allowed: added, deleted, increased, decreased, "
                     "unchanged",
                     text);
}

static int read_sort(const struct compare_request *request, struct compare_result *out,
                     struct error *error)
{
    const char *wanted = is_empty(request->sort) ? DEFAULT_SORT : request->sort;
    struct buffer allowed;

    for (size_t i = 0; i < compare_column_count; i++)
        if (strcmp(wanted, compare_columns[i].name) == 0) {
            out->sort = compare_columns[i].name;
            out->descending = compare_columns[i].type != COLUMN_TEXT &&
                              compare_columns[i].type != COLUMN_TRUTH;
        }
    if (out->sort == NULL) {
        buffer_init(&allowed, 800);
        for (size_t i = 0; i < compare_column_count; i++)
            buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", compare_columns[i].name);
        int result =
            error_set(error, ERROR_PARAMETER, "bad_sort",
                      "sort: no column \"%.60s\"; allowed: %s", wanted, allowed.bytes);
        buffer_free(&allowed);
        return result;
    }
    if (is_empty(request->order))
        return 0;
    if (strcmp(request->order, "asc") != 0 && strcmp(request->order, "desc") != 0)
        return error_set(error, ERROR_PARAMETER, "bad_order",
                         "order: \"%.60s\"; allowed: asc, desc", request->order);
    out->descending = request->order[0] == 'd';
    return 0;
}

static int read_whole(const char *text, const char *name, const char *slug,
                      uint64_t standard, uint64_t *value, struct error *error)
{
    int64_t number;

    *value = standard;
    if (is_empty(text))
        return 0;
    if (!text_to_int64(text, &number) || number < 0 || text[0] == '+')
        return error_set(error, ERROR_PARAMETER, slug,
                         "%s: \"%.60s\"; allowed: whole numbers from 0", name, text);
    *value = (uint64_t)number;
    return 0;
}

static int check_globs(const char *const *globs, struct error *error)
{
    for (; globs != NULL && *globs != NULL; globs++)
        if (!text_glob_is_cheap(*globs))
            return error_set(
                error, ERROR_PARAMETER, "bad_exclude",
                "exclude: \"%.60s…\"; between two stars, where there is a ?, "
                "there may be %d bytes at most",
                *globs, TEXT_GLOB_PART_MAX);
    return 0;
}

int compare_read_parameters(const struct compare_request *request,
                            struct compare_result *out, struct error *error)
{
    int result = read_device(request->device_type, &out->device, error);

    out->merge_addresses = true;
    if (result == 0)
        result = check_globs(request->exclude, error);
    if (result == 0)
        result = compare_read_bool(request->use_short_name, "use_short_name",
                                   "bad_use_short_name", &out->use_short_name, error);
    if (result == 0)
        result = compare_read_bool(request->merge_addresses, "merge_addresses",
                                   "bad_merge_addresses", &out->merge_addresses, error);
    if (result == 0)
        result =
            compare_read_bool(request->diagnosis == NULL || *request->diagnosis == '\0'
                                  ? "true"
                                  : request->diagnosis,
                              "diagnosis", "bad_diagnosis", &out->diagnose, error);
    if (result == 0)
        result = compare_read_bool(request->significance, "significance",
                                   "bad_significance", &out->significance, error);
    if (result == 0)
        result = read_significant(request->significant, out, error);
    if (result == 0)
        result = compare_read_bool(request->fold, "fold", "bad_fold", &out->fold, error);
    out->fold = out->fold && request->fail_if == NULL; /* conditions name single rows */
    if (result == 0 && !is_empty(request->row))
        result = row_id_check(out->row = request->row, error);
    if (result == 0)
        result = read_measure(request->measure, &out->measure, error);
    if (result == 0)
        result = read_equivalence(request->equivalence, &out->equivalence, error);
    if (result == 0)
        result = read_change(request->change, &out->change, error);
    if (result == 0)
        result = read_sort(request, out, error);
    if (result == 0)
        result = read_whole(request->limit, "limit", "bad_limit", UINT64_MAX, &out->limit,
                            error);
    if (result == 0)
        result =
            read_whole(request->offset, "offset", "bad_offset", 0, &out->offset, error);
    if (result == 0 && (out->significant || request->fail_if != NULL ||
                        compare_column_needs_significance(out->sort)))
        out->significance = true;
    return result;
}

static int compare_categories(const void *a, const void *b)
{
    const struct compare_category *left = a, *right = b;

    return strcmp(left->name, right->name);
}

bool compare_category_is_known(const struct compare_result *result, const char *category)
{
    const struct compare_category wanted = {.name = category};

    return result->category_count > 0 &&
           bsearch(&wanted, result->categories, result->category_count, sizeof wanted,
                   compare_categories) != NULL;
}

int compare_refuse_category(const struct compare_result *result, const char *category,
                            struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed;

    buffer_init(&allowed, 4096);
    for (size_t i = 0; i < result->category_count && !buffer_failed(&allowed); i++)
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", result->categories[i].name);
    return error_set(error, ERROR_PARAMETER, "bad_category",
                     "category: no row has \"%.60s\"; there are: %s", category,
                     result->category_count > 0 ? allowed.bytes : "none");
}

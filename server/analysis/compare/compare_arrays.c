/* See compare_arrays.h. */
#include "analysis/compare/compare_arrays.h"
#include "analysis/compare/compare.h"
#include "store/set/set_pair.h"

#include <stddef.h>

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

/* ---- words ---- */

static const char *word_of_kind(int kind)
{
    return trace_kind_name((enum trace_kind)kind);
}

static const char *word_of_change(int change)
{
    return compare_change_name((enum compare_change)change);
}

static const char *word_of_verdict(int verdict)
{
    return significance_name((enum significance_verdict)verdict);
}

static const char *word_of_calls(int calls)
{
    return significance_calls_name((enum significance_calls)calls);
}

static const char *word_of_work(int known)
{
    return compare_work_known_name((enum compare_work_known)known);
}

#define ROW(member) offsetof(struct compare_row, member)
#define PAIR(member) offsetof(struct compare_replacement, member)
#define TEST(measure, member)                                                            \
    offsetof(struct compare_row, significance.tests[measure].member)
static const struct array_column asked_columns[] = {
    {"q", ARRAY_TEXT, offsetof(struct compare_request_row, q), NULL},
    {"change", ARRAY_TEXT, offsetof(struct compare_request_row, change), NULL},
    {"side", ARRAY_INT32, offsetof(struct compare_request_row, side), NULL},
    {"significant_only", ARRAY_TRUTH,
     offsetof(struct compare_request_row, significant_only), NULL},
    {"slower_only", ARRAY_TRUTH, offsetof(struct compare_request_row, slower_only), NULL},
    {"faster_only", ARRAY_TRUTH, offsetof(struct compare_request_row, faster_only), NULL},
    {"control_samples", ARRAY_REAL,
     offsetof(struct compare_request_row, samples[PAIR_CONTROL]), NULL},
    {"test_samples", ARRAY_REAL, offsetof(struct compare_request_row, samples[PAIR_TEST]),
     NULL},
    {"control_step", ARRAY_REAL, offsetof(struct compare_request_row, step[PAIR_CONTROL]),
     NULL},
    {"test_step", ARRAY_REAL, offsetof(struct compare_request_row, step[PAIR_TEST]),
     NULL},
};
static const struct array_column wanted_columns[] = {{"category", ARRAY_TEXT, 0, NULL}};
static const struct array_column excluded_columns[] = {{"glob", ARRAY_TEXT, 0, NULL}};
#define JOINED_COLUMNS(measure)                                                          \
    {                                                                                    \
        {"name", ARRAY_TEXT, ROW(name), NULL},                                           \
            {"category", ARRAY_TEXT, ROW(category), NULL},                               \
            {"names", ARRAY_TEXT, ROW(names), NULL},                                     \
            {"kind", ARRAY_WORD8, ROW(kind), word_of_kind},                              \
            {"side", ARRAY_UINT8, ROW(side), NULL},                                      \
            {"pair", ARRAY_UINT32, ROW(pair), NULL},                                     \
            {"name_row", ARRAY_UINT32, ROW(name_row), NULL},                             \
            {"change", ARRAY_WORD, ROW(change), word_of_change},                         \
            {"is_row", ARRAY_TRUTH, ROW(is_row), NULL},                                  \
            {"passes", ARRAY_TRUTH, ROW(passes), NULL},                                  \
            {"matches", ARRAY_TRUTH, ROW(matches), NULL},                                \
            {"control_count", ARRAY_INT64, ROW(count[PAIR_CONTROL]), NULL},              \
            {"test_count", ARRAY_INT64, ROW(count[PAIR_TEST]), NULL},                    \
            {"control_total", ARRAY_INT64, ROW(total[PAIR_CONTROL]), NULL},              \
            {"test_total", ARRAY_INT64, ROW(total[PAIR_TEST]), NULL},                    \
            {"control_self", ARRAY_INT64, ROW(self[PAIR_CONTROL]), NULL},                \
            {"test_self", ARRAY_INT64, ROW(self[PAIR_TEST]), NULL},                      \
            {"p_value", ARRAY_REAL, TEST(measure, p), NULL},                             \
            {"q_value", ARRAY_REAL, TEST(measure, q), NULL},                             \
            {"moderated_p_value", ARRAY_REAL, TEST(measure, moderated_p), NULL},         \
            {"moderated_q_value", ARRAY_REAL, TEST(measure, moderated_q), NULL},         \
            {"significance", ARRAY_WORD, TEST(measure, verdict), word_of_verdict},       \
            {"too_few", ARRAY_TRUTH, TEST(measure, too_few), NULL},                      \
            {"control_median", ARRAY_REAL, TEST(measure, median[PAIR_CONTROL]), NULL},   \
            {"test_median", ARRAY_REAL, TEST(measure, median[PAIR_TEST]), NULL},         \
            {"control_spread", ARRAY_REAL, TEST(measure, spread[PAIR_CONTROL]), NULL},   \
            {"test_spread", ARRAY_REAL, TEST(measure, spread[PAIR_TEST]), NULL},         \
            {"calls", ARRAY_WORD, ROW(significance.calls), word_of_calls},               \
            {"calls_p_value", ARRAY_REAL, ROW(significance.calls_p), NULL},              \
            {"calls_q_value", ARRAY_REAL, ROW(significance.calls_q), NULL},              \
            {"control_calls", ARRAY_INT32, ROW(significance.always[PAIR_CONTROL]),       \
             NULL},                                                                      \
            {"test_calls", ARRAY_INT32, ROW(significance.always[PAIR_TEST]), NULL},      \
            {"work_known", ARRAY_WORD, ROW(work.known), word_of_work},                   \
            {"control_work_time", ARRAY_REAL, ROW(work.time[PAIR_CONTROL]), NULL},       \
            {"test_work_time", ARRAY_REAL, ROW(work.time[PAIR_TEST]), NULL},             \
            {"as_fast", ARRAY_REAL, ROW(work.as_fast), NULL},                            \
            {"control_work_calls", ARRAY_REAL, ROW(work.calls[PAIR_CONTROL]), NULL},     \
            {"test_work_calls", ARRAY_REAL, ROW(work.calls[PAIR_TEST]), NULL},           \
    }
static const struct array_column joined_columns[][38] = {
    [SIGNIFICANCE_TOTAL] = JOINED_COLUMNS(SIGNIFICANCE_TOTAL),
    [SIGNIFICANCE_SELF] = JOINED_COLUMNS(SIGNIFICANCE_SELF),
};
static const struct array_column replaced_columns[] = {
    {"control_name", ARRAY_TEXT, PAIR(name[PAIR_CONTROL]), NULL},
    {"operator_name", ARRAY_TEXT, PAIR(operator_name), NULL},
};

/* ---- the tables ---- */

#define TABLE(table, list)                                                               \
    {                                                                                    \
        .name = (table), .columns = (list), .column_count = LENGTH(list)                 \
    }

const struct array_table compare_arrays[COMPARE_ARRAYS] = {
    [ARRAY_ASKED] = TABLE("asked", asked_columns),
    [ARRAY_WANTED] = TABLE("wanted", wanted_columns),
    [ARRAY_EXCLUDED] = TABLE("excluded", excluded_columns),
    [ARRAY_JOINED] = {.name = "joined",
                      .columns = joined_columns[SIGNIFICANCE_TOTAL],
                      .column_count = LENGTH(joined_columns[SIGNIFICANCE_TOTAL]),
                      .order = "name_row"},
    [ARRAY_REPLACED] = TABLE("replaced", replaced_columns),
};

const struct array_column *compare_joined_columns(enum significance_measure measure)
{
    return joined_columns[measure];
}

#include "compare/parameters.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/verdict.h"
#include "store/set_pair.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- row id ---- */

#define FNV_OFFSET UINT64_C(0xcbf29ce484222325)
#define FNV_PRIME UINT64_C(0x100000001b3)

static uint64_t add_byte(uint64_t hash, unsigned char byte)
{
    return (hash ^ byte) * FNV_PRIME;
}

static uint64_t add_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = add_byte(hash, (unsigned char)*text);
    return hash;
}

void row_id_write(const char *name, const char *category, char out[ROW_ID_SIZE])
{
    uint64_t hash = add_text(add_byte(add_text(FNV_OFFSET, name), '\0'), category);

    hash >>= 16;
    out[ROW_ID_SIZE - 1] = '\0';
    for (int i = ROW_ID_SIZE - 2; i >= 0; i--, hash >>= 4)
        out[i] = "0123456789abcdef"[hash & 15];
}

bool row_id_is(const char *id, const char *name, const char *category)
{
    char own[ROW_ID_SIZE];

    row_id_write(name, category, own);
    return strcmp(own, id) == 0;
}

/* 0 if it has the form of an id; else the error has the slug bad_row. */
static int row_id_check(const char *id, struct error *error)
{
    if (strlen(id) == ROW_ID_SIZE - 1 &&
        strspn(id, "0123456789abcdef") == ROW_ID_SIZE - 1)
        return 0;
    return error_set(error, ERROR_PARAMETER, "bad_row",
                     "row: \"%.60s\"; allowed: the id of a row, %d digits from 0 to f",
                     id, ROW_ID_SIZE - 1);
}

int row_id_check_choice(const char *id, const char *name, const char *category,
                        struct error *error)
{
    if (id != NULL)
        return row_id_check(id, error);
    if (name != NULL && category != NULL)
        return 0;
    return error_set(error, ERROR_PARAMETER, "missing_parameter",
                     "row: missing; give the id of a row of the comparison, or its name "
                     "and category");
}

int row_id_refuse(const char *id, const char *name, const char *category,
                  struct error *error)
{
    if (id != NULL)
        return error_set(error, ERROR_NOT_FOUND, "unknown_operation",
                         "row: no row has the id \"%.20s\" in the selected steps of "
                         "either side",
                         id);
    return error_set(error, ERROR_NOT_FOUND, "unknown_operation",
                     "name, category: no row \"%.200s\" of category \"%.60s\" in the "
                     "selected steps of either side",
                     name, category);
}

/* ---- fail if ---- */

/* Names of traces are at most 16 KiB; escapes may double them. */
#define TEXT_MAX ((size_t)1 << 16)

static const char *const measures[] = {
    [FAIL_IF_STEP_TIME] = "step_time",
    [FAIL_IF_GPU_TIME] = "gpu_time",
    [FAIL_IF_COMPUTE] = "compute",
    [FAIL_IF_EXPOSED_COMMUNICATION] = "exposed_communication",
    [FAIL_IF_EXPOSED_MEMORY] = "exposed_memory",
    [FAIL_IF_IDLE] = "idle",
    [FAIL_IF_OP] = "op",
};

struct parser {
    const char *text, *at;
    struct error *error;
};

static void skip_blanks(struct parser *parser)
{
    while (*parser->at == ' ' || *parser->at == '\t')
        parser->at++;
}

static bool take_char(struct parser *parser, char wanted)
{
    skip_blanks(parser);
    if (*parser->at != wanted)
        return false;
    parser->at++;
    return true;
}

static int refuse(struct parser *parser, const char *expected)
{
    if (*parser->at == '\0')
        return error_set(parser->error, ERROR_PARAMETER, "bad_fail_if",
                         "fail_if: \"%.200s\" ends where %s is expected", parser->text,
                         expected);
    return error_set(parser->error, ERROR_PARAMETER, "bad_fail_if",
                     "fail_if: \"%.200s\", at \"%.40s\": expected %s", parser->text,
                     parser->at, expected);
}

/* A text in quotes. */
static int take_text(struct parser *parser, char **out)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    skip_blanks(parser);
    const char *start = parser->at;
    char quote = *start;
    if (quote != '"' && quote != '\'')
        return refuse(parser, "a name in quotes");
    parser->at++;
    while (*parser->at != quote && *parser->at != '\0') {
        if (*parser->at == '\\' && parser->at[1] != '\0')
            parser->at++;
        buffer_append_char(&text, *parser->at++);
    }
    if (*parser->at == '\0') {
        parser->at = start;
        return refuse(parser, "a closing quote after the name");
    }
    parser->at++;
    if (text.length == 0) {
        parser->at = start;
        return refuse(parser, "a name that is not empty");
    }
    *out = buffer_take(&text);
    return *out == NULL ? error_set_memory(parser->error) : 0;
}

static int take_operation(struct parser *parser, struct fail_if_condition *condition)
{
    if (!take_char(parser, '('))
        return refuse(parser, "op(\"name\")");
    int result = take_text(parser, &condition->name);
    if (result == 0 && take_char(parser, ','))
        result = take_text(parser, &condition->category);
    if (result == 0 && !take_char(parser, ')'))
        result = refuse(parser, "\")\"");
    return result;
}

static int take_measure(struct parser *parser, struct fail_if_condition *condition)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    skip_blanks(parser);
    size_t length = strspn(parser->at, letters);
    for (size_t i = 0; i < sizeof measures / sizeof measures[0]; i++) {
        if (length != strlen(measures[i]) ||
            strncmp(parser->at, measures[i], length) != 0)
            continue;
        condition->measure = (enum fail_if_measure)i;
        parser->at += length;
        return i == FAIL_IF_OP ? take_operation(parser, condition) : 0;
    }
    return refuse(parser, "step_time, gpu_time, compute, exposed_communication, "
                          "exposed_memory, idle or op(\"name\")");
}

/* strtod() would take nan, inf, hexadecimal and signs, so the digits are found first. */
static int take_number(struct parser *parser, double *value)
{
    static const char digits[] = "0123456789";

    skip_blanks(parser);
    const char *end = parser->at;
    size_t whole = strspn(end, digits), fraction = 0;
    end += whole;
    if (*end == '.') {
        fraction = strspn(end + 1, digits);
        end += 1 + fraction;
    }
    if (whole + fraction == 0)
        return refuse(parser, "a number of 0 or more, not nan or inf");
    if (*end == 'e' || *end == 'E') {
        const char *exponent = end + 1 + (end[1] == '+' || end[1] == '-');
        size_t length = strspn(exponent, digits);

        if (length == 0)
            return refuse(parser, "a number whose exponent has digits");
        end = exponent + length;
    }
    char *stop;
    *value = strtod(parser->at, &stop);
    if (stop != end || !isfinite(*value))
        return refuse(parser, "a decimal number that is not too large");
    parser->at = end;
    return 0;
}

static int take_unit(struct parser *parser, struct fail_if_condition *condition)
{
    static const struct {
        const char *name;
        double ns;
    } units[] = {{"ns", 1},          {"us", 1e3}, {"\xC2\xB5s", 1e3},
                 {"\xCE\xBCs", 1e3}, {"ms", 1e6}, {"s", 1e9}};

    skip_blanks(parser);
    if (*parser->at == '%') {
        parser->at++;
        condition->percent = true;
        return 0;
    }
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        size_t length = strlen(units[i].name);

        if (strncmp(parser->at, units[i].name, length) != 0)
            continue;
        parser->at += length;
        condition->limit *= units[i].ns;
        return isfinite(condition->limit) ? 0 : refuse(parser, "a smaller limit");
    }
    return refuse(parser, "a unit: %, ns, us, ms or s");
}

static int take_condition(struct parser *parser, struct fail_if_condition *condition)
{
    skip_blanks(parser);
    const char *start = parser->at;
    int result = take_measure(parser, condition);

    if (result == 0 && !take_char(parser, '>'))
        result = refuse(parser, "> or >=");
    if (result != 0)
        return result;
    if (*parser->at == '=') {
        condition->or_equal = true;
        parser->at++;
    }
    result = take_number(parser, &condition->limit);
    if (result == 0)
        result = take_unit(parser, condition);
    if (result != 0)
        return result;
    condition->text = strndup(start, (size_t)(parser->at - start));
    return condition->text == NULL ? error_set_memory(parser->error) : 0;
}

static void free_condition(struct fail_if_condition *condition)
{
    free(condition->name);
    free(condition->category);
    free(condition->text);
}

static int add_condition(struct fail_if *list, struct fail_if_condition *condition,
                         struct error *error)
{
    if (list->count == FAIL_IF_CONDITIONS_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_fail_if",
                         "fail_if: more than %d conditions", FAIL_IF_CONDITIONS_MAX);
    struct fail_if_condition *grown =
        reallocarray(list->conditions, list->count + 1, sizeof *grown);
    if (grown == NULL)
        return error_set_memory(error);
    list->conditions = grown;
    list->conditions[list->count++] = *condition;
    *condition = (struct fail_if_condition){0};
    return 0;
}

int fail_if_parse(struct fail_if *list, const char *text, struct error *error)
{
    struct parser parser = {.text = text, .at = text, .error = error};
    size_t before = list->count;
    int result;

    do {
        CLEANUP(free_condition) struct fail_if_condition condition = {0};

        result = take_condition(&parser, &condition);
        if (result == 0)
            result = add_condition(list, &condition, error);
    } while (result == 0 && (take_char(&parser, ',') || take_char(&parser, ';')));
    if (result == 0 && *parser.at != '\0')
        result = refuse(&parser, "\",\" and another condition, or the end");
    while (result != 0 && list->count > before)
        free_condition(&list->conditions[--list->count]);
    return result;
}

void fail_if_free(struct fail_if *list)
{
    for (size_t i = 0; i < list->count; i++)
        free_condition(&list->conditions[i]);
    free(list->conditions);
    *list = (struct fail_if){0};
}

/* ---- judging ---- */

static bool is_over(const struct fail_if_condition *condition, double change,
                    double limit)
{
    return change > limit || (condition->or_equal && change >= limit);
}

enum fail_if_outcome fail_if_judge(const struct fail_if_condition *condition,
                                   const struct fail_if_change *change)
{
    double limit = condition->limit, mean = change->mean[1] - change->mean[0];

    if (isnan(mean) || isnan(change->shift))
        return FAIL_IF_CANNOT_JUDGE;
    if (condition->percent) /* a time of 0 in the control grew beyond every percentage */
        limit = change->median > 0 ? limit * change->median / 100 : 0;
    bool over = is_over(condition, change->shift, limit);
    bool opposite = (mean < 0 && change->shift > 0) || (mean > 0 && change->shift < 0);
    if (opposite && (over || is_over(condition, mean, limit)))
        return FAIL_IF_CANNOT_JUDGE;
    return over && change->slower ? FAIL_IF_MET : FAIL_IF_FINE;
}

enum fail_if_outcome fail_if_worse(enum fail_if_outcome a, enum fail_if_outcome b)
{
    if (a == FAIL_IF_MET || b == FAIL_IF_MET)
        return FAIL_IF_MET;
    return a == FAIL_IF_CANNOT_JUDGE || b == FAIL_IF_CANNOT_JUDGE ? FAIL_IF_CANNOT_JUDGE
                                                                  : FAIL_IF_FINE;
}

/* ---- columns ---- */

const struct compare_column compare_columns[] = {
    [COL_NAME] = {"name", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_CATEGORY] = {"category", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_KIND] = {"kind", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_CONTROL_COUNTS] = {"control_counts", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_TEST_COUNTS] = {"test_counts", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_DIFF_COUNTS] = {"diff_counts", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_COUNTS_CHANGE] = {"counts_change_categories", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_CONTROL_TOTAL_TIME] = {"control_total_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_TOTAL_TIME] = {"test_total_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_TOTAL_TIME] = {"diff_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_SELF_TOTAL_TIME] = {"control_self_duration", COLUMN_TIME,
                                     COLUMN_EVERYWHERE},
    [COL_TEST_SELF_TOTAL_TIME] = {"test_self_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_SELF_TOTAL_TIME] = {"diff_self_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_PER_STEP] = {"control_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_PER_STEP] = {"test_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_PER_STEP] = {"diff_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_SELF_PER_STEP] = {"control_self_per_step", COLUMN_TIME,
                                   COLUMN_EVERYWHERE},
    [COL_TEST_SELF_PER_STEP] = {"test_self_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_SELF_PER_STEP] = {"diff_self_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_PER_CALL] = {"control_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_PER_CALL] = {"test_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_PER_CALL] = {"diff_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_SELF_PER_CALL] = {"control_self_per_call", COLUMN_TIME, COLUMN_CSV_ONLY},
    [COL_TEST_SELF_PER_CALL] = {"test_self_per_call", COLUMN_TIME, COLUMN_CSV_ONLY},
    [COL_DIFF_SELF_PER_CALL] = {"diff_self_per_call", COLUMN_TIME, COLUMN_CSV_ONLY},
    [COL_CONTROL_PERCENT_OF_STEP] = {"control_percent_of_step", COLUMN_RATIO,
                                     COLUMN_CSV_ONLY},
    [COL_TEST_PERCENT_OF_STEP] = {"test_percent_of_step", COLUMN_RATIO, COLUMN_CSV_ONLY},
    [COL_DIFF_PERCENT_OF_STEP] = {"diff_percent_of_step", COLUMN_RATIO, COLUMN_CSV_ONLY},
    [COL_CONTROL_SELF_PERCENT_OF_STEP] = {"control_self_percent_of_step", COLUMN_RATIO,
                                          COLUMN_CSV_ONLY},
    [COL_TEST_SELF_PERCENT_OF_STEP] = {"test_self_percent_of_step", COLUMN_RATIO,
                                       COLUMN_CSV_ONLY},
    [COL_DIFF_SELF_PERCENT_OF_STEP] = {"diff_self_percent_of_step", COLUMN_RATIO,
                                       COLUMN_CSV_ONLY},
    [COL_CONTROL_COUNTS_PER_STEP] = {"control_counts_per_step", COLUMN_RATIO,
                                     COLUMN_CSV_ONLY},
    [COL_TEST_COUNTS_PER_STEP] = {"test_counts_per_step", COLUMN_RATIO, COLUMN_CSV_ONLY},
    [COL_DIFF_COUNTS_PER_STEP] = {"diff_counts_per_step", COLUMN_RATIO, COLUMN_CSV_ONLY},
    [COL_CHANGE] = {"change", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_REPLACES] = {"replaces", COLUMN_TEXT, COLUMN_CSV_ONLY},
    [COL_NAMES] = {"names", COLUMN_TEXT, COLUMN_CSV_ONLY},
    [COL_P_VALUE] = {"p_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_Q_VALUE] = {"q_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_MODERATED_P_VALUE] = {"moderated_p_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_MODERATED_Q_VALUE] = {"moderated_q_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_SIGNIFICANCE] = {"significance", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_TOO_FEW] = {"too_few", COLUMN_TRUTH, COLUMN_EVERYWHERE},
    [COL_CALLS] = {"calls", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_CALLS_P_VALUE] = {"calls_p_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_CALLS_Q_VALUE] = {"calls_q_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_CONTROL_CALLS] = {"control_calls", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_TEST_CALLS] = {"test_calls", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_CONTROL_MEDIAN] = {"control_median", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_MEDIAN] = {"test_median", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_SPREAD] = {"control_spread", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_SPREAD] = {"test_spread", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_MORE_WORK] = {"more_work", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_SLOWER_WORK] = {"slower_work", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_MORE_WORK_PER_STEP] = {"more_work_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_SLOWER_WORK_PER_STEP] = {"slower_work_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_MORE_WORK_PER_CALL] = {"more_work_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_SLOWER_WORK_PER_CALL] = {"slower_work_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_MORE_WORK_PERCENT_OF_STEP] = {"more_work_percent_of_step", COLUMN_RATIO,
                                       COLUMN_EVERYWHERE},
    [COL_SLOWER_WORK_PERCENT_OF_STEP] = {"slower_work_percent_of_step", COLUMN_RATIO,
                                         COLUMN_EVERYWHERE},
    [COL_WORK_KNOWN] = {"work_known", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_ABS_DIFF_COUNTS] = {"abs_diff_counts", COLUMN_COUNT, COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_COUNTS_PER_STEP] = {"abs_diff_counts_per_step", COLUMN_RATIO,
                                      COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_TOTAL_TIME] = {"abs_diff_duration", COLUMN_TIME, COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_PER_STEP] = {"abs_diff_per_step", COLUMN_TIME, COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_PER_CALL] = {"abs_diff_per_call", COLUMN_TIME, COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_PERCENT_OF_STEP] = {"abs_diff_percent_of_step", COLUMN_RATIO,
                                      COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_SELF_TOTAL_TIME] = {"abs_diff_self_duration", COLUMN_TIME,
                                      COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_SELF_PER_STEP] = {"abs_diff_self_per_step", COLUMN_TIME,
                                    COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_SELF_PER_CALL] = {"abs_diff_self_per_call", COLUMN_TIME,
                                    COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_SELF_PERCENT_OF_STEP] = {"abs_diff_self_percent_of_step", COLUMN_RATIO,
                                           COLUMN_SORT_ONLY},
    [COL_PERCENT] = {"diff_percent", COLUMN_RATIO, COLUMN_SORT_ONLY},
    [COL_SELF_PERCENT] = {"diff_self_percent", COLUMN_RATIO, COLUMN_SORT_ONLY},
    [COL_PER_CALL_PERCENT] = {"diff_per_call_percent", COLUMN_RATIO, COLUMN_SORT_ONLY},
    [COL_SELF_PER_CALL_PERCENT] = {"diff_self_per_call_percent", COLUMN_RATIO,
                                   COLUMN_SORT_ONLY},
    [COL_TOTAL_PERCENT] = {"diff_duration_percent", COLUMN_RATIO, COLUMN_SORT_ONLY},
    [COL_SELF_TOTAL_PERCENT] = {"diff_self_duration_percent", COLUMN_RATIO,
                                COLUMN_SORT_ONLY},
    [COL_CERTAINTY] = {"certainty", COLUMN_RATIO, COLUMN_SORT_ONLY},
};

size_t compare_find_column(const char *name)
{
    size_t column = 0;

    while (column < COL_COUNT && strcmp(compare_columns[column].name, name) != 0)
        column++;
    return column;
}

bool compare_column_is_text(size_t column)
{
    return compare_columns[column].type == COLUMN_TEXT ||
           compare_columns[column].type == COLUMN_TRUTH;
}

bool compare_column_needs_significance(size_t column)
{
    return (column >= COL_P_VALUE && column <= COL_TEST_SPREAD) ||
           column == COL_CERTAINTY;
}

bool compare_column_needs_work(size_t column)
{
    return column >= COL_MORE_WORK && column <= COL_WORK_KNOWN;
}

/* ---- the parameter `sort` ---- */

/* ERROR_PARAMETER (bad_sort) if no column has the name. */
static int compare_check_sort(const char *name, struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed = BUFFER(800);

    if (compare_find_column(name) < COL_COUNT)
        return 0;
    for (size_t i = 0; i < COL_COUNT; i++)
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", compare_columns[i].name);
    return error_set(error, ERROR_PARAMETER, "bad_sort",
                     "sort: no column \"%.60s\"; allowed: %s", name, allowed.bytes);
}

/* The measure of the times in a column, from its name. False: it has no times. */
static bool compare_measure_of_sort(const char *name, enum significance_measure *out)
{
    size_t column = compare_find_column(name);

    if (column == COL_COUNT || compare_column_needs_significance(column) ||
        compare_column_needs_work(column) ||
        (compare_columns[column].type != COLUMN_TIME && strstr(name, "percent") == NULL))
        return false;
    *out = strstr(name, "_self_") != NULL ? SIGNIFICANCE_SELF : SIGNIFICANCE_TOTAL;
    return true;
}

/* ---- compare parameters ---- */

static const char *const devices[] = {"ALL", "CPU", "GPU", NULL};
static const char *const changes[] = {"added",     "deleted",   "increased",
                                      "decreased", "unchanged", NULL};
static const char *const significants[] = {"false", "true", "slower", "faster", NULL};
static const char *const orders[] = {"asc", "desc", NULL};
static const char *const contributors[] = {"rows", "modules", NULL};
static const char *const operators[] = {"false", "true", "auto", NULL};
static const char *const compare_units[] = {"per_step", "total", NULL};
static const char *const api_formats[] = {"json", "csv", "brief", NULL};
static const char *const formats[] = {"json",     "csv",  "brief", "table",
                                      "markdown", "html", "tree",  NULL};

static int check_glob(const char *glob, struct error *error)
{
    return text_glob_is_cheap(glob)
               ? 0
               : error_set(error, ERROR_PARAMETER, "bad_exclude",
                           "exclude: \"%.60s…\": a part between two stars that has a ? "
                           "may have %d bytes at most",
                           glob, TEXT_GLOB_PART_MAX);
}

#define ROWS (COMPARE_TRACES | COMPARE_OPS_DIFF | COMPARE_REPORT | COMPARE_COMMAND)
#define ANSWER (COMPARE_TRACES | COMPARE_REPORT | COMPARE_COMMAND)
#define SET "a set: its id, a unique prefix of it, or its label"
#define SETS                                                                             \
    SET "; or several recordings, separated by commas: ids, labels, tag:NAME, or "       \
        "patterns of labels such as 'nightly-*'"
#define SEVERAL (COMPARE_TRACES | COMPARE_REPORT | COMPARE_COMMAND)
#define PAIR_ONLY (COMPARE_OPS_DIFF | COMPARE_OPERATION)
#define RANKS "all, first, or a list such as 0,2,4-7"
#define STEPS "all, first, any (then a whole file is one step), or a list such as 5,7-9"
#define TEXT_OF(number) #number
#define NUMBER_TEXT(number) TEXT_OF(number)
#define AT(member) .offset = offsetof(struct compare_request, member)

/* In the order of the echo. */
/* clang-format off */
static const struct parameter items[] = {
    {.name = "control", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].set), .allowed = SETS,
     .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .users = SEVERAL,
     .help = "what the test is compared with"},
    {.name = "test", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].set), .allowed = SETS,
     .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .users = SEVERAL,
     .help = "what may have changed"},
    {.name = "control", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].set), .allowed = SET,
     .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .users = PAIR_ONLY,
     .help = "what the test is compared with"},
    {.name = "test", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].set), .allowed = SET,
     .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .users = PAIR_ONLY,
     .help = "what may have changed"},
    {.name = "control_ranks", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].ranks),
     .standard = "all", .value = "LIST", .allowed = RANKS, .help = "ranks of the control"},
    {.name = "test_ranks", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].ranks),
     .standard = "all", .value = "LIST", .allowed = RANKS, .help = "ranks of the test"},
    {.name = "control_steps", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].steps),
     .standard = "all", .value = "LIST", .allowed = STEPS, .help = "steps of the control"},
    {.name = "test_steps", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].steps),
     .standard = "all", .value = "LIST", .allowed = STEPS, .help = "steps of the test"},
    {.name = "control_marker", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].marker),
     .value = "NAME",
     .help = "rows with this name are the steps of the control if it has none; phase:decode: the "
             "calls of that phase, even if it has steps"},
    {.name = "test_marker", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].marker),
     .value = "NAME",
     .help = "rows with this name are the steps of the test if it has none; phase:decode: the "
             "calls of that phase, even if it has steps"},
    {.name = "marker", .type = PARAMETER_TEXT, AT(marker), .value = "NAME",
     .help = "the same, for a side without a marker of its own"},
    {.name = "control_marker_until", .type = PARAMETER_CHOICE, AT(side[PAIR_CONTROL].until),
     .words = marker_until_words, .value = "WHICH", .help = "the same as marker_until, of the control"},
    {.name = "test_marker_until", .type = PARAMETER_CHOICE, AT(side[PAIR_TEST].until),
     .words = marker_until_words, .value = "WHICH", .help = "the same as marker_until, of the test"},
    {.name = "marker_until", .type = PARAMETER_CHOICE, AT(until), .words = marker_until_words,
     .value = "WHICH", .help = SELECTION_UNTIL_HELP},
    {.name = "cut_overlaps", .type = PARAMETER_BOOLEAN, AT(cut_overlaps),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE, .help = SELECTION_CUT_HELP},
    {.name = "device_type", .type = PARAMETER_CHOICE, AT(device), .words = devices,
     .standard = "ALL", .flags = PARAMETER_ECHOED | PARAMETER_ANY_CASE, .users = ROWS,
     .value = "TYPE", .help = "everything, host rows, or device work"},
    {.name = "use_short_name", .type = PARAMETER_BOOLEAN, AT(naming.use_short_name),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "name kernels by the short form of their names"},
    {.name = "merge_addresses", .type = PARAMETER_BOOLEAN, AT(naming.merge_addresses),
     .standard = "true", .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "host rows whose names differ only by a memory address become one row, with 0x… in "
             "place of the address; false: each is a row, as in HTA"},
    {.name = "aliases", .type = PARAMETER_BOOLEAN, AT(aliases), .standard = "true",
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "a call or copy with one name in CUDA and another in HIP, such as cudaLaunchKernel "
             "and hipLaunchKernel, becomes one row if each name is on one side only; false: each "
             "name is a row"},
    {.name = "merge_lines", .type = PARAMETER_BOOLEAN, AT(merge_lines), .standard = "true",
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "a Python function whose line moved, or whose file lies in another folder, becomes "
             "one row; false: each name is a row"},
    {.name = "q", .type = PARAMETER_TEXT, AT(q), .standard = "", .flags = PARAMETER_ECHOED,
     .users = ROWS, .help = "only names that contain this text; case does not matter"},
    {.name = "exclude", .type = PARAMETER_TEXTS, AT(exclude), .flags = PARAMETER_ECHOED,
     .users = ROWS, .value = "GLOB", .check = check_glob,
     .help = "leave out rows whose whole name matches, such as 'aten::*'"},
    {.name = "category", .type = PARAMETER_TEXTS, AT(category), .flags = PARAMETER_ECHOED,
     .users = ROWS, .value = "CATEGORY", .help = "only rows of this category"},
    {.name = "change", .type = PARAMETER_CHOICE, AT(change), .words = changes,
     .flags = PARAMETER_ECHOED, .users = ANSWER, .value = "GROUP",
     .help = "only rows whose number of calls changed in this way"},
    {.name = "fold", .type = PARAMETER_BOOLEAN, AT(fold),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE, .users = ANSWER,
     .help = "a kernel that is gone and its probable replacement become one row, under the "
             "name of the new one, and are judged as one"},
    {.name = "equal_clock", .type = PARAMETER_BOOLEAN, AT(equal_clock),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE, .users = ANSWER,
     .help = "the verdict, rows and conditions without what another clock of the device or "
             "another speed of the host makes of the test, as far as rows show it; the sentences "
             "and the account stay as recorded"},
    {.name = "row", .type = PARAMETER_TEXT, AT(row), .flags = PARAMETER_ECHOED,
     .users = ANSWER | COMPARE_OPERATION, .value = "ID", .pattern = "^[0-9a-f]{12}$",
     .check = row_id_check,
     .help = "the id of a row; `selected` in the answer has this row and its place among all "
             "sorted rows, regardless of limit and offset"},
    {.name = "significance", .type = PARAMETER_BOOLEAN, AT(significance),
     .standard = "true", .flags = PARAMETER_ECHOED,
     .users = COMPARE_REPORT | COMPARE_COMMAND, .help = "judge every row"},
    {.name = "significance", .type = PARAMETER_BOOLEAN, AT(significance),
     .flags = PARAMETER_ECHOED, .users = COMPARE_TRACES,
     .help = "judge every row, which takes longer; significant, and sorting by a statistic, "
             "imply it"},
    {.name = "work", .type = PARAMETER_BOOLEAN, AT(work), .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .users = COMPARE_TRACES | COMPARE_COMMAND,
     .help = "add columns to JSON and CSV that split the change of an operator's device time "
             "into more work and slower work, where its FLOPs are known; takes longer, because "
             "it reads the events of both sides; sorting by one of these columns implies it"},
    {.name = "significant", .type = PARAMETER_CHOICE, AT(significant),
     .words = significants, .standard = "false",
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .users = ANSWER, .value = "WHICH",
     .help = "only rows that are slower or faster (q < 0.05), or only one of the two"},
    {.name = "measure", .type = PARAMETER_CHOICE, AT(measure),
     .words = significance_measures, .standard = "self", .flags = PARAMETER_ECHOED,
     .users = ANSWER, .value = "MEASURE",
     .help = "which time of host rows is tested: total, with the calls inside them, or self, "
             "without them; for device work both are the same"},
    {.name = "equivalence", .type = PARAMETER_PART, AT(equivalence), .most = 1,
     .standard = NUMBER_TEXT(VERDICT_EQUIVALENCE), .flags = PARAMETER_ECHOED, .users = ANSWER, .value = "PART",
     .help = "the step time counts as unchanged if the interval of its change lies within this "
             "fraction of the control's median step"},
    {.name = "sort", .type = PARAMETER_TEXT, AT(sort), .standard = COMPARE_SORT,
     .flags = PARAMETER_ECHOED, .users = COMPARE_TRACES, .value = "COLUMN",
     .check = compare_check_sort, .allowed = COMPARE_SORT_ALLOWED, .help = "the order"},
    {.name = "sort", .type = PARAMETER_TEXT, AT(sort),
     .standard = COMPARE_SORT_SELF, .flags = PARAMETER_ECHOED,
     .users = COMPARE_REPORT | COMPARE_COMMAND, .value = "COLUMN",
     .check = compare_check_sort, .allowed = COMPARE_SORT_ALLOWED, .help = "the order"},
    {.name = "order", .type = PARAMETER_CHOICE, AT(order), .words = orders,
     .flags = PARAMETER_ECHOED, .users = ANSWER, .value = "WHICH",
     .help = "the direction; if absent, texts ascend and numbers descend"},
    {.name = "limit", .type = PARAMETER_WHOLE, AT(limit), .flags = PARAMETER_ECHOED,
     .users = ANSWER, .value = "N", .help = "at most this many rows"},
    {.name = "offset", .type = PARAMETER_WHOLE, AT(offset), .standard = "0",
     .flags = PARAMETER_ECHOED, .users = ANSWER, .value = "N", .help = "rows to skip"},
    {.name = "diagnosis", .type = PARAMETER_BOOLEAN, AT(diagnosis), .standard = "true",
     .users = ANSWER, .help = "sentences on the cause of the change"},
    {.name = "layers", .type = PARAMETER_BOOLEAN, AT(layers), .standard = "true",
     .users = COMPARE_REPORT | COMPARE_COMMAND,
     .help = "sentences on the layer that holds most of the change, if one does, and on the peak "
             "of memory, if it is recorded"},
    {.name = "layers", .type = PARAMETER_BOOLEAN, AT(layers), .users = COMPARE_TRACES,
     .help = "sentences on the layer that holds most of the change, if one does, and on the peak "
             "of memory, if it is recorded; takes longer, because it needs the trees of calls of "
             "both sides"},
    {.name = "operators", .type = PARAMETER_CHOICE, AT(operators), .words = operators,
     .standard = "auto", .users = COMPARE_REPORT | COMPARE_COMMAND, .value = "WHICH",
     .help = "device time by operator, before the rows; auto: only if less than half of the "
             "kernel time is in kernels that both sides have"},
    {.name = "operators", .type = PARAMETER_CHOICE, AT(operators), .words = operators,
     .standard = "false", .users = COMPARE_TRACES, .value = "WHICH",
     .help = "device time by operator; auto: only if less than half of the kernel time is in "
             "kernels that both sides have; takes longer, because it needs the trees of calls of "
             "both sides"},
    {.name = "contributors", .type = PARAMETER_CHOICE, AT(contributors), .words = contributors,
     .standard = "rows", .users = ANSWER, .value = "WHICH",
     .help = "what the bars of the waterfall show: rows, or the modules that the rows belong to; "
             "equal modules are added up, which takes longer"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = api_formats,
     .standard = "json", .users = COMPARE_TRACES,
     .help = "the format of the answer; brief: at most 6,000 bytes of text for a language model"},
    {.name = "unit", .type = PARAMETER_CHOICE, AT(unit), .words = compare_units,
     .standard = "per_step", .users = COMPARE_TRACES | COMPARE_COMMAND, .value = "WHICH",
     .help = "the calls and times of rows in formats for readers, where there are steps; JSON and "
             "CSV have both"},
    {.name = "name", .type = PARAMETER_TEXT, AT(name), .users = COMPARE_OPERATION,
     .help = "the name of a row, as the comparison shows it"},
    {.name = "category", .type = PARAMETER_TEXT, AT(name_category),
     .users = COMPARE_OPERATION, .help = "the category of the row"},
    {.name = "step_rows", .type = PARAMETER_BOOLEAN, AT(step_rows), .flags = PARAMETER_BARE,
     .users = COMPARE_COMMAND,
     .help = "also show the rows of the steps themselves (" COMPARE_STEP_ROWS ") and of "
             "the device's backlog (" COMPARE_BACKLOG_ROWS "), which JSON and CSV have "
             "and the other formats hide"},
    {.name = "fail_if", .type = PARAMETER_TEXTS, AT(conditions), .users = COMPARE_COMMAND,
     .value = "CONDITION",
     .help = "fail if this became slower, such as 'step_time>5%', 'gpu_time>200us', "
             "'op(\"aten::mm\")>10%'; separate several by commas"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = formats,
     .standard = "table", .users = COMPARE_COMMAND, .value = "FORMAT",
     .help = "the format of the answer; a table is as wide as the terminal, or as COLUMNS; "
             "brief: at most 6,000 bytes of text for a language model; tree: which layer and "
             "operator changed (tracediff tree)"},
};
/* clang-format on */
const struct parameter_table compare_parameters = PARAMETER_TABLE(items);

const char *compare_change_name(enum compare_change change)
{
    return change < CHANGE_COUNT ? changes[change] : "";
}

const char *compare_change_words(enum compare_change change)
{
    static const char *const words[CHANGE_COUNT] = {
        [CHANGE_ADDED] = "new",
        [CHANGE_DELETED] = "gone",
        [CHANGE_INCREASED] = "called more often",
        [CHANGE_DECREASED] = "called less often",
        [CHANGE_UNCHANGED] = "called as often"};

    return change < CHANGE_COUNT ? words[change] : "";
}

/* JSON and CSV are data; the rest is made for readers. */
static bool is_for_readers(enum compare_user user, const struct compare_request *request)
{
    return user == COMPARE_REPORT ||
           (request->format != COMPARE_JSON && request->format != COMPARE_CSV);
}

/* Readers see the time that their rows are ordered by: a command's order chooses the
 * measure if none was given, and the measure chooses the order. */
static void match_order(enum compare_user user, const struct given_parameters *given,
                        struct compare_request *request)
{
    bool readers = is_for_readers(user, request);

    if (parameters_text(given, "sort") == NULL)
        request->sort = readers && request->measure == SIGNIFICANCE_SELF
                            ? COMPARE_SORT_SELF
                            : COMPARE_SORT;
    else if (readers && user == COMPARE_COMMAND &&
             parameters_text(given, "measure") == NULL)
        compare_measure_of_sort(request->sort, &request->measure);
}

int compare_request_read(enum compare_user user, const struct given_parameters *given,
                         struct budget *budget, struct compare_request *out,
                         struct error *error)
{
    static const char *const names[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

    *out = (struct compare_request){.budget = budget};
    int result = parameters_read(&compare_parameters, user, given, out, error);
    for (int side = PAIR_CONTROL; side <= PAIR_TEST; side++) {
        struct side_request *request = &out->side[side];

        request->name = names[side];
        request->marker = request->marker != NULL ? request->marker : out->marker;
        request->until = selection_until(request->until, out->until);
        request->cut_overlaps = out->cut_overlaps;
        request->budget = budget;
    }
    if (result == 0)
        match_order(user, given, out);
    if (result == 0 && out->format == COMPARE_BRIEF &&
        parameters_text(given, "significance") == NULL)
        out->significance = true;
    return result;
}

void compare_request_free(struct compare_request *request)
{
    parameters_free(&compare_parameters, request);
}

void compare_request_settle(struct compare_request *request)
{
    size_t column = compare_find_column(request->sort);

    request->fold = request->fold && request->fail_if == NULL;
    request->aliases = request->aliases && request->fail_if == NULL;
    request->merge_lines = request->merge_lines && request->fail_if == NULL;
    if (request->order == COMPARE_ORDER_OF_COLUMN)
        request->order =
            compare_column_is_text(column) ? COMPARE_ASCENDING : COMPARE_DESCENDING;
    if (request->significant != COMPARE_EVERY_ROW || request->fail_if != NULL ||
        compare_column_needs_significance(compare_find_column(request->sort)))
        request->significance = true;
    request->work = request->work || compare_column_needs_work(column);
}

/* See fail_if.h. */
#include "analysis/compare/fail_if.h"
#include "base/buffer.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, TEXT_MAX);
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

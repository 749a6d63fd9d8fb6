#include "base/parameters.h"
#include "base/error.h"
#include "base/text.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- nearest ---- */

#define WORD_MAX 40
/* A word is near if it has at most one mistake per this many letters. */
#define LETTERS_A_MISTAKE 3

static size_t least(size_t a, size_t b, size_t c)
{
    size_t low = a < b ? a : b;

    return low < c ? low : c;
}

/* How many letters to change, add, leave out or swap with the next one. */
static size_t distance(const char *from, const char *to)
{
    size_t rows[3][WORD_MAX + 1], length = strlen(to);
    size_t *above = rows[0], *last = rows[1], *now = rows[2];

    if (length > WORD_MAX || strlen(from) > WORD_MAX)
        return SIZE_MAX;
    for (size_t i = 0; i <= length; i++)
        last[i] = i;
    for (size_t row = 1; from[row - 1] != '\0'; row++) {
        now[0] = row;
        for (size_t i = 1; i <= length; i++) {
            size_t cost = from[row - 1] == to[i - 1] ? 0 : 1;

            now[i] = least(last[i] + 1, now[i - 1] + 1, last[i - 1] + cost);
            if (row > 1 && i > 1 && from[row - 1] == to[i - 2] &&
                from[row - 2] == to[i - 1] && above[i - 2] + 1 < now[i])
                now[i] = above[i - 2] + 1;
        }
        size_t *free_row = above;
        above = last;
        last = now;
        now = free_row;
    }
    return last[length];
}

const char *nearest_word(const char *typed,
                         const char *(*words)(const void *context, size_t index),
                         const void *context)
{
    size_t best = strlen(typed) / LETTERS_A_MISTAKE + 1;
    const char *nearest = NULL, *word;

    for (size_t i = 0; (word = words(context, i)) != NULL; i++) {
        size_t mistakes = distance(typed, word);
        bool begins = strlen(typed) > 2 && strncmp(word, typed, strlen(typed)) == 0;

        mistakes = begins ? 1 : mistakes;
        if (mistakes < best) {
            best = mistakes;
            nearest = word;
        }
    }
    return nearest;
}

/* ---- parameters ---- */

#define ALLOWED_MAX 900

/* ---- fields ---- */

static void *field(const struct parameter *parameter, void *out)
{
    return (char *)out + parameter->offset;
}

static const void *field_of(const struct parameter *parameter, const void *values)
{
    return (const char *)values + parameter->offset;
}

bool parameter_boolean(const struct parameter *parameter, const void *values)
{
    return *(const bool *)field_of(parameter, values);
}

int64_t parameter_whole(const struct parameter *parameter, const void *values)
{
    return *(const int64_t *)field_of(parameter, values);
}

double parameter_real(const struct parameter *parameter, const void *values)
{
    return *(const double *)field_of(parameter, values);
}

const char *const *parameter_words(const struct parameter *parameter, const void *values)
{
    return *(const char *const *const *)field_of(parameter, values);
}

const struct parameter_wholes *parameter_list(const struct parameter *parameter,
                                              const void *values)
{
    return field_of(parameter, values);
}

const char *parameter_word(const struct parameter *parameter, const void *values)
{
    unsigned choice;

    if (parameter->type == PARAMETER_TEXT)
        return *(const char *const *)field_of(parameter, values);
    memcpy(&choice, field_of(parameter, values), sizeof choice);
    return parameter->words[choice];
}

static bool is_empty(const char *text)
{
    return text == NULL || *text == '\0';
}

/* ---- what is allowed ---- */

static void append_words(const struct parameter *parameter, struct buffer *out)
{
    for (size_t i = 0; parameter->words[i] != NULL; i++)
        buffer_printf(out, "%s%s", i > 0 ? ", " : "", parameter->words[i]);
}

/* Bounds that are the type's own (2^53) are not worth a word. */
static void append_range(const struct parameter *parameter, const char *what,
                         struct buffer *out)
{
    buffer_append_text(out, what);
    if (parameter->least > -9e15)
        buffer_printf(out, " from %.15g", parameter->least);
    if (parameter->most != 0 && parameter->most < 9e15)
        buffer_printf(out, " to %.15g", parameter->most);
}

void parameter_append_allowed(const struct parameter *parameter, struct buffer *out)
{
    if (parameter->allowed != NULL) {
        buffer_append_text(out, parameter->allowed);
        return;
    }
    switch (parameter->type) {
    case PARAMETER_BOOLEAN:
        buffer_append_text(out, "true, false");
        break;
    case PARAMETER_CHOICE:
        append_words(parameter, out);
        break;
    case PARAMETER_WHOLE:
        append_range(parameter, "whole numbers", out);
        break;
    case PARAMETER_WHOLES:
        buffer_append_text(out, "all, or a list such as 7,20");
        break;
    case PARAMETER_REAL:
        append_range(parameter, "numbers", out);
        break;
    case PARAMETER_PART:
        buffer_printf(out, "%.15g to %.15g, or %.15g%% to %.15g%%", parameter->least,
                      parameter->most, 100 * parameter->least, 100 * parameter->most);
        break;
    case PARAMETER_TIME:
        append_range(parameter, "µs", out);
        break;
    case PARAMETER_TEXT:
    case PARAMETER_TEXTS:
        buffer_append_text(out, "any text");
        break;
    }
}

static int refuse(const struct parameter *parameter, const char *text,
                  struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed = BUFFER(ALLOWED_MAX);
    char slug[sizeof error->slug];

    parameter_append_allowed(parameter, &allowed);
    snprintf(slug, sizeof slug, "bad_%s", parameter->name);
    return error_set(error, ERROR_PARAMETER, slug, "%s: \"%.60s\"; allowed: %s",
                     parameter->name, text, allowed.bytes != NULL ? allowed.bytes : "");
}

static int refuse_absence(const struct parameter *parameter, struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed = BUFFER(ALLOWED_MAX);

    parameter_append_allowed(parameter, &allowed);
    return error_set(error, ERROR_PARAMETER, "missing_parameter", "%s: missing; give %s",
                     parameter->name, allowed.bytes != NULL ? allowed.bytes : "");
}

/* ---- values ---- */

/* Reads true, false, 1 or 0, letters of either case; returns false for anything else. */
static bool parameter_read_boolean(const char *text, bool *out)
{
    bool truth = strcasecmp(text, "true") == 0 || strcmp(text, "1") == 0;

    if (!truth && strcasecmp(text, "false") != 0 && strcmp(text, "0") != 0)
        return false;
    *out = truth;
    return true;
}

static bool read_choice(const struct parameter *parameter, const char *text,
                        unsigned *out)
{
    bool truth, any_case = (parameter->flags & PARAMETER_ANY_CASE) != 0;

    for (unsigned i = 0; parameter->words[i] != NULL; i++) {
        const char *word = parameter->words[i];
        bool same = any_case ? strcasecmp(word, text) == 0 : strcmp(word, text) == 0;

        if (same || (parameter_read_boolean(text, &truth) &&
                     strcmp(word, truth ? "true" : "false") == 0)) {
            *out = i;
            return true;
        }
    }
    return false;
}

static bool is_within(const struct parameter *parameter, double value)
{
    return value >= parameter->least &&
           (parameter->most == 0 || value <= parameter->most);
}

static bool read_whole(const struct parameter *parameter, const char *text, int64_t *out)
{
    return text[0] != '+' && text_to_int64(text, out) &&
           is_within(parameter, (double)*out);
}

/* strtod() alone would also take blanks, hexadecimal, nan and inf. */
static bool read_real(const struct parameter *parameter, const char *text, double *out)
{
    bool percent = parameter->type == PARAMETER_PART;
    char *end;

    if (text[strspn(text, "0123456789.eE+-%")] != '\0' || text[0] == '+' ||
        (text[0] == '-' && parameter->least >= 0))
        return false;
    double value = strtod(text, &end);
    percent = percent && *end == '%';
    if (end == text || end[percent ? 1 : 0] != '\0')
        return false;
    *out = percent ? value / 100 : value;
    return is_within(parameter, *out);
}

static bool read_time(const struct parameter *parameter, const char *text, int64_t *out)
{
    double us;

    if (!read_real(parameter, text, &us))
        return false;
    *out = (int64_t)llround(us * 1000);
    return true;
}

static int read_wholes(const struct parameter *parameter, const char *text,
                       struct parameter_wholes *out, struct error *error)
{
    size_t most = 1;
    char *item;

    if (strcmp(text, "all") == 0)
        return 0;
    for (const char *at = text; *at != '\0'; at++)
        most += *at == ',';
    CLEANUP_FREE char *copy = strdup(text);
    CLEANUP_FREE int64_t *items = calloc(most, sizeof *items);
    if (copy == NULL || items == NULL)
        return error_set_memory(error);
    char *rest = copy;
    for (size_t i = 0; (item = strsep(&rest, ",")) != NULL; i++)
        if (!text_to_int64(item + strspn(item, " "), &items[i]))
            return refuse(parameter, text, error);
    *out = (struct parameter_wholes){TAKE_PTR(items), most};
    return 0;
}

static int read_value(const struct parameter *parameter, const char *text, void *out,
                      struct error *error)
{
    bool good = true;

    switch (parameter->type) {
    case PARAMETER_TEXT:
        *(const char **)out = text;
        break;
    case PARAMETER_TEXTS:
        break;
    case PARAMETER_BOOLEAN:
        good = parameter_read_boolean(text, out);
        break;
    case PARAMETER_CHOICE:
        good = read_choice(parameter, text, out);
        break;
    case PARAMETER_WHOLE:
        good = read_whole(parameter, text, out);
        break;
    case PARAMETER_WHOLES:
        return read_wholes(parameter, text, out, error);
    case PARAMETER_REAL:
    case PARAMETER_PART:
        good = read_real(parameter, text, out);
        break;
    case PARAMETER_TIME:
        good = read_time(parameter, text, out);
        break;
    }
    return good ? 0 : refuse(parameter, text, error);
}

/* A field whose parameter is not given and has no default. */
static void set_none(const struct parameter *parameter, void *out)
{
    unsigned words = 0;

    switch (parameter->type) {
    case PARAMETER_TEXT:
    case PARAMETER_TEXTS:
        *(const char **)out = NULL;
        break;
    case PARAMETER_BOOLEAN:
        *(bool *)out = false;
        break;
    case PARAMETER_CHOICE:
        while (parameter->words[words] != NULL)
            words++;
        memcpy(out, &words, sizeof words);
        break;
    case PARAMETER_WHOLE:
    case PARAMETER_TIME:
        *(int64_t *)out = PARAMETER_NONE;
        break;
    case PARAMETER_WHOLES:
        *(struct parameter_wholes *)out = (struct parameter_wholes){NULL, 0};
        break;
    case PARAMETER_REAL:
    case PARAMETER_PART:
        *(double *)out = NAN;
        break;
    }
}

static int read_texts(const struct parameter *parameter,
                      const struct given_parameters *given, const char ***out,
                      struct error *error)
{
    size_t count = 0, most = given == NULL ? 0 : given->count;

    free(*out); /* of a parameter that is described twice */
    const char **list = *out = calloc(most + 1, sizeof *list);
    if (list == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < most; i++) {
        const struct given_parameter *one = &given->items[i];

        if (strcmp(one->name, parameter->name) != 0 || is_empty(one->value))
            continue;
        list[count++] = one->value;
        int result = parameter->check == NULL ? 0 : parameter->check(one->value, error);
        if (result != 0)
            return result;
    }
    return 0;
}

/* ---- what was given ---- */

const char *parameters_text(const struct given_parameters *given, const char *name)
{
    for (size_t i = given->count; i > 0; i--)
        if (strcmp(given->items[i - 1].name, name) == 0)
            return is_empty(given->items[i - 1].value) ? NULL : given->items[i - 1].value;
    return NULL;
}

/* `given` NULL: the parameter is not for this user. */
static int read_one(const struct parameter *parameter,
                    const struct given_parameters *given, void *out, struct error *error)
{
    if (parameter->type == PARAMETER_TEXTS)
        return read_texts(parameter, given, field(parameter, out), error);
    set_none(parameter, field(parameter, out));
    const char *text = given == NULL ? NULL : parameters_text(given, parameter->name);
    if (text == NULL && given != NULL && (parameter->flags & PARAMETER_REQUIRED) != 0)
        return refuse_absence(parameter, error);
    const char *meant = text != NULL ? text : parameter->standard;
    if (meant == NULL)
        return 0;
    int result = read_value(parameter, meant, field(parameter, out), error);
    return result == 0 && text != NULL && parameter->check != NULL
               ? parameter->check(text, error)
               : result;
}

int parameters_read(const struct parameter_table *table, unsigned user,
                    const struct given_parameters *given, void *out, struct error *error)
{
    int result = 0;

    for (size_t i = 0; i < table->count; i++)
        set_none(&table->items[i], field(&table->items[i], out));
    for (size_t i = 0; i < table->count && result == 0; i++)
        if (!parameter_is_for(&table->items[i], user))
            result = read_one(&table->items[i], NULL, out, error);
    for (size_t i = 0; i < table->count && result == 0; i++)
        if (parameter_is_for(&table->items[i], user))
            result = read_one(&table->items[i], given, out, error);
    if (result != 0)
        parameters_free(table, out);
    return result;
}

void parameters_free(const struct parameter_table *table, void *out)
{
    for (size_t i = 0; i < table->count; i++) {
        const struct parameter *parameter = &table->items[i];
        void *place = field(parameter, out);

        if (parameter->type == PARAMETER_TEXTS)
            free(*(void **)place);
        else if (parameter->type == PARAMETER_WHOLES)
            free(((struct parameter_wholes *)place)->items);
        else
            continue;
        set_none(parameter, place);
    }
}

/* ---- names ---- */

bool parameter_is_for(const struct parameter *parameter, unsigned user)
{
    return parameter->users == 0 || (parameter->users & user) != 0;
}

static const struct parameter *find_for(const struct parameter_table *const *tables,
                                        unsigned user, const char *name)
{
    for (; *tables != NULL; tables++)
        for (size_t i = 0; i < (*tables)->count; i++)
            if (strcmp((*tables)->items[i].name, name) == 0 &&
                parameter_is_for(&(*tables)->items[i], user))
                return &(*tables)->items[i];
    return NULL;
}

static int refuse_name(const struct parameter_table *const *tables, unsigned user,
                       const char *name, struct error *error)
{
    CLEANUP_BUFFER struct buffer list = BUFFER(ALLOWED_MAX);

    for (; *tables != NULL; tables++)
        for (size_t i = 0; i < (*tables)->count; i++)
            if (parameter_is_for(&(*tables)->items[i], user))
                buffer_printf(&list, "%s%s", list.length > 0 ? ", " : "",
                              (*tables)->items[i].name);
    return error_set(error, ERROR_PARAMETER, "unknown_parameter",
                     "there is no parameter \"%.100s\" here; %s%s", name,
                     list.length > 0 ? "allowed are " : "none is allowed",
                     list.length > 0 ? list.bytes : "");
}

int parameters_check_names(const struct parameter_table *const *tables, unsigned user,
                           const struct given_parameters *given, struct error *error)
{
    for (size_t i = 0; i < given->count; i++) {
        const char *name = given->items[i].name;
        const struct parameter *known = find_for(tables, user, name);

        if (known == NULL)
            return refuse_name(tables, user, name, error);
        for (size_t j = 0; j < i && known->type != PARAMETER_TEXTS; j++)
            if (strcmp(given->items[j].name, name) == 0)
                return error_set(error, ERROR_PARAMETER, "repeated_parameter",
                                 "%s is given twice", name);
    }
    return 0;
}

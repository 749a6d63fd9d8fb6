/* See parameters_json.h. */
#include "render/parameters_json.h"

#include "base/cleanup.h"
#include "render/json.h"

#include <string.h>

/* ---- the echo ---- */

static json_t *make_words(const char *const *words)
{
    json_t *list = json_array();

    for (; *words != NULL; words++)
        json_array_append_new(list, render_text(*words, strlen(*words)));
    return list;
}

static json_t *make_wholes(const struct parameter_wholes *wholes)
{
    if (wholes->items == NULL)
        return json_null();
    json_t *list = json_array();
    for (size_t i = 0; i < wholes->count; i++)
        json_array_append_new(list, json_integer((json_int_t)wholes->items[i]));
    return list;
}

/* A choice among words and truths, such as `significant`, becomes a truth if the word is
 * one.
 */
static json_t *make_word(const struct parameter *parameter, const char *word)
{
    if (word == NULL)
        return json_null();
    if (parameter->type == PARAMETER_CHOICE &&
        (strcmp(word, "true") == 0 || strcmp(word, "false") == 0))
        return json_boolean(word[0] == 't');
    return render_text(word, strlen(word));
}

json_t *parameters_json_value(const struct parameter *parameter, const void *values)
{
    switch (parameter->type) {
    case PARAMETER_TEXT:
    case PARAMETER_CHOICE:
        return make_word(parameter, parameter_word(parameter, values));
    case PARAMETER_TEXTS:
        return make_words(parameter_words(parameter, values));
    case PARAMETER_BOOLEAN:
        return json_boolean(parameter_boolean(parameter, values));
    case PARAMETER_WHOLES:
        return make_wholes(parameter_list(parameter, values));
    case PARAMETER_REAL:
    case PARAMETER_PART:
        return render_real(parameter_real(parameter, values));
    case PARAMETER_WHOLE:
    case PARAMETER_TIME:
        break;
    }
    int64_t whole = parameter_whole(parameter, values);

    return whole == PARAMETER_NONE             ? json_null()
           : parameter->type == PARAMETER_TIME ? render_us((double)whole)
                                               : json_integer((json_int_t)whole);
}

json_t *parameters_json_echo(const struct parameter_table *table, const void *values)
{
    json_t *echo = json_object();

    for (size_t i = 0; i < table->count; i++)
        if ((table->items[i].flags & PARAMETER_ECHOED) != 0)
            json_object_set_new(echo, table->items[i].name,
                                parameters_json_value(&table->items[i], values));
    return echo;
}

/* ---- the OpenAPI document ---- */

static const char *type_name(const struct parameter *parameter)
{
    switch (parameter->type) {
    case PARAMETER_BOOLEAN:
        return "boolean";
    case PARAMETER_WHOLE:
        return "integer";
    case PARAMETER_REAL:
    case PARAMETER_TIME:
        return "number";
    case PARAMETER_TEXTS:
        return "array";
    case PARAMETER_TEXT:
    case PARAMETER_CHOICE:
    case PARAMETER_WHOLES:
    case PARAMETER_PART:
        break;
    }
    return "string";
}

static bool is_number(const struct parameter *parameter)
{
    return parameter->type == PARAMETER_WHOLE || parameter->type == PARAMETER_REAL ||
           parameter->type == PARAMETER_TIME;
}

/* A default, a boolean or a number in its own type. */
static json_t *make_standard(const struct parameter *parameter)
{
    if (parameter->type == PARAMETER_BOOLEAN)
        return json_boolean(parameter->standard != NULL &&
                            strcmp(parameter->standard, "true") == 0);
    json_t *number = is_number(parameter)
                         ? json_loads(parameter->standard, JSON_DECODE_ANY, NULL)
                         : NULL;
    return number != NULL ? number : json_string(parameter->standard);
}

static json_t *make_limit(const struct parameter *parameter, double limit)
{
    return parameter->type == PARAMETER_REAL ? json_real(limit)
                                             : json_integer((json_int_t)limit);
}

static json_t *make_schema(const struct parameter *parameter)
{
    json_t *schema = json_pack("{s:s}", "type", type_name(parameter));

    if (parameter->type == PARAMETER_TEXTS)
        json_object_set_new(schema, "items", json_pack("{s:s}", "type", "string"));
    if (parameter->type == PARAMETER_TEXTS && parameter->most != 0)
        json_object_set_new(schema, "maxItems",
                            json_integer((json_int_t)parameter->most));
    if (parameter->type == PARAMETER_CHOICE)
        json_object_set_new(schema, "enum", make_words(parameter->words));
    if (parameter->pattern != NULL)
        json_object_set_new(schema, "pattern", json_string(parameter->pattern));
    if (is_number(parameter))
        json_object_set_new(schema, "minimum", make_limit(parameter, parameter->least));
    if (is_number(parameter) && parameter->most != 0)
        json_object_set_new(schema, "maximum", make_limit(parameter, parameter->most));
    if (parameter->standard != NULL || parameter->type == PARAMETER_BOOLEAN)
        json_object_set_new(schema, "default", make_standard(parameter));
    return schema;
}

/* Its purpose, and the allowed values if the schema does not list them. */
static json_t *make_description(const struct parameter *parameter)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 4096);
    buffer_append_text(&text, parameter->help);
    if (text.length > 0 && text.bytes[0] >= 'a' && text.bytes[0] <= 'z')
        text.bytes[0] = (char)(text.bytes[0] - 'a' + 'A');
    if (parameter->allowed != NULL || parameter->type == PARAMETER_PART ||
        parameter->type == PARAMETER_TIME) {
        buffer_append_text(&text, ": ");
        parameter_append_allowed(parameter, &text);
    }
    return json_string(text.bytes);
}

void parameters_json_describe(const struct parameter_table *table, unsigned user,
                              json_t *array)
{
    for (size_t i = 0; i < table->count; i++) {
        const struct parameter *parameter = &table->items[i];

        if (!parameter_is_for(parameter, user))
            continue;
        json_t *object = json_pack("{s:s, s:s, s:o, s:o}", "name", parameter->name, "in",
                                   "query", "description", make_description(parameter),
                                   "schema", make_schema(parameter));
        if ((parameter->flags & PARAMETER_REQUIRED) != 0)
            json_object_set_new(object, "required", json_true());
        json_array_append_new(array, object);
    }
}

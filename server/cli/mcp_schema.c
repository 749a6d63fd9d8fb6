/* See mcp_schema.h. */
#include "cli/mcp_schema.h"
#include "render/parameters_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VALUES_MAX ((size_t)1000)
#define NUMBER_BYTES 40

json_t *mcp_schema_make(void)
{
    return json_pack("{s:s, s:{}, s:[], s:b}", "type", "object", "properties", "required",
                     "additionalProperties", 0);
}

static bool is_among(const char *name, const char *const *list)
{
    for (; *list != NULL; list++)
        if (strcmp(name, *list) == 0)
            return true;
    return false;
}

void mcp_schema_add(json_t *schema, const struct parameter_table *table, unsigned user,
                    const char *const *without)
{
    json_t *list = json_array(), *properties = json_object_get(schema, "properties");
    size_t index;
    json_t *parameter;

    parameters_json_describe(table, user, list);
    json_array_foreach(list, index, parameter)
    {
        const char *name = json_string_value(json_object_get(parameter, "name"));
        json_t *property = json_object_get(parameter, "schema");

        if (name == NULL || is_among(name, without) ||
            json_object_get(properties, name) != NULL)
            continue;
        json_object_set(property, "description",
                        json_object_get(parameter, "description"));
        json_object_set(properties, name, property);
        if (json_is_true(json_object_get(parameter, "required")))
            json_array_append(json_object_get(schema, "required"),
                              json_object_get(parameter, "name"));
    }
    json_decref(list);
}

void mcp_schema_add_own(json_t *schema, const char *name, const char *type,
                        const char *description, bool required)
{
    json_object_set_new(
        json_object_get(schema, "properties"), name,
        json_pack("{s:s, s:s}", "type", type, "description", description));
    if (required)
        json_array_append_new(json_object_get(schema, "required"), json_string(name));
}

/* ---- arguments ---- */

static int note(struct mcp_arguments *out, const char *name, const json_t *value,
                struct error *error)
{
    const char *text = json_string_value(value);

    if (text != NULL && strlen(text) != json_string_length(value))
        return error_set(error, ERROR_PARAMETER, "bad_arguments", "%.60s contains a NUL",
                         name);
    if (json_is_boolean(value))
        text = json_is_true(value) ? "true" : "false";
    if (text == NULL && json_is_number(value)) {
        char *number = malloc(NUMBER_BYTES);

        if (number == NULL)
            return error_set_memory(error);
        if (json_is_integer(value))
            snprintf(number, NUMBER_BYTES, "%lld", (long long)json_integer_value(value));
        else
            snprintf(number, NUMBER_BYTES, "%.17g", json_real_value(value));
        out->owned[out->owned_count++] = number;
        text = number;
    }
    if (text == NULL)
        return error_set(error, ERROR_PARAMETER, "bad_arguments",
                         "%.60s takes a text, a number, a boolean, or a list of these",
                         name);
    out->items[out->given.count++] = (struct given_parameter){name, text};
    return 0;
}

static size_t count_values(const json_t *arguments)
{
    size_t count = 0;
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)arguments, name, value) /* takes no const object */
        count += json_is_array(value) ? json_array_size(value) : 1;
    return count;
}

/* null and an empty list give no value. */
static bool is_given(const json_t *value)
{
    return value != NULL && !json_is_null(value) &&
           !(json_is_array(value) && json_array_size(value) == 0);
}

/* A parameter that takes no list would use only one value of a list. */
static int check_count(const json_t *properties, const char *name, size_t count,
                       struct error *error)
{
    const json_t *property = json_object_get(properties, name);
    const char *type = json_string_value(json_object_get(property, "type"));

    if (property == NULL)
        return error_set(error, ERROR_PARAMETER, "unknown_parameter",
                         "there is no parameter \"%.60s\"", name);
    return count < 2 || (type != NULL && strcmp(type, "array") == 0)
               ? 0
               : error_set(
                     error, ERROR_PARAMETER, "bad_arguments",
                     "%.60s takes one value, not %zu; several sets or ranks are one "
                     "text, with commas",
                     name, count);
}

static int check_required(const json_t *schema, const json_t *arguments,
                          struct error *error)
{
    const json_t *required = json_object_get(schema, "required");

    for (size_t i = 0; i < json_array_size(required); i++) {
        const char *name = json_string_value(json_array_get(required, i));

        if (!is_given(json_object_get(arguments, name)))
            return error_set(error, ERROR_PARAMETER, "missing_parameter", "%s is missing",
                             name);
    }
    return 0;
}

int mcp_given_read(const json_t *schema, const json_t *arguments,
                   struct mcp_arguments *out, struct error *error)
{
    const json_t *properties = json_object_get(schema, "properties");
    size_t count = count_values(arguments);
    const char *name;
    json_t *value;

    *out = (struct mcp_arguments){0};
    if (count > VALUES_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_arguments",
                         "at most %zu values may be given", VALUES_MAX);
    out->items = calloc(count + 1, sizeof *out->items);
    out->owned = calloc(count + 1, sizeof *out->owned);
    if (out->items == NULL || out->owned == NULL)
        return error_set_memory(error);
    out->given.items = out->items;
    json_object_foreach((json_t *)arguments, name, value) /* takes no const object */
    {
        size_t values =
            json_is_array(value) ? json_array_size(value) : !json_is_null(value);
        int failed = check_count(properties, name, values, error);

        for (size_t i = 0; i < values && failed == 0; i++)
            failed = note(out, name,
                          json_is_array(value) ? json_array_get(value, i) : value, error);
        if (failed != 0)
            return failed;
    }
    return check_required(schema, arguments, error);
}

void mcp_given_free(struct mcp_arguments *given)
{
    for (size_t i = 0; i < given->owned_count; i++)
        free(given->owned[i]);
    free(given->owned);
    free(given->items);
    *given = (struct mcp_arguments){0};
}

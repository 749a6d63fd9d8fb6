/* See compare_parts.h. */
#include "compare_parts.h"
#include "analysis/compare/compare_parameters.h"
#include "analysis/series/series_parameters.h"
#include "analysis/timeline/timeline_parameters.h"
#include "analysis/tree/tree_parameters.h"
#include "render/parameters_json.h"

#include <stdlib.h>

static void append_json(struct buffer *out, json_t *value)
{
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));

    buffer_append_text(out, text);
    free(text);
}

static void write_table(const struct parameter_table *table, unsigned user,
                        struct buffer *out)
{
    json_t *list = json_array(), *parameter;
    size_t i;

    parameters_json_describe(table, user, list);
    json_array_foreach(list, i, parameter)
    {
        buffer_append_text(out, "          ");
        append_json(out, parameter);
        buffer_append_text(out, i + 1 < json_array_size(list) ? ",\n" : "\n");
    }
    json_decref(list);
}

static void write_parameters(enum compare_user user, struct buffer *out)
{
    write_table(&compare_parameters, user, out);
}

void write_traces_parameters(struct buffer *out)
{
    write_parameters(COMPARE_TRACES, out);
}

void write_ops_diff_parameters(struct buffer *out)
{
    write_parameters(COMPARE_OPS_DIFF, out);
}

void write_report_parameters(struct buffer *out)
{
    write_parameters(COMPARE_REPORT, out);
}

void write_operation_parameters(struct buffer *out)
{
    write_parameters(COMPARE_OPERATION, out);
}

static void write_tree_parameters(enum tree_user user, struct buffer *out)
{
    write_table(&tree_parameters, user, out);
}

void write_pair_tree_parameters(struct buffer *out)
{
    write_tree_parameters(TREE_OF_PAIR, out);
}

void write_set_tree_parameters(struct buffer *out)
{
    write_tree_parameters(TREE_OF_SET, out);
}

void write_timeline_parameters(struct buffer *out)
{
    write_table(&timeline_parameters, TIMELINE_SHOW, out);
}

void write_timeline_find_parameters(struct buffer *out)
{
    write_table(&timeline_parameters, TIMELINE_FIND, out);
}

void write_series_parameters(struct buffer *out)
{
    write_table(&series_parameters, SERIES_GET, out);
}

static const char *type_name(const struct parameter *parameter)
{
    return parameter->type == PARAMETER_BOOLEAN  ? "boolean"
           : parameter->type == PARAMETER_CHOICE ? "choice"
           : parameter->type == PARAMETER_TEXTS  ? "texts"
                                                 : "text";
}

void write_page_parameters(struct buffer *out)
{
    for (size_t i = 0; i < compare_parameters.count; i++) {
        const struct parameter *parameter = &compare_parameters.items[i];

        if (!parameter_is_for(parameter, COMPARE_TRACES))
            continue;
        buffer_printf(out, "    %s: { type: '%s', standard: '%s'", parameter->name,
                      type_name(parameter),
                      parameter->standard != NULL            ? parameter->standard
                      : parameter->type == PARAMETER_BOOLEAN ? "false"
                                                             : "");
        for (size_t j = 0; parameter->words != NULL && parameter->words[j] != NULL; j++)
            buffer_printf(out, "%s'%s'", j == 0 ? ", words: [" : ", ",
                          parameter->words[j]);
        buffer_append_text(out, parameter->words != NULL ? "] },\n" : " },\n");
    }
}

void append_resources(const struct parameter *parameter, struct buffer *out)
{
    static const struct {
        enum compare_user user;
        const char *name;
    } resources[] = {{COMPARE_TRACES, "compare_traces"},
                     {COMPARE_OPS_DIFF, "ops_diff"},
                     {COMPARE_REPORT, "report"},
                     {COMPARE_OPERATION, "op"}};
    const char *separator = "";

    if (parameter->users == 0)
        buffer_append_text(out, "all");
    for (size_t i = 0; i < 4 && parameter->users != 0; i++) {
        if (!parameter_is_for(parameter, resources[i].user))
            continue;
        buffer_printf(out, "%s%s", separator, resources[i].name);
        separator = ", ";
    }
}

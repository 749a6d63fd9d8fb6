/* Makes the parts of the documents that follow from tables in the source:
 * - the registry of analyses: options of docs/tracediff.1, paths and parameters of
 *   web/openapi.json, the list of analyses in web/js/analyses/index.js;
 * - the tables of parameters, in docs/tracediff.1, web/openapi.json and
 *   web/js/state.js;
 * - the formulas of columns: in sql/compare.sql and web/js/rows.js.
 *
 *     describe            fails if a document is stale (part of make check)
 *     describe --write    writes the parts again (make docs)
 *
 * The documents are below $srcdir. */
#include "analyse/run.h"
#include "analyse/timeline.h"
#include "answer/analysis.h"
#include "answer/json.h"
#include "base/error.h"
#include "compare/parameters.h"
#include "compare/series.h"
#include "compare/tree.h"
#include "compare_parts.h"
#include "formula_parts.h"
#include "man_parts.h"
#include "serve/resource.h"
#include "text_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_MAX ((size_t)16 << 20)

/* ---- web/openapi.json ---- */

#define REFERENCE "{\"$ref\": \"#/components/parameters/analysis_%s\"}"

static void append_json(struct buffer *out, json_t *value)
{
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));

    buffer_append_text(out, text);
    free(text);
    json_decref(value);
}

/* The Parameter Objects of a table, as a list. */
static json_t *make_parameters(const struct parameter_table *table)
{
    json_t *list = json_array();

    parameters_json_describe(table, 0, list);
    return list;
}

static void write_references(const struct parameter_table *table, bool first,
                             struct buffer *out)
{
    for (size_t i = 0; i < table->count; i++)
        buffer_printf(out, "%s\n          " REFERENCE, first && i == 0 ? "" : ",",
                      table->items[i].name);
}

static void write_own(const struct parameter_table *table, struct buffer *out)
{
    json_t *list = make_parameters(table), *parameter;
    size_t i;

    json_array_foreach(list, i, parameter)
    {
        buffer_append_text(out, ",\n          ");
        append_json(out, json_incref(parameter));
    }
    json_decref(list);
}

static void write_paths(struct buffer *out)
{
    for (size_t i = 0; i < analysis_count; i++) {
        const struct analysis *analysis = analyses[i];

        buffer_printf(out,
                      "    \"/analysis/%s\": {\n      \"get\": {\n        \"summary\": ",
                      analysis->name);
        append_json(out, json_string(analysis->about));
        buffer_append_text(out, ",\n        \"parameters\": [");
        write_references(&analysis_set_parameters, true, out);
        if (!analysis->of_steps)
            write_references(&analysis_row_parameters, false, out);
        write_own(&analysis->parameters, out);
        if (analysis->lines != NULL)
            write_references(&analysis_series_parameters, false, out);
        write_references(&analysis_format_parameters, false, out);
        buffer_append_text(
            out,
            "\n        ],\n        \"responses\": {\n          \"200\": {\n"
            "            \"description\": \"One side, or both and their difference\",\n"
            "            \"content\": {\n              \"application/json\": "
            "{\"schema\": {\"$ref\": \"#/components/schemas/Analysis\"}},\n"
            "              \"text/csv\": {\"schema\": {\"type\": \"string\"}}\n"
            "            }\n          },\n          \"default\": "
            "{\"$ref\": \"#/components/responses/Problem\"}\n        }\n      }\n    "
            "},\n");
    }
}

static void write_components(struct buffer *out)
{
    const struct parameter_table *const tables[] = {
        &analysis_set_parameters, &analysis_row_parameters, &analysis_series_parameters,
        &analysis_format_parameters};
    const char *separator = "";

    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        json_t *list = make_parameters(tables[i]), *parameter;
        size_t j;

        json_array_foreach(list, j, parameter)
        {
            buffer_printf(out, "%s      \"analysis_%s\": ", separator,
                          tables[i]->items[j].name);
            append_json(out, json_incref(parameter));
            separator = ",\n";
        }
        json_decref(list);
    }
    buffer_append_char(out, '\n');
}

/* ---- web/js/analyses/index.js ---- */

static void write_modules(struct buffer *out)
{
    buffer_append_text(out, "export const ANALYSES = {\n");
    for (size_t i = 0; i < analysis_count; i++)
        buffer_printf(out, "    %s,\n", analyses[i]->name);
    buffer_append_text(out, "};\n");
}

/* ---- files ---- */

/* A part of a file: after the first line that begins with `begin` (or from that line on)
 * and before the next one that begins with `end` and not with `but`. With `after`, the
 * search starts at the line that begins with `after`. `write` writes the part, or
 * `write_table` writes it from a table. */
struct part {
    const char *path, *begin, *end, *but;
    bool keeps_begin;
    void (*write)(struct buffer *out);
    const char *after;
    void (*write_table)(const struct parameter_table *table, unsigned user,
                        struct buffer *out);
    const struct parameter_table *table;
    unsigned user;
};

#define MADE(file, first, last, writes)                                                  \
    {                                                                                    \
        .path = (file), .begin = (first), .end = (last), .keeps_begin = true,            \
        .write = (writes)                                                                \
    }
#define PARAMETERS_OF(resource, of, who)                                                 \
    {                                                                                    \
        .path = "web/openapi.json", .begin = "        \"parameters\": [",                \
        .end = "        ]", .keeps_begin = true, .after = "    \"" resource "\": {",     \
        .write_table = write_parameter_objects, .table = &(of), .user = (who)            \
    }
#define PAGE_PARAMETERS_OF(name, of, who)                                                \
    {                                                                                    \
        .path = "web/js/state.js", .begin = "    // make docs", .end = "    // end",     \
        .keeps_begin = true, .after = "export const " name " ",                          \
        .write_table = write_page_parameters, .table = &(of), .user = (who)              \
    }

static const struct part parts[] = {
    MADE("docs/tracediff.1", ".\\\" make docs: the options of the analyses", ".\\\" end",
         write_man),
    {.path = "web/openapi.json",
     .begin = "    \"/analysis/",
     .end = "    \"/",
     .but = "    \"/analysis/",
     .write = write_paths},
    MADE("web/openapi.json", "    \"parameters\": {", "    }", write_components),
    MADE("web/js/analyses/index.js", "// make docs: the analyses", "// end",
         write_modules),
    MADE("docs/tracediff.1", ".\\\" make docs: the options of compare", ".\\\" end",
         write_compare_man),
    PARAMETERS_OF("/sets", sets_parameters, SETS_PAGE | SETS_NAMED),
    PARAMETERS_OF("/sets/{id}/steps", steps_parameters, 0),
    PARAMETERS_OF("/sets/{id}/ops", ops_parameters, 0),
    PARAMETERS_OF("/sets/{id}/files/{n}/trace", trace_parameters, 0),
    PARAMETERS_OF("/compare_traces", compare_parameters, COMPARE_TRACES),
    PARAMETERS_OF("/ops_diff", compare_parameters, COMPARE_OPS_DIFF),
    PARAMETERS_OF("/report", compare_parameters, COMPARE_REPORT),
    PARAMETERS_OF("/compare_traces/op", compare_parameters, COMPARE_OPERATION),
    PARAMETERS_OF("/compare_traces/tree", tree_parameters, TREE_OF_PAIR),
    PARAMETERS_OF("/sets/{id}/tree", tree_parameters, TREE_OF_SET),
    PARAMETERS_OF("/sets/{id}/timeline", timeline_parameters, TIMELINE_SHOW),
    PARAMETERS_OF("/sets/{id}/timeline/find", timeline_parameters, TIMELINE_FIND),
    PARAMETERS_OF("/sets/{id}/timeline/sums", timeline_parameters, TIMELINE_SUMS),
    PARAMETERS_OF("/sets/{id}/timeline/ranks", timeline_parameters, LANES_SHOW),
    PARAMETERS_OF("/sets/{id}/timeline/ranks/collective", timeline_parameters,
                  LANES_MEET),
    PARAMETERS_OF("/sets/{id}/timeline/ranks/find", timeline_parameters, LANES_FIND),
    PARAMETERS_OF("/sets/{id}/timeline/ranks/sums", timeline_parameters, LANES_SUMS),
    PARAMETERS_OF("/series", series_parameters, SERIES_GET),
    PARAMETERS_OF("/sql", sql_parameters, 0),
    PARAMETERS_OF("/sql/schema", sql_schema_parameters, 0),
    PARAMETERS_OF("/bundle", bundle_parameters, 0),
    MADE("sql/compare.sql", "        -- make docs: the columns of the first round",
         "        -- end", write_first_columns),
    MADE("sql/compare.sql", "        -- make docs: the columns of the second round",
         "        -- end", write_second_columns),
    MADE("sql/compare.sql", "        -- make docs: the columns of the third round",
         "        -- end", write_third_columns),
    MADE("sql/compare.sql", "    -- make docs: the growth of columns", "    -- end",
         write_growth_columns),
    MADE("web/js/rows.js", "    // make docs: the formulas", "    // end",
         write_page_formulas),
    MADE("docs/tracediff.1", ".\\\" make docs: the options of series", ".\\\" end",
         write_series_man),
    MADE("docs/tracediff.1", ".\\\" make docs: the options of tree", ".\\\" end",
         write_tree_man),
    {.path = "web/openapi.json",
     .begin = "            \"enum\": [",
     .end = "            ]",
     .keeps_begin = true,
     .after = "      \"Sentence\": {",
     .write = write_sentence_kinds},
    {.path = "web/openapi.json",
     .begin = "              \"enum\": [",
     .end = "              ]",
     .keeps_begin = true,
     .after = "      \"Comparability\": {",
     .write = write_comparability_kinds},
    PAGE_PARAMETERS_OF("COMPARE", compare_parameters, COMPARE_TRACES),
    PAGE_PARAMETERS_OF("SETS", sets_parameters, SETS_PAGE),
    PAGE_PARAMETERS_OF("TREE", tree_parameters, TREE_OF_PAIR),
    PAGE_PARAMETERS_OF("TIMELINE", timeline_parameters, TIMELINE_SHOW),
    PAGE_PARAMETERS_OF("SERIES", series_parameters, SERIES_GET),
};

static bool begins(const char *line, const char *with)
{
    return with != NULL && strncmp(line, with, strlen(with)) == 0;
}

static const char *next_line(const char *line)
{
    const char *end = strchr(line, '\n');

    return end == NULL ? line + strlen(line) : end + 1;
}

static bool renew(const struct part *part, const char *text, struct buffer *out)
{
    const char *from = text, *to;

    while (*from != '\0' && part->after != NULL && !begins(from, part->after))
        from = next_line(from);
    while (*from != '\0' && !begins(from, part->begin))
        from = next_line(from);
    from = part->keeps_begin ? next_line(from) : from;
    for (to = from; *to != '\0' && (!begins(to, part->end) || begins(to, part->but));)
        to = next_line(to);
    if (*from == '\0' || *to == '\0')
        return false;
    buffer_append(out, text, (size_t)(from - text));
    if (part->write != NULL)
        part->write(out);
    else
        part->write_table(part->table, part->user, out);
    buffer_append_text(out, to);
    return !buffer_failed(out);
}

static int complain(const struct part *part, const char *what)
{
    fprintf(stderr, "%s, %s%s%s: %s\n", part->path,
            part->after != NULL ? part->after : "", part->after != NULL ? ": " : "",
            part->begin, what);
    return 1;
}

static int describe(const struct part *part, bool write)
{
    const char *folder = getenv("srcdir");
    CLEANUP_BUFFER struct buffer path = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer made = BUFFER(TEXT_MAX);

    buffer_printf(&path, "%s/%s", folder == NULL ? "." : folder, part->path);
    if (!read_file(path.bytes, &text))
        return complain(part, "cannot be read");
    if (!renew(part, text.bytes, &made))
        return complain(part, "this part is not there");
    if (made.length == text.length && memcmp(made.bytes, text.bytes, text.length) == 0)
        return 0;
    if (!write)
        return complain(part, "stale; run make docs");
    return write_file(path.bytes, &made) ? 0 : complain(part, "cannot be written");
}

int main(int argc, char **argv)
{
    bool write = argc > 1 && strcmp(argv[1], "--write") == 0;
    int failed = 0;

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        failed |= describe(&parts[i], write);
    return failed;
}

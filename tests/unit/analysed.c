/* See analysed.h. */
#include "analysed.h"

#include "analyse/run.h"

#include <stdio.h>
#include <stdlib.h>

static void must(int status, const struct error *error)
{
    if (status == 0)
        return;
    fprintf(stderr, "%s\n", error->message);
    abort();
}

void analysed_begin(struct analysed *out, const char *analysis,
                    const char *const *parameters)
{
    struct given_parameters given = {out->given, 1};
    struct error error = {0};

    *out =
        (struct analysed){.result = {.analysis = analysis_find(analysis), .whole = true},
                          .given = {{"set", "x"}}};
    for (; parameters != NULL && *parameters != NULL; parameters += 2)
        out->given[given.count++] =
            (struct given_parameter){parameters[0], parameters[1]};
    if (out->result.analysis == NULL)
        must(error_set(&error, ERROR_NOT_FOUND, "x", "no analysis %s", analysis), &error);
    must(options_read(out->result.analysis, &given, &out->result.options, &error),
         &error);
    analysis_part_init(&out->result, &out->result.sides[0].all);
}

void analysed_add(struct analysed *out, const struct rows_rank *rows)
{
    const struct analysis_rank rank = {
        rows, out->result.options.own, out->origin_ns, out->view, {0}};
    struct analysis_part part;
    struct error error;

    analysis_part_init(&out->result, &part);
    out->result.analysis->add_rank(&rank, &part);
    must(analysis_part_check(&part, &error), &error);
    analysis_part_append(&out->result.sides[0].all, &part);
    analysis_part_free(&part);
}

void analysed_finish(struct analysed *out)
{
    struct error error;

    if (out->result.analysis->finish != NULL)
        out->result.analysis->finish(&out->result.sides[0].all);
    must(analysis_part_check(&out->result.sides[0].all, &error), &error);
}

void analysed_free(struct analysed *analysed)
{
    analysis_part_free(&analysed->result.sides[0].all);
    options_free(analysed->result.analysis, &analysed->result.options);
}

const struct table *analysed_table(const struct analysed *analysed, const char *name)
{
    const struct table *table = analysis_find_table(&analysed->result.sides[0].all, name);
    struct error error;

    if (table == NULL)
        must(error_set(&error, ERROR_NOT_FOUND, "x", "no table %s", name), &error);
    return table;
}

/* See options.h. */
#include "analysis/set/options.h"

#include <stdlib.h>

/* A window may reach as far as times do. */
#define WINDOW_MAX_US 9e15

#define RANKS "all, first, or a list such as 0,2,4-7"

#define AT(member) .offset = offsetof(struct analysis_options, member)
#define TEXT(member) .name = #member, .type = PARAMETER_TEXT, AT(member)

static const struct parameter set_items[] = {
    {TEXT(set), .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .value = "SET",
     .allowed = "a set: its id, a unique prefix of it, or its label", .help = "the set"},
    {TEXT(test), .value = "SET",
     .allowed = "a set: its id, a unique prefix of it, or its label",
     .help = "a second set, to compare with"},
    {TEXT(ranks), .standard = "all", .value = "LIST", .allowed = RANKS,
     .help = "ranks of both sides"},
    {TEXT(set_ranks), .value = "LIST", .allowed = RANKS,
     .help = "ranks of the set alone, instead of ranks"},
    {TEXT(test_ranks), .value = "LIST", .allowed = RANKS,
     .help = "ranks of the second set alone, instead of ranks"},
    {TEXT(steps), .standard = "all", .value = "LIST", .allowed = RANKS,
     .help = "steps of both sides: only host rows that start in them and device rows "
             "launched "
             "in them count; the last step then counts like the others"},
    {TEXT(set_steps), .value = "LIST", .allowed = RANKS,
     .help = "steps of the set alone, instead of steps"},
    {TEXT(test_steps), .value = "LIST", .allowed = RANKS,
     .help = "steps of the second set alone, instead of steps"},
    {TEXT(marker), .value = "NAME",
     .help = "rows with this name are the steps of a set that has none"},
    {TEXT(set_marker), .value = "NAME", .help = "the marker of the set alone"},
    {TEXT(test_marker), .value = "NAME", .help = "the marker of the second set alone"},
};
const struct parameter_table analysis_set_parameters = {
    set_items, sizeof set_items / sizeof set_items[0]};

static const char *const rows_words[ROWS_WHICH_COUNT + 1] = {[ROWS_BEFORE_LAST_STEP] =
                                                                 "before_last_step",
                                                             [ROWS_OF_STEPS] = "steps",
                                                             [ROWS_ALL] = "all"};

static const struct parameter row_items[] = {
    {.name = "include_last_profiler_step",
     .type = PARAMETER_BOOLEAN,
     AT(include_last_profiler_step),
     .flags = PARAMETER_ECHOED,
     .help = "count what the last step launches too; without it, a rank with two steps "
             "or more loses these rows"},
    {.name = "rows",
     .type = PARAMETER_CHOICE,
     AT(rows),
     .flags = PARAMETER_ECHOED,
     .words = rows_words,
     .value = "WHICH",
     .help =
         "which rows count where no steps are chosen: those before the last step begins "
         "(as HTA counts), those of the recorded steps (as compare counts), or all. It "
         "overrides include_last_profiler_step, which means before_last_step or all"},
};
const struct parameter_table analysis_row_parameters = {
    row_items, sizeof row_items / sizeof row_items[0]};

static const struct parameter series_items[] = {
    {.name = "points",
     .type = PARAMETER_WHOLE,
     AT(points),
     .flags = PARAMETER_ECHOED,
     .least = 4,
     .most = 1000000,
     .standard = "2000",
     .help = "about this many points of each series"},
    {.name = "start",
     .type = PARAMETER_TIME,
     AT(start),
     .flags = PARAMETER_ECHOED,
     .least = -WINDOW_MAX_US,
     .most = WINDOW_MAX_US,
     .allowed = "µs since the first event of the set",
     .help = "where the window of the series begins"},
    {.name = "end",
     .type = PARAMETER_TIME,
     AT(end),
     .flags = PARAMETER_ECHOED,
     .least = -WINDOW_MAX_US,
     .most = WINDOW_MAX_US,
     .allowed = "µs since the first event of the set",
     .help = "where the window of the series ends"},
};
const struct parameter_table analysis_series_parameters = {
    series_items, sizeof series_items / sizeof series_items[0]};

size_t options_tables(const struct analysis *analysis,
                      const struct parameter_table *out[ANALYSIS_PARAMETER_TABLES + 1])
{
    size_t count = 0;

    out[count++] = &analysis_set_parameters;
    if (!analysis->of_steps)
        out[count++] = &analysis_row_parameters;
    if (analysis->parameters.count > 0)
        out[count++] = &analysis->parameters;
    if (analysis->lines != NULL)
        out[count++] = &analysis_series_parameters;
    out[count] = NULL;
    return count;
}

const void *options_values(const struct analysis *analysis,
                           const struct parameter_table *table,
                           const struct analysis_options *options)
{
    return table == &analysis->parameters ? options->own : options;
}

/* `rows` takes precedence over HTA's own word for two of its values. */
static int settle(const struct analysis *analysis, struct analysis_options *options,
                  struct error *error)
{
    if (analysis->of_steps)
        options->rows = ROWS_OF_STEPS;
    else if (options->rows == ROWS_WHICH_COUNT)
        options->rows =
            options->include_last_profiler_step ? ROWS_ALL : ROWS_BEFORE_LAST_STEP;
    if (options->end != PARAMETER_NONE && options->end < options->start)
        return error_set(error, ERROR_PARAMETER, "bad_end",
                         "end: must not be before start");
    return 0;
}

int options_read(const struct analysis *analysis, const struct given_parameters *given,
                 struct analysis_options *out, struct error *error)
{
    const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 1];
    size_t count = options_tables(analysis, tables);
    int status = 0;

    *out = (struct analysis_options){.start = PARAMETER_NONE,
                                     .end = PARAMETER_NONE,
                                     .own = calloc(1, analysis->options_size + 1)};
    if (out->own == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count && status == 0; i++)
        status = parameters_read(
            tables[i], 0, given,
            tables[i] == &analysis->parameters ? out->own : (void *)out, error);
    if (status == 0)
        status = settle(analysis, out, error);
    if (status != 0)
        options_free(analysis, out);
    return status;
}

void options_free(const struct analysis *analysis, struct analysis_options *options)
{
    if (options->own == NULL)
        return;
    if (analysis->free_options != NULL)
        analysis->free_options(options->own);
    parameters_free(&analysis->parameters, options->own);
    free(options->own);
    *options = (struct analysis_options){0};
}

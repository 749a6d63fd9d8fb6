#include "analyse/analysis.h"

#include <string.h>

static bool is_made(const struct analysis_result *result, size_t number)
{
    const struct analysis *analysis = result->analysis;

    if (analysis->tables[number].use == ANALYSIS_TABLE_WHOLE && !result->whole)
        return false;
    return analysis->makes == NULL || analysis->makes(result->options.own, number);
}

void analysis_part_init(const struct analysis_result *result, struct analysis_part *part)
{
    const struct analysis *analysis = result->analysis;
    struct arena *arena = arena_make(result->budget);

    *part = (struct analysis_part){
        .analysis = analysis, .arena = arena, .series = {.arena = arena}};
    for (size_t i = 0; i < analysis->table_count; i++)
        if (is_made(result, i))
            table_init(&part->tables[i], analysis->tables[i].spec, arena);
    if (analysis->sums.make != NULL)
        part->sums = analysis->sums.make(result->options.own, arena);
}

void analysis_part_free(struct analysis_part *part)
{
    arena_free(&part->arena);
    *part = (struct analysis_part){0};
}

void analysis_part_append(struct analysis_part *into, struct analysis_part *part)
{
    const struct analysis *analysis = into->analysis;

    for (size_t i = 0; i < analysis->table_count; i++)
        if (into->tables[i].spec != NULL)
            table_append(&into->tables[i], &part->tables[i]);
    series_list_append(&into->series, &part->series);
    if (into->sums != NULL)
        analysis->sums.append(into->sums, part->sums);
}

int analysis_part_check(const struct analysis_part *part, struct error *error)
{
    int status = budget_look(part->arena->budget, error);

    for (size_t i = 0; i < ANALYSIS_TABLES_MAX && status == 0; i++)
        status = table_check(&part->tables[i], error);
    return status;
}

const struct table *analysis_find_table(const struct analysis_part *part,
                                        const char *name)
{
    for (size_t i = 0; i < ANALYSIS_TABLES_MAX; i++)
        if (part->tables[i].spec != NULL && strcmp(part->tables[i].spec->name, name) == 0)
            return &part->tables[i];
    return NULL;
}

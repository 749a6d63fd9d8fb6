#include "analyse/analysis.h"

#include <string.h>

static bool is_made(const struct analysis_result *result, size_t number)
{
    const struct analysis *analysis = result->analysis;

    if (analysis->tables[number].use == ANALYSIS_TABLE_WHOLE && !result->whole)
        return false;
    return analysis->makes == NULL || analysis->makes(result->options.own, number);
}

int analysis_part_init(const struct analysis_result *result, struct analysis_part *part,
                       struct error *error)
{
    const struct analysis *analysis = result->analysis;

    *part = (struct analysis_part){.analysis = analysis};
    for (size_t i = 0; i < analysis->table_count; i++) {
        if (!is_made(result, i))
            continue;
        table_init(&part->tables[i], analysis->tables[i].spec);
        table_count(&part->tables[i], result->budget);
    }
    if (analysis->sums.make == NULL)
        return 0;
    part->sums = analysis->sums.make(result->options.own, result->budget);
    return part->sums == NULL ? error_set_memory(error) : 0;
}

void analysis_part_free(struct analysis_part *part)
{
    for (size_t i = 0; i < ANALYSIS_TABLES_MAX; i++)
        table_free(&part->tables[i]);
    series_list_free(&part->series);
    if (part->sums != NULL)
        part->analysis->sums.free(part->sums);
    *part = (struct analysis_part){0};
}

int analysis_part_append(struct analysis_part *into, struct analysis_part *part,
                         struct error *error)
{
    const struct analysis *analysis = into->analysis;
    int status = 0;

    for (size_t i = 0; i < analysis->table_count && status == 0; i++) {
        if (into->tables[i].spec == NULL)
            continue;
        table_append(&into->tables[i], &part->tables[i]);
        status = table_check(&into->tables[i], error);
    }
    if (status == 0 && !series_list_append(&into->series, &part->series))
        status = error_set_memory(error);
    return status == 0 && into->sums != NULL
               ? analysis->sums.append(into->sums, part->sums, error)
               : status;
}

const struct table *analysis_find_table(const struct analysis_part *part,
                                        const char *name)
{
    for (size_t i = 0; i < ANALYSIS_TABLES_MAX; i++)
        if (part->tables[i].spec != NULL && strcmp(part->tables[i].spec->name, name) == 0)
            return &part->tables[i];
    return NULL;
}

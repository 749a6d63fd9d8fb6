/* See answer_table.h. */
#include "answer/answer_table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool answer_table_begin(struct answer_table *table, const struct answer_column *columns,
                        size_t column_count, size_t count)
{
    memcpy(table->columns, columns, column_count * sizeof *columns);
    table->column_count = column_count;
    sentence_init(&table->note);
    table->rows = calloc(count + 1, sizeof *table->rows);
    for (size_t i = 0; table->rows != NULL && i < count; i++) {
        sentence_init(&table->rows[i].words);
        for (size_t k = 0; k < column_count; k++)
            table->rows[i].cells[k].number = NAN;
    }
    return table->rows != NULL;
}

bool answer_table_end(const struct answer_table *table)
{
    for (size_t i = 0; i < table->row_count; i++)
        if (sentence_failed(&table->rows[i].words))
            return false;
    return !sentence_failed(&table->note);
}

bool answer_table_has(const struct answer_table *table, size_t column)
{
    for (size_t i = 0; i < table->row_count; i++) {
        const struct answer_row *row = &table->rows[i];
        const struct answer_cell *cell = &row->cells[column];

        if (table->columns[column].type == ANSWER_SENTENCE
                ? row->detail_count > 0 || !sentence_is_empty(&row->words)
                : !isnan(cell->number) || (cell->text != NULL && *cell->text != '\0') ||
                      (table->columns[column].type == ANSWER_COUNTS &&
                       !isnan(cell->more[0])))
            return true;
    }
    return false;
}

void answer_table_free(struct answer_table *table)
{
    for (size_t i = 0; i < table->row_count; i++)
        sentence_free(&table->rows[i].words);
    sentence_free(&table->note);
    free(table->rows);
    *table = (struct answer_table){.rows = NULL};
}

void answer_set_times(struct answer_cell *cells, double control, double test,
                      double change)
{
    cells[0].number = control;
    cells[1].number = test;
    cells[2].number = change;
    cells[3].number = control > 0 ? 100 * change / control : NAN;
    cells[3].text = !(control > 0) && test > 0 ? "new" : NULL;
}

bool answer_has_steps(const struct compare_result *result)
{
    const struct selection *selection = result->selection;

    return selection[PAIR_CONTROL].pseudo_count < selection[PAIR_CONTROL].step_count ||
           selection[PAIR_TEST].pseudo_count < selection[PAIR_TEST].step_count;
}

const char *answer_time_name(const struct compare_result *result)
{
    return answer_has_steps(result) ? "step time" : "whole recording";
}

double answer_divisor(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = result->selection;
    bool total = result->request.unit == COMPARE_TOTAL ||
                 (!answer_has_steps(result) &&
                  selection[PAIR_CONTROL].step_count == selection[PAIR_TEST].step_count);

    return total ? 1 : fmax(1, (double)selection[side].step_count);
}

bool answer_is_per_step(const struct compare_result *result)
{
    return result->request.unit == COMPARE_PER_STEP && answer_has_steps(result);
}

/* See answer_tables.h. */
#include "answer/answer_tables.h"

#include "analysis/compare/waterfall_explain.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define ROWS_SHOWN 10
#define REPLACEMENTS_SHOWN 5

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

/* ---- making ---- */

/* Room for `count` rows, whose cells are empty. */
static bool begin(struct answer_table *table, const struct answer_column *columns,
                  size_t column_count, size_t count)
{
    memcpy(table->columns, columns, column_count * sizeof *columns);
    table->column_count = column_count;
    sentence_init(&table->note);
    table->rows = calloc(count + 1, sizeof *table->rows);
    for (size_t i = 0; table->rows != NULL && i < count; i++)
        for (size_t k = 0; k < column_count; k++) {
            table->rows[i].cells[k].number = NAN;
            sentence_init(&table->rows[i].cells[k].words);
        }
    return table->rows != NULL;
}

static bool end(const struct answer_table *table)
{
    for (size_t i = 0; i < table->row_count; i++)
        for (size_t k = 0; k < table->column_count; k++)
            if (sentence_failed(&table->rows[i].cells[k].words))
                return false;
    return !sentence_failed(&table->note);
}

void answer_table_free(struct answer_table *table)
{
    for (size_t i = 0; i < table->row_count; i++)
        for (size_t k = 0; k < table->column_count; k++)
            sentence_free(&table->rows[i].cells[k].words);
    sentence_free(&table->note);
    free(table->rows);
    *table = (struct answer_table){.rows = NULL};
}

/* Times of both sides, their change, and that in percent of the control: four cells. */
static void set_times(struct answer_cell *cells, double control, double test,
                      double change)
{
    cells[0].number = control;
    cells[1].number = test;
    cells[2].number = change;
    cells[3].number = control > 0 ? 100 * change / control : NAN;
}

/* ---- a step ---- */

bool answer_table_of_step(const struct compare_result *result, struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"mean", ANSWER_LABEL}, {"control", ANSWER_TIME},
        {"test", ANSWER_TIME},  {"change", ANSWER_CHANGE},
        {"", ANSWER_PERCENT},   {"most by", ANSWER_SENTENCE}};
    static const char *const names[WATERFALL_PARTS] = {"compute", "exposed communication",
                                                       "exposed memory", "idle"};
    const struct waterfall *waterfall = &result->waterfall;
    const struct verdict *verdict = &result->verdict;

    *out = (struct answer_table){.title = ""};
    if (!begin(out, columns, 6, WATERFALL_PARTS + 1))
        return false;
    struct answer_row *row = &out->rows[out->row_count++];
    row->cells[0].text = answer_time_name(result);
    set_times(row->cells + 1, verdict->mean[PAIR_CONTROL], verdict->mean[PAIR_TEST],
              verdict->change);
    if (!waterfall->known)
        sentence_text(&row->cells[5].words, "no parts: not every file has device rows");
    for (int part = 0; part < WATERFALL_PARTS && waterfall->known; part++) {
        row = &out->rows[out->row_count++];
        row->is_part = true;
        row->cells[0].text = names[part];
        set_times(row->cells + 1, waterfall->part_mean[PAIR_CONTROL][part],
                  waterfall->part_mean[PAIR_TEST][part], (double)waterfall->parts[part]);
        row->details = result->contributors[part];
        row->detail_count = waterfall->named[part];
        waterfall_explain_words(waterfall, (enum waterfall_part)part,
                                &row->cells[5].words);
    }
    out->all = out->row_count;
    if (result->contributors_note != NULL)
        sentence_printf(&out->note, "Rows are named, not modules: %s.",
                        result->contributors_note);
    return end(out);
}

/* ---- operators ---- */

bool answer_table_of_operators(const struct compare_result *result,
                               struct answer_table *out)
{
    static const struct answer_column columns[] = {{"operator", ANSWER_NAME},
                                                   {"control", ANSWER_TIME},
                                                   {"test", ANSWER_TIME},
                                                   {"change", ANSWER_CHANGE},
                                                   {"", ANSWER_PERCENT}};
    double samples = (double)result->selection[PAIR_CONTROL].step_count;

    *out = (struct answer_table){
        .title = answer_has_steps(result)
                     ? "device time by operator, mean per step, not tested"
                     : "device time by operator, mean per recording, not tested",
        .all = result->operators == NULL ? 0 : result->operator_count};
    if (!begin(out, columns, 5, ROWS_SHOWN))
        return false;
    for (size_t i = 0; result->operators != NULL && i < out->all && i < ROWS_SHOWN; i++) {
        const struct compare_operator *sum = &result->operators[i];
        struct answer_row *row = &out->rows[out->row_count++];
        double control = (double)sum->total[PAIR_CONTROL] / samples;

        row->cells[0].text = sum->name == NULL ? "in no operator" : sum->name;
        set_times(row->cells + 1, control, control + sum->change, sum->change);
    }
    return end(out);
}

/* ---- replacements ---- */

static void say_rule(const struct compare_replacement *replacement, struct sentence *out)
{
    if (replacement->operator_name != NULL) {
        sentence_text(out, "by operator ");
        sentence_name(out, replacement->operator_name, replacement->operator_name,
                      "cpu_op");
    }
    if (replacement->input_dims != NULL) {
        sentence_text(out, replacement->operator_name != NULL ? " and shapes "
                                                              : "by shapes and kind ");
        sentence_cut(out, replacement->input_dims, 200);
    }
    if (sentence_is_empty(out))
        sentence_text(out, "by name, which differs in template arguments");
}

bool answer_table_of_replacements(const struct compare_result *result,
                                  struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"control \xE2\x86\x92 test", ANSWER_NAME},
        {"control", ANSWER_TIME},
        {"test", ANSWER_TIME},
        {"change", ANSWER_CHANGE},
        {"", ANSWER_PERCENT},
        {"found", ANSWER_SENTENCE}};

    *out = (struct answer_table){.title = "probably replaced kernels",
                                 .all = result->replacement_count};
    if (!begin(out, columns, 6, REPLACEMENTS_SHOWN))
        return false;
    for (size_t i = 0; i < out->all && i < REPLACEMENTS_SHOWN; i++) {
        const struct compare_replacement *pair = &result->replacements[i];
        struct answer_row *row = &out->rows[out->row_count++];
        double control = (double)pair->total[PAIR_CONTROL];
        double test = (double)pair->total[PAIR_TEST];

        row->cells[0].text = pair->name[PAIR_CONTROL];
        row->cells[0].other = pair->name[PAIR_TEST];
        set_times(row->cells + 1, control, test, test - control);
        say_rule(pair, &row->cells[5].words);
    }
    return end(out);
}

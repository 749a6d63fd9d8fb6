/* See analysis_answers.h. */
#include "sql/analysis_answers.h"

#include "analysis/set/options.h"
#include "base/cleanup.h"

#include <stdlib.h>

struct analysis_answers {
    size_t holders;
    struct store *store;
    const char *ids[2];
    struct budget *budget;
    struct analysis_answer *first; /* the last one that was asked for */
};

struct analysis_answers *analysis_answers_make(struct store *store,
                                               const char *control_id,
                                               const char *test_id, struct budget *budget)
{
    struct analysis_answers *answers = calloc(1, sizeof *answers);

    if (answers != NULL)
        *answers = (struct analysis_answers){
            .holders = 1, .store = store, .ids = {control_id, test_id}, .budget = budget};
    return answers;
}

struct analysis_answers *analysis_answers_hold(struct analysis_answers *answers)
{
    answers->holders++;
    return answers;
}

static void free_answer(struct analysis_answer *answer)
{
    analysis_result_free(&answer->result);
    budget_share_return(&answer->memory);
    sql_given_free(&answer->asked);
    free(answer);
}

void analysis_answers_release(void *context)
{
    struct analysis_answers *answers = context;

    if (--answers->holders > 0)
        return;
    while (answers->first != NULL) {
        struct analysis_answer *next = answers->first->next;

        free_answer(answers->first);
        answers->first = next;
    }
    free(answers);
}

/* ---- kept answers ---- */

static bool is_same(const struct analysis_answer *answer, const struct analysis *analysis,
                    bool whole, const struct sql_parameters *given)
{
    return answer->result.analysis == analysis && answer->result.whole == whole &&
           sql_given_same(&answer->asked, given);
}

/* Frees the answers that were asked for longest ago and that no cursor reads. */
static void forget_old(struct analysis_answers *answers)
{
    struct analysis_answer **link = &answers->first;
    size_t idle = 0;

    while (*link != NULL) {
        struct analysis_answer *answer = *link;

        idle += answer->cursors == 0;
        if (answer->cursors > 0 || idle <= ANALYSIS_ANSWERS_KEPT) {
            link = &answer->next;
            continue;
        }
        *link = answer->next;
        free_answer(answer);
    }
}

/* ---- making ---- */

/* Bytes of its series; tables count their own. */
static uint64_t size_of(const struct analysis_side *side)
{
    uint64_t bytes = 0;

    for (size_t i = 0; i < side->all.series.count; i++)
        bytes +=
            (uint64_t)side->all.series.items[i].capacity * sizeof(struct series_point);
    return bytes;
}

static int run(struct analysis_answers *answers, const struct analysis *analysis,
               bool whole, struct analysis_answer *answer, struct error *error)
{
    const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 1];

    options_tables(analysis, tables);
    sql_given_put(&answer->asked, "set", answers->ids[0]);
    if (answers->ids[1] != NULL)
        sql_given_put(&answer->asked, "test", answers->ids[1]);
    struct analysis_request request = {
        .given = {answer->asked.items, answer->asked.count},
        .budget = answers->budget,
        .whole = whole};
    int status = parameters_check_names(tables, 0, &request.given, error);
    if (status == 0)
        status = analysis_run(answers->store, analysis, &request, &answer->result, error);
    if (status == 0)
        status = budget_share_take(
            &answer->memory,
            size_of(&answer->result.sides[0]) + size_of(&answer->result.sides[1]), error);
    return status;
}

/* The answer takes over `given`. */
static struct analysis_answer *make(struct analysis_answers *answers,
                                    const struct analysis *analysis, bool whole,
                                    struct sql_parameters *given, struct error *error)
{
    struct analysis_answer *answer = calloc(1, sizeof *answer);

    if (answer == NULL) {
        error_set_memory(error);
        return NULL;
    }
    answer->memory.budget = answers->budget;
    answer->asked = *given;
    *given = (struct sql_parameters){0};
    if (run(answers, analysis, whole, answer, error) == 0)
        return answer;
    free_answer(answer);
    return NULL;
}

int analysis_answers_take(struct analysis_answers *answers,
                          const struct analysis *analysis, bool whole, int argc,
                          sqlite3_value **argv, bool *difference,
                          struct analysis_answer **out, struct error *error)
{
    CLEANUP(sql_given_free)
    struct sql_parameters given = {.memory.budget = answers->budget};
    struct analysis_answer **link = &answers->first;
    int result = sql_given_read(&given, argc, argv, error);

    if (result != 0)
        return result;
    *difference = false;
    while (sql_given_remove(&given, "difference=true"))
        *difference = true;
    while (*link != NULL && !is_same(*link, analysis, whole, &given))
        link = &(*link)->next;
    struct analysis_answer *answer = *link;
    if (answer != NULL)
        *link = answer->next;
    else
        answer = make(answers, analysis, whole, &given, error);
    if (answer == NULL)
        return -(int)error->code;
    answer->next = answers->first;
    answers->first = answer;
    answer->cursors++;
    forget_old(answers);
    *out = answer;
    return 0;
}

void analysis_answers_leave(struct analysis_answer *answer)
{
    if (answer != NULL)
        answer->cursors--;
}

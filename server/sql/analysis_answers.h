/* The analyses of a statement: each is made when a table first needs it, with the
 * parameters of the statement, and the last ones stay until the connection closes. */
#ifndef TRACEDIFF_SQL_ANALYSIS_ANSWERS_H
#define TRACEDIFF_SQL_ANALYSIS_ANSWERS_H

#include "analysis/set/run.h"
#include "sql/given.h"

/* How many answers stay when no cursor reads them. */
#define ANALYSIS_ANSWERS_KEPT 4

struct analysis_answers;

/* `test_id` may be NULL. The ids and the budget must outlive it. NULL: no memory. */
struct analysis_answers *analysis_answers_make(struct store *store,
                                               const char *control_id,
                                               const char *test_id,
                                               struct budget *budget);
/* Each table that uses it holds a reference. Releasing the last reference frees it. */
struct analysis_answers *analysis_answers_hold(struct analysis_answers *answers);
void analysis_answers_release(void *answers);

struct analysis_answer {
    struct analysis_result result;

    /* Used inside analysis_answers.c. */
    struct sql_parameters asked; /* the given parameters, and the sets */
    struct analysis_answer *next;
    struct budget_share memory;
    size_t cursors; /* that read it */
};

/* The answer to an analysis of the set, or of both. `whole`: with the tables that are
 * made only for CSV. An argument is "name=value", a parameter of the API except set and
 * test, or "difference=true", which only sets `difference`. Errors: bad_argument and
 * those of analysis_run(). */
int analysis_answers_take(struct analysis_answers *answers,
                          const struct analysis *analysis, bool whole, int argc,
                          sqlite3_value **argv, bool *difference,
                          struct analysis_answer **out, struct error *error);
/* Call it when a cursor has read the answer; NULL is fine. */
void analysis_answers_leave(struct analysis_answer *answer);

#endif

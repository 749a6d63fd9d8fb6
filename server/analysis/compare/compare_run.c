/* See compare_run.h. The store computes the sums of each side by SQL, and merges the two
 * ordered streams (set_pair.h). The rows stay in memory, where they are judged; filters,
 * groups of a name, columns, order, limit and totals are statements over them as a table
 * (sql/compare_*.sql). docs/performance.md says why the merge and the correction of
 * Benjamini and Hochberg are not statements. */
#include "analysis/compare/compare_run.h"
#include "analysis/compare/compare_ask.h"
#include "analysis/compare/compare_fail_if.h"
#include "analysis/compare/compare_replacements.h"
#include "analysis/compare/compare_rows.h"
#include "analysis/compare/compare_significance.h"
#include "analysis/compare/compare_verdict.h"
#include "analysis/compare/compare_work.h"
#include "analysis/compare/machine_rows.h"
#include "analysis/compare/recorded.h"
#include "analysis/compare/unprofiled.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

static int answer(struct store *store, struct compare_result *out, struct error *error)
{
    const struct fail_if *conditions = out->request.fail_if;
    int result = compare_answer_verdict(out, error);

    if (result == 0)
        result = compare_answer_machine(store, out, error);
    if (result == 0)
        result = compare_answer_unprofiled(out, error);
    if (result == 0)
        result = compare_answer_replacements(store, out, error);
    if (result == 0 && out->request.significance)
        result = compare_answer_significance(store, out, error);
    if (result == 0 && out->request.work)
        result = compare_answer_work(store, out, error);
    if (result == 0 && conditions != NULL)
        result = compare_answer_fail_if(store, conditions, out, error);
    return result;
}

/* Files without rows have no samples. If a side has only such files, there is nothing to
 * compare. */
static int refuse_empty(const struct compare_result *result, struct error *error)
{
    static const char *const names[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};
    bool control = result->selection[PAIR_CONTROL].step_count == 0;
    bool test = result->selection[PAIR_TEST].step_count == 0;

    if (!control && !test)
        return 0;
    return error_set(error, ERROR_PARAMETER, "nothing_selected",
                     "%s: no file of the chosen ranks has a row, so there is nothing to "
                     "compare; choose other ranks or another set",
                     control && test ? "control and test"
                                     : names[control ? PAIR_CONTROL : PAIR_TEST]);
}

static int run(struct store *store, struct compare_result *out, struct error *error)
{
    int result = compare_rows_load(store, out, error);

    if (result == 0)
        result = refuse_empty(out, error);
    if (result != 0)
        return result;
    recorded_measure(out, &out->recorded);
    result = answer(store, out, error);
    if (result == 0)
        result = compare_ask(out, error);
    return result != 0 ? result : budget_look(out->budget, error);
}

int compare_run(struct store *store, const struct compare_request *request,
                struct compare_result *out, struct error *error)
{
    *out = (struct compare_result){.request = *request,
                                   .budget = request->budget,
                                   .memory = {.budget = request->budget}};
    compare_request_settle(&out->request);
    int result = run(store, out, error);
    if (result != 0)
        compare_result_free(out);
    return result;
}

int compare_machine(struct store *store, const struct compare_request *request,
                    struct machine *out, struct error *error)
{
    CLEANUP(compare_result_free)
    struct compare_result result = {.request = *request,
                                    .budget = request->budget,
                                    .memory = {.budget = request->budget}};

    *out = (struct machine){0};
    compare_request_settle(&result.request);
    result.request.equal_clock = false;
    int failed = compare_rows_load(store, &result, error);
    if (failed == 0)
        failed = refuse_empty(&result, error);
    if (failed == 0)
        failed = compare_answer_verdict(&result, error);
    if (failed == 0)
        failed = compare_answer_machine(store, &result, error);
    if (failed != 0)
        return failed;
    *out = result.machine;
    out->clocks.by_rank[0] = out->clocks.by_rank[1] = NULL;
    return 0;
}

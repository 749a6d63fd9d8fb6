/* See compare.h. */
#include "analysis/compare/compare.h"
#include "analysis/compare/compare_tables.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_pair.h"
#include "store/set/set_shared.h"

#include <jansson.h>
#include <stdlib.h>

void compare_result_free(struct compare_result *result)
{
    for (int side = 0; side < 2; side++) {
        set_info_free(&result->info[side]);
        set_view_free(&result->view[side]);
        selection_free(&result->selection[side]);
        free(result->machine.clocks.by_rank[side]);
        free(result->unprofiled.blocks[side]);
    }
    observations_free(&result->observations);
    compare_tables_close(result->tables);
    free(result->texts);
    python_rows_free(&result->python);
    free(result->alias_texts[0]);
    free(result->alias_texts[1]);
    free(result->aliases);
    free(result->all);
    free(result->categories);
    free(result->replacements);
    strings_free(&result->launch_texts);
    free(result->outcomes);
    json_decref(result->work_classes);
    json_decref(result->diagnosis);
    json_decref(result->account);
    json_decref(result->facts);
    strings_free(&result->module_texts);
    free(result->operators);
    strings_free(&result->operator_texts);
    for (int part = 0; part < WATERFALL_PARTS; part++)
        for (size_t i = 0; i < WATERFALL_CONTRIBUTORS; i++)
            json_decref(result->contributors[part][i].tree);
    budget_share_return(&result->memory);
    *result = (struct compare_result){0};
}

const char *compare_work_known_name(enum compare_work_known known)
{
    static const char *const names[] = {[COMPARE_WORK_NOT_ASKED] = "",
                                        [COMPARE_WORK_KNOWN] = "yes",
                                        [COMPARE_WORK_NO_OPERATOR] = "no_operator",
                                        [COMPARE_WORK_ONE_SIDE] = "one_side",
                                        [COMPARE_WORK_UNKNOWN] = "unknown",
                                        [COMPARE_WORK_PARTLY] = "partly"};

    return names[known];
}

bool compare_is_of_device(const struct compare_result *result,
                          const struct compare_row *row)
{
    return result->request.device == COMPARE_ALL ||
           (result->request.device == COMPARE_CPU && row->side == TRACE_HOST) ||
           (result->request.device == COMPARE_GPU && row->side == TRACE_DEVICE);
}

uint32_t *compare_step_ids(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = &result->selection[side];
    uint32_t *steps = calloc(selection->step_count + 1, sizeof *steps);

    for (size_t i = 0; steps != NULL && i < selection->step_count; i++)
        steps[i] = result->view[side].steps[selection->steps[i]].id;
    return steps;
}

const struct significance_test *compare_test(const struct compare_result *result,
                                             const struct compare_row *row)
{
    return &row->significance.tests[result->request.measure];
}

int64_t compare_shown_time(const struct compare_result *result,
                           const struct compare_row *row, enum pair_side side)
{
    return row->side == TRACE_HOST && result->request.measure == SIGNIFICANCE_SELF
               ? row->self[side]
               : row->total[side];
}

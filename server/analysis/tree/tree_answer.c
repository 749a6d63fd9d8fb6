/* See tree_answer.h. */
#include "analysis/tree/tree_answer.h"
#include "analysis/tree/tree_choose.h"
#include "analysis/tree/tree_difference.h"
#include "analysis/tree/tree_judge.h"

int tree_answer_make(struct store *store, const struct tree_request *request,
                     struct tree_answer *out, struct error *error)
{
    bool pair = request->side[1].set != NULL;
    const struct tree_choice choice = {.instances = request->instances,
                                       .by_host = request->by == TREE_BY_HOST,
                                       .min_change = (double)request->min_change,
                                       .max_nodes = (size_t)request->max_nodes,
                                       .keeps_places = pair && request->significance !=
                                                                   TREE_JUDGE_NONE};

    *out = (struct tree_answer){.request = *request, .side_count = pair ? 2 : 1};
    int result = tree_run(store, request->side, out->side_count, request->level,
                          out->sides, error);
    if (result != 0)
        return result;
    const struct tree *control = &out->sides[0].tree;
    bool fine =
        pair ? tree_difference(control, &out->sides[1].tree, request->budget, &out->rows)
             : tree_rows_of(control, request->budget, &out->rows);
    if (!fine || !tree_choose(&out->rows, &choice))
        return budget_or_memory(request->budget, error);
    return choice.keeps_places
               ? tree_judge(store, out->sides, request->level,
                            request->significance == TREE_JUDGE_HOST, &out->rows, error)
               : 0;
}

void tree_answer_free(struct tree_answer *answer)
{
    tree_rows_free(&answer->rows);
    for (size_t i = 0; i < answer->side_count; i++)
        tree_side_free(&answer->sides[i]);
    *answer = (struct tree_answer){0};
}

/* See tree_answer.h. */
#include "analysis/tree/tree_answer.h"
#include "analysis/tree/tree_choose.h"
#include "analysis/tree/tree_difference.h"
#include "analysis/tree/tree_judge.h"

/* NULL: the frames of one set are without lines. */
static int make_lines(struct store *store, const struct tree_request *request,
                      struct tree_lines *lines, const struct tree_lines **out,
                      struct error *error)
{
    bool pair = request->side[1].set != NULL;

    *out = request->level == TREE_PYTHON_LEVEL && (pair || !request->merge_lines) ? lines
                                                                                  : NULL;
    lines->apart = !request->merge_lines;
    return *out == NULL || lines->apart
               ? 0
               : tree_lines_make(store, request->side, lines, error);
}

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
    const struct tree_lines *lines;
    int result = make_lines(store, request, &out->lines, &lines, error);
    if (result == 0)
        result = tree_run(store, request->side, out->side_count, request->level, lines,
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
    tree_lines_free(&answer->lines);
    *answer = (struct tree_answer){0};
}

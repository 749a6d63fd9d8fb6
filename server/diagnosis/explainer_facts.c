/* See explainer_facts.h. */
#include "diagnosis/explainer_facts.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"
#include "diagnosis/work_words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A fact on functions of Python alone is told from this part of the step on: their own
 * work comes and goes with caches. */
#define FACT_MIN_FUNCTION 0.005

enum cause_kind explainer_facts_kind(const struct explainer_fact *fact)
{
    static const enum cause_kind kinds[WORK_FACTS] = {CAUSE_COPIES, FACT_COLLECTIVES,
                                                      FACT_STREAMS};

    if (fact->edit == NULL)
        return kinds[fact->work];
    return fact->edit->kind == EDIT_KERNELS ? CAUSE_LAUNCHES
                                            : explainer_kind_of_edit(fact->edit);
}

/* ---- facts ---- */

/* Whether an edit is a fact that is worth a sentence. */
static bool is_fact(const struct explainer *explainer, const struct edit *edit)
{
    bool functions = true;

    for (size_t i = 0; i < edit->count; i++)
        functions &= explainer->fold.frames[edit->frames[i]].sort == ACCOUNT_FUNCTION;
    /* Which kernels an operator launches is the choice of a library. */
    if (edit->kind == EDIT_KERNELS &&
        (edit->at == 0 || explainer->fold.frames[edit->at].sort == ACCOUNT_OPERATOR))
        return false;
    return edit->is_fact &&
           (!functions ||
            edit->weight >= FACT_MIN_FUNCTION * explainer_longer_step(explainer));
}

static int compare_facts(const void *a, const void *b)
{
    const struct explainer_fact *x = a, *y = b;

    if (x->weight != y->weight)
        return x->weight > y->weight ? -1 : 1;
    if (x->edit != NULL && y->edit != NULL)
        return (x->edit > y->edit) - (x->edit < y->edit); /* as they are sorted */
    return x->edit != NULL ? -1 : y->edit != NULL ? 1 : (int)x->work - (int)y->work;
}

bool explainer_facts_make(struct explainer *explainer)
{
    const struct edits *edits = &explainer->edits;

    explainer->facts = calloc(edits->count + WORK_FACTS, sizeof *explainer->facts);
    explainer->edit_is_fact = calloc(edits->count + 1, sizeof *explainer->edit_is_fact);
    if (explainer->facts == NULL || explainer->edit_is_fact == NULL ||
        !work_facts_make(&explainer->fold, edits, &explainer->work))
        return false;
    for (size_t i = 0; i < edits->count; i++) {
        explainer->edit_is_fact[i] = is_fact(explainer, &edits->list[i]);
        if (explainer->edit_is_fact[i])
            explainer->facts[explainer->fact_count++] = (struct explainer_fact){
                .edit = &edits->list[i], .weight = edits->list[i].weight};
    }
    for (int i = 0; i < WORK_FACTS; i++)
        if (explainer->work.of[i].is_true)
            explainer->facts[explainer->fact_count++] = (struct explainer_fact){
                NULL, (enum work_fact_kind)i, explainer->work.of[i].weight};
    qsort(explainer->facts, explainer->fact_count, sizeof *explainer->facts,
          compare_facts);
    return true;
}

void explainer_facts_say(const struct explainer *explainer,
                         const struct explainer_fact *fact, struct sentence *out)
{
    if (fact->edit != NULL)
        account_words_edit(&explainer->words, fact->edit, out);
    else
        work_words_say(&explainer->words, fact->work, &explainer->work.of[fact->work],
                       out);
    sentence_text(out, ".");
    sentence_capital(out);
}

bool explainer_facts_told(const struct explainer *explainer,
                          const struct explainer_fact *fact, const json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence name;
    bool found =
        fact->edit != NULL && explainer->told[fact->edit - explainer->edits.list];

    sentence_init(&name);
    if (fact->edit == NULL && fact->work == WORK_COPIES)
        account_words_frame(&explainer->words,
                            explainer->work.of[fact->work].names[0].frame, &name);
    for (size_t i = 0; i < json_array_size(sentences) && !sentence_is_empty(&name); i++)
        found |= strstr(entry_word(json_array_get(sentences, i), "text"),
                        sentence_words(&name)) != NULL;
    return found;
}

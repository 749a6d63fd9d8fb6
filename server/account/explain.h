#ifndef TRACEDIFF_ACCOUNT_EXPLAIN_H
#define TRACEDIFF_ACCOUNT_EXPLAIN_H

#include "account/edits.h"
#include "account/entry.h"
#include "account/lines.h"
#include "account/run.h"
#include "account/words.h"
#include "analyse/run.h"
#include "compare/compare.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

struct store;

/* An analysis of both sides of a comparison, for the diagnosis. Uses the sets, ranks and
 * markers of the comparison. `steps`: its steps, too; otherwise whole recordings. `more`:
 * a parameter of the analysis; its value may be NULL. Free `out` with
 * analysis_result_free(), also after errors. */
int analysis_of_sides(struct store *store, const struct compare_result *result,
                      const char *name, bool steps, struct given_parameter more,
                      struct budget *budget, struct analysis_result *out,
                      struct error *error);

/* ---- explainer ---- */

/* What the explanation of a comparison is made from. */

/* One that is worth a sentence: an edit, or one on device work. */
struct explainer_fact {
    const struct edit *edit; /* NULL: none */
    enum work_fact_kind work;
    double weight;
};

struct explainer {
    const struct compare_result *result;
    struct account account;
    struct fold fold;
    struct edits edits;
    struct lines lines;
    struct account_words words;
    struct slow_steps slow;
    struct own_claims claims;
    struct late_rank late;
    double *steps_of[2]; /* by the place of a rank among the chosen ones: samples */
    bool machine[2];     /* the factor of the host, of the device is the machine's, and
                            worth a sentence (docs/semantics.md §18.3) */
    bool *told;          /* by edit: a line tells it */
    bool line_told[LINES_MAX + 1];
    bool line_is_slow[LINES_MAX + 1]; /* slow steps tell it */
    struct work_facts work;
    struct explainer_fact *facts; /* largest weight first */
    size_t fact_count;
    bool *edit_is_fact; /* by edit: one that is worth a sentence */
    json_t *sentences;  /* borrowed */
    bool failed;        /* a sentence could not be made */
};

bool explainer_has_device(const struct compare_result *result, enum pair_side side);
/* Whether both sides have device rows, but too many were lost. */
bool explainer_lost_device(const struct compare_result *result);
/* Whether only one side recorded device work, or rows of it were lost: any cause would be
 * one of the recording, so there are no lines. */
bool explainer_lacks_device(const struct compare_result *result);

/* Makes the account and all that follows from it, in the arena of the account. Free in
 * any case. `reader`: of account_make(). Errors: timeout, memory, damaged sets. */
int explainer_make(struct store *store, const struct compare_result *result,
                   struct budget *budget, const struct account_reader *reader,
                   struct explainer *out, struct error *error);
void explainer_free(struct explainer *explainer); /* also the cleanup function */
enum cause_kind explainer_kind_of_line(const struct explainer *explainer,
                                       const struct line *line);

/* Fills the facts of one that was made (docs/semantics.md §16.3). */
void explainer_facts_make(struct explainer *explainer);
/* Whether a sentence tells a fact already: that on copies tells their numbers, too. */
bool explainer_facts_told(const struct explainer *explainer,
                          const struct explainer_fact *fact);
enum cause_kind explainer_facts_kind(const struct explainer_fact *fact);
void explainer_facts_say(const struct explainer *explainer,
                         const struct explainer_fact *fact, struct sentence *out);

/* ---- explain ---- */

/* The explanation of a comparison: the account and the facts as JSON, and the sentences
 * in the order in which a reader meets them (docs/semantics.md §16, docs/diagnosis.md).
 */

struct explanation {
    json_t *account, *facts, *sentences, *classes; /* owned */
};

/* Adds sentences to out->sentences, and makes the others. Errors: timeout, memory,
 * damaged sets. */
int explain_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct explanation *out, struct error *error);
void explain_free(struct explanation *explanation); /* also the cleanup function */

/* Adds the sentences alone: facts come first where the verdict is undecided; otherwise
 * the lines whose change is certain, then the facts that no line tells. */
void explain_tell(struct explainer *explainer);

/* The account tells at most so many facts. */
#define FACTS_MAX 5

#endif

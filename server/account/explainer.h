#ifndef TRACEDIFF_ACCOUNT_EXPLAINER_H
#define TRACEDIFF_ACCOUNT_EXPLAINER_H

#include "account/claims.h"
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

/* ---- analysis of sides ---- */

/* An analysis of both sides of a comparison, for the diagnosis. */

struct store;

/* Uses the sets, ranks and markers of the comparison. `steps`: its steps, too; otherwise
 * whole recordings. `limit`: the analysis' parameter of that name, or NULL. Free `out`
 * with analysis_result_free(), also after errors. */
int analysis_of_sides(struct store *store, const struct compare_result *result,
                      const char *name, bool steps, const char *limit,
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
};

bool explainer_has_device(const struct compare_result *result, enum pair_side side);
/* Whether only one side recorded device work: any cause would be one of the recording, so
 * there are no lines. */
bool explainer_lacks_device(const struct compare_result *result);

/* Makes the account and all that follows from it. `reader`: of account_make_seen(). Free
 * in any case. Errors: timeout, memory, damaged sets. */
int explainer_make(struct store *store, const struct compare_result *result,
                   struct budget *budget, const struct account_reader *reader,
                   struct explainer *out, struct error *error);
void explainer_free(struct explainer *explainer); /* also the cleanup function */
enum cause_kind explainer_kind_of_line(const struct explainer *explainer,
                                       const struct line *line);

/* ---- explainer facts ---- */

/* The facts of an explanation (docs/semantics.md §16.3). */

/* Fills the facts of one that was made; false when memory is refused. */
bool explainer_facts_make(struct explainer *explainer);
/* Whether a sentence tells a fact already: that on copies tells their numbers, too. */
bool explainer_facts_told(const struct explainer *explainer,
                          const struct explainer_fact *fact, const json_t *sentences);
enum cause_kind explainer_facts_kind(const struct explainer_fact *fact);
void explainer_facts_say(const struct explainer *explainer,
                         const struct explainer_fact *fact, struct sentence *out);

#endif

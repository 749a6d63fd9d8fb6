#ifndef TRACEDIFF_ACCOUNT_TELL_H
#define TRACEDIFF_ACCOUNT_TELL_H

#include "account/explainer.h"
#include "compare/compare.h"

#include <jansson.h>
#include <stdbool.h>

/* ---- account json ---- */

/* The account and the facts as JSON (docs/api.md). */

#define FACTS_MAX 5

/* Both are owned by the caller; NULL: no memory. */
json_t *account_json_lines(const struct explainer *explainer);
json_t *account_json_facts(const struct explainer *explainer);

/* ---- slow words ---- */

/* The sentence of a single slow step; what a line takes without such steps. */

/* Adds it to the sentences; false when memory is refused. */
bool slow_words_say(const struct explainer *explainer, const struct slow_step *step,
                    json_t *sentences);

/* The part of the change of a line that slow steps hold; 0: there are none. */
double slow_words_share(const struct explainer *explainer, const struct line *line);

/* ---- tell ---- */

/* Adds sentences on lines, edits, facts, calls, and the late rank, as JSON; explain.h
 * says which come, and in which order. What was told is marked in the explainer. Each
 * returns false when memory is refused. */

/* `first` stands in front: "Most likely: ". */
bool tell_line(struct explainer *explainer, const struct line *line, const char *first,
               json_t *sentences);
bool tell_fact(struct explainer *explainer, const struct explainer_fact *fact,
               json_t *sentences);
/* Tells an edit: by its line, else without an amount. */
bool tell_edit(struct explainer *explainer, const struct edit *edit, json_t *sentences);
bool tell_is_told(const struct explainer *explainer, const struct edit *edit);
bool tell_claim(struct explainer *explainer, const struct own_claim *claim,
                json_t *sentences);
/* Nothing if there is none. */
bool tell_late_rank(struct explainer *explainer, json_t *sentences);

/* The bar of a part; where files with and without device rows are compared there is no
 * waterfall. */
enum waterfall_part tell_bar_of(const struct explainer *explainer, int part);

#endif

#ifndef TRACEDIFF_ANSWER_COMPARE_H
#define TRACEDIFF_ANSWER_COMPARE_H

#include "account/run.h"
#include "answer/answer.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "compare/operation.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <jansson.h>
#include <stdbool.h>

/* ---- JSON ---- */

/* Each appends a member. A sentence has its text and parts; null if it is empty. */
void compare_json_sentence(const char *key, const struct sentence *sentence,
                           struct buffer *out);
void compare_json_fail_if(const struct fail_if *conditions,
                          const struct compare_outcome *outcomes, struct buffer *out);

/* The members of SIDE. */
void compare_json_selected(const struct set_info *info, const struct set_view *view,
                           const struct selection *selection, struct buffer *out);
/* "control" and "test". */
void compare_json_sides(const struct compare_result *result, struct buffer *out);

/* A comparison (docs/api.md, "Compare"), the rows one by one. */
int compare_write_json(const struct answer *answer, struct buffer *out,
                       struct error *error);

/* The same document with compare_write_row_table() in place of the rows. */
int compare_write_json_table(const struct answer *answer, const char *const *columns,
                             struct buffer *out, struct error *error);

/* One row of a comparison in depth (docs/api.md, `GET /compare_traces/op`). Lists end
 * early if the budget of `out` is over; appending then fails. */
void operation_write_json(const struct operation *operation, const struct booked *booked,
                          struct buffer *out);

/* ---- text for a terminal ---- */

/* The sentences, numbered, those of the account with their change and a bar, and then its
 * other lines; or why there are none; nothing if none were asked for. */
void compare_write_diagnosis(const struct answer *answer, bool colour, size_t width,
                             struct buffer *out);
/* One line for each condition (NULL: none): whether it is met, and why. */
void compare_write_fail_if(const struct fail_if *conditions,
                           const struct compare_outcome *outcomes, struct buffer *out);

struct compare_look {
    bool colour;
    size_t width;      /* characters in a line; SIZE_MAX: as many as there are */
    bool steps_hidden; /* COMPARE_STEP_ROWS are left out by default, not by request */
};

/* Appends the verdict, sentences on the cause, the waterfall, replaced kernels, the five
 * groups, and the page of rows. Names are made printable and shortened in the middle. */
void compare_write_table(const struct answer *answer, const struct compare_look *look,
                         struct buffer *out);

/* ---- compare brief ---- */

/* A comparison in a few lines for a program that reads text, such as a language model:
 * the verdict, its basis, its causes, and where to look next.
 *
 * A line is `key: value`. Keys are stable words; numbers in them count from 1. Names from
 * traces, and labels, come from strangers: they are shortened and put in backticks,
 * without control characters and backticks of their own, so none can begin a line or end
 * its quotes. docs/machines.md describes the keys. */

/* The largest output in bytes, whatever the names are: 2,000 tokens of 3 bytes. Lines
 * that do not fit are left out, the least important first, and a last line counts them.
 */
#define BRIEF_BYTES_MAX ((size_t)6000)
/* `base` is the prefix of the paths of pages: http_request.base, or "". */
void compare_write_brief(const struct answer *answer, const char *base,
                         struct buffer *out);

/* Appends the chosen ranks, steps and markers of both sides to the query of a page, as
 * "&control_ranks=0"; markers may be NULL. False, and nothing, if they are too long. */
bool compare_brief_choose(const struct side_request request[2],
                          const char *const markers[2], struct buffer *out);

/* ---- Markdown ---- */

/* The outcomes of the conditions of --fail-if as a table; nothing without conditions
 * (NULL). `outcomes` has one for each. */
void markdown_write_conditions(const struct fail_if *conditions,
                               const struct compare_outcome *outcomes,
                               struct buffer *out);

/* GitHub-flavoured, for a comment on a change: verdict, sentences on the cause, reasons
 * against the comparison, conditions, waterfall, replaced kernels, the five groups, and
 * the page of rows. Names from traces are written as code, so that nothing in them is
 * markup; if they are cut, the part that distinguishes them remains. */
void compare_write_markdown(const struct answer *answer, struct buffer *out);

/* The sentences alone, as a list; or why there are none. */
void compare_write_markdown_diagnosis(const struct answer *answer, struct buffer *out);

/* The page of rows as CSV (text.h), with the columns that are shown. */
int compare_write_csv(const struct compare_result *result, struct buffer *out,
                      struct error *error);

#endif

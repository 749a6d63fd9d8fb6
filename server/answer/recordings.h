#ifndef TRACEDIFF_ANSWER_RECORDINGS_H
#define TRACEDIFF_ANSWER_RECORDINGS_H

#include "answer/answer.h"
#include "base/text.h"
#include "compare/recordings.h"

/* ---- recordings words ---- */

/* A comparison between recordings in words. */

/* The parts that only a comparison of two sets has. */
#define RECORDINGS_LEFT_OUT                                                              \
    "Waterfall, tree, timeline, diagnosis and replaced kernels exist for two sets "      \
    "only: compare one recording of each side to see them."

/* ---- recordings brief ---- */

/* A comparison between recordings in a few lines for a program that reads text; see
 * compare.h for how lines, names and labels are written. docs/machines.md describes
 * the keys. */

/* Appends at most BRIEF_BYTES_MAX bytes. Lines that do not fit are left out, the least
 * important first, and a last line counts them. `base` precedes the paths of pages:
 * http_request.base, or "". */
void recordings_write_brief(const struct recordings_result *result, const char *base,
                            struct buffer *out);

/* ---- recordings csv ---- */

/* The rows of a comparison between recordings as CSV. */

/* Appends the page of rows after RFC 4180, with the members of a row of the JSON as
 * columns, times in us. Unknown values are empty. */
void recordings_write_csv(const struct recordings_result *result, struct buffer *out);

/* ---- recordings json ---- */

/* A comparison between recordings as JSON; docs/api.md has the members. */

void recordings_write_json(const struct recordings_result *result, struct buffer *out);

/* ---- recordings markdown ---- */

/* A comparison between recordings as Markdown, for a comment on a change. */

/* Appends GitHub-flavoured Markdown: verdict, conditions, means of the step time and its
 * parts, the recordings, and the page of rows. Names and labels are written as code, so
 * that nothing in them is markup. */
void recordings_write_markdown(const struct recordings_result *result,
                               const struct answer_commits *commits, struct buffer *out);

/* ---- recordings table ---- */

/* A comparison between recordings for a terminal. */

/* The recordings of each side with their step times, the verdict, and the page of rows.
 * `width`: characters of a line; `colour`: with escape sequences. */
void recordings_write_table(const struct recordings_result *result,
                            const struct answer_commits *commits, bool colour,
                            size_t width, struct buffer *out);

#endif

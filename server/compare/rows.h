#ifndef TRACEDIFF_COMPARE_ROWS_H
#define TRACEDIFF_COMPARE_ROWS_H

#include "base/text.h"
#include "compare/compare.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* How the change of a row splits into more work and slower work (docs/semantics.md §12):
 * fills `work` of all rows of the result, which are in the order of the store. Reads the
 * events of both sides. */
int compare_answer_work(struct store *store, struct compare_result *result,
                        struct error *error);

/* ---- compare join ---- */

/* Rows of a comparison that mean the same under several names become one
 * (docs/semantics.md §4). */

/* What a row has on one side. */
struct join_member {
    uint32_t row; /* in result->all */
    enum pair_side side;
};

/* The members that become one row. */
struct join_group {
    size_t begin, end;      /* in compare_join.members: control first, each side by row */
    struct compare_row row; /* its name is NULL: all its names */
};

/* The groups while they are collected. No row is in two groups, and none is a row of
 * several names already. */
struct compare_join {
    struct compare_result *result;
    struct join_member *members;
    size_t member_count, member_room;
    struct join_group *groups;
    size_t group_count, group_room;
};

/* Begins a group. Its name is `name`, which is in the arena of the result, or if that is
 * NULL all its names: "a + b / c". */
struct join_group *compare_join_begin(struct compare_join *join, const char *name);
/* Adds a member to the last group. */
void compare_join_add(struct compare_join *join, uint32_t row, enum pair_side side);

/* Each group becomes one row: the sum of its members, of the category of the member with
 * the most calls. The rows keep the order of their names and categories, and get their
 * `name_row`. */
int compare_join_rows(struct compare_join *join, struct error *error);

/* Whether an id (parameters.h) means this row: it is that of its name, of one of its
 * names, or of the merged name of a Python function. */
bool compare_row_has_id(const struct compare_result *result,
                        const struct compare_row *row, const char *id);

/* ---- alias class ---- */

/* Names that mean the same on the hardware of two vendors: calls of the runtimes and
 * drivers of CUDA and HIP, and their copies (docs/semantics.md §4). Pure. */

/* Longer names have no class. */
#define ALIAS_NAME_MAX 128

/* The text that the names of a class have in common: a part of the name, or a
 * constant. */
struct alias_class {
    const char *text;
    size_t length;
    bool is_vague; /* device work: the name does not say which kind of host memory
                    */
};

/* `side` is an enum trace_side. False: the name has no aliases. */
bool alias_class_of(const char *name, const char *category, uint8_t side,
                    struct alias_class *out);

int alias_class_compare(const struct alias_class *left, const struct alias_class *right);

/* ---- compare rows ---- */

/* The rows of both sides of a comparison, before they are judged. */

/* The rows of the selected steps of two sets, which may be one. */
int compare_rows_read(struct store *store, const struct set_view *const views[2],
                      const struct selection *const selections[2],
                      const struct compare_request *request,
                      int (*each)(void *context, const struct pair_row *row),
                      void *context, struct error *error);

/* Opens the sides that `out->request` names, and fills out->all with the rows of the
 * selected steps, ordered by name (bytes), then category; aliases, and rows of one
 * Python function, are one row if the request says so. Errors are those of compare_run().
 * `out` is begun; the caller frees it, also after an error. */
int compare_rows_load(struct store *store, struct compare_result *out,
                      struct error *error);

#endif

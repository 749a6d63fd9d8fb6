/* Rows of a comparison that mean the same under several names become one
 * (docs/semantics.md §4). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_JOIN_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_JOIN_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

/* What a row has on one side. */
struct join_member {
    uint32_t row; /* in result->all */
    enum pair_side side;
};

/* The members that become one row. */
struct join_group {
    size_t begin, end; /* in compare_join.members: control first, each side by row */
    size_t name;       /* in compare_join.texts; SIZE_MAX: all its names */
    size_t names;      /* likewise: all its names */
    struct compare_row row;
};

/* The groups while they are collected. No row is in two groups, and none is a row of
 * several names already. */
struct compare_join {
    struct compare_result *result;
    struct join_member *members;
    size_t member_count, member_room;
    struct join_group *groups;
    size_t group_count, group_room;
    struct buffer texts;
};

void compare_join_init(struct compare_join *join, struct compare_result *result);
void compare_join_free(struct compare_join *join); /* also the cleanup function */

/* Begins a group. Its name is `name`, or if that is NULL all its names: "a + b / c". */
int compare_join_begin(struct compare_join *join, const char *name, struct error *error);
/* Adds a member to the last group. */
int compare_join_add(struct compare_join *join, const struct join_member *member,
                     struct error *error);

/* Each group becomes one row: the sum of its members, of the category of the member with
 * the most calls. The rows keep the order of their names and categories, and get their
 * `name_row`. For one result, call it twice at most. */
int compare_join_rows(struct compare_join *join, struct error *error);

/* Whether name and category mean this row: they are its own, or those of one of its
 * names, or of a Python function the merged name. */
bool compare_row_has_name(const struct compare_result *result,
                          const struct compare_row *row, const char *name,
                          const char *category);
/* The same for an id (row_id.h). */
bool compare_row_has_id(const struct compare_result *result,
                        const struct compare_row *row, const char *id);

#endif

/* Names of the account (docs/semantics.md §16.2, "Names in paths") found out slowly, for
 * slow_meet.h. */
#ifndef TRACEDIFF_TESTS_SLOW_NAMES_H
#define TRACEDIFF_TESTS_SLOW_NAMES_H

#include "slow_meet.h"

#define SLOW_NAME 200

/* Names of both sides; by side, file and row. */
struct slow_names {
    const struct slow_side *sides;
    const struct slow_naming *naming;
    char (*labels[2][SLOW_FILES])[SLOW_NAME]; /* of this side alone */
};

void slow_names_make(const struct slow_side sides[2], const struct slow_naming naming[2],
                     struct slow_names *out);
void slow_names_free(struct slow_names *names);
/* The row's name beside a hole, or as device work. */
void slow_name_of(const struct slow_names *names, int side, int file, uint32_t row,
                  char out[SLOW_NAME]);
/* The same in a path. */
const char *slow_path_name(const char *label);
/* "an operator or annotation directly below one of its own name" */
bool slow_is_same(const struct slow_names *names, int side, int file, uint32_t row);
/* The path of a call, itself last; TRACE_NONE: nothing. */
void slow_path_of(const struct slow_names *names, int side, int file, uint32_t row,
                  char out[SLOW_TEXT]);

#endif

/* The patterns of LIKE and GLOB, as SQLite matches them. */
#ifndef TRACEDIFF_SQL_PATTERN_H
#define TRACEDIFF_SQL_PATTERN_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct pattern_rules {
    uint32_t all, one; /* stand for any number of characters, and for one */
    uint32_t set;      /* begins a set of characters, as in GLOB; 0: none does */
    uint32_t escape;   /* the next character means itself; 0: none */
    bool ignore_case;  /* of ASCII letters */
};

/* 1: the whole text matches; 0: it does not; -1: the budget is over. Takes at most the
 * product of both lengths. */
int pattern_matches(const char *pattern, size_t pattern_length, const char *text,
                    size_t text_length, const struct pattern_rules *rules,
                    struct budget *budget);
/* The only character of a text; 0 if it has another number of characters. */
uint32_t pattern_only_character(const char *text, size_t length);

#endif

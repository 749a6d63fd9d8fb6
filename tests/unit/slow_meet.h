/* docs/semantics.md §16.2 read rule by rule over the places of slow_account.h, with paths
 * as texts. Uses nothing of server/account/. */
#ifndef TRACEDIFF_TESTS_SLOW_MEET_H
#define TRACEDIFF_TESTS_SLOW_MEET_H

#include "slow_account.h"

#define SLOW_TEXT 4096

/* What one name of device work or of a launch becomes. */
struct slow_alias {
    const char *name, *category, *row_name, *row_category;
};

struct slow_naming {
    const struct slow_alias *alias; /* NULL: none */
    bool use_short_name;
};

/* A place of both sides. A line of a path ends with '\n'. */
struct slow_met {
    const char *part;
    char name[200]; /* what happens; of device work its name */
    char category[60];
    char path[SLOW_TEXT];
    char beside[500];
    bool is_work, is_elsewhere;
    int64_t ns[2][SLOW_SAMPLES];
};

/* The places of both sides; owned by the caller. */
struct slow_met *slow_meet(const struct slow_side sides[2],
                           const struct slow_naming naming[2], size_t *count);
/* The key that account_told.h gives to such a place. */
void slow_met_key(const struct slow_met *place, char key[2 * SLOW_TEXT]);
int64_t slow_met_ns(const struct slow_met *place, int side);

#endif

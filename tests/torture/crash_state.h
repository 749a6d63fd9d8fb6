/* The names and bytes of a folder while changes are applied (crash_log.h). */
#ifndef TRACEDIFF_TESTS_CRASH_STATE_H
#define TRACEDIFF_TESTS_CRASH_STATE_H

#include "crash_log.h"

/* One name in one folder. */
struct crash_name {
    uint32_t folder, target;
    const char *name;
};

struct crash_names {
    struct crash_name *names;
    size_t count, capacity;
};

/* Applies a change of the kind CHANGE_NAME. */
void crash_names_apply(struct crash_names *names, const struct change *change);
uint32_t crash_names_find(const struct crash_names *names, uint32_t folder,
                          const char *name);
void crash_names_free(struct crash_names *names);

#endif

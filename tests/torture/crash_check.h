/* What a store must show after a crash, and whether it does. */
#ifndef TRACEDIFF_TESTS_CRASH_CHECK_H
#define TRACEDIFF_TESTS_CRASH_CHECK_H

#include <jansson.h>

/* Opens the store `data` as a server does at its start and compares it with `expected`,
 * an object of sets by id:
 *
 *   {"present": "yes" | "maybe" | "bin" | "maybe bin", "labels": [...], "notes": [...],
 *    "traces": "all" | "maybe" | "some"}
 *
 * A set that is not named must not be there. "maybe": or not; "maybe bin": listed, or in
 * the bin. "all" traces, "maybe" all or none, or "some" of them; those that are there are
 * whole. `reference` has what files must be to the byte: <id>.db, traces/<id>/<name> and
 * steps/<name>.
 *
 * NULL: all is well; else what is not, on `failure`. */
const char *crash_check(const char *data, const char *reference, const json_t *expected,
                        char failure[1024]);

#endif

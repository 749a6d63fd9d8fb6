/* What the tests of memory share: running the program under a limit, and its peak. */
#ifndef TRACEDIFF_TESTS_MEASURE_H
#define TRACEDIFF_TESTS_MEASURE_H

#include <stdint.h>

/* The promise of docs/performance.md: so many bytes, and so many for each kept event. */
#define FIXED_BYTES INT64_C(24000000)
#define EVENT_BYTES INT64_C(48)

/* Runs a program under a limit on the address space (0: none), what it prints goes
 * nowhere. Its peak in bytes, -1 when it failed. */
int64_t memory_run(const char *const arguments[], int64_t address_space);
/* Runs `tracediff ingest` with two threads in this way. */
int64_t memory_ingest(const char *program, const char *data, const char *traces,
                      int64_t address_space);
/* Removes a folder and all that is in it. */
void memory_remove(const char *folder);
/* Calls back with the program and an empty folder; what main() returns. */
int memory_main(int (*run)(const char *program, const char *folder));

#endif

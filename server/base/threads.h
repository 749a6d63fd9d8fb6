/* Work that several threads share. A thread that cannot be had is done without. */
#ifndef TRACEDIFF_BASE_THREADS_H
#define TRACEDIFF_BASE_THREADS_H

#include <stdbool.h>

#define THREADS_MAX 64

/* How many threads to use where `wanted` were asked for; 0: as many as cores. 1 to
 * THREADS_MAX. */
unsigned threads_choose(unsigned wanted);

/* Calls work(context) on this thread and on up to count - 1 others at once (at most
 * THREADS_MAX in all), and returns when all are done: each takes of the work what the
 * others have left. */
void threads_share(void (*work)(void *), void *context, unsigned count);

/* Calls work(first) on this thread and work(second) on another one, and returns when both
 * are done. Without `side_by_side`, or if there is no thread to be had, one after the
 * other. */
void threads_both(void (*work)(void *), void *first, void *second, bool side_by_side);

#endif

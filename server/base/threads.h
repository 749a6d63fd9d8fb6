/* Work that several threads share. If a thread cannot be started, the others do its
 * work. */
#ifndef TRACEDIFF_BASE_THREADS_H
#define TRACEDIFF_BASE_THREADS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#define THREADS_MAX 64

/* How many threads to use if the caller wants `wanted`; 0: as many as cores. The result
 * is 1 to THREADS_MAX. */
unsigned threads_choose(unsigned wanted);

/* Calls work(context) on this thread and on up to count - 1 other threads at once (at
 * most THREADS_MAX in all), and returns when all are done. Each thread takes work that
 * the others have not taken yet. */
void threads_share(void (*work)(void *), void *context, unsigned count);

/* Calls work(first) on this thread and work(second) on another one, and returns when both
 * are done. Without `side_by_side`, or if no thread can be started, calls one after the
 * other. */
void threads_both(void (*work)(void *), void *first, void *second, bool side_by_side);

/* A condition for threads_wait(), which uses the monotonic clock: if the clock of the
 * machine is set back by a day, a wait by the time of day would take a day. */
void threads_condition_init(pthread_cond_t *condition);
/* Waits until the condition is signalled, or for `ns`; false: the time has passed. May
 * return earlier, as pthread_cond_wait() does. */
bool threads_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t ns);

#endif

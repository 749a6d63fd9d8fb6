/* Which host rows only wait: for the device, for another thread, for a file. A wait takes
 * as long as the thing that it waits for, so it is never named as a cause. Pure. */
#ifndef TRACEDIFF_TRACE_RESOLVE_WAITS_H
#define TRACEDIFF_TRACE_RESOLVE_WAITS_H

#include <stdbool.h>

/* Whether a host row only waits, by its canonical category and its name: synchronising
 * calls of the runtime (`cudaStreamSynchronize`), and Python's waits for other threads
 * and processes (`threading.py(320): wait`, `<method 'poll' of 'select.epoll' …>`,
 * `acquire`, `select`, `join`); and the backlog. */
bool trace_is_wait(const char *category, const char *name);
/* Whether a host row is `Command Buffer Full` (category overhead): the host waits because
 * the queue of the device is full. */
bool trace_is_backlog(const char *category, const char *name);

#endif

/* How the program treats the machine that it shares: memory and priority. */
#ifndef TRACEDIFF_BASE_MACHINE_H
#define TRACEDIFF_BASE_MACHINE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* The heaps of the allocator that the threads of a server share. What one thread has
 * freed stays in its heap for the next that uses it, so each heap ends up as large as the
 * largest use of it; glibc's default is eight a core. */
#define MACHINE_HEAPS_MIN 2
#define MACHINE_HEAPS_MAX 8

/* Sets up the allocator; before the first thread. */
void machine_settle_memory(bool is_server);

/* Gives back to the system what was freed and lies between what is in use. Costs some
 * milliseconds, during which others wait for memory: for when little else is to do. */
void machine_give_memory_back(void);

/* Bytes of memory that the machine has; 0: not known. */
uint64_t machine_memory(void);

/* The calling thread, and what it starts from now on, leave the processor to the first
 * thread of `process` and its like where these want it. Without effect where the system
 * cannot do that for one thread. */
void machine_lower_priority(pid_t process);

#endif

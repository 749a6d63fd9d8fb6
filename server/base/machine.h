/* How the program treats the machine that it shares: memory and priority. */
#ifndef TRACEDIFF_BASE_MACHINE_H
#define TRACEDIFF_BASE_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The number of heaps of the allocator that the threads of a server share. Memory that
 * one thread frees stays in its heap for the next thread, so each heap grows to its
 * largest use; glibc's default is eight per core. */
#define MACHINE_HEAPS_MIN 2
#define MACHINE_HEAPS_MAX 8

/* Sets up the allocator; before the first thread. */
void machine_settle_memory(bool is_server);

/* Gives freed memory that lies between used memory back to the system. This takes some
 * milliseconds, and other threads wait for memory meanwhile: call it when there is little
 * else to do. */
void machine_give_memory_back(void);

/* reallocarray(NULL, count, size) for an array that will be filled from end to end. If it
 * is large, it is in large pages, where the system has them: then the first touch of all
 * its memory costs half as much. */
void *machine_array(size_t count, size_t size);

/* Bytes of memory that the machine has; 0: not known. */
uint64_t machine_memory(void);

/* Lowers the priority of the calling thread, and of threads and processes that it starts
 * from now on, below that of the first thread of `process`. Has no effect if the system
 * cannot do that for a single thread. */
void machine_lower_priority(pid_t process);

#endif

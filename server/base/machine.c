/* See machine.h. */
#include "base/machine.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* A third of the share of a normal thread: the thread waits, but does not starve. */
#define LOWER_BY 5

#define LARGE_PAGE ((size_t)2 << 20)

#ifdef __GLIBC__
static int heaps_of_server(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < MACHINE_HEAPS_MIN   ? MACHINE_HEAPS_MIN
           : cores > MACHINE_HEAPS_MAX ? MACHINE_HEAPS_MAX
                                       : (int)cores;
}
#endif

/* Large arrays go back to the system when they are freed, whatever was freed before. By
 * default, glibc learns from the first large array to keep later ones, and the memory of
 * one trace stays next to that of the next one.
 *
 * Commands that read traces and then end use one heap for all threads, because a heap for
 * each thread would reserve 64 MB of addresses, which batch systems count (ulimit -v). A
 * server's many threads are faster with several heaps. */
void machine_settle_memory(bool is_server)
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_ARENA_MAX, is_server ? heaps_of_server() : 1);
#else
    (void)is_server;
#endif
}

void machine_give_memory_back(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

void *machine_array(size_t count, size_t size)
{
#ifdef MADV_HUGEPAGE
    void *array;

    if (size > 0 && count >= LARGE_PAGE / size && count < PTRDIFF_MAX / size) {
        if (posix_memalign(&array, LARGE_PAGE, count * size) != 0)
            return NULL;
        madvise(array, count * size, MADV_HUGEPAGE); /* it may not: it is only slower */
        return array;
    }
#endif
    return reallocarray(NULL, count, size);
}

uint64_t machine_memory(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);

    return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size : 0;
}

void machine_lower_priority(pid_t process)
{
#ifdef __linux__
    /* Only on Linux does a priority belong to a single thread. -1 may be a priority or an
     * error: both are fine. */
    int its = getpriority(PRIO_PROCESS, (id_t)process);

    setpriority(PRIO_PROCESS, (id_t)gettid(), its + LOWER_BY);
#else
    (void)process;
#endif
}

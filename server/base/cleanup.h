/* Local resources that free themselves when their scope ends, and a way to pass one
 * on. */
#ifndef TRACEDIFF_BASE_CLEANUP_H
#define TRACEDIFF_BASE_CLEANUP_H

#include <stdlib.h>
#include <unistd.h>

/* Declares a local that `function(&variable)` releases at the end of its scope. */
#define CLEANUP(function) __attribute__((cleanup(function)))

/* Moves a pointer out of a local that would free it. */
#define TAKE_PTR(pointer)                                                                \
    __extension__({                                                                      \
        __typeof__(pointer) taken_ = (pointer);                                          \
        (pointer) = NULL;                                                                \
        taken_;                                                                          \
    })

static inline void cleanup_free(void *pointer)
{
    void **place = pointer;
    free(*place);
}

static inline void cleanup_close(int *fd)
{
    if (*fd >= 0)
        close(*fd);
}

#define CLEANUP_FREE CLEANUP(cleanup_free)
#define CLEANUP_CLOSE CLEANUP(cleanup_close)

#endif

/* Gives up, for good, what a process that reads the files of strangers does not need.
 *
 * Linux has three means, each used where it is there: limits of resources; seccomp (with
 * libseccomp, see configure), which leaves the calls of a program that computes and
 * reads: no sockets, no other programs or processes, no opening for writing, no memory
 * that is written and then executed; Landlock, which leaves the files that are named and
 * no others. Elsewhere nothing but the limits is in force.
 *
 * A process cannot take any of it back, nor can what it becomes. */
#ifndef TRACEDIFF_BASE_SANDBOX_H
#define TRACEDIFF_BASE_SANDBOX_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Whether this is a build with AddressSanitizer or ThreadSanitizer, whose own needs are
 * met: no limit of memory, and of the calls only the worst are refused. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANDBOX_SANITIZED true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANDBOX_SANITIZED true
#endif
#endif
#ifndef SANDBOX_SANITIZED
#define SANDBOX_SANITIZED false
#endif

/* First of all, and before the first thread: closes every descriptor from 3 on, leaves no
 * core, shows its memory to nobody, gains no privileges, and is the first to go where the
 * machine runs out of memory. Copies of the process are so, too. */
int sandbox_prepare(struct error *error);
/* Has a group of its own, and dies with the thread that is its parent, of the process
 * `parent`. Copies do not. ERROR_CANCELLED: the parent is gone already. */
int sandbox_bind(pid_t parent, struct error *error);

struct sandbox_limits {
    uint64_t memory_bytes; /* of addresses; 0: as it is. Not with sanitizers */
    uint64_t file_bytes;   /* how far a file may grow; 0: as it is */
    uint64_t cpu_seconds;  /* then SIGXCPU; 0: as it is */
    uint64_t descriptors;  /* 0: as it is */
};
/* Lowers the limits; what is lower already stays. */
int sandbox_limit(const struct sandbox_limits *limits, struct error *error);

/* What is in force. */
struct sandbox_state {
    bool seccomp;
    int landlock; /* version of its interface; 0: it is not */
    bool memory;  /* the limit of memory */
};
/* Before the first thread. From now on only the files `paths` may be opened, and only for
 * reading; those open already stay usable. Where the kernel refuses a means, `state` says
 * so; an error is only what went wrong with one that is there. */
int sandbox_enter(const char *const *paths, size_t count, struct sandbox_state *state,
                  struct error *error);

#endif

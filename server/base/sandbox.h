#ifndef TRACEDIFF_BASE_SANDBOX_H
#define TRACEDIFF_BASE_SANDBOX_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- sanitized ---- */

/* Whether this is a build with AddressSanitizer or ThreadSanitizer. These need more: the
 * sandbox sets no memory limit, and refuses only the most dangerous calls. */

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED true
#endif
#endif
#ifndef SANITIZED
#define SANITIZED false
#endif

/* ---- sandbox ---- */

/* Permanently gives up the rights that a process does not need to read untrusted files.
 *
 * Linux has three means, and each is used if it is available. Resource limits. seccomp
 * (with libseccomp, see configure), which allows only the system calls of a program that
 * computes and reads: no sockets, no other programs or processes, no opening for writing,
 * no memory that is written and then executed. Landlock, which allows only the named
 * files. Other systems have only the limits.
 *
 * Neither the process nor a program that it executes can get these rights back. */

/* Call this first, before any thread is started. Closes every descriptor from 3 on,
 * disables core dumps, hides the memory from other processes, prevents new privileges,
 * gives the process its own group, makes it the first to be killed if the machine runs
 * out of memory, and makes it die with its parent thread, of the process `parent`.
 * ERROR_CANCELLED: the parent is gone already. */
int sandbox_prepare(pid_t parent, struct error *error);

struct sandbox_limits {
    uint64_t memory_bytes; /* of addresses; 0: unchanged. Not with sanitizers */
    uint64_t file_bytes;   /* how far a file may grow; 0: unchanged */
    uint64_t cpu_seconds;  /* then SIGXCPU; 0: unchanged */
    uint64_t descriptors;  /* 0: unchanged */
};
/* Lowers the limits; a limit that is already lower stays. */
int sandbox_limit(const struct sandbox_limits *limits, struct error *error);

/* Which means are in force. */
struct sandbox_state {
    bool seccomp;
    int landlock; /* version of its interface; 0: not in force */
    bool memory;  /* the memory limit */
};
/* Call this before any thread is started. From now on only the files `paths` may be
 * opened, and only for reading; files that are already open stay usable. If the kernel
 * lacks a means, `state` says so; an error means that an available means failed. */
int sandbox_enter(const char *const *paths, size_t count, struct sandbox_state *state,
                  struct error *error);

#endif

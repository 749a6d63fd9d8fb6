#ifndef TRACEDIFF_BASE_ERROR_H
#define TRACEDIFF_BASE_ERROR_H

#include <stdlib.h>
#include <unistd.h>

/* ---- error ---- */

/* One error type for the whole program.
 *
 * A function that can fail returns 0 or a negative value (-enum error_code) and fills the
 * caller's `struct error`. The message is for people: it names the thing (the file, the
 * parameter), the place and the remedy. `slug` is the stable word that the API shows as
 * `code`. Mapping to an HTTP status happens in error_http_status() and nowhere else. */

enum error_code {
    ERROR_NONE = 0,
    ERROR_MEMORY,       /* allocation, or one more descriptor, refused */
    ERROR_IO,           /* the operating system refused; the message has strerror() */
    ERROR_SPACE,        /* disk full */
    ERROR_FORMAT,       /* a trace that cannot be read at all */
    ERROR_PARAMETER,    /* a request asks for something impossible */
    ERROR_NOT_FOUND,    /* no such set, upload, job, path */
    ERROR_METHOD,       /* known path, wrong method */
    ERROR_CONFLICT,     /* the thing is in a state that forbids the request */
    ERROR_LIMIT,        /* over a documented limit */
    ERROR_FORBIDDEN,    /* guard refused: host, origin, read-only */
    ERROR_UNAUTHORIZED, /* token missing or wrong */
    ERROR_CANCELLED,    /* cancelled by the user */
    ERROR_TIMEOUT,      /* over the time allowed */
    ERROR_DATABASE,     /* SQLite refused */
    ERROR_DAMAGED,      /* stored data can no longer be read; the message says which */
    ERROR_INTERNAL      /* a bug */
};

struct error {
    enum error_code code;
    char slug[48];
    char message[976];
    int place; /* 1 + the byte of the given text where the mistake is; 0: not known */
};

/* Fills `error` (which may be NULL) and returns -code, so that callers can write
 * `return error_set(...)`. Texts that do not fit are cut at a UTF-8 boundary. */
int error_set(struct error *error, enum error_code code, const char *slug,
              const char *format, ...) __attribute__((format(printf, 4, 5)));

/* error_set() for a failed system call: "<what>: <strerror(number)>"; ENOSPC and EDQUOT
 * become ERROR_SPACE, ENOMEM ERROR_MEMORY, ECANCELED ERROR_CANCELLED, others ERROR_IO. */
int error_set_errno(struct error *error, int number, const char *what_format, ...)
    __attribute__((format(printf, 3, 4)));

/* error_set() for a refused allocation. */
int error_set_memory(struct error *error);

/* The analyzer of clang-tidy reads one file at a time: these never return 0. */
#if defined(__clang_analyzer__) && !defined(ERRORS_ARE_DEFINED_HERE)
#define error_set(...) (error_set(__VA_ARGS__), -1)
#define error_set_errno(...) (error_set_errno(__VA_ARGS__), -1)
#define error_set_memory(error) (error_set_memory(error), -1)
#endif

/* Puts "<prefix>: " in front of the message. */
void error_prefix(struct error *error, const char *prefix_format, ...)
    __attribute__((format(printf, 2, 3)));

/* Replaces every `text` in the message by `shown`, so that an answer contains no path of
 * this disk. An empty text, or NULL, changes nothing. */
void error_hide(struct error *error, const char *text, const char *shown);

/* HTTP status of a code: 400, 401, 403, 404, 405, 409, 413, 422, 499, 500, 503, 507. */
int error_http_status(enum error_code code);

/* ---- cleanup ---- */

/* Local resources that free themselves when their scope ends, and a way to pass one
 * on. */

/* Declares a local that `function(&variable)` releases at the end of its scope. */
#define CLEANUP(function) __attribute__((cleanup(function)))

/* A function of a loop over all events: part of each caller, and so compiled for its
 * processor and its constants. */
#define ALWAYS_INLINE static inline __attribute__((always_inline))

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

/* How far a long job is. Its workers write it and any thread reads it, without locks. */
#ifndef TRACEDIFF_BASE_PROGRESS_H
#define TRACEDIFF_BASE_PROGRESS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum progress_stage {
    PROGRESS_WAITING,  /* not begun */
    PROGRESS_CHECKING, /* checking whether the traces are already stored */
    PROGRESS_READING,  /* inflate, scan, decode */
    PROGRESS_LINKING,  /* launches, steps, nesting of the last file */
    PROGRESS_STORING,  /* writing what is left and the summaries */
    PROGRESS_KEEPING,  /* copying the trace files into the store */
    PROGRESS_COPYING,  /* from stored sets into others */
    PROGRESS_DONE
};

struct progress {
    _Atomic uint64_t bytes_done; /* bytes of the files as they lie on disk */
    _Atomic uint64_t bytes_total;
    _Atomic uint64_t events; /* events seen so far, kept or not */
    _Atomic uint32_t files_done;
    _Atomic uint32_t files_total;
    _Atomic int stage;     /* enum progress_stage */
    atomic_bool cancelled; /* set by anyone; workers stop at the next chunk */
};

const char *progress_stage_name(enum progress_stage stage); /* "reading" ... */

#endif

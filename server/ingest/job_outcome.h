/* How a job ended. */
#ifndef TRACEDIFF_INGEST_JOB_OUTCOME_H
#define TRACEDIFF_INGEST_JOB_OUTCOME_H

#include "base/error.h"

#define JOB_ID_SIZE 17 /* 16 hex digits and a NUL */

enum job_state { JOB_QUEUED, JOB_RUNNING, JOB_DONE, JOB_FAILED, JOB_CANCELLED };

/* How a job ended, for the code that added it. */
struct job_outcome {
    const char *id;
    enum job_state state;
    const char *set_id;        /* "" unless done */
    const struct error *error; /* when failed or cancelled */
};

#endif

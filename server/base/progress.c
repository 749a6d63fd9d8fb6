/* See progress.h. */
#include "base/progress.h"

const char *progress_stage_name(enum progress_stage stage)
{
    static const char *const names[] = {"waiting", "checking", "reading", "linking",
                                        "storing", "keeping",  "copying", "done"};

    return names[stage];
}

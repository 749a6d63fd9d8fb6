/* Why the other ranks wait for one rank. */
#ifndef TRACEDIFF_DIAGNOSIS_STUDY_RANK_H
#define TRACEDIFF_DIAGNOSIS_STUDY_RANK_H

#include "diagnosis/study.h"

/* Says in words why the rank of a CAUSE_WAITING takes longer. *common: the same cause in
 * `all`, if all ranks have it. *share: the cause in `all` that is only this rank's share
 * in the means of all ranks. Each is all->causes.count if there is none. */
int study_describe_rank(struct diagnosis *diagnosis, const struct study *all,
                        const struct cause *cause, struct sentence *out, size_t *common,
                        size_t *share, struct error *error);

#endif

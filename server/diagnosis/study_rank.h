/* Why the others wait for one rank. */
#ifndef TRACEDIFF_DIAGNOSIS_STUDY_RANK_H
#define TRACEDIFF_DIAGNOSIS_STUDY_RANK_H

#include "diagnosis/study.h"

/* Says in words why the rank of a CAUSE_WAITING takes longer. *common: the cause of `all`
 * that this is, if all ranks have it; *share: the cause that is merely the share of this
 * rank in the means of all ranks; otherwise all->causes.count. */
int study_describe_rank(struct diagnosis *diagnosis, const struct study *all,
                        const struct cause *cause, struct buffer *out, size_t *common,
                        size_t *share, struct error *error);

#endif

/* What `git log` says between the commits of the two sides of a comparison. */
#ifndef TRACEDIFF_CLI_GIT_LOG_H
#define TRACEDIFF_CLI_GIT_LOG_H

#include "analysis/compare/compare.h"
#include "analysis/compare/recorder_side.h"
#include "answer/answer.h"

/* Fills *out if each side states one commit, they differ, and the working folder is in a
 * repository that has both; else it is empty. Asks git, for two seconds at most. */
void git_log_between(const struct recorder_side *control,
                     const struct recorder_side *test, struct answer_commits *out);
/* The same of two sets. */
void git_log_of_pair(const struct compare_result *result, struct answer_commits *out);

#endif

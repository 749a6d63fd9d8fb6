/* The names of files, and the labels of new sets. */
#ifndef TRACEDIFF_INGEST_REGROUP_NAMES_H
#define TRACEDIFF_INGEST_REGROUP_NAMES_H

#include "base/error.h"
#include "ingest/regroup_plan.h"

/* Chooses the names of the files. In a join, files of the same name and content are one
 * file. If two files of the same name differ, all files go into folders named after their
 * sets. */
int regroup_settle_names(struct regroup_plan *plan, struct error *error);
/* The default labels of the new sets, made from the files in them. */
int regroup_make_up_labels(struct regroup_plan *plan, struct error *error);

#endif

/* The table of the classes of work, of the analysis `work`. */
#ifndef TRACEDIFF_ANALYSIS_SET_WORK_CLASSES_TABLE_H
#define TRACEDIFF_ANALYSIS_SET_WORK_CLASSES_TABLE_H

#include "analysis/data/table.h"
#include "analysis/work/work_classes.h"

extern const struct table_spec work_classes_spec;

/* A row for each class that has rows, those that took longest first. `sums` are
 * finished. */
void work_classes_write(const struct work_sums *sums, struct table *table);

#endif

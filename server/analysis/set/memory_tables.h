/* The tables of the analysis of memory. */
#ifndef TRACEDIFF_ANALYSIS_SET_MEMORY_TABLES_H
#define TRACEDIFF_ANALYSIS_SET_MEMORY_TABLES_H

#include "analysis/data/table.h"
#include "analysis/memory/memory_names.h"

enum memory_table {
    MEMORY_PEAKS,
    MEMORY_MODULES,
    MEMORY_OPERATORS,
    MEMORY_FRAMES,
    MEMORY_NEVER,
    MEMORY_CHANGES,
    MEMORY_STEPS,
    MEMORY_TABLES
};
extern const struct table_spec memory_peaks_spec, memory_modules_spec,
    memory_operators_spec, memory_frames_spec, memory_never_spec, memory_changes_spec,
    memory_steps_spec;

/* Writes the tables of each side (those with a spec), with the first `limit` groups of
 * every device; with two sides, the groups that are among the first on either side. */
int memory_tables_write(const struct memory_sums *const *sums, size_t sides, size_t limit,
                        struct table *const *tables, struct error *error);

#endif

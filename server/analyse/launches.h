#ifndef TRACEDIFF_ANALYSE_LAUNCHES_H
#define TRACEDIFF_ANALYSE_LAUNCHES_H

#include "analyse/rows.h"
#include "analyse/table.h"

/* ---- launches ---- */

/* Launches and what they launched (docs/semantics.md §7). */

struct launch_options {
    int64_t runtime_cutoff;      /* ns; 50,000 by default */
    int64_t launch_delay_cutoff; /* ns; 100,000 by default */
    bool include_memory_events;  /* true by default */
    int64_t limit;               /* of the worst of each class */
};

/* One device row with a launch. */
struct launch {
    uint32_t span, row, launch;                       /* rows of that span's recording */
    int64_t cpu_duration, gpu_duration, launch_delay; /* ns */
};

struct launch_list {
    int64_t rank;
    struct launch *items; /* span after span, in file order */
    size_t count;
};
/* In the arena of the rank. */
struct launch_list launch_list_gather(const struct rows_rank *rank,
                                      bool include_memory_events);

enum launch_measure {
    LAUNCH_CPU_DURATION,
    LAUNCH_GPU_DURATION,
    LAUNCH_DELAY,
    LAUNCH_MEASURE_COUNT
};
const char *launch_measure_name(enum launch_measure measure); /* "cpu_duration" … */

enum launch_class {
    LAUNCH_SHORT_KERNEL,    /* shorter on the device than its launch on the host */
    LAUNCH_RUNTIME_OUTLIER, /* the launch itself took longer than the cutoff */
    LAUNCH_DELAY_OUTLIER,   /* the work began later after the launch than the cutoff */
    LAUNCH_CLASS_COUNT
};
const char *launch_class_name(enum launch_class class); /* "short_kernels" … */
bool launch_is_of(const struct launch *launch, const struct launch_options *options,
                  enum launch_class class);

/* ---- launch details ---- */

/* The options.limit worst of each class, the worst first. Short kernels are ordered by
 * how much longer the launch took, outliers by the value that makes them outliers. */
void launch_write_worst(const struct rows_rank *rank, const struct launch_list *list,
                        const struct launch_options *options, int64_t origin_ns,
                        struct table *table);

#endif

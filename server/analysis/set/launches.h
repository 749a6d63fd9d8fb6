/* Launches and what they launched (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_LAUNCHES_H
#define TRACEDIFF_ANALYSIS_SET_LAUNCHES_H

#include "analysis/data/rows.h"
#include "analysis/data/table.h"

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
void launch_list_free(struct launch_list *list);
int launch_list_gather(const struct rows_rank *rank, bool include_memory_events,
                       struct launch_list *out, struct error *error);

enum launch_measure {
    LAUNCH_CPU_DURATION,
    LAUNCH_GPU_DURATION,
    LAUNCH_DELAY,
    LAUNCH_MEASURE_COUNT
};
const char *launch_measure_name(enum launch_measure measure); /* "cpu_duration" … */
int64_t launch_measure_of(const struct launch *launch, enum launch_measure measure);

enum launch_class {
    LAUNCH_SHORT_KERNEL,    /* shorter on the device than its launch on the host */
    LAUNCH_RUNTIME_OUTLIER, /* the launch itself took longer than the cutoff */
    LAUNCH_DELAY_OUTLIER,   /* the work began later after the launch than the cutoff */
    LAUNCH_CLASS_COUNT
};
const char *launch_class_name(enum launch_class class); /* "short_kernels" … */
bool launch_is_of(const struct launch *launch, const struct launch_options *options,
                  enum launch_class class);

#endif

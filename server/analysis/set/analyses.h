/* The analyses of a set, or of two side by side, by the names and parameters of HTA. */
#ifndef TRACEDIFF_ANALYSIS_SET_ANALYSES_H
#define TRACEDIFF_ANALYSIS_SET_ANALYSES_H

#include "analysis/data/rows.h"
#include "analysis/data/selection.h"
#include "analysis/data/series.h"
#include "analysis/data/table.h"
#include "analysis/set/kernel_breakdown.h"
#include "store/set_reader.h"

enum analysis {
    ANALYSIS_TEMPORAL_BREAKDOWN,
    ANALYSIS_COMM_COMP_OVERLAP,
    ANALYSIS_IDLE_TIME_BREAKDOWN,
    ANALYSIS_KERNEL_BREAKDOWN,
    ANALYSIS_MEMORY_BW,
    ANALYSIS_QUEUE_LENGTH,
    ANALYSIS_LAUNCH_STATS,
    ANALYSIS_KERNEL_SEQUENCES,
    ANALYSIS_USER_ANNOTATION_BREAKDOWN,
    ANALYSIS_OPERATOR_KERNELS,
    ANALYSIS_COUNT
};
const char *analysis_name(enum analysis analysis); /* "temporal_breakdown" … */
/* False if no analysis has that name. */
bool analysis_find(const char *name, enum analysis *out);

/* ---- parameters ---- */

enum analysis_parameter {
    PARAMETER_SET,
    PARAMETER_TEST,
    PARAMETER_RANKS, /* of both sides; the next two are of one, and go before it */
    PARAMETER_SET_RANKS,
    PARAMETER_TEST_RANKS,
    PARAMETER_STEPS,
    PARAMETER_SET_STEPS,
    PARAMETER_TEST_STEPS,
    PARAMETER_MARKER,
    PARAMETER_SET_MARKER,
    PARAMETER_TEST_MARKER,
    PARAMETER_INCLUDE_LAST_PROFILER_STEP,
    PARAMETER_ROWS,
    PARAMETER_CONSECUTIVE_KERNEL_DELAY,
    PARAMETER_STREAMS,
    PARAMETER_SHOW_IDLE_INTERVAL_STATS,
    PARAMETER_DURATION_RATIO,
    PARAMETER_NUM_KERNELS,
    PARAMETER_INCLUDE_MEMORY_KERNELS,
    PARAMETER_MAX_QUEUE_LENGTH,
    PARAMETER_RUNTIME_CUTOFF,
    PARAMETER_LAUNCH_DELAY_CUTOFF,
    PARAMETER_INCLUDE_MEMORY_EVENTS,
    PARAMETER_LIMIT,
    PARAMETER_OPERATOR_NAME,
    PARAMETER_MIN_PATTERN_LEN,
    PARAMETER_TOP_K,
    PARAMETER_USE_GPU_ANNOTATION,
    PARAMETER_POINTS,
    PARAMETER_START,
    PARAMETER_END,
    PARAMETER_COUNT
};

struct analysis_parameter_info {
    const char *name;    /* in URLs; on the command line with - for _ */
    unsigned analyses;   /* bit 1 << enum analysis: which take it */
    const char *allowed; /* for messages and help */
};
extern const struct analysis_parameter_info analysis_parameters[PARAMETER_COUNT];

struct analysis_request {
    const char *values[PARAMETER_COUNT]; /* as text; NULL or "": its default */
    struct budget *budget;
    bool every_launch; /* launch_stats gets the table `launches` too */
    unsigned threads;  /* that ranks are worked on by; 0: as many as pay */
};

/* The values of the texts; times in ns. */
struct analysis_options {
    bool include_last_profiler_step;
    enum rows_which rows;
    int64_t consecutive_kernel_delay;
    int64_t *streams; /* owned; NULL: all */
    size_t stream_count;
    bool show_idle_interval_stats;
    double duration_ratio;
    int64_t num_kernels;
    bool include_memory_kernels;
    int64_t max_queue_length;
    int64_t runtime_cutoff, launch_delay_cutoff;
    bool include_memory_events;
    int64_t limit;
    const char *operator_name; /* borrowed from the request, or `heaviest`; NULL: none */
    char *heaviest; /* owned; the operator that was chosen because none was named */
    int64_t min_pattern_len, top_k;
    bool use_gpu_annotation;
    int64_t points;     /* of a series, about */
    int64_t start, end; /* since the origin; INT64_MIN, INT64_MAX: all */
};

/* Reads the texts. A parameter that the analysis does not take is ignored. Errors name
 * the parameter and what is allowed; the slug is "bad_<name>" or missing_parameter. */
int analysis_read_options(enum analysis analysis, const struct analysis_request *request,
                          struct analysis_options *out, struct error *error);
void analysis_options_free(struct analysis_options *options);

const char *analysis_rows_name(enum rows_which rows); /* "steps" … */

/* ---- results ---- */

#define ANALYSIS_TABLES_MAX 6

/* One set. */
struct analysis_side {
    struct set_info info;
    struct set_view view;
    struct selection selection;
    bool steps_chosen; /* false: every step, after the rule of the last one */
    int64_t origin_ns; /* first event of the set; 0 if it has none */
    /* By selection.ranks. */
    bool *last_step_dropped, *has_device_rows;
    struct table tables[ANALYSIS_TABLES_MAX];
    size_t table_count;
    struct series_list series; /* of memory_bw and queue_length: the full lines */
    struct kernel_breakdown kernels;
};

struct analysis_result {
    enum analysis analysis;
    struct budget *budget; /* of the request */
    bool every_launch;     /* both as in the request */
    unsigned threads;
    struct analysis_options options;
    struct analysis_side sides[2]; /* [1] is empty without a test */
    bool has_test;
    /* With a test: test - set of the tables that can be subtracted. */
    struct table differences[ANALYSIS_TABLES_MAX];
    size_t difference_count;
};

/* Runs an analysis; the result is the same whatever the number of threads. Errors besides
 * those of analysis_read_options(): unknown_set, unknown_rank, unknown_step, bad_ranks,
 * bad_steps, bad_marker, unknown_marker, too_many_rows. */
int analysis_run(struct store *store, enum analysis analysis,
                 const struct analysis_request *request, struct analysis_result *out,
                 struct error *error);
void analysis_result_free(struct analysis_result *result);

/* The table of that name, NULL for none. */
const struct table *analysis_find_table(const struct analysis_side *side,
                                        const char *name);

#endif

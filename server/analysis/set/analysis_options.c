/* The parameters of the analyses; see analyses.h. */
#include "analysis/set/analyses.h"
#include "analysis/set/idle_time_breakdown.h"
#include "analysis/set/queue_length.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define ANY ((1U << ANALYSIS_COUNT) - 1)
#define IDLE (1U << ANALYSIS_IDLE_TIME_BREAKDOWN)
#define KERNELS (1U << ANALYSIS_KERNEL_BREAKDOWN)
#define QUEUE (1U << ANALYSIS_QUEUE_LENGTH)
#define SERIES (QUEUE | 1U << ANALYSIS_MEMORY_BW)
#define LAUNCHES (1U << ANALYSIS_LAUNCH_STATS)
#define ANNOTATIONS (1U << ANALYSIS_USER_ANNOTATION_BREAKDOWN)
#define SEQUENCES (1U << ANALYSIS_KERNEL_SEQUENCES)

#define COUNT_MAX 1000000
#define LIMIT_MAX 1000
#define QUEUE_MAX ((int64_t)1 << 31)
#define TIME_MAX_US 86400e6
/* A window reaches as far as times themselves. */
#define WINDOW_MAX_US 9e15

#define BOOLEAN "true or false"
#define TIME "µs, from 0 to 86400000000"
#define RANKS "all, first, or a list such as 0,2,4-7"
#define MARKER "a name whose rows are the steps, where a set has none"

const struct analysis_parameter_info analysis_parameters[PARAMETER_COUNT] = {
    [PARAMETER_SET] = {"set", ANY, "a set: id, prefix of it, or label"},
    [PARAMETER_TEST] = {"test", ANY, "a second set, to compare with"},
    [PARAMETER_RANKS] = {"ranks", ANY, RANKS},
    [PARAMETER_SET_RANKS] = {"set_ranks", ANY, RANKS},
    [PARAMETER_TEST_RANKS] = {"test_ranks", ANY, RANKS},
    [PARAMETER_STEPS] = {"steps", ANY, RANKS},
    [PARAMETER_SET_STEPS] = {"set_steps", ANY, RANKS},
    [PARAMETER_TEST_STEPS] = {"test_steps", ANY, RANKS},
    [PARAMETER_MARKER] = {"marker", ANY, MARKER},
    [PARAMETER_SET_MARKER] = {"set_marker", ANY, MARKER},
    [PARAMETER_TEST_MARKER] = {"test_marker", ANY, MARKER},
    [PARAMETER_INCLUDE_LAST_PROFILER_STEP] = {"include_last_profiler_step", ANY, BOOLEAN},
    [PARAMETER_ROWS] = {"rows", ANY, "steps, before_last_step or all"},
    [PARAMETER_CONSECUTIVE_KERNEL_DELAY] = {"consecutive_kernel_delay", IDLE, TIME},
    [PARAMETER_STREAMS] = {"streams", IDLE, "a list of streams such as 7,20 or -1"},
    [PARAMETER_SHOW_IDLE_INTERVAL_STATS] = {"show_idle_interval_stats", IDLE, BOOLEAN},
    [PARAMETER_DURATION_RATIO] = {"duration_ratio", KERNELS, "a number from 0 to 1"},
    [PARAMETER_NUM_KERNELS] = {"num_kernels", KERNELS | ANNOTATIONS,
                               "a whole number from 0 to 1000000"},
    [PARAMETER_INCLUDE_MEMORY_KERNELS] = {"include_memory_kernels", KERNELS, BOOLEAN},
    [PARAMETER_MAX_QUEUE_LENGTH] = {"max_queue_length", QUEUE,
                                    "a whole number from 1 to 2147483648"},
    [PARAMETER_RUNTIME_CUTOFF] = {"runtime_cutoff", LAUNCHES, TIME},
    [PARAMETER_LAUNCH_DELAY_CUTOFF] = {"launch_delay_cutoff", LAUNCHES, TIME},
    [PARAMETER_INCLUDE_MEMORY_EVENTS] = {"include_memory_events", LAUNCHES, BOOLEAN},
    [PARAMETER_LIMIT] = {"limit", LAUNCHES, "a whole number from 0 to 1000"},
    [PARAMETER_OPERATOR_NAME] = {"operator_name", SEQUENCES,
                                 "a text within the names of operators"},
    [PARAMETER_MIN_PATTERN_LEN] = {"min_pattern_len", SEQUENCES,
                                   "a whole number from 0 to 1000000"},
    [PARAMETER_TOP_K] = {"top_k", SEQUENCES, "a whole number from 0 to 1000000"},
    [PARAMETER_USE_GPU_ANNOTATION] = {"use_gpu_annotation", ANNOTATIONS, BOOLEAN},
    [PARAMETER_POINTS] = {"points", SERIES, "a whole number from 4 to 1000000"},
    [PARAMETER_START] = {"start", SERIES, "µs since the first event of the set"},
    [PARAMETER_END] = {"end", SERIES, "µs since the first event of the set"},
};

struct reader {
    enum analysis analysis;
    const struct analysis_request *request;
    struct error *error;
    int result;
};

/* The text of a parameter that the analysis takes; NULL: its default holds. */
static const char *text_of(const struct reader *reader, enum analysis_parameter parameter)
{
    const char *text = reader->request->values[parameter];

    if (reader->result != 0 || text == NULL || *text == '\0' ||
        (analysis_parameters[parameter].analyses >> reader->analysis & 1) == 0)
        return NULL;
    return text;
}

static void refuse(struct reader *reader, enum analysis_parameter parameter)
{
    const struct analysis_parameter_info *info = &analysis_parameters[parameter];
    char slug[48];

    snprintf(slug, sizeof slug, "bad_%s", info->name);
    reader->result =
        error_set(reader->error, ERROR_PARAMETER, slug, "%s: %s, not \"%.60s\"",
                  info->name, info->allowed, reader->request->values[parameter]);
}

static void read_boolean(struct reader *reader, enum analysis_parameter parameter,
                         bool *out)
{
    const char *text = text_of(reader, parameter);

    if (text == NULL)
        return;
    if (strcasecmp(text, "true") == 0 || strcmp(text, "1") == 0)
        *out = true;
    else if (strcasecmp(text, "false") == 0 || strcmp(text, "0") == 0)
        *out = false;
    else
        refuse(reader, parameter);
}

static void read_whole(struct reader *reader, enum analysis_parameter parameter,
                       int64_t least, int64_t most, int64_t *out)
{
    const char *text = text_of(reader, parameter);
    int64_t value;

    if (text == NULL)
        return;
    if (!text_to_int64(text, &value) || value < least || value > most)
        refuse(reader, parameter);
    else
        *out = value;
}

static void read_number(struct reader *reader, enum analysis_parameter parameter,
                        double least, double most, double *out)
{
    const char *text = text_of(reader, parameter);
    char *end;

    if (text == NULL)
        return;
    double value = strtod(text, &end);
    if (text[strspn(text, "0123456789.eE+-")] != '\0' || end == text || *end != '\0' ||
        !(value >= least && value <= most))
        refuse(reader, parameter);
    else
        *out = value;
}

/* µs into ns. */
static void read_time(struct reader *reader, enum analysis_parameter parameter,
                      double least, double most, int64_t *out)
{
    double us = NAN;

    read_number(reader, parameter, least, most, &us);
    if (!isnan(us))
        *out = (int64_t)llround(us * 1000);
}

static void read_streams(struct reader *reader, struct analysis_options *out)
{
    const char *text = text_of(reader, PARAMETER_STREAMS);
    size_t most = 2;

    if (text == NULL || strcmp(text, "all") == 0)
        return;
    for (const char *at = text; *at != '\0'; at++)
        most += *at == ',';
    CLEANUP_FREE char *copy = strdup(text);
    out->streams = calloc(most, sizeof *out->streams);
    if (copy == NULL || out->streams == NULL) {
        reader->result = error_set_memory(reader->error);
        return;
    }
    char *rest = copy, *item;
    while ((item = strsep(&rest, ",")) != NULL) {
        if (!text_to_int64(item + strspn(item, " "), &out->streams[out->stream_count++]))
            refuse(reader, PARAMETER_STREAMS);
    }
}

const char *analysis_rows_name(enum rows_which rows)
{
    static const char *const names[ROWS_WHICH_COUNT] = {[ROWS_BEFORE_LAST_STEP] =
                                                            "before_last_step",
                                                        [ROWS_OF_STEPS] = "steps",
                                                        [ROWS_ALL] = "all"};

    return names[rows];
}

/* `rows` goes before HTA's own word for two of its values. */
static void read_rows(struct reader *reader, struct analysis_options *out)
{
    const char *text = text_of(reader, PARAMETER_ROWS);

    out->rows = out->include_last_profiler_step ? ROWS_ALL : ROWS_BEFORE_LAST_STEP;
    if (text == NULL)
        return;
    for (enum rows_which i = 0; i < ROWS_WHICH_COUNT; i++) {
        if (strcmp(text, analysis_rows_name(i)) != 0)
            continue;
        out->rows = i;
        return;
    }
    refuse(reader, PARAMETER_ROWS);
}

static void read_series(struct reader *reader, struct analysis_options *out)
{
    read_whole(reader, PARAMETER_POINTS, 4, COUNT_MAX, &out->points);
    read_time(reader, PARAMETER_START, -WINDOW_MAX_US, WINDOW_MAX_US, &out->start);
    read_time(reader, PARAMETER_END, -WINDOW_MAX_US, WINDOW_MAX_US, &out->end);
    if (reader->result == 0 && out->end < out->start)
        reader->result =
            error_set(reader->error, ERROR_PARAMETER, "bad_end", "end: not before start");
}

int analysis_read_options(enum analysis analysis, const struct analysis_request *request,
                          struct analysis_options *out, struct error *error)
{
    struct reader reader = {analysis, request, error, 0};

    *out = (struct analysis_options){
        .consecutive_kernel_delay = IDLE_TIME_DELAY_DEFAULT_NS,
        .duration_ratio = 0.8,
        .num_kernels = analysis == ANALYSIS_USER_ANNOTATION_BREAKDOWN ? 1000 : 10,
        .include_memory_kernels = true,
        .max_queue_length = QUEUE_LENGTH_MAX_DEFAULT,
        .runtime_cutoff = 50000,
        .launch_delay_cutoff = 100000,
        .include_memory_events = true,
        .limit = 20,
        .min_pattern_len = 3,
        .top_k = 5,
        .use_gpu_annotation = true,
        .points = 2000,
        .start = INT64_MIN,
        .end = INT64_MAX};
    read_boolean(&reader, PARAMETER_INCLUDE_LAST_PROFILER_STEP,
                 &out->include_last_profiler_step);
    read_rows(&reader, out);
    read_time(&reader, PARAMETER_CONSECUTIVE_KERNEL_DELAY, 0, TIME_MAX_US,
              &out->consecutive_kernel_delay);
    read_streams(&reader, out);
    read_boolean(&reader, PARAMETER_SHOW_IDLE_INTERVAL_STATS,
                 &out->show_idle_interval_stats);
    read_number(&reader, PARAMETER_DURATION_RATIO, 0, 1, &out->duration_ratio);
    read_whole(&reader, PARAMETER_NUM_KERNELS, 0, COUNT_MAX, &out->num_kernels);
    read_boolean(&reader, PARAMETER_INCLUDE_MEMORY_KERNELS, &out->include_memory_kernels);
    read_whole(&reader, PARAMETER_MAX_QUEUE_LENGTH, 1, QUEUE_MAX, &out->max_queue_length);
    read_time(&reader, PARAMETER_RUNTIME_CUTOFF, 0, TIME_MAX_US, &out->runtime_cutoff);
    read_time(&reader, PARAMETER_LAUNCH_DELAY_CUTOFF, 0, TIME_MAX_US,
              &out->launch_delay_cutoff);
    read_boolean(&reader, PARAMETER_INCLUDE_MEMORY_EVENTS, &out->include_memory_events);
    read_whole(&reader, PARAMETER_LIMIT, 0, LIMIT_MAX, &out->limit);
    out->operator_name = text_of(&reader, PARAMETER_OPERATOR_NAME);
    read_whole(&reader, PARAMETER_MIN_PATTERN_LEN, 0, COUNT_MAX, &out->min_pattern_len);
    read_whole(&reader, PARAMETER_TOP_K, 0, COUNT_MAX, &out->top_k);
    read_boolean(&reader, PARAMETER_USE_GPU_ANNOTATION, &out->use_gpu_annotation);
    read_series(&reader, out);
    if (reader.result != 0)
        analysis_options_free(out);
    return reader.result;
}

void analysis_options_free(struct analysis_options *options)
{
    free(options->streams);
    free(options->heaviest);
    *options = (struct analysis_options){0};
}

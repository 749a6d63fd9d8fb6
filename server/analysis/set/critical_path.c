/* The chain of operators, launches and kernels that a step's time consists of: HTA's
 * critical path analysis (docs/semantics.md §14). */
#include "analysis/critical/critical_sums.h"
#include "analysis/set/analysis.h"

#include <math.h>
#include <stdlib.h>

struct critical_path_options {
    int64_t consecutive_kernel_delay; /* ns */
    int64_t segments;
};

static const struct parameter parameters[] = {
    {.name = "consecutive_kernel_delay",
     .type = PARAMETER_TIME,
     .offset = offsetof(struct critical_path_options, consecutive_kernel_delay),
     .flags = PARAMETER_ECHOED,
     .most = ANALYSIS_TIME_MAX_US,
     .standard = "30",
     .value = "US",
     .help = "shorter gaps on a device count as its work, longer ones as idle"},
    {.name = "segments",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct critical_path_options, segments),
     .flags = PARAMETER_ECHOED,
     .most = 100000,
     .standard = "100",
     .help = "at most this many segments of the paths: the longest"},
};

/* ---- tables ---- */

enum { KIND, IS_WORK, TIME, PER_STEP, SHARE, SEGMENTS, LONGEST, KINDS_COLUMNS };
#define SUM_COLUMNS(first)                                                               \
    [first] = {"time", TABLE_TIME, TABLE_SUM},                                           \
    [(first) + 1] = {"time_per_step", TABLE_MEAN, TABLE_SUM},                            \
    [(first) + 2] = {"time_pctg", TABLE_REAL, TABLE_SUM},                                \
    [(first) + 3] = {"segments", TABLE_INTEGER, TABLE_SUM},                              \
    [(first) + 4] = {"longest", TABLE_TIME, TABLE_MEASURE}

static const struct table_column kinds_columns[KINDS_COLUMNS] = {
    [KIND] = {"kind", TABLE_TEXT, TABLE_KEY},
    [IS_WORK] = {"work", TABLE_INTEGER, TABLE_KEY},
    SUM_COLUMNS(TIME),
};
static const struct table_spec kinds_spec = {"by_kind", kinds_columns, KINDS_COLUMNS};

enum { NAME_KIND, NAME, NAME_TIME, NAMES_COLUMNS = NAME_TIME + 5 };
static const struct table_column names_columns[NAMES_COLUMNS] = {
    [NAME_KIND] = {"kind", TABLE_TEXT, TABLE_KEY},
    [NAME] = {"name", TABLE_TEXT, TABLE_KEY},
    SUM_COLUMNS(NAME_TIME),
};
static const struct table_spec names_spec = {"by_name", names_columns, NAMES_COLUMNS};

enum { RANK, FILE_OF_RANK, STEP, STEP_TIME, PATH, WORK, FIRST_KIND };
#define STEPS_COLUMNS (FIRST_KIND + CRITICAL_KINDS)
static const struct table_column steps_columns[STEPS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [FILE_OF_RANK] = {"span", TABLE_INTEGER, TABLE_KEY},
    [STEP] = {"step", TABLE_INTEGER, TABLE_KEY},
    [STEP_TIME] = {"step_time", TABLE_TIME, TABLE_MEASURE},
    [PATH] = {"path", TABLE_TIME, TABLE_MEASURE},
    [WORK] = {"work", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_OPERATOR] = {"host_operator", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_CALL] = {"runtime_call", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_DATA] = {"data_loading", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_LAUNCH_DELAY] = {"launch_delay", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_KERNEL] = {"device_kernel", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_COMMUNICATION] = {"communication", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_COPY] = {"device_copy", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_TURNAROUND] = {"kernel_gap", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_SYNC] = {"sync", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_BETWEEN] = {"between_operators", TABLE_TIME, TABLE_MEASURE},
    [FIRST_KIND + CRITICAL_IDLE] = {"idle", TABLE_TIME, TABLE_MEASURE},
};
static const struct table_spec steps_spec = {"by_step", steps_columns, STEPS_COLUMNS};

enum {
    SEGMENT_RANK,
    SEGMENT_SPAN,
    SEGMENT_STEP,
    START,
    DURATION,
    SEGMENT_KIND,
    SEGMENT_NAME,
    LANE,
    ROW_START,
    ROW_DURATION,
    SEGMENTS_COLUMNS
};
static const struct table_column segments_columns[SEGMENTS_COLUMNS] = {
    [SEGMENT_RANK] = {"rank", TABLE_INTEGER, TABLE_NOTE},
    [SEGMENT_SPAN] = {"span", TABLE_INTEGER, TABLE_NOTE},
    [SEGMENT_STEP] = {"step", TABLE_INTEGER, TABLE_NOTE},
    [START] = {"start", TABLE_TIME, TABLE_NOTE},
    [DURATION] = {"duration", TABLE_TIME, TABLE_NOTE},
    [SEGMENT_KIND] = {"kind", TABLE_TEXT, TABLE_NOTE},
    [SEGMENT_NAME] = {"name", TABLE_TEXT, TABLE_NOTE},
    [LANE] = {"lane", TABLE_TEXT, TABLE_NOTE},
    [ROW_START] = {"row_start", TABLE_TIME, TABLE_NOTE},
    [ROW_DURATION] = {"row_duration", TABLE_TIME, TABLE_NOTE},
};
static const struct table_spec segments_spec = {"segments", segments_columns,
                                                SEGMENTS_COLUMNS};

enum { KINDS_TABLE, NAMES_TABLE, STEPS_TABLE, SEGMENTS_TABLE };
static const struct analysis_table tables[] = {
    [KINDS_TABLE] = {.spec = &kinds_spec,
                     .about = "what the path is made of; work is 1 for kinds that are "
                              "work, 0 for waiting; the times add up to the steps"},
    [NAMES_TABLE] = {.spec = &names_spec,
                     .about = "the same by operator, call or kernel; name is null where "
                              "no row is known"},
    [STEPS_TABLE] = {.spec = &steps_spec,
                     .about = "the path of each step: its time, its work, and the kinds, "
                              "which add up to the path"},
    [SEGMENTS_TABLE] = {.spec = &segments_spec,
                        .about = "the longest segments in order of time, from the start "
                                 "of the step; lane: as in the timeline; row_start, "
                                 "row_duration: of the row that the segment is part of"},
};

/* ---- sums ---- */

static void *make_sums(const void *options, struct budget *budget)
{
    struct critical_sums *sums = malloc(sizeof *sums);

    if (sums != NULL)
        critical_sums_init(
            sums, (size_t)((const struct critical_path_options *)options)->segments,
            budget);
    return sums;
}

static int append_sums(void *into, void *part, struct error *error)
{
    return critical_sums_append(into, part, error);
}

static void free_sums(void *sums)
{
    if (sums != NULL)
        critical_sums_free(sums);
    free(sums);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    const struct critical_path_options *options = rank->options;
    int status = 0;

    for (size_t i = 0; i < rank->rows->span_count && status == 0; i++)
        status = critical_sums_add(part->sums, rank->rows->rank, (uint32_t)i,
                                   &rank->rows->spans[i],
                                   options->consecutive_kernel_delay, error);
    return status;
}

/* ---- rows ---- */

static int64_t path_time(const struct critical_sums *sums)
{
    int64_t time = 0;

    for (int i = 0; i < CRITICAL_KINDS; i++)
        time = statistics_add(time, sums->kinds[i].time);
    return time;
}

static void write_sum(struct table *table, size_t first, const struct critical_sums *sums,
                      const struct critical_sum *sum)
{
    table_set_integer(table, first, sum->time);
    table_set_real(
        table, first + 1,
        sums->sample_count == 0 ? NAN : (double)sum->time / (double)sums->sample_count);
    table_set_real(table, first + 2,
                   statistics_percentage(sum->time, path_time(sums), 2));
    table_set_integer(table, first + 3, (int64_t)sum->segments);
    if (sum->segments > 0)
        table_set_integer(table, first + 4, sum->longest);
}

static void write_kinds(const struct critical_sums *sums, struct table *table)
{
    for (int i = 0; i < CRITICAL_KINDS; i++) {
        table_add_row(table);
        table_set_word(table, KIND, critical_kind_name((enum critical_kind)i));
        table_set_integer(table, IS_WORK, critical_is_work((enum critical_kind)i));
        write_sum(table, TIME, sums, &sums->kinds[i]);
    }
}

static void set_text(struct table *table, size_t column, const struct strings *texts,
                     uint32_t text)
{
    if (text != STRINGS_NONE)
        table_set_text(table, column, strings_text(texts, text),
                       strings_length(texts, text));
}

static void write_names(const struct critical_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->name_count && !table->failed; i++) {
        const struct critical_name *name = &sums->names[i];

        table_add_row(table);
        table_set_word(table, NAME_KIND,
                       critical_kind_name((enum critical_kind)name->kind));
        set_text(table, NAME, &sums->texts, name->name);
        write_sum(table, NAME_TIME, sums, &name->sum);
    }
}

static void write_sample(const struct critical_sample *sample, struct table *table,
                         size_t rank, size_t span, size_t step)
{
    table_set_integer(table, rank, sample->rank);
    table_set_integer(table, span, sample->span);
    if (!sample->pseudo)
        table_set_integer(table, step, sample->number);
}

static void write_steps(const struct critical_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->sample_count && !table->failed; i++) {
        const struct critical_sample *sample = &sums->samples[i];
        int64_t path = 0, work = 0;

        table_add_row(table);
        write_sample(sample, table, RANK, FILE_OF_RANK, STEP);
        for (int j = 0; j < CRITICAL_KINDS; j++) {
            path += sample->kinds[j];
            work += critical_is_work((enum critical_kind)j) ? sample->kinds[j] : 0;
            table_set_integer(table, (size_t)FIRST_KIND + (size_t)j, sample->kinds[j]);
        }
        table_set_integer(table, STEP_TIME, sample->step_time);
        table_set_integer(table, PATH, path);
        table_set_integer(table, WORK, work);
    }
}

static void write_segments(const struct critical_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->kept_count && !table->failed; i++) {
        const struct critical_kept_segment *segment = &sums->kept[i];
        const struct critical_sample *sample = &sums->samples[segment->sample];

        table_add_row(table);
        write_sample(sample, table, SEGMENT_RANK, SEGMENT_SPAN, SEGMENT_STEP);
        table_set_integer(table, START, segment->start - sample->start);
        table_set_integer(table, DURATION, segment->duration);
        table_set_word(table, SEGMENT_KIND,
                       critical_kind_name((enum critical_kind)segment->kind));
        set_text(table, SEGMENT_NAME, &sums->texts, segment->name);
        set_text(table, LANE, &sums->texts, segment->lane);
        if (segment->lane == STRINGS_NONE)
            continue;
        table_set_integer(table, ROW_START, segment->row_start - sample->start);
        table_set_integer(table, ROW_DURATION, segment->row_duration);
    }
}

static int finish(struct analysis_part *all, struct error *error)
{
    struct critical_sums *sums = all->sums;
    int status = 0;

    critical_sums_sort(sums);
    write_kinds(sums, &all->tables[KINDS_TABLE]);
    write_names(sums, &all->tables[NAMES_TABLE]);
    write_steps(sums, &all->tables[STEPS_TABLE]);
    write_segments(sums, &all->tables[SEGMENTS_TABLE]);
    for (size_t i = 0; i < sizeof tables / sizeof tables[0] && status == 0; i++)
        status = table_check(&all->tables[i], error);
    return status;
}

const struct analysis critical_path = {
    .name = "critical_path",
    .about = "The critical path of a step: the chain of operators and kernels with the "
             "most work",
    ANALYSIS_PARAMETERS(parameters, struct critical_path_options),
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .main_table = "by_name",
    .add_rank = add_rank,
    .sums = {make_sums, append_sums, free_sums},
    .finish = finish,
};

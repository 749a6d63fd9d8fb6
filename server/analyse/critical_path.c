#include "analyse/analysis.h"
#include "analyse/critical.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "stats/statistics.h"
#include "trace/names.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- critical sums ---- */

/* Critical paths added up: by kind, by name, by step; and their longest segments. */

struct critical_sum {
    int64_t time; /* ns */
    int64_t longest;
    uint64_t segments;
};

struct critical_name_key {
    uint32_t name; /* in critical_sums.texts; STRINGS_NONE: no row */
    uint32_t kind; /* enum critical_kind */
};
struct critical_name {
    struct critical_name_key key;
    struct critical_sum sum;
};

struct critical_sample {
    int64_t rank, number;
    uint32_t span;
    bool pseudo;       /* `number` means nothing */
    int64_t start;     /* of the step; ns */
    int64_t step_time; /* of the step */
    int64_t kinds[CRITICAL_KINDS];
};

/* A segment, and what identifies its row for readers. */
struct critical_kept_segment {
    int64_t start, duration;
    uint32_t sample;     /* in critical_sums.samples */
    uint32_t name, lane; /* in .texts; STRINGS_NONE: no row */
    int64_t row_start;   /* of the row, as .start */
    int64_t row_duration;
    uint8_t kind;
};

struct critical_sums {
    struct arena *arena;
    struct strings texts;
    size_t keep; /* how many of the longest segments to keep */
    struct critical_sum kinds[CRITICAL_KINDS];
    struct group_sums names;         /* struct critical_name */
    struct critical_sample *samples; /* by rank, span and step */
    size_t sample_count, sample_capacity;
    struct critical_kept_segment *kept; /* a heap: the shortest on top */
    size_t kept_count, kept_capacity;
};

#define TEXTS_MAX ((size_t)256 << 20)
#define LANE_MAX ((size_t)1 << 17)

/* ---- by name ---- */

/* The sum of a name and kind; valid until the next call. */
static struct critical_sum *sum_of(struct critical_sums *sums, uint32_t name,
                                   uint8_t kind)
{
    const struct critical_name_key key = {name, kind};
    struct critical_name *of = groups_at(&sums->names, &key, sizeof key);

    of->key = key;
    return &of->sum;
}

static void add_sum(struct critical_sum *into, const struct critical_sum *from)
{
    number_add_to(&into->time, from->time);
    into->longest = from->longest > into->longest ? from->longest : into->longest;
    into->segments += from->segments;
}

/* ---- the longest segments ---- */

/* Whether `a` is dropped before `b`: it is shorter, or equally long and later. */
static bool is_less(const struct critical_kept_segment *a,
                    const struct critical_kept_segment *b)
{
    if (a->duration != b->duration)
        return a->duration < b->duration;
    return a->sample != b->sample ? a->sample > b->sample : a->start > b->start;
}

static void sift_down(struct critical_kept_segment *heap, size_t count,
                      struct critical_kept_segment item)
{
    size_t at = 0;

    for (size_t child; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count && is_less(&heap[child + 1], &heap[child]))
            child++;
        if (!is_less(&heap[child], &item))
            break;
        heap[at] = heap[child];
    }
    heap[at] = item;
}

static void keep(struct critical_sums *sums, const struct critical_kept_segment *item)
{
    size_t at = sums->kept_count;

    if (at >= sums->keep) {
        if (sums->keep > 0 && is_less(&sums->kept[0], item))
            sift_down(sums->kept, at, *item);
        return;
    }
    ARENA_RESERVE(sums->arena, sums->kept, sums->kept_capacity, at + 1);
    sums->kept_count++;
    for (; at > 0 && is_less(item, &sums->kept[(at - 1) / 2]); at = (at - 1) / 2)
        sums->kept[at] = sums->kept[(at - 1) / 2];
    sums->kept[at] = *item;
}

/* Whether a segment of that duration could be kept. */
static bool may_keep(const struct critical_sums *sums, int64_t duration)
{
    return sums->kept_count < sums->keep ||
           (sums->keep > 0 && duration >= sums->kept[0].duration);
}

/* ---- a file ---- */

struct recording_sums {
    struct critical_sums *sums;
    const struct trace_recording *recording;
    uint32_t *sample_of_step; /* by step of the recording */
    uint32_t *name_of_op;     /* + 1; 0: not known yet */
    uint32_t *lane_of_place;  /* the same */
};

static uint32_t name_of(struct recording_sums *summing, uint32_t row)
{
    const struct trace_recording *recording = summing->recording;
    uint32_t op = recording->events.op[row], *known = &summing->name_of_op[op];

    if (*known == 0)
        *known = 1 + trace_add_merged_name(&summing->sums->texts, recording,
                                           &recording->ops[op]);
    return *known - 1; /* STRINGS_NONE + 1 is 0 */
}

static void append_name(struct buffer *out, const struct trace_recording *recording,
                        uint32_t name)
{
    text_append_utf8(out, strings_text(&recording->names, name),
                     strings_length(&recording->names, name));
}

/* The lane of the timeline (answer/timeline.c). */
static uint32_t lane_of(struct recording_sums *summing, uint32_t row)
{
    const struct trace_recording *recording = summing->recording;
    const struct trace_place *place = &recording->places[recording->events.place[row]];
    uint32_t *known = &summing->lane_of_place[recording->events.place[row]];
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, LANE_MAX);
    if (*known != 0)
        return *known - 1;
    if (recording->ops[recording->events.op[row]].side == TRACE_HOST) {
        buffer_append_text(&text, "host:");
        append_name(&text, recording, place->pid);
        buffer_append_char(&text, ':');
        append_name(&text, recording, place->tid);
    } else {
        buffer_printf(&text, "device:%" PRId32 ":", place->device);
        text_append_integer(&text, place->stream, place->stream_is_wide);
    }
    *known = 1 + strings_add(&summing->sums->texts, text.bytes == NULL ? "" : text.bytes,
                             text.length);
    return *known - 1;
}

static void add_segment(struct recording_sums *summing,
                        const struct critical_segment *segment, uint32_t sample)
{
    struct critical_sums *sums = summing->sums;
    const struct trace_events *events = &summing->recording->events;
    const struct critical_sum one = {segment->duration, segment->duration, 1};
    bool has_row = segment->row != TRACE_NONE;
    uint32_t name = has_row ? name_of(summing, segment->row) : STRINGS_NONE;
    struct critical_sample *of = &sums->samples[sample];

    add_sum(sum_of(sums, name, segment->kind), &one);
    add_sum(&sums->kinds[segment->kind], &one);
    number_add_to(&of->kinds[segment->kind], segment->duration);
    if (!may_keep(sums, segment->duration))
        return;
    keep(sums, &(struct critical_kept_segment){
                   .start = segment->start,
                   .duration = segment->duration,
                   .sample = sample,
                   .name = name,
                   .lane = has_row ? lane_of(summing, segment->row) : STRINGS_NONE,
                   .row_start = has_row ? events->ts[segment->row] : 0,
                   .row_duration = has_row ? events->dur[segment->row] : 0,
                   .kind = segment->kind});
}

static void add_path(void *context, const struct critical_plan *plan, uint32_t step,
                     const struct critical_path *path)
{
    struct recording_sums *summing = context;

    (void)plan;
    for (size_t i = 0; i < path->count && !budget_is_over(summing->sums->arena->budget);
         i++)
        add_segment(summing, &path->segments[i], summing->sample_of_step[step]);
}

static void add_samples(struct recording_sums *summing, int64_t rank,
                        uint32_t span_number, const struct rows_span *span)
{
    struct critical_sums *sums = summing->sums;
    const struct trace_recording *recording = summing->recording;
    bool has_steps = recording->step_row_count > 0;

    for (uint32_t i = 0; i < recording->step_count; i++) {
        const struct trace_step *step = &recording->steps[i];

        if (step->pseudo == has_steps ||
            (span->step_chosen != NULL && !span->step_chosen[i]))
            continue;
        ARENA_RESERVE(sums->arena, sums->samples, sums->sample_capacity,
                      sums->sample_count + 1);
        summing->sample_of_step[i] = (uint32_t)sums->sample_count;
        sums->samples[sums->sample_count++] =
            (struct critical_sample){.rank = rank,
                                     .number = step->pseudo ? 0 : step->number,
                                     .span = span_number,
                                     .pseudo = step->pseudo,
                                     .start = step->ts,
                                     .step_time = step->dur};
    }
}

/* ---- several ranks ---- */

/* Adds `part`, whose ranks are higher. */
static void critical_sums_append(void *into, void *more)
{
    struct critical_sums *sums = into;
    const struct critical_sums *part = more;
    const uint32_t *texts = strings_append(&sums->texts, &part->texts);
    size_t first = sums->sample_count;

    for (int i = 0; i < CRITICAL_KINDS; i++)
        add_sum(&sums->kinds[i], &part->kinds[i]);
    ARENA_RESERVE(sums->arena, sums->samples, sums->sample_capacity,
                  first + part->sample_count);
    for (size_t i = 0; i < part->sample_count; i++)
        sums->samples[sums->sample_count++] = part->samples[i];
    for (uint32_t i = 0; i < groups_count(&part->names); i++) {
        const struct critical_name *name = groups_sum(&part->names, i);
        uint32_t text = name->key.name;

        add_sum(sum_of(sums, text == STRINGS_NONE ? text : texts[text],
                       (uint8_t)name->key.kind),
                &name->sum);
    }
    for (size_t i = 0; i < part->kept_count; i++) {
        struct critical_kept_segment item = part->kept[i];

        item.sample += (uint32_t)first;
        if (item.name != STRINGS_NONE)
            item.name = texts[item.name];
        if (item.lane != STRINGS_NONE)
            item.lane = texts[item.lane];
        keep(sums, &item);
    }
}

static int compare_names(const void *a, const void *b, void *context)
{
    const struct critical_name *left = a, *right = b;
    const struct critical_name_key *first = &left->key, *second = &right->key;

    if (left->sum.time != right->sum.time)
        return left->sum.time > right->sum.time ? -1 : 1;
    if (first->kind != second->kind)
        return first->kind < second->kind ? -1 : 1;
    return strings_compare(context, first->name, second->name);
}

static int compare_kept(const void *a, const void *b)
{
    const struct critical_kept_segment *left = a, *right = b;

    if (left->sample != right->sample)
        return left->sample < right->sample ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

/* Sorts names by time, the largest first, and segments by sample and time. Nothing may be
 * added afterwards. */
static void critical_sums_sort(struct critical_sums *sums)
{
    if (groups_count(&sums->names) > 1)
        qsort_r(groups_sum(&sums->names, 0), groups_count(&sums->names),
                sizeof(struct critical_name), compare_names, &sums->texts);
    ARRAY_SORT(sums->kept, sums->kept_count, compare_kept);
}

/* ---- critical path ---- */

/* The chain of operators, launches and kernels that a step's time consists of: HTA's
 * critical path analysis (docs/semantics.md §14). */

struct critical_path_options {
    int64_t consecutive_kernel_delay; /* ns */
    int64_t segments;
};

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(TIME, struct critical_path_options, consecutive_kernel_delay),
     .most = ANALYSIS_TIME_MAX_US, .standard = "30", .value = "US",
     .help = "shorter gaps on a device count as its work, longer ones as idle"},
    {ANALYSIS_OPTION(WHOLE, struct critical_path_options, segments), .most = 100000,
     .standard = "100", .help = "at most this many segments of the paths: the longest"},
};

/* ---- tables ---- */

#define SUM_COLUMNS                                                                      \
    TABLE_COLUMN("time", TIME, SUM), TABLE_COLUMN("time_per_step", MEAN, SUM),           \
        TABLE_COLUMN("time_pctg", REAL, SUM), TABLE_COLUMN("segments", INTEGER, SUM),    \
        TABLE_COLUMN("longest", TIME, MEASURE)

static const struct table_column kinds_columns[] = {
    {"kind", TABLE_TEXT, TABLE_KEY},
    {"work", TABLE_INTEGER, TABLE_KEY},
    SUM_COLUMNS,
};

static const struct table_column names_columns[] = {
    {"kind", TABLE_TEXT, TABLE_KEY},
    {"name", TABLE_TEXT, TABLE_KEY},
    SUM_COLUMNS,
};

static const struct table_column steps_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"span", TABLE_INTEGER, TABLE_KEY},
    {"step", TABLE_INTEGER, TABLE_KEY},
    {"step_time", TABLE_TIME, TABLE_MEASURE},
    {"path", TABLE_TIME, TABLE_MEASURE},
    {"work", TABLE_TIME, TABLE_MEASURE},
    {"host_operator", TABLE_TIME, TABLE_MEASURE},
    {"runtime_call", TABLE_TIME, TABLE_MEASURE},
    {"data_loading", TABLE_TIME, TABLE_MEASURE},
    {"launch_delay", TABLE_TIME, TABLE_MEASURE},
    {"device_kernel", TABLE_TIME, TABLE_MEASURE},
    {"communication", TABLE_TIME, TABLE_MEASURE},
    {"device_copy", TABLE_TIME, TABLE_MEASURE},
    {"kernel_gap", TABLE_TIME, TABLE_MEASURE},
    {"sync", TABLE_TIME, TABLE_MEASURE},
    {"between_operators", TABLE_TIME, TABLE_MEASURE},
    {"idle", TABLE_TIME, TABLE_MEASURE},
};

static const struct table_column segments_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_NOTE},   {"span", TABLE_INTEGER, TABLE_NOTE},
    {"step", TABLE_INTEGER, TABLE_NOTE},   {"start", TABLE_TIME, TABLE_NOTE},
    {"duration", TABLE_TIME, TABLE_NOTE},  {"kind", TABLE_TEXT, TABLE_NOTE},
    {"name", TABLE_TEXT, TABLE_NOTE},      {"lane", TABLE_TEXT, TABLE_NOTE},
    {"row_start", TABLE_TIME, TABLE_NOTE}, {"row_duration", TABLE_TIME, TABLE_NOTE},
};

enum { KINDS_TABLE, NAMES_TABLE, STEPS_TABLE, SEGMENTS_TABLE };
static const struct analysis_table tables[] = {
    [KINDS_TABLE] = {.spec = TABLE_SPEC("by_kind", kinds_columns),
                     .about = "what the path is made of; work is 1 for kinds that are "
                              "work, 0 for waiting; the times add up to the steps"},
    [NAMES_TABLE] = {.spec = TABLE_SPEC("by_name", names_columns),
                     .about = "the same by operator, call or kernel; name is null where "
                              "no row is known"},
    [STEPS_TABLE] = {.spec = TABLE_SPEC("by_step", steps_columns),
                     .about = "the path of each step: its time, its work, and the kinds, "
                              "which add up to the path"},
    [SEGMENTS_TABLE] = {.spec = TABLE_SPEC("segments", segments_columns),
                        .about = "the longest segments in order of time, from the start "
                                 "of the step; lane: as in the timeline; row_start, "
                                 "row_duration: of the row that the segment is part of"},
};

/* ---- sums ---- */

static void *make_sums(const void *options, struct arena *arena)
{
    struct critical_sums *sums = arena_new(arena, 1, sizeof *sums);

    sums->arena = arena;
    sums->keep = (size_t)((const struct critical_path_options *)options)->segments;
    strings_init_in(&sums->texts, TEXTS_MAX, arena);
    groups_init(&sums->names, sizeof(struct critical_name), arena);
    return sums;
}

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    const struct critical_path_options *options = rank->options;
    struct arena *arena = rank->rows->arena;

    for (size_t i = 0; i < rank->rows->span_count; i++) {
        const struct rows_span *span = &rank->rows->spans[i];
        const struct trace_recording *recording = span->recording;
        struct recording_sums summing = {
            .sums = part->sums,
            .recording = recording,
            .sample_of_step = arena_new(arena, recording->step_count, sizeof(uint32_t)),
            .name_of_op = arena_new(arena, recording->op_count, sizeof(uint32_t)),
            .lane_of_place = arena_new(arena, recording->place_count, sizeof(uint32_t))};

        add_samples(&summing, rank->rows->rank, (uint32_t)i, span);
        critical_steps_each(span, options->consecutive_kernel_delay, arena->budget,
                            add_path, &summing);
    }
}

/* ---- rows ---- */

static int64_t path_time(const struct critical_sums *sums)
{
    int64_t time = 0;

    for (int i = 0; i < CRITICAL_KINDS; i++)
        number_add_to(&time, sums->kinds[i].time);
    return time;
}

static void write_sum(struct table *table, const struct critical_sums *sums,
                      const struct critical_sum *sum)
{
    put_integer(table, "time", sum->time);
    put_mean(table, "time_per_step", (double)sum->time, sums->sample_count);
    put_real(table, "time_pctg", statistics_percentage(sum->time, path_time(sums), 2));
    put_count(table, "segments", sum->segments);
    if (sum->segments > 0)
        put_integer(table, "longest", sum->longest);
}

static void write_kinds(const struct critical_sums *sums, struct table *table)
{
    for (int i = 0; i < CRITICAL_KINDS; i++) {
        table_add_row(table);
        put_word(table, "kind", critical_kind_name((enum critical_kind)i));
        put_integer(table, "work", critical_is_work((enum critical_kind)i));
        write_sum(table, sums, &sums->kinds[i]);
    }
}

static void write_names(const struct critical_sums *sums, struct table *table)
{
    for (uint32_t i = 0; i < groups_count(&sums->names) && !table->failed; i++) {
        const struct critical_name *name = groups_sum(&sums->names, i);

        table_add_row(table);
        put_word(table, "kind", critical_kind_name((enum critical_kind)name->key.kind));
        put_name(table, "name", &sums->texts, name->key.name);
        write_sum(table, sums, &name->sum);
    }
}

static void write_sample(const struct critical_sample *sample, struct table *table)
{
    put_integer(table, "rank", sample->rank);
    put_integer(table, "span", sample->span);
    if (!sample->pseudo)
        put_integer(table, "step", sample->number);
}

static void write_steps(const struct critical_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->sample_count && !table->failed; i++) {
        const struct critical_sample *sample = &sums->samples[i];
        int64_t path = 0, work = 0;

        table_add_row(table);
        write_sample(sample, table);
        for (int j = 0; j < CRITICAL_KINDS; j++) {
            path += sample->kinds[j];
            work += critical_is_work((enum critical_kind)j) ? sample->kinds[j] : 0;
            put_integer(table, critical_kind_name((enum critical_kind)j),
                        sample->kinds[j]);
        }
        put_integer(table, "step_time", sample->step_time);
        put_integer(table, "path", path);
        put_integer(table, "work", work);
    }
}

static void write_segments(const struct critical_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->kept_count && !table->failed; i++) {
        const struct critical_kept_segment *segment = &sums->kept[i];
        const struct critical_sample *sample = &sums->samples[segment->sample];

        table_add_row(table);
        write_sample(sample, table);
        put_integer(table, "start", segment->start - sample->start);
        put_integer(table, "duration", segment->duration);
        put_word(table, "kind", critical_kind_name((enum critical_kind)segment->kind));
        put_name(table, "name", &sums->texts, segment->name);
        put_name(table, "lane", &sums->texts, segment->lane);
        if (segment->lane == STRINGS_NONE)
            continue;
        put_integer(table, "row_start", segment->row_start - sample->start);
        put_integer(table, "row_duration", segment->row_duration);
    }
}

static void finish(struct analysis_part *all)
{
    struct critical_sums *sums = all->sums;

    critical_sums_sort(sums);
    write_kinds(sums, &all->tables[KINDS_TABLE]);
    write_names(sums, &all->tables[NAMES_TABLE]);
    write_steps(sums, &all->tables[STEPS_TABLE]);
    write_segments(sums, &all->tables[SEGMENTS_TABLE]);
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
    .sums = {make_sums, critical_sums_append},
    .finish = finish,
};

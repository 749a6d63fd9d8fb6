#include "analyse/breakdown.h"
#include "analyse/analysis.h"
#include "analyse/rows.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"

#include <stdlib.h>
#include <string.h>

/* ---- kind time ---- */

/* Rows come by their start; of each kind only the latest end so far
 * matters, so one pass without memory suffices. */

#define KINDS 3

struct kind_sweep {
    int64_t now, end[KINDS];
    struct kind_time *time;
};

/* Lets time pass up to `until`. */
static void advance(struct kind_sweep *sweep, int64_t until)
{
    while (sweep->now < until) {
        int64_t next = until;
        unsigned set = 0;

        for (unsigned kind = 0; kind < KINDS; kind++) {
            if (sweep->end[kind] <= sweep->now)
                continue;
            set |= 1U << kind;
            next = sweep->end[kind] < next ? sweep->end[kind] : next;
        }
        sweep->time->at[set] += next - sweep->now;
        sweep->now = next;
    }
}

static void add_span(const struct rows_span *span, unsigned kinds, struct kind_time *time)
{
    const struct trace_events *events = &span->recording->events;
    struct kind_sweep sweep = {.time = time};
    bool begun = false;
    int64_t last = INT64_MIN;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->by_time[i];
        unsigned kind = (unsigned)rows_kind(span, row) - TRACE_KIND_COMPUTATION;
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (kind >= KINDS || (kinds >> kind & 1) == 0)
            continue;
        if (!begun) {
            begun = true;
            sweep.now = sweep.end[0] = sweep.end[1] = sweep.end[2] = start;
        }
        advance(&sweep, start);
        sweep.end[kind] = end > sweep.end[kind] ? end : sweep.end[kind];
        last = end > last ? end : last;
    }
    if (begun)
        advance(&sweep, last);
}

void kind_time_add(const struct rows_rank *rank, unsigned kinds, struct kind_time *time)
{
    for (size_t i = 0; i < rank->span_count; i++)
        add_span(&rank->spans[i], kinds, time);
}

/* The time of all sets that contain every kind of `kinds`. */
static int64_t kind_time_of(const struct kind_time *time, unsigned kinds)
{
    int64_t sum = 0;

    for (unsigned set = 0; set < KIND_SETS; set++)
        if ((set & kinds) == kinds)
            sum += time->at[set];
    return sum;
}

/* "COMPUTATION overlapping MEMORY". */
static const char *kind_time_label(unsigned set)
{
    static const char *const labels[KIND_SETS] = {
        "",
        "COMPUTATION",
        "COMMUNICATION",
        "COMPUTATION overlapping COMMUNICATION",
        "MEMORY",
        "COMPUTATION overlapping MEMORY",
        "COMMUNICATION overlapping MEMORY",
        "COMPUTATION overlapping COMMUNICATION overlapping MEMORY"};

    return labels[set % KIND_SETS];
}

/* ---- kernel sums ---- */

/* The device time of each kernel of each rank (docs/semantics.md §7). */

struct kernel_sums_options {
    double duration_ratio;       /* 0.8 by default */
    int64_t num_kernels;         /* 10 by default */
    bool include_memory_kernels; /* true by default */
};

/* One name of one kind on one rank. */
struct kernel_row {
    int64_t rank;
    enum trace_kind kind;
    uint32_t name;     /* in kernel_sums.names */
    uint32_t category; /* likewise; STRINGS_NONE: rows of several share the name */
    struct moments moments;
    bool kept; /* false: pooled into `others` */
};

struct kernel_sums {
    struct kernel_sums_options options;
    struct kind_time time; /* over all ranks */
    struct strings names;
    struct kernel_row *rows; /* rank by rank, all names */
    size_t row_count, capacity;
    struct arena *arena;
};

#define NAMES_MAX ((size_t)256 << 20)
#define KIND_COUNT (TRACE_KIND_MEMORY + 1)

static void *kernel_sums_make(const void *options, struct arena *arena)
{
    struct kernel_sums *sums = arena_new(arena, 1, sizeof *sums);

    *sums = (struct kernel_sums){.options = *(const struct kernel_sums_options *)options,
                                 .arena = arena};
    strings_init_in(&sums->names, NAMES_MAX, arena);
    return sums;
}

/* ---- sums by name ---- */

static struct kernel_row *add_row(struct kernel_sums *sums)
{
    ARENA_RESERVE(sums->arena, sums->rows, sums->capacity, sums->row_count + 1);
    sums->rows[sums->row_count] = (struct kernel_row){0};
    return &sums->rows[sums->row_count++];
}

/* The sums of each op of the span. */
static struct moments *sum_ops(const struct rows_span *span, struct arena *arena)
{
    const struct trace_events *events = &span->recording->events;
    struct moments *sums = arena_new(arena, span->recording->op_count, sizeof *sums);

    for (size_t i = 0; i < span->device_count && !budget_is_over_at(arena->budget, i);
         i++) {
        uint32_t row = span->device[i];

        moments_add(&sums[events->op[row]], events->dur[row]);
    }
    return sums;
}

/* `index`: by (name, kind), where the row of the rank is, + 1; 0: none yet. */
static void kernel_sums_add_span(struct kernel_sums *sums, const struct rows_rank *rank,
                                 const struct rows_span *span, uint32_t **index,
                                 size_t *indexed)
{
    const struct trace_recording *recording = span->recording;
    uint32_t *names = rows_intern_device_names(span, rank->arena, &sums->names);
    struct moments *by_op = sum_ops(span, rank->arena);
    size_t places = (size_t)sums->names.count * KIND_COUNT, before = *indexed;

    ARENA_RESERVE(rank->arena, *index, *indexed, places);
    if (*indexed > before)
        memset(*index + before, 0, (*indexed - before) * sizeof **index);
    for (uint32_t op = 0; op < recording->op_count; op++) {
        enum trace_kind kind = (enum trace_kind)recording->ops[op].kind;

        if (budget_is_over(rank->arena->budget))
            return;
        if (by_op[op].count == 0 ||
            (kind == TRACE_KIND_MEMORY && !sums->options.include_memory_kernels))
            continue;
        uint32_t category =
            strings_copy(&sums->names, &recording->names, recording->ops[op].category);
        uint32_t *slot = *index + (size_t)names[op] * KIND_COUNT + kind;
        if (*slot == 0) {
            *add_row(sums) = (struct kernel_row){.rank = rank->rank,
                                                 .kind = kind,
                                                 .name = names[op],
                                                 .category = category};
            *slot = (uint32_t)sums->row_count;
        }
        struct kernel_row *row = &sums->rows[*slot - 1];
        moments_merge(&row->moments, &by_op[op]);
        if (row->category != category)
            row->category = STRINGS_NONE;
    }
}

/* ---- which names are kept ---- */

/* By kind, then largest sum, then name. */
static int compare_sums(const void *a, const void *b, void *context)
{
    const struct kernel_row *left = a, *right = b;

    if (left->kind != right->kind)
        return left->kind < right->kind ? -1 : 1;
    if (left->moments.sum != right->moments.sum)
        return left->moments.sum > right->moments.sum ? -1 : 1;
    return strings_compare(context, left->name, right->name);
}

/* Rows of one kind, in order. */
static void keep_largest(const struct kernel_sums_options *options,
                         struct kernel_row *rows, size_t count)
{
    double total = 0, held = 0;
    size_t most = (size_t)options->num_kernels;

    for (size_t i = 0; i < count; i++)
        total += (double)rows[i].moments.sum;
    for (size_t i = 0; i < count; i++) {
        rows[i].kept =
            count <= most || (i < most && held < options->duration_ratio * total);
        held += (double)rows[i].moments.sum;
    }
}

static void keep_rows(struct kernel_sums *sums, size_t first)
{
    struct kernel_row *rows = sums->rows;
    size_t count = sums->row_count;

    if (count == first)
        return;
    qsort_r(rows + first, count - first, sizeof *rows, compare_sums, &sums->names);
    while (first < count) {
        size_t end = first + 1;

        while (end < count && rows[end].kind == rows[first].kind)
            end++;
        keep_largest(&sums->options, rows + first, end - first);
        first = end;
    }
}

/* Appends the ranks of `part`, which has the same options, to those of `into`. */
static void kernel_sums_append(void *whole, void *more)
{
    struct kernel_sums *into = whole;
    const struct kernel_sums *part = more;

    for (unsigned i = 0; i < KIND_SETS; i++)
        into->time.at[i] += part->time.at[i];
    for (size_t i = 0; i < part->row_count && !budget_is_over(into->arena->budget); i++) {
        struct kernel_row *row = add_row(into);

        *row = part->rows[i];
        row->name = strings_copy(&into->names, &part->names, row->name);
        if (row->category != STRINGS_NONE)
            row->category = strings_copy(&into->names, &part->names, row->category);
    }
}

static uint32_t *marks_of(const struct kernel_sums *sums)
{
    uint32_t *marks = arena_new(sums->arena, sums->names.count, sizeof *marks);

    for (size_t i = 0; i < sums->row_count; i++)
        if (sums->rows[i].kept)
            marks[sums->rows[i].name] |= 1U << sums->rows[i].kind;
    return marks;
}

/* Keeps the rows of `out` whose (kind, name) is marked in it, or in the other sums. */
static void keep_marked(struct kernel_sums *out, const uint32_t *marks,
                        const struct kernel_sums *other, const uint32_t *other_marks)
{
    for (size_t i = 0; i < out->row_count && !budget_is_over(out->arena->budget); i++) {
        struct kernel_row *row = &out->rows[i];
        uint32_t id = strings_find(&other->names, strings_text(&out->names, row->name),
                                   strings_length(&out->names, row->name));

        row->kept = (marks[row->name] >> row->kind & 1) != 0 ||
                    (id != STRINGS_NONE && (other_marks[id] >> row->kind & 1) != 0);
    }
}

/* Keeps on each side the kernels that the other side keeps, so that tables written
 * afterwards compare the same kernels; the remaining kernels are pooled into `others`. */
static void kernel_sums_keep_both(struct kernel_sums *set, struct kernel_sums *test)
{
    const uint32_t *set_marks = marks_of(set), *test_marks = marks_of(test);

    keep_marked(set, set_marks, test, test_marks);
    keep_marked(test, test_marks, set, set_marks);
}

/* ---- kernel breakdown ---- */

/* Which kernels the devices' time goes into (docs/semantics.md §7). */

#define OTHERS "others"

/* ---- kinds ---- */

static const struct table_column kind_columns[] = {
    {"kernel_type", TABLE_TEXT, TABLE_KEY},
    {"sum", TABLE_TIME, TABLE_SUM},
    {"percentage", TABLE_REAL, TABLE_SUM},
};

/* Largest first, then by label. */
static int compare_sets(const void *a, const void *b, void *context)
{
    const struct kind_time *time = context;
    unsigned left = *(const unsigned *)a, right = *(const unsigned *)b;

    if (time->at[left] != time->at[right])
        return time->at[left] > time->at[right] ? -1 : 1;
    return strcmp(kind_time_label(left), kind_time_label(right));
}

static void write_kinds(const struct kernel_sums *sums, struct table *table)
{
    struct kind_time time = sums->time;
    int64_t total = kind_time_of(&time, 0) - time.at[0];
    unsigned sets[KIND_SETS - 1];

    for (unsigned i = 0; i < KIND_SETS - 1; i++)
        sets[i] = i + 1;
    qsort_r(sets, KIND_SETS - 1, sizeof *sets, compare_sets, &time);
    for (size_t i = 0; i < KIND_SETS - 1 && time.at[sets[i]] > 0; i++) {
        table_add_row(table);
        put_word(table, "kernel_type", kind_time_label(sets[i]));
        put_integer(table, "sum", time.at[sets[i]]);
        put_real(table, "percentage", statistics_percentage(time.at[sets[i]], total, 1));
    }
}

/* ---- kernels ---- */

static const struct table_column kernel_columns[] = {
    {"kernel_type", TABLE_TEXT, TABLE_KEY}, {"name", TABLE_TEXT, TABLE_KEY},
    {"rank", TABLE_INTEGER, TABLE_RANK},    TABLE_MOMENTS,
    {"category", TABLE_TEXT, TABLE_KEY},
};

static void write_kernel(struct table *table, enum trace_kind kind, const char *name,
                         size_t length, int64_t rank, const struct moments *moments)
{
    table_add_row(table);
    put_word(table, "kernel_type", trace_kind_name(kind));
    put_text(table, "name", name, length);
    put_integer(table, "rank", rank);
    put_moments(table, moments);
}

static void write_kernels(const struct kernel_sums *sums, struct table *table)
{
    const struct kernel_row *rows = sums->rows;
    struct moments others = {0};

    /* Rows of one rank and kind are adjacent. */
    for (size_t i = 0; i < sums->row_count && !table->failed; i++) {
        const struct kernel_row *row = &rows[i];

        if (row->kept) {
            write_kernel(table, row->kind, strings_text(&sums->names, row->name),
                         strings_length(&sums->names, row->name), row->rank,
                         &row->moments);
            put_name(table, "category", &sums->names, row->category);
        } else {
            moments_merge(&others, &row->moments);
        }
        if (i + 1 < sums->row_count && rows[i + 1].rank == row->rank &&
            rows[i + 1].kind == row->kind)
            continue;
        if (others.count > 0)
            write_kernel(table, row->kind, OTHERS, strlen(OTHERS), row->rank, &others);
        others = (struct moments){0};
    }
    TABLE_SORT(table, "kernel_type", "name", "rank");
}

/* ---- kernels over the ranks ---- */

static const struct table_column over_ranks_columns[] = {
    {"kernel_type", TABLE_TEXT, TABLE_KEY},  {"name", TABLE_TEXT, TABLE_KEY},
    {"ranks", TABLE_INTEGER, TABLE_SUM},     {"count", TABLE_INTEGER, TABLE_SUM},
    {"sum", TABLE_TIME, TABLE_SUM},          {"mean", TABLE_MEAN, TABLE_MEASURE},
    {"min_mean", TABLE_MEAN, TABLE_MEASURE}, {"max_mean", TABLE_MEAN, TABLE_MEASURE},
    {"category", TABLE_TEXT, TABLE_KEY},
};

static int compare_kernels(const void *a, const void *b)
{
    const struct kernel_row *left = *(const struct kernel_row *const *)a;
    const struct kernel_row *right = *(const struct kernel_row *const *)b;

    if (left->kind != right->kind)
        return left->kind < right->kind ? -1 : 1;
    return (left->name > right->name) - (left->name < right->name);
}

/* Rows of one kernel, one for each rank that has it. */
static void write_kernel_over_ranks(const struct kernel_sums *sums,
                                    const struct kernel_row *const *rows, size_t count,
                                    struct table *table)
{
    struct moments all = {0};
    uint32_t category = rows[0]->category;
    double least = moments_mean(&rows[0]->moments), most = least;
    bool kept = false;

    for (size_t i = 0; i < count; i++) {
        double mean = moments_mean(&rows[i]->moments);

        kept = kept || rows[i]->kept;
        category = rows[i]->category == category ? category : STRINGS_NONE;
        moments_merge(&all, &rows[i]->moments);
        least = mean < least ? mean : least;
        most = mean > most ? mean : most;
    }
    if (!kept)
        return;
    table_add_row(table);
    put_word(table, "kernel_type", trace_kind_name(rows[0]->kind));
    put_name(table, "name", &sums->names, rows[0]->name);
    put_count(table, "ranks", count);
    put_count(table, "count", all.count);
    put_integer(table, "sum", all.sum);
    put_real(table, "mean", moments_mean(&all));
    put_real(table, "min_mean", least);
    put_real(table, "max_mean", most);
    put_name(table, "category", &sums->names, category);
}

static void write_over_ranks(const struct kernel_sums *sums, struct table *table)
{
    size_t count = sums->row_count;
    const struct kernel_row **rows = arena_new(sums->arena, count, sizeof *rows);

    for (size_t i = 0; i < count; i++)
        rows[i] = &sums->rows[i];
    ARRAY_SORT(rows, count, compare_kernels);
    for (size_t i = 0; i < count && !table->failed;) {
        size_t end = i + 1;

        while (end < count && compare_kernels(&rows[i], &rows[end]) == 0)
            end++;
        write_kernel_over_ranks(sums, rows + i, end - i, table);
        i = end;
    }
    TABLE_SORT(table, "kernel_type", "name");
}

/* ---- the analysis ---- */

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(REAL, struct kernel_sums_options, duration_ratio), .most = 1,
     .standard = "0.8", .help = "share of a kind's time that the shown kernels cover"},
    {ANALYSIS_OPTION(WHOLE, struct kernel_sums_options, num_kernels), .most = 1000000,
     .standard = "10",
     .help = "at most this many kernels of a kind; the rest is `others`"},
    {ANALYSIS_OPTION(BOOLEAN, struct kernel_sums_options, include_memory_kernels),
     .standard = "true", .help = "include memory copies and memsets"},
};

enum { KERNEL_KINDS, KERNELS, OVER_RANKS };
static const struct analysis_table tables[] = {
    [KERNEL_KINDS] = {.spec = TABLE_SPEC("kinds", kind_columns),
                      .about = "time by the kinds that run at once, such as `COMPUTATION "
                               "overlapping COMMUNICATION`, largest first"},
    [KERNELS] = {.spec = TABLE_SPEC("kernels", kernel_columns),
                 .about =
                     "`others` pools the remaining kernels; category is null for it, "
                     "and where rows of several categories share the name"},
    [OVER_RANKS] = {.spec = TABLE_SPEC("over_ranks", over_ranks_columns),
                    .use = ANALYSIS_TABLE_OF_RANKS,
                    .about = "min_mean and max_mean are the smallest and the largest "
                             "mean of a rank"},
};

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    struct kernel_sums *sums = part->sums;
    const struct rows_rank *rows = rank->rows;
    uint32_t *index = NULL;
    size_t first = sums->row_count, indexed = 0;

    kind_time_add(
        rows, sums->options.include_memory_kernels ? KIND_ALL : KIND_ALL & ~KIND_MEMORY,
        &sums->time);
    for (size_t i = 0; i < rows->span_count; i++)
        kernel_sums_add_span(sums, rows, &rows->spans[i], &index, &indexed);
    keep_rows(sums, first);
}

static void write_tables(struct kernel_sums *sums, struct analysis_part *out)
{
    write_kinds(sums, &out->tables[KERNEL_KINDS]);
    write_kernels(sums, &out->tables[KERNELS]);
    write_over_ranks(sums, &out->tables[OVER_RANKS]);
}

static void finish(struct analysis_part *all)
{
    write_tables(all->sums, all);
}

/* The shown tables pool kernels that the other side may name; these pool only those that
 * neither names. */
static int align(struct store *store, const struct analysis_result *result,
                 struct analysis_part aligned[2], struct error *error)
{
    (void)store;
    (void)error;
    kernel_sums_keep_both(result->sides[0].all.sums, result->sides[1].all.sums);
    for (size_t i = 0; i < 2; i++) {
        analysis_part_init(result, &aligned[i]);
        write_tables(result->sides[i].all.sums, &aligned[i]);
    }
    return 0;
}

const struct analysis kernel_breakdown = {
    .name = "kernel_breakdown",
    .about = "Which kinds and kernels the time goes into",
    ANALYSIS_PARAMETERS(parameters, struct kernel_sums_options),
    ANALYSIS_TABLES(tables),
    .main_table = "kernels",
    .add_rank = add_rank,
    .sums = {kernel_sums_make, kernel_sums_append},
    .finish = finish,
    .align = align,
};

/* ---- temporal breakdown ---- */

/* How the devices of a rank spend their time (docs/semantics.md §7). */

static const struct table_column columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"idle_time", TABLE_TIME, TABLE_MEASURE},
    {"compute_time", TABLE_TIME, TABLE_MEASURE},
    {"non_compute_time", TABLE_TIME, TABLE_MEASURE},
    {"kernel_time", TABLE_TIME, TABLE_MEASURE},
    {"idle_time_pctg", TABLE_REAL, TABLE_MEASURE},
    {"compute_time_pctg", TABLE_REAL, TABLE_MEASURE},
    {"non_compute_time_pctg", TABLE_REAL, TABLE_MEASURE},
    {"note", TABLE_TEXT, TABLE_NOTE},
};

static const struct analysis_table temporal_tables[] = {
    {.spec = TABLE_SPEC("rows", columns)}};

/* Adds the rank's row: of nulls, with a note, if it has no device rows. */
static void write_row(const struct rows_rank *rank, struct table *table)
{
    struct kind_time time = {0};

    table_add_row(table);
    put_integer(table, "rank", rank->rank);
    if (rank->device_count == 0) {
        put_word(table, "note", ROWS_NO_DEVICE);
        return;
    }
    kind_time_add(rank, KIND_ALL, &time);
    int64_t kernel = kind_time_of(&time, 0), idle = time.at[0];
    int64_t compute = kind_time_of(&time, KIND_COMPUTATION);
    int64_t non_compute = kernel - idle - compute;
    put_integer(table, "idle_time", idle);
    put_integer(table, "compute_time", compute);
    put_integer(table, "non_compute_time", non_compute);
    put_integer(table, "kernel_time", kernel);
    put_real(table, "idle_time_pctg", statistics_percentage(idle, kernel, 2));
    put_real(table, "compute_time_pctg", statistics_percentage(compute, kernel, 2));
    put_real(table, "non_compute_time_pctg",
             statistics_percentage(non_compute, kernel, 2));
}

static void temporal_add_rank(const struct analysis_rank *rank,
                              struct analysis_part *part)
{
    write_row(rank->rows, &part->tables[0]);
}

const struct analysis temporal_breakdown = {
    .name = "temporal_breakdown",
    .about = "How the devices spend their time, by rank: idle, compute, non-compute",
    ANALYSIS_TABLES(temporal_tables),
    .main_table = "rows",
    .add_rank = temporal_add_rank,
};

/* ---- comm comp overlap ---- */

/* How much of the communication runs at the same time as computation (docs/semantics.md
 * §7). */

static const struct table_column comm_comp_overlap_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"comp_comm_overlap_pctg", TABLE_REAL, TABLE_MEASURE},
    {"overlap", TABLE_TIME, TABLE_MEASURE},
    {"communication_time", TABLE_TIME, TABLE_MEASURE},
    {"note", TABLE_TEXT, TABLE_NOTE},
};

static const struct analysis_table comm_comp_overlap_tables[] = {
    {.spec = TABLE_SPEC("rows", comm_comp_overlap_columns)}};

static void comm_comp_overlap_write_row(const struct rows_rank *rank, struct table *table)
{
    struct kind_time time = {0};

    table_add_row(table);
    put_integer(table, "rank", rank->rank);
    if (rank->device_count == 0)
        put_word(table, "note", ROWS_NO_DEVICE);
    kind_time_add(rank, KIND_COMMUNICATION | KIND_COMPUTATION, &time);
    int64_t communication = kind_time_of(&time, KIND_COMMUNICATION);
    int64_t overlap = kind_time_of(&time, KIND_COMMUNICATION | KIND_COMPUTATION);
    put_real(table, "comp_comm_overlap_pctg",
             statistics_percentage(overlap, communication, 2));
    put_integer(table, "overlap", overlap);
    put_integer(table, "communication_time", communication);
}

static void comm_comp_overlap_add_rank(const struct analysis_rank *rank,
                                       struct analysis_part *part)
{
    comm_comp_overlap_write_row(rank->rows, &part->tables[0]);
}

const struct analysis comm_comp_overlap = {
    .name = "comm_comp_overlap",
    .about =
        "How much of the communication runs at the same time as computation, by rank",
    ANALYSIS_TABLES(comm_comp_overlap_tables),
    .main_table = "rows",
    .add_rank = comm_comp_overlap_add_rank,
};

/* ---- idle time breakdown ---- */

/* Why the streams of a rank wait (docs/semantics.md §7). */

#define KEY_COLUMNS                                                                      \
    TABLE_COLUMN("rank", INTEGER, RANK), TABLE_COLUMN("device", INTEGER, DEVICE),        \
        TABLE_COLUMN("stream", INTEGER, KEY), TABLE_COLUMN("idle_category", TEXT, KEY),  \
        TABLE_COLUMN("idle_time", TIME, SUM),                                            \
        TABLE_COLUMN("idle_time_ratio", REAL, MEASURE)

static const struct table_column idle_time_columns[] = {
    KEY_COLUMNS,
    TABLE_STATISTICS(MEAN),
    {"note", TABLE_TEXT, TABLE_NOTE},
};
static const struct table_column short_columns[] = {
    KEY_COLUMNS,
    {"note", TABLE_TEXT, TABLE_NOTE},
};

enum { ROWS, SHORT_ROWS };
static const struct analysis_table idle_time_tables[] = {
    [ROWS] = {.spec = TABLE_SPEC("rows", idle_time_columns),
              .about = "with `show_idle_interval_stats`"},
    [SHORT_ROWS] = {.spec = TABLE_SPEC("rows", short_columns)},
};

struct idle_time_options {
    int64_t consecutive_kernel_delay; /* ns */
    struct parameter_wholes streams;  /* of any device */
    bool show_idle_interval_stats;
};

static const struct parameter idle_time_parameters[] = {
    {ANALYSIS_OPTION(TIME, struct idle_time_options, consecutive_kernel_delay),
     .most = ANALYSIS_TIME_MAX_US, .standard = "30", .value = "US",
     .help = "shorter gaps count as gaps between two kernels"},
    {ANALYSIS_OPTION(WHOLES, struct idle_time_options, streams), .standard = "all",
     .value = "LIST", .help = "only these streams, on any device"},
    {ANALYSIS_OPTION(BOOLEAN, struct idle_time_options, show_idle_interval_stats),
     .help = "statistics of the gaps too"},
};

static bool makes(const void *options, size_t table)
{
    return ((const struct idle_time_options *)options)->show_idle_interval_stats ==
           (table == ROWS);
}

enum category { HOST_WAIT, KERNEL_WAIT, OTHER, CATEGORY_COUNT };
static const char *const category_names[] = {"host_wait", "kernel_wait", "other"};

/* Gaps of the whole rank, as they come, and how many each (stream, category) has. */
struct gaps {
    double *lengths;
    uint32_t *group; /* stream * CATEGORY_COUNT + category */
    size_t count;
    size_t *group_count;
    int64_t *group_sum;
};

static void add_gaps(const struct rows_span *span, int64_t delay, int64_t *latest_end,
                     bool *begun, struct gaps *gaps)
{
    const struct trace_events *events = &span->recording->events;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->by_time[i], stream = rows_stream_of(span, row);
        uint32_t launch = events->link[row];
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (begun[stream]) {
            int64_t from = latest_end[stream], gap = start > from ? start - from : 0;
            enum category category = launch != TRACE_NONE && events->ts[launch] > from
                                         ? HOST_WAIT
                                     : gap < delay ? KERNEL_WAIT
                                                   : OTHER;
            uint32_t group = stream * CATEGORY_COUNT + category;

            gaps->lengths[gaps->count] = (double)gap;
            gaps->group[gaps->count++] = group;
            gaps->group_count[group]++;
            gaps->group_sum[group] += gap;
        }
        if (!begun[stream] || end > latest_end[stream])
            latest_end[stream] = end;
        begun[stream] = true;
    }
}

static void write_statistics(struct table *table, double *lengths, size_t count,
                             struct budget *budget)
{
    struct statistics all;

    statistics_describe(lengths, count, budget, &all);
    put_statistics(table, &all);
}

/* Puts the gaps of a group side by side; moves group_count to where each group ends. */
static void group_gaps(struct gaps *gaps, size_t groups, struct budget *budget,
                       double *grouped)
{
    size_t at = 0;

    for (size_t group = 0; group < groups; group++) {
        size_t count = gaps->group_count[group];

        gaps->group_count[group] = at;
        at += count;
    }
    for (size_t i = 0; i < gaps->count && !budget_is_over_at(budget, i); i++)
        grouped[gaps->group_count[gaps->group[i]]++] = gaps->lengths[i];
}

/* A stream over INT64_MAX cannot be chosen. */
static bool is_chosen(const struct idle_time_options *options,
                      const struct rows_stream *stream)
{
    const struct parameter_wholes *streams = &options->streams;
    bool chosen = streams->items == NULL;

    for (size_t i = 0; i < streams->count && !chosen; i++)
        chosen = !stream->is_wide && streams->items[i] == stream->stream;
    return chosen;
}

static void write_stream(const struct rows_rank *rank, size_t stream, struct gaps *gaps,
                         double *grouped, bool with_statistics, struct table *table)
{
    size_t first = stream * CATEGORY_COUNT;
    int64_t idle = 0;

    for (size_t i = 0; i < CATEGORY_COUNT; i++)
        idle += gaps->group_sum[first + i];
    for (size_t i = 0; i < CATEGORY_COUNT; i++) {
        size_t begin = first + i == 0 ? 0 : gaps->group_count[first + i - 1];
        int64_t sum = gaps->group_sum[first + i];

        table_add_row(table);
        put_integer(table, "rank", rank->rank);
        put_integer(table, "device", rank->streams[stream].device);
        put_wide(table, "stream", rank->streams[stream].stream,
                 rank->streams[stream].is_wide);
        put_word(table, "idle_category", category_names[i]);
        put_integer(table, "idle_time", sum);
        put_real(table, "idle_time_ratio", statistics_ratio(sum, idle, 2));
        if (with_statistics)
            write_statistics(table, grouped + begin, gaps->group_count[first + i] - begin,
                             rank->arena->budget);
    }
}

/* Adds three rows for each stream: host_wait, kernel_wait, other; or one row of nulls,
 * with a note, if the rank has no device rows. */
static void add_streams(const struct rows_rank *rank,
                        const struct idle_time_options *options, struct table *table)
{
    struct arena *arena = rank->arena;
    size_t streams = rank->stream_count, groups = streams * CATEGORY_COUNT;
    size_t rows = rank->device_count;

    if (rows == 0) {
        table_add_row(table);
        put_integer(table, "rank", rank->rank);
        put_word(table, "note", ROWS_NO_DEVICE);
        return;
    }
    struct gaps gaps = {.lengths = arena_new(arena, rows, sizeof *gaps.lengths),
                        .group = arena_new(arena, rows, sizeof *gaps.group),
                        .group_count = arena_new(arena, groups, sizeof *gaps.group_count),
                        .group_sum = arena_new(arena, groups, sizeof *gaps.group_sum)};
    double *grouped = arena_new(arena, rows, sizeof *grouped);
    int64_t *latest_end = arena_new(arena, streams, sizeof *latest_end);
    bool *begun = arena_new(arena, streams, sizeof *begun);
    for (size_t i = 0; i < rank->span_count; i++) {
        memset(begun, 0, streams * sizeof *begun);
        add_gaps(&rank->spans[i], options->consecutive_kernel_delay, latest_end, begun,
                 &gaps);
    }
    group_gaps(&gaps, groups, arena->budget, grouped);
    for (size_t i = 0; i < streams && !budget_is_over(arena->budget); i++)
        if (is_chosen(options, &rank->streams[i]))
            write_stream(rank, i, &gaps, grouped, options->show_idle_interval_stats,
                         table);
}

static void idle_time_add_rank(const struct analysis_rank *rank,
                               struct analysis_part *part)
{
    const struct idle_time_options *options = rank->options;

    add_streams(rank->rows, options,
                &part->tables[options->show_idle_interval_stats ? ROWS : SHORT_ROWS]);
}

const struct analysis idle_time_breakdown = {
    .name = "idle_time_breakdown",
    .about =
        "Why streams wait, by rank, device and stream: host wait, kernel wait, other",
    ANALYSIS_PARAMETERS(idle_time_parameters, struct idle_time_options),
    ANALYSIS_TABLES(idle_time_tables),
    .main_table = "rows",
    .makes = makes,
    .add_rank = idle_time_add_rank,
};

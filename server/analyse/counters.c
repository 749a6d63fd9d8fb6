#include "analyse/counters.h"
#include "analyse/analysis.h"
#include "analyse/rows.h"
#include "analyse/table.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set_view.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- copy series ---- */

/* Bandwidth of copies and sets of memory over time (docs/semantics.md §7). */

#define RESIDUE 1e-6 /* GB/s that may remain from rounding */
#define LEAST_NS 1000
#define LABEL_CHARACTERS 11
#define LABEL_BYTES sizeof(((struct series *)NULL)->name)
#define LABELS_MAX ((size_t)16 << 20)

/* "Memset", the first 11 characters of a "Memcpy …" name, or "Memcpy Unknown". */
static size_t write_label(const char *name, size_t length, char out[LABEL_BYTES])
{
    static const char unknown[] = "Memcpy Unknown", set[] = "Memset", copy[] = "Memcpy";
    size_t end = 0, characters = 0;

    if (length >= strlen(set) && memcmp(name, set, strlen(set)) == 0) {
        memcpy(out, set, sizeof set);
        return strlen(set);
    }
    if (length < strlen(copy) || memcmp(name, copy, strlen(copy)) != 0) {
        memcpy(out, unknown, sizeof unknown);
        return strlen(unknown);
    }
    while (end < length && end < LABEL_BYTES - 1 && name[end] != '\0') {
        if (((unsigned char)name[end] & 0xC0) != 0x80 && characters++ == LABEL_CHARACTERS)
            break;
        end++;
    }
    memcpy(out, name, end);
    out[end] = '\0';
    return end;
}

/* ---- rows ---- */

struct copy_row {
    uint32_t row, line;
    double bandwidth;
};

/* Copies of one rank and the lines they belong to. */
struct copies {
    struct copy_row *items; /* span after span, in file order */
    size_t *span_end;
    size_t count;
    struct strings labels; /* texts */
    struct strings lines;  /* 8 bytes each: struct copy_line */
};

struct copy_line {
    int32_t device;
    uint32_t label; /* in labels */
};

static struct copy_line line_at(const struct copies *copies, uint32_t id)
{
    struct copy_line line;

    memcpy(&line, strings_text(&copies->lines, id), sizeof line);
    return line;
}

/* The label of each op of kind MEMORY, by op. */
static uint32_t *label_ops(const struct rows_span *span, struct arena *arena,
                           struct strings *labels)
{
    const struct trace_recording *recording = span->recording;
    uint32_t *out = arena_numbers(arena, recording->op_count);

    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(arena->budget); i++) {
        const struct trace_op *op = &recording->ops[i];
        char label[LABEL_BYTES];

        if (op->kind != TRACE_KIND_MEMORY)
            continue;
        size_t length = write_label(strings_text(&recording->names, op->name),
                                    strings_length(&recording->names, op->name), label);
        out[i] = strings_add(labels, label, length);
    }
    return out;
}

static void gather_span(const struct rows_span *span, struct arena *arena,
                        struct copies *copies)
{
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    uint32_t *labels = label_ops(span, arena, &copies->labels);
    const struct trace_copy *copied = recording->copies; /* NULL if there are none */
    size_t at = 0, count = recording->copy_count;

    for (size_t i = 0; i < span->device_count && !budget_is_over_at(arena->budget, i);
         i++) {
        uint32_t row = span->device[i];

        if (labels[events->op[row]] == STRINGS_NONE)
            continue;
        while (at < count && copied[at].row < row)
            at++;
        struct copy_line line = {recording->places[events->place[row]].device,
                                 labels[events->op[row]]};
        copies->items[copies->count++] = (struct copy_row){
            row, strings_add(&copies->lines, (const char *)&line, sizeof line),
            at < count && copied[at].row == row ? copied[at].bandwidth : 0};
    }
}

/* ---- lines ---- */

/* By device, then label. */
static int compare_lines(const void *a, const void *b, void *context)
{
    const struct copies *copies = context;
    struct copy_line left = line_at(copies, *(const uint32_t *)a);
    struct copy_line right = line_at(copies, *(const uint32_t *)b);

    if (left.device != right.device)
        return left.device < right.device ? -1 : 1;
    return strcmp(strings_text(&copies->labels, left.label),
                  strings_text(&copies->labels, right.label));
}

/* Adds empty series, in order; place[line] is the series of each line. */
static size_t *add_lines(const struct rows_rank *rank, struct copies *copies,
                         struct series_list *out)
{
    uint32_t count = copies->lines.count;
    uint32_t *order = arena_new(rank->arena, count, sizeof *order);
    size_t *place = arena_new(rank->arena, count, sizeof *place);

    for (uint32_t i = 0; i < count; i++)
        order[i] = i;
    qsort_r(order, count, sizeof *order, compare_lines, copies);
    for (uint32_t i = 0; i < count; i++) {
        struct series *series = series_list_add(out);
        struct copy_line line = line_at(copies, order[i]);

        series->rank = rank->rank;
        series->device = line.device;
        memcpy(series->name, strings_text(&copies->labels, line.label),
               strings_length(&copies->labels, line.label) + 1);
        place[order[i]] = out->count - 1;
    }
    return place;
}

/* The changes of one span: all ends, then all starts, so that ends come first at equal
 * times. */
static void fill_span(const struct rows_span *span, struct arena *arena,
                      const struct copy_row *copies, size_t count, const size_t *place,
                      struct series_list *out)
{
    const struct trace_events *events = &span->recording->events;
    size_t *held = arena_new(arena, out->count, sizeof *held);
    size_t *written = arena_new(arena, out->count, sizeof *written);
    struct series_point **points = arena_new(arena, out->count, sizeof *points);

    for (size_t i = 0; i < count; i++)
        held[place[copies[i].line]]++;
    for (size_t i = 0; i < out->count; i++)
        points[i] = series_reserve(out->arena, &out->items[i], 2 * held[i]);
    for (size_t i = 0; i < count; i++) {
        const struct copy_row *copy = &copies[i];
        size_t line = place[copy->line], at = written[line]++;
        int64_t ts = events->ts[copy->row], dur = events->dur[copy->row];

        points[line][at] = (struct series_point){ts + (dur > LEAST_NS ? dur : LEAST_NS),
                                                 -copy->bandwidth};
        points[line][held[line] + at] = (struct series_point){ts, copy->bandwidth};
    }
    for (size_t i = 0; i < out->count; i++)
        series_finish(&out->items[i], 2 * held[i], RESIDUE, arena->budget);
}

/* Adds the rank's lines, in GB/s, by (device, label). */
static void copy_series_add(const struct rows_rank *rank, struct series_list *out)
{
    struct copies copies = {
        .items = arena_new(rank->arena, rank->device_count, sizeof *copies.items),
        .span_end = arena_new(rank->arena, rank->span_count, sizeof *copies.span_end)};
    size_t begin = 0;

    strings_init_in(&copies.labels, LABELS_MAX, rank->arena);
    strings_init_in(&copies.lines, LABELS_MAX, rank->arena);
    for (size_t i = 0; i < rank->span_count; i++) {
        gather_span(&rank->spans[i], rank->arena, &copies);
        copies.span_end[i] = copies.count;
    }
    const size_t *place = add_lines(rank, &copies, out);
    for (size_t i = 0; i < rank->span_count; begin = copies.span_end[i++])
        fill_span(&rank->spans[i], rank->arena, copies.items + begin,
                  copies.span_end[i] - begin, place, out);
}

/* ---- memory bw ---- */

/* Bandwidth of copies and sets of memory (docs/semantics.md §7). */

static const struct table_column columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"device", TABLE_INTEGER, TABLE_DEVICE},
    {"name", TABLE_TEXT, TABLE_KEY},
    TABLE_STATISTICS(REAL),
};
static const struct analysis_table tables[] = {
    {.spec = TABLE_SPEC("summary", columns),
     .about = "STATISTICS over the points above 0, in GB/s"},
};
static const struct analysis_lines memory_bw_lines = {.value = "memory_bw_gbps"};

/* Lines without a point above 0 have no row. */
static void summarise(const struct series_list *list, struct table *table)
{
    for (size_t i = 0; i < list->count; i++) {
        const struct series *series = &list->items[i];
        struct statistics statistics;

        series_describe(series, true, table->arena->budget, &statistics);
        if (statistics.count == 0)
            continue;
        table_add_row(table);
        put_integer(table, "rank", series->rank);
        put_integer(table, "device", series->device);
        put_word(table, "name", series->name);
        put_statistics(table, &statistics);
    }
}

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    copy_series_add(rank->rows, &part->series);
    summarise(&part->series, &part->tables[0]);
}

const struct analysis memory_bw = {
    .name = "memory_bw",
    .about = "Bandwidth of copies over time, in GB/s",
    ANALYSIS_TABLES(tables),
    .main_table = ANALYSIS_SERIES,
    .lines = &memory_bw_lines,
    .add_rank = add_rank,
};

/* ---- queue series ---- */

/* How many launches wait in the queue of each stream, over time (docs/semantics.md §7).
 */

/* Launched rows of each stream, in one span. */
static void count_launched(const struct rows_span *span, size_t *counts)
{
    const uint32_t *link = span->recording->events.link;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++)
        if (link[span->device[i]] != TRACE_NONE)
            counts[rows_stream_of(span, span->device[i])]++;
}

/* Adds empty series for the streams that have launches; place[stream] is the series of
 * each. */
static size_t *queue_series_add_lines(const struct rows_rank *rank,
                                      struct series_list *out)
{
    size_t *counts = arena_new(rank->arena, rank->stream_count, sizeof *counts);
    size_t *place = arena_new(rank->arena, rank->stream_count, sizeof *place);

    for (size_t i = 0; i < rank->span_count; i++)
        count_launched(&rank->spans[i], counts);
    for (size_t i = 0; i < rank->stream_count; i++) {
        if (counts[i] == 0)
            continue;
        struct series *series = series_list_add(out);
        series->rank = rank->rank;
        series->device = rank->streams[i].device;
        series->stream = rank->streams[i].stream;
        series->stream_is_wide = rank->streams[i].is_wide;
        place[i] = out->count - 1;
    }
    return place;
}

/* The changes of one span: all launches, then all starts, so that launches come first at
 * equal times. */
static void queue_series_fill_span(const struct rows_rank *rank,
                                   const struct rows_span *span, const size_t *place,
                                   struct series_list *out)
{
    const struct trace_events *events = &span->recording->events;
    size_t streams = rank->stream_count;
    size_t *held = arena_new(rank->arena, streams, sizeof *held);
    size_t *written = arena_new(rank->arena, streams, sizeof *written);
    struct series_point **points = arena_new(rank->arena, streams, sizeof *points);

    count_launched(span, held);
    if (budget_is_over(rank->arena->budget))
        return; /* the counts are incomplete */
    for (size_t i = 0; i < streams; i++)
        if (held[i] > 0)
            points[i] = series_reserve(out->arena, &out->items[place[i]], 2 * held[i]);
    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(rank->arena->budget, i); i++) {
        uint32_t row = span->device[i], launch = events->link[row];
        uint32_t stream = rows_stream_of(span, row);

        if (launch == TRACE_NONE)
            continue;
        size_t at = written[stream]++;
        int64_t begin = events->ts[launch];
        /* No queue is shorter than empty: a row that begins before its launch waits for
         * no time. */
        int64_t end = events->ts[row] > begin ? events->ts[row] : begin;
        points[stream][at] = (struct series_point){begin, 1};
        points[stream][held[stream] + at] = (struct series_point){end, -1};
    }
    for (size_t i = 0; i < streams; i++)
        if (held[i] > 0)
            series_finish(&out->items[place[i]], 2 * held[i], 0, rank->arena->budget);
}

/* Adds the rank's lines, by (device, stream): of streams with launches. */
static void queue_series_add(const struct rows_rank *rank, struct series_list *out)
{
    const size_t *place = queue_series_add_lines(rank, out);

    for (size_t i = 0; i < rank->span_count; i++)
        queue_series_fill_span(rank, &rank->spans[i], place, out);
}

/* ---- queue length ---- */

/* How many launches wait in the queue of each stream (docs/semantics.md §7). */

/* ---- summary ---- */

static const struct table_column queue_length_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"device", TABLE_INTEGER, TABLE_DEVICE},
    {"stream", TABLE_INTEGER, TABLE_KEY},
    TABLE_STATISTICS(REAL),
};

static void write_key(struct table *table, const struct series *series)
{
    table_add_row(table);
    put_integer(table, "rank", series->rank);
    put_integer(table, "device", series->device);
    put_wide(table, "stream", series->stream, series->stream_is_wide);
}

static void queue_length_summarise(const struct series_list *list, struct table *table)
{
    for (size_t i = 0; i < list->count; i++) {
        struct statistics statistics;

        series_describe(&list->items[i], false, table->arena->budget, &statistics);
        write_key(table, &list->items[i]);
        put_statistics(table, &statistics);
    }
}

/* ---- time at a full queue ---- */

static const struct table_column blocked_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"device", TABLE_INTEGER, TABLE_DEVICE},
    {"stream", TABLE_INTEGER, TABLE_KEY},
    {"duration_at_max_queue_length", TABLE_TIME, TABLE_SUM},
    {"relative_duration_at_max_queue_length", TABLE_REAL, TABLE_SUM},
};

/* The queue is empty at the end of a span, because each launch has its start. So no time
 * between two spans counts, unless the maximum is below one. */
static void add_blocked(const struct rows_rank *rank, const struct series_list *list,
                        int64_t max_queue_length, struct table *table)
{
    int64_t whole = -1;

    for (size_t i = 0; i < list->count; i++) {
        const struct series *series = &list->items[i];
        bool reached = false;
        int64_t blocked = 0;

        for (size_t j = 0;
             j < series->count && !budget_is_over_at(rank->arena->budget, j); j++) {
            if (series->points[j].value < (double)max_queue_length)
                continue;
            reached = true;
            if (j + 1 < series->count)
                blocked += series->points[j + 1].time - series->points[j].time;
        }
        if (!reached)
            continue;
        if (whole < 0)
            whole = rows_time_of_starts(rank);
        write_key(table, series);
        put_integer(table, "duration_at_max_queue_length", blocked);
        put_real(table, "relative_duration_at_max_queue_length",
                 whole == 0 ? NAN : (double)blocked / (double)whole);
    }
}

/* ---- the analysis ---- */

enum { SUMMARY, TIME_BLOCKED };
static const struct analysis_table queue_length_tables[] = {
    [SUMMARY] = {.spec = TABLE_SPEC("summary", queue_length_columns),
                 .about = "STATISTICS over all points"},
    [TIME_BLOCKED] = {.spec = TABLE_SPEC("time_blocked", blocked_columns),
                      .about = "only streams that reach the maximum"},
};
static const struct analysis_lines queue_length_lines = {.by_stream = true,
                                                         .value = "queue_length"};

struct queue_length_options {
    int64_t max_queue_length;
};

static const struct parameter parameters[] = {
    {ANALYSIS_OPTION(WHOLE, struct queue_length_options, max_queue_length), .least = 1,
     .most = 2147483648, .standard = "1024", .help = "a queue of this length is full"},
};

static void queue_length_add_rank(const struct analysis_rank *rank,
                                  struct analysis_part *part)
{
    const struct queue_length_options *options = rank->options;

    queue_series_add(rank->rows, &part->series);
    queue_length_summarise(&part->series, &part->tables[SUMMARY]);
    add_blocked(rank->rows, &part->series, options->max_queue_length,
                &part->tables[TIME_BLOCKED]);
}

const struct analysis queue_length = {
    .name = "queue_length",
    .about = "How many launches wait, by stream, over time",
    ANALYSIS_PARAMETERS(parameters, struct queue_length_options),
    ANALYSIS_TABLES(queue_length_tables),
    .main_table = ANALYSIS_SERIES,
    .lines = &queue_length_lines,
    .add_rank = queue_length_add_rank,
};

/* ---- counters ---- */

/* About this much text is written at once. */
#define CHUNK ((size_t)64 << 10)
/* As in trace/metadata.c: values beyond it count as 0. */
#define BASE_MAX ((int64_t)1 << 61)
#define HEAD_MAX ((size_t)64 << 10)

/* The part that is the same in every event of a series. */
struct event_text {
    const char *before, *between; /* up to the time, and from there to the value */
};

struct counters {
    struct arena *arena; /* of all of it */
    struct series_list series;
    struct event_text *lines; /* by series */
    int64_t base_ns;          /* what the file's own times count from */
    size_t line, point;       /* the next to be written */
};

int counters_parse(const char *text, unsigned *kinds, struct error *error)
{
    CLEANUP_FREE char *copy = strdup(text);
    char *rest = copy, *item;

    if (copy == NULL)
        return error_set_memory(error);
    *kinds = 0;
    while ((item = strsep(&rest, ",")) != NULL) {
        if (strcmp(item, "all") == 0)
            *kinds |= COUNTERS_QUEUE_LENGTH | COUNTERS_MEMORY_BW;
        else if (strcmp(item, "queue_length") == 0)
            *kinds |= COUNTERS_QUEUE_LENGTH;
        else if (strcmp(item, "memory_bw") == 0)
            *kinds |= COUNTERS_MEMORY_BW;
        else
            return error_set(error, ERROR_PARAMETER, "bad_counters",
                             "counters: " COUNTERS_ALLOWED ", not \"%.40s\"", text);
    }
    return 0;
}

/* ---- making ---- */

/* Refuses damage that leaves no list to append to. */
static int check_whole(const struct set_view *view, const struct set_file *file,
                       struct error *error)
{
    static const char *const kinds[] = {"gzip_truncated", "gzip_damaged", "json_damaged",
                                        "event_damaged", "end_damaged"};

    for (size_t i = 0; i < view->note_count; i++)
        for (size_t j = 0; j < sizeof kinds / sizeof kinds[0]; j++)
            if (view->notes[i].file == file->file &&
                strcmp(view->notes[i].note.kind, kinds[j]) == 0)
                return error_set(error, ERROR_CONFLICT, "trace_damaged",
                                 "%.200s is damaged (%s); counters can be added to an "
                                 "intact trace only",
                                 file->name, view->notes[i].note.example);
    return 0;
}

static int64_t read_base(const char *metadata)
{
    json_t *document = json_loads(metadata, JSON_ALLOW_NUL, NULL);
    const json_t *base = json_object_get(document, "baseTimeNanoseconds");
    int64_t ns = 0;

    if (json_is_integer(base))
        ns = json_integer_value(base);
    else if (json_is_real(base) && fabs(json_real_value(base)) < (double)BASE_MAX)
        ns = (int64_t)json_real_value(base);
    json_decref(document);
    return ns > BASE_MAX || ns < -BASE_MAX ? 0 : ns;
}

/* The place of the first device row of a series. */
static const struct trace_place *find_place(const struct rows_span *span,
                                            const struct series *series, bool queue)
{
    const struct trace_recording *recording = span->recording;

    for (size_t i = 0; i < span->device_count; i++) {
        const struct trace_place *place =
            &recording->places[recording->events.place[span->device[i]]];

        if (place->device == series->device &&
            (!queue || (place->stream == series->stream &&
                        place->stream_is_wide == series->stream_is_wide)))
            return place;
    }
    return NULL;
}

/* A pid or tid as the trace has it: numbers are texts here. */
static void append_id(struct buffer *out, const char *key,
                      const struct trace_recording *recording, uint32_t name)
{
    const char *text = strings_text(&recording->names, name);
    int64_t number;

    buffer_printf(out, ",\"%s\":", key);
    if (text_to_int64(text, &number))
        json_out_integer(out, number);
    else
        json_out_text(out, text, strings_length(&recording->names, name));
}

static struct event_text write_line(const struct rows_span *span,
                                    const struct series *series, bool queue,
                                    struct arena *arena)
{
    const struct trace_place *place = find_place(span, series, queue);
    CLEANUP_BUFFER struct buffer before = BUFFER(HEAD_MAX);

    buffer_append_text(&before, "{\"ph\":\"C\",\"name\":");
    if (queue) {
        buffer_append_text(&before, "\"Queue Length\",\"id\":");
        text_append_integer(&before, series->stream, series->stream_is_wide);
    } else {
        json_out_text(&before, series->name, strlen(series->name));
    }
    if (place != NULL) {
        append_id(&before, "pid", span->recording, place->pid);
        append_id(&before, "tid", span->recording, place->tid);
    }
    buffer_append_text(&before, ",\"ts\":");
    if (buffer_failed(&before))
        arena_refuse(arena);
    return (struct event_text){arena_text(arena, before.bytes, before.length),
                               queue ? ",\"args\":{\"Queue Length\":"
                                     : ",\"args\":{\"Memcpy BW\":"};
}

static void counters_add_lines(struct counters *counters, const struct rows_rank *rank,
                               unsigned kinds)
{
    if ((kinds & COUNTERS_QUEUE_LENGTH) != 0)
        queue_series_add(rank, &counters->series);
    size_t queues = counters->series.count;
    if ((kinds & COUNTERS_MEMORY_BW) != 0)
        copy_series_add(rank, &counters->series);
    counters->lines =
        arena_new(counters->arena, counters->series.count, sizeof *counters->lines);
    for (size_t i = 0; i < counters->series.count; i++)
        counters->lines[i] = write_line(&rank->spans[0], &counters->series.items[i],
                                        i < queues, counters->arena);
}

/* Which span of its rank a file is. */
static size_t span_of(const struct set_view *view, const struct set_file *file)
{
    size_t span = 0;

    for (size_t i = 0; i < view->file_count; i++)
        span += view->files[i].rank == file->rank && view->files[i].span < file->span;
    return span;
}

static int load_lines(struct counters *counters, struct store *store,
                      const struct set_view *view, const struct set_file *file,
                      unsigned kinds, bool include_last, struct budget *budget,
                      struct error *error)
{
    const struct rows_options options = {
        .which = include_last ? ROWS_ALL : ROWS_BEFORE_LAST_STEP, .budget = budget};
    CLEANUP(rows_unload) struct rows_loaded loaded = {0};
    size_t span = span_of(view, file);
    int result = rows_load(store, view, file->rank, &options, &loaded, error);

    if (result != 0)
        return result;
    /* Only the rows of this file, by the rules of its rank. */
    struct rows_rank rank = loaded.rows;
    if (span >= rank.span_count)
        return error_set(error, ERROR_INTERNAL, "internal", "a rank lacks a span");
    rank.spans += span;
    rank.span_count = 1;
    rank.device_count = rank.spans->device_count;
    counters_add_lines(counters, &rank, kinds);
    return 0;
}

int counters_make(struct store *store, const struct set_view *view,
                  const struct set_file *file, unsigned kinds,
                  bool include_last_profiler_step, struct budget *budget,
                  struct counters **out, struct error *error)
{
    int result = check_whole(view, file, error);

    *out = NULL;
    if (result != 0)
        return result;
    struct arena *arena = arena_make(NULL); /* it outlives the request */
    struct counters *counters = arena_new(arena, 1, sizeof *counters);
    counters->arena = counters->series.arena = arena;
    counters->base_ns = read_base(file->metadata);
    result = load_lines(counters, store, view, file, kinds, include_last_profiler_step,
                        budget, error);
    if (result == 0)
        result = budget_look(budget, error);
    if (result == 0 && counters_count(counters) == 0)
        result = error_set(error, ERROR_NOT_FOUND, "no_counters",
                           "%.200s has nothing to count: no device rows%s", file->name,
                           file->has_device_rows
                               ? " with a launch, and no copies, in the steps that count"
                               : "");
    if (result != 0)
        counters_free(counters);
    else
        *out = counters;
    return result;
}

void counters_free(struct counters *counters)
{
    if (counters == NULL)
        return;
    struct arena *arena = counters->arena;
    arena_free(&arena);
}

/* ---- writing ---- */

size_t counters_count(const struct counters *counters)
{
    size_t count = 0;

    for (size_t i = 0; i < counters->series.count; i++)
        count += counters->series.items[i].count;
    return count;
}

bool counters_write(void *context, struct buffer *out)
{
    struct counters *counters = context;

    while (counters->line < counters->series.count && out->length < CHUNK &&
           !buffer_failed(out)) {
        const struct series *series = &counters->series.items[counters->line];
        const struct event_text *line = &counters->lines[counters->line];

        if (counters->point == series->count) {
            counters->line++;
            counters->point = 0;
            continue;
        }
        const struct series_point *point = &series->points[counters->point++];
        if (out->length > 0)
            buffer_append_char(out, ',');
        buffer_append_text(out, line->before);
        text_append_us(out, point->time - counters->base_ns);
        buffer_append_text(out, line->between);
        json_out_number(out, point->value);
        buffer_append_text(out, "}}");
    }
    return out->length > 0;
}

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

static void copies_free(struct copies *copies)
{
    free(copies->items);
    free(copies->span_end);
    strings_free(&copies->labels);
    strings_free(&copies->lines);
}

static struct copy_line line_at(const struct copies *copies, uint32_t id)
{
    struct copy_line line;

    memcpy(&line, strings_text(&copies->lines, id), sizeof line);
    return line;
}

/* The label of each op of kind MEMORY, by op. NULL: no memory. */
static uint32_t *label_ops(const struct rows_span *span, struct strings *labels)
{
    const struct trace_recording *recording = span->recording;
    CLEANUP_FREE uint32_t *out = calloc((size_t)recording->op_count + 1, sizeof *out);

    for (uint32_t i = 0; out != NULL && i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];
        char label[LABEL_BYTES];

        out[i] = STRINGS_NONE;
        if (budget_is_over(recording->memory.budget))
            return NULL;
        if (op->kind != TRACE_KIND_MEMORY)
            continue;
        size_t length = write_label(strings_text(&recording->names, op->name),
                                    strings_length(&recording->names, op->name), label);
        out[i] = strings_add(labels, label, length);
        if (out[i] == STRINGS_NONE)
            return NULL;
    }
    return TAKE_PTR(out);
}

static int gather_span(const struct rows_span *span, struct copies *copies)
{
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    CLEANUP_FREE uint32_t *labels = label_ops(span, &copies->labels);
    const struct trace_copy *copied = recording->copies; /* NULL if there are none */
    size_t at = 0, count = recording->copy_count;

    if (labels == NULL)
        return -1;
    for (size_t i = 0; i < span->device_count; i++) {
        uint32_t row = span->device[i];

        if (budget_is_over_at(recording->memory.budget, i))
            return -1;
        if (labels[events->op[row]] == STRINGS_NONE)
            continue;
        while (at < count && copied[at].row < row)
            at++;
        struct copy_line line = {recording->places[events->place[row]].device,
                                 labels[events->op[row]]};
        uint32_t id = strings_add(&copies->lines, (const char *)&line, sizeof line);
        if (id == STRINGS_NONE)
            return -1;
        copies->items[copies->count++] = (struct copy_row){
            row, id, at < count && copied[at].row == row ? copied[at].bandwidth : 0};
    }
    return 0;
}

static int gather(const struct rows_rank *rank, struct copies *out)
{
    strings_init(&out->labels, LABELS_MAX);
    strings_init(&out->lines, LABELS_MAX);
    out->items = calloc(rank->device_count + 1, sizeof *out->items);
    out->span_end = calloc(rank->span_count + 1, sizeof *out->span_end);
    if (out->items == NULL || out->span_end == NULL)
        return -1;
    for (size_t i = 0; i < rank->span_count; i++) {
        if (gather_span(&rank->spans[i], out) != 0)
            return -1;
        out->span_end[i] = out->count;
    }
    return 0;
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
static int add_lines(const struct rows_rank *rank, struct copies *copies,
                     struct series_list *out, size_t *place)
{
    uint32_t count = copies->lines.count;
    CLEANUP_FREE uint32_t *order = calloc((size_t)count + 1, sizeof *order);

    if (order == NULL)
        return -1;
    for (uint32_t i = 0; i < count; i++)
        order[i] = i;
    qsort_r(order, count, sizeof *order, compare_lines, copies);
    for (uint32_t i = 0; i < count; i++) {
        struct series *series = series_list_add(out);
        struct copy_line line = line_at(copies, order[i]);

        if (series == NULL)
            return -1;
        series->rank = rank->rank;
        series->device = line.device;
        memcpy(series->name, strings_text(&copies->labels, line.label),
               strings_length(&copies->labels, line.label) + 1);
        place[order[i]] = out->count - 1;
    }
    return 0;
}

/* The changes of one span: all ends, then all starts, so that ends come first at equal
 * times. */
static int fill_span(const struct rows_span *span, const struct copy_row *copies,
                     size_t count, const size_t *place, struct series_list *out,
                     struct error *error)
{
    const struct trace_events *events = &span->recording->events;
    CLEANUP_FREE size_t *held = calloc(out->count + 1, sizeof *held);
    CLEANUP_FREE size_t *written = calloc(out->count + 1, sizeof *written);
    CLEANUP_FREE struct series_point **points = calloc(out->count + 1, sizeof *points);

    if (held == NULL || written == NULL || points == NULL)
        return error_set_memory(error);
    struct budget *budget = span->recording->memory.budget;
    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++)
        held[place[copies[i].line]]++;
    int over = budget_look(budget, error);
    if (over != 0) /* the counts are incomplete */
        return over;
    for (size_t i = 0; i < out->count; i++) {
        points[i] = held[i] == 0 ? NULL : series_reserve(&out->items[i], 2 * held[i]);
        if (held[i] > 0 && points[i] == NULL)
            return error_set_memory(error);
    }
    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++) {
        const struct copy_row *copy = &copies[i];
        size_t line = place[copy->line], at = written[line]++;
        int64_t ts = events->ts[copy->row], dur = events->dur[copy->row];

        points[line][at] = (struct series_point){ts + (dur > LEAST_NS ? dur : LEAST_NS),
                                                 -copy->bandwidth};
        points[line][held[line] + at] = (struct series_point){ts, copy->bandwidth};
    }
    for (size_t i = 0; i < out->count; i++) {
        int result = series_finish(&out->items[i], 2 * held[i], RESIDUE, budget, error);
        if (result != 0)
            return result;
    }
    return 0;
}

/* Adds the rank's lines, in GB/s, by (device, label). */
static int copy_series_add(const struct rows_rank *rank, struct series_list *out,
                           struct error *error)
{
    CLEANUP(copies_free) struct copies copies = {0};
    size_t begin = 0;

    if (gather(rank, &copies) != 0)
        return error_set_memory(error);
    CLEANUP_FREE size_t *place = calloc((size_t)copies.lines.count + 1, sizeof *place);
    if (place == NULL || add_lines(rank, &copies, out, place) != 0)
        return error_set_memory(error);
    for (size_t i = 0; i < rank->span_count; i++) {
        int result = fill_span(&rank->spans[i], copies.items + begin,
                               copies.span_end[i] - begin, place, out, error);
        if (result != 0)
            return result;
        begin = copies.span_end[i];
    }
    return 0;
}

/* ---- memory bw ---- */

/* Bandwidth of copies and sets of memory (docs/semantics.md §7). */

enum {
    RANK,
    DEVICE,
    NAME,
    STATISTICS,
    COLUMN_COUNT = STATISTICS + TABLE_STATISTICS_COUNT
};

static const struct table_column columns[COLUMN_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [NAME] = {"name", TABLE_TEXT, TABLE_KEY},
    TABLE_STATISTICS(STATISTICS, TABLE_REAL),
};
static const struct table_spec spec = {"summary", columns, COLUMN_COUNT};
static const struct analysis_table tables[] = {
    {.spec = &spec, .about = "STATISTICS over the points above 0, in GB/s"},
};
static const struct analysis_lines memory_bw_lines = {.value = "memory_bw_gbps"};

/* Lines without a point above 0 have no row. */
static int summarise(const struct series_list *list, struct budget *budget,
                     struct table *table, struct error *error)
{
    for (size_t i = 0; i < list->count; i++) {
        const struct series *series = &list->items[i];
        struct statistics statistics;
        int result = series_describe(series, true, budget, &statistics, error);

        if (result != 0)
            return result;
        if (statistics.count == 0)
            continue;
        table_add_row(table);
        table_set_integer(table, RANK, series->rank);
        table_set_integer(table, DEVICE, series->device);
        table_set_word(table, NAME, series->name);
        table_set_statistics(table, STATISTICS, &statistics);
    }
    return table_check(table, error);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    int status = copy_series_add(rank->rows, &part->series, error);

    return status != 0 ? status
                       : summarise(&part->series, rank->rows->memory.budget,
                                   &part->tables[0], error);
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
 * each.
 */
static int queue_series_add_lines(const struct rows_rank *rank, struct series_list *out,
                                  size_t *place)
{
    CLEANUP_FREE size_t *counts = calloc(rank->stream_count + 1, sizeof *counts);

    if (counts == NULL)
        return -1;
    for (size_t i = 0; i < rank->span_count; i++)
        count_launched(&rank->spans[i], counts);
    for (size_t i = 0; i < rank->stream_count; i++) {
        if (counts[i] == 0)
            continue;
        struct series *series = series_list_add(out);
        if (series == NULL)
            return -1;
        series->rank = rank->rank;
        series->device = rank->streams[i].device;
        series->stream = rank->streams[i].stream;
        series->stream_is_wide = rank->streams[i].is_wide;
        place[i] = out->count - 1;
    }
    return 0;
}

/* The changes of one span: all launches, then all starts, so that launches come first at
 * equal times. */
static int queue_series_fill_span(const struct rows_rank *rank,
                                  const struct rows_span *span, const size_t *place,
                                  struct series_list *out, struct error *error)
{
    const struct trace_events *events = &span->recording->events;
    size_t streams = rank->stream_count;
    CLEANUP_FREE size_t *held = calloc(streams + 1, sizeof *held);
    CLEANUP_FREE size_t *written = calloc(streams + 1, sizeof *written);
    CLEANUP_FREE struct series_point **points = calloc(streams + 1, sizeof *points);

    if (held == NULL || written == NULL || points == NULL)
        return error_set_memory(error);
    count_launched(span, held);
    int over = budget_look(rank->memory.budget, error);
    if (over != 0) /* the counts are incomplete */
        return over;
    for (size_t i = 0; i < streams; i++) {
        if (held[i] == 0)
            continue;
        points[i] = series_reserve(&out->items[place[i]], 2 * held[i]);
        if (points[i] == NULL)
            return error_set_memory(error);
    }
    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(rank->memory.budget, i); i++) {
        uint32_t row = span->device[i], launch = events->link[row];
        uint32_t stream = rows_stream_of(span, row);

        if (launch == TRACE_NONE)
            continue;
        size_t at = written[stream]++;
        points[stream][at] = (struct series_point){events->ts[launch], 1};
        points[stream][held[stream] + at] = (struct series_point){events->ts[row], -1};
    }
    for (size_t i = 0; i < streams; i++) {
        int result = held[i] == 0 ? 0
                                  : series_finish(&out->items[place[i]], 2 * held[i], 0,
                                                  rank->memory.budget, error);
        if (result != 0)
            return result;
    }
    return 0;
}

/* Adds the rank's lines, by (device, stream): of streams with launches. */
static int queue_series_add(const struct rows_rank *rank, struct series_list *out,
                            struct error *error)
{
    CLEANUP_FREE size_t *place = calloc(rank->stream_count + 1, sizeof *place);

    if (place == NULL || queue_series_add_lines(rank, out, place) != 0)
        return error_set_memory(error);
    for (size_t i = 0; i < rank->span_count; i++) {
        int result = queue_series_fill_span(rank, &rank->spans[i], place, out, error);
        if (result != 0)
            return result;
    }
    return 0;
}

/* ---- queue length ---- */

/* How many launches wait in the queue of each stream (docs/semantics.md §7). */

/* ---- summary ---- */

enum {
    QUEUE_LENGTH_RANK,
    QUEUE_LENGTH_DEVICE,
    STREAM,
    QUEUE_LENGTH_STATISTICS,
    QUEUE_LENGTH_COLUMN_COUNT = QUEUE_LENGTH_STATISTICS + TABLE_STATISTICS_COUNT
};

static const struct table_column queue_length_columns[QUEUE_LENGTH_COLUMN_COUNT] = {
    [QUEUE_LENGTH_RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [QUEUE_LENGTH_DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [STREAM] = {"stream", TABLE_INTEGER, TABLE_KEY},
    TABLE_STATISTICS(QUEUE_LENGTH_STATISTICS, TABLE_REAL),
};
static const struct table_spec summary_spec = {"summary", queue_length_columns,
                                               QUEUE_LENGTH_COLUMN_COUNT};

static void write_key(struct table *table, const struct series *series)
{
    table_add_row(table);
    table_set_integer(table, QUEUE_LENGTH_RANK, series->rank);
    table_set_integer(table, QUEUE_LENGTH_DEVICE, series->device);
    table_set_wide_integer(table, STREAM, series->stream, series->stream_is_wide);
}

static int queue_length_summarise(const struct series_list *list, struct budget *budget,
                                  struct table *table, struct error *error)
{
    for (size_t i = 0; i < list->count; i++) {
        struct statistics statistics;
        int result = series_describe(&list->items[i], false, budget, &statistics, error);

        if (result != 0)
            return result;
        write_key(table, &list->items[i]);
        table_set_statistics(table, QUEUE_LENGTH_STATISTICS, &statistics);
    }
    return table_check(table, error);
}

/* ---- time at a full queue ---- */

enum { BLOCKED = STREAM + 1, RELATIVE, BLOCKED_COUNT };

static const struct table_column blocked_columns[BLOCKED_COUNT] = {
    [QUEUE_LENGTH_RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [QUEUE_LENGTH_DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [STREAM] = {"stream", TABLE_INTEGER, TABLE_KEY},
    [BLOCKED] = {"duration_at_max_queue_length", TABLE_TIME, TABLE_SUM},
    [RELATIVE] = {"relative_duration_at_max_queue_length", TABLE_REAL, TABLE_SUM},
};
static const struct table_spec blocked_spec = {"time_blocked", blocked_columns,
                                               BLOCKED_COUNT};

/* The queue is empty at the end of a span, because each launch has its start. So no time
 * between two spans counts, unless the maximum is below one. */
static int add_blocked(const struct rows_rank *rank, const struct series_list *list,
                       int64_t max_queue_length, struct table *table, struct error *error)
{
    int64_t whole = -1;

    for (size_t i = 0; i < list->count; i++) {
        const struct series *series = &list->items[i];
        bool reached = false;
        int64_t blocked = 0;

        for (size_t j = 0;
             j < series->count && !budget_is_over_at(rank->memory.budget, j); j++) {
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
        table_set_integer(table, BLOCKED, blocked);
        table_set_real(table, RELATIVE,
                       whole == 0 ? NAN : (double)blocked / (double)whole);
    }
    return table_check(table, error);
}

/* ---- the analysis ---- */

enum { SUMMARY, TIME_BLOCKED };
static const struct analysis_table queue_length_tables[] = {
    [SUMMARY] = {.spec = &summary_spec, .about = "STATISTICS over all points"},
    [TIME_BLOCKED] = {.spec = &blocked_spec,
                      .about = "only streams that reach the maximum"},
};
static const struct analysis_lines queue_length_lines = {.by_stream = true,
                                                         .value = "queue_length"};

struct queue_length_options {
    int64_t max_queue_length;
};

static const struct parameter parameters[] = {
    {.name = "max_queue_length",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct queue_length_options, max_queue_length),
     .flags = PARAMETER_ECHOED,
     .least = 1,
     .most = 2147483648,
     .standard = "1024",
     .help = "a queue of this length is full"},
};

static int queue_length_add_rank(const struct analysis_rank *rank,
                                 struct analysis_part *part, struct error *error)
{
    const struct queue_length_options *options = rank->options;
    int status = queue_series_add(rank->rows, &part->series, error);

    if (status == 0)
        status = queue_length_summarise(&part->series, rank->rows->memory.budget,
                                        &part->tables[SUMMARY], error);
    if (status == 0)
        status = add_blocked(rank->rows, &part->series, options->max_queue_length,
                             &part->tables[TIME_BLOCKED], error);
    return status;
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
    char *before, *between; /* up to the time, and from there to the value */
};

struct counters {
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

static int write_line(const struct rows_span *span, const struct series *series,
                      bool queue, struct event_text *out, struct error *error)
{
    const struct trace_place *place = find_place(span, series, queue);
    struct buffer before, between;

    buffer_init(&before, HEAD_MAX);
    buffer_init(&between, HEAD_MAX);
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
    buffer_append_text(&between, queue ? ",\"args\":{\"Queue Length\":"
                                       : ",\"args\":{\"Memcpy BW\":");
    out->before = buffer_take(&before);
    out->between = buffer_take(&between);
    return out->before == NULL || out->between == NULL ? error_set_memory(error) : 0;
}

static int counters_add_lines(struct counters *counters, const struct rows_rank *rank,
                              unsigned kinds, struct error *error)
{
    int result = 0;

    if ((kinds & COUNTERS_QUEUE_LENGTH) != 0)
        result = queue_series_add(rank, &counters->series, error);
    size_t queues = counters->series.count;
    if (result == 0 && (kinds & COUNTERS_MEMORY_BW) != 0)
        result = copy_series_add(rank, &counters->series, error);
    if (result != 0)
        return result;
    counters->lines = calloc(counters->series.count + 1, sizeof *counters->lines);
    if (counters->lines == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < counters->series.count; i++)
        result = write_line(&rank->spans[0], &counters->series.items[i], i < queues,
                            &counters->lines[i], error);
    return result;
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
    return counters_add_lines(counters, &rank, kinds, error);
}

int counters_make(struct store *store, const struct set_view *view,
                  const struct set_file *file, unsigned kinds,
                  bool include_last_profiler_step, struct budget *budget,
                  struct counters **out, struct error *error)
{
    struct counters *counters;
    int result = check_whole(view, file, error);

    *out = NULL;
    if (result != 0)
        return result;
    counters = calloc(1, sizeof *counters);
    if (counters == NULL)
        return error_set_memory(error);
    counters->base_ns = read_base(file->metadata);
    result = load_lines(counters, store, view, file, kinds, include_last_profiler_step,
                        budget, error);
    int over = budget_look(budget, error);
    if (over != 0) /* the budget ended loops, so the result is incomplete */
        result = over;
    if (result == 0 && counters_count(counters) == 0)
        result = error_set(error, ERROR_NOT_FOUND, "no_counters",
                           "%.200s has nothing to count: no device rows%s", file->name,
                           file->has_device_rows
                               ? " with a launch, and no copies, in the steps that count"
                               : "");
    if (result != 0) {
        counters_free(counters);
        return result;
    }
    *out = counters;
    return 0;
}

void counters_free(struct counters *counters)
{
    if (counters == NULL)
        return;
    for (size_t i = 0; counters->lines != NULL && i < counters->series.count; i++) {
        free(counters->lines[i].before);
        free(counters->lines[i].between);
    }
    free(counters->lines);
    series_list_free(&counters->series);
    free(counters);
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

/* See counters.h. */
#include "analysis/set/counters.h"

#include "analysis/data/rows_load.h"
#include "analysis/set/copy_series.h"
#include "analysis/set/queue_series.h"
#include "base/cleanup.h"
#include "base/json_out.h"
#include "base/text.h"
#include "store/set/set_view.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* About this much text is written at once. */
#define CHUNK ((size_t)64 << 10)
/* As in trace/decode/metadata.c: values beyond it count as 0. */
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

static int add_lines(struct counters *counters, const struct rows_rank *rank,
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
    return add_lines(counters, &rank, kinds, error);
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

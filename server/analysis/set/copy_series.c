/* See copy_series.h. */
#include "analysis/set/copy_series.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

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

int copy_series_add(const struct rows_rank *rank, struct series_list *out,
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

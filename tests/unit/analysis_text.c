/* See analysis_text.h. */
#include "analysis_text.h"
#include "analyse/run.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void span_begin(struct span_text *span)
{
    buffer_init(&span->text, TEXT_MAX);
    buffer_append_text(&span->text, "{\"traceEvents\":[");
}

static void add(struct span_text *span, const char *category, const char *name, int tid,
                int ts, int dur, const char *args)
{
    char ts_text[16], dur_text[16];

    snprintf(ts_text, sizeof ts_text, "%d", ts);
    snprintf(dur_text, sizeof dur_text, "%d", dur);
    add_event(&span->text, category, name, 1, tid, ts_text, dur_text, args);
}

void span_host(struct span_text *span, const char *category, const char *name, int ts,
               int dur, int correlation)
{
    char args[64];

    snprintf(args, sizeof args, "\"correlation\":%d", correlation);
    add(span, category, name, 1, ts, dur, correlation == 0 ? NULL : args);
}

void span_device(struct span_text *span, const char *category, const char *name,
                 int device, int stream, int ts, int dur, int correlation,
                 double bandwidth)
{
    char args[160];
    int length =
        snprintf(args, sizeof args, "\"device\":%d,\"stream\":%d", device, stream);

    if (correlation != 0)
        length += snprintf(args + length, sizeof args - (size_t)length,
                           ",\"correlation\":%d", correlation);
    if (bandwidth >= 0)
        snprintf(args + length, sizeof args - (size_t)length,
                 ",\"memory bandwidth (GB/s)\":%g", bandwidth);
    add(span, category, name, 100 + stream, ts, dur, args);
}

void span_launch(struct span_text *span, const char *kernel, int stream, int launch_ts,
                 int launch_dur, int ts, int dur, int correlation)
{
    span_host(span, "cuda_runtime", "cudaLaunchKernel", launch_ts, launch_dur,
              correlation);
    span_device(span, "kernel", kernel, 0, stream, ts, dur, correlation, -1);
}

void rank_make(struct test_rank *rank, struct span_text *spans, size_t count,
               const struct rows_options *options)
{
    static const struct rows_options defaults = {0};
    struct error error;

    *rank = (struct test_rank){.count = count};
    for (size_t i = 0; i < count; i++) {
        buffer_append_text(&spans[i].text, "]}");
        rank->recordings[i] = read_text(spans[i].text.bytes);
        buffer_free(&spans[i].text);
    }
    assert_int_equal(rows_make(4, rank->recordings, count,
                               options == NULL ? &defaults : options, &rank->rows,
                               &error),
                     0);
}

void rank_free(struct test_rank *rank)
{
    rows_free(&rank->rows);
    for (size_t i = 0; i < rank->count; i++)
        trace_recording_free(rank->recordings[i]);
}

void analyse(struct analysed *out, const char *analysis, const char *const *parameters,
             const struct test_rank *rank)
{
    analysed_begin(out, analysis, parameters);
    analysed_add(out, &rank->rows);
    analysed_finish(out);
}

const struct table_spec *spec_of(const char *analysis, const char *table)
{
    const struct analysis_table *at = analysis_find(analysis)->tables;

    while (strcmp(at->spec->name, table) != 0)
        at++;
    return at->spec;
}

size_t column_of(const struct table *table, const char *column)
{
    for (size_t i = 0; i < table->spec->column_count; i++)
        if (strcmp(table->spec->columns[i].name, column) == 0)
            return i;
    fail_msg("no column %s", column);
    return 0;
}

double number_at(const struct table *table, size_t row, const char *column)
{
    size_t number = column_of(table, column);
    enum table_type type = table->spec->columns[number].type;

    if (row >= table->row_count)
        fail_msg("no row %zu", row);
    double value = table_number(table, row, number);
    return type == TABLE_TIME || type == TABLE_MEAN ? value / 1000 : value;
}

const char *text_at(const struct table *table, size_t row, const char *column)
{
    size_t length;

    if (row >= table->row_count)
        fail_msg("no row %zu", row);
    return table_text(table, row, column_of(table, column), &length);
}

void assert_number_(const struct table *table, size_t row, const char *column,
                    double right, const char *file, int line)
{
    double value = number_at(table, row, column);

    if (!(fabs(value - right) <= 1e-9 * fmax(1, fabs(right)))) {
        print_error("row %zu, %s: %.17g should be %.17g\n", row, column, value, right);
        _fail(file, line);
    }
}

void table_drop(struct table *table)
{
    arena_free(&table->arena);
}

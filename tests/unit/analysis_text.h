/* Helpers of the tests of the analyses: ranks made by hand. */
#ifndef TRACEDIFF_TESTS_ANALYSIS_TEXT_H
#define TRACEDIFF_TESTS_ANALYSIS_TEXT_H

#include "analyse/rows.h"
#include "analyse/table.h"
#include "analysed.h"
#include "trace_text.h"

/* One file in the making; times in µs. */
struct span_text {
    struct buffer text;
};

void span_begin(struct span_text *span);
/* A host row of pid 1, thread 1. `correlation` 0: none. */
void span_host(struct span_text *span, const char *category, const char *name, int ts,
               int dur, int correlation);
/* A device row. `correlation` 0: none. `bandwidth` < 0: not said. */
void span_device(struct span_text *span, const char *category, const char *name,
                 int device, int stream, int ts, int dur, int correlation,
                 double bandwidth);
/* A launch and the kernel that it launches. */
void span_launch(struct span_text *span, const char *kernel, int stream, int launch_ts,
                 int launch_dur, int ts, int dur, int correlation);

#define TEST_SPANS 3
/* A rank of these files, with its rows. */
struct test_rank {
    struct trace_recording *recordings[TEST_SPANS];
    size_t count;
    struct rows_rank rows;
};
void rank_make(struct test_rank *rank, struct span_text *spans, size_t count,
               const struct rows_options *options);
void rank_free(struct test_rank *rank);
#define TEST_RANK __attribute__((cleanup(rank_free))) struct test_rank
/* The result of an analysis of the rank; parameters as in analysed_begin(). */
void analyse(struct analysed *out, const char *analysis, const char *const *parameters,
             const struct test_rank *rank);
/* The spec of a table of an analysis. */
const struct table_spec *spec_of(const char *analysis, const char *table);
/* In an arena of its own: table_init(&table, &spec, arena_make(NULL)). */
#define TABLE CLEANUP(table_drop) struct table
void table_drop(struct table *table);

/* A number of a table by the name of its column, times in µs; NaN for null. */
double number_at(const struct table *table, size_t row, const char *column);
const char *text_at(const struct table *table, size_t row, const char *column);
#define assert_number(table, row, column, right)                                         \
    assert_number_(table, row, column, right, __FILE__, __LINE__)
void assert_number_(const struct table *table, size_t row, const char *column,
                    double right, const char *file, int line);
#define assert_no_number(table, row, column)                                             \
    assert_true(table_cell(table, row, column_of(table, column))->null)
size_t column_of(const struct table *table, const char *column);

#endif

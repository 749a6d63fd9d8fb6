/* What an analysis of a set is.
 *
 * Each one is a `struct analysis` at the end of its part of a file of this folder, and a
 * line of run.h. Routes, options, help, CSV and the generated parts of the documents
 * follow from that struct. */
#ifndef TRACEDIFF_ANALYSE_ANALYSIS_H
#define TRACEDIFF_ANALYSE_ANALYSIS_H

#include "analyse/rows.h"
#include "analyse/table.h"
#include "base/parameters.h"
#include "store/set_view.h"
#include "store/sets.h"

struct store;

#define ANALYSIS_TABLES_MAX 12
/* The longest time that a parameter can set. */
#define ANALYSIS_TIME_MAX_US 86400e6

/* Where a table is shown in addition to JSON and CSV. */
enum analysis_table_use {
    ANALYSIS_TABLE_SHOWN,
    ANALYSIS_TABLE_OF_RANKS, /* at a terminal, only with several ranks */
    ANALYSIS_TABLE_OF_CHART, /* not at a terminal */
    ANALYSIS_TABLE_WHOLE     /* made only for CSV */
};

struct analysis_table {
    const struct table_spec *spec;
    enum analysis_table_use use;
    const char *about; /* for the documents: what its rows are; NULL: nothing to add */
};

/* The members of an analysis for its array of tables, or of parameters. */
#define ANALYSIS_TABLES(array)                                                           \
    .tables = (array), .table_count = sizeof(array) / sizeof(array)[0]
#define ANALYSIS_PARAMETERS(array, type)                                                 \
    .parameters = {array, sizeof(array) / sizeof(array)[0]}, .options_size = sizeof(type)

/* Begins a parameter that fills the member of its name, and is echoed. */
#define ANALYSIS_OPTION(kind, options, member)                                           \
    .name = #member, .type = PARAMETER_##kind, .offset = offsetof(options, member),      \
    .flags = PARAMETER_ECHOED

/* The full series, as a table of CSV. */
#define ANALYSIS_SERIES "series"

/* The columns that identify the lines of an analysis in CSV, and the meaning of their
 * values. */
struct analysis_lines {
    bool by_stream; /* else by name */
    const char *value;
};

struct analysis;

/* The result of an analysis for one rank, or for all ranks of a side. The parts of ranks
 * are made on any thread and appended to the part of their side in the order of the
 * ranks, so that the result does not depend on the threads. */
struct analysis_part {
    const struct analysis *analysis;
    struct arena *arena; /* of all of it */
    /* By number in analysis.tables; a table without a spec is not made. */
    struct table tables[ANALYSIS_TABLES_MAX];
    struct series_list series;
    void *sums; /* of analysis.sums */
};

/* One rank, as add_rank() gets it. */
struct analysis_rank {
    const struct rows_rank *rows;
    const void *options;         /* of the analysis */
    int64_t origin_ns;           /* first event of the set; 0 if it has none */
    const struct set_view *view; /* of the set; NULL: only in tests */
    struct step_marker marker;   /* of the set */
};

/* The request of an analysis: the parameters that all analyses take (run.h). */
struct analysis_options {
    const char *set, *test;
    const char *ranks, *set_ranks, *test_ranks; /* of both sides, or of one */
    const char *steps, *set_steps, *test_steps;
    const char *marker, *set_marker, *test_marker;
    enum marker_until marker_until, set_marker_until, test_marker_until;
    bool include_last_profiler_step, cut_overlaps;
    enum rows_extent rows;
    int64_t points, start, end; /* of a series: about how many, and its window since the
                                   origin; only if it has lines */
    void *own;                  /* owned; the struct that its own parameters fill */
};

struct analysis_request {
    struct given_parameters given;
    struct budget *budget;
    bool whole;       /* tables that are made only for CSV, too */
    unsigned threads; /* threads that work on ranks; 0: as many as are worth it */
};

/* One set. */
struct analysis_side {
    struct set_info info;
    struct set_view view;
    struct selection selection;
    bool steps_chosen; /* false: every step, except as the rule for the last step says */
    int64_t origin_ns; /* first event of the set; 0 if it has none */
    /* By selection.ranks. */
    bool *last_step_dropped, *has_device_rows;
    struct analysis_part all;
};

struct analysis_result {
    const struct analysis *analysis;
    struct arena *arena;   /* of what has no arena of its own here */
    struct budget *budget; /* these three are those of the request */
    bool whole;
    unsigned threads;
    struct analysis_options options;
    struct analysis_side sides[2]; /* [1] is empty without a test */
    bool has_test;
    /* By number in analysis.tables, test - set; without a spec if there is none. */
    struct table differences[ANALYSIS_TABLES_MAX];
};

struct analysis {
    const char *name;                  /* in URLs, options and documents */
    const char *about;                 /* one line */
    struct parameter_table parameters; /* its own */
    size_t options_size;               /* of the struct that they fill */
    const struct analysis_table *tables;
    size_t table_count;
    /* It counts the rows of steps, as a comparison does, and offers no choice of rows. */
    bool of_steps;
    bool needs_arguments;   /* reads the stored arguments (trace/recording.h) */
    bool of_collectives;    /* reads only those of collectives, and no self times */
    bool of_counters;       /* among others it is shown only where a set has any */
    const char *main_table; /* of CSV: a table, or ANALYSIS_SERIES */
    const struct analysis_lines *lines; /* NULL: it has no series */

    /* Whether a table is made; NULL: each of them. */
    bool (*makes)(const void *options, size_t table);
    /* Completes the options once the sets are open; NULL: nothing to do. */
    int (*prepare)(struct store *store, const struct analysis_request *request,
                   const struct analysis_result *result, void *options,
                   struct error *error);
    /* Adds a rank to an empty part. What a loop that the budget ends leaves undone is no
     * error here: its caller asks the budget, and whether tables are full. */
    void (*add_rank)(const struct analysis_rank *rank, struct analysis_part *part);
    /* Sums over ranks that are not in a table, for finish() and align(). */
    struct {
        void *(*make)(const void *options, struct arena *arena);
        void (*append)(void *into, void *part);
    } sums;
    /* Writes the tables that need all ranks; NULL: none. */
    void (*finish)(struct analysis_part *all);
    /* Makes new parts of both sides for the subtraction, if the shown ones leave out rows
     * that the other side shows. NULL: the shown tables are subtracted. */
    int (*align)(struct store *store, const struct analysis_result *result,
                 struct analysis_part aligned[2], struct error *error);
};

/* A part with the tables of the analysis, empty. */
void analysis_part_init(const struct analysis_result *result, struct analysis_part *part);
void analysis_part_free(struct analysis_part *part);
/* Appends a part to `into`. */
void analysis_part_append(struct analysis_part *into, struct analysis_part *part);
/* The error of the budget, or of a table; 0: none. */
int analysis_part_check(const struct analysis_part *part, struct error *error);
/* The table of that name; NULL if it was not made. */
const struct table *analysis_find_table(const struct analysis_part *part,
                                        const char *name);

#endif

#ifndef TRACEDIFF_COMPARE_RUN_H
#define TRACEDIFF_COMPARE_RUN_H

#include "compare/compare.h"
#include "store/set_pair.h"
#include "trace/metadata.h"

#include <stdbool.h>
#include <stdint.h>

/* ---- unprofiled ---- */

/* The step time without the profiler, where both sides were recorded by a recorder that
 * measured it (docs/semantics.md §22): a recording makes steps longer where the host is
 * the limit, so its change may not be the program's. */

/* What the chosen steps of a set take. False: no memory. `out` is to be freed in any
 * case. */
bool unprofiled_read(const struct set_view *view, const struct selection *selection,
                     struct recorder_means *out);

/* Whether the verdict may go by these times: all steps, no marker, no equal clock. */
bool unprofiled_is_asked(const struct compare_request *request);

/* ---- recorded ---- */

/* How the two sides of a comparison were recorded, and how much of their time is in
 * shared names. */

/* Looks at all rows, which must be sorted by name. */
void recorded_measure(const struct compare_result *result, struct recorded_rows *out);

/* The share of a side's kernel time whose names both sides have, 0 .. 1; NaN without
 * kernels. Copies do not count: every program has them, by the same names. */
double recorded_shared(const struct recorded_rows *rows, enum pair_side side);

/* Whether less than half of the kernel time of both sides together is in names that both
 * have: then operators compare more than kernels. False if a side has no kernels. */
bool recorded_few_shared(const struct recorded_rows *rows);

#define RECORDED_VERSION_SIZE 96

/* What the chosen files of a set state, combined. */
struct recorded_facts {
    bool header;        /* some file has a recorder's header */
    bool device_rows;   /* some file has device work */
    int64_t world_size; /* the largest stated; 0: unstated */
    enum trace_option_state options[TRACE_OPTION_COUNT]; /* on if any file says so */
    /* Distinct ones, in order of the files, as "12.4, 12.6"; "": unstated. */
    char versions[TRACE_VERSION_COUNT][RECORDED_VERSION_SIZE];
};
void recorded_read_set(const struct set_view *view, const struct selection *selection,
                       struct recorded_facts *out);
/* What the notes of a kind say of the chosen files, as "in the test, 12 of 24 launches
 * have no device rows (rank 3, and 2 more files)", for the sides in the mask. Empty:
 * there are none. */
void recorded_say_notes(const struct compare_result *result, const char *kind,
                        unsigned sides, char *out, size_t size);

/* Which sets lost rows of the device, so that nothing that rests on these is judged
 * (docs/semantics.md §23). */
struct recorded_loss {
    bool device_rows;  /* some set has any */
    char said[2][240]; /* of those that lost some; of those without any */
};
/* `of`: "the control". */
void recorded_loss_add(const struct set_view *view, const struct selection *selection,
                       const char *of, struct recorded_loss *loss);
/* Completes "cannot judge: …"; empty: nothing was lost. */
const char *recorded_loss_say(const struct recorded_loss *loss);

/* Of one side. */
void recorded_read(const struct compare_result *result, enum pair_side side,
                   struct recorded_facts *out);

/* ---- compare run ---- */

struct store;

/* Compares two selections of two sets. `out` borrows what `request` points to. Errors
 * name the parameter, say what is allowed and carry a slug: unknown_set, unknown_rank,
 * unknown_step, bad_ranks, bad_steps, bad_category, bad_fail_if, unknown_op, bad_marker,
 * unknown_marker, nothing_selected; those of values come from compare_request_read().
 * Free with compare_result_free(). */
int compare_run(struct store *store, const struct compare_request *request,
                struct compare_result *out, struct error *error);

/* Only how far the machine makes the change of the step between the two sides of
 * `request`; `clocks.by_rank` is NULL. Errors as compare_run(). */
int compare_machine(struct store *store, const struct compare_request *request,
                    struct machine *out, struct error *error);

/* ---- compare arrays ---- */

/* The arrays of a comparison as tables; sql/compare.sql describes them. Without rows.
 * `joined` has the tests of the total. */
extern const struct array_table compare_arrays[COMPARE_ARRAYS];

/* Asks for the values of `count` rows of `result->all` from `first` on. Each step of the
 * statement is a row with the given columns (parameters.h, none that only sorts): texts,
 * numbers and NULL; times in ns; COL_COUNT gives a NULL. The caller finishes the
 * statement before it frees the result. */
int compare_ask_rows(const struct compare_result *result, const struct compare_row *first,
                     size_t count, const size_t *columns, size_t column_count,
                     struct statement *out, struct error *error);

/* The names of a change, in the order of their bytes, after the filters of names and
 * categories. Only for a result of compare_run(). */
int compare_ask_names(const struct compare_result *result, enum compare_change change,
                      void (*each)(void *context, const char *name, size_t length),
                      void *context, struct error *error);

#endif

/* Recordings made by hand for the tests of the store, and what they should add up to,
 * worked out the slow way. */
#ifndef TRACEDIFF_TESTS_STORE_FIXTURE_H
#define TRACEDIFF_TESTS_STORE_FIXTURE_H

#include "base/error.h"
#include "store/set_view.h"
#include "trace/recording.h"

struct store;

/* Fails the test with the error's message unless `result` is 0. */
#define assert_ok(result, error)                                                         \
    do {                                                                                 \
        if ((result) != 0)                                                               \
            fail_msg("%s:%d: %s [%s]", __FILE__, __LINE__, (error).message,              \
                     (error).slug);                                                      \
    } while (0)
#define assert_error(result, error, expected_code, expected_slug)                        \
    do {                                                                                 \
        assert_int_equal(result, -(expected_code));                                      \
        assert_int_equal((error).code, expected_code);                                   \
        assert_string_equal((error).slug, expected_slug);                                \
    } while (0)

/* A fresh directory below $TMPDIR or /tmp; removed with everything in it by the second.
 */
char *fixture_directory(void);
void fixture_remove(char *directory);
char *fixture_path(const char *directory, const char *name); /* joined, owned by caller */

struct fixture_options {
    unsigned seed;
    uint32_t events;
    uint32_t steps; /* ProfilerSteps, numbered from first_step */
    int64_t first_step;
    bool whole_us; /* times in whole microseconds */
    bool host_only;
};
/* A resolved recording. Every field that the store keeps is filled, with names that are
 * not UTF-8, hold a NUL, are empty, or are short only in one category. */
struct trace_recording *fixture_recording(const struct fixture_options *options);
/* Without any event: a rank without rows. */
struct trace_recording *fixture_empty_recording(void);

/* The step of an event, worked out from the step rows: 1 and the number, or 0. */
int fixture_step_of(const struct trace_recording *recording, uint32_t row,
                    int64_t *number);

/* Writes recordings as files "rank<i>.json" with rank i, stated. */
void fixture_write(struct store *store, struct trace_recording *const *recordings,
                   size_t count, const char *label, char id[33], bool *already_stored);

/* What is selected on one side: of recording i the steps with these numbers, or (pseudo)
 * the whole file. */
struct fixture_choice {
    size_t recording;
    bool pseudo;
    int64_t number;
};
struct fixture_row {
    char *name;
    size_t name_length;
    char *category;
    uint64_t count[2];
    int64_t total[2], self[2], min[2], max[2];
};
struct fixture_rows {
    struct fixture_row *rows;
    size_t count;
};
/* Adds every event that a choice covers, one by one; `side` is 0 or 1. */
void fixture_add_rows(struct fixture_rows *rows, int side, bool short_names,
                      struct trace_recording *const *recordings,
                      const struct fixture_choice *choices, size_t count);
/* By name (bytes), then category. */
void fixture_sort_rows(struct fixture_rows *rows);
void fixture_free_rows(struct fixture_rows *rows);

/* Ids of the steps of a view that the choices mean (recording i is file i). */
uint32_t *fixture_step_ids(const struct set_view *view,
                           const struct fixture_choice *choices, size_t count);

#endif

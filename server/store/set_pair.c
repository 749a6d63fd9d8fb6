/* Two sets side by side: see set_reader.h. */
#include "base/cleanup.h"
#include "store/set_cover.h"
#include "store/set_reader.h"
#include "store/store_state.h"

#include <stdio.h>
#include <string.h>

struct set_pair {
    struct database database; /* in memory, with `control` and `test` attached */
    struct cover selected[2];
};

static const char *const schemas[2] = {"control", "test"};

int set_pair_open(struct store *store, const char *control_id, const char *test_id,
                  int64_t deadline_ns, struct set_pair **out, struct error *error)
{
    struct set_pair *pair = calloc(1, sizeof *pair);
    char name[sizeof pair->database.name];

    *out = NULL;
    if (pair == NULL)
        return error_set_memory(error);
    snprintf(name, sizeof name, "sets %.32s and %.32s", control_id, test_id);
    int result = database_open_memory(&pair->database, name, error);
    if (result == 0)
        result = set_file_attach(store, control_id, schemas[PAIR_CONTROL],
                                 &pair->database, error);
    if (result == 0)
        result =
            set_file_attach(store, test_id, schemas[PAIR_TEST], &pair->database, error);
    if (result == 0)
        result = database_execute(&pair->database, "PRAGMA query_only = ON", error);
    if (result != 0) {
        set_pair_close(pair);
        return result;
    }
    pair->database.deadline_ns = deadline_ns;
    *out = pair;
    return 0;
}

void set_pair_close(struct set_pair *pair)
{
    if (pair == NULL)
        return;
    cover_free(&pair->selected[PAIR_CONTROL]);
    cover_free(&pair->selected[PAIR_TEST]);
    database_close(&pair->database);
    free(pair);
}

/* ---- selecting ---- */

/* Every sample of a side, and which are chosen. */
struct samples {
    struct cover_step *steps;
    bool *chosen;
    size_t count, capacity;
};

static void free_samples(struct samples *samples)
{
    free(samples->steps);
    free(samples->chosen);
}

static int compare_ids(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

static int add_sample(struct samples *samples, struct statement *row,
                      const uint32_t *wanted, size_t count, struct error *error)
{
    if (samples->count == samples->capacity) {
        size_t capacity = samples->capacity == 0 ? 64 : samples->capacity * 2;
        struct cover_step *steps = reallocarray(samples->steps, capacity, sizeof *steps);
        if (steps == NULL)
            return error_set_memory(error);
        samples->steps = steps;
        bool *chosen = reallocarray(samples->chosen, capacity, sizeof *chosen);
        if (chosen == NULL)
            return error_set_memory(error);
        samples->chosen = chosen;
        samples->capacity = capacity;
    }
    struct cover_step *step = &samples->steps[samples->count];
    *step = (struct cover_step){.id = statement_int64(row, 0),
                                .file = statement_int64(row, 1),
                                .number = statement_int64(row, 2),
                                .pseudo = statement_is_null(row, 2)};
    uint32_t id = (uint32_t)step->id;
    samples->chosen[samples->count++] =
        count > 0 && bsearch(&id, wanted, count, sizeof *wanted, compare_ids) != NULL;
    return 0;
}

static int load_samples(struct set_pair *pair, enum pair_side side,
                        const uint32_t *wanted, size_t count, struct samples *out,
                        struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare_in(&pair->database, schemas[side],
                                      "sql/pair_steps.sql", &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = add_sample(out, &select, wanted, count, error);
    return result;
}

int set_pair_select(struct set_pair *pair, enum pair_side side, const uint32_t *steps,
                    size_t count, struct error *error)
{
    CLEANUP(free_samples) struct samples samples = {0};
    CLEANUP_FREE uint32_t *wanted = calloc(count + 1, sizeof *wanted);

    if (wanted == NULL)
        return error_set_memory(error);
    if (count > 0)
        memcpy(wanted, steps, count * sizeof *wanted);
    qsort(wanted, count, sizeof *wanted, compare_ids);
    size_t distinct = 0;
    for (size_t i = 0; i < count; i++)
        if (i == 0 || wanted[i] != wanted[i - 1])
            wanted[distinct++] = wanted[i];
    int result = load_samples(pair, side, wanted, distinct, &samples, error);
    if (result != 0)
        return result;
    size_t chosen = 0;
    for (size_t i = 0; i < samples.count; i++)
        chosen += samples.chosen[i];
    if (chosen != distinct)
        return error_set(error, ERROR_NOT_FOUND, "unknown_step",
                         "a chosen step is not in the %s set", schemas[side]);
    cover_free(&pair->selected[side]);
    if (!cover_make(samples.steps, samples.chosen, samples.count, &pair->selected[side]))
        return error_set_memory(error);
    return 0;
}

const struct cover *set_pair_cover(const struct set_pair *pair, enum pair_side side)
{
    return &pair->selected[side];
}

/* ---- rows ---- */

static void bind_numbers(struct statement *statement, const char *parameter,
                         const struct cover_numbers *numbers)
{
    statement_bind_blob(statement, parameter, numbers->values,
                        numbers->count * sizeof *numbers->values);
}

static void bind_selection(struct statement *statement, const struct cover *control,
                           const struct cover *test)
{
    bind_numbers(statement, ":control_steps", &control->steps);
    bind_numbers(statement, ":control_files", &control->files);
    bind_numbers(statement, ":control_numbers", &control->numbers);
    statement_bind_text(statement, ":control_scope", control->scope);
    bind_numbers(statement, ":test_steps", &test->steps);
    bind_numbers(statement, ":test_files", &test->files);
    bind_numbers(statement, ":test_numbers", &test->numbers);
    statement_bind_text(statement, ":test_scope", test->scope);
}

static void read_row(struct statement *statement, struct pair_row *row)
{
    *row = (struct pair_row){
        .category = statement_text(statement, 1, NULL),
        .side = (uint8_t)statement_int64(statement, 2),
        .kind = (uint8_t)statement_int64(statement, 3),
    };
    row->name = statement_text(statement, 0, &row->name_length);
    for (int side = 0; side < 2; side++) {
        int column = 4 + 5 * side;

        row->count[side] = (uint64_t)statement_int64(statement, column);
        row->total[side] = statement_int64(statement, column + 1);
        row->self[side] = statement_int64(statement, column + 2);
        row->min[side] = statement_int64(statement, column + 3);
        row->max[side] = statement_int64(statement, column + 4);
    }
}

int set_pair_rows(struct set_pair *pair, bool use_short_name,
                  int (*each)(void *context, const struct pair_row *row), void *context,
                  struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(&pair->database, "sql/compare_rows.sql", false, &select, error);

    if (result != 0)
        return result;
    bind_selection(&select, &pair->selected[PAIR_CONTROL], &pair->selected[PAIR_TEST]);
    statement_bind_int64(&select, ":use_short_name", use_short_name);
    while ((result = statement_step(&select, error)) == 1) {
        struct pair_row row;

        read_row(&select, &row);
        result = each(context, &row);
        if (result != 0)
            return result;
    }
    return result;
}

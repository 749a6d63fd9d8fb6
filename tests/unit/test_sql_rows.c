/* What the tables of SQL over two sets keep, and what that counts as: their rows in the
 * bound of SQLite, operations and arguments in the budget. */
#include "../given.h"
#include "base/error.h"
#include "compare/operation.h"
#include "ingest_place.h"
#include "query/tables.h"
#include "store/database.h"

#include <stdio.h>
#include <string.h>

#define KERNELS 6000
/* A row has a sample, a start and a length. */
#define ROW_BYTES 20

static struct place place;
static char set[33];
static struct budget budget;

static void write_trace(const char *name)
{
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)8 << 20);

    buffer_append_text(&text, "{\"traceEvents\":[");
    for (int i = 0; i < KERNELS; i++) {
        char ts[20];

        snprintf(ts, sizeof ts, "%d", 10 * i);
        add_event(&text, "kernel", "gemm", 0, 7, ts, "8.5", "\"device\":0,\"stream\":7");
    }
    buffer_append_text(&text, "]}");
    scratch_write(&place.scratch, name, text.bytes, text.length);
}

static int open_set(void **state)
{
    RESULT result;

    (void)state;
    place_open(&place);
    write_trace("a/r0.json");
    place_ingest(&place, "a", &result);
    memcpy(set, result.set_id, sizeof set);
    return 0;
}

static int close_set(void **state)
{
    (void)state;
    place_close(&place);
    return 0;
}

/* Without aliases: what is looked up for them counts until the request ends. */
static void read_request(const char *name, const char *category,
                         struct compare_request *out)
{
    struct error error = {0};
    int status = compare_request_read(
        COMPARE_OPERATION,
        GIVEN({"control", set}, {"test", set}, {"name", name}, {"category", category},
              {"control_steps", "any"}, {"test_steps", "any"}, {"aliases", "false"},
              {"merge_lines", "false"}),
        &budget, out, &error);

    assert_int_equal(status, 0);
}

static int make(struct pair_rows *out, const char *name, const char *category,
                int (*of)(struct pair_rows *, struct store *,
                          const struct compare_request *, struct error *),
                struct error *error)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};

    budget = (struct budget){.memory = (uint64_t)1 << 40};
    budget_begin(&budget);
    *out = (struct pair_rows){.budget = &budget};
    read_request(name, category, &request);
    return of(out, place.store, &request, error);
}

static void rows_count_as_memory_of_sqlite(void **state)
{
    struct heap_bound bound = {.most = (int64_t)1 << 40};
    struct error error = {0};
    struct pair_rows rows;

    (void)state;
    assert_true(heap_bind(&bound));
    assert_int_equal(make(&rows, "gemm", "kernel", pair_rows_of_calls, &error), 0);
    assert_int_equal(rows.count, 2 * KERNELS);
    int64_t with = bound.used;
    pair_rows_free(&rows);
    assert_true(with - bound.used >= (int64_t)2 * KERNELS * ROW_BYTES);
    heap_bind(NULL);
    assert_int_equal(budget.memory_used, 0);
}

static void a_statement_without_room_for_rows_ends(void **state)
{
    struct heap_bound bound = {.most = (int64_t)1 << 40};
    struct error error = {0};
    struct pair_rows rows;

    (void)state;
    assert_true(heap_bind(&bound));
    /* What SQLite itself takes for the set is there now. */
    assert_int_equal(make(&rows, "gemm", "kernel", pair_rows_of_calls, &error), 0);
    pair_rows_free(&rows);
    bound.most = bound.used + (int64_t)KERNELS * ROW_BYTES;
    assert_true(make(&rows, "gemm", "kernel", pair_rows_of_calls, &error) < 0);
    assert_true(bound.refused);
    pair_rows_free(&rows);
    heap_bind(NULL);
    assert_int_equal(budget.memory_used, 0);
}

static void an_operation_counts_until_it_is_freed(void **state)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct operation operation;
    struct error error = {0};

    (void)state;
    budget = (struct budget){.memory = (uint64_t)1 << 40};
    budget_begin(&budget);
    read_request("gemm", "kernel", &request);
    assert_int_equal(operation_run(place.store, &request, &operation, &error), 0);
    assert_true(operation.related_count > 0);
    assert_true(budget.memory_used >=
                (operation.sample_count[0] + operation.sample_count[1]) *
                        sizeof(struct operation_sample) +
                    operation.related_count * sizeof(struct operation_related) +
                    operation.texts.arena_length);
    operation_free(&operation);
    assert_int_equal(budget.memory_used, 0);
}

/* A value of SQLite that lives by itself. */
static sqlite3_value *value_of(sqlite3 *handle, const char *text)
{
    sqlite3_stmt *statement;

    assert_int_equal(sqlite3_prepare_v2(handle, "SELECT ?1", -1, &statement, NULL), 0);
    sqlite3_bind_text(statement, 1, text, -1, SQLITE_TRANSIENT);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    sqlite3_value *value = sqlite3_value_dup(sqlite3_column_value(statement, 0));
    sqlite3_finalize(statement);
    return value;
}

static void arguments_are_counted_and_known_again(void **state)
{
    static char text[SQL_GIVEN_LENGTH_MAX + 2];
    CLEANUP(sql_given_free) struct sql_parameters given = {.budget = &budget};
    CLEANUP(sql_given_free) struct sql_parameters again = {0};
    struct error error = {0};
    sqlite3 *handle;

    (void)state;
    assert_int_equal(sqlite3_open(":memory:", &handle), SQLITE_OK);
    sqlite3_value *both[] = {value_of(handle, "name=a=b"), value_of(handle, NULL),
                             value_of(handle, "category=c")};
    sqlite3_value *other[] = {value_of(handle, "name=a=B"), both[2]};
    sqlite3_value *longer[] = {both[0], both[2], both[2]};
    budget = (struct budget){0};
    budget_begin(&budget);
    assert_int_equal(sql_given_read(&given, 3, both, &error), 0);
    sql_given_put(&given, "control", set);
    assert_int_equal(given.count, 3);
    assert_string_equal(given.items[0].value, "a=b");
    assert_true(budget.memory_used >= strlen("name=a=b") + strlen("category=c"));
    assert_true(sql_given_is(&given, 3, both));
    assert_false(sql_given_is(&given, 2, other));
    assert_false(sql_given_is(&given, 1, both));
    assert_false(sql_given_is(&given, 3, longer));
    assert_int_equal(sql_given_read(&again, 2, &both[1], &error), 0);
    assert_false(sql_given_same(&given, &again));
    assert_false(sql_given_same(&again, &given));
    assert_false(sql_given_remove(&given, "name=a"));
    assert_true(sql_given_remove(&given, "name=a=b"));
    assert_int_equal(given.count, 2);
    assert_string_equal(given.items[1].name, "control");
    assert_true(sql_given_same(&given, &again));
    sql_given_free(&given);
    assert_int_equal(budget.memory_used, 0);
    memset(text, '=', SQL_GIVEN_LENGTH_MAX);
    sqlite3_value *longest = value_of(handle, text);
    assert_int_equal(sql_given_read(&given, 1, &longest, &error), 0);
    text[SQL_GIVEN_LENGTH_MAX] = '=';
    sqlite3_value *too_long = value_of(handle, text);
    assert_true(sql_given_read(&given, 1, &too_long, &error) < 0);
    assert_string_equal(error.slug, "bad_argument");
    for (int i = 0; i < 3; i++)
        sqlite3_value_free(both[i]);
    sqlite3_value_free(other[0]);
    sqlite3_value_free(longest);
    sqlite3_value_free(too_long);
    sqlite3_close(handle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_count_as_memory_of_sqlite),
        cmocka_unit_test(a_statement_without_room_for_rows_ends),
        cmocka_unit_test(an_operation_counts_until_it_is_freed),
        cmocka_unit_test(arguments_are_counted_and_known_again),
    };

    return cmocka_run_group_tests(tests, open_set, close_set);
}

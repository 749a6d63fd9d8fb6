/* answer/, and its writers in render/: an answer made by hand reads the same in every
 * format. */
#include "answer/answer.h"
#include "answer/answer_tables.h"
#include "answer/compare.h"
#include "base/error.h"
#include "store/set_pair.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static char control[] = "old", test[] = "new";
static struct compare_result result = {
    .request = {.sort = "abs_diff_duration"},
    .verdict = {.kind = VERDICT_SLOWER,
                .mean = {10e6, 12e6},
                .change = 2e6,
                .has_interval = true,
                .shift = 2e6,
                .low = 1900000,
                .high = 2100000,
                .confidence = 0.95,
                .test = {.p = 0.002, .median = {10e6, 12e6}},
                .observations = {6, 6}},
    .one_recording = true};

static int set_up(void **state)
{
    (void)state;
    result.info[PAIR_CONTROL].label = control;
    result.info[PAIR_TEST].label = test;
    snprintf(result.info[PAIR_CONTROL].id, sizeof result.info[0].id, "a1");
    snprintf(result.info[PAIR_TEST].id, sizeof result.info[0].id, "b2");
    return 0;
}

static json_t *parse(const char *text)
{
    json_t *value = json_loads(text, 0, NULL);

    assert_non_null(value);
    return value;
}

/* Three lines, of which a sentence tells the second, another one is not certain; and a
 * fact. The sums are those of two samples a side. */
static void explain(struct compare_result *explained)
{
    explained->request.diagnosis = true;
    explained->account =
        parse("{\"control_samples\":2,\"test_samples\":2,\"lines\":["
              "{\"kind\":\"per_call\",\"certainty\":\"no_difference_found\","
              "\"control_ns\":6000000,\"test_ns\":5500000,"
              "\"parts\":[{\"name\":\"gemm\",\"row\":null},{\"text\":\" is shorter\"}]},"
              "{\"kind\":\"more_calls\",\"certainty\":\"sure\",\"control_ns\":0,"
              "\"test_ns\":5000000,\"parts\":[{\"text\":\"never shown\"}]},"
              "{\"kind\":\"rest\",\"certainty\":\"sure\",\"control_ns\":14000000,"
              "\"test_ns\":13500000,\"parts\":[{\"text\":\"Everything else\"}]}]}");
    explained->diagnosis = parse(
        "[{\"kind\":\"more_calls\",\"certainty\":\"sure\",\"change\":2500,\"line\":1,"
        "\"parts\":[{\"name\":\"a|b\",\"row\":null},{\"text\":\" takes \"},"
        "{\"number\":\"2.50 ms\",\"value\":2500,\"unit\":\"\u00b5s\"},"
        "{\"text\":\" more.\"}]},"
        "{\"kind\":\"more_calls\",\"certainty\":\"fact\",\"change\":null,"
        "\"parts\":[{\"text\":\"It runs more often.\"}]},"
        "{\"kind\":\"limit\",\"certainty\":\"untested\",\"change\":null,"
        "\"parts\":[{\"text\":\"The device is the limit.\"}]}]");
}

static void make(struct answer *answer, struct compare_result *explained)
{
    struct error error;

    *explained = result;
    explain(explained);
    assert_int_equal(answer_make(explained, answer, &error), 0);
}

static void discard(struct compare_result *explained)
{
    json_decref(explained->account);
    json_decref(explained->diagnosis);
}

static void has(const struct buffer *out, const char *text)
{
    if (strstr(out->bytes, text) == NULL)
        fail_msg("no \"%s\" in:\n%s", text, out->bytes);
}

static void lines_have_their_change_and_a_bar(void **state)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out = BUFFER(100000);
    struct compare_result explained;

    (void)state;
    make(&answer, &explained);
    compare_write_diagnosis(&answer, false, 60, &out);
    assert_string_equal(out.bytes,
                        "\n1.     +2.500 ms ██████████ `a|b` takes 2.50 ms more.\n"
                        "2. It runs more often.\n"
                        "     −250.000 µs █          `gemm` is shorter\n"
                        "     −250.000 µs █          Everything else\n"
                        "The device is the limit.\n");
    discard(&explained);
}

static void markdown_has_the_same(void **state)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out = BUFFER(100000);
    struct compare_result explained;

    (void)state;
    make(&answer, &explained);
    compare_write_markdown(&answer, &out);
    has(&out, "### `old` → `new`: slower by 20.0 % (between +19.0 % and +21.0 %)\n");
    has(&out, ", means; 95 % confidence, p = 0.002, by 6 samples against 6.");
    has(&out, "<sub>One recording per side: ");
    has(&out, "\n1. **+2.500 ms** `a|b` takes 2.50 ms more.\n2. It runs more often.\n"
              "- −250.000 µs `gemm` is shorter\n- **−250.000 µs** Everything else\n\n"
              "The device is the limit.\n");
    discard(&explained);
}

static void a_brief_has_the_same(void **state)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out = BUFFER(100000);
    struct compare_result explained;

    (void)state;
    make(&answer, &explained);
    compare_write_brief(&answer, "", &out);
    has(&out, "verdict_words: slower by 20.0 % (between +19.0 % and +21.0 %)\n");
    has(&out, "certainty: 95 % confidence, p = 0.002, by 6 samples against 6\n");
    has(&out, "cause.1: more_calls, sure, +2.500 ms, look at link.page\n"
              "cause.1.text: `a|b` takes 2.50 ms more.\n");
    has(&out, "account.1: per_call, no_difference_found, −250.000 µs\naccount.1.text: "
              "`gemm` is shorter\naccount.3: rest, sure, −250.000 µs\n");
    assert_null(strstr(out.bytes, "never shown"));
    discard(&explained);
}

/* What limits the sides is said once: by the diagnosis, or else as the verdict does. */
static void the_limit_is_said_once(void **state)
{
    struct compare_result limited = result;

    (void)state;
    for (int side = 0; side < 2; side++)
        limited.step_time[side] = (struct step_time){
            .samples = 6, .step = 10, .idle = 0, .has_parts = true, .compute = 10};
    for (int told = 0; told < 2; told++) {
        CLEANUP(answer_free) struct answer answer;
        struct error error;

        limited.diagnosis = json_array();
        if (told)
            json_array_append_new(limited.diagnosis,
                                  json_pack("{s:s, s:[{s:s}]}", "kind", "limit", "parts",
                                            "text", "The device is, by far."));
        assert_int_equal(answer_make(&limited, &answer, &error), 0);
        assert_string_equal(sentence_words(&answer.verdict.limits),
                            "The device is the limit.");
        assert_int_equal(answer.item_count, 1);
        assert_int_equal(answer.items[0].role, ANSWER_LIMIT);
        assert_string_equal(sentence_words(&answer.items[0].words),
                            told ? "The device is, by far." : "The device is the limit.");
        json_decref(limited.diagnosis);
    }
}

/* ---- rows ---- */

/* One is new; of two with one name, one has no difference. */
static struct compare_row rows[] = {
    {.name = "gemm_of_one",
     .category = "kernel",
     .side = TRACE_DEVICE,
     .change = CHANGE_ADDED,
     .count = {0, 6},
     .total = {0, 1500000},
     .significance = {.tests = {{.verdict = SIGNIFICANCE_SLOWER}},
                      .calls = CALLS_FACT,
                      .always = {0, 1}}},
    {.name = "copy|of",
     .category = "cpu_op",
     .side = TRACE_DEVICE,
     .change = CHANGE_UNCHANGED,
     .count = {4, 4},
     .total = {2000000, 1000000},
     .significance = {.tests = {{.verdict = SIGNIFICANCE_NO_DIFFERENCE}}}},
    {.name = "copy|of",
     .category = "a_very_long_category",
     .side = TRACE_DEVICE,
     .change = CHANGE_DELETED,
     .count = {12, 0},
     .total = {2500, 0},
     .significance = {.tests = {{.verdict = SIGNIFICANCE_FASTER}}}}};

static void rows_in(enum compare_format format, enum compare_unit unit,
                    struct answer_table *out)
{
    struct compare_result shown = result;

    shown.request.format = format;
    shown.request.measure = SIGNIFICANCE_TOTAL;
    shown.request.unit = unit;
    shown.all = shown.page = rows;
    shown.row_count = shown.page_count = sizeof rows / sizeof rows[0];
    answer_table_of_rows(&shown, out);
}

static void check_rows(size_t width, const char *expected)
{
    CLEANUP(answer_table_free) struct answer_table table;
    CLEANUP_BUFFER struct buffer out = BUFFER(10000);

    rows_in(COMPARE_TABLE, COMPARE_TOTAL, &table);
    answer_table_write_text(&table, false, width, &out);
    assert_string_equal(out.bytes, expected);
}

/* Per step, each number is a side's total divided by its samples. */
static void rows_are_per_step(void **state)
{
    static const struct selection selection[2] = {{.step_count = 3}, {.step_count = 4}};
    CLEANUP(answer_table_free) struct answer_table table;
    struct compare_result shown = {
        .request = {.format = COMPARE_TABLE, .measure = SIGNIFICANCE_TOTAL},
        .page = rows,
        .page_count = 2,
        .row_count = 2};

    (void)state;
    memcpy(shown.selection, selection, sizeof selection);
    answer_table_of_rows(&shown, &table);
    assert_string_equal(table.columns[0].title, "operation (total time per step)");
    assert_true(fabs(table.rows[1].cells[1].number - 4. / 3) < 1e-9);
    assert_true(fabs(table.rows[1].cells[1].more[0] - 1) < 1e-9);
    assert_true(fabs(table.rows[1].cells[2].number - 2e6 / 3) < 1e-3);
    assert_true(fabs(table.rows[1].cells[3].number - 250000) < 1e-3);
    assert_string_equal(sentence_words(&table.rows[0].words),
                        "exactly these calls in every step");
}

static void rows_have_the_columns_that_fit(void **state)
{
    (void)state;
    check_rows(
        SIZE_MAX,
        "\noperation (total time)  calls   control      test     change           "
        "verdict              category\n"
        "gemm_of_one               0→6      0 µs  1.500 ms  +1.500 ms      new  "
        "slower               kernel                calls: 0 → 1 in every step\n"
        "copy|of                   4→4  2.000 ms  1.000 ms  −1.000 ms  −50.0 %  no "
        "difference found  cpu_op\n"
        "copy|of                  12→0  2.500 µs      0 µs  −2.500 µs     gone  "
        "faster               a_very_long_category\n");
    check_rows(62, "\noperation (total time)  calls      test     change  verdict\n"
                   "gemm_of_one               0→6  1.500 ms  +1.500 ms  slower\n"
                   "copy|of [cpu_op]          4→4  1.000 ms  −1.000 ms  none found\n"
                   "copy|of [a_very_l…ory]   12→0      0 µs  −2.500 µs  faster\n");
    check_rows(50, "\noperation   calls      test     change  verdict\n"
                   "gemm_o…one    0→6  1.500 ms  +1.500 ms  slower\n"
                   "copy|of       4→4  1.000 ms  −1.000 ms  none found\n"
                   "copy|of      12→0      0 µs  −2.500 µs  faster\n");
}

static void rows_are_the_same_in_every_format(void **state)
{
    const struct answer_table *tables[] = {NULL, NULL};
    CLEANUP(answer_table_free) struct answer_table table;
    CLEANUP(answer_table_free) struct answer_table first;
    CLEANUP_BUFFER struct buffer out = BUFFER(10000);
    struct brief_lines lines;

    (void)state;
    rows_in(COMPARE_MARKDOWN, COMPARE_TOTAL, &table);
    tables[0] = &table;
    answer_table_write_markdown(&table, tables, &out);
    has(&out, "| operation (total time) | calls | control | test | change |  | verdict | "
              "category | note |\n|---|---:|---:|---:|---:|---:|---|---|---|\n");
    has(&out, "| `gemm_of_one` | 0 → 6 | 0 µs | 1.500 ms | +1.500 ms | new | "
              "slower | `kernel` | calls: 0 → 1 in every step |\n");
    has(&out, "| `copy\\|of` | 4 → 4 | 2.000 ms | 1.000 ms | −1.000 ms | −50.0 % | no "
              "difference found | `cpu_op` |  |\n");
    buffer_clear(&out);
    rows_in(COMPARE_BRIEF, COMPARE_TOTAL, &first);
    brief_lines_begin(&lines, 6000, &out);
    answer_table_write_brief(&first, "row", &lines);
    brief_lines_end(&lines);
    has(&out, " `gemm_of_one`, calls 0 to 6, control 0 µs, test 1.500 ms, change "
              "+1.500 ms, slower\nrow.2: id ");
    has(&out, " `copy|of`, calls 4 to 4, control 2.000 ms, test 1.000 ms, change −1.000 "
              "ms (−50.0 %), no difference found\n");
    answer_table_free(&first);
    rows_in(COMPARE_JSON, COMPARE_TOTAL,
            &first); /* which has every row, by columns of its own */
    assert_int_equal(first.row_count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_have_their_change_and_a_bar),
        cmocka_unit_test(markdown_has_the_same),
        cmocka_unit_test(a_brief_has_the_same),
        cmocka_unit_test(the_limit_is_said_once),
        cmocka_unit_test(rows_are_per_step),
        cmocka_unit_test(rows_have_the_columns_that_fit),
        cmocka_unit_test(rows_are_the_same_in_every_format),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}

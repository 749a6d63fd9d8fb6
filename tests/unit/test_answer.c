/* answer/, and its writers in render/: an answer made by hand reads the same in every
 * format. */
#include "answer/answer.h"
#include "base/cleanup.h"
#include "render/compare_brief.h"
#include "render/compare_markdown.h"
#include "render/compare_summary.h"
#include "store/set/set_pair.h"

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
    CLEANUP_BUFFER struct buffer out;
    struct compare_result explained;

    (void)state;
    make(&answer, &explained);
    buffer_init(&out, 100000);
    compare_write_diagnosis(&answer, false, 60, &out);
    assert_string_equal(out.bytes,
                        "\n1.     +2.500 ms ██████████ `a|b` takes 2.50 ms more.\n"
                        "2. It runs more often.\n"
                        "     -250.000 us █          `gemm` is shorter\n"
                        "     -250.000 us █          Everything else\n"
                        "The device is the limit.\n");
    discard(&explained);
}

static void markdown_has_the_same(void **state)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out;
    struct compare_result explained;

    (void)state;
    make(&answer, &explained);
    buffer_init(&out, 100000);
    compare_write_markdown(&answer, &out);
    has(&out, "### `old` → `new`: slower by 20.0 % (between +19.0 % and +21.0 %)\n");
    has(&out, ", means; typical shift +2.00 ms (+20.0 %), between +1.90 ms and +2.10 ms; "
              "95 % confidence, p = 0.002, by 6 samples against 6.");
    has(&out, "<sub>One recording per side: ");
    has(&out, "\n1. **+2.500 ms** `a|b` takes 2.50 ms more.\n2. It runs more often.\n"
              "- -250.000 us `gemm` is shorter\n- **-250.000 us** Everything else\n\n"
              "The device is the limit.\n");
    discard(&explained);
}

static void a_brief_has_the_same(void **state)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out;
    struct compare_result explained;

    (void)state;
    make(&answer, &explained);
    buffer_init(&out, 100000);
    compare_write_brief(&answer, "", &out);
    has(&out, "verdict_words: slower by 20.0 % (between +19.0 % and +21.0 %)\n");
    has(&out, "certainty: typical shift +2.00 ms (+20.0 %), between +1.90 ms and "
              "+2.10 ms; 95 % confidence, p = 0.002, by 6 samples against 6\n");
    has(&out, "cause.1: more_calls, sure, +2.500 ms, look at link.page\n"
              "cause.1.text: `a|b` takes 2.50 ms more.\n");
    has(&out, "account.1: per_call, no_difference_found, -250.000 us\naccount.1.text: "
              "`gemm` is shorter\naccount.3: rest, sure, -250.000 us\n");
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
        assert_int_equal(answer.sentence_count, 1);
        assert_false(answer.sentences[0].is_cause);
        assert_string_equal(sentence_words(&answer.sentences[0].words),
                            told ? "The device is, by far." : "The device is the limit.");
        json_decref(limited.diagnosis);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_have_their_change_and_a_bar),
        cmocka_unit_test(markdown_has_the_same),
        cmocka_unit_test(a_brief_has_the_same),
        cmocka_unit_test(the_limit_is_said_once),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}

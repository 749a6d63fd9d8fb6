/* answer/, and its writers in render/: an answer made by hand reads the same in every
 * format. */
#include "answer/answer.h"
#include "base/cleanup.h"
#include "render/answer_table_text.h"
#include "render/compare_answers_json.h"
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
#include <stdlib.h>
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

static void make(struct answer *answer)
{
    struct error error;

    assert_int_equal(answer_make(&result, answer, &error), 0);
}

/* Three lines, of which one is not certain, and a fact. */
static void add_account(struct answer *answer)
{
    static const struct {
        const char *kind, *name;
        double time[2];
        enum answer_certainty certainty;
    } lines[] = {{"more_calls", "a|b", {0, 2.5e6}, ANSWER_CHANGED},
                 {"per_call", "gemm", {3e6, 2.75e6}, ANSWER_CHANGED},
                 {"rest", NULL, {7e6, 6.75e6}, ANSWER_NO_DIFFERENCE}};

    answer->lines = calloc(3, sizeof *answer->lines);
    answer->facts = calloc(1, sizeof *answer->facts);
    assert_non_null(answer->lines);
    assert_non_null(answer->facts);
    for (size_t i = 0; i < 3; i++) {
        struct answer_line *line = &answer->lines[answer->line_count++];

        *line = (struct answer_line){.kind = lines[i].kind,
                                     .time = {lines[i].time[0], lines[i].time[1]},
                                     .certainty = lines[i].certainty};
        sentence_init(&line->words);
        if (lines[i].name == NULL) {
            sentence_text(&line->words, "Everything else");
            continue;
        }
        sentence_name(&line->words, lines[i].name, lines[i].name, "kernel");
        sentence_text(&line->words, " takes ");
        sentence_times(&line->words, lines[i].time[0], lines[i].time[1]);
    }
    struct answer_fact *fact = &answer->facts[answer->fact_count++];
    *fact = (struct answer_fact){
        .kind = "calls", .name = "aten::to", .unit = "", .value = {3, 7}};
    sentence_init(&fact->words);
    sentence_name(&fact->words, "aten::to", "aten::to", "cpu_op");
    sentence_text(&fact->words, " runs ");
    sentence_counts(&fact->words, fact->value);
    sentence_text(&fact->words, " times");
}

static void has(const struct buffer *out, const char *text)
{
    if (strstr(out->bytes, text) == NULL)
        fail_msg("no \"%s\" in:\n%s", text, out->bytes);
}

static void the_account_is_a_table_with_bars(void **state)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out;

    (void)state;
    make(&answer);
    buffer_init(&out, 100000);
    assert_true(compare_write_account(&answer, false, 60, &out));
    assert_int_equal(out.length, 0); /* there is none */
    add_account(&answer);
    assert_true(compare_write_account(&answer, false, 60, &out));
    assert_string_equal(
        out.bytes, "\nwhere the change comes from:\n"
                   "       control           test          change\n"
                   "      0.000 us       2.500 ms       +2.500 ms ██████████\n"
                   "    `a|b` takes 0 → 2.50 ms\n"
                   "      3.000 ms       2.750 ms     -250.000 us █\n"
                   "    `gemm` takes 3.00 → 2.75 ms\n"
                   "      7.000 ms       6.750 ms     -250.000 us █\n"
                   "    Everything else (no difference found)\n"
                   "\nthe same in all samples of a side, different between the sides:\n"
                   "- `aten::to` runs 3 → 7 times\n");
}

static void markdown_has_the_same(void **state)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out;

    (void)state;
    make(&answer);
    add_account(&answer);
    buffer_init(&out, 100000);
    compare_write_markdown(&answer, &out);
    has(&out, "### `old` → `new`: slower by 20.0 % (between +19.0 % and +21.0 %)\n");
    has(&out,
        ", means; typical shift +2.00 ms (+20.0 %), between +1.90 ms and +2.10 ms; ");
    has(&out, "95 % confidence, p = 0.002, by 6 samples against 6.");
    has(&out, "<sub>One recording per side: ");
    has(&out,
        "\nWhere the change comes from:\n\n"
        "| control | test | change |  | what |\n|---:|---:|---:|---|---|\n"
        "| 0.000 us | 2.500 ms | +2.500 ms | ██████████ | `a\\|b` takes 0 → 2.50 ms "
        "|\n");
    has(&out, "| █ | Everything else (no difference found) |\n");
    has(&out, "\nThe same in all samples of a side, different between the sides:\n\n"
              "- `aten::to` runs 3 → 7 times\n");
}

static void a_brief_has_the_same(void **state)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out;

    (void)state;
    make(&answer);
    add_account(&answer);
    buffer_init(&out, 100000);
    compare_write_brief(&answer, "", &out);
    has(&out, "verdict_words: slower by 20.0 % (between +19.0 % and +21.0 %)\n");
    has(&out, "certainty: typical shift +2.00 ms (+20.0 %), between +1.90 ms and "
              "+2.10 ms; 95 % confidence, p = 0.002, by 6 samples against 6\n");
    has(&out, "account.1: more_calls, changed, control 0.000 us, test 2.500 ms, change "
              "+2.500 ms\naccount.1.text: `a|b` takes 0 → 2.50 ms\n");
    has(&out, "account.3: rest, no_difference_found, ");
    has(&out, "fact.1: `aten::to` runs 3 → 7 times\n");
}

static void check_text(const json_t *list, size_t i, const char *key, const char *text)
{
    assert_string_equal(json_string_value(json_object_get(json_array_get(list, i), key)),
                        text);
}

static void json_has_the_same(void **state)
{
    CLEANUP(answer_free) struct answer answer;

    (void)state;
    make(&answer);
    add_account(&answer);
    json_t *account = compare_json_account(&answer), *facts = compare_json_facts(&answer);
    assert_int_equal(json_array_size(account), 3);
    check_text(account, 0, "kind", "more_calls");
    check_text(account, 0, "text", "`a|b` takes 0 → 2.50 ms");
    check_text(account, 2, "certainty", "no_difference_found");
    const json_t *first = json_array_get(account, 0);
    assert_true(json_number_value(json_object_get(first, "change")) == 2500);
    assert_int_equal(json_array_size(json_object_get(first, "parts")), 5);
    check_text(facts, 0, "name", "aten::to");
    json_decref(account);
    json_decref(facts);
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
        cmocka_unit_test(the_account_is_a_table_with_bars),
        cmocka_unit_test(markdown_has_the_same),
        cmocka_unit_test(a_brief_has_the_same),
        cmocka_unit_test(json_has_the_same),
        cmocka_unit_test(the_limit_is_said_once),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}

/* base/sentence.h: parts, and numbers as people read them. */
#include "base/error.h"
#include "base/sentence.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* The parts, with names in backticks, are the sentence; no two texts follow each other.
 */
static void check_parts(const struct sentence *sentence)
{
    CLEANUP_BUFFER struct buffer joined = BUFFER(10000);

    buffer_append_text(&joined, "");
    for (size_t i = 0; i < sentence->count; i++) {
        const struct sentence_part *part = &sentence->parts[i];
        const char *quote = part->kind == PART_NAME ? "`" : "";

        assert_true(i == 0 || part->kind != PART_TEXT ||
                    sentence->parts[i - 1].kind != PART_TEXT);
        buffer_append_text(&joined, quote);
        buffer_append(&joined, sentence_words(sentence) + part->begin,
                      part->end - part->begin);
        buffer_append_text(&joined, quote);
    }
    assert_string_equal(joined.bytes, sentence_words(sentence));
}

#define ASSERT_WRITES(right, call)                                                       \
    do {                                                                                 \
        CLEANUP_SENTENCE struct sentence out;                                            \
        sentence_init(&out);                                                             \
        call;                                                                            \
        assert_false(sentence_failed(&out));                                             \
        assert_string_equal(sentence_words(&out), right);                                \
        check_parts(&out);                                                               \
    } while (0)

static void numbers_have_three_digits(void **state)
{
    static const struct {
        double value;
        const char *right;
    } digits[] = {{0, "0"},         {1, "1.00"},      {0.004, "0.00"},
                  {9.994, "9.99"},  {9.996, "10.0"},  {99.94, "99.9"},
                  {99.96, "100"},   {1234.5, "1235"}, {-3.14159, "−3.14"},
                  {-55.55, "−55.6"}};
    static const struct {
        double ns;
        const char *right;
    } times[] = {{0, "0 ns"},         {12, "12.0 ns"},       {999, "999 ns"},
                 {999.6, "1.00 µs"},  {40100000, "40.1 ms"}, {999400, "999 µs"},
                 {999600, "1.00 ms"}, {2.5e9, "2.50 s"},     {7.2e12, "7200 s"},
                 {-1500, "−1.50 µs"}};

    (void)state;
    for (size_t i = 0; i < COUNT(digits); i++)
        ASSERT_WRITES(digits[i].right, sentence_digits(&out, digits[i].value));
    for (size_t i = 0; i < COUNT(times); i++)
        ASSERT_WRITES(times[i].right, sentence_time(&out, times[i].ns));
    ASSERT_WRITES("130 → 170 ms", sentence_times(&out, 130e6, 170e6));
    ASSERT_WRITES("1.00 ms → 4.20 s", sentence_times(&out, 1e6, 4.2e9));
    ASSERT_WRITES("0 → 12.0 µs", sentence_times(&out, 0, 12e3));
}

static void counts_and_parts(void **state)
{
    (void)state;
    ASSERT_WRITES("3", sentence_count(&out, 3));
    ASSERT_WRITES("3", sentence_count(&out, 2.996));
    ASSERT_WRITES("0.25", sentence_count(&out, 0.25));
    ASSERT_WRITES("12.5", sentence_count(&out, 12.5));
    ASSERT_WRITES("1234", sentence_count(&out, 1234.4));
    ASSERT_WRITES("60 → 84", sentence_counts(&out, (const double[2]){60, 84}));
    ASSERT_WRITES("21 %", sentence_percent(&out, 0.2104));
    ASSERT_WRITES("9.9 %", sentence_percent(&out, 0.0994));
    ASSERT_WRITES("10 %", sentence_percent(&out, 0.0996));
    ASSERT_WRITES("0.5 %", sentence_percent(&out, -0.005));
    ASSERT_WRITES("+21.4 %", sentence_percent_change(&out, 21.4));
    ASSERT_WRITES("once", sentence_often(&out, 1));
    ASSERT_WRITES("2.50 times", sentence_often(&out, 2.5));
    ASSERT_WRITES("3.36 GB", sentence_bytes(&out, 3.3612e9));
    ASSERT_WRITES("+40.1 ms", sentence_time_change(&out, 40.1e6));
    ASSERT_WRITES("−40.1 ms", sentence_time_change(&out, -40.1e6));
    ASSERT_WRITES("4.60 of 94.4 ms", sentence_of(&out, 4.6e6, 94.4e6));
    ASSERT_WRITES("89.7 ms of 1.02 s", sentence_of(&out, 89.7e6, 1.02e9));
    ASSERT_WRITES("0.12 of 1.02 s", sentence_of(&out, 117e6, 1.02e9));
    ASSERT_WRITES("5.02 instead of 4.61 ms", sentence_instead(&out, 4.61e6, 5.02e6));
}

static void names_are_readable(void **state)
{
    char name[400];

    (void)state;
    ASSERT_WRITES("`aten::mm`", sentence_name(&out, "aten::mm", NULL, NULL));
    ASSERT_WRITES("`a b c`", sentence_name(&out, "a`b\nc", NULL, NULL));
    ASSERT_WRITES("`\xEF\xBF\xBD`", sentence_name(&out, "\xFF", NULL, NULL));
    ASSERT_WRITES("``", sentence_name(&out, "", NULL, NULL));
    /* Whole letters only, from the beginning and the end. */
    for (size_t i = 0; i < 130; i++)
        memcpy(name + 3 * i, "漢", 3);
    name[390] = '\0';
    CLEANUP_SENTENCE struct sentence out = SENTENCE;
    sentence_name(&out, name, NULL, NULL);
    assert_false(sentence_failed(&out));
    assert_non_null(strstr(sentence_words(&out), "漢…漢"));
    assert_null(strstr(sentence_words(&out), "\xEF\xBF\xBD"));
    assert_true(out.text.length < 120);
}

static void check_part(const struct sentence *sentence, size_t i,
                       enum sentence_part_kind kind, const char *shown)
{
    const struct sentence_part *part = &sentence->parts[i];

    assert_true(i < sentence->count);
    assert_int_equal(part->kind, kind);
    assert_int_equal(part->end - part->begin, strlen(shown));
    assert_memory_equal(sentence_words(sentence) + part->begin, shown, strlen(shown));
}

static void parts_keep_what_they_are(void **state)
{
    CLEANUP_SENTENCE struct sentence inner, out;

    (void)state;
    sentence_init(&inner);
    sentence_init(&out);
    sentence_text(&inner, ", ");
    sentence_name(&inner, "mm", "aten::mm", "cpu_op");
    sentence_text(&inner, " takes ");
    sentence_time(&inner, 1.5e6);
    sentence_text(&out, "so ");
    sentence_printf(&out, "%d", 7);
    sentence_append(&out, &inner);
    sentence_append(&out, &inner);
    sentence_capital(&out);
    check_parts(&out);
    assert_string_equal(sentence_words(&out),
                        "So 7, `mm` takes 1.50 ms, `mm` takes 1.50 ms");
    assert_int_equal(out.count, 8);
    check_part(&out, 0, PART_TEXT, "So 7, ");
    for (size_t i = 1; i < 8; i += 4) {
        check_part(&out, i, PART_NAME, "mm");
        assert_true(out.parts[i].has_row);
        assert_string_equal(sentence_row(&out, &out.parts[i]), "aten::mm");
        assert_string_equal(sentence_category(&out, &out.parts[i]), "cpu_op");
        check_part(&out, i + 2, PART_NUMBER, "1.50 ms");
        assert_true(out.parts[i + 2].value == 1500);
        assert_string_equal(out.parts[i + 2].unit, SENTENCE_US);
    }
    sentence_clear(&out);
    assert_true(sentence_is_empty(&out));
    sentence_text(&out, "again");
    check_parts(&out);
}

static void a_sentence_has_an_end(void **state)
{
    CLEANUP_SENTENCE struct sentence out = SENTENCE;

    (void)state;
    for (size_t i = 0; i < 5000 && !sentence_failed(&out); i++) {
        sentence_name(&out, "some name", "some name", "kernel");
        sentence_count(&out, 3);
    }
    assert_true(sentence_failed(&out));
    for (size_t i = 0; i < out.count; i++)
        assert_true(out.parts[i].end <= out.text.length);
}

static void long_texts_are_cut_between_letters(void **state)
{
    (void)state;
    ASSERT_WRITES("[[1],[2]]", sentence_cut(&out, "[[1],[2]]", 60));
    ASSERT_WRITES("[[1],…", sentence_cut(&out, "[[1],[2]]", 5));
    ASSERT_WRITES("漢…", sentence_cut(&out, "漢漢", 4));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_have_three_digits),
        cmocka_unit_test(counts_and_parts),
        cmocka_unit_test(names_are_readable),
        cmocka_unit_test(parts_keep_what_they_are),
        cmocka_unit_test(a_sentence_has_an_end),
        cmocka_unit_test(long_texts_are_cut_between_letters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Broken traces: what is kept, what is counted, what is said; and never a crash. The
 * forms of damage are those that reference users meet: docs/semantics.md §2. */
#include "base/error.h"
#include "rounds.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Appends event `number`: 40 ns long, named event<number>. */
static void good_event(struct buffer *out, int number)
{
    buffer_printf(
        out,
        "{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"event%d\",\"pid\":0,\"tid\":7,"
        "\"ts\":%d.5,\"dur\":0.04,\"args\":{\"device\":0,\"stream\":7,"
        "\"correlation\":%d,\"grid\":[1,2,3]}}",
        number, 100 + number, number);
}

/* Each byte is cut; with a sanitizer, which makes that slow, each fifth. */
#define BYTES (SANITIZED ? 5U : 1U)

/* The bytes read in several ways that must all come to the same. */
static int read_all_ways(const void *bytes, size_t length, struct trace_recording **out,
                         struct error *error)
{
    static const size_t pieces[] = {64, 131, 4096};
    int result = try_bytes(bytes, length, NULL, out, error);

    for (const struct scan_variant *v = scan_variants(); v->name != NULL; v++)
        for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
            const struct trace_read_options options = {.variant = v, .piece = pieces[i]};
            struct error other_error;
            RECORDING other = NULL;
            char why[256];

            assert_int_equal(try_bytes(bytes, length, &options, &other, &other_error),
                             result);
            if (result != 0)
                assert_string_equal(other_error.message, error->message);
            else if (!same_recordings(*out, other, why))
                fail_msg("%s, pieces of %zu: %s\n%.*s", v->name, pieces[i], why,
                         (int)length, (const char *)bytes);
        }
    return result;
}

/* ---- in the middle of the list ---- */

struct damage {
    const char *text;           /* between two good events, with its own commas */
    int kept, invalid, ignored; /* of the text */
};

static bool check_damage(const struct damage *damage, bool bare_array)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    RECORDING recording = NULL;
    struct error error;
    unsigned seen = 0;

    buffer_append_text(&text,
                       bare_array ? "[" : "{\"schemaVersion\":1,\"traceEvents\":[");
    for (int i = 0; i < 3; i++) {
        good_event(&text, i);
        if (i < 2)
            buffer_append_text(&text, ",\n");
    }
    buffer_append_text(&text, damage->text);
    for (int i = 3; i < 8; i++) {
        good_event(&text, i);
        if (i < 7)
            buffer_append_text(&text, ",\n");
    }
    buffer_append_text(&text, bare_array ? "]" : "],\"distributedInfo\":{\"rank\":3}}");
    if (read_all_ways(text.bytes, text.length, &recording, &error) != 0)
        fail_msg("%s: %s", damage->text, error.message);
    for (uint32_t row = 0; row < recording->events.count; row++) {
        int number;

        if (sscanf(row_name(recording, row), "event%d", &number) == 1) {
            seen |= 1U << number;
            assert_int_equal(row_correlation(recording, row), number);
            assert_int_equal(recording->events.dur[row], 40);
        }
    }
    bool good =
        seen == 0xFF && (int)recording->quality.kept == 8 + damage->kept &&
        (int)recording->quality.invalid == damage->invalid &&
        (int)recording->quality.ignored == damage->ignored &&
        note_count(recording, "json_damaged") == 0 &&
        note_count(recording, "trailing_bytes") == 0 &&
        note_count(recording, "event_damaged") + note_count(recording, "event_invalid") ==
            recording->quality.invalid &&
        (bare_array || recording->rank == 3);
    if (!good)
        print_error("%s: events %x are there, %d kept, %d invalid, %d ignored, rank %d\n",
                    damage->text, seen, (int)recording->quality.kept,
                    (int)recording->quality.invalid, (int)recording->quality.ignored,
                    (int)recording->rank);
    return good;
}

#define START "{\"ph\":\"X\",\"cat\":\"kernel\",\"pid\":0,\"tid\":7,\"ts\":1,\"dur\":2,"

static void test_damage_in_the_middle(void **state)
{
    (void)state;
    static const struct damage damages[] = {
        {",", 0, 0, 0},
        /* Quotes that are not escaped. */
        {"," START "\"name\":\"a \"b\" c\"},", 0, 1, 0},
        {"," START "\"name\":\"5\" disk\",\"args\":{\"stream\":7}},", 0, 1, 0},
        {"," START "\"name\":\"\"\"},", 0, 1, 0},
        {"," START "\"args\":{\"Call stack\":\"File \"x.py\", line 3\"},\"name\":\"n\"},",
         0, 1, 0},
        {"," START "\"name\":\"}, {\" ,\"x\":1},", 1, 0, 0}, /* this is no damage */
        /* Raw control characters are read as they stand. */
        {"," START "\"name\":\"two\nlines\"},", 1, 0, 0},
        {"," START "\"name\":\"\x01\x1F\t\"},", 1, 0, 0},
        /* Invalid UTF-8, too. */
        {"," START "\"name\":\"\xFF\xC3\"},", 1, 0, 0},
        /* Backslashes of Windows. */
        {"," START "\"name\":\"C:\\dir\\x.py\"},", 1, 0, 0},
        {"," START "\"name\":\"C:\\dir\\\"},", 0, 1, 0},
        {"," START "\"name\":\"C:\\dir\\\",\"args\":{\"a\":\"b\"}},", 0, 1, 0},
        {"," START "\\\"name\":\"x\"},", 0, 1, 0},
        /* Commas. */
        {" ", 0, 0, 0},
        {"," START "\"name\":\"x\"}", 1, 0, 0},
        {",,," START "\"name\":\"x\"},", 1, 0, 0},
        {"," START "\"name\":\"x\",},", 1, 0, 0},
        {"," START "\"name\":\"x\",\"args\":{\"stream\":7,}},", 1, 0, 0},
        {"," START "\"name\":\"x\" \"args\":{}},", 0, 1, 0},
        /* Literals that are no JSON. */
        {"," START "\"name\":\"x\",\"args\":{\"memory bandwidth (GB/s)\":inf}},", 1, 0,
         0},
        {"," START "\"name\":\"x\",\"args\":{\"a\":NaN,\"b\":-Infinity}},", 1, 0, 0},
        {"," START "\"name\":\"x\",\"dur\":NaN},", 0, 1, 0},
        {"," START "\"name\":\"x\",\"a\":},", 1, 0, 0},
        /* Brackets. */
        {"," START "\"name\":\"x\",\"args\":{\"a\":1},", 0, 1, 0},
        {"," START "\"name\":\"x\",\"args\":{\"a\":[1,2}},", 0, 1, 0},
        {"," START "\"name\":\"x\",\"args\":{\"a\":{{\"b\":1}},", 0, 1, 0},
        {"," START "\"name\":\"x\",\"args\":{\"a\":[[[[[1,2}},", 0, 1, 0},
        {"," START "\"name\":\"x\",\"args\":{\"a\":{\"b\":{\"c\":{\"d\":1}},", 0, 1, 0},
        {"," START "\"name\":\"x\"}},", 1, 1, 0},
        {"," START "\"name\":\"x\"]},", 0, 1, 0},
        {"," START "\"name\":\"x\",\"args\":{\"a\":1]},", 0, 1, 0},
        {",\"ph\":\"X\",\"name\":\"x\",\"ts\":1,\"dur\":2},", 0, 2, 0},
        {"," START "\"name\":\"x\",\"args\":{\"a\":\"b},", 0, 1, 0},
        {"," START "\"name\":x\",\"args\":{\"a\":\"b\"}},", 0, 1, 0},
        {"," START "name\":\"x\",\"args\":{\"a\":\"b\"}},", 0, 1, 0},
        {"," START "\"name\" \"x\"},", 0, 1, 0},
        {"," START "\"name\",\"x\":1},", 0, 1, 0},
        /* Lists of objects after the damage look like the end of the list. */
        {"," START "\"name\":\"a\"b\",\"args\":{\"l\":[{\"q\":1}],\"z\":2}},", 0, 1, 0},
        {"," START "\"name\":\"a\"b\",\"args\":{\"l\":[{\"q\":1},{\"q\":2}]}},", 0, 1, 0},
        {"," START "\"name\":\"a\"b\",\"args\":{\"l\":[{\"q\":[{}]}]}},", 0, 1, 0},
        /* Elements that are no events. */
        {",7,\"x\",null,[1,{\"a\":2}],true,nan,", 0, 6, 0},
        {",{},", 0, 0, 1},
        {",:,", 0, 1, 0},
        {",}},", 0, 1, 0}};

    bool good = true;
    for (size_t i = 0; i < sizeof damages / sizeof damages[0]; i++) {
        good = check_damage(&damages[i], false) && good;
        good = check_damage(&damages[i], true) && good;
    }
    assert_true(good);
}

static void test_nul_bytes(void **state)
{
    (void)state;
    static const char *const places[] = {"event3",   "\"tid\"",   "{\"device\"",
                                         "\"ts\":1", "\"grid\":", ",\n{"};

    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        RECORDING recording = NULL;
        struct error error;

        buffer_append_text(&text, "{\"traceEvents\":[");
        for (int j = 0; j < 8; j++) {
            if (j > 0)
                buffer_append_text(&text, ",\n");
            good_event(&text, j);
        }
        buffer_append_text(&text, "]}");
        char *third = strstr(text.bytes, "event3");
        while (*third != '{')
            third--;
        char *place = strstr(third, places[i]) + strlen(places[i]) - 1;
        if (i == 0)
            place--; /* inside the name */
        *place = '\0';
        assert_int_equal(read_all_ways(text.bytes, text.length, &recording, &error), 0);
        if (i == 0) {
            assert_quality(recording, 8, 0, 0, 0, 0);
            assert_string_equal(row_name(recording, 3), "even\xC0\x80"
                                                        "3");
        } else {
            assert_in_range(recording->quality.kept, 6, 8);
            assert_true(recording->quality.invalid >= 1);
            assert_int_equal(note_count(recording, "json_damaged"), 0);
        }
        assert_string_equal(row_name(recording, recording->events.count - 1), "event7");
    }
}

/* ---- cut short ---- */

#define COUNT 6

/* Fills ends[i] with the number of bytes up to and with event i. */
static void small_trace(struct buffer *text, size_t ends[COUNT], bool bare_array)
{
    buffer_append_text(text,
                       bare_array ? "[" : "{\"schemaVersion\": 1, \"traceEvents\": [\n");
    for (int i = 0; i < COUNT; i++) {
        if (i > 0)
            buffer_append_text(text, ", ");
        good_event(text, i);
        ends[i] = text->length;
    }
    buffer_append_text(text, bare_array
                                 ? "\n]"
                                 : "\n], \"distributedInfo\": {\"rank\": 2}, "
                                   "\"baseTimeNanoseconds\": 1700000000000000000}");
}

static void check_cut(const struct buffer *text, size_t length, const size_t ends[COUNT],
                      bool bare_array)
{
    RECORDING recording = NULL;
    struct error error;
    uint32_t complete = 0;

    while (complete < COUNT && ends[complete] <= length)
        complete++;
    int result = read_all_ways(text->bytes, length, &recording, &error);
    if (complete == 0) {
        assert_int_not_equal(result, 0);
        assert_int_equal(error.code, ERROR_FORMAT);
        assert_non_null(strstr(error.message, "t.json"));
        return;
    }
    assert_int_equal(result, 0);
    assert_quality(recording, complete, 0, 0, 0, 0);
    assert_int_equal(row_correlation(recording, complete - 1), complete - 1);
    bool whole = length == text->length;
    /* Behind the list nothing is missing that counts. */
    bool listed = length > ends[COUNT - 1] && memchr(text->bytes + ends[COUNT - 1], ']',
                                                     length - ends[COUNT - 1]) != NULL;
    assert_int_equal(note_count(recording, "json_damaged"), whole || listed ? 0 : 1);
    assert_int_equal(note_count(recording, "end_damaged"), !whole && listed ? 1 : 0);
    assert_int_equal(note_count(recording, "event_damaged"), 0);
    if (bare_array)
        return;
    const char *rank = strstr(text->bytes, "2}"), *base = strstr(text->bytes, "000}");
    bool ranked = length >= (size_t)(rank - text->bytes) + 2;
    assert_int_equal(recording->rank_source,
                     ranked ? TRACE_RANK_STATED : TRACE_RANK_ASSUMED);
    assert_int_equal(note_count(recording, "rank_unknown"), ranked ? 0 : 1);
    bool based = length >= (size_t)(base - text->bytes) + 4;
    assert_int_equal(recording->base_time_known, based);
    assert_int_equal(note_count(recording, "base_time_unknown"), based ? 0 : 1);
    assert_int_equal(recording->events.ts[0], (based ? 1700000000000000000 : 0) + 100500);
}

static void test_cut_at_every_byte(void **state)
{
    (void)state;
    for (int bare_array = 0; bare_array < 2; bare_array++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        size_t ends[COUNT];

        small_trace(&text, ends, bare_array);
        for (size_t length = 0; length <= text.length; length += BYTES)
            check_cut(&text, length, ends, bare_array);
    }
}

/* A cut event with lists of objects in it is no place to find other events. */
static void test_cut_inside_a_list_of_objects(void **state)
{
    (void)state;
    static const char tail[] =
        "," START "\"name\":\"x\",\"args\":{\"l\":[{\"name\":1},{\"name\":2},{\"id\":3}],"
        "\"m\":[{\"q\":1}]}}";

    for (size_t length = 1; length < sizeof tail - 1; length += BYTES) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        RECORDING recording = NULL;
        struct error error;

        buffer_append_text(&text, "{\"traceEvents\":[");
        good_event(&text, 0);
        buffer_append(&text, tail, length);
        assert_int_equal(read_all_ways(text.bytes, text.length, &recording, &error), 0);
        assert_quality(recording, 1, 0, 0, 0, 0);
        assert_int_equal(note_count(recording, "json_damaged"), 1);
        assert_int_equal(note_count(recording, "base_time_unknown"), 1);
    }
}

static void test_gzip_cut_at_every_byte(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
    size_t ends[COUNT];
    uint64_t kept_before = 0;

    small_trace(&text, ends, false);
    append_gzip(&packed, text.bytes, text.length);
    for (size_t length = 2 + (packed.length - 2) % BYTES; length <= packed.length;
         length += BYTES) {
        RECORDING recording = NULL;
        struct error error;

        if (try_bytes(packed.bytes, length, NULL, &recording, &error) != 0) {
            assert_int_equal(kept_before, 0);
            assert_int_equal(error.code, ERROR_FORMAT);
            if (strstr(error.message, "gzip") == NULL)
                fail_msg("cut at %zu: %s", length, error.message);
            continue;
        }
        assert_true(recording->quality.kept >= kept_before);
        kept_before = recording->quality.kept;
        assert_int_equal(recording->quality.invalid, 0);
        assert_int_equal(note_count(recording, "gzip_truncated"),
                         length == packed.length ? 0 : 1);
        assert_int_equal(recording->disk_bytes, length);
    }
    assert_int_equal(kept_before, COUNT);
}

static void test_gzip_with_flipped_bits(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
    size_t ends[COUNT], damaged = 0;

    small_trace(&text, ends, false);
    append_gzip(&packed, text.bytes, text.length);
    for (size_t bit = 16; bit < packed.length * 8; bit += BYTES) {
        RECORDING recording = NULL;
        struct error error;
        char flip = (char)(1U << bit % 8);

        packed.bytes[bit / 8] ^= flip;
        if (try_bytes(packed.bytes, packed.length, NULL, &recording, &error) == 0) {
            assert_true(recording->quality.kept <= COUNT);
            damaged += note_count(recording, "gzip_damaged") +
                       note_count(recording, "gzip_truncated");
            /* Only fields of the header that say nothing, and the bits that fill the last
             * byte before the checksum, pass unseen. */
            if (bit / 8 >= 10 && bit / 8 != packed.length - 9)
                assert_int_equal(note_count(recording, "gzip_damaged") +
                                     note_count(recording, "gzip_truncated"),
                                 1);
        }
        packed.bytes[bit / 8] ^= flip;
    }
    assert_true(damaged > 100);
}

static void test_random_damage(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    size_t ends[COUNT];
    struct chance chance = {8};

    small_trace(&text, ends, false);
    for (int i = 0; i < ROUNDS(600); i++) {
        static const char bytes[] = "\"\\{}[],:\n \0\xFF"
                                    "017eax";
        CLEANUP_FREE char *copy = malloc(text.length);
        RECORDING recording = NULL;
        struct error error;

        assert_non_null(copy);
        memcpy(copy, text.bytes, text.length);
        for (unsigned j = 1 + chance_below(&chance, 4); j > 0; j--)
            copy[chance_below(&chance, (unsigned)text.length)] =
                bytes[chance_below(&chance, sizeof bytes - 1)];
        size_t length = chance_below(&chance, 4) == 0
                            ? chance_below(&chance, (unsigned)text.length)
                            : text.length;
        if (read_all_ways(copy, length, &recording, &error) != 0)
            continue;
        assert_true(recording->quality.kept <= COUNT);
        assert_int_equal(trace_resolve(recording, NULL, &error), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_damage_in_the_middle),
        cmocka_unit_test(test_nul_bytes),
        cmocka_unit_test(test_cut_at_every_byte),
        cmocka_unit_test(test_cut_inside_a_list_of_objects),
        cmocka_unit_test(test_gzip_cut_at_every_byte),
        cmocka_unit_test(test_gzip_with_flipped_bits),
        cmocka_unit_test(test_random_damage),
    };

    return cmocka_run_group_tests_name("damage", tests, NULL, NULL);
}

/* base/parameters.h and answer/json.h: from texts to a struct and back. */
#include "../given.h"
#include "answer/json.h"
#include "base/error.h"
#include "base/parameters.h"

#include <jansson.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum shade { SHADE_LIGHT, SHADE_DARK, SHADE_NONE };

struct values {
    const char *name;
    const char **tags;
    bool deep;
    enum shade shade, kind;
    int64_t limit, offset, delay;
    struct parameter_wholes streams;
    double ratio, part;
    int untouched;
};

enum { LIST = 1, REPORT = 2 };

static int check_tag(const char *text, struct error *error)
{
    return *text != 'x' ? 0
                        : error_set(error, ERROR_PARAMETER, "bad_tag", "tag: no x here");
}

static const char *const shades[] = {"LIGHT", "DARK", NULL};
static const char *const kinds[] = {"false", "true", "slower", NULL};

#define AT(member) .offset = offsetof(struct values, member)
/* clang-format off */
static const struct parameter items[] = {
    {.name = "name", .type = PARAMETER_TEXT, AT(name), .allowed = "a label", .help = "the label",
     .flags = PARAMETER_REQUIRED},
    {.name = "tag", .type = PARAMETER_TEXTS, AT(tags), .check = check_tag, .help = "tags",
     .flags = PARAMETER_ECHOED},
    {.name = "deep", .type = PARAMETER_BOOLEAN, AT(deep), .help = "all of it",
     .flags = PARAMETER_ECHOED, .users = REPORT, .standard = "true"},
    {.name = "deep", .type = PARAMETER_BOOLEAN, AT(deep), .help = "all of it",
     .flags = PARAMETER_ECHOED, .users = LIST},
    {.name = "shade", .type = PARAMETER_CHOICE, AT(shade), .words = shades, .help = "shade",
     .flags = PARAMETER_ECHOED | PARAMETER_ANY_CASE},
    {.name = "kind", .type = PARAMETER_CHOICE, AT(kind), .words = kinds, .help = "kind",
     .flags = PARAMETER_ECHOED, .standard = "false"},
    {.name = "limit", .type = PARAMETER_WHOLE, AT(limit), .most = 1000, .standard = "20",
     .flags = PARAMETER_ECHOED, .help = "rows"},
    {.name = "offset", .type = PARAMETER_WHOLE, AT(offset), .flags = PARAMETER_ECHOED,
     .help = "rows to skip", .users = LIST},
    {.name = "delay", .type = PARAMETER_TIME, AT(delay), .least = -5, .most = 5e9,
     .standard = "0.03", .flags = PARAMETER_ECHOED, .help = "the delay"},
    {.name = "streams", .type = PARAMETER_WHOLES, AT(streams), .flags = PARAMETER_ECHOED,
     .help = "streams"},
    {.name = "ratio", .type = PARAMETER_REAL, AT(ratio), .most = 1, .standard = "0.8",
     .flags = PARAMETER_ECHOED, .help = "a ratio"},
    {.name = "part", .type = PARAMETER_PART, AT(part), .most = 1, .standard = "2%",
     .flags = PARAMETER_ECHOED, .help = "a part"},
};
/* clang-format on */
static const struct parameter_table table = PARAMETER_TABLE(items);

#define NAMED(...) GIVEN({"name", "n"}, __VA_ARGS__)

static void check_read(const struct given_parameters *given, struct values *out)
{
    struct error error = {0};

    *out = (struct values){.untouched = 7};
    assert_int_equal(parameters_read(&table, LIST, given, out, &error), 0);
    assert_int_equal(out->untouched, 7);
}

static void test_defaults(void **state)
{
    struct values values;

    (void)state;
    check_read(NAMED({"limit", ""}, {"deep", ""}), &values);
    assert_string_equal(values.name, "n");
    assert_null(values.tags[0]);
    assert_false(values.deep); /* of this user, not of the other */
    assert_int_equal(values.shade, SHADE_NONE);
    assert_int_equal(values.kind, 0);
    assert_true(values.limit == 20);
    assert_true(values.offset == PARAMETER_NONE);
    assert_true(values.delay == 30);
    assert_null(values.streams.items);
    assert_true(values.ratio == 0.8);
    assert_true(values.part == 0.02);
    parameters_free(&table, &values);

    struct error error = {0};
    assert_int_equal(
        parameters_read(&table, REPORT, NAMED({"offset", "3"}), &values, &error), 0);
    assert_true(values.deep);
    assert_true(values.offset == PARAMETER_NONE); /* not for this user */
    parameters_free(&table, &values);
}

static void test_values(void **state)
{
    struct values values;

    (void)state;
    check_read(NAMED({"tag", "a"}, {"deep", "TRUE"}, {"tag", ""}, {"shade", "dark"},
                     {"kind", "slower"}, {"limit", "5"}, {"limit", "0"}, {"tag", "b"},
                     {"delay", "1.5"}, {"streams", "7, -1,20"}, {"ratio", "1e-1"},
                     {"part", "50%"}),
               &values);
    assert_string_equal(values.tags[0], "a");
    assert_string_equal(values.tags[1], "b");
    assert_null(values.tags[2]);
    assert_true(values.deep);
    assert_int_equal(values.shade, SHADE_DARK);
    assert_int_equal(values.kind, 2);
    assert_true(values.limit == 0); /* the last one counts */
    assert_true(values.delay == 1500);
    assert_int_equal(values.streams.count, 3);
    assert_true(values.streams.items[1] == -1);
    assert_true(values.ratio == 0.1);
    assert_true(values.part == 0.5);
    parameters_free(&table, &values);
    check_read(
        NAMED({"kind", "1"}, {"streams", "all"}, {"part", "0.25"}, {"delay", "-5"}),
        &values);
    assert_int_equal(values.kind, 1);
    assert_null(values.streams.items);
    assert_true(values.part == 0.25);
    assert_true(values.delay == -5000);
    parameters_free(&table, &values);
}

static void check_refused(const char *name, const char *text, const char *slug,
                          const char *message)
{
    struct values values;
    struct error error = {0};

    assert_int_equal(
        parameters_read(&table, LIST, NAMED({"tag", "a"}, {name, text}), &values, &error),
        -ERROR_PARAMETER);
    assert_string_equal(error.slug, slug);
    if (message != NULL)
        assert_string_equal(error.message, message);
}

static void test_refusals(void **state)
{
    static const char *const numbers[] = {"+1",  " 1",  "1 ",  "x",
                                          "0x1", "nan", "inf", "1.5.1"};
    static const char *const names[] = {"limit", "ratio", "part", "delay"};

    (void)state;
    check_refused("deep", "maybe", "bad_deep", "deep: \"maybe\"; allowed: true, false");
    check_refused("shade", "grey", "bad_shade", "shade: \"grey\"; allowed: LIGHT, DARK");
    check_refused("kind", "Slower", "bad_kind",
                  "kind: \"Slower\"; allowed: false, true, slower");
    check_refused("limit", "1001", "bad_limit",
                  "limit: \"1001\"; allowed: whole numbers from 0 to 1000");
    check_refused("limit", "-1", "bad_limit", NULL);
    check_refused("limit", "1.5", "bad_limit", NULL);
    check_refused("offset", "-1", "bad_offset",
                  "offset: \"-1\"; allowed: whole numbers from 0");
    check_refused("delay", "-6", "bad_delay",
                  "delay: \"-6\"; allowed: µs from -5 to 5000000000");
    check_refused("streams", "7,x", "bad_streams",
                  "streams: \"7,x\"; allowed: all, or a list such as 7,20");
    check_refused("ratio", "1.1", "bad_ratio",
                  "ratio: \"1.1\"; allowed: numbers from 0 to 1");
    check_refused("ratio", "1%", "bad_ratio", NULL);
    check_refused("part", "2", "bad_part", "part: \"2\"; allowed: 0 to 1, or 0% to 100%");
    check_refused("part", "%", "bad_part", NULL);
    check_refused("part", "-0", "bad_part", NULL);
    check_refused("part", "101%", "bad_part", NULL);
    check_refused("tag", "x", "bad_tag", "tag: no x here");
    check_refused("name", "", "missing_parameter", "name: missing; give a label");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        for (size_t j = 0; j < sizeof numbers / sizeof numbers[0]; j++) {
            char slug[20];

            snprintf(slug, sizeof slug, "bad_%s", names[i]);
            check_refused(names[i], numbers[j], slug, NULL);
        }
}

static void test_names(void **state)
{
    static const struct parameter more[] = {
        {.name = "format", .type = PARAMETER_TEXT, .help = "the format"}};
    static const struct parameter_table others = PARAMETER_TABLE(more);
    const struct parameter_table *const tables[] = {&table, &others, NULL};
    struct error error = {0};

    (void)state;
    assert_int_equal(parameters_check_names(tables, LIST,
                                            NAMED({"tag", "a"}, {"tag", "b"},
                                                  {"deep", "1"}, {"format", "csv"}),
                                            &error),
                     0);
    assert_true(parameters_check_names(tables, REPORT, NAMED({"offset", "a"}), &error) <
                0);
    assert_string_equal(error.slug, "unknown_parameter");
    assert_string_equal(
        error.message,
        "there is no parameter \"offset\" here; allowed are name, tag, deep, "
        "shade, kind, limit, delay, streams, ratio, part, format");
    assert_true(parameters_check_names(tables, LIST, NAMED({"name", "b"}), &error) < 0);
    assert_string_equal(error.slug, "repeated_parameter");
    assert_true(parameters_check_names(tables + 2, LIST, NAMED({"tag", "a"}), &error) <
                0);
    assert_non_null(strstr(error.message, "none is allowed"));
}

static void check_echo(const struct values *values, const char *wanted)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);

    parameters_json_echo(&table, values, &out);
    assert_string_equal(out.bytes, wanted);
}

static void test_echo(void **state)
{
    struct values values;

    (void)state;
    check_read(NAMED({"tag", "a"}), &values);
    check_echo(
        &values,
        "\"tag\":[\"a\"],\"deep\":false,\"shade\":null,\"kind\":false,\"limit\":20,"
        "\"offset\":null,\"delay\":0.03,\"streams\":null,\"ratio\":0.8,"
        "\"part\":0.02");
    parameters_free(&table, &values);
    check_read(NAMED({"kind", "slower"}, {"streams", "1,2"}, {"shade", "LIGHT"},
                     {"ratio", "1"}, {"delay", "2"}, {"offset", "3"}),
               &values);
    check_echo(&values,
               "\"tag\":[],\"deep\":false,\"shade\":\"LIGHT\",\"kind\":\"slower\","
               "\"limit\":20,\"offset\":3,\"delay\":2,\"streams\":[1,2],\"ratio\":1.0,"
               "\"part\":0.02");
    parameters_free(&table, &values);
}

static const char *schema(json_t *list, size_t place, char text[300])
{
    char *dumped = json_dumps(json_object_get(json_array_get(list, place), "schema"),
                              JSON_COMPACT | JSON_REAL_PRECISION(15));

    snprintf(text, 300, "%s", dumped);
    free(dumped);
    return text;
}

static void test_document(void **state)
{
    json_t *list = json_array();
    char text[300];

    (void)state;
    parameters_json_describe(&table, REPORT, list);
    assert_int_equal(json_array_size(list), 10); /* without offset, and deep once */
    assert_string_equal(schema(list, 0, text), "{\"type\":\"string\"}");
    assert_true(json_is_true(json_object_get(json_array_get(list, 0), "required")));
    assert_null(json_object_get(json_array_get(list, 1), "required"));
    assert_string_equal(
        json_string_value(json_object_get(json_array_get(list, 0), "description")),
        "The label: a label");
    assert_string_equal(schema(list, 1, text),
                        "{\"type\":\"array\",\"items\":{\"type\":\"string\"}}");
    assert_string_equal(schema(list, 2, text), "{\"type\":\"boolean\",\"default\":true}");
    assert_string_equal(schema(list, 3, text),
                        "{\"type\":\"string\",\"enum\":[\"LIGHT\",\"DARK\"]}");
    assert_string_equal(
        schema(list, 5, text),
        "{\"type\":\"integer\",\"minimum\":0,\"maximum\":1000,\"default\":20}");
    assert_string_equal(schema(list, 6, text),
                        "{\"type\":\"number\",\"minimum\":-5,\"maximum\":5000000000,"
                        "\"default\":0.03}");
    assert_string_equal(schema(list, 9, text),
                        "{\"type\":\"string\",\"default\":\"2%\"}");
    json_decref(list);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_defaults), cmocka_unit_test(test_values),
        cmocka_unit_test(test_refusals), cmocka_unit_test(test_names),
        cmocka_unit_test(test_echo),     cmocka_unit_test(test_document),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

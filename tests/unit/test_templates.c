/* trace/scan.h: what was learnt of events before never changes what an event
 * says. Every event is walked by a walker that has seen thousands of others, and by one
 * that has seen none; all variants. */
#include "base/error.h"
#include "base/text.h"
#include "rounds.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

#define TEXT_ROOM 8192
#define FORMATS 3

static const char *const keys[] = {
    "ph",
    "cat",
    "name",
    "pid",
    "tid",
    "ts",
    "dur",
    "id",
    "bp",
    "stream",
    "device",
    "correlation",
    "bytes",
    "queued",
    "extra",
    "Input Dims",
    "Input type",
    "Collective name",
    "args",
    "sort",
    "d\\\"q",
    "External id",
    "context",
    "memory bandwidth (GB/s)",
    ("a key that is longer than the text of a template may "
     "be, and so is never learnt at all")};

static const char *const values[] = {"\"X\"",
                                     "\"kernel\"",
                                     "\"cpu_op\"",
                                     "\"\"",
                                     "\"a \\\"b\\\" {\"",
                                     "12.345",
                                     "1661203462598738",
                                     "-7",
                                     "1e3",
                                     "\"0x1f\"",
                                     "\"7\"",
                                     "null",
                                     "true",
                                     "[]",
                                     "[[1, 2], [], [3]]",
                                     "[\"\", \"float\"]",
                                     "{\"stream\": 5}",
                                     "[{\"a\": \"]\"}]",
                                     "NaN"};

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* One sort of events: which members, and which of their values change. */
struct sort {
    unsigned members, arguments; /* args stand behind the members, if there are any */
    unsigned key[24];
    unsigned value[24];
    unsigned change[24]; /* in 64 */
    unsigned format;
};

static void make_sort(struct sort *sort, struct chance *chance)
{
    static const unsigned changes[] = {0, 0, 0, 1, 8, 64};

    sort->members = chance_below(chance, 9);
    sort->arguments = chance_below(chance, 4) == 0 ? 0 : chance_below(chance, 12);
    sort->format = chance_below(chance, FORMATS);
    for (unsigned i = 0; i < COUNT(sort->key); i++) {
        sort->key[i] = chance_below(chance, COUNT(keys));
        sort->value[i] = chance_below(chance, COUNT(values));
        sort->change[i] = changes[chance_below(chance, COUNT(changes))];
    }
}

static void append_member(struct buffer *text, struct sort *sort, unsigned i, bool first,
                          struct chance *chance)
{
    static const char *const commas[FORMATS] = {",", ", ", ",\n      "};
    static const char *const colons[FORMATS] = {":", ": ", " : "};

    if (!first)
        buffer_append_text(text, commas[sort->format]);
    if (chance_below(chance, 64) < sort->change[i])
        sort->value[i] = chance_below(chance, COUNT(values));
    buffer_append_char(text, '"');
    buffer_append_text(text, keys[sort->key[i]]);
    buffer_append_char(text, '"');
    buffer_append_text(text, colons[sort->format]);
    buffer_append_text(text, values[sort->value[i]]);
    if (sort->value[i] == 5) /* a number that never stays the same */
        buffer_append_char(text, (char)('0' + chance_below(chance, 10)));
}

static void append_event(struct buffer *text, struct sort *sort, struct chance *chance)
{
    buffer_append_char(text, '{');
    for (unsigned i = 0; i < sort->members; i++)
        append_member(text, sort, i, i == 0, chance);
    if (sort->arguments > 0) {
        buffer_append_text(text, sort->members > 0 ? ", \"args\": {" : "\"args\":{");
        for (unsigned i = 0; i < sort->arguments; i++)
            append_member(text, sort, 12 + i, i == 0, chance);
        buffer_append_text(text, sort->format == 2 ? "\n    }\n" : "}");
        if (chance_below(chance, 8) == 0)
            append_member(text, sort, 11, false, chance);
    }
    buffer_append_char(text, '}');
}

struct outcome {
    enum walk_result result;
    size_t used, where;
    struct raw_event event;
};

static void walk(const struct scan_variant *variant, struct templates *templates,
                 const uint8_t *bytes, size_t length, struct outcome *outcome)
{
    static uint32_t tokens[TEXT_ROOM + INDEX_SENTINELS + INDEX_ROOM];
    struct index_state state = {0};

    variant->index(bytes, length, 0, &state, tokens);
    memset(outcome, 0, sizeof *outcome);
    outcome->where = SIZE_MAX;
    outcome->result = variant->walk(templates, bytes, tokens, &outcome->event,
                                    &outcome->used, &outcome->where);
}

static bool same_span(const struct span *left, const struct span *right)
{
    return left->length == right->length &&
           (left->length == 0 || left->bytes == right->bytes);
}

/* Numbers mean nothing without their field. */
static bool same_number(const struct raw_event *event, uint32_t field, int64_t a,
                        int64_t b)
{
    return (event->fields & field) == 0 || a == b;
}

/* Where a scalar ends may be known or not. */
static bool same_arguments(const struct raw_event *a, const struct raw_event *b)
{
    for (unsigned i = 0; a->kept == b->kept && i < WALK_KEPT; i++) {
        const struct span *x = &a->arguments[i], *y = &b->arguments[i];

        if ((a->kept & KEPT_BIT(i)) != 0 &&
            (x->bytes != y->bytes ||
             (strchr("\"[{", *x->bytes) != NULL && x->length != y->length)))
            return false;
    }
    return a->kept == b->kept;
}

static bool same_outcome(const struct outcome *left, const struct outcome *right)
{
    const struct raw_event *a = &left->event, *b = &right->event;

    if (left->result != right->result || left->where != right->where)
        return false;
    if (left->result != WALK_OK)
        return true;
    return left->used == right->used && a->fields == b->fields && a->phase == b->phase &&
           same_number(a, WALK_TS | WALK_TS_RANGE, a->ts, b->ts) &&
           same_number(a, WALK_DUR | WALK_DUR_RANGE, a->dur, b->dur) &&
           same_number(a, WALK_STREAM, a->stream, b->stream) &&
           same_number(a, WALK_DEVICE, a->device, b->device) &&
           same_number(a, WALK_CORRELATION, a->correlation, b->correlation) &&
           same_number(a, WALK_BYTES, a->bytes, b->bytes) &&
           ((a->fields & WALK_BANDWIDTH) == 0 ||
            memcmp(&a->bandwidth, &b->bandwidth, sizeof a->bandwidth) == 0) &&
           same_span(&a->name, &b->name) && same_span(&a->category, &b->category) &&
           same_span(&a->pid, &b->pid) && same_span(&a->tid, &b->tid) &&
           same_span(&a->shapes, &b->shapes) && same_arguments(a, b);
}

/* Now and then an event is cut short or loses or changes a byte, but for its bracket:
 * the walker is only called where one stands. */
static void harm(struct buffer *text, struct chance *chance)
{
    static const char bytes[] = "\"{}[],:\\ x0\1\0";
    size_t at = 1 + chance_below(chance, (unsigned)text->length - 1);

    switch (chance_below(chance, 40)) {
    case 0:
        text->length = at;
        break;
    case 1:
        text->bytes[at] = bytes[chance_below(chance, sizeof bytes - 1)];
        break;
    case 2:
        memmove(text->bytes + at, text->bytes + at + 1, text->length - at - 1);
        text->length--;
        break;
    default:
        break;
    }
}

static unsigned count_runs(const struct templates *templates)
{
    unsigned runs = 0;

    for (uint32_t i = 1; i < templates->count; i++)
        runs += templates->all[i].is_run && templates->all[i].effect_count > 0;
    return runs;
}

/* Returns how many runs with effects were learnt. */
static unsigned check_variant(const struct scan_variant *variant, unsigned seed,
                              unsigned sorts, unsigned events)
{
    CLEANUP_FREE struct templates *learnt = walk_templates_new();
    struct chance chance = {seed};
    struct sort sort[16];
    static uint8_t bytes[TEXT_ROOM];

    assert_non_null(learnt);
    for (unsigned i = 0; i < sorts; i++)
        make_sort(&sort[i], &chance);
    for (unsigned i = 0; i < events; i++) {
        CLEANUP_BUFFER struct buffer text;
        CLEANUP_FREE struct templates *none = walk_templates_new();
        struct outcome with, without;

        assert_non_null(none);
        buffer_init(&text, TEXT_ROOM - 2 * INDEX_PADDING);
        append_event(&text, &sort[chance_below(&chance, sorts)], &chance);
        assert_false(buffer_failed(&text));
        harm(&text, &chance);
        memset(bytes, i % 2 == 0 ? '"' : ',', sizeof bytes);
        memcpy(bytes, text.bytes, text.length);
        bytes[text.length] = '\0';
        walk(variant, learnt, bytes, text.length, &with);
        walk(scan_variants(), none, bytes, text.length, &without);
        if (!same_outcome(&with, &without))
            fail_msg("%s, seed %u, event %u: %d at %zu, without %d at %zu: %.*s",
                     variant->name, seed, i, with.result, with.where, without.result,
                     without.where, (int)text.length, text.bytes);
    }
    return count_runs(learnt);
}

/* Few sorts, which are learnt; many, of which all are forgotten again and again. */
static void test_learnt_changes_nothing(void **state)
{
    (void)state;
    for (const struct scan_variant *v = scan_variants(); v->name != NULL; v++) {
        unsigned runs = 0, rounds = ROUNDS(100);

        for (unsigned seed = 1; seed <= rounds; seed++)
            runs += check_variant(v, seed, 1 + seed % 16, 600);
        assert_true(runs > 5 * rounds);
    }
}

static void walk_text(struct templates *templates, const char *text)
{
    static uint8_t bytes[TEXT_ROOM];
    struct outcome outcome;

    memset(bytes, 0, sizeof bytes);
    memcpy(bytes, text, strlen(text));
    walk(scan_variants(), templates, bytes, strlen(text), &outcome);
    assert_int_equal(outcome.result, WALK_OK);
}

/* A value that stays the same, in front of a key that is too long for the same text, at a
 * place where other events end: it is known with its value, or for what its value is.
 * Settled for anything else it would be looked at in full for ever. */
static void test_constant_where_others_end(void **state)
{
    (void)state;
    static const char longer[] =
        "{\"a\":1,\"x\":5,\"a key that is as long as that the text "
        "before and this one are too long\":2}";
    CLEANUP_FREE struct templates *templates = walk_templates_new();
    bool known = false;

    assert_non_null(templates);
    walk_text(templates, longer);
    walk_text(templates, "{\"a\":2}");
    for (int i = 0; i < 20; i++)
        walk_text(templates, longer);
    for (uint32_t i = 1; i < templates->count; i++) {
        const struct event_template *template = &templates->all[i];

        if (memcmp(template->text, "\"x\":", 4) == 0)
            known = known || template->is_run || template->class == TEMPLATE_SCALAR;
    }
    assert_true(known);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_learnt_changes_nothing),
                                       cmocka_unit_test(test_constant_where_others_end)};

    return cmocka_run_group_tests_name("templates", tests, NULL, NULL);
}

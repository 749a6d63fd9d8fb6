/* See account_made.h. */
#include "account_made.h"

#include <stdlib.h>
#include <string.h>

#define NODES_MAX 4096
#define PLACES_MAX 4096

void made_begin(struct made *made, size_t control, size_t test)
{
    const size_t counts[2] = {control, test};
    const struct observations_key *const none[2] = {NULL, NULL};
    struct account *account = &made->account;
    struct error error;

    *made = (struct made){.account = {.samples = {control, test}}};
    strings_init(&account->names, (size_t)1 << 24);
    account->nodes = calloc(NODES_MAX, sizeof *account->nodes);
    account->places = calloc(PLACES_MAX, sizeof *account->places);
    assert_non_null(account->nodes);
    assert_non_null(account->places);
    uint32_t empty = made_name(made, "");
    account->nodes[account->node_count++] =
        (struct account_node){.parent = ACCOUNT_NONE,
                              .name = empty,
                              .category = empty,
                              .label = empty,
                              .child = ACCOUNT_NONE,
                              .next = ACCOUNT_NONE,
                              .shape = {ACCOUNT_NONE, ACCOUNT_NONE},
                              .types = {ACCOUNT_NONE, ACCOUNT_NONE},
                              .sort = ACCOUNT_ROOT};
    assert_int_equal(observations_group(none, counts, &made->observations, &error), 0);
}

void made_free(struct made *made)
{
    lines_free(&made->lines);
    edits_free(&made->edits);
    fold_free(&made->fold);
    observations_free(&made->observations);
    account_free(&made->account);
}

uint32_t made_name(struct made *made, const char *text)
{
    uint32_t name = strings_add(&made->account.names, text, strlen(text));

    assert_int_not_equal(name, STRINGS_NONE);
    return name;
}

static uint32_t add_node(struct made *made, uint32_t parent, enum account_node_sort sort,
                         const char *name, const char *category)
{
    struct account *account = &made->account;
    uint32_t at = account->node_count;

    assert_true(at < NODES_MAX && parent < at);
    account->node_count++;
    account->nodes[at] = (struct account_node){.parent = parent,
                                               .name = made_name(made, name),
                                               .category = made_name(made, category),
                                               .label = made_name(made, name),
                                               .child = ACCOUNT_NONE,
                                               .next = account->nodes[parent].child,
                                               .shape = {ACCOUNT_NONE, ACCOUNT_NONE},
                                               .types = {ACCOUNT_NONE, ACCOUNT_NONE},
                                               .sort = (uint8_t)sort,
                                               .depth = account->nodes[parent].depth + 1};
    account->nodes[parent].child = at;
    return at;
}

uint32_t made_call(struct made *made, uint32_t parent, enum account_node_sort sort,
                   const char *name)
{
    static const char *const categories[] = {
        [ACCOUNT_OPERATOR] = "cpu_op",          [ACCOUNT_ANNOTATION] = "user_annotation",
        [ACCOUNT_FUNCTION] = "python_function", [ACCOUNT_MODULE] = "python_function",
        [ACCOUNT_RUNTIME] = "cuda_runtime",     [ACCOUNT_OTHER] = "other"};

    return add_node(made, parent, sort, name, categories[sort]);
}

uint32_t made_work(struct made *made, uint32_t parent, const char *name)
{
    return add_node(made, parent, ACCOUNT_WORK, name,
                    strstr(name, "Memcpy") != NULL ? "gpu_memcpy" : "kernel");
}

static void add(struct made *made, struct sums *sums, uint32_t row, int side,
                uint32_t sample, int64_t amount)
{
    uint32_t end = (uint32_t)made->account.samples[side];

    for (uint32_t i = sample == MADE_ALL ? 0 : sample;
         i < (sample == MADE_ALL ? end : sample + 1); i++)
        assert_true(sums_add(sums, row, i, amount));
}

void made_calls(struct made *made, uint32_t node, int side, uint32_t sample, int64_t n)
{
    if (n != 0)
        add(made, &made->account.calls[side], node, side, sample, n);
}

void made_often(struct made *made, uint32_t node, int64_t control, int64_t test)
{
    made_calls(made, node, 0, MADE_ALL, control);
    made_calls(made, node, 1, MADE_ALL, test);
}

void made_spent(struct made *made, uint32_t node, int side, uint32_t sample, int64_t ns)
{
    add(made, &made->account.spent[side], node, side, sample, ns);
}

/* A number of a text that is not 0. */
static int64_t number_of(const char *text)
{
    int64_t number = 7;

    for (; *text != '\0'; text++)
        number = number * 31 % 1000003 + *text;
    return number;
}

void made_shapes(struct made *made, uint32_t node, int side, const char *shapes)
{
    add(made, &made->account.shapes[side], node, side, MADE_ALL, number_of(shapes));
    made->account.nodes[node].shape[side] = made_name(made, shapes);
}

void made_types(struct made *made, uint32_t node, int side, const char *types)
{
    add(made, &made->account.types[side], node, side, MADE_ALL, number_of(types));
    made->account.nodes[node].types[side] = made_name(made, types);
}

uint32_t made_place(struct made *made, enum account_part part, enum account_sort sort,
                    uint32_t node)
{
    struct account *account = &made->account;

    assert_true(account->place_count < PLACES_MAX);
    account->places[account->place_count] = (struct account_place){.node = node,
                                                                   .before = ACCOUNT_NONE,
                                                                   .after = ACCOUNT_NONE,
                                                                   .part = (uint8_t)part,
                                                                   .sort = (uint8_t)sort};
    return account->place_count++;
}

void made_time(struct made *made, uint32_t place, int side, uint32_t sample, int64_t ns)
{
    size_t samples = sample == MADE_ALL ? made->account.samples[side] : 1;

    if (ns == 0)
        return;
    add(made, &made->account.time[side], place, side, sample, ns);
    made->account.places[place].ns[side] += ns * (int64_t)samples;
    made->account.ns[side] += ns * (int64_t)samples;
}

uint32_t made_booked(struct made *made, enum account_part part, enum account_sort sort,
                     uint32_t node, int64_t control, int64_t test)
{
    uint32_t place = made_place(made, part, sort, node);

    made_time(made, place, 0, MADE_ALL, control);
    made_time(made, place, 1, MADE_ALL, test);
    return place;
}

void made_account(struct made *made)
{
    struct account *account = &made->account;

    for (int side = 0; side < 2; side++) {
        sums_sort(&account->time[side]);
        sums_sort(&account->calls[side]);
        sums_sort(&account->spent[side]);
        sums_sort(&account->shapes[side]);
        sums_sort(&account->types[side]);
        sums_sort(&account->bytes[side]);
    }
}

void made_fold(struct made *made)
{
    made_account(made);
    assert_true(fold_make(&made->account, &made->fold));
}

void made_edits(struct made *made)
{
    made_fold(made);
    assert_true(edits_make(&made->fold, &made->edits));
}

void made_lines(struct made *made)
{
    made_edits(made);
    assert_true(lines_make(&made->fold, &made->edits, &made->observations, &made->lines));
    assert_whole(&made->account, &made->lines);
}

uint32_t made_frame(const struct made *made, const char *name)
{
    for (uint32_t i = 1; i < made->fold.count; i++)
        if (strcmp(strings_text(&made->account.names, made->fold.frames[i].name), name) ==
            0)
            return i;
    fail_msg("no frame %s", name);
    return 0;
}

const struct edit *made_edit(const struct made *made, const char *name)
{
    uint32_t at = made->edits.of_frame[made_frame(made, name)];

    return at == ACCOUNT_NONE ? NULL : &made->edits.list[at];
}

const struct line *made_line(const struct made *made, uint32_t place)
{
    return &made->lines.list[made->lines.of_place[place]];
}

void assert_whole(const struct account *account, const struct lines *lines)
{
    int64_t left[2] = {account->ns[0], account->ns[1]};
    bool *seen = calloc((size_t)account->place_count + 1, sizeof *seen);

    assert_non_null(seen);
    assert_in_range(lines->count, 1, LINES_MAX + 1);
    for (size_t i = 0; i < lines->count; i++) {
        const struct line *line = &lines->list[i];
        int64_t ns[2] = {0, 0};

        assert_int_equal(line->kind == LINE_REST, i + 1 == lines->count);
        for (size_t k = 0; k < line->count; k++) {
            uint32_t place = line->places[k];

            assert_false(seen[place]);
            seen[place] = true;
            assert_int_equal(lines->of_place[place], i);
            ns[0] += account->places[place].ns[0];
            ns[1] += account->places[place].ns[1];
        }
        for (int side = 0; side < 2; side++) {
            assert_int_equal(line->ns[side], ns[side]);
            left[side] -= ns[side];
        }
    }
    assert_int_equal(left[0], 0);
    assert_int_equal(left[1], 0);
    for (uint32_t i = 0; i < account->place_count; i++)
        assert_true(seen[i]);
    free(seen);
}

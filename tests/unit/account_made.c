/* See account_made.h. */
#include "account_made.h"
#include "account/lines.h"

#include <stdlib.h>
#include <string.h>

#define NODES_MAX 4096
#define PLACES_MAX 4096

void made_begin(struct made *made, size_t control, size_t test)
{
    const size_t counts[2] = {control, test};
    const struct observations_key *const none[2] = {NULL, NULL};
    struct account *account = &made->account;

    *made = (struct made){0};
    account_init(account, NULL);
    account->samples[0] = control;
    account->samples[1] = test;
    account->nodes = arena_new(account->arena, NODES_MAX, sizeof *account->nodes);
    account->places = arena_new(account->arena, PLACES_MAX, sizeof *account->places);
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
    observations_group(none, counts, account->arena, &made->observations);
}

void made_free(struct made *made)
{
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
    bool is_copy = strstr(name, "Memcpy") != NULL;
    uint32_t node =
        add_node(made, parent, ACCOUNT_WORK, name, is_copy ? "gpu_memcpy" : "kernel");

    made->account.nodes[node].about =
        strstr(name, "nccl") != NULL ? ACCOUNT_IS_COLLECTIVE : 0;
    return node;
}

/* What is counted of a node in some samples: the first of them, and how many. */
struct tallied {
    struct sums *tally;
    uint32_t node, from, end;
};

static struct tallied tally_of(struct made *made, uint32_t node, int side,
                               uint32_t sample)
{
    uint32_t samples = (uint32_t)made->account.samples[side];
    bool all = sample == MADE_ALL;

    return (struct tallied){&made->account.tally[side], node, all ? 0 : sample,
                            all ? samples : sample + 1};
}

static struct sum *next_sum(struct tallied *tallied)
{
    if (tallied->from == tallied->end)
        return NULL;
    struct sum *sum = sums_at(tallied->tally, tallied->node, tallied->from++);
    assert_non_null(sum);
    return sum;
}

void made_calls(struct made *made, uint32_t node, int side, uint32_t sample, int64_t n)
{
    struct tallied all = tally_of(made, node, side, sample);

    for (struct sum *sum; n != 0 && (sum = next_sum(&all)) != NULL;)
        sum->sum += n;
}

void made_often(struct made *made, uint32_t node, int64_t control, int64_t test)
{
    made_calls(made, node, 0, MADE_ALL, control);
    made_calls(made, node, 1, MADE_ALL, test);
}

void made_spent(struct made *made, uint32_t node, int side, uint32_t sample, int64_t ns)
{
    struct tallied all = tally_of(made, node, side, sample);

    for (struct sum *sum; (sum = next_sum(&all)) != NULL;)
        sum->spent += ns;
}

void made_longest(struct made *made, uint32_t node, int side, uint32_t sample, int64_t ns)
{
    struct tallied all = tally_of(made, node, side, sample);

    for (struct sum *sum; (sum = next_sum(&all)) != NULL;)
        sum->longest = ns;
}

void made_bytes(struct made *made, uint32_t node, int64_t control, int64_t test)
{
    for (int side = 0; side < 2; side++) {
        struct tallied all = tally_of(made, node, side, MADE_ALL);

        for (struct sum *sum; (sum = next_sum(&all)) != NULL;)
            sum_add_bytes(sum, side == 0 ? control : test);
    }
}

void made_streams(struct made *made, uint32_t node, uint64_t control, uint64_t test)
{
    for (int side = 0; side < 2; side++) {
        struct tallied all = tally_of(made, node, side, MADE_ALL);

        for (struct sum *sum; (sum = next_sum(&all)) != NULL;)
            sum->streams |= side == 0 ? control : test;
    }
}

/* A number of a text that is not 0. */
static uint64_t number_of(const char *text)
{
    uint64_t number = 7;

    for (; *text != '\0'; text++)
        number = number * 1000003 + (unsigned char)*text;
    return number;
}

void made_shapes(struct made *made, uint32_t node, int side, const char *shapes)
{
    struct tallied all = tally_of(made, node, side, MADE_ALL);

    for (struct sum *sum; (sum = next_sum(&all)) != NULL;)
        sum->shapes += number_of(shapes);
    made->account.nodes[node].shape[side] = made_name(made, shapes);
}

void made_types(struct made *made, uint32_t node, int side, const char *types)
{
    struct tallied all = tally_of(made, node, side, MADE_ALL);

    for (struct sum *sum; (sum = next_sum(&all)) != NULL;)
        sum->types += number_of(types);
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
    for (uint32_t i = 0; i < samples; i++)
        sums_at(&made->account.time[side], place, sample == MADE_ALL ? i : sample)->sum +=
            ns;
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
        sums_sort(&account->tally[side]);
    }
}

void made_fold(struct made *made)
{
    made_account(made);
    fold_make(&made->account, &made->fold);
}

void made_edits(struct made *made)
{
    made_fold(made);
    edits_make(&made->fold, &made->edits);
}

void made_lines(struct made *made)
{
    made_edits(made);
    lines_make(&made->fold, &made->edits,
               (const struct own_factor[2]){{.holds = false}, {.holds = false}},
               &made->lines);
    judge_lines(&made->account, &made->observations, false, &made->lines);
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

/* Tables of collectives that no trace of a test gives: sums that do not fit, and more
 * rows than a table holds. */
#include "analyse/collective.h"
#include "analyse/collectives.h"
#include "base/error.h"
#include "collective_trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONG (INT64_MAX / 4 * 3) /* two of them do not fit */
#define LONGEST ((double)INT64_MAX / 1000)
#define PAIR 2
#define LIST CLEANUP(list_drop) struct collective_list
static void list_drop(struct collective_list *list)
{
    arena_free(&list->arena);
}

/* Facts of a collective that say nothing but its name. */
static uint32_t add_name(struct collective_list *list, const char *name)
{
    struct collective_facts facts = {.group = COLLECTIVE_NONE,
                                     .group_ranks = COLLECTIVE_NONE,
                                     .dtype = COLLECTIVE_NONE,
                                     .group_size = COLLECTIVE_UNKNOWN,
                                     .in = COLLECTIVE_UNKNOWN,
                                     .out = COLLECTIVE_UNKNOWN,
                                     .class = COLLECTIVE_ALL_REDUCE};

    facts.name = collective_list_text(list, name, strlen(name));
    return collective_list_facts(list, &facts);
}

/* One rank and step with two rows as long as can be: matched, each its own last one, or
 * not. */
static void make_long(struct collective_list *list, bool matched)
{
    struct arena *arena = arena_make(NULL);

    collective_list_init(list, arena);
    list->rows = arena_new(arena, PAIR, sizeof *list->rows);
    list->ranks = arena_new(arena, 1, sizeof *list->ranks);
    list->samples = arena_new(arena, 1, sizeof *list->samples);
    list->instances = arena_new(arena, PAIR, sizeof *list->instances);
    list->members = arena_new(arena, PAIR, sizeof *list->members);
    list->rank_count = list->sample_count = 1;
    list->ranks[0].row_count = list->row_count = PAIR;
    list->instance_count = matched ? PAIR : 0;
    for (uint32_t i = 0; i < PAIR; i++) {
        list->rows[i] =
            (struct collective_row){.dur = LONG,
                                    .wait = LONG,
                                    .exposed = LONG,
                                    .facts = add_name(list, "allreduce"),
                                    .instance = matched ? i : COLLECTIVE_NONE};
        list->instances[i] = (struct collective_instance){.certain = true,
                                                          .rows = i,
                                                          .row_count = 1,
                                                          .last = i,
                                                          .transfer = LONG,
                                                          .exposed = LONG};
        list->members[i] = i;
    }
}

static void sums_stay_at_the_most_that_fits(void **state)
{
    LIST list;
    struct collective_sum sum = {0},
                          of_ranks[PAIR] = {{.exposed = LONG}, {.exposed = LONG}};

    (void)state;
    make_long(&list, true);
    for (size_t i = 0; i < PAIR; i++)
        collective_sum_add(&list, i, &sum);
    assert_true(sum.transfer == INT64_MAX);
    assert_true(sum.wait == INT64_MAX);
    assert_true(sum.exposed == INT64_MAX);
    assert_true(sum.caused == INT64_MAX);
    struct collective_rank ranks[PAIR] = {{.row_count = 1}, {.row_count = 1}};
    struct collective_list two = {.ranks = ranks, .rank_count = PAIR};
    assert_true(collective_waiting_of(&two, of_ranks).exposed == INT64_MAX);
}

static void times_without_an_instance_stay_at_the_most_that_fits(void **state)
{
    LIST list;
    TABLE all, names, unmatched;

    (void)state;
    make_long(&list, false);
    table_init(&all, spec_of("collectives", "summary"), arena_make(NULL));
    table_init(&names, spec_of("collectives", "collectives"), arena_make(NULL));
    table_init(&unmatched, spec_of("collectives", "unmatched"), arena_make(NULL));
    collectives_write_all(&list, &all);
    assert_number(&all, 0, "unmatched_per_step", LONGEST);
    collectives_write_names(&list, &names);
    assert_number(&names, 0, "unmatched_per_step", LONGEST);
    collectives_write_unmatched(&list, &unmatched);
    assert_number(&unmatched, 0, "duration", LONGEST);
}

/* Collectives of so many names, each of which the same ranks lack. */
static int write_missing(size_t names, size_t absent, struct table *table,
                         struct error *error)
{
    LIST list;

    collective_list_init(&list, arena_make(NULL));
    list.row_count = list.instance_count = names;
    list.rows = arena_new(list.arena, names, sizeof *list.rows);
    list.instances = arena_new(list.arena, names, sizeof *list.instances);
    list.missing = arena_new(list.arena, absent, sizeof *list.missing);
    list.missing_count = absent;
    for (size_t i = 0; i < absent; i++)
        list.missing[i] = (int64_t)i;
    for (uint32_t i = 0; i < names; i++) {
        char name[20];

        snprintf(name, sizeof name, "all_reduce_%u", i);
        list.rows[i] = (struct collective_row){.facts = add_name(&list, name)};
        list.instances[i] =
            (struct collective_instance){.last = i, .missing_count = absent};
    }
    table_init(table, spec_of("collectives", "missing"), arena_make(NULL));
    collectives_write_missing(&list, table);
    return table_check(table, error);
}

static void names_and_absent_ranks_that_are_too_many_are_told(void **state)
{
    TABLE few, many;
    struct error error;

    (void)state;
    assert_int_equal(write_missing(3, 5, &few, &error), 0);
    assert_int_equal(few.row_count, 15);
    assert_int_equal(write_missing(2, TABLE_ROWS_MAX / 2 + 1, &many, &error),
                     -ERROR_LIMIT);
    assert_string_equal(error.slug, "too_many_rows");
    assert_non_null(strstr(error.message, "or a smaller limit"));
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_stay_at_the_most_that_fits),
        cmocka_unit_test(times_without_an_instance_stay_at_the_most_that_fits),
        cmocka_unit_test(names_and_absent_ranks_that_are_too_many_are_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* intake/reading.h: which files of a set have the same bytes and count once. */
#include "intake/reading.h"
#include "trace_text.h"

#include <string.h>

#define NONE DUPLICATES_NONE
#define FILES_MAX 24

static struct duplicate_file file(uint64_t content, int64_t name_rank)
{
    return (struct duplicate_file){
        .readable = true, .hash = {content % 3, content}, .name_rank = name_rank};
}

static void check(struct duplicate_file *files, const size_t *expected, size_t count)
{
    size_t odd = 0;

    duplicates_find(files, count, &odd);
    assert_int_equal(odd, NONE);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(files[i].same_as, expected[i]);
}

static void test_first_in_path_order_counts(void **state)
{
    (void)state;
    struct duplicate_file files[] = {file(5, -1), file(6, -1), file(5, -1),
                                     file(7, -1), file(6, -1), file(5, -1)};

    check(files, (const size_t[]){NONE, NONE, 0, NONE, 1, 0}, 6);
}

/* rank0.json and rank1.json may well hold the same, if neither states its rank. */
static void test_ranks_of_names(void **state)
{
    (void)state;
    struct duplicate_file ranks[] = {file(5, 0), file(5, 1), file(5, 1), file(5, 0)};
    struct duplicate_file behind[] = {file(5, 0), file(5, -1), file(5, 1), file(5, -1)};
    struct duplicate_file before[] = {file(5, -1), file(5, 0), file(5, 1), file(6, 1)};

    check(ranks, (const size_t[]){NONE, NONE, 1, 0}, 4);
    check(behind, (const size_t[]){NONE, 0, NONE, 0}, 4);
    check(before, (const size_t[]){NONE, 0, 0, NONE}, 4);
}

/* Two files with one hash were made to collide; their seals differ. */
static void test_other_bytes_of_the_same_hash(void **state)
{
    (void)state;
    struct duplicate_file files[] = {file(7, -1), file(5, -1), file(5, -1), file(5, -1)};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct duplicates_seen seen;
    size_t odd;

    files[3].seal.bytes[31] = 1;
    duplicates_find(files, 4, &odd);
    assert_int_equal(odd, 3);
    duplicates_find(files, 3, &odd);
    assert_int_equal(odd, NONE);
    duplicates_seen_init(&seen, 4, arena);
    assert_false(duplicates_seen_before(&seen, files, 1));
    assert_true(duplicates_seen_before(&seen, files, 2));
    assert_false(duplicates_seen_before(&seen, files, 3));
}

static void test_unreadable_files(void **state)
{
    (void)state;
    struct duplicate_file files[] = {file(0, -1), file(0, -1), file(0, -1)};

    files[0].readable = false;
    check(files, (const size_t[]){NONE, NONE, 1}, 3);
}

/* The rule, word by word. */
static void find_slowly(const struct duplicate_file *files, size_t count, size_t *same_as)
{
    for (size_t i = 0; i < count; i++) {
        same_as[i] = NONE;
        for (size_t j = 0; j < i && same_as[i] == NONE && files[i].readable; j++) {
            bool equal = files[j].readable &&
                         memcmp(files[i].hash, files[j].hash, sizeof files[i].hash) == 0;
            bool differ = files[i].name_rank >= 0 && files[j].name_rank >= 0 &&
                          files[i].name_rank != files[j].name_rank;

            if (equal && !differ && same_as[j] == NONE)
                same_as[i] = j;
        }
    }
}

/* Whatever the order in which files are read: what is not written is a duplicate. */
static void read_in_any_order(const struct duplicate_file *files, size_t count,
                              const size_t *expected, struct chance *chance)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct duplicates_seen seen = {0};
    size_t order[FILES_MAX];

    for (size_t i = 0; i < count; i++) {
        size_t at = chance_below(chance, (unsigned)i + 1);

        order[i] = order[at];
        order[at] = i;
    }
    duplicates_seen_init(&seen, count, arena);
    for (size_t i = 0; i < count; i++)
        if (files[order[i]].readable && duplicates_seen_before(&seen, files, order[i]))
            assert_int_not_equal(expected[order[i]], NONE);
}

static void test_random_folders(void **state)
{
    (void)state;
    struct chance chance = {3};

    for (int round = 0; round < 4000; round++) {
        struct duplicate_file files[FILES_MAX];
        size_t expected[FILES_MAX];
        size_t count = 1 + chance_below(&chance, FILES_MAX);
        unsigned contents = 1 + chance_below(&chance, 6);

        for (size_t i = 0; i < count; i++) {
            files[i] =
                file(chance_below(&chance, contents), (int)chance_below(&chance, 5) - 1);
            files[i].readable = chance_below(&chance, 8) != 0;
        }
        find_slowly(files, count, expected);
        check(files, expected, count);
        for (int i = 0; i < 4; i++)
            read_in_any_order(files, count, expected, &chance);
    }
}

/* A copy that was just read need not be written. */
static void test_seen(void **state)
{
    (void)state;
    const struct duplicate_file files[] = {file(5, -1), file(5, -1), file(5, 2),
                                           file(5, 2)};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct duplicates_seen seen = {0};

    duplicates_seen_init(&seen, 4, arena);
    assert_false(duplicates_seen_before(&seen, files, 1));
    assert_false(duplicates_seen_before(&seen, files, 0)); /* the earlier one counts */
    assert_false(duplicates_seen_before(&seen, files, 2));
    assert_true(duplicates_seen_before(&seen, files, 3));
    assert_true(duplicates_seen_before(&seen, files, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_in_path_order_counts),
        cmocka_unit_test(test_ranks_of_names),
        cmocka_unit_test(test_other_bytes_of_the_same_hash),
        cmocka_unit_test(test_unreadable_files),
        cmocka_unit_test(test_random_folders),
        cmocka_unit_test(test_seen),
    };

    return cmocka_run_group_tests_name("duplicates", tests, NULL, NULL);
}

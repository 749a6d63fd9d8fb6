/* intake/reading.h: stated, named and assumed ranks, and the order of spans. */
#include "intake/reading.h"
#include "trace_text.h"

#include <string.h>

static void test_rank_of_name(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int64_t rank;
    } cases[] = {{"rank0.json", 0},
                 {"rank-3.json.gz", 3},
                 {"rank_12.pt.trace.json", 12},
                 {"rank.4.json", 4},
                 {"rank=5.json", 5},
                 {"rank 6.json", 6},
                 {"RANK7.json", 7},
                 {"Rank-08.json", 8},
                 {"trace_rank2_step5.json", 2},
                 {"franken-frank9.json", 9},
                 {"rank--1.json", -1},
                 {"rankx.json", -1},
                 {"ranks.json", -1},
                 {"rank_non_gpu.json", -1},
                 {"rankrank-1.json", 1},
                 {"rank_x_rank_3.json", 3},
                 {"worker0.json", -1},
                 {"rank3/worker.json", 3},
                 {"rank_10-host/a/trace.json", 10},
                 {"rank1/rank_2/trace.json", 2},
                 {"frank3/worker.json", -1},
                 {"rank/3/worker.json", -1},
                 {"a/rank1/rank2.json", 2},
                 {"rank", -1},
                 {"", -1},
                 {"rank99999999999999999999.json", 999999999999999999}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (rank_of_name(cases[i].name) != cases[i].rank)
            fail_msg("%s: %d", cases[i].name, (int)rank_of_name(cases[i].name));
}

#define STATED(name, rank, first)                                                        \
    {                                                                                    \
        name, TRACE_RANK_STATED, rank, first, first, 0, 99, false                        \
    }
#define ASSUMED(name, first)                                                             \
    {                                                                                    \
        name, TRACE_RANK_ASSUMED, -1, first, first, 0, 99, false                         \
    }

static void check(const struct rank_file *file, enum trace_rank_source source,
                  int64_t rank, uint32_t span)
{
    assert_int_equal(file->source, source);
    assert_int_equal(file->rank, rank);
    assert_int_equal(file->span, span);
}

/* Ranks stated twice and in no order: nothing is replaced, the earlier start is span 0.
 */
static void test_spans(void **state)
{
    (void)state;
    struct rank_file files[] = {STATED("a.json", 5, 300), STATED("b.json", 0, 50),
                                STATED("c.json", 5, 100), STATED("d.json", 5, 200),
                                STATED("e.json", 0, 50)};

    assert_int_equal(ranks_settle(files, 5, FILES_AS_NAMED, NULL), 0);
    check(&files[0], TRACE_RANK_STATED, 5, 2);
    check(&files[1], TRACE_RANK_STATED, 0, 0);
    check(&files[2], TRACE_RANK_STATED, 5, 0);
    check(&files[3], TRACE_RANK_STATED, 5, 1);
    check(&files[4], TRACE_RANK_STATED, 0, 1); /* equal starts: path order */
}

/* The file beats its name; the name beats guessing; guesses take the lowest free number.
 */
static void test_sources(void **state)
{
    (void)state;
    struct rank_file files[] = {ASSUMED("a.json", 1),        STATED("rank7.json", 1, 1),
                                ASSUMED("rank0.json", 1),    ASSUMED("x/b.json", 1),
                                ASSUMED("y/rank-3.json", 1), ASSUMED("z.json", 1),
                                ASSUMED("zz.json", 1)};

    assert_int_equal(ranks_settle(files, 7, FILES_AS_NAMED, NULL), 0);
    check(&files[0], TRACE_RANK_ASSUMED, 2, 0);
    check(&files[1], TRACE_RANK_STATED, 1, 0);
    check(&files[2], TRACE_RANK_FILE_NAME, 0, 0);
    check(&files[3], TRACE_RANK_ASSUMED, 4, 0);
    check(&files[4], TRACE_RANK_FILE_NAME, 3, 0);
    check(&files[5], TRACE_RANK_ASSUMED, 5, 0);
    check(&files[6], TRACE_RANK_ASSUMED, 6, 0);
}

/* Numbers in names count as numbers. */
static void test_natural_order(void **state)
{
    (void)state;
    struct rank_file files[] = {ASSUMED("a/trace_10.json", 1),
                                ASSUMED("a/trace_11.json", 1),
                                ASSUMED("a/trace_2.json", 1),
                                ASSUMED("trace_010.json", 1), ASSUMED("trace_9.json", 1)};
    static const int64_t ranks[] = {1, 2, 0, 4, 3};

    assert_int_equal(ranks_settle(files, 5, FILES_AS_NAMED, NULL), 0);
    for (size_t i = 0; i < 5; i++)
        check(&files[i], TRACE_RANK_ASSUMED, ranks[i], 0);
}

/* SGLang names the place within the tensor-parallel group; that is the rank if no other
 * file has it. */
static void test_sglang(void **state)
{
    (void)state;
    struct rank_file files[] = {
        ASSUMED("x-TP-1/17-TP-10-DP-5-EP-2.trace.json.gz", 1),
        ASSUMED("17-TP-3-EXTEND.trace.json.gz", 1), ASSUMED("17-TP-0.trace.json", 1),
        ASSUMED("17-TP-3-DECODE.trace.json.gz", 2), ASSUMED("17.trace.json", 2)};

    assert_int_equal(ranks_settle(files, 3, FILES_AS_NAMED, NULL), 0);
    check(&files[0], TRACE_RANK_FILE_NAME, 10, 0);
    check(&files[1], TRACE_RANK_FILE_NAME, 3, 0);
    check(&files[2], TRACE_RANK_FILE_NAME, 0, 0);
    for (size_t count = 4; count <= 5; count++) { /* one is twice; one has none */
        struct rank_file *first = &files[5 - count];

        for (size_t i = 0; i < 5; i++)
            files[i].source = TRACE_RANK_ASSUMED;
        first += count == 5;
        assert_int_equal(ranks_settle(first, 4, FILES_AS_NAMED, NULL), 0);
        for (size_t i = 0; i < 4; i++) {
            assert_int_equal(first[i].source, TRACE_RANK_ASSUMED);
            assert_true(first[i].rank < 4);
        }
    }
}

/* Recordings of one process, one after the other, are spans of one rank. */
static void test_processes(void **state)
{
    (void)state;
    struct rank_file files[] = {ASSUMED("h_10.1755000000000.pt.trace.json", 7),
                                ASSUMED("h_9.1755000000009.pt.trace.json.gz", 9),
                                ASSUMED("h_9.1755000000010.pt.trace.json.gz", 3),
                                STATED("h_9.1755000000011.pt.trace.json.gz", 0, 1),
                                ASSUMED("x/h_9.1755000000009.pt.trace.json", 9),
                                ASSUMED("y.1755000000001.pt.trace.json", 1),
                                ASSUMED("y.1755000000002.pt.trace.json", 2)};

    assert_int_equal(ranks_settle(files, 7, FILES_AS_NAMED, NULL), 0);
    check(&files[0], TRACE_RANK_ASSUMED, 2, 0);
    check(&files[1], TRACE_RANK_ASSUMED, 1, 1);
    check(&files[2], TRACE_RANK_ASSUMED, 1, 0);
    check(&files[3], TRACE_RANK_STATED, 0, 0);
    check(&files[4], TRACE_RANK_ASSUMED, 3, 0); /* another folder */
    check(&files[5], TRACE_RANK_ASSUMED, 4, 0); /* no process is named */
    check(&files[6], TRACE_RANK_ASSUMED, 5, 0);
}

#define SECONDS(n) (INT64_C(1755000000000000000) + (n)*INT64_C(1000000000))

/* In several folders, too, if their times say that they follow each other. */
static void test_processes_of_folders(void **state)
{
    (void)state;
    struct rank_file files[] = {
        ASSUMED("step_100/h_7.1755000000000.pt.trace.json", SECONDS(0)),
        ASSUMED("step_100/h_8.1755000000000.pt.trace.json", SECONDS(0)),
        ASSUMED("step_20/h_7.1755000000020.pt.trace.json", SECONDS(20)),
        ASSUMED("step_20/h_8.1755000000020.pt.trace.json", SECONDS(20)),
        ASSUMED("x/h_9_20260101000000000_ascend_pt/A/trace_view.json", SECONDS(0)),
        ASSUMED("y/h_9_20260101000000001_ascend_pt/A/trace_view.json", SECONDS(9)),
        ASSUMED("y/h_9_20260101000000001_ascend_pt/A/other.json", SECONDS(9)),
        ASSUMED("z/h_8.1755000000030.pt.trace.json", INT64_MAX)};
    /* step_20 comes first, in natural order. */
    static const int64_t ranks[] = {0, 1, 0, 1, 2, 2, 3, 1};
    static const uint32_t spans[] = {0, 0, 1, 1, 0, 1, 0, 2};

    for (size_t i = 0; i < 8; i++)
        files[i].end_ns = files[i].first_ns == INT64_MAX ? 0 : files[i].first_ns + 5;
    assert_int_equal(ranks_settle(files, 8, FILES_AS_NAMED, NULL), 0);
    for (size_t i = 0; i < 8; i++) {
        check(&files[i], TRACE_RANK_ASSUMED, ranks[i], spans[i]);
        assert_false(files[i].overlaps);
    }
}

/* If they overlap, they are of hosts of one name, and each folder has another. */
static void test_hosts_of_one_name(void **state)
{
    (void)state;
    struct rank_file files[] = {ASSUMED("a/h_1.1755000000000.pt.trace.json", SECONDS(0)),
                                ASSUMED("a/h_1.1755000000020.pt.trace.json", SECONDS(20)),
                                ASSUMED("b/h_1.1755000000001.pt.trace.json", SECONDS(1)),
                                ASSUMED("b/h_1.1755000000021.pt.trace.json", SECONDS(21)),
                                ASSUMED("h_1_7_ascend_pt/trace_view.json", SECONDS(3)),
                                ASSUMED("h_1_8_ascend_pt/trace_view.json", SECONDS(4))};
    static const int64_t ranks[] = {0, 0, 1, 1, 2, 3};

    for (size_t i = 0; i < 6; i++)
        files[i].end_ns = files[i].first_ns + SECONDS(2) - SECONDS(0);
    assert_int_equal(ranks_settle(files, 6, FILES_AS_NAMED, NULL), 0);
    for (size_t i = 0; i < 6; i++)
        check(&files[i], TRACE_RANK_ASSUMED, ranks[i], i < 4 ? i % 2 : 0);
}

/* Which recordings of a rank begin before another one ends. */
static void test_overlaps(void **state)
{
    (void)state;
    struct rank_file files[] = {ASSUMED("a/rank0.json", SECONDS(0)),
                                ASSUMED("b/rank0.json", SECONDS(10)),
                                ASSUMED("c/rank0.json", SECONDS(20)),
                                ASSUMED("d/rank0.json", SECONDS(31)),
                                ASSUMED("d/rank1.json", SECONDS(20)),
                                STATED("e.json", 2, 5),
                                STATED("f.json", 2, 6)};

    for (size_t i = 0; i < 7; i++)
        files[i].end_ns = files[i].first_ns + SECONDS(i == 0 ? 30 : 10) - SECONDS(0);
    assert_int_equal(ranks_settle(files, 7, FILES_AS_NAMED, NULL), 0);
    for (size_t i = 0; i < 7; i++) /* the last two have no date */
        assert_int_equal(files[i].overlaps, i == 1 || i == 2);
}

/* What somebody says of all files: each is a rank, whatever processes and ranks names
 * repeat. */
static void test_said_ranks(void **state)
{
    (void)state;
    struct rank_file files[] = {ASSUMED("a/rank0.json", 4),
                                ASSUMED("a/rank1.json", 4),
                                ASSUMED("b/rank0.json", 4),
                                ASSUMED("b/rank1.json", 4),
                                ASSUMED("h_9.1755000000009.pt.trace.json", 1),
                                ASSUMED("h_9.1755000000010.pt.trace.json", 2),
                                STATED("x.json", 1, 3)};
    static const int64_t ranks[] = {0, 2, 3, 4, 5, 6, 1};
    struct error error = {0};

    assert_int_equal(ranks_settle(files, 7, FILES_RANKS, &error), 0);
    for (size_t i = 0; i < 7; i++)
        check(&files[i],
              i == 6   ? TRACE_RANK_STATED
              : i == 0 ? TRACE_RANK_FILE_NAME
                       : TRACE_RANK_ASSUMED,
              ranks[i], 0);
    files[0] = (struct rank_file)STATED("c.json", 1, 3);
    assert_int_equal(ranks_settle(files, 7, FILES_RANKS, &error), -ERROR_PARAMETER);
    assert_string_equal(error.slug, "same_rank");
    assert_non_null(strstr(error.message, "c.json is rank 1, and x.json rank 1"));
}

/* Or all are recordings of one rank, in order of time, then of the names. */
static void test_said_recordings(void **state)
{
    (void)state;
    struct rank_file files[] = {ASSUMED("t_10.json", 5), ASSUMED("t_2.json", 5),
                                ASSUMED("t_1.json", 9), STATED("z.json", 3, 7)};
    static const uint32_t spans[] = {1, 0, 3, 2};
    struct error error = {0};

    assert_int_equal(ranks_settle(files, 4, FILES_RECORDINGS, &error), 0);
    for (size_t i = 0; i < 4; i++)
        check(&files[i], i == 3 ? TRACE_RANK_STATED : TRACE_RANK_ASSUMED, 3, spans[i]);
    assert_int_equal(ranks_settle(files, 3, FILES_RECORDINGS, &error), 0);
    for (size_t i = 0; i < 3; i++)
        check(&files[i], TRACE_RANK_ASSUMED, 0, i == 2 ? 2 : spans[i]);
    files[0] = (struct rank_file)ASSUMED("rank4.json", 1);
    assert_int_equal(ranks_settle(files, 4, FILES_RECORDINGS, &error), -ERROR_PARAMETER);
    assert_string_equal(error.slug, "other_ranks");
    assert_non_null(strstr(error.message, "z.json is rank 3, and rank4.json rank 4"));
}

/* Files that belong together share a rank, which no other file gets. */
static void test_together(void **state)
{
    (void)state;
    struct rank_file files[] = {ASSUMED("a.json", 1), ASSUMED("b.json", 2),
                                ASSUMED("c.json", 3),
                                ASSUMED("h_9.1755000000009.pt.trace.json", 1),
                                ASSUMED("h_9.1755000000010.pt.trace.json", 2)};
    static const int64_t ranks[] = {0, 1, 0, 2, 2};
    static const uint32_t spans[] = {0, 0, 1, 0, 1};

    files[0].together = files[2].together = 4;
    assert_int_equal(ranks_settle(files, 5, FILES_AS_NAMED, NULL), 0);
    for (size_t i = 0; i < 5; i++)
        check(&files[i], TRACE_RANK_ASSUMED, ranks[i], spans[i]);
}

static void test_none_and_one(void **state)
{
    (void)state;
    struct rank_file one = ASSUMED("t.json", 0);

    assert_int_equal(ranks_settle(NULL, 0, FILES_AS_NAMED, NULL), 0);
    assert_int_equal(ranks_settle(&one, 1, FILES_AS_NAMED, NULL), 0);
    check(&one, TRACE_RANK_ASSUMED, 0, 0);
}

/* Many files at random: assumed ranks are distinct and belong to no other file, each
 * rank's spans count up from 0 in the order of their starts. */
static void test_random(void **state)
{
    (void)state;
    struct chance chance = {11};

    for (int round = 0; round < 300; round++) {
        struct rank_file files[40];
        size_t count = chance_below(&chance, 40);

        for (size_t i = 0; i < count; i++) {
            bool stated = chance_below(&chance, 2) == 0;

            files[i] = (struct rank_file){.name = "t.json",
                                          .source = stated ? TRACE_RANK_STATED
                                                           : TRACE_RANK_ASSUMED,
                                          .rank = stated ? chance_below(&chance, 12) : 0,
                                          .first_ns = chance_below(&chance, 5)};
        }
        assert_int_equal(ranks_settle(files, count, FILES_AS_NAMED, NULL), 0);
        int64_t last = -1;
        for (size_t i = 0; i < count; i++) {
            uint32_t before = 0;

            for (size_t j = 0; j < count; j++) {
                if (i == j || files[i].rank != files[j].rank)
                    continue;
                assert_int_equal(files[i].source, TRACE_RANK_STATED);
                before += files[j].first_ns < files[i].first_ns ||
                          (files[j].first_ns == files[i].first_ns && j < i);
            }
            assert_int_equal(files[i].span, before);
            if (files[i].source == TRACE_RANK_STATED)
                continue;
            /* The lowest number that is free. */
            for (int64_t rank = last + 1; rank < files[i].rank; rank++) {
                bool taken = false;
                for (size_t j = 0; j < count; j++)
                    taken = taken || (files[j].source == TRACE_RANK_STATED &&
                                      files[j].rank == rank);
                assert_true(taken);
            }
            assert_true(files[i].rank > last);
            last = files[i].rank;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rank_of_name),
        cmocka_unit_test(test_spans),
        cmocka_unit_test(test_sources),
        cmocka_unit_test(test_natural_order),
        cmocka_unit_test(test_sglang),
        cmocka_unit_test(test_processes),
        cmocka_unit_test(test_none_and_one),
        cmocka_unit_test(test_random),
        cmocka_unit_test(test_said_ranks),
        cmocka_unit_test(test_together),
        cmocka_unit_test(test_said_recordings),
        cmocka_unit_test(test_overlaps),
        cmocka_unit_test(test_processes_of_folders),
        cmocka_unit_test(test_hosts_of_one_name),
    };

    return cmocka_run_group_tests_name("ranks", tests, NULL, NULL);
}

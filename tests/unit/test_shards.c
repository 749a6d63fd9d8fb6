/* intake/merge.h: shards that anybody may have made. Every one of them is a whole
 * set file with a right digest; what it says of itself is forged. The way of honest ones
 * is in tests/cli/shards.sh. */
#include "base/error.h"
#include "ingest_place.h"
#include "intake/merge.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_draft.h"
#include "store/set_write.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LIST "\"list\": \"00000000000000000000000000000000\""
#define FAILED(number) "{\"file\": " number ", \"message\": \"cut\"}"

/* A set file without files that says this. */
static void make_shard(const char *path, const char *says)
{
    struct set_contents contents;
    struct set_writer *writer;
    struct error error = {0};
    int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

    assert_true(fd >= 0);
    assert_int_equal(set_writer_open(path, &writer, &error), 0);
    assert_int_equal(set_writer_finish(writer, NULL, 0, "forged", &contents, &error), 0);
    if (says != NULL)
        assert_int_equal(set_part_say(path, says, &error), 0);
    assert_int_equal(digest_seal(fd, &error), 0);
    set_contents_free(&contents);
    close(fd);
}

/* What merging shards that say this gives: the slug of the error. Well-formed ones
 * without a file that could be read are refused for that alone. */
#define FINE "no_readable_file"
static void check(const char *const *says, size_t count, const char *slug)
{
    char names[3][32] = {"/tmp/test_shards_XXXXXX", "/tmp/test_shards_XXXXXX",
                         "/tmp/test_shards_XXXXXX"};
    const char *const paths[] = {names[0], names[1], names[2]};
    PLACE place = {0};
    RESULT made = {0};
    struct error error = {0};

    place_open(&place);
    for (size_t i = 0; i < count; i++) {
        close(mkostemp(names[i], O_CLOEXEC));
        make_shard(names[i], says[i]);
    }
    assert_true(merge_shards(place.store, paths, count, NULL, FILES_AS_NAMED, NULL, &made,
                             &error) < 0);
    if (strcmp(error.slug, slug) != 0)
        print_message("%s: \"%s\", not \"%s\"\n", says[0], error.message, slug);
    assert_string_equal(error.slug, slug);
    if (strcmp(slug, FINE) != 0) /* the message names a file */
        assert_non_null(strstr(error.message, "/tmp/test_shards_"));
    place_assert_clean(&place, 0);
    for (size_t i = 0; i < count; i++)
        unlink(names[i]);
}

static void check_one(const char *says, const char *slug)
{
    check(&says, 1, slug);
}

static void test_one_shard(void **state)
{
    (void)state;
    check_one("{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 2, " LIST
              ", \"sizes\": [7, 8], \"failures\": [" FAILED("0") ", " FAILED("1") "]}",
              FINE);
    check_one(NULL, "no_shard");
}

static void test_forged_texts(void **state)
{
    (void)state;
    static const char *const forged[] = {
        "",
        "[]",
        "{\"format\": 1",
        "{\"format\": 2, \"index\": 0, \"count\": 1, \"files\": 0, " LIST
        ", \"sizes\": [], \"failures\": []}",
        /* no such shard */
        "{\"format\": 1, \"index\": 1, \"count\": 1, \"files\": 0, " LIST
        ", \"sizes\": [], \"failures\": []}",
        "{\"format\": 1, \"index\": 0, \"count\": 0, \"files\": 0, " LIST
        ", \"sizes\": [], \"failures\": []}",
        "{\"format\": 1, \"index\": -1, \"count\": 1, \"files\": 0, " LIST
        ", \"sizes\": [], \"failures\": []}",
        "{\"format\": 1, \"index\": 0, \"count\": 4294967297, \"files\": 0, " LIST
        ", \"sizes\": [], \"failures\": []}",
        /* more files than it lists, and fewer */
        "{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 2000000000, " LIST
        ", \"sizes\": [1], \"failures\": []}",
        "{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 0, " LIST
        ", \"sizes\": [1], \"failures\": []}",
        "{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 1, " LIST
        ", \"sizes\": [-1], \"failures\": [" FAILED("0") "]}",
        /* no hash of a list */
        "{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 0, \"list\": \"0\", "
        "\"sizes\": [], \"failures\": []}",
        /* a file that is neither there nor failed; failures twice, and of no file */
        "{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 1, " LIST
        ", \"sizes\": [1], \"failures\": []}",
        "{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 2, " LIST
        ", \"sizes\": [1, 1], \"failures\": [" FAILED("0") ", " FAILED("0") "]}",
        "{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 1, " LIST
        ", \"sizes\": [1], \"failures\": [" FAILED("1") "]}",
        "{\"format\": 1, \"index\": 0, \"count\": 1, \"files\": 1, " LIST
        ", \"sizes\": [1], \"failures\": [" FAILED("4294967296") "]}",
    };

    for (size_t i = 0; i < sizeof forged / sizeof forged[0]; i++)
        check_one(forged[i], "bad_shard");
}

static void test_several(void **state)
{
    (void)state;
#define SHARD(index, count, list)                                                        \
    "{\"format\": 1, \"index\": " index ", \"count\": " count ", \"files\": 0, "         \
    "\"list\": \"" list "\", \"sizes\": [], \"failures\": []}"
#define LIST_A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define LIST_B "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
    const char *const whole[] = {SHARD("1", "2", LIST_A), SHARD("0", "2", LIST_A)};
    const char *const twice[] = {whole[0], whole[1], whole[0]};
    const char *const other_list[] = {whole[0], SHARD("0", "2", LIST_B)};
    const char *const other_split[] = {whole[0], SHARD("0", "3", LIST_A)};

    check(whole, 2, FINE);
    check(twice, 3, "shard_twice");
    check(other_list, 2, "other_shards");
    check(other_split, 2, "other_shards");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_shard),
        cmocka_unit_test(test_forged_texts),
        cmocka_unit_test(test_several),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

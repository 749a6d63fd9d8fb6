/* Bundles: packed in one store, opened in another; and strangers' files, each of which is
 * refused with the place and stores nothing. */
#include "base/compress.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "intake/bundle.h"
#include "intake/jobs.h"
#include "store/sets.h"
#include "store/store.h"
#include "store_home.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#define BYTES_MAX ((size_t)64 << 20)
#define NAME "pr 1.tracediff"

struct state {
    struct home *from, *to;
    char ids[2][33];
    char *path; /* of a bundle */
};

static int set_up(void **context)
{
    struct state *state = calloc(1, sizeof *state);
    const char *const tags[] = {"nightly", "branch=main"};
    struct error error;

    home_set_up((void **)&state->from);
    home_set_up((void **)&state->to);
    home_write_set(state->from, 1, "before é", state->ids[0]);
    home_write_set(state->from, 2, "after", state->ids[1]);
    assert_int_equal(store_change_tags(state->from->store, state->ids[0], true, NULL,
                                       &(struct set_tags){tags, 2}, &error),
                     0);
    assert_true(asprintf(&state->path, "%s/bundle", state->from->directory) > 0);
    *context = state;
    return 0;
}

static int tear_down(void **context)
{
    struct state *state = *context;

    home_tear_down((void **)&state->from);
    home_tear_down((void **)&state->to);
    free(state->path);
    free(state);
    return 0;
}

static void read_file(const char *path, struct buffer *out)
{
    FILE *file = fopen(path, "rb");
    char *room = buffer_reserve(out, (size_t)8 << 20);

    assert_true(file != NULL && room != NULL);
    out->length += fread(room, 1, (size_t)8 << 20, file);
    fclose(file);
}

static void write_file(const char *path, const void *bytes, size_t length)
{
    FILE *file = fopen(path, "wb");

    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    fclose(file);
}

static void pack(struct state *state, struct buffer *out)
{
    const char *names[] = {state->ids[0], "after"};
    const struct given_parameter view[] = {
        {"exclude", "ProfilerStep*"}, {"token", "secret"}, {"q", "a&b=c é"}};
    const struct bundle_request request = {.names = {&names[0], &names[1]},
                                           .name_count = {1, 1},
                                           .view = view,
                                           .view_count = 3};
    CLEANUP_CLOSE int fd = open(state->path, O_RDWR | O_CREAT | O_TRUNC, 0600);
    struct error error = {0};
    uint64_t length;

    if (bundle_pack(state->from->store, &request, NULL, fd, &length, &error) != 0)
        fail_msg("%s", error.message);
    read_file(state->path, out);
    assert_int_equal(out->length, length);
}

static int open_bundle(struct state *state, struct opened_bundle *out,
                       struct error *error)
{
    const struct bundle_file file = {.path = state->path, .name = NAME};

    *error = (struct error){0};
    return bundle_open(state->to->store, NULL, &file, NULL, out, error);
}

static bool is_empty(const char *directory, const char *folder)
{
    CLEANUP_FREE char *path = NULL;

    assert_true(asprintf(&path, "%s/%s", directory, folder) > 0);
    return rmdir(path) == 0 && mkdir(path, 0700) == 0;
}

/* With the name, this text and a remedy; nothing is stored or lies in the spool. */
static void check_refused(struct state *state, const struct opened_bundle *opened,
                          const struct error *error, const char *text)
{
    if (strncmp(error->message, NAME ": ", strlen(NAME) + 2) != 0 ||
        (error->code == ERROR_DAMAGED) || /* of a set of this store */
        strstr(error->message, text) == NULL || strchr(error->message, ';') == NULL)
        fail_msg("not \"%s\": %s", text, error->message);
    assert_int_equal(opened->sets.made_count, 0);
    assert_int_equal(home_count_sets(state->to), 0);
    assert_true(is_empty(state->to->directory, "spool"));
}

/* The bytes as a bundle. */
static void expect_refused(struct state *state, const void *bytes, size_t length,
                           const char *text)
{
    CLEANUP(bundle_opened_free) struct opened_bundle opened;
    struct error error;

    write_file(state->path, bytes, length);
    if (open_bundle(state, &opened, &error) == 0)
        fail_msg("it was opened: %s", text);
    check_refused(state, &opened, &error, text);
}

static void expect_same_file(struct state *state, const char *id)
{
    CLEANUP_FREE char *there = home_set_path(state->from, id);
    CLEANUP_FREE char *here = home_set_path(state->to, id);
    CLEANUP_BUFFER struct buffer a = BUFFER(BYTES_MAX);
    CLEANUP_BUFFER struct buffer b = BUFFER(BYTES_MAX);

    read_file(there, &a);
    read_file(here, &b);
    assert_int_equal(a.length, b.length);
    assert_memory_equal(a.bytes, b.bytes, a.length);
}

static void expect_set(struct state *state, const char *id, const char *label,
                       const char *tags)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error error;

    assert_int_equal(store_find_set(state->to->store, id, &info, &error), 0);
    assert_string_equal(info.label, label);
    assert_string_equal(info.tags, tags);
}

static void test_round_trip(void **context)
{
    struct state *state = *context;
    CLEANUP(bundle_opened_free) struct opened_bundle opened;
    CLEANUP_BUFFER struct buffer first = BUFFER(BYTES_MAX);
    CLEANUP_BUFFER struct buffer second = BUFFER(BYTES_MAX);
    char page[400];
    struct error error;

    pack(state, &first);
    pack(state, &second);
    assert_int_equal(first.length, second.length);
    assert_memory_equal(first.bytes, second.bytes, first.length);
    if (open_bundle(state, &opened, &error) != 0)
        fail_msg("%s", error.message);
    snprintf(
        page, sizeof page,
        "/compare?control=%s&test=%s&exclude=ProfilerStep%%2A&q=a%%26b%%3Dc%%20%%C3%%A9",
        state->ids[0], state->ids[1]);
    assert_string_equal(opened.page, page);
    assert_int_equal(opened.sets.made_count, 2);
    for (int i = 0; i < 2; i++) {
        assert_string_equal(opened.sets.made[i].set_id, state->ids[i]);
        assert_false(opened.sets.made[i].already_stored);
        expect_same_file(state, state->ids[i]);
    }
    expect_set(state, state->ids[0], "before é", "branch=main\nnightly");
    expect_set(state, state->ids[1], "after", "");
}

static void test_stored_sets_stay(void **context)
{
    struct state *state = *context;
    CLEANUP(bundle_opened_free) struct opened_bundle opened;
    CLEANUP_BUFFER struct buffer bytes = BUFFER(BYTES_MAX);
    struct error error;
    char id[33];

    pack(state, &bytes);
    home_write_set(state->to, 1, "mine", id);
    assert_string_equal(id, state->ids[0]);
    assert_int_equal(store_bin_set(state->to->store, id, &error), 0);
    assert_int_equal(open_bundle(state, &opened, &error), 0);
    assert_true(opened.sets.made[0].already_stored);
    assert_false(opened.sets.made[1].already_stored);
    expect_set(state, id, "mine", ""); /* and out of the bin */
}

/* A stranger's file takes no place of a set that was lost here. */
static void test_damaged_sets_stay(void **context)
{
    struct state *state = *context;
    CLEANUP(bundle_opened_free) struct opened_bundle opened;
    CLEANUP_BUFFER struct buffer bytes = BUFFER(BYTES_MAX);
    struct error error;
    char id[33];

    pack(state, &bytes);
    home_write_set(state->to, 2, "mine", id);
    CLEANUP_FREE char *path = home_set_path(state->to, id);
    assert_int_equal(truncate(path, 4096), 0);
    assert_true(open_bundle(state, &opened, &error) < 0);
    assert_string_equal(error.slug, "set_damaged");
    assert_non_null(strstr(error.message, "repair"));
    assert_int_equal(home_count_sets(state->to), 1);
}

/* ---- bytes that are not those that were written ---- */

static void test_every_end_is_too_early(void **context)
{
    struct state *state = *context;
    CLEANUP_BUFFER struct buffer bytes = BUFFER(BYTES_MAX);
    pack(state, &bytes);
    for (size_t length = 1; length < bytes.length; length += length < 2000 ? 61 : 509)
        expect_refused(state, bytes.bytes, length, "the file ends too early");
    expect_refused(state, bytes.bytes, bytes.length - 1, "the file ends too early");
    buffer_append_char(&bytes, '\0');
    expect_refused(state, bytes.bytes, bytes.length, "there are bytes after the end");
    expect_refused(state, "", 0, "the file ends too early");
}

/* In the head of a gzip: that it may be a text, the time and the system mean nothing. */
static bool means_nothing(const struct buffer *bytes, size_t at)
{
    size_t begin = at - at % BUNDLE_BLOCK;

    return at - begin >= 3 && at - begin < 10 &&
           memcmp(bytes->bytes + begin, "\x1f\x8b", 2) == 0;
}

/* Some bits of deflate mean nothing: then the sets are the same. Else it is refused. */
static bool opens_the_same(struct state *state, const struct buffer *bytes)
{
    CLEANUP(bundle_opened_free) struct opened_bundle opened;
    struct error error;

    write_file(state->path, bytes->bytes, bytes->length);
    if (open_bundle(state, &opened, &error) != 0) {
        check_refused(state, &opened, &error, "");
        return false;
    }
    for (size_t i = 0; i < opened.sets.made_count; i++) {
        expect_same_file(state, opened.sets.made[i].set_id);
        assert_int_equal(
            store_remove_set(state->to->store, opened.sets.made[i].set_id, &error), 0);
    }
    return true;
}

static void test_every_byte_counts(void **context)
{
    struct state *state = *context;
    CLEANUP_BUFFER struct buffer bytes = BUFFER(BYTES_MAX);
    pack(state, &bytes);
    size_t head = strlen(bytes.bytes + BUNDLE_BLOCK), same = 0;
    for (size_t at = 0; at < bytes.length; at += at < 2048 ? 3 : 83) {
        if ((at >= BUNDLE_BLOCK && at < BUNDLE_BLOCK + head) || means_nothing(&bytes, at))
            continue; /* heads: see below */
        bytes.bytes[at] ^= 1;
        same += opens_the_same(state, &bytes);
        bytes.bytes[at] ^= 1;
    }
    assert_true(same <= 4); /* the last bits of a block of deflate */
}

/* ---- heads that were made ---- */

static void append_entry(struct buffer *out, const char *name, const void *bytes,
                         size_t length)
{
    unsigned char header[BUNDLE_BLOCK];

    bundle_entry_header(name, length, header);
    buffer_append(out, header, sizeof header);
    buffer_append(out, bytes, length);
    while (out->length % BUNDLE_BLOCK != 0)
        buffer_append_char(out, '\0');
}

/* The bundle, with another text in its head, which has the same length of blocks. */
static void expect_head_refused(struct state *state, const struct buffer *bytes,
                                const char *old, const char *new, const char *text)
{
    CLEANUP_BUFFER struct buffer head = BUFFER(BYTES_MAX);
    CLEANUP_BUFFER struct buffer all = BUFFER(BYTES_MAX);
    size_t length = strlen(bytes->bytes + BUNDLE_BLOCK);
    size_t blocks = (length + BUNDLE_BLOCK - 1) / BUNDLE_BLOCK + 1;
    const char *at = strstr(bytes->bytes + BUNDLE_BLOCK, old);

    assert_non_null(at);
    buffer_append(&head, bytes->bytes + BUNDLE_BLOCK,
                  (size_t)(at - bytes->bytes) - BUNDLE_BLOCK);
    buffer_append_text(&head, new);
    buffer_append_text(&head, at + strlen(old));
    append_entry(&all, BUNDLE_HEAD_NAME, head.bytes, head.length);
    buffer_append(&all, bytes->bytes + blocks * BUNDLE_BLOCK,
                  bytes->length - blocks * BUNDLE_BLOCK);
    expect_refused(state, all.bytes, all.length, text);
}

static void test_heads_of_strangers(void **context)
{
    static const struct {
        const char *old, *new, *text;
    } cases[] = {
        {"\"version\": 1", "\"version\": 2", "newer version of tracediff (format 2"},
        {"\"version\": 1", "\"version\": 0", "it has no valid version"},
        {"tracediff bundle", "tracediff", "it is not a bundle of tracediff"},
        {"{\n", "[{\n", "it is not a JSON object"},
        {"\"version\": 1,", "\"version\": 1, \"more\": 2,", "it was changed"},
        {"\"version\": 1,", "\"version\": 1,\n \"version\": 1,", "not a JSON object"},
        {"\"after\"", "\"\"", "the label of a set"},
        {"\"nightly\"", "\" nightly\"", "a tag of a set"},
        {"\"nightly\"", "7", "a tag of a set"},
        {"\"q\"", "\"token\"", "a parameter of the page"},
        {"\"q\"", "\"Q\\\"><script>\"", "a parameter of the page"},
        {"a&b=c", "a\\nb", "a parameter of the page"},
        {"\"bytes\": ", "\"bytes\": 9", "256 times its length"},
        {"\"bytes\": ", "\"bytes\": -", "the size of a set"},
        {"\"digest\": \"", "\"digest\": \"../", "the digest of a set"},
        {"\"id\": \"", "\"id\": \"../../", "32 hex digits"},
        {"\"control\": [\n", "\"control\": [\n \"\",\n", "not in it"},
    };
    struct state *state = *context;
    CLEANUP_BUFFER struct buffer bytes = BUFFER(BYTES_MAX);
    CLEANUP_BUFFER struct buffer view = BUFFER(BYTES_MAX);

    pack(state, &bytes);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        expect_head_refused(state, &bytes, cases[i].old, cases[i].new, cases[i].text);
    for (int i = 0; i < 9; i++)
        buffer_printf(&view, "[\"a\", \"%01000d\"],", i);
    buffer_append_text(&view, "[\"q\"");
    expect_head_refused(state, &bytes, "[\n   \"q\"", view.bytes, "more than 8 KiB");
    expect_head_refused(state, &bytes, state->ids[0], state->ids[1], "on no side");
}

/* ---- sets that were made ---- */

static void deflate_all(const void *bytes, size_t length, struct buffer *out)
{
    struct deflater *deflater = deflater_new();
    const uint8_t *in = bytes;
    enum deflate_result result;

    assert_non_null(deflater);
    do {
        size_t made;

        result = deflater_run(deflater, &in, &length, true,
                              (uint8_t *)buffer_reserve(out, 65536), 65536, &made);
        out->length += made;
    } while (result != DEFLATE_END);
    deflater_free(deflater);
}

/* A bundle of this one file as the set `id`, which says the truth of its size; `digest`
 * NULL: and of its digest. */
static void make_bundle(const struct buffer *file, const char *id, const char *digest,
                        struct buffer *out)
{
    CLEANUP_BUFFER struct buffer head = BUFFER(BUNDLE_HEAD_MAX);
    CLEANUP_BUFFER struct buffer packed = BUFFER(BYTES_MAX);
    struct bundle_set set = {.label = (char *)(uintptr_t) "a", .bytes = file->length};
    struct bundle bundle = {.sets = &set, .set_count = 1, .side_count = {1, 1}};
    char name[BUNDLE_NAME_SIZE];
    uint64_t hash[2];
    struct error error;

    memcpy(set.id, id, sizeof set.id);
    hash_from_bytes((unsigned char *)file->bytes + file->length - 16, hash);
    text_write_hash(hash, set.digest);
    if (digest != NULL)
        memcpy(set.digest, digest, sizeof set.digest);
    assert_int_equal(bundle_write_head(&bundle, &head, &error), 0);
    deflate_all(file->bytes, file->length, &packed);
    bundle_entry_name(id, name);
    append_entry(out, BUNDLE_HEAD_NAME, head.bytes, head.length);
    append_entry(out, name, packed.bytes, packed.length);
    for (size_t i = 0; i < 2 * BUNDLE_BLOCK; i++)
        buffer_append_char(out, '\0');
}

static void expect_set_refused(struct state *state, const struct buffer *file,
                               const char *id, const char *digest, const char *text)
{
    CLEANUP_BUFFER struct buffer all = BUFFER(BYTES_MAX);

    make_bundle(file, id, digest, &all);
    expect_refused(state, all.bytes, all.length, text);
}

static void test_sets_of_strangers(void **context)
{
    static const struct {
        const char *sql, *text;
    } cases[] = {
        {"CREATE TRIGGER t AFTER INSERT ON op BEGIN DELETE FROM op; END",
         "declares other tables"},
        {"CREATE VIEW v AS SELECT 1", "declares other tables"},
        {"CREATE TABLE more(a)", "declares other tables"},
        {"UPDATE meta SET value = '0123456789abcdef0123456789abcdef' WHERE key = 'id'",
         "another set"},
        {"UPDATE file SET hash = randomblob(16)", "its id is not that of its files"},
        {"UPDATE file SET rank = rank + 1", "its id is not that of its files"},
        {"UPDATE op SET kind = 7", "table op"},
        {"UPDATE meta SET value = '{}' WHERE key = 'summary'", "table meta"},
        {"PRAGMA user_version = 99", "newer version"},
        {"PRAGMA application_id = 7", "not a set"},
        {"PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = rootpage + 1 "
         "WHERE name = 'op'",
         "sets/"},
    };
    struct state *state = *context;

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP_BUFFER struct buffer file = BUFFER(BYTES_MAX);
        char id[33];

        home_write_set(state->from, 10 + (unsigned)i, "made", id);
        home_change_set(state->from, id, cases[i].sql);
        CLEANUP_FREE char *path = home_set_path(state->from, id);
        read_file(path, &file);
        expect_set_refused(state, &file, id, NULL, cases[i].text);
    }
}

static void test_digests_and_lengths(void **context)
{
    struct state *state = *context;
    CLEANUP_FREE char *path = home_set_path(state->from, state->ids[0]);
    CLEANUP_BUFFER struct buffer file = BUFFER(BYTES_MAX);
    const char *id = state->ids[0];

    read_file(path, &file);
    expect_set_refused(state, &file, id, "0123456789abcdef0123456789abcdef",
                       "its digest is not the one that the head says");
    file.bytes[5000] ^= 1;
    expect_set_refused(state, &file, id, NULL, "its bytes are not those");
    file.bytes[5000] ^= 1;
    expect_set_refused(state, &file, state->ids[1], NULL, "another set");
    file.length = 20;
    expect_set_refused(state, &file, id, NULL, "it is not a set");
}

static void test_bombs(void **context)
{
    struct state *state = *context;
    CLEANUP_BUFFER struct buffer zeros = BUFFER(BYTES_MAX);
    CLEANUP_BUFFER struct buffer all = BUFFER(BYTES_MAX);

    char *room = buffer_reserve(&zeros, (size_t)32 << 20);
    memset(room, 0, (size_t)32 << 20);
    zeros.length = (size_t)32 << 20;
    make_bundle(&zeros, state->ids[0], NULL, &all);
    expect_refused(state, all.bytes, all.length, "256 times its length");
    expect_head_refused(state, &all, "33554432", "1048576", "bytes than the head says");
    expect_head_refused(state, &all, "33554432", "9", "bytes than the head says");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_round_trip, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_stored_sets_stay, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_damaged_sets_stay, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_every_end_is_too_early, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_every_byte_counts, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_heads_of_strangers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_sets_of_strangers, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_digests_and_lengths, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_bombs, set_up, tear_down),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

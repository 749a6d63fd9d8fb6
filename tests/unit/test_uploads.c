/* Uploads that have ended, and files that cannot be removed. */
#include "base/error.h"
#include "ingest_place.h"
#include "intake/jobs.h"
#include "intake/uploads.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct uploading {
    struct place place;
    struct job_queue *queue;
    struct uploads *uploads;
};

static void uploading_open(struct uploading *uploading)
{
    struct error error;

    place_open(&uploading->place);
    assert_int_equal(job_queue_open(uploading->place.store,
                                    &(struct job_settings){.running = 2},
                                    &uploading->queue, &error),
                     0);
    uploading->uploads = uploads_open(uploading->place.store, uploading->queue);
}

static void uploading_close(struct uploading *uploading)
{
    job_queue_close(uploading->queue);
    uploads_close(uploading->uploads);
    place_close(&uploading->place);
}
#define UPLOADING __attribute__((cleanup(uploading_close))) struct uploading

/* An upload of one file of `size` bytes. */
static void create(struct uploading *uploading, uint64_t size, char id[UPLOAD_ID_SIZE])
{
    const struct announced_file file = {"a.json", size};
    struct error error;

    if (uploads_create(
            uploading->uploads,
            &(struct announced_upload){.label = "x", .files = &file, .count = 1}, id,
            &error) != 0)
        fail_msg("%s", error.message);
}

static size_t spooled(struct uploading *uploading)
{
    return scratch_count(&uploading->place.scratch, "data/spool");
}

static bool is_known(struct uploading *uploading, const char *id)
{
    struct error error = {0};
    CLEANUP_BUFFER struct buffer json = BUFFER(65536);

    if (uploads_get(uploading->uploads, id, &json, &error) == 0)
        return true;
    assert_string_equal(error.slug, "unknown_upload");
    return false;
}

/* An upload that is thrown away while a file, `name`, cannot be removed. */
static void discard_but_not_remove(struct uploading *uploading, char name[64])
{
    char id[UPLOAD_ID_SIZE];
    struct error error;

    create(uploading, 10, id);
    snprintf(name, 64, "data/spool/upload-%s/in-the-way", id);
    scratch_write_text(&uploading->place.scratch, name, "x");
    assert_int_equal(uploads_discard(uploading->uploads, id, &error), 0);
    assert_false(is_known(uploading, id));
    assert_int_equal(spooled(uploading), 2);
}

static void test_what_could_not_be_removed_is_tried_again(void **state)
{
    (void)state;
    UPLOADING uploading;
    char name[64];

    uploading_open(&uploading);
    discard_but_not_remove(&uploading, name);
    uploads_expire(uploading.uploads); /* still not */
    assert_int_equal(spooled(&uploading), 2);
    assert_int_equal(unlink(scratch_path(&uploading.place.scratch, name)), 0);
    uploads_expire(uploading.uploads);
    assert_int_equal(spooled(&uploading), 0);
}

static void test_a_leftover_at_the_end_is_freed(void **state)
{
    (void)state;
    UPLOADING uploading;
    char name[64];

    uploading_open(&uploading);
    discard_but_not_remove(&uploading, name);
}

static void wait_for_end(struct uploading *uploading, const char *job)
{
    for (int i = 0; i < 2000; i++) {
        CLEANUP_BUFFER struct buffer json = BUFFER(JOB_JSON_MAX);
        struct error error;

        assert_int_equal(job_queue_get(uploading->queue, job, &json, &error), 0);
        if (strstr(json.bytes, "\"state\":\"failed\"") != NULL && spooled(uploading) == 0)
            return;
        usleep(1000);
    }
    fail_msg("job %s does not end", job);
}

/* A server that takes uploads all day must not keep them all. */
static void test_ended_ones_are_forgotten(void **state)
{
    (void)state;
    UPLOADING uploading;
    char ids[UPLOADS_ENDED_MAX + 4][UPLOAD_ID_SIZE], open[UPLOAD_ID_SIZE];
    const size_t count = sizeof ids / sizeof ids[0];

    uploading_open(&uploading);
    for (size_t i = 0; i < count; i++) {
        char job[JOB_ID_SIZE];
        struct error error;

        create(&uploading, 0, ids[i]); /* no trace: its job fails */
        assert_int_equal(uploads_commit(uploading.uploads, ids[i], job, &error), 0);
        wait_for_end(&uploading, job);
    }
    create(&uploading, 10, open);
    /* The worker of the last job may not be done with it. */
    for (int i = 0; i < 2000 && is_known(&uploading, ids[count - UPLOADS_ENDED_MAX - 1]);
         i++)
        usleep(1000);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(is_known(&uploading, ids[i]), i >= count - UPLOADS_ENDED_MAX);
    assert_true(is_known(&uploading, open));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_could_not_be_removed_is_tried_again),
        cmocka_unit_test(test_a_leftover_at_the_end_is_freed),
        cmocka_unit_test(test_ended_ones_are_forgotten),
    };

    return cmocka_run_group_tests_name("uploads", tests, NULL, NULL);
}

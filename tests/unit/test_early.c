/* Files that are read while others of their upload still arrive: the set says the same as
 * one of a folder, whatever comes, in whatever order. */
#include "base/error.h"
#include "intake/jobs.h"
#include "intake/uploads.h"
#include "intake/worker.h"
#include "set_dump.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILES_MOST 12
#define WAIT_MS 20000

static struct worker_settings settings = {NULL, (uint64_t)1 << 30};

struct arriving {
    struct place place;
    struct job_queue *queue;
    struct uploads *uploads;
};

static void arriving_open(struct arriving *arriving)
{
    struct error error;

    place_open(&arriving->place);
    assert_int_equal(job_queue_open(arriving->place.store, 1, &arriving->queue, &error),
                     0);
    job_queue_set_worker(arriving->queue, &settings);
    assert_int_equal(
        uploads_open(arriving->place.store, arriving->queue, &arriving->uploads, &error),
        0);
}

static void arriving_close(struct arriving *arriving)
{
    job_queue_close(arriving->queue);
    uploads_close(arriving->uploads);
    place_close(&arriving->place);
}
#define ARRIVING __attribute__((cleanup(arriving_close))) struct arriving

/* ---- files ---- */

struct file {
    const char *name;
    char *bytes;
    size_t length;
    bool encoded; /* what is sent was zipped for the way */
};
struct files {
    struct file list[FILES_MOST];
    size_t count;
};

static void files_free(struct files *files)
{
    for (size_t i = 0; i < files->count; i++)
        free(files->list[i].bytes);
}
#define FILES __attribute__((cleanup(files_free))) struct files

/* Takes a file of the folder `in`. */
static struct file *add(struct files *files, struct place *place, const char *name)
{
    struct file *file = &files->list[files->count++];
    char path[64];

    assert_true(files->count <= FILES_MOST);
    snprintf(path, sizeof path, "in/%s", name);
    FILE *in = fopen(scratch_path(&place->scratch, path), "rb");
    assert_non_null(in);
    *file = (struct file){.name = name, .bytes = malloc((size_t)1 << 22)};
    assert_non_null(file->bytes);
    file->length = fread(file->bytes, 1, (size_t)1 << 22, in);
    fclose(in);
    return file;
}

/* Of every sort. */
static void make_files(struct files *files, struct place *place)
{
    place_write_trace(place, "in/a.json", 0, 0, 300);
    place_write_trace(place, "in/b.json.gz", 1, 5, 2000);
    place_write_trace(place, "in/c.json", 1, 5, 90);
    place_write_trace(place, "in/d.json.gz", 1, 5, 2000); /* as b */
    place_write_trace(place, "in/e.json", -1, 7, 500);
    place_write_trace(place, "in/rank7/f.json", -1, 7, 40);
    scratch_write_text(&place->scratch, "in/g.json", "no trace");
    scratch_write_text(&place->scratch, "in/h.json", "");
    place_write_trace(place, "in/i.json", 4, 7, 60);
    place_write_trace(place, "in/j.json.gz", 5, 7, 600);
    const char *names[] = {"j.json.gz", "a.json", "rank7/f.json", "h.json", "d.json.gz",
                           "i.json",    "c.json", "g.json",       "e.json", "b.json.gz"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        add(files, place, names[i]);
}

/* Both as they are sent and as they lie in the folder. */
static void cut(struct place *place, struct file *file, size_t length)
{
    char path[64];

    snprintf(path, sizeof path, "in/%s", file->name);
    file->length = length;
    assert_int_equal(truncate(scratch_path(&place->scratch, path), (off_t)length), 0);
}

/* ---- an upload ---- */

static void create(struct arriving *arriving, const struct files *files,
                   char id[UPLOAD_ID_SIZE])
{
    struct announced_file announced[FILES_MOST];
    struct error error;

    for (size_t i = 0; i < files->count; i++) {
        const struct file *file = &files->list[i];
        announced[i] =
            (struct announced_file){file->name, file->length * (file->encoded ? 9 : 1)};
    }
    if (uploads_create(arriving->uploads,
                       &(struct announced_upload){"x", announced, files->count, NULL}, id,
                       &error) != 0)
        fail_msg("%s", error.message);
}

static void send_bytes(struct arriving *arriving, const char *id, const struct file *file,
                       const char *bytes)
{
    const struct upload_part part = {.length = file->encoded ? -1 : (int64_t)file->length,
                                     .encoded = file->encoded};
    struct upload_writer *writer = NULL;
    struct error error;
    CLEANUP_BUFFER struct buffer json;

    buffer_init(&json, 65536);
    if (file->length == 0) /* it is there already */
        return;
    assert_int_equal(
        upload_writer_open(arriving->uploads, id, file->name, &part, &writer, &error), 0);
    for (size_t done = 0; done < file->length;) {
        size_t piece = file->length - done < 5000 ? file->length - done : 5000;
        assert_int_equal(upload_writer_write(writer, bytes + done, piece, &error), 0);
        done += piece;
    }
    assert_int_equal(upload_writer_finish(writer, &json, &error), 0);
    upload_writer_close(writer);
}

static void send_file(struct arriving *arriving, const char *id, const struct file *file)
{
    send_bytes(arriving, id, file, file->bytes);
}

/* The inode of the draft in the spool; 0: there is none. */
static ino_t draft_of(struct arriving *arriving)
{
    DIR *spool = opendir(scratch_path(&arriving->place.scratch, "data/spool"));
    ino_t found = 0;

    assert_non_null(spool);
    for (struct dirent *entry; (entry = readdir(spool)) != NULL;)
        if (entry->d_name[0] != '.' && strncmp(entry->d_name, "upload-", 7) != 0)
            found = entry->d_ino;
    closedir(spool);
    return found;
}

static ino_t wait_for_draft(struct arriving *arriving)
{
    ino_t draft = 0;

    for (int i = 0; i < WAIT_MS && (draft = draft_of(arriving)) == 0; i++)
        usleep(1000);
    assert_true(draft != 0);
    return draft;
}

static ino_t inode_of_set(struct arriving *arriving, const char *id)
{
    char path[64];
    struct stat status;

    snprintf(path, sizeof path, "data/sets/%s.db", id);
    assert_int_equal(stat(scratch_path(&arriving->place.scratch, path), &status), 0);
    return status.st_ino;
}

/* Commits and waits; the set of the job. */
static void commit(struct arriving *arriving, const char *id, char set[33],
                   struct buffer *json)
{
    char job[JOB_ID_SIZE];
    struct error error;

    if (uploads_commit(arriving->uploads, id, job, &error) != 0)
        fail_msg("%s", error.message);
    for (int i = 0; i < WAIT_MS; i++) {
        buffer_clear(json);
        assert_int_equal(job_queue_get(arriving->queue, job, json, &error), 0);
        if (strstr(json->bytes, "\"state\":\"queued\"") == NULL &&
            strstr(json->bytes, "\"state\":\"running\"") == NULL)
            break;
        usleep(1000);
    }
    assert_non_null(strstr(json->bytes, "\"state\":\"done\""));
    const char *found = strstr(json->bytes, "\"set\":\"");
    assert_non_null(found);
    snprintf(set, 33, "%.32s", found + strlen("\"set\":\""));
}

/* The files of an upload go after its job has ended. */
static void assert_clean(struct arriving *arriving, size_t sets)
{
    for (int i = 0;
         i < WAIT_MS && scratch_count(&arriving->place.scratch, "data/spool") > 0; i++)
        usleep(1000);
    place_assert_clean(&arriving->place, sets);
}

/* The set of a job, and that of the folder in a store of its own. */
static void assert_as_folder(struct arriving *arriving, struct place *plain,
                             const char *set, const char *json)
{
    RESULT result = {0};
    char text[64];

    place_ingest(plain, "in", &result);
    assert_string_equal(set, result.set_id);
    assert_same_set(&arriving->place, set, plain, result.set_id);
    snprintf(text, sizeof text, "\"bytes_done\":%llu",
             (unsigned long long)result.disk_bytes);
    assert_non_null(strstr(json, text));
    for (size_t i = 0; i < result.failure_count; i++)
        assert_non_null(strstr(json, result.failures[i].message));
    for (size_t i = 0; i < result.duplicate_count; i++)
        assert_non_null(strstr(json, result.duplicates[i].file));
}

/* ---- the tests ---- */

static void test_says_the_same_in_any_order(void **state)
{
    (void)state;
    uint64_t chance = 20261122;

    for (int round = 0; round < 6; round++) {
        ARRIVING arriving = {0};
        PLACE plain = {0};
        FILES files = {0};
        CLEANUP_BUFFER struct buffer json;
        char id[UPLOAD_ID_SIZE], set[33];
        ino_t draft = 0;

        buffer_init(&json, JOB_JSON_MAX);
        arriving_open(&arriving);
        place_open(&plain);
        make_files(&files, &plain);
        for (size_t i = files.count; i > 1; i--) { /* shuffled */
            chance = chance * 6364136223846793005u + 1442695040888963407u;
            struct file last = files.list[i - 1],
                        *other = &files.list[(chance >> 33) % i];
            files.list[i - 1] = *other;
            *other = last;
        }
        for (size_t i = 0; i < files.count; i++) {
            if (strcmp(files.list[i].name, "j.json.gz") == 0)
                cut(&plain, &files.list[i], files.list[i].length * 3 / 4);
            files.list[i].encoded = strcmp(files.list[i].name, "d.json.gz") == 0;
        }
        create(&arriving, &files, id);
        for (size_t i = 0; i < files.count; i++) {
            send_file(&arriving, id, &files.list[i]);
            /* Sometimes the reader is ahead, sometimes it is behind. */
            if (i == 4)
                draft = wait_for_draft(&arriving);
            usleep(round % 2 == 0 ? 0 : 20000);
        }
        commit(&arriving, id, set, &json);
        assert_true(inode_of_set(&arriving, set) == draft);
        assert_as_folder(&arriving, &plain, set, json.bytes);
        assert_clean(&arriving, 1);
    }
}

/* Each of the files, when the others may have been read or not. */
static void test_a_file_that_comes_again(void **state)
{
    (void)state;
    for (int round = 0; round < 8; round++) {
        ARRIVING arriving = {0};
        PLACE plain = {0};
        FILES files = {0};
        CLEANUP_BUFFER struct buffer json;
        char id[UPLOAD_ID_SIZE], set[33];

        buffer_init(&json, JOB_JSON_MAX);
        arriving_open(&arriving);
        place_open(&plain);
        place_write_trace(&plain, "in/a.json", 0, 0, 300);
        place_write_trace(&plain, "in/b.json", 1, 5, 2000);
        struct file *a = add(&files, &plain, "a.json"),
                    *b = add(&files, &plain, "b.json");
        CLEANUP_FREE char *other = malloc(a->length);
        memcpy(other, a->bytes, a->length);
        memset(other + a->length / 2, '7', 1000);
        create(&arriving, &files, id);
        send_bytes(&arriving, id, a, other);
        wait_for_draft(&arriving);
        usleep((unsigned)round * 3000);
        if (round % 2 == 0)
            send_file(&arriving, id, b);
        usleep((unsigned)round * 10000);
        send_file(&arriving, id, a);
        if (round % 2 == 1)
            send_file(&arriving, id, b);
        commit(&arriving, id, set, &json);
        assert_as_folder(&arriving, &plain, set, json.bytes);
        assert_clean(&arriving, 1);
    }
}

/* A file that is whole counts as such until its body goes on; what comes then under its
 * name is another one. */
static void test_a_body_that_is_too_long(void **state)
{
    (void)state;
    ARRIVING arriving = {0};
    PLACE plain = {0};
    FILES files = {0};
    CLEANUP_BUFFER struct buffer json;
    char id[UPLOAD_ID_SIZE], set[33];
    struct upload_writer *writer = NULL;
    struct error error;

    buffer_init(&json, JOB_JSON_MAX);
    arriving_open(&arriving);
    place_open(&plain);
    place_write_trace(&plain, "in/a.json", 0, 0, 300);
    place_write_trace(&plain, "in/b.json", 1, 5, 20);
    struct file *a = add(&files, &plain, "a.json"), *b = add(&files, &plain, "b.json");
    CLEANUP_FREE char *other = malloc(a->length);
    memcpy(other, a->bytes, a->length);
    memset(other + a->length / 2, '7', 1000);
    create(&arriving, &files, id);
    const struct upload_part part = {.length = (int64_t)a->length};
    assert_int_equal(
        upload_writer_open(arriving.uploads, id, a->name, &part, &writer, &error), 0);
    assert_int_equal(upload_writer_write(writer, other, a->length, &error), 0);
    wait_for_draft(&arriving);
    usleep(300000); /* a moment later it is being read */
    assert_true(upload_writer_write(writer, "}", 1, &error) < 0);
    upload_writer_close(writer);
    send_file(&arriving, id, a);
    send_file(&arriving, id, b);
    commit(&arriving, id, set, &json);
    assert_as_folder(&arriving, &plain, set, json.bytes);
    assert_clean(&arriving, 1);
}

/* The early results are dropped at once, and not when the upload is idle or committed. */
static void test_a_file_that_begins_again(void **state)
{
    (void)state;
    ARRIVING arriving = {0};
    FILES files = {0};
    char id[UPLOAD_ID_SIZE];
    struct upload_writer *writer = NULL;
    struct error error;

    arriving_open(&arriving);
    place_write_trace(&arriving.place, "in/a.json", 0, 0, 300);
    place_write_trace(&arriving.place, "in/b.json", 1, 5, 20);
    struct file *a = add(&files, &arriving.place, "a.json");
    add(&files, &arriving.place, "b.json");
    create(&arriving, &files, id);
    send_file(&arriving, id, a);
    wait_for_draft(&arriving);
    const struct upload_part part = {.length = (int64_t)a->length};
    assert_int_equal(
        upload_writer_open(arriving.uploads, id, a->name, &part, &writer, &error), 0);
    for (int i = 0; i < EARLY_IDLE_SECONDS * 500 && draft_of(&arriving) != 0; i++)
        usleep(1000);
    assert_true(draft_of(&arriving) == 0);
    upload_writer_close(writer);
}

static void test_one_that_is_thrown_away(void **state)
{
    (void)state;
    for (unsigned wait = 0; wait < 3; wait++) {
        ARRIVING arriving = {0};
        FILES files = {0};
        struct error error;
        char id[UPLOAD_ID_SIZE];

        arriving_open(&arriving);
        place_write_trace(&arriving.place, "in/a.json", 0, 0, 2000);
        place_write_trace(&arriving.place, "in/b.json", 1, 5, 30);
        add(&files, &arriving.place, "a.json");
        add(&files, &arriving.place, "b.json");
        create(&arriving, &files, id);
        send_file(&arriving, id, &files.list[0]);
        if (wait > 0)
            wait_for_draft(&arriving);
        if (wait > 1)
            send_file(&arriving, id, &files.list[1]);
        usleep(wait * 20000);
        assert_int_equal(uploads_discard(arriving.uploads, id, &error), 0);
        assert_int_equal(scratch_count(&arriving.place.scratch, "data/spool"), 0);
    }
}

/* The next upload has the reader that the one before let go. */
static void test_one_after_the_other(void **state)
{
    (void)state;
    ARRIVING arriving = {0};
    CLEANUP_BUFFER struct buffer json;

    buffer_init(&json, JOB_JSON_MAX);
    arriving_open(&arriving);
    for (int round = 0; round < 5; round++) {
        FILES files = {0};
        char id[UPLOAD_ID_SIZE], set[33];

        place_write_trace(&arriving.place, "in/a.json", 0, 0, 100 + 7 * round);
        place_write_trace(&arriving.place, "in/b.json", 1, 5, 30 + 11 * round);
        add(&files, &arriving.place, "a.json");
        add(&files, &arriving.place, "b.json");
        create(&arriving, &files, id);
        send_file(&arriving, id, &files.list[0]);
        ino_t draft = wait_for_draft(&arriving);
        send_file(&arriving, id, &files.list[1]);
        commit(&arriving, id, set, &json);
        assert_true(inode_of_set(&arriving, set) == draft);
    }
    assert_clean(&arriving, 5);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_says_the_same_in_any_order),
        cmocka_unit_test(test_a_file_that_comes_again),
        cmocka_unit_test(test_a_body_that_is_too_long),
        cmocka_unit_test(test_a_file_that_begins_again),
        cmocka_unit_test(test_one_that_is_thrown_away),
        cmocka_unit_test(test_one_after_the_other),
    };

    if (argc > 1 && strcmp(argv[1], WORKER_COMMAND) == 0)
        _exit(worker_host_main(argc - 1, argv + 1, worker_main));
#ifndef __linux__
    return 77;
#endif
    signal(SIGPIPE, SIG_IGN); /* as the program does */
    int failed = worker_host_open("/proc/self/exe", &settings.host, NULL);
    failed = failed != 0 ? failed : cmocka_run_group_tests(tests, NULL, NULL);
    worker_close(&settings);
    return failed;
}

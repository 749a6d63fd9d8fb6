/* Ingest that is broken off: cancelled, out of room, killed. Nothing of it is listed, and
 * no file is left. */
#include "ingest_place.h"
#include "store/directory.h"
#include "store/store.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void test_cancelled_before(void **state)
{
    (void)state;
    PLACE place;
    RESULT result;
    struct progress progress = {0};
    struct error error;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 100);
    atomic_store(&progress.cancelled, true);
    assert_int_equal(place_try_ingest(&place, "in", "x", 2, &progress, &result, &error),
                     -(int)ERROR_CANCELLED);
    place_assert_clean(&place, 0);
}

/* Cancels as soon as some bytes were read, or after some microseconds more. */
static void *cancel_soon(void *argument)
{
    struct progress *progress = argument;

    for (int i = 0; i < 5000 && atomic_load(&progress->bytes_done) < 300000; i++)
        usleep(200);
    atomic_store(&progress->cancelled, true);
    return NULL;
}

static void test_cancelled_on_the_way(void **state)
{
    (void)state;
    PLACE place;
    unsigned cancelled = 0;

    place_open(&place);
    for (int i = 0; i < 3; i++) {
        char name[30];

        snprintf(name, sizeof name, "in/f%d.json", i);
        place_write_trace(&place, name, i, 0, 15000);
    }
    for (unsigned threads = 1; threads <= 4 && cancelled == 0; threads++) {
        RESULT result;
        struct progress progress = {0};
        struct error error;
        pthread_t thread;

        assert_int_equal(pthread_create(&thread, NULL, cancel_soon, &progress), 0);
        int failed =
            place_try_ingest(&place, "in", NULL, threads, &progress, &result, &error);
        pthread_join(thread, NULL);
        if (failed == 0) { /* it was faster */
            assert_int_equal(store_remove_set(place.store, result.set_id, &error), 0);
            continue;
        }
        assert_int_equal(error.code, ERROR_CANCELLED);
        cancelled++;
        place_assert_clean(&place, 0);
    }
    assert_true(cancelled > 0);
    RESULT result;
    place_ingest(&place, "in", &result);
    place_assert_clean(&place, 1);
}

/* No room on the disk, as a limit on the size of files tells it. */
static void test_no_room(void **state)
{
    (void)state;
    PLACE place;
    RESULT result = {0}, again = {0};
    struct error error;
    struct rlimit before;

    place_open(&place);
    place_write_trace(&place, "in/a.json", 0, 0, 30000);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    const struct rlimit small = {(rlim_t)100 << 10, before.rlim_max};
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &small), 0);
    int failed = place_try_ingest(&place, "in", NULL, 2, NULL, &result, &error);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_int_not_equal(failed, 0);
    assert_int_not_equal(error.code, ERROR_FORMAT);
    assert_int_equal(result.failure_count, 0); /* no fault of the file */
    place_assert_clean(&place, 0);
    place_ingest(&place, "in", &again);
    place_assert_clean(&place, 1);
}

/* Killed in the middle: the next owner of the store finds nothing of it. */
static void test_killed(void **state)
{
    (void)state;
    PLACE place;
    struct error error;

    place_open(&place);
    for (int i = 0; i < 4; i++) {
        char name[30];

        snprintf(name, sizeof name, "in/f%d.json", i);
        place_write_trace(&place, name, i, 0, 10000);
    }
    store_close(place.store);
    place.store = NULL;
    for (int i = 0; i < 6; i++) {
        pid_t child = fork();

        assert_true(child >= 0);
        if (child == 0) {
            struct ingest_result result;

            alarm(30);
            if (store_open(scratch_path(&place.scratch, "data"), STORE_SHARED, NULL,
                           &place.store, &error) == 0)
                place_try_ingest(&place, "in", NULL, 1, NULL, &result, &error);
            _exit(0);
        }
        usleep(1000U << i);
        kill(child, SIGKILL);
        assert_int_equal(waitpid(child, NULL, 0), child);
        assert_int_equal(store_open(scratch_path(&place.scratch, "data"), STORE_OWNER,
                                    NULL, &place.store, &error),
                         0);
        assert_true(place_count_sets(&place) <= 1); /* done, or not at all */
        place_assert_clean(&place, place_count_sets(&place));
        store_close(place.store);
        place.store = NULL;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cancelled_before),
        cmocka_unit_test(test_cancelled_on_the_way),
        cmocka_unit_test(test_no_room),
        cmocka_unit_test(test_killed),
    };

    return cmocka_run_group_tests_name("ingest_breaks", tests, NULL, NULL);
}

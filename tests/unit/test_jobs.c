/* What is done after jobs (job_after): one set at a time, and again when a job ended it
 * early. */
#include "base/budget.h"
#include "ingest_place.h"
#include "intake/jobs.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define SETS 4
#define TIMES_MAX 16

struct preparing {
    struct place place;
    struct job_queue *queue;
    pthread_mutex_t mutex;
    char sets[TIMES_MAX][33];
    bool early[TIMES_MAX]; /* it was ended early */
    unsigned may_go;       /* the first time of a set waits for it, also after `stop` */
    unsigned times, ended, at_once, most_at_once;
};

static unsigned look(struct preparing *all, const unsigned *what)
{
    usleep(1000);
    pthread_mutex_lock(&all->mutex);
    unsigned is = *what;
    pthread_mutex_unlock(&all->mutex);
    return is;
}

static void prepare(void *context, const char *set, const atomic_bool *stop)
{
    struct preparing *all = context;
    bool first = true, early = false;

    pthread_mutex_lock(&all->mutex);
    unsigned own = all->times++ % TIMES_MAX;
    snprintf(all->sets[own], sizeof all->sets[own], "%s", set);
    for (unsigned i = 0; i < own; i++)
        first = first && strcmp(all->sets[i], set) != 0;
    all->at_once++;
    if (all->at_once > all->most_at_once)
        all->most_at_once = all->at_once;
    pthread_mutex_unlock(&all->mutex);
    while (first && look(all, &all->may_go) == 0)
        early = early || atomic_load(stop);
    early = early || atomic_load(stop);
    pthread_mutex_lock(&all->mutex);
    all->early[own] = early;
    all->at_once--;
    all->ended++;
    pthread_mutex_unlock(&all->mutex);
}

static void add(struct preparing *all, const char *folder, char id[JOB_ID_SIZE])
{
    struct job_request request = {.label = folder,
                                  .folder = scratch_path(&all->place.scratch, folder)};
    struct error error;

    if (job_queue_add(all->queue, &request, id, &error) != 0)
        fail_msg("%s", error.message);
}

/* The job ends in that state. */
static void wait_for(struct preparing *all, const char *id, const char *state)
{
    uint64_t seen = 0;

    for (;;) {
        CLEANUP_BUFFER struct buffer json = BUFFER(JOB_JSON_MAX);
        struct error error;
        bool changed, ended;

        assert_int_equal(
            job_queue_watch(all->queue, id, &seen, 1000, &json, &changed, &ended, &error),
            0);
        if (!ended)
            continue;
        assert_non_null(strstr(json.bytes, state));
        return;
    }
}

static void test_sets_are_prepared_one_at_a_time(void **state)
{
    struct preparing all = {.mutex = PTHREAD_MUTEX_INITIALIZER};
    char jobs[SETS + 1][JOB_ID_SIZE];
    unsigned early = 0;
    struct error error;

    (void)state;
    place_open(&all.place);
    const struct job_settings settings = {
        .running = SETS, .prepare = prepare, .context = &all};

    assert_int_equal(job_queue_open(all.place.store, &settings, &all.queue, &error), 0);
    for (int i = 0; i < SETS; i++) {
        char name[20], folder[2] = {(char)('a' + i), '\0'};

        snprintf(name, sizeof name, "%s/rank0.json", folder);
        place_write_trace(&all.place, name, 0, 1000 * (i + 1), 3);
        add(&all, folder, jobs[i]);
    }
    for (int i = 0; i < SETS; i++)
        wait_for(&all, jobs[i], "\"done\"");
    while (look(&all, &all.times) == 0)
        ;
    /* A job that comes, and fails at once, ends it early. */
    add(&all, "none", jobs[SETS]);
    wait_for(&all, jobs[SETS], "\"failed\"");
    pthread_mutex_lock(&all.mutex);
    all.may_go = 1;
    pthread_mutex_unlock(&all.mutex);
    for (int i = 0; i < 5000 && look(&all, &all.ended) < SETS + 1;)
        i++;
    job_queue_close(all.queue);
    assert_int_equal(all.most_at_once, 1);
    assert_int_equal(all.times, all.ended);
    for (unsigned i = 0; i < all.times; i++) {
        bool again = false;

        for (unsigned k = i + 1; k < all.times; k++)
            again = again || (strcmp(all.sets[i], all.sets[k]) == 0 && !all.early[k]);
        assert_true(!all.early[i] || again);
        early += all.early[i];
    }
    assert_true(early > 0);
    place_close(&all.place);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sets_are_prepared_one_at_a_time),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

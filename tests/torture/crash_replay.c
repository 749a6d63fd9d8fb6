/* Rebuilds what crashes may leave of a recorded life of a store, and looks whether the
 * program finds everything in it that it had promised.
 *
 *   crash_replay [OPTION]... RECORDING ROOT EXPECTED REFERENCE SCRATCH
 *
 * RECORDING is of account/walk_record.c, ROOT the folder that was recorded, as it is now,
 * with the store in ROOT/data. EXPECTED: JSON, [{"at": RECORDS, "sets": ...}...]: after
 * so many records of the recording this is promised (crash_check.h). REFERENCE: see
 * there. SCRATCH: an empty folder, best in memory.
 *
 *   --random N       so many random states at each moment, beside the five corners:
 *                    everything is there, nothing that was not flushed, only names, only
 *                    bytes, names with torn bytes (default 0)
 *   --moments every  after every change; default: before each flush and before and after
 *                    each promise, where most is pending
 *   --single         also states that lack one change, and that have one
 *   --without GLOB   leaves out flushes of such paths: then something must be lost
 *   --first          ends at the first failure
 *   --seed N
 *   --flushes        only lists what was flushed
 *   --ends           only compares the end of the recording with ROOT
 *
 * Last line: "CHANGES changes, FLUSHES flushes, STATES states, BAD bad". Exit 1: bad
 * ones.
 */
#include "crash_check.h"
#include "crash_log.h"

#include "base/log.h"

#include <errno.h>
#include <ftw.h>
#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BAD_PRINTED_MAX 10

struct replay {
    struct crash_log log;
    const char *root, *reference, *scratch;
    json_t *expected;
    size_t random;
    bool every, single, first;
    uint64_t seed;
    unsigned char *fates;
    uint64_t (*seen)[3]; /* hashes of states that were looked at: open addressing */
    size_t seen_size;
    size_t states, bad;
};

static uint64_t next_random(struct replay *replay)
{
    uint64_t x = replay->seed += 0x9e3779b97f4a7c15U;

    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

/* ---- one state ---- */

static int remove_one(const char *path, const struct stat *status, int kind,
                      struct FTW *place)
{
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static void remove_tree(const char *path)
{
    nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

/* Which promise holds before change `end`. */
static size_t promise_at(const struct replay *replay, size_t end)
{
    size_t found = 0;

    for (size_t i = 1; i < json_array_size(replay->expected); i++) {
        json_int_t at = json_integer_value(
            json_object_get(json_array_get(replay->expected, i), "at"));
        if (replay->log.record_end[at] <= end)
            found = i;
    }
    return found;
}

static bool is_new(struct replay *replay, const uint64_t hash[2], size_t promise)
{
    if (replay->states * 2 >= replay->seen_size)
        return true; /* full: better twice than not at all */
    for (size_t i = hash[0] % replay->seen_size;; i = (i + 1) % replay->seen_size) {
        uint64_t *seen = replay->seen[i];

        if (seen[2] == 0) {
            seen[0] = hash[0];
            seen[1] = hash[1];
            seen[2] = promise + 1;
            return true;
        }
        if (seen[0] == hash[0] && seen[1] == hash[1] && seen[2] == promise + 1)
            return false;
    }
}

static void print_bad(const struct replay *replay, size_t end, size_t promise,
                      const char *name, const char *failure)
{
    const struct change *last = end > 0 ? &replay->log.changes[end - 1] : NULL;

    if (replay->bad > BAD_PRINTED_MAX)
        return;
    printf("before change %zu (behind %s), promise %zu, %s: %s\n", end,
           last == NULL ? "nothing" : replay->log.objects[last->object].path, promise,
           name, failure);
}

static void look_at(struct replay *replay, size_t end, const char *name)
{
    char folder[PATH_MAX], data[PATH_MAX + 8], failure[1024];
    uint64_t hash[2], torn = next_random(replay);
    size_t promise = promise_at(replay, end);

    if (replay->first && replay->bad > 0)
        return;
    crash_log_rebuild(&replay->log, end, replay->fates, torn, NULL, hash);
    if (!is_new(replay, hash, promise))
        return;
    replay->states++;
    snprintf(folder, sizeof folder, "%s/state", replay->scratch);
    snprintf(data, sizeof data, "%s/data", folder);
    if (!crash_log_rebuild(&replay->log, end, replay->fates, torn, folder, hash)) {
        replay->bad++;
        print_bad(replay, end, promise, name, "cannot be rebuilt");
    } else if (crash_check(
                   data, replay->reference,
                   json_object_get(json_array_get(replay->expected, promise), "sets"),
                   failure) != NULL) {
        replay->bad++;
        print_bad(replay, end, promise, name, failure);
    }
    remove_tree(folder);
}

/* ---- the states of one moment ---- */

static bool is_name(const struct replay *replay, size_t i)
{
    return replay->log.changes[i].kind == CHANGE_NAME;
}

static void set_fates(struct replay *replay, size_t end, enum fate names, enum fate bytes)
{
    for (size_t i = 0; i < end; i++)
        replay->fates[i] = (unsigned char)(is_name(replay, i) ? names : bytes);
}

static void look_at_corners(struct replay *replay, size_t end)
{
    static const struct {
        enum fate names, bytes;
        const char *name;
    } corners[] = {{FATE_DONE, FATE_DONE, "everything"},
                   {FATE_LOST, FATE_LOST, "what was flushed"},
                   {FATE_DONE, FATE_LOST, "names without bytes"},
                   {FATE_LOST, FATE_DONE, "bytes without names"},
                   {FATE_DONE, FATE_TORN, "names with torn bytes"}};

    for (size_t i = 0; i < sizeof corners / sizeof corners[0]; i++) {
        set_fates(replay, end, corners[i].names, corners[i].bytes);
        look_at(replay, end, corners[i].name);
    }
}

/* All but one, and only one, of the changes that are pending. */
static void look_at_singles(struct replay *replay, size_t end)
{
    for (size_t i = 0; i < end; i++) {
        if (crash_log_is_sure(&replay->log, i, end) ||
            replay->log.changes[i].kind == CHANGE_FLUSH)
            continue;
        set_fates(replay, end, FATE_DONE, FATE_DONE);
        replay->fates[i] = FATE_LOST;
        look_at(replay, end, "all but one");
        set_fates(replay, end, FATE_LOST, FATE_LOST);
        replay->fates[i] = FATE_DONE;
        look_at(replay, end, "only one");
    }
}

static void look_at_random(struct replay *replay, size_t end)
{
    for (size_t n = 0; n < replay->random; n++) {
        /* Some crashes lose nearly all, some nearly nothing. */
        uint64_t share = 1 + next_random(replay) % 15;

        for (size_t i = 0; i < end; i++)
            replay->fates[i] =
                (unsigned char)(next_random(replay) % 16 >= share ? FATE_LOST
                                : next_random(replay) % 4 == 0    ? FATE_TORN
                                                                  : FATE_DONE);
        for (size_t i = 0; i < end; i++)
            if (is_name(replay, i) && replay->fates[i] == FATE_TORN)
                replay->fates[i] = FATE_DONE;
        look_at(replay, end, "a random part");
    }
}

/* Whether a promise begins before change `end`, or the one of before ends there. */
static bool is_promise(const struct replay *replay, size_t end)
{
    for (size_t i = 0; i < json_array_size(replay->expected); i++) {
        json_int_t at = json_integer_value(
            json_object_get(json_array_get(replay->expected, i), "at"));
        size_t begin = replay->log.record_end[at];
        if (end == begin || (end + 1 == begin))
            return true;
    }
    return end == replay->log.count;
}

static void look_at_all(struct replay *replay)
{
    const struct crash_log *log = &replay->log;

    for (size_t end = 0; end <= log->count; end++) {
        bool flush = end < log->count && log->changes[end].kind == CHANGE_FLUSH;

        if (flush || is_promise(replay, end)) {
            look_at_corners(replay, end);
            look_at_random(replay, end);
            if (replay->single)
                look_at_singles(replay, end);
        } else if (replay->every) {
            set_fates(replay, end, FATE_DONE, FATE_DONE);
            look_at(replay, end, "everything");
            set_fates(replay, end, FATE_LOST, FATE_LOST);
            look_at(replay, end, "what was flushed");
        }
    }
}

/* ---- the end ---- */

/* Whether the folder that was recorded is what the recording makes of it. */
static int compare_end(struct replay *replay)
{
    char folder[PATH_MAX], command[3 * PATH_MAX];
    uint64_t hash[2];

    snprintf(folder, sizeof folder, "%s/end", replay->scratch);
    set_fates(replay, replay->log.count, FATE_DONE, FATE_DONE);
    if (!crash_log_rebuild(&replay->log, replay->log.count, replay->fates, 0, folder,
                           hash)) {
        printf("the end of the recording cannot be rebuilt: %s\n", strerror(errno));
        return 1;
    }
    snprintf(command, sizeof command, "diff -r -x '*-shm' '%s' '%s'", replay->root,
             folder);
    int result = system(command); /* NOLINT(cert-env33-c): a test's own paths */
    remove_tree(folder);
    return result == 0 ? 0 : 1;
}

static size_t count_flushes(const struct crash_log *log)
{
    size_t count = 0;

    for (size_t i = 0; i < log->count; i++)
        count += log->changes[i].kind == CHANGE_FLUSH;
    return count;
}

enum mode { MODE_REPLAY, MODE_FLUSHES, MODE_ENDS };

static int run(struct replay *replay, enum mode mode)
{
    replay->seen_size = (size_t)1 << 20;
    replay->seen = calloc(replay->seen_size, sizeof *replay->seen);
    replay->fates = calloc(replay->log.count + 1, 1);
    if (replay->seen == NULL || replay->fates == NULL)
        abort();
    if (mode == MODE_FLUSHES)
        crash_log_print_flushes(&replay->log);
    if (mode == MODE_ENDS)
        return compare_end(replay);
    if (mode == MODE_REPLAY) {
        look_at_all(replay);
        printf("%zu changes, %zu flushes, %zu states, %zu bad\n", replay->log.count,
               count_flushes(&replay->log), replay->states, replay->bad);
    }
    return replay->bad > 0 ? 1 : 0;
}

int main(int argc, char **argv)
{
    static const struct option options[] = {{"random", required_argument, NULL, 'r'},
                                            {"moments", required_argument, NULL, 'm'},
                                            {"single", no_argument, NULL, '1'},
                                            {"without", required_argument, NULL, 'w'},
                                            {"first", no_argument, NULL, 'f'},
                                            {"seed", required_argument, NULL, 's'},
                                            {"flushes", no_argument, NULL, 'l'},
                                            {"ends", no_argument, NULL, 'e'},
                                            {NULL, 0, NULL, 0}};
    struct replay replay = {0};
    const char *without = NULL;
    enum mode mode = MODE_REPLAY;
    int option;

    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        replay.random = option == 'r' ? strtoul(optarg, NULL, 10) : replay.random;
        replay.seed = option == 's' ? strtoul(optarg, NULL, 10) : replay.seed;
        replay.every |= option == 'm' && strcmp(optarg, "every") == 0;
        replay.single |= option == '1';
        replay.first |= option == 'f';
        without = option == 'w' ? optarg : without;
        mode = option == 'l' ? MODE_FLUSHES : option == 'e' ? MODE_ENDS : mode;
        if (option == '?')
            return 2;
    }
    if (argc - optind != 5) {
        fputs(
            "usage: crash_replay [OPTION]... RECORDING ROOT EXPECTED REFERENCE SCRATCH\n",
            stderr);
        return 2;
    }
    log_set_level(LOG_LEVEL_ERROR);
    json_object_seed(1);
    replay.root = argv[optind + 1];
    replay.expected = json_load_file(argv[optind + 2], 0, NULL);
    replay.reference = argv[optind + 3];
    replay.scratch = argv[optind + 4];
    if (!json_is_array(replay.expected)) {
        printf("%s: no promises\n", argv[optind + 2]);
        return 2;
    }
    if (!crash_log_read(argv[optind], replay.root, without, &replay.log))
        return 2;
    int result = run(&replay, mode);
    json_decref(replay.expected);
    crash_log_free(&replay.log);
    free(replay.fates);
    free(replay.seen);
    return result;
}

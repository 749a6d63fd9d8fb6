/* See fuzz_store.h. */
#include "torture/fuzz_store.h"

#include "base/log.h"
#include "fuzz/fuzz.h"
#include "store/directory.h"
#include "store/sets.h"
#include "store/store.h"

#include <dirent.h>
#include <ftw.h>
#include <string.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* How many inputs may leave their sets. */
#define KEPT_INPUTS 50

static struct store *store;
static char parent[64], directory[80];

/* In the C library's place: how full the disk is would make a difference. */
int statvfs(const char *restrict path, struct statvfs *restrict out)
{
    (void)path;
    *out = (struct statvfs){.f_bsize = 4096,
                            .f_frsize = 4096,
                            .f_blocks = (fsblkcnt_t)1 << 40,
                            .f_bavail = (fsblkcnt_t)1 << 40};
    return 0;
}

/* In the place of base/log.c: every refused trace would be a line. */
void log_set_level(enum log_level level)
{
    (void)level;
}

void log_write(enum log_level level, const char *format, ...)
{
    (void)level;
    (void)format;
}

static int remove_one(const char *path, const struct stat *status, int type,
                      struct FTW *place)
{
    (void)status;
    (void)type;
    (void)place;
    return remove(path);
}

static void close_store(void)
{
    store_close(store);
    nftw(parent, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

struct store *fuzz_store(void)
{
    struct error error = {0};

    if (store != NULL)
        return store;
    snprintf(parent, sizeof parent, "%s/tracediff-fuzz-XXXXXX",
             access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
    MUST(mkdtemp(parent) != NULL);
    snprintf(directory, sizeof directory, "%s/store", parent);
    if (store_open(directory, STORE_OWNER, NULL, &store, &error) != 0) {
        fprintf(stderr, "%s\n", error.message);
        abort();
    }
    atexit(close_store);
    return store;
}

/* By hand, and by the complement: from memmem() libFuzzer learns what is looked for, and
 * then says it itself. */
bool fuzz_store_is_named(const char *text, size_t length)
{
    static char complement[sizeof parent];
    size_t wanted = strlen(parent);

    for (size_t i = 0; i < wanted; i++)
        complement[i] = (char)~parent[i];
    for (size_t first = 0; first + wanted <= length; first++) {
        size_t i = 0;

        while (i < wanted && (char)~text[first + i] == complement[i])
            i++;
        if (i == wanted)
            return true;
    }
    return false;
}

static unsigned count_entries(const char *path)
{
    unsigned count = 0;
    DIR *folder = opendir(path);
    const struct dirent *entry;

    MUST(folder != NULL);
    while ((entry = readdir(folder)) != NULL)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    closedir(folder);
    return count;
}

void fuzz_store_check(void)
{
    static unsigned inputs;
    struct set_list list;
    struct error error = {0};

    MUST(count_entries(store_spool_directory(store)) == 0);
    MUST(count_entries(parent) == 1);
    if (++inputs % KEPT_INPUTS != 0)
        return;
    MUST(store_list_sets(store, &list, &error) == 0);
    for (size_t i = 0; i < list.count; i++)
        MUST(store_remove_set(store, list.sets[i].id, &error) == 0);
    set_list_free(&list);
}

/* See folder_text.h. */
#include "folder_text.h"
#include "trace_text.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static size_t seen; /* nftw() has no context */

struct scratch scratch_make(void)
{
    struct scratch scratch;
    const char *above = getenv("TMPDIR");

    if (above == NULL || strlen(above) > 30)
        above = "/tmp";
    snprintf(scratch.path, sizeof scratch.path, "%s/tracediff-test-XXXXXX", above);
    assert_non_null(mkdtemp(scratch.path));
    return scratch;
}

static int remove_entry(const char *path, const struct stat *status, int type,
                        struct FTW *place)
{
    (void)status;
    (void)type;
    (void)place;
    return remove(path);
}

void scratch_remove(struct scratch *scratch)
{
    nftw(scratch->path, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

const char *scratch_path(const struct scratch *scratch, const char *name)
{
    static char paths[8][1200];
    static unsigned next;
    char *path = paths[next++ % 8];

    snprintf(path, sizeof paths[0], "%s/%s", scratch->path, name);
    return path;
}

void scratch_write(const struct scratch *scratch, const char *name, const void *bytes,
                   size_t length)
{
    char path[1200];

    snprintf(path, sizeof path, "%s/%s", scratch->path, name);
    for (char *slash = path + strlen(scratch->path) + 1;
         (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

void scratch_write_text(const struct scratch *scratch, const char *name, const char *text)
{
    scratch_write(scratch, name, text, strlen(text));
}

static int count_entry(const char *path, const struct stat *status, int type,
                       struct FTW *place)
{
    (void)path;
    (void)status;
    (void)type;
    seen += place->level > 0;
    return 0;
}

size_t scratch_count(const struct scratch *scratch, const char *folder)
{
    seen = 0;
    nftw(scratch_path(scratch, folder), count_entry, 16, FTW_PHYS);
    return seen;
}

#include "base/arena.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "intake/folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

/* `tracediff` alone, at a terminal: looks for traces in the working folder and in the
 * folders in it, says what it found, and serves the dashboard. Nobody asked for a search,
 * so it is a short one: some names, not deep, never a home. */

#define NAMES_MAX 5000
#define DEPTH_MAX 3 /* before/host/rank/trace.json */
#define FOLDERS_MAX 8
#define BYTES_MAX ((uint64_t)4 << 30)
#define HEAD_BYTES 4096

struct found {
    char name[NAME_MAX + 1];
    size_t traces;
    uint64_t bytes;
};

struct look {
    size_t names; /* seen so far */
    struct found here, folders[FOLDERS_MAX];
    size_t folder_count; /* with traces; more than FOLDERS_MAX: others */
};

/* Other programs write *.json, too. */
static bool has_events(int folder, const char *name)
{
    char head[HEAD_BYTES + 1];
    CLEANUP_CLOSE int fd = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    ssize_t got = fd < 0 ? -1 : read(fd, head, HEAD_BYTES);

    if (got <= 0)
        return false;
    head[got] = '\0';
    return strstr(head, "\"traceEvents\"") != NULL ||
           strstr(head, "\"schemaVersion\"") != NULL || strstr(head, "\"ph\"") != NULL;
}

static bool is_trace(int folder, const char *name)
{
    if (!ingest_is_trace_name(name))
        return false;
    if (text_ends_with_nocase(name, ".json"))
        return has_events(folder, name);
    return strcasestr(name, ".json.") != NULL || strcasestr(name, "trace") != NULL;
}

/* Where everything of a user lies, or of all users. */
static bool is_home(const char *path)
{
    const char *home = getenv("HOME");
    CLEANUP_FREE char *real = home == NULL ? NULL : realpath(home, NULL);
    CLEANUP_FREE char *folder = realpath(path, NULL);

    return folder == NULL || strcmp(folder, "/") == 0 || strcmp(folder, "/root") == 0 ||
           strcmp(folder, "/home") == 0 || (real != NULL && strcmp(folder, real) == 0) ||
           (strncmp(folder, "/home/", 6) == 0 && strchr(folder + 6, '/') == NULL);
}

static void keep(struct look *look, const struct found *folder, const char *name)
{
    if (look->folder_count < FOLDERS_MAX) {
        look->folders[look->folder_count] = *folder;
        snprintf(look->folders[look->folder_count].name, NAME_MAX + 1, "%s", name);
    }
    look->folder_count++;
}

/* Counts the traces in a folder, and in those in it; closes it. A link counts only in the
 * working folder, as its name on the command line would. */
static void count(int folder, int depth, struct look *look, struct found *found)
{
    DIR *entries = fdopendir(folder);
    const struct dirent *entry;

    while (entries != NULL && look->names < NAMES_MAX &&
           (entry = readdir(entries)) != NULL) {
        const char *name = entry->d_name;
        struct found inside = {.traces = 0};
        struct stat status;

        look->names++;
        if (*name == '.' ||
            fstatat(folder, name, &status, depth == 0 ? 0 : AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        if (S_ISREG(status.st_mode) && is_trace(folder, name)) {
            found->traces++;
            found->bytes += (uint64_t)status.st_size;
        }
        if (!S_ISDIR(status.st_mode) || depth == DEPTH_MAX ||
            (depth == 0 && is_home(name)))
            continue;
        int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (inner >= 0)
            count(inner, depth + 1, look, depth == 0 ? &inside : found);
        if (inside.traces > 0)
            keep(look, &inside, name);
    }
    if (entries == NULL)
        close(folder);
    else
        closedir(entries);
}

/* ---- what is served ---- */

/* Where two folders have such names, the first is the control. */
static const char *const pairs[][2] = {
    {"before", "after"}, {"control", "test"}, {"baseline", "candidate"},
    {"base", "new"},     {"old", "new"},
};

static const struct found *find(const struct look *look, const char *name)
{
    for (size_t i = 0; i < look->folder_count && i < FOLDERS_MAX; i++)
        if (strcasecmp(look->folders[i].name, name) == 0)
            return &look->folders[i];
    return NULL;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct found *)a)->name, ((const struct found *)b)->name);
}

/* Fills `chosen` with the folders to serve; returns how many, in order. */
static size_t choose(struct look *look, const struct found *chosen[FOLDERS_MAX])
{
    size_t many = look->folder_count < FOLDERS_MAX ? look->folder_count : FOLDERS_MAX;

    if (look->here.traces > 0) {
        chosen[0] = &look->here;
        return 1;
    }
    qsort(look->folders, many, sizeof *look->folders, by_name);
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        chosen[0] = find(look, pairs[i][0]);
        chosen[1] = find(look, pairs[i][1]);
        if (chosen[0] != NULL && chosen[1] != NULL)
            return 2;
    }
    for (size_t i = 0; i < many; i++)
        chosen[i] = &look->folders[i];
    return many;
}

static void say_found(const struct look *look, const struct found *const *chosen,
                      size_t many)
{
    bool here = look->here.traces > 0;
    size_t left = look->folder_count - (here ? 0 : many);

    for (size_t i = 0; i < many; i++)
        cli_say("found: %s, %zu trace%s, %.1f MB%s", chosen[i]->name, chosen[i]->traces,
                chosen[i]->traces == 1 ? "" : "s", (double)chosen[i]->bytes / 1e6,
                many != 2 ? ""
                : i == 0  ? " (control)"
                          : " (test)");
    if (look->here.traces == 2)
        cli_say("both are read as the ranks of one run; if they are two runs, name them: "
                "tracediff CONTROL TEST");
    if (left > 0 && !here)
        cli_say("left: %zu more with traces; tracediff serve DIR… reads them", left);
    else if (left > 0)
        cli_say("its folders are read as parts of the same run; tracediff serve DIR… "
                "reads them one by one");
}

/* Whether a browser on this screen makes sense. */
static bool has_browser(void)
{
    return getenv("SSH_CONNECTION") == NULL &&
           (getenv("DISPLAY") != NULL || getenv("WAYLAND_DISPLAY") != NULL);
}

int cli_start(void)
{
    struct look *look = arena_new(cli_arena(), 1, sizeof *look);
    const struct found *chosen[FOLDERS_MAX] = {NULL};
    char *words[FOLDERS_MAX + 3] = {(char[]){"serve"}, (char[]){"--open"}};
    char paths[FOLDERS_MAX][NAME_MAX + 3];
    size_t many = 0;
    uint64_t bytes = 0;
    int argc = has_browser() ? 2 : 1;

    snprintf(look->here.name, sizeof look->here.name, "this folder");
    int fd = is_home(".") ? -1 : open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        count(fd, 0, look, &look->here);
        many = choose(look, chosen);
    }
    for (size_t i = 0; i < many; i++)
        bytes += chosen[i]->bytes;
    if (many > 0)
        say_found(look, chosen, many);
    if (look->names >= NAMES_MAX || bytes > BYTES_MAX) {
        cli_say(
            "this is much, so nothing is read unasked; tracediff serve DIR… reads the "
            "folders that you name");
        many = 0;
    } else if (many == 0) {
        cli_say("%s; the dashboard has what is stored, and takes folders that are "
                "dropped on it",
                fd < 0 ? "a home folder is not searched for traces"
                       : "there are no traces in this folder");
    }
    for (size_t i = 0; i < many; i++) {
        snprintf(paths[i], sizeof paths[i], "./%s",
                 chosen[i] == &look->here ? "" : chosen[i]->name);
        words[argc++] = paths[i];
    }
    return cli_serve(argc, words);
}

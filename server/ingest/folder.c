/* See folder.h. */
#include "ingest/folder.h"

#include "base/array.h"
#include "base/cleanup.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILES_MAX 65536
#define DEPTH_MAX 64

struct folder_walk {
    struct ingest_list *list;
    size_t capacity, left_out_capacity;
    size_t beside; /* bytes of what stands beside the traces */
    struct error *error;
};

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name), size = strlen(ending);

    return length > size && strcasecmp(name + length - size, ending) == 0;
}

bool ingest_is_beside_name(const char *name)
{
    return ends_with(name, INGEST_BESIDE);
}

bool ingest_is_trace_name(const char *name)
{
    return !ingest_is_beside_name(name) &&
           (ends_with(name, ".json") || ends_with(name, ".json.gz"));
}

/* A file that is gone or cannot be read is none. */
bool ingest_read_beside(const char *path, size_t *all, char **out)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    struct stat status;

    if (fd < 0 || fstat(fd, &status) != 0 || !S_ISREG(status.st_mode))
        return true;
    bool fits = (uint64_t)status.st_size <= INGEST_BESIDE_MAX &&
                (uint64_t)status.st_size <= INGEST_BESIDE_ALL - *all;
    size_t size = fits ? (size_t)status.st_size : 0, got = 0;
    *out = calloc(size + 1, 1);
    if (*out == NULL)
        return false;
    for (ssize_t more = 1; more > 0 && got<size; got += more> 0 ? (size_t)more : 0)
        more = read(fd, *out + got, size - got);
    *all += got;
    return true;
}

static bool read_beside(struct folder_walk *search, struct ingest_file *file)
{
    char path[PATH_MAX];

    return snprintf(path, sizeof path, "%s" INGEST_BESIDE, file->path) >=
               (int)sizeof path ||
           ingest_read_beside(path, &search->beside, &file->beside);
}

/* Whether there is the trace that a file is named after. */
static bool has_trace(const char *path)
{
    CLEANUP_FREE char *trace = strndup(path, strlen(path) - strlen(INGEST_BESIDE));
    struct stat status;

    return trace == NULL || (ingest_is_trace_name(trace) && lstat(trace, &status) == 0 &&
                             S_ISREG(status.st_mode));
}

static int add_file(struct folder_walk *search, const char *path, const char *name)
{
    struct ingest_list *list = search->list;

    if (list->count == FILES_MAX)
        return error_set(search->error, ERROR_LIMIT, "too_many_files",
                         "%s: more than %d traces in one folder", path, FILES_MAX);
    if (!ARRAY_RESERVE(list->files, search->capacity, list->count + 1))
        return error_set_memory(search->error);
    struct ingest_file file = {.path = strdup(path), .name = strdup(name)};
    if (file.path == NULL || file.name == NULL || !read_beside(search, &file)) {
        free(file.path);
        free(file.name);
        return error_set_memory(search->error);
    }
    list->files[list->count++] = file;
    return 0;
}

static int leave_out(struct folder_walk *search, const char *name,
                     enum left_out_reason why)
{
    struct left_out_files *out = &search->list->left_out;

    out->count++;
    if (out->listed == FILES_MAX)
        return 0;
    if (!ARRAY_RESERVE(out->entries, search->left_out_capacity, out->listed + 1))
        return error_set_memory(search->error);
    char *copy = strdup(name);
    if (copy == NULL)
        return error_set_memory(search->error);
    out->entries[out->listed++] = (struct left_out_entry){copy, why};
    return 0;
}

static bool is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static void close_folder(DIR **folder)
{
    if (*folder != NULL)
        closedir(*folder);
}

static int search_folder(struct folder_walk *search, const char *path, const char *name,
                         int depth);

static int look_at(struct folder_walk *search, const char *path, const char *name,
                   const char *entry, int depth)
{
    CLEANUP_FREE char *inner_path = NULL;
    CLEANUP_FREE char *inner_name = NULL;
    struct stat status;

    if (asprintf(&inner_path, "%s/%s", path, entry) < 0) {
        inner_path = NULL;
        return error_set_memory(search->error);
    }
    if (asprintf(&inner_name, "%s%s%s", name, *name == '\0' ? "" : "/", entry) < 0) {
        inner_name = NULL;
        return error_set_memory(search->error);
    }
    if (lstat(inner_path, &status) != 0)
        return 0; /* gone meanwhile */
    if (S_ISDIR(status.st_mode))
        return search_folder(search, inner_path, inner_name, depth + 1);
    bool named = ingest_is_trace_name(entry);
    if (S_ISREG(status.st_mode) && ingest_is_beside_name(entry) && !has_trace(inner_path))
        return leave_out(search, inner_name, LEFT_OUT_ALONE);
    if (S_ISREG(status.st_mode))
        return named ? add_file(search, inner_path, inner_name) : 0;
    if (S_ISLNK(status.st_mode))
        return named || is_folder(inner_path)
                   ? leave_out(search, inner_name, LEFT_OUT_LINK)
                   : 0;
    return named ? leave_out(search, inner_name, LEFT_OUT_SPECIAL) : 0;
}

static int search_folder(struct folder_walk *search, const char *path, const char *name,
                         int depth)
{
    CLEANUP(close_folder) DIR *folder = opendir(path);
    const struct dirent *entry;

    if (folder == NULL)
        return error_set_errno(search->error, errno, "%s", path);
    if (depth > DEPTH_MAX)
        return error_set(search->error, ERROR_LIMIT, "too_deep",
                         "%s: folders nested deeper than %d", path, DEPTH_MAX);
    while ((entry = readdir(folder)) != NULL) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        int result = look_at(search, path, name, entry->d_name, depth);
        if (result != 0)
            return result;
    }
    return 0;
}

static int compare_names(const void *a, const void *b)
{
    const struct ingest_file *left = a, *right = b;

    return strcmp(left->name, right->name);
}

static int compare_left_out(const void *a, const void *b)
{
    const struct left_out_entry *left = a, *right = b;

    return strcmp(left->name, right->name);
}

static int list_path(struct folder_walk *search, const char *path)
{
    struct stat status;

    if (stat(path, &status) != 0)
        return error_set_errno(search->error, errno, "%s", path);
    if (S_ISDIR(status.st_mode))
        return search_folder(search, path, "", 0);
    const char *slash = strrchr(path, '/');
    return add_file(search, path, slash == NULL ? path : slash + 1);
}

static int no_traces(const char *folder, const struct left_out_files *left_out,
                     struct error *error)
{
    static const char none[] = "no *.json or *.json.gz file in this folder or below it";

    if (left_out->count == 0)
        return error_set(error, ERROR_FORMAT, "no_traces", "%s: %s", folder, none);
    return error_set(
        error, ERROR_FORMAT, "no_traces",
        "%s: %s; %zu left out, such as %.300s: %s; give the folder that the links point "
        "to",
        folder, none, left_out->count, left_out->entries[0].name,
        left_out_words(left_out->entries[0].why));
}

int ingest_list_folder(const char *folder, struct ingest_list *out, struct error *error)
{
    struct folder_walk search = {.list = out, .error = error};

    *out = (struct ingest_list){0};
    int result = list_path(&search, folder);
    if (out->left_out.listed > 0)
        qsort(out->left_out.entries, out->left_out.listed, sizeof *out->left_out.entries,
              compare_left_out);
    if (result == 0 && out->count == 0)
        result = no_traces(folder, &out->left_out, error);
    if (result != 0) {
        ingest_list_free(out);
        return result;
    }
    qsort(out->files, out->count, sizeof *out->files, compare_names);
    return 0;
}

void ingest_list_free(struct ingest_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        free(list->files[i].path);
        free(list->files[i].name);
        free(list->files[i].beside);
    }
    free(list->files);
    left_out_free(&list->left_out);
    *list = (struct ingest_list){0};
}

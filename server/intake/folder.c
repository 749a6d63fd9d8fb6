#include "intake/folder.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/text.h"
#include "store/catalog.h"
#include "store/set_draft.h"
#include "store/sets.h"
#include "store/traces.h"

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
#include <xxhash.h>

/* ---- left out ---- */

#define NAME_BYTES_MAX ((size_t)1 << 20)
#define FILES_MAX 65536

/* For programs. */
static const char *left_out_kind(enum left_out_reason why)
{
    static const char *const kinds[] = {
        [LEFT_OUT_LINK] = "symbolic_link",    [LEFT_OUT_SPECIAL] = "not_a_file",
        [LEFT_OUT_ALONE] = "no_trace_beside", [LEFT_OUT_MACOS] = "macos_file",
        [LEFT_OUT_NAME] = "bad_name",         [LEFT_OUT_REPLACED] = "replaced",
        [LEFT_OUT_TWIN] = "same_recording",   [LEFT_OUT_HARD_LINK] = "hard_link",
        [LEFT_OUT_ARCHIVE] = "inner_archive", [LEFT_OUT_DEEP] = "too_deep",
        [LEFT_OUT_LOCKED] = "locked_folder"};

    return kinds[why];
}

const char *left_out_words(enum left_out_reason why)
{
    static const char *const words[] = {
        [LEFT_OUT_LINK] = "a symbolic link (links are not followed)",
        [LEFT_OUT_SPECIAL] = "not a regular file",
        [LEFT_OUT_ALONE] = "the trace that it is named after is not beside it",
        [LEFT_OUT_MACOS] = "macOS writes such files beside others; it is no trace",
        [LEFT_OUT_NAME] = "its name is not one below a folder",
        [LEFT_OUT_REPLACED] = "a later file of the archive has its name",
        [LEFT_OUT_TWIN] =
            "it has the events of the *.trace.json or trace_view.json beside it",
        [LEFT_OUT_HARD_LINK] = "a hard link (links are not followed)",
        [LEFT_OUT_ARCHIVE] = "an archive in an archive; unpack the outer one first",
        [LEFT_OUT_DEEP] = "a folder below 64 others; give a folder nearer to it",
        [LEFT_OUT_LOCKED] = "a folder that cannot be opened"};

    return words[why];
}

static json_t *make_item(const struct left_out_entry *entry)
{
    CLEANUP_BUFFER struct buffer name = BUFFER(NAME_BYTES_MAX);

    text_append_utf8(&name, entry->name, strlen(entry->name));
    return json_pack("{s:s, s:s%}", "kind", left_out_kind(entry->why), "file",
                     name.length > 0 ? name.bytes : "", name.length);
}

json_t *left_out_list(const struct left_out_files *left_out)
{
    json_t *list = json_array();

    for (size_t i = 0; i < left_out->listed && i < LEFT_OUT_LISTED_MAX; i++)
        json_array_append_new(list, make_item(&left_out->entries[i]));
    return list;
}

void left_out_free(struct left_out_files *left_out)
{
    for (size_t i = 0; i < left_out->listed; i++)
        free(left_out->entries[i].name);
    free(left_out->entries);
    *left_out = (struct left_out_files){0};
}

void left_out_add(struct left_out_files *left_out, const char *name,
                  enum left_out_reason why)
{
    left_out->count++;
    if (left_out->listed == FILES_MAX)
        return;
    OWNED_RESERVE(left_out->entries, left_out->capacity, left_out->listed + 1);
    left_out->entries[left_out->listed++] =
        (struct left_out_entry){owned_text(name, strnlen(name, PATH_MAX)), why};
}

void left_out_note(struct store *store, const char *set_id, bool is_new,
                   struct left_out_files *files, struct left_out_files *out)
{
    struct error error = {0};

    *out = *files;
    *files = (struct left_out_files){0};
    if (out->count == 0 && is_new)
        return; /* a new set has no such entries */
    json_auto_t *names = left_out_list(out);
    if (store_note_left_out(store, set_id, out->count, names, &error) != 0)
        log_warning("the list of left-out files was not saved: %s", error.message);
}

/* ---- folder ---- */

#define DEPTH_MAX 64

struct folder_walk {
    struct ingest_list *list;
    size_t capacity;
    size_t beside;   /* bytes of what stands beside the traces */
    size_t others;   /* files that are named like no trace */
    char other[256]; /* the first of them by name, packed ones first */
    struct error *error;
};

bool ingest_is_beside_name(const char *name)
{
    return text_ends_with_nocase(name, INGEST_BESIDE);
}

static bool ends_with_any(const char *name, const char *const *endings)
{
    while (*endings != NULL && !text_ends_with_nocase(name, *endings))
        endings++;
    return *endings != NULL;
}

bool ingest_is_archive_name(const char *name)
{
    static const char *const endings[] = {".zip", ".tar",     ".tar.gz",
                                          ".tgz", ".tar.zst", ".tar.xz",
                                          ".txz", ".tar.bz2", NULL};

    return ends_with_any(name, endings);
}

bool ingest_is_packed_name(const char *name)
{
    static const char *const endings[] = {".7z", ".rar", ".bz2", ".lz4", ".br", NULL};

    return ends_with_any(name, endings) && !ingest_is_archive_name(name);
}

bool ingest_is_macos_name(const char *name)
{
    const char *slash = strrchr(name, '/');

    return strncmp(slash == NULL ? name : slash + 1, "._", 2) == 0 ||
           strncmp(name, "__MACOSX/", 9) == 0 || strstr(name, "/__MACOSX/") != NULL;
}

bool ingest_is_trace_name(const char *name)
{
    static const char *const endings[] = {
        ".json", ".json.gz", ".pftrace", ".perfetto-trace", ".zst", ".xz", NULL};
    const char *slash = strrchr(name, '/'), *base = slash == NULL ? name : slash;
    bool perfetto = strcasestr(base, ".pftrace.") || strcasestr(base, ".perfetto-trace.");

    return (ends_with_any(name, endings) ||
            (perfetto && text_ends_with_nocase(name, ".gz"))) &&
           !ingest_is_beside_name(name) && !ingest_is_archive_name(name) &&
           !ingest_is_macos_name(name);
}

bool ingest_is_macos_trace(const char *name)
{
    const char *slash = strrchr(name, '/'), *base = slash == NULL ? name : slash + 1;

    base += strncmp(base, "._", 2) == 0 ? 2 : 0;
    return ingest_is_macos_name(name) &&
           (ingest_is_trace_name(base) || ingest_is_archive_name(base));
}

const char *ingest_name_fault(const char *name)
{
    size_t length = strlen(name);

    if (length == 0 || length > INGEST_NAME_MAX || !text_is_utf8(name, length))
        return "a file name must have 1 to 1024 bytes of UTF-8";
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)name[i] < 0x20 || name[i] == 0x7f)
            return "a file name must not contain a control character";
    for (const char *part = name;; part += strcspn(part, "/") + 1) {
        size_t end = strcspn(part, "/");

        if (end == 0 || (end <= 2 && strncmp(part, "..", end) == 0))
            return "a file name must be relative to its folder, without an empty part, "
                   "\".\" or \"..\"";
        if (part[end] == '\0')
            return NULL;
    }
}

/* A file that is gone or cannot be read is none. */
void ingest_read_beside(const char *path, size_t *all, char **out)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    struct stat status;

    if (fd < 0 || fstat(fd, &status) != 0 || !S_ISREG(status.st_mode))
        return;
    bool fits = (uint64_t)status.st_size <= INGEST_BESIDE_MAX &&
                (uint64_t)status.st_size <= INGEST_BESIDE_ALL - *all;
    size_t size = fits ? (size_t)status.st_size : 0, got = 0;
    *out = owned_new(size, 1);
    for (ssize_t more = 1; more > 0 && got<size; got += more> 0 ? (size_t)more : 0)
        more = read(fd, *out + got, size - got);
    *all += got;
}

/* Whether there is the trace that a file is named after. */
static bool has_trace(const char *path)
{
    CLEANUP_FREE char *trace = owned_text(path, strlen(path) - strlen(INGEST_BESIDE));
    struct stat status;

    return ingest_is_trace_name(trace) && lstat(trace, &status) == 0 &&
           S_ISREG(status.st_mode);
}

static int add_file(struct folder_walk *search, const char *path, const char *name)
{
    struct ingest_list *list = search->list;

    if (list->count == FILES_MAX)
        return error_set(search->error, ERROR_LIMIT, "too_many_files",
                         "%s: more than %d traces in one folder", path, FILES_MAX);
    OWNED_RESERVE(list->files, search->capacity, list->count + 1);
    struct ingest_file *file = &list->files[list->count++];
    *file = (struct ingest_file){.path = owned_copy(path), .name = owned_copy(name)};
    CLEANUP_FREE char *beside = owned_printf("%s" INGEST_BESIDE, path);
    ingest_read_beside(beside, &search->beside, &file->beside);
    return 0;
}

static int leave_out(struct folder_walk *search, const char *name,
                     enum left_out_reason why)
{
    left_out_add(&search->list->left_out, name, why);
    return 0;
}

static void note_other(struct folder_walk *search, const char *name)
{
    int packed = ingest_is_packed_name(name) - ingest_is_packed_name(search->other);

    if (search->others++ == 0 || packed > 0 ||
        (packed == 0 && strcmp(name, search->other) < 0))
        snprintf(search->other, sizeof search->other, "%s", name);
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
    CLEANUP_FREE char *inner_path = owned_printf("%s/%s", path, entry);
    CLEANUP_FREE char *inner_name =
        owned_printf("%s%s%s", name, *name == '\0' ? "" : "/", entry);
    struct stat status;

    if (lstat(inner_path, &status) != 0)
        return 0; /* gone meanwhile */
    if (S_ISDIR(status.st_mode))
        return search_folder(search, inner_path, inner_name, depth + 1);
    bool named = ingest_is_trace_name(inner_name) || ingest_is_archive_name(inner_name);
    if (S_ISREG(status.st_mode) && ingest_is_macos_trace(inner_name))
        return leave_out(search, inner_name, LEFT_OUT_MACOS);
    if (S_ISREG(status.st_mode) && ingest_is_beside_name(entry) && !has_trace(inner_path))
        return leave_out(search, inner_name, LEFT_OUT_ALONE);
    if (S_ISREG(status.st_mode) && !named)
        note_other(search, inner_name);
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
    CLEANUP(close_folder)
    DIR *folder = depth > DEPTH_MAX ? NULL : opendir(path);
    const struct dirent *entry;

    if (depth > DEPTH_MAX)
        return leave_out(search, name, LEFT_OUT_DEEP);
    if (folder == NULL && depth > 0 &&
        (errno == EACCES || errno == EPERM || errno == ENAMETOOLONG))
        return leave_out(search, name, LEFT_OUT_LOCKED);
    if (folder == NULL)
        return depth > 0 && errno == ENOENT /* gone meanwhile */
                   ? 0
                   : error_set_errno(search->error, errno, "%s", path);
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

static int no_traces(const char *folder, const struct folder_walk *search,
                     struct error *error)
{
    const struct left_out_files *left_out = &search->list->left_out;

    static const char none[] = "no trace in this folder or below it (*.json, *.pftrace, "
                               "packed with gzip, zstd or xz, or a *.zip or *.tar)";

    if (left_out->count == 0 && search->others == 0)
        return error_set(error, ERROR_FORMAT, "no_traces", "%s: %s", folder, none);
    if (left_out->count == 0)
        return error_set(error, ERROR_FORMAT, "no_traces", "%s: %s; it holds %.300s%s%s",
                         folder, none, search->other,
                         search->others > 1 ? " and other files" : "",
                         ingest_is_packed_name(search->other) ? "; unpack it first" : "");
    return error_set(error, ERROR_FORMAT, "no_traces",
                     "%s: %s; %zu left out, such as %.300s: %s%s", folder, none,
                     left_out->count, left_out->entries[0].name,
                     left_out_words(left_out->entries[0].why),
                     left_out->entries[0].why == LEFT_OUT_LINK
                         ? "; give the folder that the links point to"
                         : "");
}

const char *files_are_word(enum files_are files)
{
    static const char *const words[] = {NULL, "ranks", "recordings"};

    return words[files];
}

int files_are_read(const char *word, enum files_are *out, struct error *error)
{
    *out = word == NULL                 ? FILES_AS_NAMED
           : strcmp(word, "ranks") == 0 ? FILES_RANKS
                                        : FILES_RECORDINGS;
    return word == NULL || strcmp(word, files_are_word(*out)) == 0
               ? 0
               : error_set(error, ERROR_PARAMETER, "bad_files_are",
                           "files_are is \"ranks\" or \"recordings\"");
}

enum files_are files_are_of(const char *summary)
{
    json_auto_t *said = summary == NULL ? NULL : json_loads(summary, 0, NULL);
    enum files_are files;

    files_are_read(json_string_value(json_object_get(said, "files_are")), &files, NULL);
    return files;
}

int ingest_list_folder(const char *folder, struct ingest_list *out, struct error *error)
{
    struct folder_walk search = {.list = out, .error = error};

    *out = (struct ingest_list){.files_are = out->files_are};
    int result = list_path(&search, folder);
    if (out->left_out.listed > 0)
        qsort(out->left_out.entries, out->left_out.listed, sizeof *out->left_out.entries,
              compare_left_out);
    if (result == 0 && out->count == 0)
        result = no_traces(folder, &search, error);
    if (result != 0) {
        ingest_list_free(out);
        return result;
    }
    ingest_list_sort(out);
    return 0;
}

static void free_file(struct ingest_file *file)
{
    free(file->path);
    free(file->name);
    free(file->beside);
}

/* HOST.trace.json of JAX; PyTorch's ends in .pt.trace.json. */
static bool is_jax_name(const char *base)
{
    return strchr(base, '/') == NULL &&
           (text_ends_with_nocase(base, ".trace.json") ||
            text_ends_with_nocase(base, ".trace.json.gz")) &&
           !text_ends_with_nocase(base, ".pt.trace.json") &&
           !text_ends_with_nocase(base, ".pt.trace.json.gz");
}

/* Whether a file is the perfetto_trace.json of JAX, or one of msprof in a folder of
 * Ascend, which have the events of another file of that folder. Files of a folder stand
 * together, with those of the folders in it. */
static bool is_twin(const struct ingest_list *list, size_t i)
{
    const char *name = list->files[i].name, *slash = strrchr(name, '/');
    const char *base = slash == NULL ? name : slash + 1;
    const char *ascend = strstr(name, "_ascend_pt/");
    bool npu = ascend != NULL && strncmp(base, "msprof", 6) == 0;
    size_t folder = (size_t)((npu ? strchr(ascend, '/') + 1 : base) - name), j = i;

    if (!npu && strcasecmp(base, "perfetto_trace.json") != 0 &&
        strcasecmp(base, "perfetto_trace.json.gz") != 0)
        return false;
    while (j > 0 && strncmp(list->files[j - 1].name, name, folder) == 0)
        j--;
    for (; j < list->count && strncmp(list->files[j].name, name, folder) == 0; j++)
        if (npu ? text_ends_with_nocase(list->files[j].name, "/trace_view.json")
                : is_jax_name(list->files[j].name + folder))
            return true;
    return false;
}

void ingest_list_sort(struct ingest_list *list)
{
    size_t kept = 0;

    if (list->count > 0)
        qsort(list->files, list->count, sizeof *list->files, compare_names);
    CLEANUP_FREE bool *twins = owned_new(list->count, sizeof *twins);
    for (size_t i = 0; i < list->count; i++)
        twins[i] = is_twin(list, i);
    for (size_t i = 0; i < list->count; i++) {
        if (!twins[i]) {
            list->files[kept++] = list->files[i];
            continue;
        }
        left_out_add(&list->left_out, list->files[i].name, LEFT_OUT_TWIN);
        free_file(&list->files[i]);
    }
    list->count = kept;
}

bool ingest_list_add_beside(struct ingest_list *list, const char *name, const char *path,
                            size_t *all)
{
    CLEANUP_FREE char *trace = owned_text(name, strlen(name) - strlen(INGEST_BESIDE));
    const struct ingest_file wanted = {.name = trace};
    struct ingest_file *file = list->count == 0
                                   ? NULL
                                   : bsearch(&wanted, list->files, list->count,
                                             sizeof *list->files, compare_names);

    if (file != NULL && file->beside == NULL)
        ingest_read_beside(path, all, &file->beside);
    return file != NULL;
}

void ingest_list_free(struct ingest_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        free_file(&list->files[i]);
    }
    free(list->files);
    for (size_t i = 0; i < list->failure_count; i++) {
        free(list->failures[i].file);
        free(list->failures[i].message);
    }
    free(list->failures);
    left_out_free(&list->left_out);
    traces_discard(list->unpacked);
    *list = (struct ingest_list){0};
}

/* ---- recognise ---- */

#define BLOCK ((size_t)256 << 10)

static void free_sealer(struct sealer **sealer)
{
    sealer_free(*sealer);
}

int ingest_hash_file(const struct store *store, const struct ingest_file *file,
                     struct progress *progress, struct stored_file_key *key,
                     struct error *error)
{
    CLEANUP_CLOSE int fd = open(file->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    CLEANUP_FREE unsigned char *block = malloc(BLOCK);
    CLEANUP_HASH_STATE XXH3_state_t *state = XXH3_createState();
    CLEANUP(free_sealer) struct sealer *sealer = sealer_new(store_seal_key(store));
    ssize_t got;

    if (fd < 0)
        return error_set_errno(error, errno, "%s", file->name);
    if (block == NULL || state == NULL || sealer == NULL)
        return error_set_memory(error);
    XXH3_128bits_reset(state);
    key->disk_bytes = 0;
    while ((got = read(fd, block, BLOCK)) != 0) {
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return error_set_errno(error, errno, "%s", file->name);
        if (progress != NULL && atomic_load(&progress->cancelled))
            return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled");
        XXH3_128bits_update(state, block, (size_t)got);
        sealer_add(sealer, block, (size_t)got);
        key->disk_bytes += (uint64_t)got;
    }
    XXH128_hash_t hash = XXH3_128bits_digest(state);
    key->disk_hash[0] = hash.low64;
    key->disk_hash[1] = hash.high64;
    sealer_finish(sealer, &key->disk_seal);
    key->name = file->name;
    return 0;
}

int ingest_recognise(struct store *store, const struct ingest_list *list,
                     const uint64_t *sizes, struct progress *progress,
                     struct budget *budget, char set_id[33], struct error *error)
{
    set_id[0] = '\0';
    for (size_t i = 0; i < list->count; i++) {
        bool stored = false;
        int result = store_has_file_size(store, sizes[i], &stored, error);

        if (result != 0 || !stored)
            return result;
    }
    CLEANUP_FREE struct stored_file_key *keys = owned_new(list->count, sizeof *keys);
    for (size_t i = 0; i < list->count; i++) {
        int result = ingest_hash_file(store, &list->files[i], progress, &keys[i], error);

        if (result == -(int)ERROR_IO)
            return 0; /* reading the file will report the error */
        if (result != 0)
            return result;
    }
    return store_find_set_of_files(
        store, keys, list->count, files_are_word(list->files_are), budget, set_id, error);
}

#include "intake/merge.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "intake/reading.h"
#include "store/cache.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_draft.h"
#include "store/set_write.h"
#include "trace/recording.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

/* ---- shard says ---- */

/* The text in a shard's file that says which share of which list of files it contains.
 * Files of a shard are numbers in its share, from 0. */

struct shard_failure {
    uint32_t file;
    const char *message; /* UTF-8 */
};

struct shard_facts {
    uint32_t index, count;          /* shard `index`, from 0, of `count` */
    uint64_t files;                 /* in the whole list */
    char list[33];                  /* hash of the list: names and sizes */
    uint64_t *sizes;                /* of the share, on disk */
    size_t share;                   /* how many files are in the share */
    struct shard_failure *failures; /* files that could not be read, by number */
    size_t failure_count;
};

#define FORMAT 1
#define TEXT_BYTES_MAX ((size_t)64 << 20)
#define MESSAGE_BYTES_MAX ((size_t)4096)

/* How many of `files` files shard `index` of `count` has. */
static size_t shard_share(uint64_t files, uint32_t index, uint32_t count)
{
    return files <= index ? 0 : (size_t)((files - index - 1) / count + 1);
}

/* ---- writing ---- */

static json_t *write_failure(const struct shard_failure *failure)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(MESSAGE_BYTES_MAX);

    text_append_utf8(&text, failure->message, strlen(failure->message));
    return json_pack("{s:I, s:s%}", "file", (json_int_t)failure->file, "message",
                     text.length > 0 ? text.bytes : "", text.length);
}

/* The text, owned by the caller. */
static char *shard_says_write(const struct shard_facts *says)
{
    json_t *sizes = json_array(), *failures = json_array();

    for (size_t i = 0; i < says->share; i++)
        json_array_append_new(sizes, json_integer((json_int_t)says->sizes[i]));
    for (size_t i = 0; i < says->failure_count; i++)
        json_array_append_new(failures, write_failure(&says->failures[i]));
    json_auto_t *all =
        json_pack("{s:i, s:I, s:I, s:I, s:s, s:o, s:o}", "format", FORMAT, "index",
                  (json_int_t)says->index, "count", (json_int_t)says->count, "files",
                  (json_int_t)says->files, "list", says->list, "sizes", sizes, "failures",
                  failures);
    return json_dumps(all, JSON_COMPACT);
}

/* ---- reading ---- */

static int bad(struct error *error)
{
    return error_set(error, ERROR_DAMAGED, "bad_shard",
                     "its own description as a shard is not valid");
}

static bool read_number(const json_t *from, const char *key, uint64_t most, uint64_t *out)
{
    const json_t *number = json_object_get(from, key);
    json_int_t value = json_integer_value(number);

    *out = (uint64_t)value;
    return json_is_integer(number) && value >= 0 && (uint64_t)value <= most;
}

static bool is_hash(const char *text)
{
    return text != NULL && strlen(text) == 32 && strspn(text, "0123456789abcdef") == 32;
}

static int read_sizes(const json_t *sizes, struct arena *arena, struct shard_facts *out,
                      struct error *error)
{
    size_t count = json_array_size(sizes);

    if (count != shard_share(out->files, out->index, out->count))
        return bad(error);
    out->sizes = arena_new(arena, count, sizeof *out->sizes);
    out->share = count;
    for (size_t i = 0; i < count; i++) {
        json_int_t size = json_integer_value(json_array_get(sizes, i));

        if (size < 0)
            return bad(error);
        out->sizes[i] = (uint64_t)size;
    }
    return 0;
}

static int read_failures(const json_t *failures, struct arena *arena,
                         struct shard_facts *out, struct error *error)
{
    size_t count = json_array_size(failures);

    if (count > out->share)
        return bad(error);
    out->failures = arena_new(arena, count, sizeof *out->failures);
    for (size_t i = 0; i < count; i++) {
        const json_t *failure = json_array_get(failures, i);
        const char *message = json_string_value(json_object_get(failure, "message"));
        uint64_t file;

        if (message == NULL || !read_number(failure, "file", UINT32_MAX, &file) ||
            file >= out->share || (i > 0 && file <= out->failures[i - 1].file))
            return bad(error);
        out->failures[out->failure_count++] = (struct shard_failure){
            (uint32_t)file,
            arena_text(arena, message, strnlen(message, MESSAGE_BYTES_MAX))};
    }
    return 0;
}

/* Reads a text that anybody may have written, into the arena.
 * ERROR_DAMAGED (bad_shard): it is not such a text, or its numbers are impossible. */
static int shard_says_read(const char *text, struct arena *arena, struct shard_facts *out,
                           struct error *error)
{
    size_t length = strlen(text);
    json_auto_t *all = length > TEXT_BYTES_MAX
                           ? NULL
                           : json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    const char *list = json_string_value(json_object_get(all, "list"));
    uint64_t format, index, count;

    *out = (struct shard_facts){0};
    if (!read_number(all, "format", FORMAT, &format) || format != FORMAT ||
        !read_number(all, "count", SHARDS_MAX, &count) || count == 0 ||
        !read_number(all, "index", count - 1, &index) ||
        !read_number(all, "files", INT32_MAX, &out->files) || !is_hash(list))
        return bad(error);
    out->index = (uint32_t)index;
    out->count = (uint32_t)count;
    memcpy(out->list, list, sizeof out->list);
    int result = read_sizes(json_object_get(all, "sizes"), arena, out, error);
    return result == 0
               ? read_failures(json_object_get(all, "failures"), arena, out, error)
               : result;
}

/* ---- shard ---- */

struct shard {
    struct arena *arena;
    const struct shard_request *request;
    struct progress *progress;
    struct ingest_list share; /* borrows from the list */
    struct shard_facts says;
    struct seal_key key; /* no seal leaves this process */
    struct reading reading;
    char *path; /* of the unfinished file, beside the output */
    int fd;
};

static void release(struct shard *shard)
{
    if (shard->path != NULL)
        unlink(shard->path);
    if (shard->fd >= 0)
        close(shard->fd);
    reading_free(&shard->reading);
    arena_free(&shard->arena);
}

void shard_result_free(struct shard_result *result)
{
    for (size_t i = 0; i < result->failures; i++)
        free(result->failed[i]);
    free(result->failed);
    *result = (struct shard_result){0};
}

/* ---- the share ---- */

/* The name with its NUL, and the size in little-endian. */
static void hash_file(XXH3_state_t *state, const char *name, uint64_t size)
{
    unsigned char bytes[8];

    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(size >> 8 * i);
    XXH3_128bits_update(state, name, strlen(name) + 1);
    XXH3_128bits_update(state, bytes, sizeof bytes);
}

/* Hashes the list, and takes the files of the share. A file that is gone counts as empty;
 * reading it will report the error. */
static void choose(struct shard *shard)
{
    const struct shard_request *request = shard->request;
    const struct ingest_list *list = request->list;
    struct shard_facts *says = &shard->says;
    XXH3_state_t *state = XXH3_createState();
    size_t share = shard_share(list->count, request->index, request->count);

    says->sizes = arena_new(shard->arena, share, sizeof *says->sizes);
    shard->share.files = arena_new(shard->arena, share, sizeof *shard->share.files);
    if (state == NULL)
        arena_refuse(shard->arena);
    XXH3_128bits_reset(state);
    for (size_t i = 0; i < list->count; i++) {
        struct stat status;
        uint64_t size =
            stat(list->files[i].path, &status) == 0 ? (uint64_t)status.st_size : 0;

        hash_file(state, list->files[i].name, size);
        if (i % request->count != request->index)
            continue;
        says->sizes[says->share++] = size;
        shard->share.files[shard->share.count++] = list->files[i];
    }
    XXH128_hash_t hash = XXH3_128bits_digest(state);
    XXH3_freeState(state);
    text_write_hash((const uint64_t[2]){hash.low64, hash.high64}, says->list);
    says->index = request->index;
    says->count = request->count;
    says->files = list->count;
}

static void tell_sizes(const struct shard *shard)
{
    uint64_t total = 0;

    for (size_t i = 0; i < shard->says.share; i++)
        total += shard->says.sizes[i];
    if (shard->progress == NULL)
        return;
    atomic_store(&shard->progress->bytes_total, total);
    atomic_store(&shard->progress->files_total, (uint32_t)shard->share.count);
}

/* ---- the file ---- */

/* A new file beside the output, so that it can be renamed. */
static int make_file(struct shard *shard, struct error *error)
{
    shard->path = arena_printf(shard->arena, "%s.XXXXXX", shard->request->output);
    shard->fd = mkostemp(shard->path, O_CLOEXEC);
    if (shard->fd >= 0)
        return 0;
    shard->path = NULL;
    return error_set_errno(error, errno, "%s", shard->request->output);
}

static int write_empty(struct shard *shard, struct error *error)
{
    struct set_writer *writer = NULL;

    if (ftruncate(shard->fd, 0) != 0)
        return error_set_errno(error, errno, "%s", shard->request->output);
    int result = set_writer_open(shard->path, &writer, error);
    return result == 0 ? set_writer_finish(writer, NULL, 0, shard->request->label,
                                           &shard->reading.contents, error)
                       : result;
}

static int read_share(struct shard *shard, struct error *error)
{
    const struct reading_request request = {.list = &shard->share,
                                            .sizes = shard->says.sizes,
                                            .draft = shard->path,
                                            .label = shard->request->label,
                                            .key = &shard->key,
                                            .threads = shard->request->threads};

    if (shard->share.count == 0)
        return write_empty(shard, error);
    int result = reading_run(&request, shard->progress, &shard->reading, error);
    bool unreadable = result != 0 && strcmp(error->slug, "no_readable_file") == 0;
    return unreadable ? write_empty(shard, error) : result;
}

static void take_failures(struct shard *shard)
{
    const struct reading *reading = &shard->reading;
    struct shard_facts *says = &shard->says;

    says->failures =
        arena_new(shard->arena, reading->failure_count, sizeof *says->failures);
    for (size_t i = 0; i < reading->failure_count; i++)
        says->failures[says->failure_count++] = (struct shard_failure){
            (uint32_t)reading->failures[i].file, reading->failures[i].message};
}

/* The usual mode of a new file, which mkostemp() does not set. */
static mode_t new_mode(void)
{
    mode_t mask = umask(077);

    umask(mask);
    return 0666 & ~mask;
}

static int finish_file(struct shard *shard, struct error *error)
{
    CLEANUP_FREE char *text = shard_says_write(&shard->says);
    int result = set_part_say(shard->path, text, error);

    if (result == 0)
        result = digest_seal(shard->fd, error);
    if (result != 0)
        return result;
    if (fchmod(shard->fd, new_mode()) != 0 || fsync(shard->fd) != 0 ||
        rename(shard->path, shard->request->output) != 0)
        return error_set_errno(error, errno, "%s", shard->request->output);
    shard->path = NULL;
    return 0;
}

static void tell_result(const struct shard *shard, struct shard_result *out)
{
    const struct shard_facts *says = &shard->says;

    out->files = says->share;
    out->events = shard->reading.events;
    out->raw_bytes = shard->reading.raw_bytes;
    out->failed = owned_new(says->failure_count, sizeof *out->failed);
    for (size_t i = 0; i < says->failure_count; i++)
        out->failed[out->failures++] = owned_printf("%s", says->failures[i].message);
}

int shard_make(const struct shard_request *request, struct progress *progress,
               struct shard_result *out, struct error *error)
{
    CLEANUP(release)
    struct shard shard = {.request = request, .progress = progress, .fd = -1};

    *out = (struct shard_result){0};
    if (getrandom(&shard.key, sizeof shard.key, 0) != (ssize_t)sizeof shard.key)
        return error_set_errno(error, errno, "getrandom");
    shard.arena = arena_make(NULL);
    choose(&shard);
    int result = make_file(&shard, error);
    if (result != 0)
        return result;
    tell_sizes(&shard);
    result = read_share(&shard, error);
    if (result != 0)
        return result;
    take_failures(&shard);
    tell_result(&shard, out);
    return finish_file(&shard, error);
}

/* ---- merge plan ---- */

/* The shards, and the files that they contain, in the order of the whole folder. */

struct merge_part {
    const char *path; /* borrowed; NULL: no file of this index was given */
    struct set_part_stamp stamp;
    struct set_part has;
    struct shard_facts says;
};

struct merge_file {
    size_t part;
    const struct set_part_file *is; /* NULL: it could not be read */
    const struct set_part_file
        *content; /* `is`, or the file in the part with the same bytes */
};

struct merge_plan {
    struct arena *arena;
    struct merge_part *parts; /* by index */
    size_t part_count;
    /* In path order. */
    struct merge_file *files;
    struct reading_known *known;
    uint64_t *sizes; /* on disk, when the shard was made */
    struct ingest_list list;
};

#define MISSING_SAID_MAX 16

static void merge_plan_free(struct merge_plan *plan)
{
    for (size_t i = 0; i < plan->part_count; i++)
        set_part_free(&plan->parts[i].has);
    arena_free(&plan->arena);
}

/* ---- one shard ---- */

static int bad_shard(const char *path, const char *what, struct error *error)
{
    return error_set(error, ERROR_DAMAGED, "bad_shard",
                     "%s: %s: make this shard again with tracediff ingest --shard", path,
                     what);
}

static int read_part(const char *path, struct arena *arena, struct budget *budget,
                     struct merge_part *out, struct error *error)
{
    *out = (struct merge_part){.path = path};
    int result = set_part_stamp(path, &out->stamp, error);
    if (result == 0)
        result = set_part_read(path, budget, &out->has, error);
    if (result == 0 && out->has.says == NULL)
        result = error_set(error, ERROR_PARAMETER, "no_shard",
                           "it is a set, not a shard of one: tracediff join joins "
                           "stored sets");
    if (result == 0)
        result = shard_says_read(out->has.says, arena, &out->says, error);
    if (result == -(int)ERROR_DAMAGED) {
        struct error why = *error;

        return bad_shard(path, why.message, error);
    }
    if (result == 0 && out->has.is_cut)
        result = error_set(error, ERROR_CONFLICT, "names_cut",
                           "long names were cut in this shard, which has too many of "
                           "them to keep whole: make more shards, or read the folder in "
                           "with one tracediff ingest");
    if (result != 0)
        error_prefix(error, "%s", path);
    return result;
}

/* ---- all of them ---- */

static int check_alike(const struct merge_part *first, const struct merge_part *part,
                       struct error *error)
{
    const struct shard_facts *a = &first->says, *b = &part->says;

    if (a->count != b->count)
        return error_set(error, ERROR_CONFLICT, "other_shards",
                         "%s is one of %" PRIu32 " shards, but %s is one of %" PRIu32
                         ": make all of them with the same --shard …/N",
                         part->path, b->count, first->path, a->count);
    if (a->files != b->files || strcmp(a->list, b->list) != 0)
        return error_set(error, ERROR_CONFLICT, "other_shards",
                         "%s and %s were not made from the same files (%" PRIu64
                         " and %" PRIu64 "): it is another folder, or files were added "
                         "or changed in between. Make all shards again",
                         part->path, first->path, b->files, a->files);
    return 0;
}

/* Moves a shard to its place. */
static int put_part(struct merge_plan *plan, const struct merge_part *first,
                    struct merge_part *part, struct error *error)
{
    int result = check_alike(first, part, error);

    if (result != 0)
        return result;
    struct merge_part *place = &plan->parts[part->says.index];
    if (place->path != NULL)
        return error_set(error, ERROR_CONFLICT, "shard_twice",
                         "%s and %s are both shard %" PRIu32 " of %" PRIu32
                         ": leave one of them out",
                         place->path, part->path, part->says.index, part->says.count);
    *place = *part;
    *part = (struct merge_part){0};
    return 0;
}

static void free_part(struct merge_part *part)
{
    set_part_free(&part->has);
}

static int read_parts(const char *const *paths, size_t count, struct budget *budget,
                      struct merge_plan *plan, struct error *error)
{
    const struct merge_part *first = NULL;
    int result = 0;

    for (size_t i = 0; result == 0 && i < count; i++) {
        CLEANUP(free_part) struct merge_part part = {0};

        result = read_part(paths[i], plan->arena, budget, &part, error);
        if (result == 0 && first == NULL) {
            plan->part_count = part.says.count;
            plan->parts = arena_new(plan->arena, plan->part_count, sizeof *plan->parts);
        }
        uint32_t index = part.says.index;
        if (result == 0)
            result = put_part(plan, first == NULL ? &part : first, &part, error);
        if (result == 0 && first == NULL)
            first = &plan->parts[index];
    }
    return result;
}

static int check_missing(const struct merge_plan *plan, struct error *error)
{
    CLEANUP_BUFFER struct buffer list = BUFFER(1024);
    size_t missing = 0;
    char number[24];

    for (size_t i = 0; i < plan->part_count; i++) {
        if (plan->parts[i].path != NULL || missing++ >= MISSING_SAID_MAX)
            continue;
        snprintf(number, sizeof number, "%s%zu", missing > 1 ? ", " : "", i);
        buffer_append_text(&list, number);
    }
    if (missing == 0)
        return 0;
    return error_set(error, ERROR_PARAMETER, "missing_shards",
                     "%zu of %zu shards %s missing: %s%s. Make %s with tracediff ingest "
                     "--shard I/%zu, or name %s file%s",
                     missing, plan->part_count, missing == 1 ? "is" : "are", list.bytes,
                     missing > MISSING_SAID_MAX ? ", …" : "",
                     missing == 1 ? "it" : "them", plan->part_count,
                     missing == 1 ? "its" : "their", missing == 1 ? "" : "s");
}

/* ---- their files ---- */

static const struct set_part_file *find_file(const struct set_part *has, uint32_t number)
{
    size_t low = 0, high = has->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (has->files[middle].file < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < has->count && has->files[low].file == number ? &has->files[low] : NULL;
}

/* The file of number i of the folder. */
static void put_file(struct merge_plan *plan, size_t i, const struct merge_file *file,
                     const char *failure)
{
    const struct set_part_file *content = file->content;
    const char *name = file->is == NULL ? "" : file->is->name;

    plan->files[i] = *file;
    plan->list.files[i].name = (char *)(uintptr_t)name; /* borrowed */
    plan->known[i].failure = failure;
    if (content == NULL)
        return;
    plan->known[i] = (struct reading_known){
        .rank_source = content->rank_source,
        .rank = content->rank,
        .first_ns = content->rows > 0 ? content->first_ns : INT64_MAX,
        .end_ns = content->end_ns,
        .events = content->events,
        .raw_bytes = content->raw_bytes,
        .hash = {content->hash[0], content->hash[1]},
        .disk_bytes = file->is->disk_bytes,
        .disk_hash = {file->is->disk_hash[0], file->is->disk_hash[1]}};
}

/* Checks that each file of the share is in the tables or could not be read. */
static int place_files(struct merge_plan *plan, size_t index, struct error *error)
{
    const struct merge_part *part = &plan->parts[index];
    const struct shard_facts *says = &part->says;
    size_t failure = 0, read = 0;

    for (size_t i = 0; i < says->share; i++) {
        struct merge_file file = {index, find_file(&part->has, (uint32_t)i), NULL};
        bool failed = failure < says->failure_count && says->failures[failure].file == i;
        size_t place = i * plan->part_count + index;

        plan->sizes[place] = says->sizes[i];
        if (failed == (file.is != NULL))
            return bad_shard(part->path, "it lacks a file of its share", error);
        if (failed) {
            put_file(plan, place, &file, says->failures[failure++].message);
            continue;
        }
        read++;
        file.content =
            file.is->is_copy ? find_file(&part->has, file.is->same_as) : file.is;
        if (file.content == NULL || file.content->is_copy)
            return bad_shard(part->path, "a copy in it belongs to no file", error);
        put_file(plan, place, &file, NULL);
    }
    return read == part->has.count
               ? 0
               : bad_shard(part->path, "it has files that are not of its share", error);
}

/* The files must be in path order, each once; otherwise a shard has other names than the
 * list. */
static int check_names(const struct merge_plan *plan, struct error *error)
{
    const struct merge_file *last = NULL;

    for (size_t i = 0; i < plan->list.count; i++) {
        const struct merge_file *file = &plan->files[i];

        if (file->is == NULL)
            continue;
        if (last != NULL && strcmp(last->is->name, file->is->name) >= 0)
            return bad_shard(plan->parts[file->part].path,
                             "its files are not those of the folder", error);
        last = file;
    }
    return 0;
}

static int list_files(struct merge_plan *plan, struct error *error)
{
    size_t count = (size_t)plan->parts[0].says.files;
    int result = 0;

    plan->files = arena_new(plan->arena, count, sizeof *plan->files);
    plan->known = arena_new(plan->arena, count, sizeof *plan->known);
    plan->sizes = arena_new(plan->arena, count, sizeof *plan->sizes);
    plan->list.files = arena_new(plan->arena, count, sizeof *plan->list.files);
    plan->list.count = count;
    for (size_t i = 0; result == 0 && i < plan->part_count; i++)
        result = place_files(plan, i, error);
    if (result == 0)
        result = check_names(plan, error);
    return result == 0 && count == 0
               ? error_set(error, ERROR_FORMAT, "no_readable_file", "no traces")
               : result;
}

/* Reads and checks the shards, given in any order. Free `out` in any case. */
static int merge_plan_make(const char *const *paths, size_t count, struct budget *budget,
                           struct merge_plan *out, struct error *error)
{
    *out = (struct merge_plan){.arena = arena_make(NULL)};
    if (count == 0)
        return error_set(error, ERROR_PARAMETER, "missing_shards", "no shard was given");
    int result = read_parts(paths, count, budget, out, error);
    if (result == 0)
        result = check_missing(out, error);
    return result == 0 ? list_files(out, error) : result;
}

/* ---- merge ---- */

/* Up to this many shards stay open; if there are more, only one is open at a time. */
#define OPEN_MAX 64

struct merger {
    struct budget budget; /* without limits; over when the progress is cancelled */
    struct merge_plan plan;
    struct set_part_source **sources; /* of the parts; NULL: not open */
};

static void merge_release(struct merger *merger)
{
    for (size_t i = 0; merger->sources != NULL && i < merger->plan.part_count; i++)
        set_part_close(merger->sources[i]);
    merge_plan_free(&merger->plan);
}

static int open_source(struct merger *merger, size_t part, struct error *error)
{
    struct merge_plan *plan = &merger->plan;

    if (merger->sources[part] != NULL)
        return 0;
    for (size_t i = 0; plan->part_count > OPEN_MAX && i < plan->part_count; i++)
        set_part_close(TAKE_PTR(merger->sources[i]));
    return set_part_open(plan->parts[part].path, &plan->parts[part].stamp,
                         &merger->budget, &merger->sources[part], error);
}

/* Puts the path of a shard before an error. */
static int name_shard(int result, const char *path, struct error *error)
{
    if (result == -(int)ERROR_DAMAGED)
        return error_set(error, ERROR_DAMAGED, "bad_shard",
                         "%s: the events of a file in it are damaged: make this shard "
                         "again with tracediff ingest --shard",
                         path);
    if (result != -(int)ERROR_MEMORY && result != -(int)ERROR_CANCELLED)
        error_prefix(error, "%s", path);
    return result;
}

static int load_file(void *context, size_t i, struct trace_recording **out,
                     struct error *error)
{
    struct merger *merger = context;
    const struct merge_file *file = &merger->plan.files[i];
    int result = open_source(merger, file->part, error);

    if (result == 0)
        result =
            set_part_load(merger->sources[file->part], file->content->file, out, error);
    if (result != 0)
        return name_shard(result, merger->plan.parts[file->part].path, error);
    return budget_look(&merger->budget, error);
}

static void tell_total(const struct merge_plan *plan, struct progress *progress)
{
    uint64_t total = 0;

    for (size_t i = 0; i < plan->list.count; i++)
        total += plan->sizes[i];
    if (progress == NULL)
        return;
    atomic_store(&progress->bytes_total, total);
    atomic_store(&progress->files_total, (uint32_t)plan->list.count);
    atomic_store(&progress->stage, (int)PROGRESS_STORING);
}

int merge_shards(struct store *store, const char *const *paths, size_t count,
                 const char *label, enum files_are files_are, struct progress *progress,
                 struct ingest_result *out, struct error *error)
{
    CLEANUP(merge_release) struct merger merger = {0};

    *out = (struct ingest_result){0};
    merger.budget.stop = progress == NULL ? NULL : &progress->cancelled;
    budget_begin(&merger.budget);
    int result = merge_plan_make(paths, count, &merger.budget, &merger.plan, error);
    if (result != 0)
        return result;
    merger.sources = arena_new(merger.plan.arena, merger.plan.part_count,
                               sizeof(struct set_part_source *));
    tell_total(&merger.plan, progress);
    merger.plan.list.files_are = files_are;
    const struct reading_request what = {
        .list = &merger.plan.list,
        .sizes = merger.plan.sizes,
        .label = label != NULL ? label : merger.plan.parts[0].has.label,
        .threads = 1,
        .known = merger.plan.known,
        .load = load_file,
        .context = &merger};
    return ingest_assemble(store, NULL, &what, NULL, progress, out, error);
}

/* See merge_plan.h. */
#include "ingest/merge_plan.h"

#include "base/buffer.h"
#include "base/cleanup.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MISSING_SAID_MAX 16

static void free_part(struct merge_part *part)
{
    set_part_free(&part->has);
    shard_says_free(&part->says);
}

void merge_plan_free(struct merge_plan *plan)
{
    for (size_t i = 0; i < plan->part_count; i++)
        free_part(&plan->parts[i]);
    free(plan->parts);
    free(plan->files);
    *plan = (struct merge_plan){0};
}

/* ---- one shard ---- */

static int bad_shard(const char *path, const char *what, struct error *error)
{
    return error_set(error, ERROR_DAMAGED, "bad_shard",
                     "%s: %s: make this shard again with tracediff ingest --shard", path,
                     what);
}

static int read_part(const char *path, struct budget *budget, struct merge_part *out,
                     struct error *error)
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
        result = shard_says_read(out->has.says, &out->says, error);
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

static int begin(struct merge_plan *plan, const struct merge_part *first,
                 struct error *error)
{
    plan->parts = calloc(first->says.count, sizeof *plan->parts);
    if (plan->parts == NULL)
        return error_set_memory(error);
    plan->part_count = first->says.count;
    return 0;
}

static int read_parts(const char *const *paths, size_t count, struct budget *budget,
                      struct merge_plan *plan, struct error *error)
{
    const struct merge_part *first = NULL;
    int result = 0;

    for (size_t i = 0; result == 0 && i < count; i++) {
        CLEANUP(free_part) struct merge_part part = {0};

        result = read_part(paths[i], budget, &part, error);
        if (result == 0 && first == NULL)
            result = begin(plan, &part, error);
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
    CLEANUP_BUFFER struct buffer list;
    size_t missing = 0;
    char number[24];

    buffer_init(&list, 1024);
    for (size_t i = 0; i < plan->part_count; i++) {
        if (plan->parts[i].path != NULL || missing++ >= MISSING_SAID_MAX)
            continue;
        snprintf(number, sizeof number, "%s%zu", missing > 1 ? ", " : "", i);
        buffer_append_text(&list, number);
    }
    if (missing == 0)
        return 0;
    if (buffer_failed(&list))
        return error_set_memory(error);
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

/* Checks that each file of the share is in the tables or could not be read. */
static int place_files(struct merge_plan *plan, size_t index, struct error *error)
{
    const struct merge_part *part = &plan->parts[index];
    const struct shard_facts *says = &part->says;
    size_t failure = 0, read = 0;

    for (size_t i = 0; i < says->share; i++) {
        struct merge_file *file = &plan->files[i * plan->part_count + index];
        bool failed = failure < says->failure_count && says->failures[failure].file == i;

        *file = (struct merge_file){.part = index, .size = says->sizes[i]};
        file->is = find_file(&part->has, (uint32_t)i);
        if (failed == (file->is != NULL))
            return bad_shard(part->path, "it lacks a file of its share", error);
        if (failed) {
            file->failure = says->failures[failure++].message;
            continue;
        }
        read++;
        file->content =
            file->is->is_copy ? find_file(&part->has, file->is->same_as) : file->is;
        if (file->content == NULL || file->content->is_copy)
            return bad_shard(part->path, "a copy in it belongs to no file", error);
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

    for (size_t i = 0; i < plan->file_count; i++) {
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
    int result = 0;

    plan->file_count = (size_t)plan->parts[0].says.files;
    plan->files = calloc(plan->file_count + 1, sizeof *plan->files);
    if (plan->files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < plan->part_count; i++)
        result = place_files(plan, i, error);
    return result == 0 ? check_names(plan, error) : result;
}

int merge_plan_make(const char *const *paths, size_t count, struct budget *budget,
                    struct merge_plan *out, struct error *error)
{
    *out = (struct merge_plan){0};
    if (count == 0)
        return error_set(error, ERROR_PARAMETER, "missing_shards", "no shard was given");
    int result = read_parts(paths, count, budget, out, error);
    if (result == 0)
        result = check_missing(out, error);
    return result == 0 ? list_files(out, error) : result;
}

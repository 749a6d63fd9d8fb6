/* See regroup_make.h. */
#include "ingest/regroup_make.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "ingest/duplicates.h"
#include "ingest/settle.h"
#include "store/catalogue/set_tag.h"
#include "store/catalogue/set_tags.h"
#include "store/catalogue/sets.h"
#include "store/set/set_contents.h"
#include "store/set/set_draft.h"
#include "store/set/set_duplicates.h"
#include "store/set/set_load.h"
#include "store/set/set_writer.h"
#include "store/set/stored_files.h"
#include "store/traces.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* As many as a user may write (docs/api.md). */
#define NOTES_BYTES_MAX ((size_t)16384)

struct maker {
    struct store *store;
    const struct regroup_plan *plan;
    const struct regroup_file *files;
    size_t count;
    struct budget *budget;
    struct progress *progress;
    struct duplicate_file *contents; /* of the files */
    struct set_draft *draft;
    struct set_writer *writer;
    struct set_contents stored;
};

static void release(struct maker *maker)
{
    set_writer_abort(maker->writer);
    set_draft_discard(maker->draft);
    set_contents_free(&maker->stored);
    free(maker->contents);
}

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

static bool counts(const struct maker *maker, size_t i)
{
    return maker->contents[i].same_as == DUPLICATES_NONE;
}

/* ---- which files count ---- */

/* The two halves of a hash, from its 32 digits. */
static void read_hash(const char hex[33], uint64_t hash[2])
{
    char high[17];

    memcpy(high, hex, 16);
    high[16] = '\0';
    hash[0] = strtoull(hex + 16, NULL, 16);
    hash[1] = strtoull(high, NULL, 16);
}

static int find_duplicates(struct maker *maker, struct error *error)
{
    size_t odd;

    maker->contents = calloc(maker->count + 1, sizeof *maker->contents);
    if (maker->contents == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < maker->count; i++) {
        const struct regroup_file *file = &maker->files[i];
        bool stated = file->rows->rank_source == TRACE_RANK_STATED;

        maker->contents[i].readable = true;
        maker->contents[i].name_rank = stated ? -1 : rank_of_name(file->name);
        read_hash(file->rows->hash, maker->contents[i].hash);
    }
    return duplicates_find(maker->contents, maker->count, &odd) == 0
               ? 0
               : error_set_memory(error);
}

static int put_duplicates(struct maker *maker, struct error *error)
{
    CLEANUP_FREE struct set_duplicate_place *places =
        calloc(maker->count + 1, sizeof *places);
    size_t count = 0;

    if (places == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < maker->count; i++) {
        const struct stored_file_key *on_disk = maker->files[i].on_disk;

        if (counts(maker, i))
            continue;
        places[count++] = (struct set_duplicate_place){
            .file = (uint32_t)i,
            .same_as = (uint32_t)maker->contents[i].same_as,
            .name = maker->files[i].name,
            .disk_bytes = on_disk->disk_bytes,
            .disk_hash = {on_disk->disk_hash[0], on_disk->disk_hash[1]},
            .disk_seal = on_disk->disk_seal};
    }
    return set_writer_put_duplicates(maker->writer, places, count, error);
}

/* ---- rows ---- */

static void note_progress(struct maker *maker, const struct regroup_file *file)
{
    struct progress *progress = maker->progress;

    if (progress == NULL)
        return;
    atomic_fetch_add(&progress->bytes_done, file->on_disk->disk_bytes);
    atomic_fetch_add(&progress->events, file->rows->quality.events);
    atomic_fetch_add(&progress->files_done, 1);
}

static int copy_file(struct maker *maker, size_t i, struct error *error)
{
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    const struct regroup_file *file = &maker->files[i];
    const struct regroup_source *source = &maker->plan->sources[file->source];
    int result = set_load_whole(maker->store, source->info.id, file->rows->file,
                                maker->budget, &recording, error);

    if (result != 0)
        return result;
    recording->disk_bytes = file->on_disk->disk_bytes;
    memcpy(recording->disk_hash, file->on_disk->disk_hash, sizeof recording->disk_hash);
    recording->disk_seal = file->on_disk->disk_seal;
    result = set_writer_add(maker->writer, (uint32_t)i, file->name, recording, error);
    return result == 0 ? budget_look(maker->budget, error) : result;
}

static int copy_files(struct maker *maker, struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < maker->count; i++) {
        if (counts(maker, i))
            result = copy_file(maker, i, error);
        if (result == 0)
            note_progress(maker, &maker->files[i]);
    }
    return result;
}

/* ---- ranks ---- */

static int finish(struct maker *maker, const char *label, struct error *error)
{
    CLEANUP(settle_free) struct settled_files settle;
    int result = settle_init(&settle, maker->count, error);

    if (result != 0)
        return result;
    for (size_t i = 0; i < maker->count; i++) {
        const struct regroup_file *file = &maker->files[i];
        const struct set_file *rows = file->rows;

        if (counts(maker, i))
            settle_add(&settle, i,
                       settle_rank(file->name, rows->rank_source, rows->rank,
                                   rows->quality.kept, rows->first_ns));
    }
    result =
        settle_finish(&settle, TAKE_PTR(maker->writer), label, &maker->stored, error);
    maker->stored.unsealed = true;
    return result;
}

/* ---- what the new set gets from the old ones ---- */

/* Links the kept traces of the files. If the traces of one source are kept for good, all
 * of them are. */
static int link_traces(struct maker *maker, const char *id, struct error *error)
{
    struct traces_draft *draft = NULL;
    bool limited = true; /* all of them may be removed for a limit */
    int result = 0;

    for (size_t i = 0; result == 0 && i < maker->count; i++) {
        const struct regroup_file *file = &maker->files[i];
        const char *from = maker->plan->sources[file->source].info.id;

        if (!counts(maker, i) || traces_size(maker->store, from, file->rows->hash) == 0)
            continue;
        limited = limited && traces_are_limited(maker->store, from);
        if (draft == NULL)
            result = traces_begin(maker->store, &draft, error);
        if (result == 0)
            result = traces_link(draft, from, file->rows->hash, error);
    }
    if (result == 0 && draft != NULL && limited)
        result = traces_mark(draft, TRACES_LIMITED, error);
    if (result != 0 || draft == NULL) {
        traces_discard(draft);
        return result;
    }
    return traces_publish(draft, id, error);
}

/* The notes of the old sets, each text once, in the order of the sets. */
static int copy_notes(struct maker *maker, const char *id, struct error *error)
{
    const struct regroup_plan *plan = maker->plan;
    CLEANUP_BUFFER struct buffer notes;

    buffer_init(&notes, (size_t)1 << 20);
    for (size_t i = 0; i < plan->source_count; i++) {
        const char *text = plan->sources[i].info.notes;

        if (*text == '\0' || (notes.length > 0 && strstr(notes.bytes, text) != NULL))
            continue;
        if (notes.length + strlen(text) + 1 > NOTES_BYTES_MAX)
            break;
        buffer_append_text(&notes, notes.length > 0 ? "\n" : "");
        buffer_append_text(&notes, text);
    }
    if (buffer_failed(&notes))
        return error_set_memory(error);
    return notes.length == 0
               ? 0
               : store_update_set(maker->store, id, NULL, notes.bytes, error);
}

/* The tags of a set, one per line, into the array; tags that do not fit are left out. */
static void list_tags(char *lines, const char *texts[SET_TAGS_MAX], size_t *count)
{
    char *rest = lines, *tag;

    while ((tag = strsep(&rest, "\n")) != NULL) {
        bool known = *tag == '\0' || *count == SET_TAGS_MAX;

        for (size_t i = 0; !known && i < *count; i++)
            known = strcasecmp(texts[i], tag) == 0;
        if (!known)
            texts[(*count)++] = tag;
    }
}

static int copy_tags(struct maker *maker, const char *id, struct error *error)
{
    const struct regroup_plan *plan = maker->plan;
    const char *texts[SET_TAGS_MAX];
    CLEANUP_BUFFER struct buffer lines;
    struct set_tags add = {.texts = texts}, none = {0};

    buffer_init(&lines, (size_t)1 << 26);
    for (size_t i = 0; i < plan->source_count; i++) {
        buffer_append_text(&lines, plan->sources[i].info.tags);
        buffer_append_char(&lines, '\n');
    }
    if (buffer_failed(&lines))
        return error_set_memory(error);
    list_tags(lines.bytes, texts, &add.count);
    return add.count == 0 ? 0
                          : store_change_tags(maker->store, id, true, &none, &add, error);
}

/* The new set is pinned if one of the old sets is, which may be removed now. It gets the
 * name that stored them if that is the same for all old sets. */
static int copy_pin_and_name(struct maker *maker, const char *id, struct error *error)
{
    const struct regroup_plan *plan = maker->plan;
    const char *name = plan->source_count > 0 ? plan->sources[0].info.uploaded_by : "";
    bool pinned = false;
    int result = 0;

    for (size_t i = 0; i < plan->source_count; i++) {
        pinned = pinned || plan->sources[i].info.pinned != 0;
        if (strcmp(plan->sources[i].info.uploaded_by, name) != 0)
            name = "";
    }
    if (pinned)
        result = store_pin_set(maker->store, id, true, error);
    return result == 0 && *name != '\0'
               ? store_set_uploader(maker->store, id, name, error)
               : result;
}

/* ---- all of it ---- */

static int write_set(struct maker *maker, const char *label, struct error *error)
{
    int result = find_duplicates(maker, error);

    if (result == 0)
        result = set_draft_make(maker->store, &maker->draft, error);
    if (result == 0)
        result = set_writer_open(set_draft_path(maker->draft), &maker->writer, error);
    if (result == 0)
        result = copy_files(maker, error);
    if (result == 0)
        result = put_duplicates(maker, error);
    return result == 0 ? finish(maker, label, error) : result;
}

int regroup_make(struct store *store, const struct regroup_plan *plan,
                 const struct regroup_target *target, struct budget *budget,
                 struct progress *progress, struct regroup_set *made, struct error *error)
{
    CLEANUP(release)
    struct maker maker = {.store = store,
                          .plan = plan,
                          .files = plan->files + target->begin,
                          .count = target->end - target->begin,
                          .budget = budget,
                          .progress = progress};
    const char *label = target->label != NULL ? target->label : target->made_up;
    int result = write_set(&maker, label, error);

    if (result == 0)
        result = set_draft_publish(TAKE_PTR(maker.draft), &maker.stored, target->label,
                                   target->made_up, made->set_id, &made->already_stored,
                                   error);
    if (result == 0)
        result = link_traces(&maker, made->set_id, error);
    if (result == 0 && !made->already_stored)
        result = copy_notes(&maker, made->set_id, error);
    if (result == 0 && !made->already_stored)
        result = copy_tags(&maker, made->set_id, error);
    if (result == 0)
        result = copy_pin_and_name(&maker, made->set_id, error);
    return result;
}

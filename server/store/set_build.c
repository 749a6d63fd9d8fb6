#include "store/set_build.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "store/cells.h"
#include "store/database.h"
#include "trace/kinds.h"
#include "trace/metadata.h"

#include <endian.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

/* ---- set suggest ---- */

/* The markers of each file are kept until all files are there, since
 * files may turn out to be duplicates. */

#define NAMES_BYTES_MAX TRACE_NAMES_BYTES
/* A marker that covers less than this part of the best marker's time is not preferred
 * because of its sort. */
#define NEARLY_BEST 0.9
/* The most names and markers that are kept of all files together; if there are more,
 * nothing is suggested. */
#define MARKERS_MAX ((size_t)4 << 20)

void suggesting_init(struct suggestion *suggesting)
{
    strings_init(&suggesting->names, NAMES_BYTES_MAX);
    suggesting->arena = arena_make(NULL);
}

void suggesting_free(struct suggestion *suggesting)
{
    strings_free(&suggesting->names);
    arena_free(&suggesting->arena);
}

void suggesting_add(struct suggestion *suggesting, uint32_t file,
                    const struct trace_recording *recording)
{
    size_t count = recording->marker_count;

    suggesting->has_steps = suggesting->has_steps || recording->has_steps;
    suggesting->too_many =
        suggesting->too_many || count > MARKERS_MAX - suggesting->marker_count;
    if (recording->step_count == 0 || suggesting->has_steps || suggesting->too_many)
        return;
    ARENA_RESERVE(suggesting->arena, suggesting->markers, suggesting->marker_capacity,
                  suggesting->marker_count + count);
    ARENA_RESERVE(suggesting->arena, suggesting->files, suggesting->file_capacity,
                  suggesting->file_count + 1);
    struct suggestion_file *added = &suggesting->files[suggesting->file_count++];
    *added = (struct suggestion_file){.file = file,
                                      .extent = recording->steps[0].dur,
                                      .begin = suggesting->marker_count,
                                      .end = suggesting->marker_count + count};
    for (size_t i = 0; i < count; i++) {
        const struct trace_marker *marker = &recording->markers[i];
        uint32_t name =
            strings_add(&suggesting->names, strings_text(&recording->names, marker->name),
                        strings_length(&recording->names, marker->name));
        if (name == STRINGS_NONE) /* too many long names, or no memory: only a hint */
            suggesting->too_many = true;
        if (name == STRINGS_NONE)
            return;
        suggesting->markers[suggesting->marker_count++] = (struct suggestion_marker){
            name, marker->sort, marker->rows, marker->total, marker->longest};
    }
}

static int compare_files(const void *a, const void *b)
{
    const struct suggestion_file *x = a, *y = b;

    return (x->file > y->file) - (x->file < y->file);
}

static void suggesting_drop(struct suggestion *suggesting,
                            const struct set_duplicate_place *places, size_t count)
{
    if (suggesting->file_count == 0)
        return;
    qsort(suggesting->files, suggesting->file_count, sizeof *suggesting->files,
          compare_files);
    for (size_t i = 0; i < count; i++) {
        const struct suggestion_file wanted = {.file = places[i].file};
        struct suggestion_file *found =
            bsearch(&wanted, suggesting->files, suggesting->file_count,
                    sizeof *suggesting->files, compare_files);
        if (found != NULL)
            found->dropped = true;
    }
}

/* ---- all files together ---- */

struct marker_sum {
    size_t files;
    uint8_t sort;
    uint64_t rows;
    int64_t total, longest;
};

struct marker_choice {
    const struct strings *names;
    struct marker_sum *sums; /* by name */
    size_t files;            /* that count */
    int64_t extent;
};

static void add_file(struct marker_choice *choice, const struct suggestion *suggesting,
                     const struct suggestion_file *file)
{
    choice->files++;
    number_add_to(&choice->extent, file->extent);
    for (size_t i = file->begin; i < file->end; i++) {
        const struct suggestion_marker *marker = &suggesting->markers[i];
        struct marker_sum *sum = &choice->sums[marker->name];

        sum->files++;
        sum->rows += marker->rows;
        number_add_to(&sum->total, marker->total);
        sum->longest = marker->longest > sum->longest ? marker->longest : sum->longest;
        sum->sort = marker->sort > sum->sort ? marker->sort : sum->sort;
    }
}

static bool is_possible(const struct marker_choice *choice, const struct marker_sum *sum)
{
    return sum->files == choice->files && sum->total >= choice->extent - sum->total &&
           sum->longest <= sum->total - sum->longest;
}

/* Whether marker `a` comes before `b`. */
static bool is_better(const struct marker_choice *choice, uint32_t a, uint32_t b)
{
    const struct marker_sum *left = &choice->sums[a], *right = &choice->sums[b];
    size_t m = strings_length(choice->names, a), n = strings_length(choice->names, b);

    if (left->sort != right->sort)
        return left->sort < right->sort;
    if (left->total != right->total)
        return left->total > right->total;
    if (m != n)
        return m > n;
    return memcmp(strings_text(choice->names, a), strings_text(choice->names, b), m) < 0;
}

void suggesting_settle(struct suggestion *suggesting)
{
    struct marker_choice choice = {.names = &suggesting->names};
    uint32_t best = STRINGS_NONE, count = suggesting->names.count;
    int64_t most = 0;

    if (suggesting->has_steps || suggesting->too_many)
        return;
    choice.sums = arena_new(suggesting->arena, count, sizeof *choice.sums);
    for (size_t i = 0; i < suggesting->file_count; i++)
        if (!suggesting->files[i].dropped)
            add_file(&choice, suggesting, &suggesting->files[i]);
    for (uint32_t i = 0; i < count; i++)
        if (is_possible(&choice, &choice.sums[i]) && choice.sums[i].total > most)
            most = choice.sums[i].total;
    for (uint32_t i = 0; i < count; i++)
        if (is_possible(&choice, &choice.sums[i]) &&
            (double)choice.sums[i].total >= NEARLY_BEST * (double)most &&
            (best == STRINGS_NONE || is_better(&choice, i, best)))
            best = i;
    if (best == STRINGS_NONE)
        return;
    suggesting->marker = strings_text(&suggesting->names, best);
    suggesting->rows = choice.sums[best].rows;
}

/* ---- set contents ---- */

#define LABEL_BYTES_MAX ((size_t)1024)

void set_contents_free(struct set_contents *contents)
{
    for (size_t i = 0; i < contents->count; i++)
        free(contents->files[i].name);
    free(contents->files);
    free(contents->summary);
    *contents = (struct set_contents){0};
}

void set_contents_read(struct statement *row, struct set_contents_file *file)
{
    *file = (struct set_contents_file){.file = (uint32_t)statement_int64(row, 0),
                                       .name = statement_copy_text(row, 1),
                                       .is_duplicate = statement_is_null(row, 2),
                                       .rank = statement_int64(row, 2),
                                       .disk_bytes = (uint64_t)statement_int64(row, 4)};
    statement_hash(row, 5, file->hash);
    statement_hash(row, 6, file->disk_hash);
}

/* The part of one file that the id hashes (docs/store.md), and its seal. */
struct file_identity {
    int64_t rank;
    unsigned char hash[16];
    struct seal seal;
};

/* Two files with the same hash have the same bytes: see intake/reading.h. */
static int compare_parts(const void *a, const void *b)
{
    const struct file_identity *x = a, *y = b;

    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return memcmp(x->hash, y->hash, sizeof x->hash);
}

/* Lists them for the files that count, in order, ranks in little-endian. */
static struct file_identity *
list_parts(struct arena *arena, const struct set_contents *contents, size_t *count)
{
    struct file_identity *parts = arena_new(arena, contents->count, sizeof *parts);

    *count = 0;
    for (size_t i = 0; i < contents->count; i++) {
        const struct set_contents_file *file = &contents->files[i];
        struct file_identity *part = &parts[*count];

        if (file->is_duplicate)
            continue;
        *part = (struct file_identity){.rank = file->rank, .seal = file->seal};
        memcpy(part->hash, file->hash, sizeof part->hash);
        (*count)++;
    }
    qsort(parts, *count, sizeof *parts, compare_parts);
    for (size_t i = 0; i < *count; i++)
        parts[i].rank = (int64_t)htole64((uint64_t)parts[i].rank);
    return parts;
}

void set_contents_id(const struct set_contents *contents, char id[33])
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    size_t count, length = 0;
    struct file_identity *parts = list_parts(arena, contents, &count);
    unsigned char *bytes = arena_new(arena, count, 24);

    for (size_t i = 0; i < count; i++, length += 24) {
        memcpy(bytes + length, &parts[i].rank, 8);
        memcpy(bytes + length + 8, parts[i].hash, 16);
    }
    XXH128_hash_t hash = XXH3_128bits(bytes, length);
    text_write_hash((uint64_t[]){hash.low64, hash.high64}, id);
}

int set_contents_seal(const struct set_contents *contents, const struct seal_key *key,
                      struct seal *out, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    size_t count;
    struct file_identity *parts = list_parts(arena, contents, &count);
    struct sealer *sealer = sealer_new(key);

    _Static_assert(sizeof *parts == 56, "the parts are sealed as they lie");
    if (sealer == NULL)
        return error_set_memory(error);
    sealer_add(sealer, parts, count * sizeof *parts);
    sealer_finish(sealer, out);
    sealer_free(sealer);
    return 0;
}

char *set_label(const char *label, const char *default_label)
{
    struct buffer text = BUFFER(LABEL_BYTES_MAX * 3);

    if (label == NULL || label[0] == '\0')
        label = default_label;
    if (label == NULL || label[0] == '\0')
        label = "unnamed";
    text_append_utf8(&text, label, strnlen(label, LABEL_BYTES_MAX));
    return buffer_take(&text);
}

/* ---- set build ---- */

/* No other process sees the file before it is complete: no journal, no locks, no
 * flushing. */
void build_open_database(struct database *database, const char *path,
                         struct budget *budget)
{
    struct error error = {0};

    if (database_open(database, path, "mode=rw&nolock=1", "the new set", budget,
                      &error) != 0) {
        database->failure = error;
        return;
    }
    /* Defensive connections may not switch the journal off. */
    sqlite3_db_config(database->handle, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
    database_do(database, "PRAGMA page_size = 8192;"
                          "PRAGMA journal_mode = OFF;"
                          "PRAGMA synchronous = OFF;"
                          "PRAGMA locking_mode = EXCLUSIVE;"
                          "PRAGMA secure_delete = OFF;"
                          "PRAGMA temp_store = MEMORY;"
                          "PRAGMA cache_size = -2048;" /* pages are written once */
                          "BEGIN");
}

void build_note_seals(struct set_writer *writer, uint32_t file,
                      const struct build_seals *seals)
{
    size_t before = writer->seal_count;

    ARENA_RESERVE(writer->suggesting.arena, writer->seals, writer->seal_count,
                  (size_t)file + 1);
    for (; before < writer->seal_count; before++)
        writer->seals[before] = (struct build_seals){0};
    writer->seals[file] = *seals;
}

void build_open(struct set_writer *writer, struct budget *budget)
{
    static const char *const paths[BUILD_STATEMENTS] = {
        [PUT_FILE] = "sql/set_put_file",
        [PUT_METADATA] = "sql/set_put_metadata",
        [PUT_QUALITY] = "sql/set_put_quality",
        [PUT_PLACE] = "sql/set_put_place",
        [PUT_STEP] = "sql/set_put_step",
        [PUT_STEP_ROW] = "sql/set_put_step_row",
        [PUT_STEP_CELLS] = "sql/set_put_step_cells",
        [PUT_SEGMENT] = "sql/set_put_segment",
        [PUT_MEMORY_BLOCK] = "sql/set_put_memory_block",
        [PUT_COLLECTIVE_BLOCK] = "sql/set_put_collective_block",
        [PUT_COUNTER_BLOCK] = "sql/set_put_counter_block",
        [PUT_LAUNCH_SHAPE] = "sql/set_put_launch_shape",
    };

    build_open_database(&writer->database, writer->path, budget);
    for (int i = 0; i < BUILD_STATEMENTS; i++) {
        writer->statements[i] = statement_of(&writer->database, paths[i]);
        writer->statements[i].persistent = true;
    }
}

void build_close(struct set_writer *writer)
{
    for (int i = 0; i < BUILD_STATEMENTS; i++)
        statement_finish(&writer->statements[i]);
    database_close(&writer->database);
}

/* ---- set affected ---- */

#define STEPS_LISTED_MAX 1000
#define TEXT_BYTES_MAX 4096
#define NAME_BYTES_MAX ((size_t)1 << 16)

/* One file, whose notes come one after another. */
struct affected_file {
    int64_t file; /* -1: none yet */
    int64_t rank;
    struct buffer name, text;
    bool affected, may_lack_rows;
};

/* ---- missing steps and rows ---- */

static void take_steps(struct statement *select, struct buffer *text)
{
    size_t before = text->length;
    int64_t last = 0;
    bool open = false; /* a range that has not ended */

    while (statement_next(select)) {
        int64_t step = statement_int64(select, 0);

        if (text->length > before && step == last + 1) {
            open = true;
        } else {
            if (open)
                buffer_printf(text, "-%" PRId64, last);
            buffer_printf(text, "%s%" PRId64,
                          text->length > before
                              ? ", "
                              : " Steps that other ranks have but this file does not: ",
                          step);
            open = false;
        }
        last = step;
    }
    if (open)
        buffer_printf(text, "-%" PRId64, last);
    if (text->length > before)
        buffer_append_char(text, '.');
}

/* Steps and rows that other ranks have and this file lacks. */
static void add_lacking(struct set_writer *writer, struct affected_file *file)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/summary_lacking");

    statement_bind_int64(&select, ":file", file->file);
    statement_bind_int64(&select, ":most", STEPS_LISTED_MAX);
    if (!statement_next(&select))
        return;
    if (statement_int64(&select, 0) != 0)
        buffer_append_text(&file->text,
                           " It has no device rows, which other ranks have.");
    take_steps(&select, &file->text);
}

/* ---- the list ---- */

/* Called after the last note of a file: lists the file if it is affected. */
static void end_file(struct set_writer *writer, struct affected_file *file, json_t *list,
                     json_int_t *count)
{
    if (!file->affected || ++*count > AFFECTED_LISTED_MAX)
        return;
    if (file->may_lack_rows)
        add_lacking(writer, file);
    if (buffer_failed(&file->text) || buffer_failed(&file->name)) {
        (void)error_set_memory(database_failure(&writer->database));
        return;
    }
    json_array_append_new(list, json_pack("{s:s#, s:I, s:s#}", "file",
                                          file->name.length > 0 ? file->name.bytes : "",
                                          (int)file->name.length, "rank",
                                          (json_int_t)file->rank, "text",
                                          file->text.bytes, (int)file->text.length));
}

static void begin_file(struct statement *row, struct affected_file *file)
{
    size_t length;
    const char *name = statement_text(row, 1, &length);

    file->file = statement_int64(row, 0);
    file->rank = statement_int64(row, 2);
    file->affected = file->may_lack_rows = false;
    buffer_clear(&file->name);
    buffer_clear(&file->text);
    text_append_utf8(&file->name, name, length);
}

static void add_note(struct statement *row, struct affected_file *file)
{
    const struct trace_note_kind *kind = trace_note_kind(statement_text(row, 3, NULL));
    int64_t count = statement_int64(row, 4);

    if (!kind->affects)
        return;
    buffer_printf(&file->text, "%s%s", file->affected ? " " : "", kind->words);
    if (count > 1)
        buffer_printf(&file->text, " (%" PRId64 ")", count);
    buffer_printf(&file->text, ". %s", kind->effect);
    file->affected = true;
    file->may_lack_rows = file->may_lack_rows || kind->may_lack_rows;
}

/* Adds `affected` (how many files) and `affected_files` (the first of them). */
static void affected_add(struct set_writer *writer, json_t *quality)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/summary_affected");
    struct affected_file file = {.file = -1};
    json_t *list = json_array();
    json_int_t count = 0;

    buffer_init(&file.name, NAME_BYTES_MAX);
    buffer_init(&file.text, 16 * TEXT_BYTES_MAX);
    while (statement_next(&select)) {
        if (statement_int64(&select, 0) != file.file) {
            end_file(writer, &file, list, &count);
            begin_file(&select, &file);
        }
        add_note(&select, &file);
    }
    end_file(writer, &file, list, &count);
    buffer_free(&file.name);
    buffer_free(&file.text);
    json_object_set_new(quality, "affected", json_integer(count));
    json_object_set_new(quality, "affected_files", list);
}

/* ---- reading it ---- */

static bool is_entry(const json_t *value)
{
    return json_is_string(json_object_get(value, "file")) &&
           json_is_integer(json_object_get(value, "rank")) &&
           json_is_string(json_object_get(value, "text")) && json_object_size(value) == 3;
}

/* Whether these members of a quality can be relied on. Older sets lack them. */
static bool affected_is_valid(const json_t *quality)
{
    const json_t *count = json_object_get(quality, "affected");
    const json_t *list = json_object_get(quality, "affected_files");

    if (count == NULL && list == NULL)
        return true;
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!is_entry(json_array_get(list, i)))
            return false;
    return json_is_array(list) && json_array_size(list) <= AFFECTED_LISTED_MAX &&
           json_is_integer(count) &&
           json_integer_value(count) >= (json_int_t)json_array_size(list);
}

json_t *affected_of(const char *summary)
{
    json_t *document = summary == NULL ? NULL : json_loads(summary, 0, NULL);
    json_t *list =
        json_object_get(json_object_get(document, "quality"), "affected_files");

    list = json_is_array(list) ? json_incref(list) : json_array();
    json_decref(document);
    return list;
}

/* ---- set summary ---- */

#define DEVICES_MAX 64
#define DEVICE_NAME_BYTES_MAX ((size_t)256)
/* `steps` lists no more numbers than this; `step_count` says how many there are. */
#define SUMMARY_STEPS_LISTED_MAX 10000
/* `duplicate_files` lists no more than this; `duplicates` says how many there are. */
#define DUPLICATES_LISTED_MAX 100

/* ---- from the metadata ---- */

static void add_device(struct set_writer *writer, const json_t *properties)
{
    const char *name = json_string_value(json_object_get(properties, "name"));
    size_t index;
    json_t *known;

    if (name == NULL || strlen(name) > DEVICE_NAME_BYTES_MAX ||
        json_array_size(writer->devices) >= DEVICES_MAX)
        return;
    json_array_foreach(writer->devices, index, known)
    {
        if (strcmp(json_string_value(known), name) == 0)
            return;
    }
    json_array_append_new(writer->devices, json_string(name));
}

void summary_note_metadata(struct set_writer *writer, const char *metadata)
{
    json_auto_t *root = metadata == NULL ? NULL : json_loads(metadata, 0, NULL);
    const json_t *world =
        json_object_get(json_object_get(root, "distributedInfo"), "world_size");
    size_t index;
    json_t *properties;

    if (json_is_integer(world) && json_integer_value(world) > writer->world_size)
        writer->world_size = json_integer_value(world);
    json_array_foreach(json_object_get(root, "deviceProperties"), index, properties)
    {
        add_device(writer, properties);
    }
}

/* ---- from the tables ---- */

/* Loads a statement's column of integers as a JSON array of at most `most`. Returns how
 * many there are. */
static json_int_t load_integers(struct set_writer *writer, const char *path, size_t most,
                                json_t *out)
{
    CLEANUP_STATEMENT struct statement select = statement_of(&writer->database, path);
    json_int_t total = 0;

    while (statement_next(&select))
        if (++total <= (json_int_t)most)
            json_array_append_new(out, json_integer(statement_int64(&select, 0)));
    return total;
}

/* A name of a file as valid UTF-8. */
static json_t *make_name(struct statement *row, int column)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(NAME_BYTES_MAX);
    size_t length;
    const char *name = statement_text(row, column, &length);

    text_append_utf8(&text, name, length);
    return buffer_failed(&text) ? NULL : json_stringn(text.bytes, text.length);
}

static void add_duplicates(struct set_writer *writer, json_t *quality)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/summary_duplicates");
    json_t *list = json_array();
    json_int_t count = 0;

    while (statement_next(&select))
        if (++count <= DUPLICATES_LISTED_MAX &&
            json_array_append_new(list,
                                  json_pack("{s:s, s:o, s:o}", "kind", "duplicate_file",
                                            "file", make_name(&select, 0), "same_as",
                                            make_name(&select, 1))) != 0)
            (void)error_set_memory(database_failure(&writer->database));
    json_object_set_new(quality, "duplicates", json_integer(count));
    json_object_set_new(quality, "duplicate_files", list);
}

/* In the order of sql/summary_totals; the last is counted elsewhere. */
static const char *const quality_counters[] = {"events",
                                               "kept",
                                               "repaired",
                                               "dropped",
                                               "invalid",
                                               "ignored",
                                               "device_rows_without_step",
                                               "notes",
                                               "duplicates",
                                               NULL};

static void add_totals(struct set_writer *writer, json_t *summary)
{
    static const char *const totals[] = {"files", "pseudo_step_files", "raw_bytes",
                                         "disk_bytes"};
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/summary_totals");
    json_t *quality = json_object();

    json_object_set_new(summary, "quality", quality);
    if (!statement_next(&select))
        return;
    for (int i = 0; i < 4; i++)
        json_object_set_new(summary, totals[i],
                            json_integer(statement_int64(&select, i)));
    for (int i = 0; i < 8; i++)
        json_object_set_new(quality, quality_counters[i],
                            json_integer(statement_int64(&select, 4 + i)));
    add_duplicates(writer, quality);
    affected_add(writer, quality);
}

/* `recorded` and `median_step_ns`. */
static void add_times(struct set_writer *writer, json_t *summary)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/summary_times");
    char date[21];

    statement_bind_int64(&select, ":begin", CLOCK_DATES_BEGIN);
    statement_bind_int64(&select, ":end", CLOCK_DATES_END);
    if (!statement_next(&select))
        return;
    clock_format_utc(statement_int64(&select, 0) / INT64_C(1000000000), date);
    json_object_set_new(summary, "recorded",
                        statement_is_null(&select, 0) ? json_null() : json_string(date));
    json_object_set_new(summary, "median_step_ns",
                        statement_is_null(&select, 1)
                            ? json_null()
                            : json_integer(statement_int64(&select, 1)));
}

char *summary_make(struct set_writer *writer)
{
    json_auto_t *summary = json_object();
    json_t *ranks = json_array(), *steps = json_array();
    const char *marker = writer->suggesting.marker;

    json_object_set_new(summary, "ranks", ranks);
    json_object_set_new(summary, "steps", steps);
    json_object_set(summary, "devices", writer->devices);
    json_int_t rank_count =
        load_integers(writer, "sql/summary_ranks", SIZE_MAX / 2, ranks);
    json_int_t step_count =
        load_integers(writer, "sql/summary_steps", SUMMARY_STEPS_LISTED_MAX, steps);
    add_totals(writer, summary);
    add_times(writer, summary);
    json_int_t world = writer->world_size > 0 ? writer->world_size : rank_count;
    json_object_set_new(summary, "step_count", json_integer(step_count));
    json_object_set_new(summary, "suggested_marker",
                        marker == NULL ? json_null() : json_string(marker));
    json_object_set_new(summary, "suggested_marker_rows",
                        json_integer((json_int_t)writer->suggesting.rows));
    json_object_set_new(summary, "world_size", json_integer(world));
    if (writer->files_are != NULL)
        json_object_set_new(summary, "files_are", json_string(writer->files_are));
    return json_dumps(summary, JSON_COMPACT | JSON_SORT_KEYS);
}

/* ---- summaries of files without a row ---- */

static bool are_all(const json_t *array, bool (*is_one)(const json_t *))
{
    for (size_t i = 0; i < json_array_size(array); i++)
        if (!is_one(json_array_get(array, i)))
            return false;
    return json_is_array(array);
}

static bool is_integer(const json_t *value)
{
    return json_is_integer(value);
}

static bool is_string(const json_t *value)
{
    return json_is_string(value);
}

static bool is_duplicate(const json_t *value)
{
    return json_unpack((json_t *)(uintptr_t)value, "{s:s, s:s, s:s!}", "kind",
                       &(const char *){NULL}, "file", &(const char *){NULL}, "same_as",
                       &(const char *){NULL}) == 0;
}

/* Whether there is a whole number of 0 or more under each name. */
static bool are_counts(const json_t *object, const char *const *names)
{
    for (; *names != NULL; names++) {
        const json_t *value = json_object_get(object, *names);

        if (!json_is_integer(value) || json_integer_value(value) < 0)
            return false;
    }
    return true;
}

/* Summaries of earlier versions have no times. */
static bool are_times(const json_t *summary)
{
    const json_t *date = json_object_get(summary, "recorded");
    const json_t *step = json_object_get(summary, "median_step_ns");

    return (date == NULL || json_is_null(date) || json_is_string(date)) &&
           (step == NULL || json_is_null(step) || json_is_integer(step));
}

bool summary_is_valid(const char *text)
{
    static const char *const counts[] = {
        "files",      "pseudo_step_files",     "raw_bytes",  "disk_bytes",
        "step_count", "suggested_marker_rows", "world_size", NULL};
    json_auto_t *summary = json_loads(text, 0, NULL);
    const json_t *quality = json_object_get(summary, "quality");
    const json_t *marker = json_object_get(summary, "suggested_marker");

    return are_counts(summary, counts) && are_times(summary) &&
           are_all(json_object_get(summary, "ranks"), is_integer) &&
           are_all(json_object_get(summary, "steps"), is_integer) &&
           are_all(json_object_get(summary, "devices"), is_string) &&
           (json_is_null(marker) || json_is_string(marker)) &&
           are_counts(quality, quality_counters) && affected_is_valid(quality) &&
           are_all(json_object_get(quality, "duplicate_files"), is_duplicate);
}

/* ---- set duplicates ---- */

/* The files of an unfinished set that do not count. */

static void put_duplicate(struct statement *put, const struct set_duplicate_place *place)
{
    unsigned char disk_hash[16];

    hash_to_bytes(place->disk_hash, disk_hash);
    statement_bind_int64(put, ":file", place->file);
    statement_bind_text(put, ":name", place->name);
    statement_bind_int64(put, ":same_as", place->same_as);
    statement_bind_int64(put, ":disk_bytes", (int64_t)place->disk_bytes);
    statement_bind_blob(put, ":disk_hash", disk_hash, sizeof disk_hash);
    statement_put(put);
}

int set_writer_put_duplicates(struct set_writer *writer,
                              const struct set_duplicate_place *places, size_t count,
                              struct error *error)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_duplicate");

    for (size_t i = 0; i < count; i++) {
        const struct build_seals seals = {.disk_seal = places[i].disk_seal};

        put_duplicate(&put, &places[i]);
        build_note_seals(writer, places[i].file, &seals);
    }
    suggesting_drop(&writer->suggesting, places, count);
    if (count > 0)
        database_do_script(&writer->database, "sql/set_drop_duplicates");
    writer->duplicate_count += count;
    return database_result(&writer->database, error);
}

/* ---- set share ---- */

int set_share(const char *path, struct budget *budget, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement next =
        statement_of(&database, "sql/share_next_metadata");
    CLEANUP_STATEMENT struct statement update =
        statement_of(&database, "sql/share_put_metadata");

    build_open_database(&database, path, budget);
    /* What is overwritten becomes zeros. */
    database_do(&database, "PRAGMA secure_delete = ON");
    /* One text at a time: a file has up to a megabyte. */
    statement_bind_int64(&next, ":after", -1);
    while (statement_next(&next)) {
        int64_t file = statement_int64(&next, 0);
        CLEANUP_FREE char *text = metadata_share(statement_text(&next, 1, NULL));

        statement_reset(&next);
        statement_bind_int64(&next, ":after", file);
        if (text == NULL)
            (void)error_set_memory(database_failure(&database));
        statement_bind_int64(&update, ":file", file);
        statement_bind_text(&update, ":json", text);
        statement_put(&update);
    }
    statement_finish(&next);
    statement_finish(&update);
    database_do(&database, "COMMIT");
    return database_result(&database, error);
}

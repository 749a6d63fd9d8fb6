#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/set_build.h"
#include "store/set_write.h"
#include "store/statement.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- set rollups ---- */

/* The sums are made from the cells of the steps (store/cells.h), so
 * the rows of each table can be written in the order of its key. */

/* Makes roll-ups one after another, each the sum of some steps. */
struct rollup {
    struct statement put; /* a row */
    struct cells sum;
    struct arena *arena;
    struct trace_cell *list; /* scratch of put_rows() */
    size_t capacity;
};

static void free_rollup(struct rollup *rollup)
{
    statement_finish(&rollup->put);
    cells_free(&rollup->sum);
    arena_free(&rollup->arena);
}

/* Adds the blob in a column of the current row. */
static int add_blob(struct statement *select, int column, struct cells *sum,
                    struct error *error)
{
    size_t length;
    const void *blob = statement_blob(select, column, &length);

    return cells_add_blob(sum, blob, length)
               ? 0
               : error_set(error, ERROR_INTERNAL, "bad_cells",
                           "sums of a step that cannot be stored");
}

/* Writes a row for each op of the sum, and empties it. The caller has bound the rest of
 * the key. */
static int put_rows(struct rollup *rollup, struct error *error)
{
    struct statement *put = &rollup->put;
    size_t count = cells_list(&rollup->sum, NULL);
    int result = 0;

    if (rollup->arena == NULL)
        rollup->arena = arena_make(NULL);
    ARENA_RESERVE(rollup->arena, rollup->list, rollup->capacity, count);
    cells_list(&rollup->sum, rollup->list);
    for (size_t i = 0; result == 0 && i < count; i++) {
        const struct trace_cell *cell = &rollup->list[i];

        statement_bind_int64(put, ":op", cell->op);
        statement_bind_int64(put, ":count", (int64_t)cell->count);
        statement_bind_int64(put, ":total", cell->total);
        statement_bind_int64(put, ":self", cell->self);
        statement_bind_int64(put, ":min", cell->min);
        statement_bind_int64(put, ":max", cell->max);
        result = statement_run(put, error);
    }
    cells_clear(&rollup->sum);
    return result;
}

/* ---- of files ---- */

static int put_file(struct rollup *rollup, int64_t file, struct error *error)
{
    statement_bind_int64(&rollup->put, ":file", file);
    return put_rows(rollup, error);
}

/* `all`: the sum of all files; NULL: not wanted. */
static int roll_up_files(struct set_writer *writer, struct cells *all,
                         struct error *error)
{
    CLEANUP(free_rollup)
    struct rollup rollup = {.put =
                                statement_of(&writer->database, "sql/set_put_op_file")};
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/rollup_files");
    int64_t last = -1;
    int result = 0;

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        int64_t file = statement_int64(&select, 0);

        result = file != last ? put_file(&rollup, last, error) : 0;
        last = file;
        if (result == 0)
            result = add_blob(&select, 1, &rollup.sum, error);
        if (result == 0 && all != NULL)
            result = add_blob(&select, 1, all, error);
    }
    return result == 0 ? put_file(&rollup, last, error) : result;
}

/* ---- of step numbers ---- */

/* The steps of one number, from sql/rollup_numbers. */
struct number_sum {
    struct statement select; /* reads a step's cells */
    struct rollup rollup;
    int64_t number, step; /* the last step of that number, perhaps not yet added */
    uint32_t steps;
};

static void free_number_sum(struct number_sum *number)
{
    statement_finish(&number->select);
    free_rollup(&number->rollup);
}

static int add_step(struct number_sum *number, int64_t step, struct error *error)
{
    statement_bind_int64(&number->select, ":step", step);
    int result = statement_step(&number->select, error);

    if (result == 1)
        result = add_blob(&number->select, 0, &number->rollup.sum, error);
    statement_reset(&number->select);
    return result;
}

/* Ends the sum of a number; one step alone needs no roll-up. */
static int put_number(struct number_sum *number, struct error *error)
{
    uint32_t steps = number->steps;

    number->steps = 0;
    if (steps < 2)
        return 0;
    statement_bind_int64(&number->rollup.put, ":n", number->number);
    return put_rows(&number->rollup, error);
}

static int next_step(struct number_sum *number, int64_t n, int64_t step,
                     struct error *error)
{
    int result = 0;

    if (number->steps > 0 && n != number->number)
        result = put_number(number, error);
    number->steps++;
    number->number = n;
    /* The first step of a number is read only when a second one comes. */
    if (result == 0 && number->steps == 2)
        result = add_step(number, number->step, error);
    if (result == 0 && number->steps >= 2)
        result = add_step(number, step, error);
    number->step = step;
    return result;
}

static int roll_up_numbers(struct set_writer *writer, struct error *error)
{
    struct database *database = &writer->database;
    CLEANUP(free_number_sum)
    struct number_sum number = {.select = statement_of(database, "sql/step_cells"),
                                .rollup.put =
                                    statement_of(database, "sql/set_put_op_number")};
    CLEANUP_STATEMENT struct statement select =
        statement_of(database, "sql/rollup_numbers");
    int result = 0;

    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = next_step(&number, statement_int64(&select, 0),
                           statement_int64(&select, 1), error);
    return result == 0 ? put_number(&number, error) : result;
}

/* ---- of the set ---- */

static int add_pseudo_steps(struct set_writer *writer, struct cells *sum,
                            struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/rollup_set_any");
    int result = 0;

    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = add_blob(&select, 0, sum, error);
    return result;
}

/* The sum of the files is in the roll-up already. */
static int roll_up_set(struct set_writer *writer, struct rollup *rollup,
                       struct error *error)
{
    rollup->put = statement_of(&writer->database, "sql/set_put_op_set");
    statement_bind_text(&rollup->put, ":scope", "steps");
    int result = put_rows(rollup, error);
    if (result == 0)
        result = add_pseudo_steps(writer, &rollup->sum, error);
    if (result != 0)
        return result;
    statement_bind_text(&rollup->put, ":scope", "any");
    return put_rows(rollup, error);
}

static int count_files(struct set_writer *writer, int64_t *count, struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/rollup_count_files");
    int result = statement_step(&select, error);
    *count = result == 1 ? statement_int64(&select, 0) : 0;
    return result == 1 ? 0 : result;
}

int build_rollups(struct set_writer *writer, struct error *error)
{
    CLEANUP(free_rollup) struct rollup set = {0};
    int64_t files;
    int result = count_files(writer, &files, error);

    if (result == 0)
        result = roll_up_files(writer, files > 1 ? &set.sum : NULL, error);
    if (result == 0)
        result = roll_up_numbers(writer, error);
    return result == 0 && files > 1 ? roll_up_set(writer, &set, error) : result;
}

/* ---- set finish ---- */

/* The last part of writing a set file, after its last recording. */

/* Writes the names, after the last recording of a set file. */

static int put_texts(struct set_writer *writer, const char *path,
                     const struct strings *texts, struct error *error)
{
    CLEANUP_STATEMENT struct statement put = statement_of(&writer->database, path);
    int result = 0;

    for (uint32_t i = 0; result == 0 && i < texts->count; i++) {
        statement_bind_int64(&put, ":id", i);
        statement_bind_bytes_as_text(&put, ":text", strings_text(texts, i),
                                     strings_length(texts, i));
        result = statement_run(&put, error);
    }
    return result;
}

static int put_ops(struct set_writer *writer, struct error *error)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_op");
    int result = 0;

    for (uint32_t i = 0; result == 0 && i < writer->ops.count; i++) {
        struct build_op op;

        memcpy(&op, strings_text(&writer->ops, i), sizeof op);
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":name", op.name);
        statement_bind_int64(&put, ":short_name", op.short_name);
        statement_bind_int64(&put, ":merged_name", op.merged_name);
        statement_bind_int64(&put, ":merged_short_name", op.merged_short_name);
        statement_bind_int64(&put, ":category", op.category);
        statement_bind_int64(&put, ":side", op.side);
        statement_bind_int64(&put, ":kind", op.kind);
        result = statement_run(&put, error);
    }
    return result;
}

/* Two names, by their bytes. */
static int compare_names(const void *a, const void *b, void *context)
{
    const struct strings *names = context;
    const uint32_t *x = a, *y = b;
    size_t m = strings_length(names, *x), n = strings_length(names, *y);
    int order = memcmp(strings_text(names, *x), strings_text(names, *y), m < n ? m : n);

    return order == 0 ? (m > n) - (m < n) : order;
}

/* The place of each name in the order of all names, so that sorting rows needs no
 * texts. */
static uint32_t *order_names(struct arena *arena, struct strings *names)
{
    uint32_t *order = arena_new(arena, names->count, sizeof *order);
    uint32_t *positions = arena_new(arena, names->count, sizeof *positions);

    for (uint32_t i = 0; i < names->count; i++)
        order[i] = i;
    qsort_r(order, names->count, sizeof *order, compare_names, names);
    for (uint32_t i = 0; i < names->count; i++)
        positions[order[i]] = i;
    return positions;
}

static int put_names(struct set_writer *writer, struct error *error)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_name");
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    const uint32_t *positions = order_names(arena, &writer->names);
    const struct strings *names = &writer->names;
    int result = 0;
    for (uint32_t i = 0; result == 0 && i < names->count; i++) {
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":position", positions[i]);
        statement_bind_bytes_as_text(&put, ":text", strings_text(names, i),
                                     strings_length(names, i));
        result = statement_run(&put, error);
    }
    return result;
}

static int64_t number_or_none(uint32_t id)
{
    return id == TRACE_NONE ? -1 : (int64_t)id;
}

static int put_inputs(struct set_writer *writer, struct error *error)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_inputs");
    int result = 0;

    for (uint32_t i = 0; result == 0 && i < writer->inputs.count; i++) {
        struct build_inputs inputs;

        memcpy(&inputs, strings_text(&writer->inputs, i), sizeof inputs);
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":shape", number_or_none(inputs.shape));
        statement_bind_int64(&put, ":types", number_or_none(inputs.types));
        statement_bind_int64(&put, ":concrete", number_or_none(inputs.concrete));
        result = statement_run(&put, error);
    }
    return result;
}

/* Writes the tables of names, after all recordings. */
static int build_names(struct set_writer *writer, struct error *error)
{
    int result = put_names(writer, error);

    if (result == 0)
        result = put_texts(writer, "sql/set_put_category", &writer->categories, error);
    if (result == 0)
        result = put_texts(writer, "sql/set_put_shape", &writer->shapes, error);
    if (result == 0)
        result = put_texts(writer, "sql/set_put_argument", &writer->arguments, error);
    if (result == 0)
        result = put_inputs(writer, error);
    return result == 0 ? put_ops(writer, error) : result;
}

/* ---- set writer ---- */

/* A set file from its beginning to its end; set_write.c writes the rows of a recording.
 */

#define NAMES_BYTES_MAX ((size_t)1 << 30)
/* A set has a name in up to four forms: short or not, addresses merged or not. */
#define SET_NAMES_BYTES (2 * TRACE_NAMES_BYTES)

static int open_database(struct set_writer *writer, struct error *error)
{
    struct database *database = &writer->database;
    int result =
        build_open_database(database, writer->path, "mode=rw&nolock=1", NULL, error);

    if (result == 0)
        result = database_run_script(database, "sql/set_schema", error);
    build_statements(writer);
    return result;
}

int set_writer_open(const char *path, struct set_writer **out, struct error *error)
{
    struct set_writer *writer = calloc(1, sizeof *writer);

    *out = NULL;
    if (writer == NULL)
        return error_set_memory(error);
    writer->path = path;
    strings_init(&writer->names, NAMES_BYTES_MAX);
    strings_init(&writer->categories, NAMES_BYTES_MAX);
    strings_init(&writer->shapes, NAMES_BYTES_MAX);
    strings_init(&writer->arguments, NAMES_BYTES_MAX);
    strings_init(&writer->inputs, NAMES_BYTES_MAX);
    writer->arguments_bound.bytes = 2 * TRACE_ARGUMENTS_BYTES;
    writer->names_bound.bytes = SET_NAMES_BYTES;
    writer->shapes_bound.bytes = TRACE_NAMES_BYTES;
    strings_init(&writer->ops, (size_t)CELLS_OPS_MAX * (sizeof(struct build_op) + 1) * 2);
    suggesting_init(&writer->suggesting);
    writer->devices = json_array();
    int result = writer->devices == NULL ? error_set_memory(error) : 0;
    if (result == 0)
        result = open_database(writer, error);
    if (result != 0) {
        set_writer_abort(writer);
        return result;
    }
    *out = writer;
    return 0;
}

static void close_database(struct set_writer *writer)
{
    for (int i = 0; i < BUILD_STATEMENTS; i++)
        statement_finish(&writer->statements[i]);
    database_close(&writer->database);
}

void set_writer_abort(struct set_writer *writer)
{
    if (writer == NULL)
        return;
    close_database(writer);
    strings_free(&writer->names);
    strings_free(&writer->categories);
    strings_free(&writer->shapes);
    strings_free(&writer->arguments);
    strings_free(&writer->inputs);
    strings_free(&writer->ops);
    suggesting_free(&writer->suggesting);
    json_decref(writer->devices);
    free(writer);
}

/* ---- finishing ---- */

static int note_rank(struct set_writer *writer, const struct set_file_place *place,
                     struct error *error)
{
    struct statement *put = &writer->statements[PUT_QUALITY];
    bool assumed = place->rank_source == TRACE_RANK_ASSUMED;
    const char *kinds[] = {assumed ? "rank_assumed" : "rank_from_file_name",
                           "recordings_overlap"};
    const char *how[] = {!assumed ? "from the name of the file or its folder"
                         : writer->files_are != NULL ? "as files_are says"
                                                     : "the lowest that is free",
                         "of which an earlier recording ends later than this one begins"};
    char example[120];
    int result = 0;

    for (int i = place->rank_source == TRACE_RANK_STATED; i <= place->overlaps; i++) {
        snprintf(example, sizeof example, "rank %lld, %s", (long long)place->rank,
                 how[i]);
        statement_bind_int64(put, ":file", place->file);
        statement_bind_text(put, ":kind", kinds[i]);
        statement_bind_int64(put, ":count", 1);
        statement_bind_text(put, ":example", example);
        result = result == 0 ? statement_run(put, error) : result;
    }
    return result;
}

/* Notes at the first file that names of the set were cut. If the file has such a note
 * already, that stays. */
static int note_cut(struct set_writer *writer, const char *kind, const char *what,
                    const struct name_bound *bound, const struct strings *texts,
                    uint32_t file, struct error *error)
{
    uint32_t cut = name_bound_count(bound, texts);
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_quality_once");
    char example[160];

    if (cut == 0)
        return 0;

    snprintf(
        example, sizeof example,
        "the distinct %s of all files take over %zu MiB: those of more than %zu bytes "
        "keep their beginning and a hash",
        what, bound->bytes >> 20, name_bound_limit(bound->level));
    statement_bind_int64(&put, ":file", file);
    statement_bind_text(&put, ":kind", kind);
    statement_bind_int64(&put, ":count", cut);
    statement_bind_text(&put, ":example", example);
    return statement_run(&put, error);
}

static int note_cuts(struct set_writer *writer, const struct set_file_place *places,
                     size_t count, struct error *error)
{
    uint32_t first = UINT32_MAX;

    for (size_t i = 0; i < count; i++)
        first = places[i].file < first ? places[i].file : first;
    if (count == 0)
        return 0;
    int result = note_cut(writer, "names_cut", "names", &writer->names_bound,
                          &writer->names, first, error);
    if (result == 0)
        result = note_cut(writer, "shapes_cut", "input shapes", &writer->shapes_bound,
                          &writer->shapes, first, error);
    if (result == 0)
        result = note_cut(writer, "arguments_cut", "texts of arguments",
                          &writer->arguments_bound, &writer->arguments, first, error);
    return result;
}

static int settle_places(struct set_writer *writer, const struct set_file_place *places,
                         size_t count, struct error *error)
{
    CLEANUP_STATEMENT struct statement update =
        statement_of(&writer->database, "sql/set_place_file");
    int result = 0;

    for (size_t i = 0; result == 0 && i < count; i++) {
        statement_bind_int64(&update, ":file", places[i].file);
        statement_bind_int64(&update, ":rank", places[i].rank);
        statement_bind_int64(&update, ":span", places[i].span);
        statement_bind_int64(&update, ":rank_source", places[i].rank_source);
        result = statement_run(&update, error);
        if (result == 0 && sqlite3_changes(writer->database.handle) != 1)
            result = error_set(error, ERROR_INTERNAL, "unknown_file",
                               "file %u was placed but never added", places[i].file);
        if (result == 0)
            result = note_rank(writer, &places[i], error);
    }
    return result;
}

/* ---- facts for the catalogue ---- */

static int load_contents(struct set_writer *writer, size_t count,
                         struct set_contents *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/summary_files");

    count += writer->duplicate_count;
    out->files = calloc(count + 1, sizeof *out->files);
    if (out->files == NULL)
        return error_set_memory(error);
    int result;
    while ((result = statement_step(&select, error)) == 1) {
        if (out->count == count)
            return error_set(error, ERROR_INTERNAL, "unplaced_file",
                             "a file was added but has no rank");
        struct set_contents_file *file = &out->files[out->count];
        file->file = (uint32_t)statement_int64(&select, 0);
        file->name = statement_copy_text(&select, 1);
        if (file->name == NULL)
            return error_set_memory(error);
        out->count++;
        file->is_duplicate = statement_is_null(&select, 2);
        file->rank = statement_int64(&select, 2);
        file->disk_bytes = (uint64_t)statement_int64(&select, 4);
        statement_hash(&select, 5, file->hash);
        statement_hash(&select, 6, file->disk_hash);
        if (file->file < writer->seal_count) {
            file->seal = writer->seals[file->file].seal;
            file->disk_seal = writer->seals[file->file].disk_seal;
        }
    }
    return result;
}

static int put_meta(struct set_writer *writer, const char *key, const char *value,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_meta");

    statement_bind_text(&put, ":key", key);
    statement_bind_text(&put, ":value", value);
    return statement_run(&put, error);
}

static int put_suggestion(struct set_writer *writer, struct error *error)
{
    const char *marker = writer->suggesting.marker;
    char text[24];

    if (marker == NULL)
        return 0;
    snprintf(text, sizeof text, "%llu", (unsigned long long)writer->suggesting.rows);
    int result = put_meta(writer, "suggested_marker", marker, error);
    return result == 0 ? put_meta(writer, "suggested_marker_rows", text, error) : result;
}

/* ---- the end ---- */

/* Everything inside the file, up to COMMIT. */
static int complete_file(struct set_writer *writer, const struct set_file_place *places,
                         size_t count, const char *label, struct set_contents *contents,
                         struct error *error)
{
    char id[33] = "", created[24];
    int result = settle_places(writer, places, count, error);

    if (result == 0)
        result = note_cuts(writer, places, count, error);
    if (result == 0)
        result = build_names(writer, error);
    if (result == 0)
        result = build_rollups(writer, error);
    if (result == 0)
        result = load_contents(writer, count, contents, error);
    set_contents_id(contents, id);
    suggesting_settle(&writer->suggesting);
    if (result == 0)
        result = summary_make(writer, &contents->summary, error);
    contents->created = clock_made_seconds();
    snprintf(created, sizeof created, "%lld", (long long)contents->created);
    if (result == 0)
        result = put_meta(writer, "id", id, error);
    if (result == 0)
        result = put_meta(writer, "created", created, error);
    if (result == 0)
        result = put_meta(writer, "label", label, error);
    if (result == 0)
        result = put_meta(writer, "summary", contents->summary, error);
    if (result == 0)
        result = put_suggestion(writer, error);
    if (result == 0)
        result = database_execute(&writer->database, "COMMIT", error);
    return result;
}

void set_writer_say_files(struct set_writer *writer, const char *files_are)
{
    writer->files_are = files_are;
}

int set_writer_finish(struct set_writer *writer, const struct set_file_place *places,
                      size_t count, const char *label, struct set_contents *out,
                      struct error *error)
{
    CLEANUP_FREE char *clean = set_label(label, NULL);

    *out = (struct set_contents){0};
    int result = clean == NULL ? error_set_memory(error)
                               : complete_file(writer, places, count, clean, out, error);
    set_writer_abort(writer);
    if (result != 0)
        set_contents_free(out);
    return result;
}

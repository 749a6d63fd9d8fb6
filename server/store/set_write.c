#include "store/set_write.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "store/cells.h"
#include "store/kept_blocks.h"
#include "store/segment.h"
#include "store/set_build.h"
#include "store/statement.h"
#include "trace/names.h"
#include "trace/recording.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- set segments ---- */

/* The segments of one recording on their way into a set file. */

/* The segments of one recording on their way into a set file, encoded on two threads.
 *
 * Every segment is encoded on its own; they are written in order, by the thread that
 * encoded them when it is their turn, so that the file does not depend on the schedule.
 */

/* With fewer segments, a second thread costs more than it saves. */
#define SEGMENTS_MIN 4

struct segment_encoding {
    struct set_writer *writer;
    uint32_t file;
    const struct trace_recording *recording;
    const struct segment_maps *maps;
    uint32_t count; /* segments */

    pthread_mutex_t mutex; /* guards the fields below, and the writer */
    pthread_cond_t turned;
    uint32_t next; /* the next segment to encode */
    uint32_t turn; /* the next one to write */
    int result;    /* of the first failure */
    struct error error;
};

static int put_segment(struct segment_encoding *encoding, uint32_t first, uint32_t rows,
                       const struct segment_writer *segment, struct error *error)
{
    struct statement *put = &encoding->writer->statements[PUT_SEGMENT];

    statement_bind_int64(put, ":id", (int64_t)encoding->file << 32 | first);
    statement_bind_int64(put, ":rows", rows);
    statement_bind_int64(put, ":min_ts", segment->min_ts);
    statement_bind_int64(put, ":max_end", segment->max_end);
    statement_bind_blob(put, ":ops", segment->ops.bytes, segment->ops.length);
    statement_bind_blob(put, ":columns", segment->columns.bytes, segment->columns.length);
    return statement_run(put, error);
}

/* The first copy at or after a row. */
static uint32_t find_copy(const struct trace_recording *recording, uint32_t row)
{
    uint32_t low = 0, high = recording->copy_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (recording->copies[middle].row < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void fail(struct segment_encoding *encoding, int result, const struct error *error)
{
    if (encoding->result != 0)
        return;
    encoding->result = result;
    encoding->error = *error;
}

/* Hold the mutex. Encodes a segment, waits for its turn and writes it. Unlocks the mutex
 * while it encodes. */
static void encode_one(struct segment_encoding *encoding, struct segment_writer *segment,
                       uint32_t number)
{
    uint32_t first = number * SEGMENT_ROWS;
    uint32_t left = encoding->recording->events.count - first;
    uint32_t rows = left < SEGMENT_ROWS ? left : SEGMENT_ROWS;
    uint32_t copy = find_copy(encoding->recording, first);
    struct error error = {0};

    pthread_mutex_unlock(&encoding->mutex);
    bool done =
        segment_encode(segment, encoding->recording, encoding->maps, first, rows, &copy);
    pthread_mutex_lock(&encoding->mutex);
    while (encoding->turn != number && encoding->result == 0)
        pthread_cond_wait(&encoding->turned, &encoding->mutex);
    if (encoding->result != 0)
        return;
    int result = done ? put_segment(encoding, first, rows, segment, &error)
                      : error_set_memory(&error);
    if (result != 0)
        fail(encoding, result, &error);
    encoding->turn++;
    pthread_cond_broadcast(&encoding->turned);
}

static void encode_all(void *context)
{
    struct segment_encoding *encoding = context;
    struct segment_writer segment;
    struct error error = {0};
    bool ready = segment_writer_init(&segment, encoding->recording->op_count);

    pthread_mutex_lock(&encoding->mutex);
    if (!ready)
        fail(encoding, error_set_memory(&error), &error);
    while (encoding->result == 0 && encoding->next < encoding->count)
        encode_one(encoding, &segment, encoding->next++);
    pthread_cond_broadcast(&encoding->turned);
    pthread_mutex_unlock(&encoding->mutex);
    if (ready)
        segment_writer_free(&segment);
}

/* Writes the segments of one recording. */
static int build_segments(struct set_writer *writer, uint32_t file,
                          const struct trace_recording *recording,
                          const struct segment_maps *maps, struct error *error)
{
    uint32_t rows = recording->events.count;
    struct segment_encoding encoding = {
        .writer = writer,
        .file = file,
        .recording = recording,
        .maps = maps,
        .count = rows / SEGMENT_ROWS + (rows % SEGMENT_ROWS != 0),
        .mutex = PTHREAD_MUTEX_INITIALIZER,
        .turned = PTHREAD_COND_INITIALIZER,
    };
    bool two = encoding.count >= SEGMENTS_MIN && threads_choose(0) > 1;

    threads_share(encode_all, &encoding, two ? 2 : 1);
    pthread_cond_destroy(&encoding.turned);
    pthread_mutex_destroy(&encoding.mutex);
    if (encoding.result != 0 && error != NULL)
        *error = encoding.error;
    return encoding.result;
}

/* ---- set write blocks ---- */

/* Writes the facts that only few events have into a set file. */

struct set_writer;

static int put_block(struct statement *put, uint32_t file, uint32_t first, uint32_t rows,
                     const struct buffer *columns, struct error *error)
{
    statement_bind_int64(put, ":id", (int64_t)file << 32 | first);
    statement_bind_int64(put, ":rows", rows);
    statement_bind_blob(put, ":columns", columns->bytes, columns->length);
    return statement_run(put, error);
}

static uint32_t rows_from(uint32_t first, uint32_t count)
{
    return count - first < KEPT_BLOCK_ROWS ? count - first : KEPT_BLOCK_ROWS;
}

/* The blocks of all counters of a file. */
static int put_counters(struct set_writer *writer, uint32_t file,
                        const struct trace_recording *recording, struct buffer *columns,
                        struct error *error)
{
    struct statement *put = &writer->statements[PUT_COUNTER_BLOCK];
    const struct strings *names = &recording->names;
    uint32_t rows;
    int result = 0;

    for (uint32_t c = 0; c < recording->counter_count; c++) {
        const struct trace_counter *counter = &recording->counters[c];

        for (uint32_t i = 0; result == 0 && i < counter->count; i += rows) {
            rows = rows_from(i, counter->count);
            buffer_clear(columns);
            if (!counter_block_encode(recording->samples + counter->first + i, rows,
                                      columns))
                return error_set_memory(error);
            statement_bind_int64(put, ":device", counter->device);
            statement_bind_bytes_as_text(put, ":pid", strings_text(names, counter->pid),
                                         strings_length(names, counter->pid));
            statement_bind_bytes_as_text(put, ":name", strings_text(names, counter->name),
                                         strings_length(names, counter->name));
            result = put_block(put, file, counter->first + i, rows, columns, error);
        }
    }
    return result;
}

/* Writes the instants `[memory]` and the facts of collectives of a recording.
 * `arguments`: the numbers in the set of its texts. */
static int build_blocks(struct set_writer *writer, uint32_t file,
                        const struct trace_recording *recording,
                        const uint32_t *arguments, struct error *error)
{
    CLEANUP_BUFFER struct buffer columns;
    uint32_t rows;
    int result = 0;

    buffer_init(&columns, KEPT_BLOCK_BYTES_MAX);
    for (uint32_t i = 0; result == 0 && i < recording->memory_count; i += rows) {
        rows = rows_from(i, recording->memory_count);
        buffer_clear(&columns);
        if (!memory_block_encode(recording->memory_instants + i, rows, &columns))
            return error_set_memory(error);
        result = put_block(&writer->statements[PUT_MEMORY_BLOCK], file, i, rows, &columns,
                           error);
    }
    for (uint32_t i = 0; result == 0 && i < recording->collective_count; i += rows) {
        rows = rows_from(i, recording->collective_count);
        buffer_clear(&columns);
        if (!collective_block_encode(recording->collectives + i, rows, arguments,
                                     &columns))
            return error_set_memory(error);
        result = put_block(&writer->statements[PUT_COLLECTIVE_BLOCK], file, i, rows,
                           &columns, error);
    }
    return result == 0 ? put_counters(writer, file, recording, &columns, error) : result;
}

/* ---- set write launches ---- */

/* The launches of one recording on their way into a set file. */

struct set_writer;

/* A row with its numbers in the set; `name` is the operator's in the recording. */
struct launch_row {
    uint32_t op, name, shape;
    const struct trace_launch_shape *row;
};

static int compare_numbers(uint32_t a, uint32_t b)
{
    return (a > b) - (a < b);
}

/* Rows without an operator are the last. */
static int compare_operators(const struct strings *names, uint32_t a, uint32_t b)
{
    if (a == b || a == TRACE_NONE || b == TRACE_NONE)
        return compare_numbers(a, b);
    size_t m = strings_length(names, a), n = strings_length(names, b);
    int order = memcmp(strings_text(names, a), strings_text(names, b), m < n ? m : n);

    return order == 0 ? (m > n) - (m < n) : order;
}

static int compare_launches(const void *a, const void *b, void *names)
{
    const struct launch_row *x = a, *y = b;
    int order = compare_numbers(x->op, y->op);

    if (order == 0)
        order = compare_operators(names, x->name, y->name);
    return order == 0 ? compare_numbers(x->shape, y->shape) : order;
}

static int put_launch(struct set_writer *writer, uint32_t file,
                      const struct strings *names, const struct launch_row *launch,
                      struct error *error)
{
    struct statement *put = &writer->statements[PUT_LAUNCH_SHAPE];
    int64_t operator_name = -1;

    if (launch->name != TRACE_NONE) {
        uint32_t name = name_bound_add(&writer->names_bound, &writer->names,
                                       strings_text(names, launch->name),
                                       strings_length(names, launch->name));
        if (name == STRINGS_NONE)
            return error_set(error, ERROR_LIMIT, "too_many_names",
                             "the set has too many distinct names for one set; split it");
        operator_name = name;
    }
    statement_bind_int64(put, ":file", file);
    statement_bind_int64(put, ":op", launch->op);
    statement_bind_int64(put, ":operator", operator_name);
    statement_bind_int64(put, ":shape",
                         launch->shape == TRACE_NONE ? -1 : (int64_t)launch->shape);
    statement_bind_int64(put, ":count", (int64_t)launch->row->count);
    statement_bind_int64(put, ":total", launch->row->total);
    return statement_run(put, error);
}

/* Writes the launch shapes of a recording; `ops` and `shapes`: their numbers in the set.
 * Writes the rows by op, then name of the operator, then shape. The order in the
 * recording cannot be used: it differs in a recording that was read back from a set. */
static int build_launches(struct set_writer *writer, uint32_t file,
                          const struct trace_recording *recording, const uint32_t *ops,
                          const uint32_t *shapes, struct error *error)
{
    size_t count = recording->launch_shape_count;
    CLEANUP_FREE struct launch_row *launches = calloc(count + 1, sizeof *launches);
    struct strings *names = (struct strings *)(uintptr_t)&recording->names;
    int result = 0;

    if (launches == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        const struct trace_launch_shape *row = &recording->launch_shapes[i];
        uint32_t shape = row->shape == TRACE_NONE ? TRACE_NONE : shapes[row->shape];

        launches[i] = (struct launch_row){ops[row->op], row->operator_name, shape, row};
    }
    qsort_r(launches, count, sizeof *launches, compare_launches, names);
    for (size_t i = 0; result == 0 && i < count; i++)
        result = put_launch(writer, file, names, &launches[i], error);
    return result;
}

/* ---- set write ---- */

/* One recording on its way into a set file. Its numbers of names, ops and shapes become
 * those of the set. */

/* The numbers in the set for the numbers of a recording. */
struct maps {
    uint32_t *op, *shape, *argument, *inputs;
};

static void free_maps(struct maps *maps)
{
    free(maps->op);
    free(maps->shape);
    free(maps->argument);
    free(maps->inputs);
}

static int too_many(struct error *error, const char *what)
{
    (void)error_set(error, ERROR_LIMIT, "too_many_names",
                    "the set has too many distinct %s for one set; split it", what);
    return -ERROR_LIMIT;
}

static uint32_t add_name(struct set_writer *writer, const char *text, size_t length)
{
    return name_bound_add(&writer->names_bound, &writer->names, text, length);
}

/* If names of the recording were cut, cuts those of the set in the same way. */
static bool raise_bounds(struct set_writer *writer,
                         const struct trace_recording *recording)
{
    return name_bound_raise(&writer->names_bound, &writer->names,
                            recording->names_bound.level) == 0 &&
           name_bound_raise(&writer->shapes_bound, &writer->shapes,
                            recording->shapes_bound.level) == 0 &&
           name_bound_raise(&writer->arguments_bound, &writer->arguments,
                            recording->arguments_bound.level) == 0;
}

/* Room in which names are made before they are interned. */
struct name_scratch {
    struct buffer merged, short_name;
};

static void scratch_init(struct name_scratch *scratch)
{
    buffer_init(&scratch->merged, TRACE_NAME_MAX * 2);
    buffer_init(&scratch->short_name, TRACE_NAME_MAX * 2);
}

static void scratch_free(struct name_scratch *scratch)
{
    buffer_free(&scratch->merged);
    buffer_free(&scratch->short_name);
}

/* A name and its short name in the set; false beyond the bounds. */
static bool intern_names(struct set_writer *writer, struct name_scratch *scratch,
                         const char *category, const char *name, size_t length,
                         uint32_t *id, uint32_t *short_id)
{
    struct buffer *short_name = &scratch->short_name;

    buffer_clear(short_name);
    trace_short_name(short_name, category, name, length);
    if (buffer_failed(short_name))
        return false;
    *id = add_name(writer, name, length);
    *short_id = short_name->length == 0
                    ? *id
                    : add_name(writer, short_name->bytes, short_name->length);
    return *id != STRINGS_NONE && *short_id != STRINGS_NONE;
}

/* The number of an op in the set; STRINGS_NONE beyond the bounds. */
static uint32_t write_intern_op(struct set_writer *writer,
                                const struct trace_recording *recording,
                                const struct trace_op *op, struct name_scratch *scratch)
{
    const char *name = strings_text(&recording->names, op->name);
    size_t length = strings_length(&recording->names, op->name);
    const char *category = strings_text(&recording->names, op->category);
    struct build_op key = {.side = op->side, .kind = op->kind};

    if (!intern_names(writer, scratch, category, name, length, &key.name,
                      &key.short_name))
        return STRINGS_NONE;
    key.merged_name = key.name;
    key.merged_short_name = key.short_name;
    buffer_clear(&scratch->merged);
    if (op->side == TRACE_HOST && trace_merge_addresses(&scratch->merged, name, length) &&
        (buffer_failed(&scratch->merged) ||
         !intern_names(writer, scratch, category, scratch->merged.bytes,
                       scratch->merged.length, &key.merged_name, &key.merged_short_name)))
        return STRINGS_NONE;
    key.category = strings_add(&writer->categories, category, strlen(category));
    if (key.category == STRINGS_NONE)
        return STRINGS_NONE;
    uint32_t id = strings_add(&writer->ops, (const char *)&key, sizeof key);
    return id >= CELLS_OPS_MAX ? STRINGS_NONE : id;
}

/* The number in the set of a text of the recording, in its map. False: too many, or no
 * memory. */
static bool map_text(struct name_bound *bound, struct strings *into,
                     const struct strings *texts, uint32_t id, uint32_t *map)
{
    if (id == TRACE_NONE || map[id] != TRACE_NONE)
        return true;
    map[id] =
        name_bound_add(bound, into, strings_text(texts, id), strings_length(texts, id));
    return map[id] != STRINGS_NONE;
}

static uint32_t *new_map(size_t count)
{
    uint32_t *map = malloc((count + 1) * sizeof *map);

    for (size_t i = 0; map != NULL && i < count; i++)
        map[i] = TRACE_NONE;
    return map;
}

static uint32_t map_one(const uint32_t *map, uint32_t id)
{
    return id == TRACE_NONE ? TRACE_NONE : map[id];
}

static bool map_shape(struct set_writer *writer, const struct trace_recording *recording,
                      struct maps *maps, uint32_t shape)
{
    return map_text(&writer->shapes_bound, &writer->shapes, &recording->shapes, shape,
                    maps->shape);
}

static bool map_argument(struct set_writer *writer,
                         const struct trace_recording *recording, struct maps *maps,
                         uint32_t argument)
{
    return map_text(&writer->arguments_bound, &writer->arguments, &recording->arguments,
                    argument, maps->argument);
}

/* Marks the inputs that rows have with a value in the map that is not TRACE_NONE. */
static void mark_inputs(const struct trace_recording *recording, uint32_t *map)
{
    const struct trace_events *events = &recording->events;

    for (uint32_t row = 0; row < events->count; row++)
        if (recording->ops[events->op[row]].side != TRACE_DEVICE &&
            events->link[row] != TRACE_NONE)
            map[events->link[row]] = 0;
}

static bool map_inputs(struct set_writer *writer, const struct trace_recording *recording,
                       struct maps *maps, uint32_t i)
{
    const struct trace_inputs *inputs = &recording->inputs[i];

    if (!map_shape(writer, recording, maps, inputs->shape) ||
        !map_argument(writer, recording, maps, inputs->types) ||
        !map_argument(writer, recording, maps, inputs->values))
        return false;
    const struct build_inputs key = {map_one(maps->shape, inputs->shape),
                                     map_one(maps->argument, inputs->types),
                                     map_one(maps->argument, inputs->values)};
    maps->inputs[i] = strings_add(&writer->inputs, (const char *)&key, sizeof key);
    return maps->inputs[i] != STRINGS_NONE;
}

/* Shapes, arguments, and inputs, which are made of both. Only those that are used, in the
 * order of their use, get a number in the set, so that a recording that is read back from
 * a set gets the same ones (intake/merge.h). */
static int map_arguments(struct set_writer *writer,
                         const struct trace_recording *recording, struct maps *maps,
                         struct error *error)
{
    maps->shape = new_map(recording->shapes.count);
    maps->argument = new_map(recording->arguments.count);
    maps->inputs = new_map(recording->inputs_count);
    if (maps->shape == NULL || maps->argument == NULL || maps->inputs == NULL)
        return error_set_memory(error);
    mark_inputs(recording, maps->inputs);
    for (uint32_t i = 0; i < recording->inputs_count; i++)
        if (maps->inputs[i] != TRACE_NONE && !map_inputs(writer, recording, maps, i))
            return too_many(error, "input shapes or other arguments");
    for (uint32_t i = 0; i < recording->launch_shape_count; i++)
        if (!map_shape(writer, recording, maps, recording->launch_shapes[i].shape))
            return too_many(error, "input shapes");
    for (uint32_t i = 0; i < recording->collective_count; i++)
        for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++)
            if (!map_argument(writer, recording, maps,
                              recording->collectives[i].texts[t]))
                return too_many(error, "arguments");
    return 0;
}

static int make_maps(struct set_writer *writer, const struct trace_recording *recording,
                     struct maps *maps, struct error *error)
{
    CLEANUP(scratch_free) struct name_scratch scratch;

    scratch_init(&scratch);
    maps->op = malloc(((size_t)recording->op_count + 1) * sizeof *maps->op);
    if (maps->op == NULL || !raise_bounds(writer, recording)) {
        (void)error_set_memory(error);
        return -ERROR_MEMORY;
    }
    for (uint32_t i = 0; i < recording->op_count; i++) {
        maps->op[i] = write_intern_op(writer, recording, &recording->ops[i], &scratch);
        if (maps->op[i] == STRINGS_NONE)
            return too_many(error, "names");
    }
    return map_arguments(writer, recording, maps, error);
}

/* ---- the file and its notes ---- */

static bool has_device_rows(const struct trace_recording *recording)
{
    if (recording->step_count == 0)
        return false;
    for (size_t i = recording->cell_begin[0]; i < recording->cell_begin[1]; i++)
        if (recording->ops[recording->cells[i].op].side == TRACE_DEVICE)
            return true;
    return false;
}

static int put_file(struct set_writer *writer, uint32_t file, const char *name,
                    const struct trace_recording *recording, struct error *error)
{
    struct statement *put = &writer->statements[PUT_FILE];
    const struct trace_quality *quality = &recording->quality;
    unsigned char hash[16], disk_hash[16];

    hash_to_bytes(recording->hash, hash);
    hash_to_bytes(recording->disk_hash, disk_hash);
    statement_bind_int64(put, ":file", file);
    statement_bind_text(put, ":name", name);
    statement_bind_int64(put, ":raw_bytes", (int64_t)recording->raw_bytes);
    statement_bind_int64(put, ":disk_bytes", (int64_t)recording->disk_bytes);
    statement_bind_blob(put, ":hash", hash, sizeof hash);
    statement_bind_blob(put, ":disk_hash", disk_hash, sizeof disk_hash);
    statement_bind_int64(put, ":has_steps", recording->has_steps);
    statement_bind_int64(put, ":has_device_rows", has_device_rows(recording));
    statement_bind_int64(put, ":base_time_known", recording->base_time_known);
    statement_bind_int64(put, ":first_ns", recording->first_ns);
    statement_bind_int64(put, ":rows", recording->events.count);
    statement_bind_int64(put, ":events", (int64_t)quality->events);
    statement_bind_int64(put, ":kept", (int64_t)quality->kept);
    statement_bind_int64(put, ":repaired", (int64_t)quality->repaired);
    statement_bind_int64(put, ":dropped", (int64_t)quality->dropped);
    statement_bind_int64(put, ":invalid", (int64_t)quality->invalid);
    statement_bind_int64(put, ":ignored", (int64_t)quality->ignored);
    statement_bind_int64(put, ":device_rows_without_step",
                         (int64_t)quality->device_rows_without_step);
    return statement_run(put, error);
}

static int compare_kinds(const void *a, const void *b)
{
    const struct trace_note *const *x = a, *const *y = b;

    return strcmp((*x)->kind, (*y)->kind);
}

static int put_metadata(struct set_writer *writer, uint32_t file,
                        const struct trace_recording *recording, struct error *error)
{
    struct statement *metadata = &writer->statements[PUT_METADATA];

    statement_bind_int64(metadata, ":file", file);
    statement_bind_text(metadata, ":json",
                        recording->metadata == NULL ? "{}" : recording->metadata);
    return statement_run(metadata, error);
}

/* Writes the notes by kind: in a recording from a set they have no other order. */
static int put_notes(struct set_writer *writer, uint32_t file,
                     const struct trace_recording *recording, struct error *error)
{
    struct statement *quality = &writer->statements[PUT_QUALITY];
    const struct trace_note *notes[TRACE_NOTES_MAX];
    int result = 0;

    for (uint32_t i = 0; i < recording->note_count; i++)
        notes[i] = &recording->notes[i];
    qsort(notes, recording->note_count, sizeof notes[0], compare_kinds);
    for (uint32_t i = 0; result == 0 && i < recording->note_count; i++) {
        const struct trace_note *note = notes[i];

        statement_bind_int64(quality, ":file", file);
        statement_bind_text(quality, ":kind", note->kind);
        statement_bind_int64(quality, ":count", (int64_t)note->count);
        statement_bind_text(quality, ":example", note->example);
        result = statement_run(quality, error);
    }
    return result;
}

static int put_places(struct set_writer *writer, uint32_t file,
                      const struct trace_recording *recording, struct error *error)
{
    struct statement *put = &writer->statements[PUT_PLACE];
    const struct strings *names = &recording->names;
    int result = 0;

    for (uint32_t i = 0; result == 0 && i < recording->place_count; i++) {
        const struct trace_place *place = &recording->places[i];

        statement_bind_int64(put, ":file", file);
        statement_bind_int64(put, ":id", i);
        statement_bind_bytes_as_text(put, ":pid", strings_text(names, place->pid),
                                     strings_length(names, place->pid));
        statement_bind_bytes_as_text(put, ":tid", strings_text(names, place->tid),
                                     strings_length(names, place->tid));
        statement_bind_int64(put, ":device", place->device);
        statement_bind_int64(put, ":stream", place->stream);
        statement_bind_int64(put, ":stream_is_wide", place->stream_is_wide);
        result = statement_run(put, error);
    }
    return result;
}

/* ---- steps and their cells ---- */

static void bind_part(struct statement *put, const char *parameter,
                      const struct trace_step *step, int64_t value)
{
    if (step->has_parts)
        statement_bind_int64(put, parameter, value);
    else
        statement_bind_null(put, parameter);
}

static int put_step(struct set_writer *writer, uint32_t file,
                    const struct trace_step *step, struct error *error)
{
    struct statement *put = &writer->statements[PUT_STEP];

    statement_bind_int64(put, ":id", writer->next_step);
    statement_bind_int64(put, ":file", file);
    if (step->pseudo)
        statement_bind_null(put, ":n");
    else
        statement_bind_int64(put, ":n", step->number);
    statement_bind_int64(put, ":ts", step->ts);
    statement_bind_int64(put, ":dur", step->dur);
    statement_bind_int64(put, ":end", step->end);
    statement_bind_int64(put, ":host_ts", step->host_ts);
    statement_bind_int64(put, ":host", step->host);
    statement_bind_int64(put, ":lag", step->lag);
    bind_part(put, ":compute", step, step->compute);
    bind_part(put, ":exposed_communication", step, step->exposed_communication);
    bind_part(put, ":exposed_memory", step, step->exposed_memory);
    bind_part(put, ":idle", step, step->idle);
    return statement_run(put, error);
}

static int compare_cells(const void *a, const void *b)
{
    const struct trace_cell *x = a, *y = b;

    return (x->op > y->op) - (x->op < y->op);
}

/* Writes the cells of step `i`. Without `maps`, the numbers of ops are those of the set.
 */
static int put_step_cells(struct set_writer *writer,
                          const struct trace_recording *recording, uint32_t i,
                          const struct maps *maps, struct error *error)
{
    struct statement *put = &writer->statements[PUT_STEP_CELLS];
    const struct trace_cell *cells = recording->cells + recording->cell_begin[i];
    size_t count = recording->cell_begin[i + 1] - recording->cell_begin[i];
    CLEANUP_FREE struct trace_cell *mapped = calloc(count + 1, sizeof *mapped);
    CLEANUP_BUFFER struct buffer blob;

    buffer_init(&blob, CELLS_BLOB_BYTES_MAX);
    if (mapped == NULL)
        return error_set_memory(error);
    for (size_t c = 0; c < count; c++) {
        mapped[c] = cells[c];
        if (maps != NULL)
            mapped[c].op = maps->op[cells[c].op];
    }
    qsort(mapped, count, sizeof *mapped, compare_cells);
    if (!cells_encode_list(mapped, count, &blob))
        return error_set_memory(error);
    statement_bind_int64(put, ":step", writer->next_step);
    statement_bind_blob(put, ":cells", blob.bytes, blob.length);
    return statement_run(put, error);
}

static int put_steps(struct set_writer *writer, uint32_t file,
                     const struct trace_recording *recording, const struct maps *maps,
                     struct error *error)
{
    int result = 0;

    for (uint32_t i = 0; result == 0 && i < recording->step_count; i++) {
        if (writer->next_step == UINT32_MAX)
            return too_many(error, "steps");
        result = put_step(writer, file, &recording->steps[i], error);
        if (result == 0 && recording->cells != NULL)
            result = put_step_cells(writer, recording, i, maps, error);
        writer->next_step++;
    }
    return result;
}

static int put_step_rows(struct set_writer *writer, uint32_t file,
                         const struct trace_recording *recording, struct error *error)
{
    struct statement *put = &writer->statements[PUT_STEP_ROW];
    int result = 0;

    for (uint32_t i = 0; result == 0 && i < recording->step_row_count; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];

        statement_bind_int64(put, ":file", file);
        statement_bind_int64(put, ":row", i);
        statement_bind_int64(put, ":n", row->number);
        statement_bind_int64(put, ":ts", row->ts);
        statement_bind_int64(put, ":dur", row->dur);
        statement_bind_int64(put, ":begin", row->begin);
        statement_bind_int64(put, ":end", row->end);
        result = statement_run(put, error);
    }
    return result;
}

static int forget_notes(struct set_writer *writer, uint32_t file, struct error *error)
{
    CLEANUP_STATEMENT struct statement forget = {0};
    int result = statement_prepare(&writer->database, "sql/set_forget_notes", false,
                                   &forget, error);

    if (result != 0)
        return result;
    statement_bind_int64(&forget, ":file", file);
    return statement_run(&forget, error);
}

int build_steps(struct set_writer *writer, uint32_t file,
                const struct trace_recording *recording, struct error *error)
{
    const struct maps maps = {.op = recording->set_ops};
    int result = put_steps(writer, file, recording,
                           recording->set_ops == NULL ? NULL : &maps, error);

    if (result == 0)
        result = put_step_rows(writer, file, recording, error);
    if (result == 0)
        result = forget_notes(writer, file, error);
    return result == 0 ? put_notes(writer, file, recording, error) : result;
}

int build_recording(struct set_writer *writer, uint32_t file, const char *name,
                    const struct trace_recording *recording, struct error *error)
{
    CLEANUP(free_maps) struct maps maps = {0};
    int result = make_maps(writer, recording, &maps, error);

    if (result == 0)
        result = put_file(writer, file, name, recording, error);
    if (result == 0)
        result = put_metadata(writer, file, recording, error);
    if (result == 0)
        result = put_notes(writer, file, recording, error);
    if (result == 0)
        result = put_places(writer, file, recording, error);
    if (result == 0)
        result = put_steps(writer, file, recording, &maps, error);
    if (result == 0)
        result = put_step_rows(writer, file, recording, error);
    if (result == 0)
        result = build_segments(writer, file, recording,
                                &(struct segment_maps){maps.op, maps.inputs}, error);
    if (result == 0)
        result = build_blocks(writer, file, recording, maps.argument, error);
    if (result == 0)
        result = build_launches(writer, file, recording, maps.op, maps.shape, error);
    return result;
}

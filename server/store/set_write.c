#include "store/set_write.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/segment.h"
#include "store/set_build.h"
#include "trace/names.h"
#include "trace/recording.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- blocks ---- */

/* Rows of a recording that become one blob, or two, of a row of the set file. */
struct encoded_block {
    enum build_statement put;
    uint32_t first, rows; /* of cells: steps */
    uint32_t counter;
    int64_t min_ts, max_end;
    char *bytes; /* the blobs, one behind the other; of cells each after its length */
    size_t ops_length, length;
};

/* One recording on its way into a set file. */
struct set_recording {
    struct arena *arena;
    uint32_t file;
    const char *name;
    const struct trace_recording *recording;
    struct maps {
        uint32_t *op, *shape, *argument, *inputs; /* its numbers in the set */
    } maps;
    struct launch_row *launches;
    struct encoded_block
        *blocks; /* the cells of each step, if it has cells, are the first */
    size_t block_count, block_capacity;
    atomic_size_t next_block; /* to encode */
    atomic_bool encoding_failed;
};

/* With fewer segments, a second thread costs more than it saves. */
#define SEGMENTS_MIN 4
#define STEPS_AT_ONCE 16
/* No blobs of a block are longer: the cells of steps are the longest. */
#define BLOBS_BYTES_MAX (STEPS_AT_ONCE * (CELLS_BLOB_BYTES_MAX + sizeof(uint32_t)))

/* Adds blocks of at most `most` rows each. */
static void plan_blocks(struct set_recording *set, struct encoded_block like,
                        uint32_t count, uint32_t most)
{
    uint32_t first = like.first;

    for (uint32_t i = 0; i < count; i += like.rows) {
        like.first = first + i;
        like.rows = count - i < most ? count - i : most;
        ARENA_RESERVE(set->arena, set->blocks, set->block_capacity, set->block_count + 1);
        set->blocks[set->block_count++] = like;
    }
}

static void plan_cells(struct set_recording *set)
{
    const struct encoded_block cells = {.put = PUT_STEP_CELLS};

    if (set->recording->cells != NULL)
        plan_blocks(set, cells, set->recording->step_count, STEPS_AT_ONCE);
}

/* In the order of the file. */
static void plan_all(struct set_recording *set)
{
    const struct trace_recording *recording = set->recording;
    const struct encoded_block segments = {.put = PUT_SEGMENT};
    const struct encoded_block memory = {.put = PUT_MEMORY_BLOCK};
    const struct encoded_block collectives = {.put = PUT_COLLECTIVE_BLOCK};

    plan_cells(set);
    plan_blocks(set, segments, recording->events.count, SEGMENT_ROWS);
    plan_blocks(set, memory, recording->memory_count, KEPT_BLOCK_ROWS);
    plan_blocks(set, collectives, recording->collective_count, KEPT_BLOCK_ROWS);
    for (uint32_t c = 0; c < recording->counter_count; c++) {
        const struct trace_counter *counter = &recording->counters[c];
        const struct encoded_block samples = {
            .put = PUT_COUNTER_BLOCK, .first = counter->first, .counter = c};

        plan_blocks(set, samples, counter->count, KEPT_BLOCK_ROWS);
    }
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

static bool encode_segment(const struct set_recording *set, struct encoded_block *block,
                           struct segment_writer *segment, struct buffer *out)
{
    const struct segment_maps maps = {set->maps.op, set->maps.inputs};
    uint32_t copy = find_copy(set->recording, block->first);

    if (!segment_encode(segment, set->recording, &maps, block->first, block->rows, &copy))
        return false;
    block->min_ts = segment->min_ts;
    block->max_end = segment->max_end;
    block->ops_length = segment->ops.length;
    buffer_append(out, segment->ops.bytes, segment->ops.length);
    buffer_append(out, segment->columns.bytes, segment->columns.length);
    return true;
}

static int compare_cells(const void *a, const void *b)
{
    const struct trace_cell *x = a, *y = b;

    return (x->op > y->op) - (x->op < y->op);
}

/* The memory of one thread that encodes. */
struct encoding {
    struct arena *arena;
    struct trace_cell *mapped; /* of one step */
    size_t capacity;
};

/* Without a map, the numbers of ops are those of the set. */
static bool encode_cells(const struct set_recording *set, uint32_t step,
                         struct encoding *memory, struct buffer *out)
{
    const size_t *begin = &set->recording->cell_begin[step];
    const struct trace_cell *cells = set->recording->cells + begin[0];
    size_t count = begin[1] - begin[0];

    ARENA_RESERVE(memory->arena, memory->mapped, memory->capacity, count + 1);
    struct trace_cell *mapped = memory->mapped;
    for (size_t c = 0; c < count; c++) {
        mapped[c] = cells[c];
        if (set->maps.op != NULL)
            mapped[c].op = set->maps.op[cells[c].op];
    }
    qsort(mapped, count, sizeof *mapped, compare_cells);
    uint32_t length = 0;
    size_t start = out->length;
    buffer_append(out, &length, sizeof length);
    if (!cells_encode_list(mapped, count, out))
        return false;
    length = (uint32_t)(out->length - start - sizeof length);
    memcpy(out->bytes + start, &length, sizeof length);
    return true;
}

/* `scratch`: empty. */
static bool encode_block(const struct set_recording *set, struct encoded_block *block,
                         struct encoding *memory, struct segment_writer *segment,
                         struct buffer *scratch)
{
    const struct trace_recording *recording = set->recording;
    uint32_t first = block->first, rows = block->rows;
    bool done = true;

    if (block->put == PUT_STEP_CELLS)
        for (uint32_t step = first; done && step < first + rows; step++)
            done = encode_cells(set, step, memory, scratch);
    else if (block->put == PUT_SEGMENT)
        done = encode_segment(set, block, segment, scratch);
    else if (block->put == PUT_MEMORY_BLOCK)
        memory_block_encode(memory->arena, recording->memory_instants + first, rows,
                            scratch);
    else if (block->put == PUT_COLLECTIVE_BLOCK)
        collective_block_encode(recording->collectives + first, rows, set->maps.argument,
                                scratch);
    else
        counter_block_encode(recording->samples + first, rows, scratch);
    if (!done || buffer_failed(scratch))
        return false;
    block->length = scratch->length;
    block->bytes = owned_text(scratch->bytes, scratch->length);
    return true;
}

static void encode_blocks(void *context)
{
    struct set_recording *set = context;
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    CLEANUP(segment_writer_free) struct segment_writer segment;
    CLEANUP_BUFFER struct buffer scratch = BUFFER(BLOBS_BYTES_MAX);
    struct encoding memory = {.arena = arena};
    size_t i;

    segment_writer_init(&segment, arena, set->recording->op_count);
    while (!atomic_load(&set->encoding_failed) &&
           (i = atomic_fetch_add(&set->next_block, 1)) < set->block_count) {
        buffer_clear(&scratch);
        if (!encode_block(set, &set->blocks[i], &memory, &segment, &scratch))
            atomic_store(&set->encoding_failed, true);
    }
}

int set_recording_encode(struct set_recording *set, bool two_threads, struct error *error)
{
    bool two = two_threads &&
               set->recording->events.count > (SEGMENTS_MIN - 1) * SEGMENT_ROWS &&
               threads_choose(0) > 1;

    threads_share(encode_blocks, set, two ? 2 : 1);
    return atomic_load(&set->encoding_failed) ? error_set_memory(error) : 0;
}

void set_recording_free(struct set_recording *set)
{
    if (set == NULL)
        return;
    for (size_t i = 0; i < set->block_count; i++)
        free(set->blocks[i].bytes);
    struct arena *arena = set->arena; /* of which it is a part */
    arena_free(&arena);
}

static void free_set(struct set_recording **set)
{
    set_recording_free(*set);
}

static void put_block(struct set_writer *writer, const struct set_recording *set,
                      const struct encoded_block *block)
{
    struct statement *put = &writer->statements[block->put];
    const struct trace_recording *recording = set->recording;
    const struct strings *names = &recording->names;

    if (block->put == PUT_SEGMENT) {
        statement_bind_int64(put, ":min_ts", block->min_ts);
        statement_bind_int64(put, ":max_end", block->max_end);
        statement_bind_blob(put, ":ops", block->bytes, block->ops_length);
    } else if (block->put == PUT_COUNTER_BLOCK) {
        const struct trace_counter *counter = &recording->counters[block->counter];

        statement_bind_int64(put, ":device", counter->device);
        statement_bind_bytes_as_text(put, ":pid", strings_text(names, counter->pid),
                                     strings_length(names, counter->pid));
        statement_bind_bytes_as_text(put, ":name", strings_text(names, counter->name),
                                     strings_length(names, counter->name));
    }
    statement_bind_int64(put, ":id", (int64_t)set->file << 32 | block->first);
    statement_bind_int64(put, ":rows", block->rows);
    statement_bind_blob(put, ":columns", block->bytes + block->ops_length,
                        block->length - block->ops_length);
    statement_put(put);
}

/* All but the cells of steps. */
static void put_blocks(struct set_writer *writer, const struct set_recording *set)
{
    for (size_t i = 0; i < set->block_count; i++)
        if (set->blocks[i].put != PUT_STEP_CELLS)
            put_block(writer, set, &set->blocks[i]);
}

/* ---- launches ---- */

/* A row with its numbers in the set; `name` is the operator's in the recording until the
 * rows are in order. */
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

static void put_launches(struct set_writer *writer, const struct set_recording *set)
{
    struct statement *put = &writer->statements[PUT_LAUNCH_SHAPE];

    for (size_t i = 0; i < set->recording->launch_shape_count; i++) {
        const struct launch_row *launch = &set->launches[i];

        statement_bind_int64(put, ":file", set->file);
        statement_bind_int64(put, ":op", launch->op);
        statement_bind_int64(put, ":operator",
                             launch->name == TRACE_NONE ? -1 : (int64_t)launch->name);
        statement_bind_int64(put, ":shape",
                             launch->shape == TRACE_NONE ? -1 : (int64_t)launch->shape);
        statement_bind_int64(put, ":count", (int64_t)launch->row->count);
        statement_bind_int64(put, ":total", launch->row->total);
        statement_put(put);
    }
}

/* ---- numbers ---- */

static void too_many(struct set_writer *writer, const char *what)
{
    (void)error_set(database_failure(&writer->database), ERROR_LIMIT, "too_many_names",
                    "the set has too many distinct %s for one set; split it", what);
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
static void map_arguments(struct set_writer *writer, struct set_recording *set)
{
    const struct trace_recording *recording = set->recording;
    struct maps *maps = &set->maps;

    maps->shape = arena_numbers(set->arena, recording->shapes.count);
    maps->argument = arena_numbers(set->arena, recording->arguments.count);
    maps->inputs = arena_numbers(set->arena, recording->inputs_count);
    mark_inputs(recording, maps->inputs);
    for (uint32_t i = 0; i < recording->inputs_count; i++)
        if (maps->inputs[i] != TRACE_NONE && !map_inputs(writer, recording, maps, i))
            too_many(writer, "input shapes or other arguments");
    for (uint32_t i = 0; i < recording->launch_shape_count; i++)
        if (!map_shape(writer, recording, maps, recording->launch_shapes[i].shape))
            too_many(writer, "input shapes");
    for (uint32_t i = 0; i < recording->collective_count; i++)
        for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++)
            if (!map_argument(writer, recording, maps,
                              recording->collectives[i].texts[t]))
                too_many(writer, "arguments");
}

/* Puts the launches into the order of the file: by op, then name of the operator, then
 * shape. The order in the recording cannot be used: it differs in a recording that was
 * read back from a set. */
static void number_launches(struct set_writer *writer, struct set_recording *set)
{
    size_t count = set->recording->launch_shape_count;
    struct strings *names = (struct strings *)(uintptr_t)&set->recording->names;

    set->launches = arena_new(set->arena, count, sizeof *set->launches);
    for (size_t i = 0; i < count; i++) {
        const struct trace_launch_shape *row = &set->recording->launch_shapes[i];

        set->launches[i] = (struct launch_row){set->maps.op[row->op], row->operator_name,
                                               map_one(set->maps.shape, row->shape), row};
    }
    qsort_r(set->launches, count, sizeof *set->launches, compare_launches, names);
    for (size_t i = 0; i < count; i++) {
        uint32_t *name = &set->launches[i].name;

        if (*name == TRACE_NONE)
            continue;
        *name =
            add_name(writer, strings_text(names, *name), strings_length(names, *name));
        if (*name == STRINGS_NONE)
            too_many(writer, "names");
    }
}

static void number_ops(struct set_writer *writer, struct set_recording *set)
{
    const struct trace_recording *recording = set->recording;
    CLEANUP(scratch_free) struct name_scratch scratch;

    scratch_init(&scratch);
    set->maps.op = arena_new(set->arena, recording->op_count, sizeof *set->maps.op);
    if (!raise_bounds(writer, recording))
        (void)error_set_memory(database_failure(&writer->database));
    for (uint32_t i = 0; !database_failed(&writer->database) && i < recording->op_count;
         i++) {
        set->maps.op[i] =
            write_intern_op(writer, recording, &recording->ops[i], &scratch);
        if (set->maps.op[i] == STRINGS_NONE)
            too_many(writer, "names");
    }
}

static struct set_recording *set_recording_of(uint32_t file,
                                              const struct trace_recording *recording)
{
    struct arena *arena = arena_make(NULL);
    struct set_recording *set = arena_new(arena, 1, sizeof *set);

    set->arena = arena;
    set->file = file;
    set->recording = recording;
    return set;
}

int set_writer_number(struct set_writer *writer, uint32_t file, const char *name,
                      const struct trace_recording *recording, struct set_recording **out,
                      struct error *error)
{
    struct set_recording *set = *out = set_recording_of(file, recording);

    set->name = name;
    if (file > INT32_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_files", "too many files");
    plan_all(set);
    number_ops(writer, set);
    if (!database_failed(&writer->database))
        map_arguments(writer, set);
    if (!database_failed(&writer->database))
        number_launches(writer, set);
    return database_result(&writer->database, error);
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

static void put_file(struct set_writer *writer, uint32_t file, const char *name,
                     const struct trace_recording *recording)
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
    statement_put(put);
}

static int compare_kinds(const void *a, const void *b)
{
    const struct trace_note *const *x = a, *const *y = b;

    return strcmp((*x)->kind, (*y)->kind);
}

static void put_metadata(struct set_writer *writer, uint32_t file,
                         const struct trace_recording *recording)
{
    struct statement *metadata = &writer->statements[PUT_METADATA];

    statement_bind_int64(metadata, ":file", file);
    statement_bind_text(metadata, ":json",
                        recording->metadata == NULL ? "{}" : recording->metadata);
    statement_put(metadata);
}

/* Writes the notes by kind: in a recording from a set they have no other order. */
static void put_notes(struct set_writer *writer, uint32_t file,
                      const struct trace_recording *recording)
{
    struct statement *quality = &writer->statements[PUT_QUALITY];
    const struct trace_note *notes[TRACE_NOTES_MAX];

    for (uint32_t i = 0; i < recording->note_count; i++)
        notes[i] = &recording->notes[i];
    qsort(notes, recording->note_count, sizeof notes[0], compare_kinds);
    for (uint32_t i = 0; i < recording->note_count; i++) {
        const struct trace_note *note = notes[i];

        statement_bind_int64(quality, ":file", file);
        statement_bind_text(quality, ":kind", note->kind);
        statement_bind_int64(quality, ":count", (int64_t)note->count);
        statement_bind_text(quality, ":example", note->example);
        statement_put(quality);
    }
}

static void put_places(struct set_writer *writer, uint32_t file,
                       const struct trace_recording *recording)
{
    struct statement *put = &writer->statements[PUT_PLACE];
    const struct strings *names = &recording->names;

    for (uint32_t i = 0; i < recording->place_count; i++) {
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
        statement_put(put);
    }
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

static void put_step(struct set_writer *writer, uint32_t file,
                     const struct trace_step *step)
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
    statement_put(put);
}

/* *next moves past the cells. */
static void put_step_cells(struct set_writer *writer, const char **next)
{
    struct statement *put = &writer->statements[PUT_STEP_CELLS];
    uint32_t length;

    memcpy(&length, *next, sizeof length);
    statement_bind_int64(put, ":step", writer->next_step);
    statement_bind_blob(put, ":cells", *next + sizeof length, length);
    *next += sizeof length + length;
    statement_put(put);
}

static void put_steps(struct set_writer *writer, const struct set_recording *set)
{
    const struct trace_recording *recording = set->recording;
    const char *cells = NULL;

    for (uint32_t i = 0; i < recording->step_count; i++) {
        if (writer->next_step == UINT32_MAX) {
            too_many(writer, "steps");
            return;
        }
        put_step(writer, set->file, &recording->steps[i]);
        if (recording->cells != NULL && i % STEPS_AT_ONCE == 0)
            cells = set->blocks[i / STEPS_AT_ONCE].bytes;
        if (recording->cells != NULL)
            put_step_cells(writer, &cells);
        writer->next_step++;
    }
}

static void put_step_rows(struct set_writer *writer, uint32_t file,
                          const struct trace_recording *recording)
{
    struct statement *put = &writer->statements[PUT_STEP_ROW];

    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];

        statement_bind_int64(put, ":file", file);
        statement_bind_int64(put, ":row", i);
        statement_bind_int64(put, ":n", row->number);
        statement_bind_int64(put, ":ts", row->ts);
        statement_bind_int64(put, ":dur", row->dur);
        statement_bind_int64(put, ":begin", row->begin);
        statement_bind_int64(put, ":end", row->end);
        statement_put(put);
    }
}

static void forget_notes(struct set_writer *writer, uint32_t file)
{
    CLEANUP_STATEMENT struct statement forget =
        statement_of(&writer->database, "sql/set_forget_notes");

    statement_bind_int64(&forget, ":file", file);
    statement_put(&forget);
}

void build_steps(struct set_writer *writer, uint32_t file,
                 const struct trace_recording *recording)
{
    CLEANUP(free_set) struct set_recording *set = set_recording_of(file, recording);

    set->maps.op = recording->set_ops;
    plan_cells(set);
    set_recording_encode(set, false, database_failure(&writer->database));
    if (database_failed(&writer->database))
        return;
    put_steps(writer, set);
    put_step_rows(writer, file, recording);
    forget_notes(writer, file);
    put_notes(writer, file, recording);
}

int set_writer_put(struct set_writer *writer, const struct set_recording *set,
                   struct error *error)
{
    const struct trace_recording *recording = set->recording;
    const struct build_seals seals = {recording->seal, recording->disk_seal};

    summary_note_metadata(writer, recording->metadata);
    build_note_seals(writer, set->file, &seals);
    suggesting_add(&writer->suggesting, set->file, recording);
    put_file(writer, set->file, set->name, recording);
    put_metadata(writer, set->file, recording);
    put_notes(writer, set->file, recording);
    put_places(writer, set->file, recording);
    put_steps(writer, set);
    put_step_rows(writer, set->file, recording);
    put_blocks(writer, set);
    put_launches(writer, set);
    return database_result(&writer->database, error);
}

int set_writer_add(struct set_writer *writer, uint32_t file, const char *name,
                   const struct trace_recording *recording, struct error *error)
{
    CLEANUP(free_set) struct set_recording *set = NULL;
    int result = set_writer_number(writer, file, name, recording, &set, error);

    if (result == 0)
        result = set_recording_encode(set, true, error);
    return result == 0 ? set_writer_put(writer, set, error) : result;
}

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
static void add_blob(struct statement *select, int column, struct cells *sum)
{
    size_t length;
    const void *blob = statement_blob(select, column, &length);

    if (!cells_add_blob(sum, blob, length))
        (void)error_set(database_failure(select->database), ERROR_INTERNAL, "bad_cells",
                        "sums of a step that cannot be stored");
}

/* Writes a row for each op of the sum, and empties it. The caller has bound the rest of
 * the key. */
static void put_rows(struct rollup *rollup)
{
    struct statement *put = &rollup->put;
    size_t count = cells_list(&rollup->sum, NULL);

    if (rollup->arena == NULL)
        rollup->arena = arena_make(NULL);
    ARENA_RESERVE(rollup->arena, rollup->list, rollup->capacity, count);
    cells_list(&rollup->sum, rollup->list);
    for (size_t i = 0; i < count; i++) {
        const struct trace_cell *cell = &rollup->list[i];

        statement_bind_int64(put, ":op", cell->op);
        statement_bind_int64(put, ":count", (int64_t)cell->count);
        statement_bind_int64(put, ":total", cell->total);
        statement_bind_int64(put, ":self", cell->self);
        statement_bind_int64(put, ":min", cell->min);
        statement_bind_int64(put, ":max", cell->max);
        statement_put(put);
    }
    cells_clear(&rollup->sum);
}

/* ---- of files ---- */

static void sum_file(struct rollup *rollup, int64_t file)
{
    statement_bind_int64(&rollup->put, ":file", file);
    put_rows(rollup);
}

/* `all`: the sum of all files; NULL: not wanted. */
static void roll_up_files(struct set_writer *writer, struct cells *all)
{
    CLEANUP(free_rollup)
    struct rollup rollup = {.put =
                                statement_of(&writer->database, "sql/set_put_op_file")};
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/rollup_files");
    int64_t last = -1;

    while (statement_next(&select)) {
        int64_t file = statement_int64(&select, 0);

        if (file != last)
            sum_file(&rollup, last);
        last = file;
        add_blob(&select, 1, &rollup.sum);
        if (all != NULL)
            add_blob(&select, 1, all);
    }
    sum_file(&rollup, last);
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

static void add_step(struct number_sum *number, int64_t step)
{
    statement_bind_int64(&number->select, ":step", step);
    if (statement_next(&number->select))
        add_blob(&number->select, 0, &number->rollup.sum);
    statement_reset(&number->select);
}

/* Ends the sum of a number; one step alone needs no roll-up. */
static void put_number(struct number_sum *number)
{
    uint32_t steps = number->steps;

    number->steps = 0;
    if (steps < 2)
        return;
    statement_bind_int64(&number->rollup.put, ":n", number->number);
    put_rows(&number->rollup);
}

static void next_step(struct number_sum *number, int64_t n, int64_t step)
{
    if (number->steps > 0 && n != number->number)
        put_number(number);
    number->steps++;
    number->number = n;
    /* The first step of a number is read only when a second one comes. */
    if (number->steps == 2)
        add_step(number, number->step);
    if (number->steps >= 2)
        add_step(number, step);
    number->step = step;
}

static void roll_up_numbers(struct set_writer *writer)
{
    struct database *database = &writer->database;
    CLEANUP(free_number_sum)
    struct number_sum number = {.select = statement_of(database, "sql/step_cells"),
                                .rollup.put =
                                    statement_of(database, "sql/set_put_op_number")};
    CLEANUP_STATEMENT struct statement select =
        statement_of(database, "sql/rollup_numbers");

    while (statement_next(&select))
        next_step(&number, statement_int64(&select, 0), statement_int64(&select, 1));
    put_number(&number);
}

/* ---- of the set ---- */

/* The sum of the files is in the roll-up already. */
static void roll_up_set(struct set_writer *writer, struct rollup *rollup)
{
    CLEANUP_STATEMENT struct statement pseudo_steps =
        statement_of(&writer->database, "sql/rollup_set_any");

    rollup->put = statement_of(&writer->database, "sql/set_put_op_set");
    statement_bind_text(&rollup->put, ":scope", "steps");
    put_rows(rollup);
    while (statement_next(&pseudo_steps))
        add_blob(&pseudo_steps, 0, &rollup->sum);
    statement_bind_text(&rollup->put, ":scope", "any");
    put_rows(rollup);
}

void build_rollups(struct set_writer *writer)
{
    CLEANUP(free_rollup) struct rollup set = {0};
    CLEANUP_STATEMENT struct statement count =
        statement_of(&writer->database, "sql/rollup_count_files");
    bool several = statement_next(&count) && statement_int64(&count, 0) > 1;

    roll_up_files(writer, several ? &set.sum : NULL);
    roll_up_numbers(writer);
    if (several)
        roll_up_set(writer, &set);
}

/* ---- set finish ---- */

/* The last part of writing a set file, after its last recording. */

/* Writes the names, after the last recording of a set file. */

static void put_texts(struct set_writer *writer, const char *path,
                      const struct strings *texts)
{
    CLEANUP_STATEMENT struct statement put = statement_of(&writer->database, path);

    for (uint32_t i = 0; i < texts->count; i++) {
        statement_bind_int64(&put, ":id", i);
        statement_bind_bytes_as_text(&put, ":text", strings_text(texts, i),
                                     strings_length(texts, i));
        statement_put(&put);
    }
}

static void put_ops(struct set_writer *writer)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_op");

    for (uint32_t i = 0; i < writer->ops.count; i++) {
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
        statement_put(&put);
    }
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

static void put_names(struct set_writer *writer)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_name");
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    const uint32_t *positions = order_names(arena, &writer->names);
    const struct strings *names = &writer->names;
    for (uint32_t i = 0; i < names->count; i++) {
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":position", positions[i]);
        statement_bind_bytes_as_text(&put, ":text", strings_text(names, i),
                                     strings_length(names, i));
        statement_put(&put);
    }
}

static int64_t number_or_none(uint32_t id)
{
    return id == TRACE_NONE ? -1 : (int64_t)id;
}

static void put_inputs(struct set_writer *writer)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_inputs");

    for (uint32_t i = 0; i < writer->inputs.count; i++) {
        struct build_inputs inputs;

        memcpy(&inputs, strings_text(&writer->inputs, i), sizeof inputs);
        statement_bind_int64(&put, ":id", i);
        statement_bind_int64(&put, ":shape", number_or_none(inputs.shape));
        statement_bind_int64(&put, ":types", number_or_none(inputs.types));
        statement_bind_int64(&put, ":concrete", number_or_none(inputs.concrete));
        statement_put(&put);
    }
}

/* Writes the tables of names, after all recordings. */
static void build_names(struct set_writer *writer)
{
    put_names(writer);
    put_texts(writer, "sql/set_put_category", &writer->categories);
    put_texts(writer, "sql/set_put_shape", &writer->shapes);
    put_texts(writer, "sql/set_put_argument", &writer->arguments);
    put_inputs(writer);
    put_ops(writer);
}

/* ---- set writer ---- */

/* A set file from its beginning to its end; set_write.c writes the rows of a recording.
 */

#define NAMES_BYTES_MAX ((size_t)1 << 30)
/* A set has a name in up to four forms: short or not, addresses merged or not. */
#define SET_NAMES_BYTES (2 * TRACE_NAMES_BYTES)

int set_writer_open(const char *path, struct set_writer **out, struct error *error)
{
    struct set_writer *writer = owned_new(1, sizeof *writer);

    *out = NULL;
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
    build_open(writer, NULL);
    database_do_script(&writer->database, "sql/set_schema");
    int result = database_result(&writer->database, error);
    if (result == 0)
        *out = writer;
    else
        set_writer_abort(writer);
    return result;
}

void set_writer_abort(struct set_writer *writer)
{
    if (writer == NULL)
        return;
    build_close(writer);
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

static void note_rank(struct set_writer *writer, const struct set_file_place *place)
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

    for (int i = place->rank_source == TRACE_RANK_STATED; i <= place->overlaps; i++) {
        snprintf(example, sizeof example, "rank %lld, %s", (long long)place->rank,
                 how[i]);
        statement_bind_int64(put, ":file", place->file);
        statement_bind_text(put, ":kind", kinds[i]);
        statement_bind_int64(put, ":count", 1);
        statement_bind_text(put, ":example", example);
        statement_put(put);
    }
}

/* Notes at the first file that names of the set were cut. If the file has such a note
 * already, that stays. */
static void note_cut(struct set_writer *writer, const char *kind, const char *what,
                     const struct name_bound *bound, const struct strings *texts,
                     uint32_t file)
{
    uint32_t cut = name_bound_count(bound, texts);
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_quality_once");
    char example[160];

    if (cut == 0)
        return;
    snprintf(
        example, sizeof example,
        "the distinct %s of all files take over %zu MiB: those of more than %zu bytes "
        "keep their beginning and a hash",
        what, bound->bytes >> 20, name_bound_limit(bound->level));
    statement_bind_int64(&put, ":file", file);
    statement_bind_text(&put, ":kind", kind);
    statement_bind_int64(&put, ":count", cut);
    statement_bind_text(&put, ":example", example);
    statement_put(&put);
}

static void note_cuts(struct set_writer *writer, const struct set_file_place *places,
                      size_t count)
{
    uint32_t first = UINT32_MAX;

    for (size_t i = 0; i < count; i++)
        first = places[i].file < first ? places[i].file : first;
    if (count == 0)
        return;
    note_cut(writer, "names_cut", "names", &writer->names_bound, &writer->names, first);
    note_cut(writer, "shapes_cut", "input shapes", &writer->shapes_bound, &writer->shapes,
             first);
    note_cut(writer, "arguments_cut", "texts of arguments", &writer->arguments_bound,
             &writer->arguments, first);
}

static void settle_places(struct set_writer *writer, const struct set_file_place *places,
                          size_t count)
{
    CLEANUP_STATEMENT struct statement update =
        statement_of(&writer->database, "sql/set_place_file");

    for (size_t i = 0; !database_failed(&writer->database) && i < count; i++) {
        statement_bind_int64(&update, ":file", places[i].file);
        statement_bind_int64(&update, ":rank", places[i].rank);
        statement_bind_int64(&update, ":span", places[i].span);
        statement_bind_int64(&update, ":rank_source", places[i].rank_source);
        statement_put(&update);
        if (sqlite3_changes(writer->database.handle) != 1)
            (void)error_set(database_failure(&writer->database), ERROR_INTERNAL,
                            "unknown_file", "file %u was placed but never added",
                            places[i].file);
        note_rank(writer, &places[i]);
    }
}

/* ---- facts for the catalogue ---- */

static void load_contents(struct set_writer *writer, size_t count,
                          struct set_contents *out)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/summary_files");

    count += writer->duplicate_count;
    out->files = owned_new(count, sizeof *out->files);
    while (statement_next(&select)) {
        if (out->count == count) {
            (void)error_set(database_failure(&writer->database), ERROR_INTERNAL,
                            "unplaced_file", "a file was added but has no rank");
            return;
        }
        struct set_contents_file *file = &out->files[out->count++];
        set_contents_read(&select, file);
        if (file->file < writer->seal_count) {
            file->seal = writer->seals[file->file].seal;
            file->disk_seal = writer->seals[file->file].disk_seal;
        }
    }
}

static void put_meta(struct set_writer *writer, const char *key, const char *value)
{
    CLEANUP_STATEMENT struct statement put =
        statement_of(&writer->database, "sql/set_put_meta");

    statement_bind_text(&put, ":key", key);
    statement_bind_text(&put, ":value", value);
    statement_put(&put);
}

static void put_suggestion(struct set_writer *writer)
{
    const char *marker = writer->suggesting.marker;
    char text[24];

    if (marker == NULL)
        return;
    snprintf(text, sizeof text, "%llu", (unsigned long long)writer->suggesting.rows);
    put_meta(writer, "suggested_marker", marker);
    put_meta(writer, "suggested_marker_rows", text);
}

/* ---- the end ---- */

void set_writer_say_files(struct set_writer *writer, const char *files_are)
{
    writer->files_are = files_are;
}

int set_writer_finish(struct set_writer *writer, const struct set_file_place *places,
                      size_t count, const char *label, struct set_contents *out,
                      struct error *error)
{
    CLEANUP_FREE char *clean = set_label(label, NULL);
    char id[33] = "", created[24];

    *out = (struct set_contents){.created = clock_made_seconds()};
    snprintf(created, sizeof created, "%lld", (long long)out->created);
    settle_places(writer, places, count);
    note_cuts(writer, places, count);
    build_names(writer);
    build_rollups(writer);
    load_contents(writer, count, out);
    set_contents_id(out, id);
    suggesting_settle(&writer->suggesting);
    out->summary = summary_make(writer);
    put_meta(writer, "id", id);
    put_meta(writer, "created", created);
    put_meta(writer, "label", clean);
    put_meta(writer, "summary", out->summary);
    put_suggestion(writer);
    database_do(&writer->database, "COMMIT");
    int result = database_result(&writer->database, error);
    set_writer_abort(writer);
    if (result != 0)
        set_contents_free(out);
    return result;
}

#include "store/set_load.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/segment.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- set load parts ---- */

/* Ops and shapes keep the numbers that they have in the set. */

#define NAMES_BYTES_MAX ((size_t)1 << 31)

struct statement load_of(const struct load_source *source, const char *path)
{
    return statement_in(source->database, source->schema, path);
}

/* With :file bound. */
static struct statement load_of_file(const struct load_source *source, const char *path,
                                     uint32_t file)
{
    struct statement statement = load_of(source, path);

    statement_bind_int64(&statement, ":file", file);
    return statement;
}

void load_damaged(const struct load_source *source, const char *what)
{
    database_fail_damaged(source->database, what);
}

static bool load_refused(const struct load_source *source)
{
    database_fail_memory(source->database);
    return false;
}

/* Room in an array of a recording, which counts; false: there is none, and all ends. */
#define LOAD_ROOM(source, recording, array, capacity, count)                             \
    (ARRAY_RESERVE_COUNTED(&(recording)->memory, array, capacity, count) ||              \
     load_refused(source))

static void load_init_names(struct trace_recording *recording)
{
    strings_init(&recording->names, NAMES_BYTES_MAX);
    strings_init(&recording->shapes, NAMES_BYTES_MAX);
    strings_init(&recording->arguments, NAMES_BYTES_MAX);
}

struct trace_recording *load_begin(struct budget *budget)
{
    struct trace_recording *recording = owned_new(1, sizeof *recording);

    recording->memory.budget = budget;
    load_init_names(recording);
    return recording;
}

struct trace_quality load_quality(struct statement *row, int first)
{
    return (struct trace_quality){
        .events = (uint64_t)statement_int64(row, first),
        .kept = (uint64_t)statement_int64(row, first + 1),
        .repaired = (uint64_t)statement_int64(row, first + 2),
        .dropped = (uint64_t)statement_int64(row, first + 3),
        .invalid = (uint64_t)statement_int64(row, first + 4),
        .ignored = (uint64_t)statement_int64(row, first + 5),
        .device_rows_without_step = (uint64_t)statement_int64(row, first + 6),
    };
}

struct trace_note load_note(struct statement *row, int first)
{
    struct trace_note note = {.count = (uint64_t)statement_int64(row, first + 1)};

    snprintf(note.kind, sizeof note.kind, "%s", statement_text(row, first, NULL));
    snprintf(note.example, sizeof note.example, "%s",
             statement_text(row, first + 2, NULL));
    return note;
}

struct trace_step load_step(struct statement *row, int first)
{
    return (struct trace_step){
        .pseudo = statement_is_null(row, first),
        .number = statement_int64(row, first),
        .ts = statement_int64(row, first + 1),
        .dur = statement_int64(row, first + 2),
        .end = statement_int64(row, first + 3),
        .host_ts = statement_int64(row, first + 4),
        .host = statement_int64(row, first + 5),
        .lag = statement_int64(row, first + 6),
        .has_parts = !statement_is_null(row, first + 7),
        .compute = statement_int64(row, first + 7),
        .exposed_communication = statement_int64(row, first + 8),
        .exposed_memory = statement_int64(row, first + 9),
        .idle = statement_int64(row, first + 10),
    };
}

/* The number of a text that is added to a table; TRACE_NONE: it is NULL, or memory is
 * refused. */
static uint32_t take_text(const struct load_source *source,
                          struct trace_recording *recording, struct strings *into,
                          struct statement *row, int column)
{
    size_t length;
    uint32_t number, known = into->count;

    if (statement_is_null(row, column))
        return TRACE_NONE;
    const char *text = statement_text(row, column, &length);
    number = strings_add(into, text, length);
    if (number == STRINGS_NONE ||
        (into->count > known &&
         budget_share_take(&recording->memory, length + TEXT_BYTES, NULL) != 0))
        load_refused(source);
    return number;
}

/* The numbers of texts in the recording, by their id in the set. */
struct text_numbers {
    uint32_t *values;
    uint32_t count;
};

static struct text_numbers load_texts(const struct load_source *source, const char *path,
                                      struct arena *arena, struct strings *out,
                                      struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement select = load_of(source, path);
    struct text_numbers numbers = {0};
    size_t capacity = 0;

    while (statement_next(&select)) {
        if (statement_int64(&select, 0) != numbers.count)
            load_damaged(source, path);
        ARENA_RESERVE(arena, numbers.values, capacity, numbers.count + (size_t)1);
        numbers.values[numbers.count++] = take_text(source, recording, out, &select, 1);
    }
    return numbers;
}

static bool is_op(int64_t side, int64_t kind)
{
    return side >= TRACE_HOST && side <= TRACE_NEITHER && kind >= TRACE_KIND_NONE &&
           kind <= TRACE_KIND_MEMORY;
}

void load_ops(const struct load_source *source, struct trace_recording *recording)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    struct text_numbers names =
        load_texts(source, "sql/load_names", arena, &recording->names, recording);
    struct text_numbers categories =
        load_texts(source, "sql/load_categories", arena, &recording->names, recording);
    CLEANUP_STATEMENT struct statement select = load_of(source, "sql/load_ops");
    size_t capacity = 0;

    while (statement_next(&select)) {
        int64_t name = statement_int64(&select, 1);
        int64_t category = statement_int64(&select, 2);
        int64_t side = statement_int64(&select, 3), kind = statement_int64(&select, 4);

        if (statement_int64(&select, 0) != recording->op_count ||
            recording->op_count >= CELLS_OPS_MAX || name < 0 || name >= names.count ||
            category < 0 || category >= categories.count || !is_op(side, kind)) {
            load_damaged(source, "op");
            return;
        }
        if (!ARRAY_RESERVE(recording->ops, capacity, recording->op_count + (size_t)1)) {
            load_refused(source);
            return;
        }
        recording->ops[recording->op_count++] =
            (struct trace_op){.name = names.values[name],
                              .category = categories.values[category],
                              .side = (uint8_t)side,
                              .kind = (uint8_t)kind};
    }
}

/* Texts whose numbers are their ids. */
static void load_numbered(const struct load_source *source, const char *path,
                          struct strings *out, struct trace_recording *recording,
                          const char *what)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);

    if (load_texts(source, path, arena, out, recording).count != out->count)
        load_damaged(source, what);
}

/* Takes the number of a text, or -1. *out is TRACE_NONE for -1, and for types and values
 * whose texts are not wanted. False for any other number. */
static bool take_number(struct statement *row, int column, uint32_t count, bool wanted,
                        uint32_t *out)
{
    int64_t number = statement_int64(row, column);

    *out = number < 0 || !wanted ? TRACE_NONE : (uint32_t)number;
    return number >= -1 && (!wanted || number < count);
}

/* Inputs and shapes; with `arguments`, types and concrete inputs, which are otherwise
 * TRACE_NONE. */
static void load_inputs(const struct load_source *source, bool arguments,
                        struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement select = load_of(source, "sql/load_inputs");
    size_t capacity = 0;

    load_numbered(source, "sql/load_shapes", &recording->shapes, recording, "shape");
    if (arguments)
        load_numbered(source, "sql/load_arguments", &recording->arguments, recording,
                      "argument");
    uint32_t texts = recording->arguments.count;
    while (statement_next(&select)) {
        struct trace_inputs inputs;

        if (statement_int64(&select, 0) != recording->inputs_count ||
            !take_number(&select, 1, recording->shapes.count, true, &inputs.shape) ||
            !take_number(&select, 2, texts, arguments, &inputs.types) ||
            !take_number(&select, 3, texts, arguments, &inputs.values)) {
            load_damaged(source, "inputs");
            return;
        }
        if (!LOAD_ROOM(source, recording, recording->inputs, capacity,
                       recording->inputs_count + (size_t)1))
            return;
        recording->inputs[recording->inputs_count++] = inputs;
    }
}

void load_dictionary(const struct load_source *source, struct trace_recording *recording)
{
    load_ops(source, recording);
    load_inputs(source, false, recording);
}

void load_places(const struct load_source *source, uint32_t file,
                 struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_places", file);
    struct strings *names = &recording->names;
    size_t capacity = 0;

    while (statement_next(&row)) {
        struct trace_place place = {.pid = take_text(source, recording, names, &row, 1),
                                    .tid = take_text(source, recording, names, &row, 2),
                                    .stream = statement_int64(&row, 4),
                                    .stream_is_wide = statement_int64(&row, 5) != 0};
        int64_t device = statement_int64(&row, 3);

        if (statement_int64(&row, 0) != recording->place_count || device < INT32_MIN ||
            device > INT32_MAX)
            load_damaged(source, "place");
        place.device = (int32_t)device;
        if (!ARRAY_RESERVE(recording->places, capacity,
                           recording->place_count + (size_t)1)) {
            load_refused(source);
            return;
        }
        recording->places[recording->place_count++] = place;
    }
}

void load_step_rows(const struct load_source *source, uint32_t file,
                    struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_step_rows", file);
    size_t capacity = 0;

    while (statement_next(&row)) {
        if (!ARRAY_RESERVE(recording->step_rows, capacity,
                           recording->step_row_count + (size_t)1)) {
            load_refused(source);
            return;
        }
        recording->step_rows[recording->step_row_count++] =
            (struct trace_step_row){.number = statement_int64(&row, 0),
                                    .ts = statement_int64(&row, 1),
                                    .dur = statement_int64(&row, 2),
                                    .begin = statement_int64(&row, 3),
                                    .end = statement_int64(&row, 4)};
    }
}

/* ---- set load used ---- */

/* The ops and inputs that a file uses. */

/* The ops and inputs of a set that the rows of one file use: see set_view.h. */

/* If a file has fewer rows than its set has ops, or inputs, only those that its rows use
 * are loaded. Otherwise many files with different names would each load the names of all.
 * The counts are those of the set. */
struct load_counts {
    uint32_t ops, inputs;
};

static struct load_counts load_count(const struct load_source *source)
{
    CLEANUP_STATEMENT struct statement row = load_of(source, "sql/load_counts");

    if (!statement_next(&row))
        return (struct load_counts){0};
    int64_t ops = statement_int64(&row, 0), inputs = statement_int64(&row, 1);
    if (ops < 0 || ops > CELLS_OPS_MAX || inputs < 0 || inputs >= TRACE_NONE)
        load_damaged(source, "number of an op or of inputs");
    return (struct load_counts){(uint32_t)ops, (uint32_t)inputs};
}

/* ---- numbers of the set ---- */

static int compare_in_budget(const void *a, const void *b, void *budget)
{
    return budget_is_over(budget) ? 0 : number_order_uint32(a, b);
}

/* Makes the numbers ascending, each once. Returns how many are left; if the budget is
 * over, they are in no order. */
static uint32_t sort_numbers(uint32_t *numbers, size_t count, struct budget *budget)
{
    uint32_t distinct = 0;

    if (count > 1)
        qsort_r(numbers, count, sizeof *numbers, compare_in_budget, budget);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || numbers[i] != numbers[distinct - 1])
            numbers[distinct++] = numbers[i];
    return distinct;
}

/* ---- ops ---- */

/* The ops of the segments of a file, as their numbers in the set. */
static void list_ops(const struct load_source *source, uint32_t file,
                     struct trace_recording *recording)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_segments", file);
    uint32_t *listed = arena_new(arena, SEGMENT_ROWS, sizeof *listed), count;
    size_t total = 0, capacity = 0;

    while (statement_next(&row)) {
        size_t length;
        const void *ops = statement_blob(&row, 2, &length);

        if (!segment_list_ops(ops, length, listed, &count)) {
            load_damaged(source, "segment");
            return;
        }
        if (!ARRAY_RESERVE(recording->set_ops, capacity, total + count)) {
            load_refused(source);
            return;
        }
        if (count > 0) /* else there may be no array yet */
            memcpy(recording->set_ops + total, listed, count * sizeof *listed);
        total += count;
    }
    recording->op_count =
        sort_numbers(recording->set_ops, total, recording->memory.budget);
}

static void load_op(const struct load_source *source, struct statement *row,
                    struct trace_recording *recording, uint32_t op)
{
    struct strings *names = &recording->names;

    statement_bind_int64(row, ":id", recording->set_ops[op]);
    if (!statement_next(row) || !is_op(statement_int64(row, 2), statement_int64(row, 3)))
        load_damaged(source, "op"); /* unless it failed */
    else
        recording->ops[op] =
            (struct trace_op){.name = take_text(source, recording, names, row, 0),
                              .category = take_text(source, recording, names, row, 1),
                              .side = (uint8_t)statement_int64(row, 2),
                              .kind = (uint8_t)statement_int64(row, 3)};
    statement_reset(row);
}

/* The ops of a file, by their number, into ->ops and ->set_ops. */
static void load_used_ops(const struct load_source *source, uint32_t file,
                          struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row = load_of(source, "sql/load_op");

    list_ops(source, file, recording);
    recording->ops = calloc((size_t)recording->op_count + 1, sizeof *recording->ops);
    if (recording->ops == NULL)
        load_refused(source);
    for (uint32_t i = 0; i < recording->op_count && !database_failed(source->database);
         i++)
        load_op(source, &row, recording, i);
}

/* ---- inputs ---- */

static bool has_inputs(const struct trace_recording *recording, uint32_t row)
{
    const struct trace_events *events = &recording->events;

    return recording->ops[events->op[row]].side != TRACE_DEVICE &&
           events->link[row] != TRACE_NONE;
}

static struct trace_inputs load_one(const struct load_source *source,
                                    struct statement *row, bool arguments,
                                    struct trace_recording *recording)
{
    struct trace_inputs inputs = {TRACE_NONE, TRACE_NONE, TRACE_NONE};

    if (!statement_next(row))
        load_damaged(source, "inputs"); /* unless it failed */
    else
        inputs.shape = take_text(source, recording, &recording->shapes, row, 0);
    if (arguments && !database_failed(source->database)) {
        inputs.types = take_text(source, recording, &recording->arguments, row, 1);
        inputs.values = take_text(source, recording, &recording->arguments, row, 2);
    }
    statement_reset(row);
    return inputs;
}

static void load_all(const struct load_source *source, const uint32_t *numbers,
                     uint32_t count, bool arguments, struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row = load_of(source, "sql/load_inputs_of");
    size_t capacity = 0;

    if (!LOAD_ROOM(source, recording, recording->inputs, capacity, (size_t)count))
        return;
    for (uint32_t i = 0; i < count && !database_failed(source->database); i++) {
        statement_bind_int64(&row, ":id", numbers[i]);
        recording->inputs[i] = load_one(source, &row, arguments, recording);
        recording->inputs_count = i + 1;
    }
}

/* The inputs of a file whose events are loaded with the set's numbers as links; the links
 * become the numbers in ->inputs. `arguments`: with types and concrete inputs. */
static void load_used_inputs(const struct load_source *source, bool arguments,
                             struct trace_recording *recording)
{
    struct trace_events *events = &recording->events;
    struct budget *budget = recording->memory.budget;
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    uint32_t *numbers = arena_new(arena, events->count, sizeof *numbers);
    size_t rows = 0;

    if (database_failed(source->database))
        return;
    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row); row++)
        if (has_inputs(recording, row))
            numbers[rows++] = events->link[row];
    uint32_t count = sort_numbers(numbers, rows, budget);
    if (budget_look(budget, database_failure(source->database)) != 0)
        return;
    for (uint32_t row = 0; row < events->count && !budget_is_over_at(budget, row); row++)
        if (has_inputs(recording, row)) {
            const uint32_t *found = bsearch(&events->link[row], numbers, count,
                                            sizeof *numbers, number_order_uint32);

            events->link[row] = (uint32_t)(found - numbers);
        }
    load_all(source, numbers, count, arguments, recording);
}

/* ---- set load whole ---- */

/* What a file has beyond its rows. */

/* The additional parts that set_load_whole() reads: sums and launches of one file, with
 * the recording's own numbers. See set_view.h. */

/* The recording's number of an op of the set; TRACE_NONE: no row of the file has it. */
static uint32_t own_op(const struct trace_recording *recording, uint32_t op)
{
    const uint32_t *found = bsearch(&op, recording->set_ops, recording->op_count,
                                    sizeof *recording->set_ops, number_order_uint32);

    return found == NULL ? TRACE_NONE : (uint32_t)(found - recording->set_ops);
}

/* ---- cells ---- */

struct cells_scratch {
    struct cells list, sum; /* which ops a blob has; what it says of them */
    size_t capacity;        /* of recording->cells */
};

static void free_scratch(struct cells_scratch *scratch)
{
    cells_free(&scratch->list);
    cells_free(&scratch->sum);
}

static bool take_cell(const struct trace_recording *recording, const struct cells *sum,
                      uint32_t op, uint32_t step, struct trace_cell *out)
{
    uint32_t own = own_op(recording, op);

    if (own == TRACE_NONE)
        return false;
    *out = (struct trace_cell){
        .op = own,
        .step = step,
        .count = (uint64_t)sum->count[op],
        .total = sum->total[op],
        .self = (int64_t)((uint64_t)sum->total[op] - (uint64_t)sum->nested[op]),
        .min = sum->min[op],
        .max = sum->max[op]};
    return true;
}

/* Appends the cells of a step. */
static void add_step(const struct load_source *source, struct trace_recording *recording,
                     struct cells_scratch *scratch, struct statement *row, uint32_t step)
{
    size_t length, end = recording->cell_begin[step];
    const void *blob = statement_blob(row, 0, &length);
    struct cells_read read;

    cells_clear(&scratch->sum);
    bool good = cells_read(&scratch->list, blob, length, &read) &&
                cells_add_blob(&scratch->sum, blob, length);
    if (good && !LOAD_ROOM(source, recording, recording->cells, scratch->capacity,
                           end + read.count))
        return;
    for (uint32_t i = 0; good && i < read.count; i++)
        good = take_cell(recording, &scratch->sum, read.ops[i], step,
                         &recording->cells[end++]);
    if (!good)
        load_damaged(source, "sums of a step");
    recording->cell_begin[step + 1] = end;
}

/* Loads the cells of the steps and the launch shapes of a file. Its steps, ops and shapes
 * must be loaded already, limited to those that it uses. */
static void load_cells(const struct load_source *source, uint32_t file,
                       struct trace_recording *recording)
{
    CLEANUP(free_scratch) struct cells_scratch scratch = {0};
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_step_cells", file);
    uint32_t step = 0;

    recording->cell_begin =
        calloc((size_t)recording->step_count + 1, sizeof *recording->cell_begin);
    if (recording->cell_begin == NULL)
        load_refused(source);
    while (step < recording->step_count && statement_next(&row))
        add_step(source, recording, &scratch, &row, step++);
    if (step != recording->step_count || statement_next(&row))
        load_damaged(source, "step");
}

/* ---- launches ---- */

static void load_launches(const struct load_source *source, uint32_t file,
                          struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_launch_shapes", file);
    size_t capacity = 0;

    while (statement_next(&row)) {
        if (!LOAD_ROOM(source, recording, recording->launch_shapes, capacity,
                       recording->launch_shape_count + (size_t)1))
            return;
        struct trace_launch_shape *launch =
            &recording->launch_shapes[recording->launch_shape_count++];
        *launch = (struct trace_launch_shape){
            .op = own_op(recording, (uint32_t)statement_int64(&row, 0)),
            .operator_name = take_text(source, recording, &recording->names, &row, 1),
            .shape = take_text(source, recording, &recording->shapes, &row, 2),
            .count = (uint64_t)statement_int64(&row, 3),
            .total = statement_int64(&row, 4)};
        if (launch->op == TRACE_NONE)
            load_damaged(source, "launch");
    }
}

/* ---- set load blocks ---- */

/* The columns of the next block of a file, which has `before` rows in blocks before;
 * NULL: there is none. */
static const void *next_block(const struct load_source *source, struct statement *row,
                              const char *what, uint32_t before, uint32_t *rows,
                              size_t *length)
{
    if (!statement_next(row))
        return NULL;
    int64_t count = statement_int64(row, 1);
    *rows = (uint32_t)count;
    if (statement_int64(row, 0) == before && count >= 1 && count <= KEPT_BLOCK_ROWS &&
        count < (int64_t)UINT32_MAX - before)
        return statement_blob(row, 2, length);
    load_damaged(source, what);
    return NULL;
}

/* Appends the instants `[memory]` of a file whose places are loaded. */
static void load_memory(const struct load_source *source, uint32_t file,
                        struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_memory_blocks", file);
    const struct block_limits limits = {.places = recording->place_count};
    static const char what[] = "block of memory";
    size_t capacity = 0, length;
    const void *columns;
    uint32_t rows;

    while ((columns = next_block(source, &row, what, recording->memory_count, &rows,
                                 &length)) != NULL) {
        if (!LOAD_ROOM(source, recording, recording->memory_instants, capacity,
                       (size_t)recording->memory_count + rows))
            return;
        if (!memory_block_decode(columns, length, &limits,
                                 recording->memory_instants + recording->memory_count,
                                 rows))
            load_damaged(source, what);
        recording->memory_count += rows;
    }
}

/* The counter of the block in the current row; NULL: all ends. */
static struct trace_counter *take_counter(const struct load_source *source,
                                          struct trace_recording *recording,
                                          struct statement *row, size_t *capacity)
{
    struct trace_counter *last = recording->counter_count == 0
                                     ? NULL
                                     : &recording->counters[recording->counter_count - 1];
    const struct trace_counter counter = {
        .device = (int32_t)statement_int64(row, 3),
        .pid = take_text(source, recording, &recording->names, row, 4),
        .name = take_text(source, recording, &recording->names, row, 5),
        .first = recording->sample_count};

    if (last != NULL && last->device == counter.device && last->pid == counter.pid &&
        last->name == counter.name)
        return last;
    if (!LOAD_ROOM(source, recording, recording->counters, *capacity,
                   recording->counter_count + (size_t)1))
        return NULL;
    recording->counters[recording->counter_count] = counter;
    return &recording->counters[recording->counter_count++];
}

/* The counters of a file, into a recording without any. */
static void load_counters(const struct load_source *source, uint32_t file,
                          struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_counter_blocks", file);
    static const char what[] = "block of counters";
    size_t capacity = 0, counters = 0, length;
    struct trace_counter *counter;
    const void *columns;
    uint32_t rows;

    while ((columns = next_block(source, &row, what, recording->sample_count, &rows,
                                 &length)) != NULL &&
           (counter = take_counter(source, recording, &row, &counters)) != NULL &&
           LOAD_ROOM(source, recording, recording->samples, capacity,
                     (size_t)recording->sample_count + rows)) {
        struct trace_sample *samples = recording->samples + recording->sample_count;

        if (!counter_block_decode(columns, length, samples, rows) ||
            (counter->count > 0 && samples[-1].ts > samples[0].ts)) {
            load_damaged(source, what);
            return;
        }
        counter->count += rows;
        recording->sample_count += rows;
    }
    trace_counters_sum(recording);
}

static void load_blocks(const struct load_source *source, uint32_t file,
                        uint32_t arguments, struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_collective_blocks", file);
    struct block_limits limits = {.arguments = arguments,
                                  .file_rows = recording->events.count};
    static const char what[] = "block of collectives";
    size_t capacity = 0, length;
    const void *columns;
    uint32_t rows;

    while ((columns = next_block(source, &row, what, recording->collective_count, &rows,
                                 &length)) != NULL &&
           LOAD_ROOM(source, recording, recording->collectives, capacity,
                     (size_t)recording->collective_count + rows)) {
        struct trace_collective *list =
            recording->collectives + recording->collective_count;

        if (!collective_block_decode(columns, length, &limits, list, rows))
            load_damaged(source, what);
        limits.after = list[rows - 1].row + 1;
        recording->collective_count += rows;
    }
}

/* ---- texts of a recording that has only those that it uses ---- */

/* Texts of arguments by their number in the set, each read once. */
struct used_texts {
    uint32_t *numbers; /* ascending */
    uint32_t *own;     /* their numbers in recording->arguments */
    size_t count;
};

/* The distinct texts of the collectives. */
static void list_used(struct used_texts *used, struct arena *arena,
                      const struct trace_recording *recording)
{
    size_t room = (size_t)recording->collective_count * TRACE_COLLECTIVE_TEXTS;
    size_t distinct = 0;

    used->numbers = arena_new(arena, room, sizeof *used->numbers);
    for (uint32_t i = 0; i < recording->collective_count; i++)
        for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++)
            if (recording->collectives[i].texts[t] != TRACE_NONE)
                used->numbers[used->count++] = recording->collectives[i].texts[t];
    if (used->count > 1)
        qsort(used->numbers, used->count, sizeof *used->numbers, number_order_uint32);
    for (size_t i = 0; i < used->count; i++)
        if (i == 0 || used->numbers[i] != used->numbers[distinct - 1])
            used->numbers[distinct++] = used->numbers[i];
    used->count = distinct;
    used->own = arena_new(arena, distinct, sizeof *used->own);
}

static void read_used(struct used_texts *used, const struct load_source *source,
                      struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row = load_of(source, "sql/load_argument");

    for (size_t i = 0; i < used->count && !database_failed(source->database); i++) {
        statement_bind_int64(&row, ":id", used->numbers[i]);
        if (statement_next(&row))
            used->own[i] = take_text(source, recording, &recording->arguments, &row, 0);
        else
            load_damaged(source, "argument"); /* unless it failed */
        statement_reset(&row);
    }
}

static void load_used_texts(const struct load_source *source,
                            struct trace_recording *recording)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    struct used_texts used = {0};

    list_used(&used, arena, recording);
    read_used(&used, source, recording);
    for (uint32_t i = 0; i < recording->collective_count; i++)
        for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++) {
            uint32_t *text = &recording->collectives[i].texts[t];

            if (*text == TRACE_NONE)
                continue;
            const uint32_t *found = bsearch(text, used.numbers, used.count,
                                            sizeof *used.numbers, number_order_uint32);
            *text = used.own[found - used.numbers];
        }
}

/* Appends the facts of the collectives of a file whose rows are loaded. Their texts are
 * added to ->arguments if only those that the file uses are loaded (`used`). */
static void load_collectives(const struct load_source *source, uint32_t file, bool used,
                             struct trace_recording *recording)
{
    load_blocks(source, file, used ? TRACE_NONE - 1 : recording->arguments.count,
                recording);
    if (used && !database_failed(source->database))
        load_used_texts(source, recording);
}

/* ---- set load events ---- */

/* What to decode of the rows in addition to the parts that are always there. */
struct load_extras {
    bool correlations; /* numbering them is a third of the work; false: no row has one */
    bool sequences;
    bool self; /* false: it is 0 */
};

/* ---- correlations: their distinct numbers ---- */

/* Numbers of correlations by value. */
struct numbering {
    struct map map;
    size_t capacity; /* of recording->correlations */
    uint64_t seed;
};

/* Index + 1 of a number in recording->correlations; 0 when memory is refused. */
static uint32_t number_of(struct numbering *numbering, struct trace_recording *recording,
                          int64_t value, bool wide)
{
    uint64_t hash = hash_number((uint64_t)value, numbering->seed);
    uint32_t i, count = recording->correlation_count;

    MAP_EACH(i, &numbering->map, hash)
    if (recording->correlations[i] == value &&
        trace_correlation_is_wide(recording, i) == wide)
        return i + 1;
    if (!ARRAY_RESERVE_COUNTED(&recording->memory, recording->correlations,
                               numbering->capacity, count + (size_t)1) ||
        (wide && trace_correlation_widen(recording, count) != 0) ||
        !map_add(&numbering->map, hash, count))
        return 0;
    recording->correlations[count] = value;
    return ++recording->correlation_count;
}

/* ---- segments ---- */

struct events_loader {
    struct arena *arena;
    const struct load_source *source;
    struct trace_recording *recording;
    struct segment_limits limits;
    struct segment_reader reader;
    struct numbering numbering;
    struct load_extras wanted;
    uint32_t inputs; /* of the set */
    uint8_t *sides;
    int64_t *correlation; /* SEGMENT_ROWS */
    uint8_t *correlated;
    struct trace_copy *copies;
    size_t copy_capacity;
    struct trace_sequence *sequences; /* SEGMENT_ROWS, if they are wanted */
    size_t sequence_capacity;
    uint32_t next_row;
};

static void free_work(struct events_loader *work)
{
    map_free(&work->numbering.map);
    arena_free(&work->arena);
}

static void alloc_work(struct events_loader *work)
{
    const struct trace_recording *recording = work->recording;
    struct arena *arena = arena_make(recording->memory.budget);

    work->arena = arena;
    work->numbering =
        (struct numbering){.map.memory = &work->recording->memory, .seed = hash_seed()};
    work->sides = arena_new(arena, recording->op_count, 1);
    work->correlation = arena_new(arena, SEGMENT_ROWS, sizeof *work->correlation);
    work->correlated = arena_new(arena, SEGMENT_ROWS, 1);
    work->copies = arena_new(arena, SEGMENT_ROWS, sizeof *work->copies);
    segment_reader_init(&work->reader, arena);
    if (work->wanted.sequences)
        work->sequences = arena_new(arena, SEGMENT_ROWS, sizeof *work->sequences);
    for (uint32_t i = 0; i < recording->op_count; i++)
        work->sides[i] = recording->ops[i].side;
    work->limits = (struct segment_limits){.sides = work->sides,
                                           .op_of = recording->set_ops,
                                           .ops = recording->op_count,
                                           .places = recording->place_count,
                                           .inputs = work->inputs,
                                           .file_rows = recording->events.count};
}

/* Bytes of a row in the columns below. */
#define EVENT_BYTES (3 * sizeof(int64_t) + 4 * sizeof(uint32_t))

static bool alloc_events(struct trace_events *events)
{
    size_t count = (size_t)events->count + 1;

    events->capacity = events->count;
    events->ts = machine_array(count, sizeof *events->ts);
    events->dur = machine_array(count, sizeof *events->dur);
    events->self = machine_array(count, sizeof *events->self);
    events->op = machine_array(count, sizeof *events->op);
    events->place = machine_array(count, sizeof *events->place);
    events->correlation = calloc(count, sizeof *events->correlation);
    events->link = machine_array(count, sizeof *events->link);
    return events->ts != NULL && events->dur != NULL && events->self != NULL &&
           events->op != NULL && events->place != NULL && events->correlation != NULL &&
           events->link != NULL;
}

static bool append_copies(struct events_loader *work, uint32_t count)
{
    struct trace_recording *recording = work->recording;

    if (count == 0)
        return true;
    if (!ARRAY_RESERVE_COUNTED(&recording->memory, recording->copies, work->copy_capacity,
                               recording->copy_count + (size_t)count))
        return false;
    memcpy(recording->copies + recording->copy_count, work->copies,
           count * sizeof *work->copies);
    recording->copy_count += count;
    return true;
}

static bool append_sequences(struct events_loader *work, uint32_t count)
{
    struct trace_recording *recording = work->recording;
    uint64_t bytes = (uint64_t)count * sizeof(struct trace_sequence);

    if (count == 0)
        return true;
    if (recording->sequences == NULL) { /* there are no more than rows */
        work->sequence_capacity = recording->events.count;
        recording->sequences =
            machine_array(work->sequence_capacity, sizeof *recording->sequences);
    }
    if (recording->sequences == NULL ||
        budget_share_take(&recording->memory, bytes, NULL) != 0 ||
        !ARRAY_RESERVE(recording->sequences, work->sequence_capacity,
                       recording->sequence_count + (size_t)count))
        return false;
    memcpy(recording->sequences + recording->sequence_count, work->sequences, bytes);
    recording->sequence_count += count;
    return true;
}

static void load_segment(struct events_loader *work, const struct segment_bytes *bytes)
{
    struct trace_recording *recording = work->recording;
    struct trace_events *events = &recording->events;
    uint32_t first = bytes->first;
    struct segment_columns columns = {
        .op = events->op + first,
        .place = events->place + first,
        .link = events->link + first,
        .ts = events->ts + first,
        .dur = events->dur + first,
        .self = work->wanted.self ? events->self + first : NULL,
        .correlation = work->wanted.correlations ? work->correlation : NULL,
        .correlated = work->correlated,
        .copies = work->copies,
        .sequences = work->sequences};

    if (!segment_decode(&work->reader, &work->limits, bytes, &columns)) {
        load_damaged(work->source, "segment");
        return;
    }
    for (uint32_t i = 0; work->wanted.correlations && i < bytes->rows; i++) {
        if (!work->correlated[i])
            continue;
        uint32_t number = number_of(&work->numbering, recording, work->correlation[i],
                                    work->correlated[i] == 2);
        if (number == 0) {
            load_refused(work->source);
            return;
        }
        events->correlation[first + i] = number;
    }
    if (!append_copies(work, columns.copy_count) ||
        !append_sequences(work, columns.sequence_count))
        load_refused(work->source);
}

static void load_segments(struct events_loader *work, uint32_t file)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(work->source, "sql/load_segments", file);
    uint32_t count = work->recording->events.count;

    while (statement_next(&row)) {
        int64_t first = statement_int64(&row, 0), rows = statement_int64(&row, 1);
        struct segment_bytes bytes = {.first = (uint32_t)first, .rows = (uint32_t)rows};

        if (first != work->next_row || rows < 1 || rows > SEGMENT_ROWS ||
            rows > (int64_t)(count - work->next_row))
            break;
        bytes.ops = statement_blob(&row, 2, &bytes.ops_length);
        bytes.columns = statement_blob(&row, 3, &bytes.columns_length);
        load_segment(work, &bytes);
        work->next_row += bytes.rows;
    }
    if (work->next_row != count)
        load_damaged(work->source, "segment"); /* unless it failed */
}

/* The memory for the columns must depend on the actual data, not on a number in a damaged
 * file. */
static void check_rows(const struct load_source *source, uint32_t file, uint32_t rows)
{
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_rows", file);

    if (statement_next(&row) && statement_int64(&row, 0) != rows)
        load_damaged(source, "rows");
}

/* Decodes the segments of a file into the recording's events, copies and wanted extras.
 * Its ops and places must be there already; links to inputs are below `inputs`. */
static void load_events(const struct load_source *source, uint32_t file,
                        struct load_extras wanted, uint32_t inputs,
                        struct trace_recording *recording)
{
    CLEANUP(free_work)
    struct events_loader work = {
        .source = source, .recording = recording, .wanted = wanted, .inputs = inputs};
    uint64_t bytes = (uint64_t)recording->events.count * EVENT_BYTES;

    check_rows(source, file, recording->events.count);
    if (database_failed(source->database))
        return;
    if (budget_share_take(&recording->memory, bytes, NULL) != 0 ||
        !alloc_events(&recording->events)) {
        load_refused(source);
        return;
    }
    alloc_work(&work);
    load_segments(&work, file);
}

/* ---- set load open ---- */

/* Ops and inputs keep the numbers that they have in the set, or are
 * only those that the file uses. */

#define ROWS_MAX ((int64_t)UINT32_MAX - 1)

/* ---- what belongs to the file ---- */

static void load_file(const struct load_source *source, uint32_t file,
                      struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_file", file);

    if (!statement_next(&row)) { /* if it did not fail: */
        (void)error_set(database_failure(source->database), ERROR_NOT_FOUND,
                        "unknown_file", "%s has no file %u", source->database->name,
                        file);
        return;
    }
    recording->rank = statement_int64(&row, 0);
    recording->rank_source = (enum trace_rank_source)statement_int64(&row, 1);
    recording->raw_bytes = (uint64_t)statement_int64(&row, 2);
    recording->disk_bytes = (uint64_t)statement_int64(&row, 3);
    statement_read_hash(&row, 4, recording->hash);
    statement_read_hash(&row, 5, recording->disk_hash);
    recording->has_steps = statement_int64(&row, 6) != 0;
    recording->base_time_known = statement_int64(&row, 7) != 0;
    recording->first_ns = statement_int64(&row, 8);
    int64_t rows = statement_int64(&row, 9);
    if (rows < 0 || rows > ROWS_MAX) {
        load_damaged(source, "file");
        return;
    }
    recording->events.count = (uint32_t)rows;
    recording->metadata = statement_copy_text(&row, 10);
    recording->quality = load_quality(&row, 11);
}

static void load_notes(const struct load_source *source, uint32_t file,
                       struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_notes", file);

    while (recording->note_count < TRACE_NOTES_MAX && statement_next(&row))
        recording->notes[recording->note_count++] = load_note(&row, 0);
}

static void load_steps(const struct load_source *source, uint32_t file,
                       struct trace_recording *recording)
{
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_steps", file);
    size_t capacity = 0;

    while (statement_next(&row)) {
        if (!ARRAY_RESERVE(recording->steps, capacity,
                           recording->step_count + (size_t)1)) {
            load_refused(source);
            return;
        }
        recording->steps[recording->step_count++] = load_step(&row, 0);
    }
}

/* The rows, and the tables that they point to. */
static void load_rows(const struct load_source *source, uint32_t file,
                      enum load_extent extent, struct trace_recording *recording)
{
    struct load_counts counts = load_count(source);
    bool whole = extent == LOAD_WHOLE, kept = extent >= LOAD_KEPT;
    bool use_ops = whole || counts.ops > recording->events.count;
    bool use_inputs = whole || counts.inputs > recording->events.count;
    const struct load_extras wanted = {.correlations = extent == LOAD_ROWS || whole,
                                       .sequences = kept,
                                       .self = extent != LOAD_COLLECTIVES};

    if (use_ops)
        load_used_ops(source, file, recording);
    else
        load_ops(source, recording);
    if (!use_inputs)
        load_inputs(source, kept, recording);
    load_places(source, file, recording);
    load_events(source, file, wanted,
                use_inputs ? counts.inputs : recording->inputs_count, recording);
    if (use_inputs)
        load_used_inputs(source, kept, recording);
    if (kept) {
        load_memory(source, file, recording);
        load_counters(source, file, recording);
    }
    if (kept || extent == LOAD_COLLECTIVES)
        load_collectives(source, file, use_inputs || !kept, recording);
}

/* Notes that the set added and the file does not contain: see set_write.c. */
static void drop_rank_notes(struct trace_recording *recording)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < recording->note_count; i++)
        if (strcmp(recording->notes[i].kind, "rank_assumed") != 0 &&
            strcmp(recording->notes[i].kind, "rank_from_file_name") != 0 &&
            strcmp(recording->notes[i].kind, "recordings_overlap") != 0)
            recording->notes[kept++] = recording->notes[i];
    recording->note_count = kept;
}

/* The results of trace_resolve() besides the rows. */
static void load_rest(const struct load_source *source, uint32_t file,
                      struct trace_recording *recording)
{
    load_cells(source, file, recording);
    load_launches(source, file, recording);
    if (!database_failed(source->database))
        markers_find(recording, database_failure(source->database));
    drop_rank_notes(recording);
}

int set_load_open(struct database *database, uint32_t file, enum load_extent extent,
                  struct trace_recording **out, struct error *error)
{
    const struct load_source source = {database, "main"};
    CLEANUP_RECORDING struct trace_recording *recording = load_begin(database->budget);

    *out = NULL;
    if (extent == LOAD_COUNTERS) {
        load_counters(&source, file, recording);
    } else {
        load_file(&source, file, recording);
        load_notes(&source, file, recording);
        load_steps(&source, file, recording);
        load_step_rows(&source, file, recording);
        load_rows(&source, file, extent, recording);
    }
    if (extent == LOAD_WHOLE)
        load_rest(&source, file, recording);
    int result = database_result(database, error);
    if (result == 0)
        *out = TAKE_PTR(recording);
    return result;
}

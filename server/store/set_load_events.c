#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "store/database.h"
#include "store/segment.h"
#include "store/set_load.h"
#include "store/set_view.h"
#include "trace/recording.h"

#include <stdlib.h>
#include <string.h>

/* ---- set load blocks ---- */

/* The block in the current row: its columns, and how many rows it has. NULL: it does not
 * follow the blocks before. */
static const void *take_block(struct statement *row, uint32_t before, uint32_t *rows,
                              size_t *length)
{
    int64_t count = statement_int64(row, 1);

    if (statement_int64(row, 0) != before || count < 1 || count > KEPT_BLOCK_ROWS ||
        count >= (int64_t)UINT32_MAX - before)
        return NULL;
    *rows = (uint32_t)count;
    return statement_blob(row, 2, length);
}

int load_memory(const struct load_source *source, uint32_t file,
                struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_memory_blocks", file);
    const struct block_limits limits = {.places = recording->place_count};
    size_t capacity = 0, length;
    uint32_t rows;
    int result = 0;

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        const void *columns = take_block(&row, recording->memory_count, &rows, &length);

        if (columns == NULL)
            return load_damaged(source, "block of memory", error);
        result =
            budget_share_take(&recording->memory,
                              (uint64_t)rows * sizeof *recording->memory_instants, error);
        if (result != 0)
            return result;
        if (!ARRAY_RESERVE(recording->memory_instants, capacity,
                           (size_t)recording->memory_count + rows))
            return error_set_memory(error);
        if (!memory_block_decode(columns, length, &limits,
                                 recording->memory_instants + recording->memory_count,
                                 rows))
            return load_damaged(source, "block of memory", error);
        recording->memory_count += rows;
    }
    return result;
}

/* The counter of the block in the current row; NULL: memory is refused. */
static struct trace_counter *take_counter(struct trace_recording *recording,
                                          struct statement *row, size_t *capacity)
{
    struct trace_counter *last = recording->counter_count == 0
                                     ? NULL
                                     : &recording->counters[recording->counter_count - 1];
    size_t pid_length, name_length;
    const char *pid = statement_text(row, 4, &pid_length);
    const char *name = statement_text(row, 5, &name_length);

    if (budget_share_take(&recording->memory,
                          sizeof *last + pid_length + name_length + 2 * TEXT_BYTES,
                          NULL) != 0)
        return NULL;
    const struct trace_counter counter = {
        .device = (int32_t)statement_int64(row, 3),
        .pid = strings_add(&recording->names, pid, pid_length),
        .name = strings_add(&recording->names, name, name_length),
        .first = recording->sample_count};
    if (last != NULL && last->device == counter.device && last->pid == counter.pid &&
        last->name == counter.name)
        return last;
    if (counter.pid == STRINGS_NONE || counter.name == STRINGS_NONE ||
        !ARRAY_RESERVE(recording->counters, *capacity,
                       recording->counter_count + (size_t)1))
        return NULL;
    recording->counters[recording->counter_count] = counter;
    return &recording->counters[recording->counter_count++];
}

int load_counters(const struct load_source *source, uint32_t file,
                  struct trace_recording *recording, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_counter_blocks", file);
    size_t capacity = 0, counters = 0, length;
    uint32_t rows;
    int result = 0;

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        const void *columns = take_block(&row, recording->sample_count, &rows, &length);

        if (columns == NULL)
            return load_damaged(source, "block of counters", error);
        result = budget_share_take(&recording->memory,
                                   (uint64_t)rows * sizeof *recording->samples, error);
        if (result != 0)
            return result;
        struct trace_counter *counter = take_counter(recording, &row, &counters);
        if (counter == NULL)
            return budget_or_memory(recording->memory.budget, error);
        if (!ARRAY_RESERVE(recording->samples, capacity,
                           (size_t)recording->sample_count + rows))
            return error_set_memory(error);
        struct trace_sample *samples = recording->samples + recording->sample_count;
        if (!counter_block_decode(columns, length, samples, rows) ||
            (counter->count > 0 && samples[-1].ts > samples[0].ts))
            return load_damaged(source, "block of counters", error);
        counter->count += rows;
        recording->sample_count += rows;
    }
    trace_counters_sum(recording);
    return result;
}

static int load_blocks(const struct load_source *source, uint32_t file,
                       uint32_t arguments, struct trace_recording *recording,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(source, "sql/load_collective_blocks", file);
    struct block_limits limits = {.arguments = arguments,
                                  .file_rows = recording->events.count};
    size_t capacity = 0, length;
    uint32_t rows;
    int result = 0;

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        const void *columns =
            take_block(&row, recording->collective_count, &rows, &length);

        if (columns == NULL)
            return load_damaged(source, "block of collectives", error);
        result = budget_share_take(
            &recording->memory, (uint64_t)rows * sizeof *recording->collectives, error);
        if (result != 0)
            return result;
        if (!ARRAY_RESERVE(recording->collectives, capacity,
                           (size_t)recording->collective_count + rows))
            return error_set_memory(error);
        struct trace_collective *list =
            recording->collectives + recording->collective_count;
        if (!collective_block_decode(columns, length, &limits, list, rows))
            return load_damaged(source, "block of collectives", error);
        limits.after = list[rows - 1].row + 1;
        recording->collective_count += rows;
    }
    return result;
}

/* ---- texts of a recording that has only those that it uses ---- */

/* Texts of arguments by their number in the set, each read once. */
struct used_texts {
    struct statement row;
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

static int read_used(struct used_texts *used, const struct load_source *source,
                     struct trace_recording *recording, struct error *error)
{
    int result = 0;

    for (size_t i = 0; i < used->count; i++) {
        size_t length;

        statement_bind_int64(&used->row, ":id", used->numbers[i]);
        result = statement_step(&used->row, error);
        if (result < 0)
            return result;
        if (result == 0)
            return load_damaged(source, "argument", error);
        const char *text = statement_text(&used->row, 0, &length);
        result = budget_share_take(&recording->memory, length + TEXT_BYTES, error);
        if (result != 0)
            return result;
        used->own[i] = strings_add(&recording->arguments, text, length);
        if (used->own[i] == STRINGS_NONE)
            return error_set_memory(error);
        statement_reset(&used->row);
    }
    return result;
}

static int load_used_texts(const struct load_source *source,
                           struct trace_recording *recording, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    struct used_texts used = {.row = load_of(source, "sql/load_argument")};

    list_used(&used, arena, recording);
    int result = read_used(&used, source, recording, error);
    statement_finish(&used.row);
    for (uint32_t i = 0; result == 0 && i < recording->collective_count; i++)
        for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++) {
            uint32_t *text = &recording->collectives[i].texts[t];

            if (*text == TRACE_NONE)
                continue;
            const uint32_t *found = bsearch(text, used.numbers, used.count,
                                            sizeof *used.numbers, number_order_uint32);
            *text = used.own[found - used.numbers];
        }
    return result;
}

int load_collectives(const struct load_source *source, uint32_t file, bool used,
                     struct trace_recording *recording, struct error *error)
{
    uint32_t arguments = used ? TRACE_NONE - 1 : recording->arguments.count;
    int result = load_blocks(source, file, arguments, recording, error);

    return result == 0 && used ? load_used_texts(source, recording, error) : result;
}

/* ---- set load events ---- */

/* The events of one file, decoded from its segments: see set_view.h. */

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

static int load_segment(struct events_loader *work, const struct segment_bytes *bytes,
                        struct error *error)
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

    if (!segment_decode(&work->reader, &work->limits, bytes, &columns))
        return load_damaged(work->source, "segment", error);
    for (uint32_t i = 0; work->wanted.correlations && i < bytes->rows; i++) {
        if (!work->correlated[i])
            continue;
        uint32_t number = number_of(&work->numbering, recording, work->correlation[i],
                                    work->correlated[i] == 2);
        if (number == 0)
            return budget_or_memory(recording->memory.budget, error);
        events->correlation[first + i] = number;
    }
    return append_copies(work, columns.copy_count) &&
                   append_sequences(work, columns.sequence_count)
               ? 0
               : budget_or_memory(recording->memory.budget, error);
}

static int load_segments(struct events_loader *work, uint32_t file, struct error *error)
{
    CLEANUP_STATEMENT struct statement row =
        load_of_file(work->source, "sql/load_segments", file);
    int result = 0;

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        int64_t first = statement_int64(&row, 0), rows = statement_int64(&row, 1);
        struct segment_bytes bytes = {0};

        if (first != work->next_row || rows < 1 || rows > SEGMENT_ROWS ||
            rows > (int64_t)(work->recording->events.count - work->next_row))
            return load_damaged(work->source, "segment", error);
        bytes.first = (uint32_t)first;
        bytes.rows = (uint32_t)rows;
        bytes.ops = statement_blob(&row, 2, &bytes.ops_length);
        bytes.columns = statement_blob(&row, 3, &bytes.columns_length);
        result = load_segment(work, &bytes, error);
        work->next_row += bytes.rows;
    }
    if (result == 0 && work->next_row != work->recording->events.count)
        return load_damaged(work->source, "segment", error);
    return result;
}

/* The memory for the columns must depend on the actual data, not on a number in a damaged
 * file. */
static int check_rows(const struct load_source *source, uint32_t file, uint32_t rows,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_rows", file);
    int result = statement_step(&row, error);
    if (result < 0)
        return result;
    return statement_int64(&row, 0) == rows ? 0 : load_damaged(source, "rows", error);
}

int load_events(const struct load_source *source, uint32_t file,
                struct load_extras wanted, uint32_t inputs,
                struct trace_recording *recording, struct error *error)
{
    CLEANUP(free_work)
    struct events_loader work = {
        .source = source, .recording = recording, .wanted = wanted, .inputs = inputs};
    int result = check_rows(source, file, recording->events.count, error);

    if (result == 0)
        result = budget_share_take(
            &recording->memory, (uint64_t)recording->events.count * EVENT_BYTES, error);
    if (result != 0)
        return result;
    if (!alloc_events(&recording->events))
        return error_set_memory(error);
    alloc_work(&work);
    return load_segments(&work, file, error);
}

/* ---- set times ---- */

/* A segment while its times are read. */
struct times_reader {
    struct segment_reader reader;
    struct segment_limits limits;
    struct segment_columns columns;
};

static void append_times(const struct times_reader *reading, uint32_t rows,
                         const struct set_times_wanted *wanted, struct set_times *out)
{
    const struct segment_columns *columns = &reading->columns;
    size_t capacity[2] = {out->capacity, out->capacity}, count = out->count;

    ARENA_RESERVE(out->arena, out->start, capacity[0], count + rows);
    ARENA_RESERVE(out->arena, out->duration, capacity[1], count + rows);
    ARENA_RESERVE(out->arena, out->op, out->capacity, count + rows);
    for (uint32_t i = 0; i < rows; i++) {
        out->start[count] = columns->ts[i];
        out->duration[count] = columns->dur[i];
        out->op[count] = columns->op[i];
        count += wanted->ops[columns->op[i]] != 0;
    }
    out->count = count;
}

static int read_times(struct times_reader *reading, struct statement *row,
                      const struct set_times_wanted *wanted, struct set_times *out)
{
    int64_t first = statement_int64(row, 0), rows = statement_int64(row, 1);
    struct segment_bytes bytes = {.first = (uint32_t)first, .rows = (uint32_t)rows};

    if (rows < 1 || rows > SEGMENT_ROWS)
        return -1;
    bytes.ops = statement_blob(row, 2, &bytes.ops_length);
    if (!segment_has_op(bytes.ops, bytes.ops_length, wanted->ops, wanted->op_count))
        return 0;
    bytes.columns = statement_blob(row, 3, &bytes.columns_length);
    if (!segment_decode(&reading->reader, &reading->limits, &bytes, &reading->columns))
        return -1;
    append_times(reading, bytes.rows, wanted, out);
    return 0;
}

int load_times(const struct load_source *source, uint32_t file,
               const struct set_times_wanted *wanted, struct set_times *out,
               struct error *error)
{
    struct budget *budget = source->database->budget;
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    CLEANUP_STATEMENT struct statement row = load_of_file(source, "sql/load_times", file);
    struct times_reader reading = {
        .limits = {.sides = wanted->ops, .ops = wanted->op_count},
        .columns = {.op = arena_new(arena, SEGMENT_ROWS, sizeof(uint32_t)),
                    .ts = arena_new(arena, SEGMENT_ROWS, sizeof(int64_t)),
                    .dur = arena_new(arena, SEGMENT_ROWS, sizeof(int64_t))}};
    int result = 0;

    segment_reader_init(&reading.reader, arena);
    statement_bind_int64(&row, ":from", wanted->from);
    statement_bind_int64(&row, ":to", wanted->to);
    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        if (read_times(&reading, &row, wanted, out) != 0)
            return load_damaged(source, "segment", error);
        result = budget_look(budget, error);
    }
    return result;
}

/* See set_load_blocks.h. */
#include "store/set/set_load_blocks.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/cleanup.h"
#include "store/codec/kept_blocks.h"
#include "store/sqlite/statement.h"
#include "trace/decode/counters.h"

#include <stdlib.h>

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
    CLEANUP_STATEMENT struct statement row = {0};
    const struct block_limits limits = {.places = recording->place_count};
    size_t capacity = 0, length;
    uint32_t rows;
    int result = load_prepare(source, "sql/load_memory_blocks", file, &row, error);

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
    CLEANUP_STATEMENT struct statement row = {0};
    size_t capacity = 0, counters = 0, length;
    uint32_t rows;
    int result = load_prepare(source, "sql/load_counter_blocks", file, &row, error);

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
    CLEANUP_STATEMENT struct statement row = {0};
    struct block_limits limits = {.arguments = arguments,
                                  .file_rows = recording->events.count};
    size_t capacity = 0, length;
    uint32_t rows;
    int result = load_prepare(source, "sql/load_collective_blocks", file, &row, error);

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

static void free_used(struct used_texts *used)
{
    statement_finish(&used->row);
    free(used->numbers);
    free(used->own);
}

static int compare_numbers(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* The distinct texts of the collectives. */
static bool list_used(struct used_texts *used, const struct trace_recording *recording)
{
    size_t room = (size_t)recording->collective_count * TRACE_COLLECTIVE_TEXTS + 1;
    size_t distinct = 0;

    used->numbers = calloc(room, sizeof *used->numbers);
    if (used->numbers == NULL)
        return false;
    for (uint32_t i = 0; i < recording->collective_count; i++)
        for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++)
            if (recording->collectives[i].texts[t] != TRACE_NONE)
                used->numbers[used->count++] = recording->collectives[i].texts[t];
    if (used->count > 1)
        qsort(used->numbers, used->count, sizeof *used->numbers, compare_numbers);
    for (size_t i = 0; i < used->count; i++)
        if (i == 0 || used->numbers[i] != used->numbers[distinct - 1])
            used->numbers[distinct++] = used->numbers[i];
    used->count = distinct;
    used->own = calloc(distinct + 1, sizeof *used->own);
    return used->own != NULL;
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
    CLEANUP(free_used) struct used_texts used = {0};
    int result = statement_prepare_in(source->database, source->schema,
                                      "sql/load_argument", &used.row, error);

    if (result == 0 && !list_used(&used, recording))
        result = error_set_memory(error);
    if (result == 0)
        result = read_used(&used, source, recording, error);
    for (uint32_t i = 0; result == 0 && i < recording->collective_count; i++)
        for (int t = 0; t < TRACE_COLLECTIVE_TEXTS; t++) {
            uint32_t *text = &recording->collectives[i].texts[t];

            if (*text == TRACE_NONE)
                continue;
            const uint32_t *found = bsearch(text, used.numbers, used.count,
                                            sizeof *used.numbers, compare_numbers);
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

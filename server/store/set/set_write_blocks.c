/* See set_write_blocks.h. */
#include "store/set/set_write_blocks.h"

#include "base/buffer.h"
#include "store/codec/kept_blocks.h"
#include "store/set/set_build.h"
#include "store/sqlite/statement.h"

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

int build_blocks(struct set_writer *writer, uint32_t file,
                 const struct trace_recording *recording, const uint32_t *arguments,
                 struct error *error)
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

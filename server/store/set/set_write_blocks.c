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
    return result;
}

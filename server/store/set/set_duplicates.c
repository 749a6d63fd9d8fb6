/* The files of an unfinished set that do not count: see set_duplicates.h. */
#include "store/set/set_duplicates.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/hash.h"
#include "store/set/set_build.h"
#include "store/set/set_places.h"
#include "store/set/set_suggest.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

static int put_duplicate(struct statement *put, const struct set_duplicate_place *place,
                         struct error *error)
{
    unsigned char disk_hash[16];

    hash_to_bytes(place->disk_hash, disk_hash);
    statement_bind_int64(put, ":file", place->file);
    statement_bind_text(put, ":name", place->name);
    statement_bind_int64(put, ":same_as", place->same_as);
    statement_bind_int64(put, ":disk_bytes", (int64_t)place->disk_bytes);
    statement_bind_blob(put, ":disk_hash", disk_hash, sizeof disk_hash);
    return statement_run(put, error);
}

int set_writer_put_duplicates(struct set_writer *writer,
                              const struct set_duplicate_place *places, size_t count,
                              struct error *error)
{
    CLEANUP_STATEMENT struct statement put = {0};
    int result =
        statement_prepare(&writer->database, "sql/set_put_duplicate", false, &put, error);

    for (size_t i = 0; result == 0 && i < count; i++) {
        const struct build_seals seals = {.disk_seal = places[i].disk_seal};

        result = put_duplicate(&put, &places[i], error);
        if (result == 0)
            result = build_note_seals(writer, places[i].file, &seals, error);
    }
    suggesting_drop(&writer->suggesting, places, count);
    if (result == 0 && count > 0)
        result = database_run_script(&writer->database, "sql/set_drop_duplicates", error);
    writer->duplicate_count += count;
    return result;
}

/* See set_affected.h. */
#include "store/set/set_affected.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set/set_build.h"
#include "store/sqlite/statement.h"
#include "trace/decode/note_kinds.h"

#include <inttypes.h>
#include <string.h>

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

static int take_steps(struct statement *select, struct buffer *text, struct error *error)
{
    size_t before = text->length;
    int64_t last = 0;
    bool open = false; /* a range that has not ended */
    int result;

    while ((result = statement_step(select, error)) == 1) {
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
    return result;
}

/* Steps and rows that other ranks have and this file lacks. */
static int add_lacking(struct set_writer *writer, struct affected_file *file,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(&writer->database, "sql/summary_lacking", false,
                                   &select, error);

    if (result != 0)
        return result;
    statement_bind_int64(&select, ":file", file->file);
    statement_bind_int64(&select, ":most", STEPS_LISTED_MAX);
    result = statement_step(&select, error);
    if (result == 1 && statement_int64(&select, 0) != 0)
        buffer_append_text(&file->text,
                           " It has no device rows, which other ranks have.");
    return result == 1 ? take_steps(&select, &file->text, error) : result;
}

/* ---- the list ---- */

/* Called after the last note of a file: lists the file if it is affected. */
static int end_file(struct set_writer *writer, struct affected_file *file, json_t *list,
                    json_int_t *count, struct error *error)
{
    int result = 0;

    if (!file->affected || ++*count > AFFECTED_LISTED_MAX)
        return 0;
    if (file->may_lack_rows)
        result = add_lacking(writer, file, error);
    if (result != 0)
        return result;
    if (buffer_failed(&file->text) || buffer_failed(&file->name))
        return error_set_memory(error);
    return json_array_append_new(
               list, json_pack("{s:s#, s:I, s:s#}", "file",
                               file->name.length > 0 ? file->name.bytes : "",
                               (int)file->name.length, "rank", (json_int_t)file->rank,
                               "text", file->text.bytes, (int)file->text.length)) == 0
               ? 0
               : error_set_memory(error);
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

static int collect(struct set_writer *writer, struct affected_file *file, json_t *list,
                   json_int_t *count, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(&writer->database, "sql/summary_affected", false,
                                   &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        result = 0;
        if (statement_int64(&select, 0) != file->file) {
            result = end_file(writer, file, list, count, error);
            begin_file(&select, file);
        }
        add_note(&select, file);
    }
    return result == 0 ? end_file(writer, file, list, count, error) : result;
}

int affected_add(struct set_writer *writer, json_t *quality, struct error *error)
{
    struct affected_file file = {.file = -1};
    json_t *list = json_array();
    json_int_t count = 0;

    buffer_init(&file.name, NAME_BYTES_MAX);
    buffer_init(&file.text, 16 * TEXT_BYTES_MAX);
    int result = collect(writer, &file, list, &count, error);
    buffer_free(&file.name);
    buffer_free(&file.text);
    if ((json_object_set_new(quality, "affected", json_integer(count)) |
         json_object_set_new(quality, "affected_files", list)) != 0 &&
        result == 0)
        result = error_set_memory(error);
    return result;
}

/* ---- reading it ---- */

static bool is_entry(const json_t *value)
{
    return json_is_string(json_object_get(value, "file")) &&
           json_is_integer(json_object_get(value, "rank")) &&
           json_is_string(json_object_get(value, "text")) && json_object_size(value) == 3;
}

bool affected_is_valid(const json_t *quality)
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

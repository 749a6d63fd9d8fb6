/* See set_summary.h. */
#include "store/set/set_summary.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set/set_affected.h"
#include "store/set/set_build.h"
#include "store/sqlite/statement.h"

#include <string.h>

#define NAME_BYTES_MAX ((size_t)1 << 16)
#define DEVICES_MAX 64
#define DEVICE_NAME_BYTES_MAX ((size_t)256)
/* `steps` lists no more numbers than this; `step_count` says how many there are. */
#define STEPS_LISTED_MAX 10000
/* `duplicate_files` lists no more than this; `duplicates` says how many there are. */
#define DUPLICATES_LISTED_MAX 100

static void free_json(json_t **json)
{
    json_decref(*json);
}
#define CLEANUP_JSON CLEANUP(free_json)

/* ---- from the metadata ---- */

static int add_device(struct set_writer *writer, const json_t *properties,
                      struct error *error)
{
    const char *name = json_string_value(json_object_get(properties, "name"));
    size_t index;
    json_t *known;

    if (name == NULL || strlen(name) > DEVICE_NAME_BYTES_MAX ||
        json_array_size(writer->devices) >= DEVICES_MAX)
        return 0;
    json_array_foreach(writer->devices, index, known)
    {
        if (strcmp(json_string_value(known), name) == 0)
            return 0;
    }
    return json_array_append_new(writer->devices, json_string(name)) == 0
               ? 0
               : error_set_memory(error);
}

int summary_note_metadata(struct set_writer *writer, const char *metadata,
                          struct error *error)
{
    CLEANUP_JSON json_t *root = metadata == NULL ? NULL : json_loads(metadata, 0, NULL);
    const json_t *world =
        json_object_get(json_object_get(root, "distributedInfo"), "world_size");
    size_t index;
    json_t *properties;

    if (json_is_integer(world) && json_integer_value(world) > writer->world_size)
        writer->world_size = json_integer_value(world);
    json_array_foreach(json_object_get(root, "deviceProperties"), index, properties)
    {
        int result = add_device(writer, properties, error);

        if (result != 0)
            return result;
    }
    return 0;
}

/* ---- from the tables ---- */

/* Loads a statement's column of integers as a JSON array of at most `most`; *total: how
 * many there are. */
static int load_integers(struct set_writer *writer, const char *path, size_t most,
                         json_t *out, json_int_t *total, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(&writer->database, path, false, &select, error);

    *total = 0;
    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        result = 0;
        if (++*total <= (json_int_t)most &&
            json_array_append_new(out, json_integer(statement_int64(&select, 0))) != 0)
            return error_set_memory(error);
    }
    return result;
}

/* A name of a file as valid UTF-8. */
static json_t *make_name(struct statement *row, int column)
{
    CLEANUP_BUFFER struct buffer text;
    size_t length;
    const char *name = statement_text(row, column, &length);

    buffer_init(&text, NAME_BYTES_MAX);
    text_append_utf8(&text, name, length);
    return buffer_failed(&text) ? NULL : json_stringn(text.bytes, text.length);
}

static int add_duplicates(struct set_writer *writer, json_t *quality, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    json_t *list = json_array();
    json_int_t count = 0;
    int result = statement_prepare(&writer->database, "sql/summary_duplicates", false,
                                   &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        result = 0;
        if (++count > DUPLICATES_LISTED_MAX)
            continue;
        json_t *item = json_pack("{s:s, s:o, s:o}", "kind", "duplicate_file", "file",
                                 make_name(&select, 0), "same_as", make_name(&select, 1));
        if (json_array_append_new(list, item) != 0)
            result = error_set_memory(error);
    }
    if ((json_object_set_new(quality, "duplicates", json_integer(count)) |
         json_object_set_new(quality, "duplicate_files", list)) != 0 &&
        result == 0)
        result = error_set_memory(error);
    return result;
}

/* In the order of sql/summary_totals; the last is counted elsewhere. */
static const char *const quality_counters[] = {"events",
                                               "kept",
                                               "repaired",
                                               "dropped",
                                               "invalid",
                                               "ignored",
                                               "device_rows_without_step",
                                               "notes",
                                               "duplicates",
                                               NULL};

static int add_totals(struct set_writer *writer, json_t *summary, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    json_t *quality = json_object();
    int result =
        statement_prepare(&writer->database, "sql/summary_totals", false, &select, error);

    if (result == 0)
        result = statement_step(&select, error);
    if (result < 0) {
        json_decref(quality);
        return result;
    }
    int failed = 0;
    for (int i = 0; i < 8; i++)
        failed |= json_object_set_new(quality, quality_counters[i],
                                      json_integer(statement_int64(&select, 4 + i)));
    if (failed == 0)
        result = add_duplicates(writer, quality, error);
    if (failed == 0 && result == 0)
        result = affected_add(writer, quality, error);
    failed |= json_object_set_new(summary, "quality", quality);
    if (result < 0)
        return result;
    failed |=
        json_object_set_new(summary, "files", json_integer(statement_int64(&select, 0)));
    failed |= json_object_set_new(summary, "pseudo_step_files",
                                  json_integer(statement_int64(&select, 1)));
    failed |= json_object_set_new(summary, "raw_bytes",
                                  json_integer(statement_int64(&select, 2)));
    failed |= json_object_set_new(summary, "disk_bytes",
                                  json_integer(statement_int64(&select, 3)));
    return failed == 0 ? 0 : error_set_memory(error);
}

/* `recorded` and `median_step_ns`. */
static int add_times(struct set_writer *writer, json_t *summary, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    char date[21];
    int result =
        statement_prepare(&writer->database, "sql/summary_times", false, &select, error);

    if (result < 0)
        return result;
    statement_bind_int64(&select, ":begin", CLOCK_DATES_BEGIN);
    statement_bind_int64(&select, ":end", CLOCK_DATES_END);
    result = statement_step(&select, error);
    if (result < 0)
        return result;
    clock_format_utc(statement_int64(&select, 0) / INT64_C(1000000000), date);
    int failed = json_object_set_new(summary, "recorded",
                                     statement_is_null(&select, 0) ? json_null()
                                                                   : json_string(date)) |
                 json_object_set_new(summary, "median_step_ns",
                                     statement_is_null(&select, 1)
                                         ? json_null()
                                         : json_integer(statement_int64(&select, 1)));
    return failed == 0 ? 0 : error_set_memory(error);
}

int summary_make(struct set_writer *writer, char **out, struct error *error)
{
    CLEANUP_JSON json_t *summary = json_object();
    json_t *ranks = json_array(), *steps = json_array();
    json_int_t rank_count = 0, step_count = 0;
    int failed = json_object_set_new(summary, "ranks", ranks) |
                 json_object_set_new(summary, "steps", steps) |
                 json_object_set(summary, "devices", writer->devices);

    if (failed != 0)
        return error_set_memory(error);
    int result = load_integers(writer, "sql/summary_ranks", SIZE_MAX / 2, ranks,
                               &rank_count, error);
    if (result == 0)
        result = load_integers(writer, "sql/summary_steps", STEPS_LISTED_MAX, steps,
                               &step_count, error);
    if (result == 0)
        result = add_totals(writer, summary, error);
    if (result == 0)
        result = add_times(writer, summary, error);
    if (result != 0)
        return result;
    json_int_t world = writer->world_size > 0 ? writer->world_size : rank_count;
    const char *marker = writer->suggesting.marker;
    failed = json_object_set_new(summary, "step_count", json_integer(step_count)) |
             json_object_set_new(summary, "suggested_marker",
                                 marker == NULL ? json_null() : json_string(marker)) |
             json_object_set_new(summary, "suggested_marker_rows",
                                 json_integer((json_int_t)writer->suggesting.rows)) |
             json_object_set_new(summary, "world_size", json_integer(world));
    *out = failed != 0 ? NULL : json_dumps(summary, JSON_COMPACT | JSON_SORT_KEYS);
    return *out == NULL ? error_set_memory(error) : 0;
}

/* ---- summaries of files without a row ---- */

static bool are_all(const json_t *array, bool (*is_one)(const json_t *))
{
    for (size_t i = 0; i < json_array_size(array); i++)
        if (!is_one(json_array_get(array, i)))
            return false;
    return json_is_array(array);
}

static bool is_integer(const json_t *value)
{
    return json_is_integer(value);
}

static bool is_string(const json_t *value)
{
    return json_is_string(value);
}

static bool is_duplicate(const json_t *value)
{
    return json_unpack((json_t *)(uintptr_t)value, "{s:s, s:s, s:s!}", "kind",
                       &(const char *){NULL}, "file", &(const char *){NULL}, "same_as",
                       &(const char *){NULL}) == 0;
}

/* Whether there is a whole number of 0 or more under each name. */
static bool are_counts(const json_t *object, const char *const *names)
{
    for (; *names != NULL; names++) {
        const json_t *value = json_object_get(object, *names);

        if (!json_is_integer(value) || json_integer_value(value) < 0)
            return false;
    }
    return true;
}

/* Summaries of earlier versions have no times. */
static bool are_times(const json_t *summary)
{
    const json_t *date = json_object_get(summary, "recorded");
    const json_t *step = json_object_get(summary, "median_step_ns");

    return (date == NULL || json_is_null(date) || json_is_string(date)) &&
           (step == NULL || json_is_null(step) || json_is_integer(step));
}

bool summary_is_valid(const char *text)
{
    static const char *const counts[] = {
        "files",      "pseudo_step_files",     "raw_bytes",  "disk_bytes",
        "step_count", "suggested_marker_rows", "world_size", NULL};
    CLEANUP_JSON json_t *summary = json_loads(text, 0, NULL);
    const json_t *quality = json_object_get(summary, "quality");
    const json_t *marker = json_object_get(summary, "suggested_marker");

    return are_counts(summary, counts) && are_times(summary) &&
           are_all(json_object_get(summary, "ranks"), is_integer) &&
           are_all(json_object_get(summary, "steps"), is_integer) &&
           are_all(json_object_get(summary, "devices"), is_string) &&
           (json_is_null(marker) || json_is_string(marker)) &&
           are_counts(quality, quality_counters) && affected_is_valid(quality) &&
           are_all(json_object_get(quality, "duplicate_files"), is_duplicate);
}

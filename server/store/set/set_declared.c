/* See set_declared.h. */
#include "store/set/set_declared.h"

#include "base/assets.h"
#include "base/buffer.h"
#include "store/sqlite/statement.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define SCHEMA_BYTES_MAX ((size_t)1 << 20)

/* Appends a declaration without its comments, and with every gap as one blank. Quotes are
 * kept, so that quoted text cannot pass for another declaration. */
static void append_plain(struct buffer *out, const char *sql, size_t length)
{
    bool gap = false;

    for (const char *at = sql, *end = sql + length; at < end; at++) {
        if (at[0] == '-' && at + 1 < end && at[1] == '-') {
            while (at < end && *at != '\n')
                at++;
            gap = true;
        } else if (strchr(" \t\r\n", *at) != NULL && *at != '\0') {
            gap = true;
        } else {
            if (gap)
                buffer_append_char(out, ' ');
            buffer_append_char(out, *at);
            gap = false;
        }
    }
}

/* Whether a format has another declaration of the same table or view, or none. */
static bool has_changed(const char *declaration, uint32_t version)
{
    static const struct {
        const char *begin;
        uint32_t since;
    } changed[] = {{"CREATE TABLE step(", 7},
                   {"CREATE TABLE step_row(", 7},
                   {"CREATE VIEW steps(", 7},
                   {"CREATE TABLE counter_block(", 8}};

    for (size_t i = 0; i < sizeof changed / sizeof *changed; i++)
        if (version < changed[i].since &&
            strncmp(declaration, changed[i].begin, strlen(changed[i].begin)) == 0)
            return true;
    return false;
}

/* Appends the declarations of a script that a format has, one per line. */
static int append_declared(const char *path, uint32_t version, struct buffer *out,
                           size_t *count, struct error *error)
{
    static const char begin[] = "CREATE ";
    const struct asset *asset = asset_find(path);
    CLEANUP_BUFFER struct buffer script;

    buffer_init(&script, SCHEMA_BYTES_MAX);
    if (asset == NULL || asset->bytes == NULL)
        return error_set(error, ERROR_INTERNAL, "missing_asset",
                         "%s is not compiled into the program", path);
    append_plain(&script, (const char *)asset->bytes, asset->length);
    for (const char *at = script.bytes; at != NULL && (at = strstr(at, begin)) != NULL;) {
        size_t length = strcspn(at, ";");

        if (!has_changed(at, version)) {
            buffer_append(out, at, length);
            buffer_append_char(out, '\n');
            ++*count;
        }
        at += length;
    }
    return buffer_failed(&script) || buffer_failed(out) ? error_set_memory(error) : 0;
}

/* The declarations of a set file, one per line. */
static int read_declared(uint32_t version, struct buffer *out, size_t *count,
                         struct error *error)
{
    *count = 0;
    buffer_append_char(out, '\n');
    int result = append_declared("sql/set_schema", version, out, count, error);
    return result == 0 && version < 7
               ? append_declared("sql/upgrade_7_older", SET_VERSION, out, count, error)
               : result;
}

/* Checks that `declared` has each of our declarations once and nothing else. It has a NUL
 * after each. */
static int compare_declared(const struct buffer *declared, uint32_t version,
                            const char **damage, struct error *error)
{
    CLEANUP_BUFFER struct buffer ours, theirs;
    size_t wanted, found = 0;

    buffer_init(&ours, SCHEMA_BYTES_MAX);
    buffer_init(&theirs, SCHEMA_BYTES_MAX);
    int result = read_declared(version, &ours, &wanted, error);
    for (size_t at = 0; result == 0 && at < declared->length; found++) {
        const char *sql = declared->bytes + at;
        size_t length = strlen(sql);

        buffer_clear(&theirs);
        buffer_append_char(&theirs, '\n');
        append_plain(&theirs, sql, length);
        buffer_append_char(&theirs, '\n');
        const char *same =
            buffer_failed(&theirs) ? NULL : strstr(ours.bytes, theirs.bytes);
        if (length == 0 || same == NULL) {
            *damage = "it declares other tables than a set";
            return 0;
        }
        ours.bytes[same - ours.bytes + 1] = '!'; /* does not match again */
        at += length + 1;
    }
    if (result == 0 && found != wanted)
        *damage = "a table or an index is missing";
    return result;
}

/* The last declarations that were right: nearly all sets have the same bytes. */
static struct {
    pthread_mutex_t mutex;
    char *bytes;
    size_t length;
} right = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static bool was_right(const struct buffer *declared)
{
    pthread_mutex_lock(&right.mutex);
    bool same = right.bytes != NULL && declared->length == right.length &&
                memcmp(declared->bytes, right.bytes, right.length) == 0;
    pthread_mutex_unlock(&right.mutex);
    return same;
}

static void note_right(struct buffer *declared)
{
    size_t length = declared->length;
    char *bytes = buffer_take(declared);

    pthread_mutex_lock(&right.mutex);
    free(right.bytes);
    right.bytes = bytes;
    right.length = length;
    pthread_mutex_unlock(&right.mutex);
}

int set_declared_check_format(struct database *database, const char *schema,
                              uint32_t version, const char **damage, struct error *error)
{
    CLEANUP_BUFFER struct buffer declared;
    CLEANUP_STATEMENT struct statement row = {0};
    bool older = version < SET_VERSION;

    buffer_init(&declared, SCHEMA_BYTES_MAX);
    int result = statement_prepare_in(database, schema, "sql/check_schema", &row, error);
    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        size_t length;
        const char *sql = statement_text(&row, 1, &length);

        result = 0;
        if (length == 0 || memchr(sql, '\0', length) != NULL ||
            length >= SCHEMA_BYTES_MAX - declared.length) {
            *damage = "it declares other tables than a set";
            return 0;
        }
        buffer_append(&declared, sql, length);
        buffer_append_char(&declared, '\0');
        if (buffer_failed(&declared))
            return error_set_memory(error);
    }
    if (result != 0 || (!older && was_right(&declared)))
        return result;
    result = compare_declared(&declared, version, damage, error);
    if (result == 0 && *damage == NULL && !older)
        note_right(&declared);
    return result;
}

int set_declared_check(struct database *database, const char *schema, const char **damage,
                       struct error *error)
{
    return set_declared_check_format(database, schema, SET_VERSION, damage, error);
}

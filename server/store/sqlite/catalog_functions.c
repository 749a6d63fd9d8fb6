/* See catalog_functions.h. The arguments of the functions may be as long as a summary, a
 * label or a query. The time of each is proportional to that length times the words
 * (set_query.h). */

#include "store/sqlite/catalog_functions.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <jansson.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>

#define DEVICES_BYTES_MAX ((size_t)65536)
#define WORD_BYTES_MAX 256

/* ---- out of a summary ---- */

static json_t *load_summary(sqlite3_value *value)
{
    const unsigned char *text = sqlite3_value_text(value);

    return text == NULL ? NULL : json_loads((const char *)text, 0, NULL);
}

static json_int_t count_of(const json_t *summary, const char *what)
{
    if (strcmp(what, "ranks") == 0)
        return (json_int_t)json_array_size(json_object_get(summary, "ranks"));
    if (strcmp(what, "steps") == 0)
        return json_integer_value(json_object_get(summary, "step_count"));
    if (strcmp(what, "events") == 0)
        return json_integer_value(
            json_object_get(json_object_get(summary, "quality"), "events"));
    return json_integer_value(json_object_get(summary, what));
}

static void summary_count(sqlite3_context *context, int count, sqlite3_value **values)
{
    json_t *summary = load_summary(values[0]);
    const unsigned char *what = sqlite3_value_text(values[1]);

    (void)count;
    sqlite3_result_int64(context,
                         what == NULL ? 0 : count_of(summary, (const char *)what));
    json_decref(summary);
}

static void summary_devices(sqlite3_context *context, int count, sqlite3_value **values)
{
    json_t *summary = load_summary(values[0]), *device;
    CLEANUP_BUFFER struct buffer lines;
    size_t index;

    (void)count;
    buffer_init(&lines, DEVICES_BYTES_MAX);
    json_array_foreach(json_object_get(summary, "devices"), index, device)
    {
        buffer_printf(&lines, "%s%s", index > 0 ? "\n" : "",
                      json_is_string(device) ? json_string_value(device) : "");
    }
    json_decref(summary);
    if (buffer_failed(&lines))
        sqlite3_result_error_nomem(context);
    else
        sqlite3_result_text(context, lines.bytes == NULL ? "" : lines.bytes,
                            (int)lines.length, SQLITE_TRANSIENT);
}

/* ---- finding ---- */

/* The next line of a text; false if there is none. */
static bool next_line(const char **at, const char **line, size_t *length)
{
    if (**at == '\0')
        return false;
    *line = *at;
    *length = strcspn(*at, "\n");
    *at += *length + ((*at)[*length] == '\n');
    return true;
}

static bool is_line_of(const char *wanted, size_t length, const char *lines)
{
    const char *line;
    size_t other;

    while (next_line(&lines, &line, &other))
        if (other == length && strncasecmp(line, wanted, length) == 0)
            return true;
    return false;
}

static void has_lines(sqlite3_context *context, int count, sqlite3_value **values)
{
    const char *wanted = (const char *)sqlite3_value_text(values[0]);
    const char *lines = (const char *)sqlite3_value_text(values[1]);
    const char *line;
    size_t length;
    bool all = true;

    (void)count;
    while (all && wanted != NULL && next_line(&wanted, &line, &length))
        all = lines != NULL && is_line_of(line, length, lines);
    sqlite3_result_int(context, all);
}

static bool begins_id(const char *word, size_t length, const char *id)
{
    return length >= SET_ID_PREFIX_MIN && id != NULL &&
           strncasecmp(id, word, length) == 0;
}

/* Whether a word occurs in one of the values from the third on. */
static bool is_found(const char *word, int count, sqlite3_value **values)
{
    for (int i = 2; i < count; i++) {
        const unsigned char *text = sqlite3_value_text(values[i]);

        if (text != NULL && text_contains_nocase((const char *)text, word))
            return true;
    }
    return false;
}

static void has_words(sqlite3_context *context, int count, sqlite3_value **values)
{
    const char *words = count < 2 ? NULL : (const char *)sqlite3_value_text(values[0]);
    const char *line;
    char word[WORD_BYTES_MAX];
    size_t length;
    bool all = true;

    while (all && words != NULL && next_line(&words, &line, &length)) {
        if (length >= sizeof word)
            length = sizeof word - 1;
        memcpy(word, line, length);
        word[length] = '\0';
        all = begins_id(word, length, (const char *)sqlite3_value_text(values[1])) ||
              is_found(word, count, values);
    }
    sqlite3_result_int(context, all);
}

int catalog_functions_register(sqlite3 *handle)
{
    static const struct {
        const char *name;
        int arguments;
        void (*run)(sqlite3_context *, int, sqlite3_value **);
    } functions[] = {
        {"summary_count", 2, summary_count},
        {"summary_devices", 1, summary_devices},
        {"has_lines", 2, has_lines},
        {"has_words", -1, has_words},
    };
    int code = SQLITE_OK;

    for (size_t i = 0; code == SQLITE_OK && i < sizeof functions / sizeof *functions; i++)
        code = sqlite3_create_function_v2(
            handle, functions[i].name, functions[i].arguments,
            SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL,
            functions[i].run, NULL, NULL, NULL);
    return code;
}

/* See functions.h. */
#include "sql/functions.h"

#include "base/cleanup.h"
#include "sql/pattern.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* The bytes of an argument. */
struct text_piece {
    const char *bytes;
    size_t length;
};

static bool some_null(int argc, sqlite3_value **argv)
{
    for (int i = 0; i < argc; i++)
        if (sqlite3_value_type(argv[i]) == SQLITE_NULL)
            return true;
    return false;
}

/* False: no memory; the function's result is then that error. */
static bool take(sqlite3_context *context, sqlite3_value *value, struct text_piece *out)
{
    out->bytes = (const char *)sqlite3_value_text(value);
    out->length = (size_t)sqlite3_value_bytes(value);
    if (out->bytes == NULL)
        sqlite3_result_error_nomem(context);
    return out->bytes != NULL;
}

static void result_over(sqlite3_context *context)
{
    sqlite3_result_error_code(context, SQLITE_INTERRUPT);
}

/* ---- like() and glob() ---- */

static void match(sqlite3_context *context, int argc, sqlite3_value **argv,
                  const struct pattern_rules *rules)
{
    struct text_piece pattern, text;

    (void)argc;
    if (!take(context, argv[0], &pattern) || !take(context, argv[1], &text))
        return;
    sqlite3 *handle = sqlite3_context_db_handle(context);
    if (pattern.length >
        (size_t)sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, -1)) {
        sqlite3_result_error(context, "LIKE or GLOB pattern too complex", -1);
        return;
    }
    int found = pattern_matches(pattern.bytes, pattern.length, text.bytes, text.length,
                                rules, sqlite3_user_data(context));
    if (found < 0)
        result_over(context);
    else
        sqlite3_result_int(context, found);
}

static void like(sqlite3_context *context, int argc, sqlite3_value **argv)
{
    struct pattern_rules rules = {'%', '_', 0, 0, true};
    struct text_piece escape;

    if (some_null(argc, argv))
        return;
    if (argc == 3) {
        if (!take(context, argv[2], &escape))
            return;
        rules.escape = pattern_only_character(escape.bytes, escape.length);
        if (rules.escape == 0) {
            sqlite3_result_error(context, "ESCAPE expression must be a single character",
                                 -1);
            return;
        }
    }
    match(context, argc, argv, &rules);
}

static void glob(sqlite3_context *context, int argc, sqlite3_value **argv)
{
    static const struct pattern_rules rules = {'*', '?', '[', 0, false};

    if (!some_null(argc, argv))
        match(context, argc, argv, &rules);
}

/* ---- instr() and replace(): the C library searches in linear time ---- */

static bool begins_character(char byte)
{
    return ((unsigned char)byte & 0xC0) != 0x80;
}

/* The place of the second text in the first, in characters (in blobs: bytes) from 1. */
static void instr(sqlite3_context *context, int argc, sqlite3_value **argv)
{
    struct text_piece text, wanted;
    bool blobs = sqlite3_value_type(argv[0]) == SQLITE_BLOB &&
                 sqlite3_value_type(argv[1]) == SQLITE_BLOB;
    sqlite3_int64 place = 1;

    if (some_null(argc, argv))
        return;
    if (blobs) {
        text = (struct text_piece){sqlite3_value_blob(argv[0]),
                                   (size_t)sqlite3_value_bytes(argv[0])};
        wanted = (struct text_piece){sqlite3_value_blob(argv[1]),
                                     (size_t)sqlite3_value_bytes(argv[1])};
    } else if (!take(context, argv[0], &text) || !take(context, argv[1], &wanted)) {
        return;
    }
    if (wanted.length == 0) {
        sqlite3_result_int(context, 1);
        return;
    }
    const char *found =
        text.length == 0 ? NULL
                         : memmem(text.bytes, text.length, wanted.bytes, wanted.length);
    if (found == NULL) {
        sqlite3_result_int(context, 0);
        return;
    }
    for (const char *at = text.bytes + 1; at <= found; at++)
        place += blobs || begins_character(*at);
    sqlite3_result_int64(context, place);
}

/* The next `wanted` before `end`, or NULL. AddressSanitizer checks all that memmem() may
 * read, so memchr() searches for a single byte. */
static const char *find(const char *at, const char *end, const struct text_piece *wanted)
{
    size_t length = (size_t)(end - at);

    return wanted->length == 1 ? memchr(at, wanted->bytes[0], length)
                               : memmem(at, length, wanted->bytes, wanted->length);
}

/* Bytes of the result; SIZE_MAX: the budget is over, or they are more than `most`. */
static size_t replaced_length(const struct text_piece *text,
                              const struct text_piece *from, const struct text_piece *to,
                              size_t most, struct budget *budget)
{
    size_t length = text->length;
    const char *at = text->bytes, *end = text->bytes + text->length;

    while ((at = find(at, end, from)) != NULL) {
        length = length - from->length + to->length;
        at += from->length;
        if ((length > most && to->length > from->length) || budget_is_over(budget))
            return SIZE_MAX;
    }
    return length > most ? SIZE_MAX : length;
}

/* Writes the result to `out`. False: the budget is over. */
static bool write_replaced(const struct text_piece *text, const struct text_piece *from,
                           const struct text_piece *to, char *out, struct budget *budget)
{
    const char *at = text->bytes, *end = text->bytes + text->length, *found;

    while ((found = find(at, end, from)) != NULL) {
        out = (char *)memcpy(out, at, (size_t)(found - at)) + (found - at);
        out = (char *)memcpy(out, to->bytes, to->length) + to->length;
        at = found + from->length;
        if (budget_is_over(budget))
            return false;
    }
    memcpy(out, at, (size_t)(end - at));
    return true;
}

static void replace(sqlite3_context *context, int argc, sqlite3_value **argv)
{
    struct budget *budget = sqlite3_user_data(context);
    struct text_piece text, from, to;
    size_t most = (size_t)sqlite3_limit(sqlite3_context_db_handle(context),
                                        SQLITE_LIMIT_LENGTH, -1);

    if (some_null(argc, argv) || !take(context, argv[0], &text) ||
        !take(context, argv[1], &from) || !take(context, argv[2], &to))
        return;
    if (from.length == 0) {
        sqlite3_result_text64(context, text.bytes, text.length, SQLITE_TRANSIENT,
                              SQLITE_UTF8);
        return;
    }
    size_t length = replaced_length(&text, &from, &to, most, budget);
    if (length == SIZE_MAX) {
        if (budget_look(budget, NULL) != 0)
            result_over(context);
        else
            sqlite3_result_error_toobig(context);
        return;
    }
    char *out = sqlite3_malloc64(length + 1);
    if (out == NULL) {
        sqlite3_result_error_nomem(context);
    } else if (!write_replaced(&text, &from, &to, out, budget)) {
        sqlite3_free(out);
        result_over(context);
    } else {
        sqlite3_result_text64(context, out, length, sqlite3_free, SQLITE_UTF8);
    }
}

/* ---- trim() ---- */

/* The bytes of the character that begins at `bytes`. */
static size_t character_length(const char *bytes, size_t length)
{
    size_t size = 1;

    while (size < length && !begins_character(bytes[size]))
        size++;
    return size;
}

/* Whether the first character of `text` is one of those of `set`. -1: the budget is
 * over. */
static int is_one_of(const char *text, size_t length, const struct text_piece *set,
                     struct budget *budget)
{
    size_t size = character_length(text, length), turn = 0;

    for (size_t i = 0; i < set->length;) {
        size_t other = character_length(set->bytes + i, set->length - i);

        if (other == size && memcmp(set->bytes + i, text, size) == 0)
            return 1;
        i += other;
        if (budget_is_over_at(budget, turn++))
            return -1;
    }
    return 0;
}

static int trim_front(struct text_piece *text, const struct text_piece *set,
                      struct budget *budget)
{
    int found = 0;

    while (text->length > 0 &&
           (found = is_one_of(text->bytes, text->length, set, budget)) == 1) {
        size_t size = character_length(text->bytes, text->length);

        text->bytes += size;
        text->length -= size;
        if (budget_is_over(budget))
            return -1;
    }
    return found < 0 ? -1 : 0;
}

static int trim_end(struct text_piece *text, const struct text_piece *set,
                    struct budget *budget)
{
    int found = 0;

    while (text->length > 0) {
        size_t start = text->length - 1;

        while (start > 0 && !begins_character(text->bytes[start]))
            start--;
        found = is_one_of(text->bytes + start, text->length - start, set, budget);
        if (found != 1)
            break;
        text->length = start;
        if (budget_is_over(budget))
            return -1;
    }
    return found < 0 ? -1 : 0;
}

static void trim(sqlite3_context *context, int argc, sqlite3_value **argv, bool front,
                 bool end)
{
    struct budget *budget = sqlite3_user_data(context);
    struct text_piece text, set = {" ", 1};
    int result = 0;

    if (some_null(argc, argv) || !take(context, argv[0], &text) ||
        (argc == 2 && !take(context, argv[1], &set)))
        return;
    if (front)
        result = trim_front(&text, &set, budget);
    if (end && result == 0)
        result = trim_end(&text, &set, budget);
    if (result < 0)
        result_over(context);
    else
        sqlite3_result_text64(context, text.bytes, text.length, SQLITE_TRANSIENT,
                              SQLITE_UTF8);
}

static void trim_both(sqlite3_context *context, int argc, sqlite3_value **argv)
{
    trim(context, argc, argv, true, true);
}
static void trim_left(sqlite3_context *context, int argc, sqlite3_value **argv)
{
    trim(context, argc, argv, true, false);
}
static void trim_right(sqlite3_context *context, int argc, sqlite3_value **argv)
{
    trim(context, argc, argv, false, true);
}

int sql_functions_register(sqlite3 *handle, struct budget *budget)
{
    static const struct {
        const char *name;
        int arguments;
        void (*call)(sqlite3_context *context, int argc, sqlite3_value **argv);
    } functions[] = {
        {"like", 2, like},        {"like", 3, like},        {"glob", 2, glob},
        {"instr", 2, instr},      {"replace", 3, replace},  {"trim", 1, trim_both},
        {"trim", 2, trim_both},   {"ltrim", 1, trim_left},  {"ltrim", 2, trim_left},
        {"rtrim", 1, trim_right}, {"rtrim", 2, trim_right},
    };
    int code = SQLITE_OK;

    for (size_t i = 0; i < sizeof functions / sizeof *functions && code == SQLITE_OK; i++)
        code = sqlite3_create_function_v2(
            handle, functions[i].name, functions[i].arguments,
            SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, budget,
            functions[i].call, NULL, NULL, NULL);
    return code;
}

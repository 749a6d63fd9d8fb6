#include "query/guard.h"
#include "base/budget.h"
#include "base/error.h"
#include "query/tables.h"
#include "store/database.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- pattern ---- */

/* The part after the last "all" is tried at every place of the text. The
 * part before it matched at its first place, and no later place would allow more. */

struct text_position {
    const unsigned char *place, *end;
};

/* The next character; ill-formed bytes make one each, or a wrong one, never a crash. */
static uint32_t next(struct text_position *at)
{
    uint32_t character = *at->place++;

    if (character < 0xC0)
        return character;
    character &= character < 0xE0 ? 0x1F : character < 0xF0 ? 0x0F : 0x07;
    while (at->place < at->end && (*at->place & 0xC0) == 0x80)
        character = (character << 6) + (*at->place++ & 0x3F);
    return character;
}

static uint32_t fold(uint32_t character)
{
    return character >= 'A' && character <= 'Z' ? character + 32 : character;
}

/* A set as [a-z], [^a]: reads it to its end. False: the character is not in it, or the
 * set does not end. */
static bool is_in_set(struct text_position *pattern, uint32_t character)
{
    bool found = false, inverted = false;
    uint32_t before = 0, member;

    if (pattern->place == pattern->end)
        return false;
    member = next(pattern);
    if (member == '^') {
        inverted = true;
        if (pattern->place == pattern->end)
            return false;
        member = next(pattern);
    }
    if (member == ']') {
        found = character == ']';
        if (pattern->place == pattern->end)
            return false;
        member = next(pattern);
    }
    while (member != ']') {
        if (member == '-' && before != 0 && pattern->place < pattern->end &&
            *pattern->place != ']') {
            member = next(pattern);
            found = found || (character >= before && character <= member);
            before = 0;
        } else {
            found = found || character == member;
            before = member;
        }
        if (pattern->place == pattern->end)
            return false;
        member = next(pattern);
    }
    return found != inverted;
}

/* Matches one character of the text against what comes next in the pattern, which is not
 * an "all". */
static bool matches_one(struct text_position *pattern, uint32_t character,
                        const struct pattern_rules *rules)
{
    uint32_t wanted = next(pattern);

    if (rules->escape != 0 && wanted == rules->escape) {
        if (pattern->place == pattern->end)
            return false;
        wanted = next(pattern);
    } else if (rules->set != 0 && wanted == rules->set) {
        return is_in_set(pattern, character);
    } else if (wanted == rules->one) {
        return true;
    }
    return wanted == character || (rules->ignore_case && fold(wanted) == fold(character));
}

static bool is_all(const struct text_position *pattern, const struct pattern_rules *rules)
{
    return pattern->place < pattern->end && *pattern->place == rules->all &&
           rules->escape != rules->all;
}

int pattern_matches(const char *pattern_text, size_t pattern_length, const char *text,
                    size_t text_length, const struct pattern_rules *rules,
                    struct budget *budget)
{
    struct text_position pattern = {(const unsigned char *)pattern_text,
                                    (const unsigned char *)pattern_text + pattern_length};
    struct text_position subject = {(const unsigned char *)text,
                                    (const unsigned char *)text + text_length};
    struct text_position after_all = {0},
                         tried = {0}; /* where the last "all" may begin again */
    size_t turn = 0;

    for (;;) {
        if (budget_is_over_at(budget, turn++))
            return -1;
        if (is_all(&pattern, rules)) {
            pattern.place++;
            if (pattern.place == pattern.end)
                return 1;
            after_all = pattern;
            tried = subject;
            continue;
        }
        if (subject.place == subject.end && pattern.place == pattern.end)
            return 1;
        if (subject.place == subject.end)
            return 0; /* a later place leaves even less text */
        bool fits =
            pattern.place < pattern.end && matches_one(&pattern, next(&subject), rules);
        if (fits)
            continue;
        if (after_all.place == NULL)
            return 0;
        next(&tried);
        pattern = after_all;
        subject = tried;
    }
}

/* The only character of a text; 0 if it has another number of characters. */
static uint32_t pattern_only_character(const char *text, size_t length)
{
    struct text_position at = {(const unsigned char *)text,
                               (const unsigned char *)text + length};
    uint32_t character = length == 0 ? 0 : next(&at);

    return at.place == at.end ? character : 0;
}

/* ---- functions ---- */

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

/* ---- guard ---- */

/* No value is longer. Values in set files are shorter, except sums of millions of
 * names. */
#define LENGTH_MAX (64 << 20)
/* Instructions between two looks at the budget: one may handle a value of that length. */
#define LOOK_INTERVAL 100

/* In order of the alphabet. Functions that are missing here are not pure (random(),
 * changes()), reach out (load_extension(), fts3_tokenizer()), may take the product of two
 * lengths (json_patch(), unhex()), or take memory that store/database.h does not count
 * (cells_sum()). */
static const char *const guard_functions[] = {
    "->",
    "->>",
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "avg",
    "cast",
    "ceil",
    "ceiling",
    "char",
    "coalesce",
    "concat",
    "concat_ws",
    "contains_nocase",
    "cos",
    "cosh",
    "count",
    "cume_dist",
    "current_date",
    "current_time",
    "current_timestamp",
    "date",
    "datetime",
    "degrees",
    "dense_rank",
    "exp",
    "first_value",
    "floor",
    "format",
    "glob",
    "group_concat",
    "hex",
    "ifnull",
    "iif",
    "instr",
    "json",
    "json_array",
    "json_array_length",
    "json_extract",
    "json_group_array",
    "json_group_object",
    "json_insert",
    "json_object",
    "json_quote",
    "json_remove",
    "json_replace",
    "json_set",
    "json_type",
    "json_valid",
    "julianday",
    "lag",
    "last_value",
    "lead",
    "length",
    "like",
    "likelihood",
    "likely",
    "ln",
    "log",
    "log10",
    "log2",
    "lower",
    "ltrim",
    "max",
    "min",
    "mod",
    "nth_value",
    "ntile",
    "nullif",
    "octet_length",
    "percent_rank",
    "pi",
    "pow",
    "power",
    "printf",
    "quote",
    "radians",
    "rank",
    "replace",
    "round",
    "row_number",
    "rtrim",
    "sign",
    "sin",
    "sinh",
    "sqrt",
    "strftime",
    "string_agg",
    "substr",
    "substring",
    "subtype",
    "sum",
    "tan",
    "tanh",
    "time",
    "total",
    "trim",
    "trunc",
    "typeof",
    "unicode",
    "unixepoch",
    "unlikely",
    "upper",
    "zeroblob",
};
#define FUNCTION_COUNT (sizeof guard_functions / sizeof *guard_functions)

/* The tables that functions make; the tables of a file are all readable. cells() and
 * numbers() are missing because of their memory. */
static const char *const modules[] = {
    "collectives",
    "compare",
    "compare_calls",
    "compare_frames",
    "compare_launches",
    "compare_places",
    "compare_steps",
    "counters",
    "event",
    "events",
    "frames",
    "json_each",
    "json_tree",
    "memory",
    "op_step",
    "recorded_facts",
    "recorded_steps",
    "sets",
    NULL,
};

const char *sql_guard_function(const void *context, size_t index)
{
    (void)context;
    return index < FUNCTION_COUNT ? guard_functions[index] : NULL;
}

static int compare_names(const void *a, const void *b)
{
    return strcasecmp(a, *(const char *const *)b);
}

static bool is_allowed(const char *function)
{
    return function != NULL && bsearch(function, guard_functions, FUNCTION_COUNT,
                                       sizeof *guard_functions, compare_names) != NULL;
}

static const char *words_of(int action)
{
    switch (action) {
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_DELETE:
        return "to write";
    case SQLITE_PRAGMA:
        return "PRAGMA";
    case SQLITE_ATTACH:
        return "ATTACH";
    case SQLITE_DETACH:
        return "DETACH";
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
        return "a transaction";
    case SQLITE_ANALYZE:
        return "ANALYZE";
    case SQLITE_REINDEX:
        return "REINDEX";
    default:
        return "to create, change or drop";
    }
}

__attribute__((format(printf, 2, 3))) static int refuse(struct sql_guard *guard,
                                                        const char *format, ...)
{
    va_list arguments;

    /* The first refusal is about the request; others follow from it. */
    if (*guard->refused != '\0')
        return SQLITE_DENY;
    va_start(arguments, format);
    vsnprintf(guard->refused, sizeof guard->refused, format, arguments);
    va_end(arguments);
    return SQLITE_DENY;
}

static int authorize(void *context, int action, const char *first, const char *second,
                     const char *schema, const char *trigger)
{
    struct sql_guard *guard = context;

    (void)schema;
    (void)trigger;
    if (guard->declares)
        return SQLITE_OK;
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_READ:
        return first != NULL && strncasecmp(first, "pragma_", 7) == 0
                   ? refuse(guard, "PRAGMA is not allowed here")
                   : SQLITE_OK;
    case SQLITE_FUNCTION:
        return is_allowed(second)
                   ? SQLITE_OK
                   : refuse(guard, "the function %.60s() is not allowed here", second);
    default:
        return refuse(guard, "only SELECT is allowed here, not %s", words_of(action));
    }
}

static int look(void *context)
{
    return budget_look(context, NULL) != 0;
}

static void limit(sqlite3 *handle)
{
    static const struct {
        int id, most;
    } limits[] = {
        {SQLITE_LIMIT_LENGTH, LENGTH_MAX},
        {SQLITE_LIMIT_SQL_LENGTH, SQL_STATEMENT_MAX},
        {SQLITE_LIMIT_COLUMN, 1000},
        {SQLITE_LIMIT_EXPR_DEPTH, 200},
        {SQLITE_LIMIT_COMPOUND_SELECT, 100},
        {SQLITE_LIMIT_VDBE_OP, 1000000},
        {SQLITE_LIMIT_FUNCTION_ARG, 100},
        {SQLITE_LIMIT_ATTACHED, 0},
        {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
        {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
        {SQLITE_LIMIT_WORKER_THREADS, 0},
    };

    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        sqlite3_limit(handle, limits[i].id, limits[i].most);
}

#define MODULES_MAX 128

/* The tables that are made while they are read. */
struct module_names {
    char names[MODULES_MAX][ANALYSIS_TABLE_NAME_MAX];
    const char *list[MODULES_MAX + 1];
};

static int list_kept(struct module_names *out)
{
    struct analysis_sql_table table = {0};
    size_t count = 0;

    for (; modules[count] != NULL; count++)
        out->list[count] = modules[count];
    for (; analysis_tables_next(&table); count++) {
        if (count == MODULES_MAX)
            return SQLITE_FULL;
        memcpy(out->names[count], table.name, sizeof table.name);
        out->list[count] = out->names[count];
    }
    out->list[count] = NULL;
    return SQLITE_OK;
}

/* A module's table is declared when it is first mentioned, by a CREATE TABLE that the
 * guard would refuse: so mentions all of them now. Those of analyses set `declares`. */
static int declare(sqlite3 *handle)
{
    char sql[64];
    int code = SQLITE_OK;

    for (size_t i = 0; modules[i] != NULL && code == SQLITE_OK; i++) {
        snprintf(sql, sizeof sql, "PRAGMA table_info(%s)", modules[i]);
        code = sqlite3_exec(handle, sql, NULL, NULL, NULL);
    }
    return code;
}

int sql_guard_put(struct sql_guard *guard, sqlite3 *handle, struct budget *budget)
{
    struct module_names kept;
    int code = list_kept(&kept);

    if (code == SQLITE_OK)
        code = sql_functions_register(handle, budget);
    *guard = (struct sql_guard){0};
    /* Nothing is written to the disk: a statement sorts in memory, which is bounded.
     */
    if (code == SQLITE_OK)
        code = sqlite3_exec(handle, "PRAGMA temp_store = MEMORY; PRAGMA query_only = ON",
                            NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_drop_modules(handle, kept.list);
    if (code == SQLITE_OK)
        code = declare(handle);
    if (code != SQLITE_OK)
        return code;
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, NULL);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    limit(handle);
    if (budget != NULL)
        sqlite3_progress_handler(handle, LOOK_INTERVAL, look, budget);
    return sqlite3_set_authorizer(handle, authorize, guard);
}

/* ---- scan ---- */

/* The bytes of a comment at the beginning of the text; 0: there is none. A comment that
 * does not end reaches to the end of the text. */
static size_t comment_length(const char *text, size_t length)
{
    if (length < 2)
        return 0;
    if (text[0] == '-' && text[1] == '-') {
        const char *end = memchr(text, '\n', length);

        return end == NULL ? length : (size_t)(end - text) + 1;
    }
    if (text[0] != '/' || text[1] != '*')
        return 0;
    for (size_t i = 2; i + 1 < length; i++)
        if (text[i] == '*' && text[i + 1] == '/')
            return i + 2;
    return length;
}

static bool is_blank(char byte)
{
    return byte != '\0' && strchr(" \t\r\n\f", byte) != NULL;
}

size_t sql_scan_blank(const char *text, size_t length)
{
    size_t at = 0, comment;

    for (;;) {
        while (at < length && (is_blank(text[at]) || text[at] == ';'))
            at++;
        comment = comment_length(text + at, length - at);
        if (comment == 0)
            return at;
        at += comment;
    }
}

/* ---- names ---- */

struct sql_token {
    size_t place, length;         /* in the text, quotes included */
    char word[SQL_SCAN_NAME_MAX]; /* the name; "": too long, or no name */
};

static bool is_of_name(char byte)
{
    return isalnum((unsigned char)byte) || byte == '_' || byte == '$' ||
           (unsigned char)byte >= 0x80;
}

/* The length of a quoted text, from its quote on. */
static size_t quoted_length(const char *text, size_t length)
{
    char end = text[0] == '[' ? ']' : text[0];

    for (size_t i = 1; i < length; i++) {
        if (text[i] != end)
            continue;
        if (end == ']' || i + 1 == length || text[i + 1] != end)
            return i + 1;
        i++;
    }
    return length;
}

static size_t name_length(const char *text, size_t length)
{
    size_t size = 0;

    while (size < length && is_of_name(text[size]))
        size++;
    return size;
}

/* The token at `at`, after blanks and comments. False at the end. */
static bool next_token(const char *text, size_t length, size_t at, struct sql_token *out)
{
    size_t inset = 0, comment;

    while (at < length &&
           (is_blank(text[at]) || (comment = comment_length(text + at, length - at)) > 0))
        at += is_blank(text[at]) ? 1 : comment_length(text + at, length - at);
    *out = (struct sql_token){.place = at};
    if (at == length)
        return false;
    if (strchr("'\"`[", text[at]) != NULL) {
        out->length = quoted_length(text + at, length - at);
        inset = 1;
    } else {
        out->length = name_length(text + at, length - at);
    }
    if (out->length == 0) {
        out->length = 1;
        return true;
    }
    size_t size = out->length - 2 * inset;
    if (out->length >= 2 * inset && size < sizeof out->word)
        memcpy(out->word, text + at + inset, size);
    return true;
}

/* The name of a table over both sets, as the documentation writes it. */
static bool find_table_of_both(const char *word, char out[SQL_SCAN_NAME_MAX])
{
    struct analysis_sql_table analysis;
    static const char *const tables[] = {
        "events",         "event",         "op_step",        "memory",
        "counters",       "collectives",   "compare",        "frames",
        "compare_frames", "compare_steps", "compare_calls",  "compare_launches",
        "compare_places", "sets",          "recorded_facts", "recorded_steps"};

    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        if (strcasecmp(word, tables[i]) == 0) {
            snprintf(out, SQL_SCAN_NAME_MAX, "%s", tables[i]);
            return true;
        }
    if (!analysis_tables_find(word, &analysis))
        return false;
    snprintf(out, SQL_SCAN_NAME_MAX, "%s", analysis.name);
    return true;
}

enum { SCHEMAS = 3, NO_SCHEMA = SCHEMAS };

static unsigned schema_of(const struct sql_token *token)
{
    static const char *const schemas[SCHEMAS] = {"control", "test", "main"};
    unsigned i = 0;

    while (i < SCHEMAS && strcasecmp(token->word, schemas[i]) != 0)
        i++;
    return i;
}

static bool is_dot(const char *text, const struct sql_token *token)
{
    return token->length == 1 && text[token->place] == '.';
}

/* Marks the schemas whose name the statement uses alone, as in `ops AS test`: `test.` may
 * then begin the name of a column. */
static void find_renamed(const char *text, size_t length, bool renamed[SCHEMAS + 1])
{
    struct sql_token last = {0}, token = {0};

    while (next_token(text, length, token.place + token.length, &token)) {
        if (last.length > 0 && text[last.place] != '\'' && !is_dot(text, &token))
            renamed[schema_of(&last)] = true;
        last = token;
    }
    if (last.length > 0 && text[last.place] != '\'')
        renamed[schema_of(&last)] = true;
}

static bool begins_table(const struct sql_token *token)
{
    return strcasecmp(token->word, "from") == 0 || strcasecmp(token->word, "join") == 0;
}

size_t sql_scan_qualified(const char *text, size_t length, char table[SQL_SCAN_NAME_MAX])
{
    struct sql_token before = {0}, schema = {0}, dot = {0}, name = {0};
    bool renamed[SCHEMAS + 1] = {false};

    find_renamed(text, length, renamed);
    while (next_token(text, length, name.place + name.length, &name)) {
        unsigned which = schema_of(&schema);

        if (which != NO_SCHEMA && is_dot(text, &dot) &&
            (!renamed[which] || begins_table(&before)) &&
            find_table_of_both(name.word, table))
            return schema.place;
        before = schema;
        schema = dot;
        dot = name;
    }
    return length;
}

/* ---- gate ---- */

/* How often a waiting statement checks whether its client is gone. */
#define LOOK_NS ((int64_t)100 * 1000000)

void sql_gate_init(struct sql_gate *gate)
{
    pthread_mutex_init(&gate->mutex, NULL);
    threads_condition_init(&gate->changed);
    gate->taken = 0;
}

int sql_gate_enter(struct sql_gate *gate, struct budget *budget, struct error *error)
{
    int64_t until_ns = clock_monotonic_ns() + (int64_t)SQL_GATE_WAIT_MS * 1000000;
    int result = 0;

    pthread_mutex_lock(&gate->mutex);
    while (gate->taken >= SQL_GATE_PLACES && result == 0) {
        if (clock_monotonic_ns() >= until_ns)
            result = error_set(error, ERROR_TIMEOUT, "sql_busy",
                               "%d other statements are running; ask again in %s seconds",
                               SQL_GATE_PLACES, SQL_GATE_RETRY_SECONDS);
        else
            threads_wait(&gate->changed, &gate->mutex, LOOK_NS);
        if (result == 0)
            result = budget_look(budget, error);
    }
    if (result == 0)
        gate->taken++;
    pthread_mutex_unlock(&gate->mutex);
    return result;
}

void sql_gate_leave(struct sql_gate *gate)
{
    pthread_mutex_lock(&gate->mutex);
    gate->taken--;
    pthread_cond_signal(&gate->changed);
    pthread_mutex_unlock(&gate->mutex);
}

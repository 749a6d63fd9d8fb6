/* See scan.h. */
#include "sql/scan.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

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

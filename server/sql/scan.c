/* See scan.h. */
#include "sql/scan.h"

#include <ctype.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>

/* The bytes of a comment at the beginning of the text; 0: there is none. One that does
 * not end goes to the end of the text. */
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

struct token {
    size_t place, length; /* in the text, quotes included */
    char word[16];        /* of a name; "": too long, or no name */
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
static bool next_token(const char *text, size_t length, size_t at, struct token *out)
{
    size_t inset = 0, comment;

    while (at < length &&
           (is_blank(text[at]) || (comment = comment_length(text + at, length - at)) > 0))
        at += is_blank(text[at]) ? 1 : comment_length(text + at, length - at);
    *out = (struct token){.place = at};
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

static const char *table_of_both(const char *word)
{
    static const char *const tables[] = {"events", "event",       "op_step",
                                         "memory", "collectives", "compare"};

    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
        if (strcasecmp(word, tables[i]) == 0)
            return tables[i];
    return NULL;
}

static bool is_schema(const char *word)
{
    return strcasecmp(word, "control") == 0 || strcasecmp(word, "test") == 0 ||
           strcasecmp(word, "main") == 0;
}

size_t sql_scan_qualified(const char *text, size_t length, const char **table)
{
    struct token schema = {0}, dot = {0}, name = {0};
    size_t at = 0;

    *table = NULL;
    while (next_token(text, length, at, &name)) {
        at = name.place + name.length;
        if (is_schema(schema.word) && dot.length == 1 && text[dot.place] == '.' &&
            (*table = table_of_both(name.word)) != NULL)
            return schema.place;
        schema = dot;
        dot = name;
    }
    return length;
}

/* See tokens.h. */
#include "http/tokens.h"

#include "base/cleanup.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
#define BLANKS " \t\r"
#define FIELDS_MAX 3

/* ---- reading ---- */

struct file_line {
    const char *file;
    size_t line;
};

static int bad(const struct file_line *at, const char *what, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "bad_token", "--token-file %s, line %zu: %s",
                     at->file, at->line, what);
}

/* Splits a line at its blanks: how many fields; FIELDS_MAX + 1: more. */
static size_t split(char *line, char *fields[FIELDS_MAX])
{
    size_t count = 0;

    for (char *field = strtok_r(line, BLANKS, &line); field != NULL;
         field = strtok_r(NULL, BLANKS, &line)) {
        if (count == FIELDS_MAX)
            return FIELDS_MAX + 1;
        fields[count++] = field;
    }
    return count;
}

static int take_line(char *line, const struct file_line *at, struct token *out,
                     struct error *error)
{
    char *fields[FIELDS_MAX] = {NULL};
    char message[160];
    size_t count = split(line, fields);
    const char *text = count == 1 ? fields[0] : fields[1];

    if (count > FIELDS_MAX || (count == 3 && strcmp(fields[2], "read") != 0))
        return bad(at,
                   "a line has a token; or a name and a token; or a name, a token and "
                   "the word read",
                   error);
    if (count > 1 && (strlen(fields[0]) > TOKEN_NAME_MAX ||
                      fields[0][strspn(fields[0], LETTERS "-._@+")] != '\0')) {
        snprintf(message, sizeof message, "a name has up to %d letters, digits and -._@+",
                 TOKEN_NAME_MAX);
        return bad(at, message, error);
    }
    size_t length = strlen(text);
    if (length < TOKEN_MIN || length > TOKEN_MAX ||
        strspn(text, LETTERS "-._~") != length) {
        snprintf(message, sizeof message, "a token has %d to %d letters, digits and -._~",
                 TOKEN_MIN, TOKEN_MAX);
        return bad(at, message, error);
    }
    *out = (struct token){.read_only = count == 3};
    memcpy(out->text, text, length + 1);
    if (count > 1)
        memcpy(out->name, fields[0], strlen(fields[0]) + 1);
    return 0;
}

static int add_line(char *line, const struct file_line *at, struct tokens *out,
                    struct error *error)
{
    struct token *token = &out->list[out->count];

    line += strspn(line, BLANKS);
    if (*line == '\0' || *line == '#')
        return 0;
    if (out->count == TOKENS_MAX)
        return bad(at, "too many tokens", error);
    int result = take_line(line, at, token, error);
    if (result != 0)
        return result;
    for (size_t i = 0; i < out->count; i++)
        if (strcmp(out->list[i].text, token->text) == 0)
            return bad(at, "an earlier line has the same token", error);
    out->count++;
    if (out->count > 1 && (*token->name == '\0' || *out->list[0].name == '\0'))
        return bad(at, "with several tokens, each needs a name in front of it", error);
    return 0;
}

int tokens_read(const char *text, const char *file, struct tokens *out,
                struct error *error)
{
    CLEANUP_FREE char *copy = strdup(text);
    struct file_line at = {file, 1};
    int result = 0;

    *out = (struct tokens){.list = calloc(TOKENS_MAX + 1, sizeof *out->list)};
    if (copy == NULL || out->list == NULL)
        result = error_set_memory(error);
    for (char *rest = copy; result == 0 && rest != NULL; at.line++)
        result = add_line(strsep(&rest, "\n"), &at, out, error);
    at.line = 1;
    if (result == 0 && out->count == 0)
        result = bad(&at, "this file has no token", error);
    if (result != 0)
        tokens_free(out);
    return result;
}

void tokens_free(struct tokens *tokens)
{
    free(tokens->list);
    *tokens = (struct tokens){0};
}

int token_make(struct token *out, struct error *error)
{
    unsigned char bytes[32];

    *out = (struct token){0};
    if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes)
        return error_set_errno(error, errno, "getrandom");
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(out->text + 2 * i, 3, "%02x", (unsigned)bytes[i]);
    return 0;
}

/* ---- comparing ---- */

/* Whether two texts are the same, in a time that depends on the length of `given` only:
 * the bytes after a token are 0. */
static unsigned is_same(const struct token *token, const char *given, size_t length)
{
    unsigned difference = 0;

    for (size_t i = 0; i <= length; i++)
        difference |= (unsigned char)given[i] ^ (unsigned char)token->text[i];
    /* Keeps the compiler from leaving the loop early. */
    __asm__ volatile("" : "+r"(difference));
    return difference == 0;
}

const struct token *token_find(const struct token *list, size_t count, const char *given)
{
    size_t length = strlen(given), found = count;

    if (length == 0 || length > TOKEN_MAX) /* no token has this length */
        return NULL;
    for (size_t i = 0; i < count; i++) {
        size_t mask = 0 - (size_t)is_same(&list[i], given, length);

        __asm__ volatile("" : "+r"(mask)); /* no branch on the mask */
        found = (found & ~mask) | (i & mask);
    }
    return found == count ? NULL : &list[found];
}

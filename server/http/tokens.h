/* The tokens that a server accepts, and the names of their owners. */
#ifndef TRACEDIFF_HTTP_TOKENS_H
#define TRACEDIFF_HTTP_TOKENS_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

#define TOKEN_MIN 16
#define TOKEN_MAX 256
#define TOKEN_NAME_MAX 64
#define TOKENS_MAX 256 /* each request is compared with all */
/* Bytes of a text with tokens. */
#define TOKENS_TEXT_MAX ((size_t)128 << 10)

struct token {
    char text[TOKEN_MAX + 1];
    char name[TOKEN_NAME_MAX + 1]; /* "": the only token, without a name */
    bool read_only;                /* may change nothing */
};
struct tokens {
    struct token *list; /* freed by tokens_free() */
    size_t count;
};

/* Reads a text of lines NAME TOKEN or NAME TOKEN read; or of one TOKEN alone. Empty lines
 * and lines that begin with # do not count. A token has TOKEN_MIN to TOKEN_MAX letters,
 * digits and -._~, a name up to TOKEN_NAME_MAX letters, digits and -._@+. A name may have
 * several tokens; no token may occur twice. ERROR_PARAMETER (bad_token) names `file` and
 * the line, and shows nothing of a token. */
int tokens_read(const char *text, const char *file, struct tokens *out,
                struct error *error);
void tokens_free(struct tokens *tokens);
/* Makes a random token of 256 bits, without a name. */
int token_make(struct token *out, struct error *error);

/* The given token, or NULL if it is unknown. The time depends only on the length of
 * `given` and on `count`, not on the tokens. */
const struct token *token_find(const struct token *list, size_t count, const char *given);

#endif

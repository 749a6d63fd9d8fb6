/* What the sentences of edits and lines of an account made by hand say. */
#ifndef TRACEDIFF_TESTS_ACCOUNT_SAYING_H
#define TRACEDIFF_TESTS_ACCOUNT_SAYING_H

#include "account/words.h"
#include "account_made.h"
#include "base/error.h"

struct saying {
    struct made *made;
    struct account_words words;
    struct sentence text;
};

void saying_begin(struct saying *saying, struct made *made, bool steps, bool device);
void saying_free(struct saying *saying); /* also the cleanup function */
#define SAYING __attribute__((cleanup(saying_free))) struct saying

/* Valid until the next one. */
const char *say_edit(struct saying *saying, const struct edit *edit);
const char *say_line(struct saying *saying, const struct line *line);
void assert_says(const char *text, const char *piece);
void assert_says_not(const char *text, const char *piece);

#endif

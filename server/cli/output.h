/* A file that is written whole or not at all: under another name first, renamed at the
 * end. Standard output, pipes and devices are written as it comes. */
#ifndef TRACEDIFF_CLI_OUTPUT_H
#define TRACEDIFF_CLI_OUTPUT_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

struct output {
    const char *path; /* borrowed; NULL: standard output */
    char *temporary;  /* NULL: written in place */
    int fd;           /* -1: not open */
    bool unread;      /* who read standard output has enough: the rest is dropped */
};

int output_open(struct output *output, const char *path, struct error *error);
/* A reader of standard output that goes away (`| head`) is no error: see `unread`. What
 * was asked for is answered by the exit status all the same. */
int output_write(struct output *output, const void *bytes, size_t length,
                 struct error *error);
/* Puts the file into place. */
int output_finish(struct output *output, struct error *error);
/* Takes back what was not finished; a cleanup function. */
void output_discard(struct output *output);
/* Characters in a line of what is written to `path` (NULL: standard output): those of
 * the terminal, or the variable COLUMNS; OUTPUT_WIDTH of a terminal that does not say.
 * SIZE_MAX where there is nothing to fit into: a pipe without COLUMNS, or a file. */
size_t output_width(const char *path);
#define OUTPUT_WIDTH 80
/* A terminal that obeys escape sequences. */
bool output_obeys(int fd);
/* Whether what is written to `path` is coloured: not with NO_COLOR, nor for a terminal
 * that does not obey. */
bool output_colour(const char *path);

#endif

/* A file that is written whole or not at all: under another name first, and renamed at
 * the end. Standard output, pipes and devices are written directly. */
#ifndef TRACEDIFF_CLI_OUTPUT_H
#define TRACEDIFF_CLI_OUTPUT_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

struct output {
    const char *path; /* borrowed; NULL: standard output */
    char *temporary;  /* NULL: written in place */
    int fd;           /* -1: not open */
    bool unread;      /* the reader of standard output is gone: the rest is dropped */
};

int output_open(struct output *output, const char *path, struct error *error);
/* If the reader of standard output goes away (`| head`), that is not an error: see
 * `unread`. The exit status is still that of the command. */
int output_write(struct output *output, const void *bytes, size_t length,
                 struct error *error);
/* Puts the file into place. */
int output_finish(struct output *output, struct error *error);
/* Removes an unfinished file; a cleanup function. */
void output_discard(struct output *output);
/* The width of the output `path` (NULL: standard output), in characters: that of the
 * terminal, or the variable COLUMNS; OUTPUT_WIDTH if the terminal does not say. SIZE_MAX
 * if there is no width: a pipe without COLUMNS, or a file. */
size_t output_width(const char *path);
#define OUTPUT_WIDTH 80
/* A terminal that obeys escape sequences. */
bool output_obeys(int fd);
/* Whether the output `path` has colours: not with NO_COLOR, and not for a terminal
 * without colours. */
bool output_colour(const char *path);

#endif

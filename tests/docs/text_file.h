/* Whole files of text, for the programs that write documents. */
#ifndef TESTS_DOCS_TEXT_FILE_H
#define TESTS_DOCS_TEXT_FILE_H

#include "base/text.h"

#include <stdbool.h>

/* False if the file cannot be read, is empty, or is longer than the buffer may be. */
bool read_file(const char *path, struct buffer *out);
bool write_file(const char *path, const struct buffer *text);

#endif

/* See text_file.h. */
#include "text_file.h"

#include <stdio.h>

bool read_file(const char *path, struct buffer *out)
{
    FILE *file = fopen(path, "r");
    char piece[4096];
    size_t length;

    if (file == NULL)
        return false;
    while ((length = fread(piece, 1, sizeof piece, file)) > 0)
        buffer_append(out, piece, length);
    fclose(file);
    return out->length > 0 && !buffer_failed(out);
}

bool write_file(const char *path, const struct buffer *text)
{
    FILE *file = fopen(path, "w");
    bool written =
        file != NULL && fwrite(text->bytes, 1, text->length, file) == text->length;

    return file != NULL && fclose(file) == 0 && written;
}

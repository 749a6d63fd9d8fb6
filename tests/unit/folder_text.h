/* Helpers of tests that need real folders: a scratch folder and files in it. */
#ifndef TRACEDIFF_TESTS_FOLDER_TEXT_H
#define TRACEDIFF_TESTS_FOLDER_TEXT_H

#include <stddef.h>

struct scratch {
    char path[64];
};
/* A new empty folder below $TMPDIR or /tmp. */
struct scratch scratch_make(void);
/* Removes it and all that is in it. */
void scratch_remove(struct scratch *scratch);
#define SCRATCH __attribute__((cleanup(scratch_remove))) struct scratch

/* The path of a name in the folder, in one of a few static buffers. */
const char *scratch_path(const struct scratch *scratch, const char *name);
/* Writes a file, making the folders above it. */
void scratch_write(const struct scratch *scratch, const char *name, const void *bytes,
                   size_t length);
void scratch_write_text(const struct scratch *scratch, const char *name,
                        const char *text);
/* How many files and folders (other than itself) are in a folder of it, at any depth. */
size_t scratch_count(const struct scratch *scratch, const char *folder);

#endif

/* The files compiled into the program: the pages of web/, the traces of traces-sample/,
 * and each section of the files of sql/: a statement or a script.
 *
 * server/build/embed.c writes the table at build time. Everything in it is constant and
 * lives as long as the program. */
#ifndef TRACEDIFF_BASE_ASSETS_H
#define TRACEDIFF_BASE_ASSETS_H

#include <stddef.h>

struct asset {
    const char *path; /* within the source tree: "web/index.html"; "sql/NAME" is the
                         section NAME of a file of sql/ */
    /* The uncompressed bytes, followed by a NUL that `length` does not count. NULL only
     * for large files that are stored only as gzip; to get their bytes, inflate `gzip` to
     * `length` bytes. Sections of sql/ always have them. */
    const unsigned char *bytes;
    size_t length;
    const unsigned char *gzip; /* one gzip member; NULL if it saves too little */
    size_t gzip_length;
    /* Not for sections of sql/. */
    const char *etag;   /* strong, with its quotes; changes only with the content */
    const char *sha256; /* of the uncompressed bytes, base64: a Content-Security-Policy
                           names it */
};

/* The file of exactly this path; NULL if there is none. */
const struct asset *asset_find(const char *path);

/* All of them, in byte order of their paths: asset_at(0) .. asset_at(asset_count() - 1).
 * NULL beyond the end. */
size_t asset_count(void);
const struct asset *asset_at(size_t index);

/* The table itself, in byte order of the paths; only assets.c reads it. */
extern const struct asset assets_table[];
extern const size_t assets_table_count;

#endif

/* A part of a set: a set file that is to be merged with others (ingest/merge.h). It has
 * the tables and the digest of a set file, and in `meta`, under `shard`, the text that
 * describes the part (ingest/shard_says.h). Anybody may have made it: it is checked like
 * any set file when it is first opened. */
#ifndef TRACEDIFF_STORE_SET_SET_PART_H
#define TRACEDIFF_STORE_SET_SET_PART_H

#include "base/budget.h"
#include "base/error.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct set_part_file {
    uint32_t file; /* number in the part */
    char *name;    /* owned */
    bool is_copy;  /* does not count in the part: `same_as` has the same bytes */
    uint32_t same_as;
    /* Of a file that counts: */
    int64_t rank, first_ns;
    enum trace_rank_source rank_source;
    uint64_t rows, events, raw_bytes, hash[2];
    /* Of all: */
    uint64_t disk_bytes, disk_hash[2];
};

struct set_part {
    char *says;                  /* the text under `shard`; NULL: it is not a part */
    char *label;                 /* of the set */
    struct set_part_file *files; /* by number */
    size_t count;
    bool is_cut; /* long names were cut */
};

/* Reads the facts of the file `path`. Errors as of set_file_open_alone(). Free `out` in
 * any case. */
int set_part_read(const char *path, struct budget *budget, struct set_part *out,
                  struct error *error);
void set_part_free(struct set_part *part);

/* Writes the text into a finished set file without a digest, which no one else uses. */
int set_part_say(const char *path, const char *says, struct error *error);

/* ---- recordings ---- */

/* An open part, after set_part_read() found nothing wrong. */
struct set_part_source;
/* ERROR_CONFLICT (part_changed): the file was changed or replaced since `read_at`, which
 * set_part_stamp() made before set_part_read(). */
struct set_part_stamp {
    uint64_t device, inode, bytes;
    int64_t changed_ns, modified_ns;
};
int set_part_stamp(const char *path, struct set_part_stamp *out, struct error *error);
int set_part_open(const char *path, const struct set_part_stamp *read_at,
                  struct budget *budget, struct set_part_source **out,
                  struct error *error);
void set_part_close(struct set_part_source *source); /* NULL is fine */
/* As set_load_whole(). */
int set_part_load(struct set_part_source *source, uint32_t file,
                  struct trace_recording **out, struct error *error);

#endif

/* One set: its files, steps and notes. */
#ifndef TRACEDIFF_STORE_SET_SET_VIEW_H
#define TRACEDIFF_STORE_SET_SET_VIEW_H

#include "trace/decode/facts.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct set_shared;

struct set_file {
    uint32_t file; /* number, path order */
    char *name;
    int64_t rank;
    uint32_t span;
    enum trace_rank_source rank_source;
    uint64_t raw_bytes, disk_bytes;
    char hash[33], disk_hash[33]; /* of the uncompressed bytes; of the file on disk */
    bool has_steps;
    bool has_device_rows;
    int64_t first_ns;
    char *metadata;           /* JSON object text */
    struct trace_facts facts; /* what it states about the recording */
    struct trace_quality quality;
};
struct set_step {
    uint32_t id;   /* row of table step */
    uint32_t file; /* number */
    struct trace_step step;
};
struct set_note {
    uint32_t file;
    struct trace_note note;
};
/* A file that does not count, because it has the bytes of another one. */
struct set_duplicate {
    uint32_t file; /* number, path order */
    char *name;
    uint32_t same_as; /* the number of the other file */
};
struct set_view {
    char id[33];
    struct set_file *files; /* ordered by number */
    size_t file_count;
    const struct set_file **by_rank; /* the files, ordered by rank, then span */
    struct set_step *steps;          /* ordered by file, pseudo first, then step number */
    size_t step_count;
    struct set_note *notes; /* ordered by file */
    size_t note_count;
    struct set_duplicate *duplicates; /* ordered by number */
    size_t duplicate_count;
    bool has_shapes; /* some file has input shapes of operators */
    bool has_memory; /* some file has changes of memory */
    bool has_counters;
    char *suggested_marker;  /* NULL: none */
    uint64_t suggested_rows; /* its rows in all files */
    uint64_t last_op;        /* the largest number of an op: about how many there are */
    struct set_shared
        *shared; /* owns what the pointers point to; shared with others, so read only */
};
/* The file of a number, or NULL. Costs log n. */
const struct set_file *set_view_find_file(const struct set_view *view, uint32_t file);
/* The files of a rank, in order of their spans. Costs log n. */
const struct set_file *const *set_view_find_rank(const struct set_view *view,
                                                 int64_t rank, size_t *count);
/* Where the steps of a file begin in view->steps, and its notes in view->notes: the
 * entries before belong to files with lower numbers. Costs log n. */
size_t set_view_first_step(const struct set_view *view, uint32_t file);
size_t set_view_first_note(const struct set_view *view, uint32_t file);

/* Frees a view that no struct set_shared owns. */
void set_view_free_parts(struct set_view *view);

#endif

/* Reads the texts of collectives (docs/semantics.md §10). Pure. */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_TEXT_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum collective_class {
    COLLECTIVE_ALL_REDUCE,
    COLLECTIVE_REDUCE_SCATTER,
    COLLECTIVE_ALL_GATHER,
    COLLECTIVE_ALL_TO_ALL,
    COLLECTIVE_POINT_TO_POINT,
    COLLECTIVE_BROADCAST,
    COLLECTIVE_REDUCE,
    COLLECTIVE_GATHER,
    COLLECTIVE_SCATTER,
    COLLECTIVE_BARRIER,
    COLLECTIVE_OTHER,
    COLLECTIVE_CLASSES
};
const char *collective_class_name(enum collective_class class);

/* The meaning of a text in each place where it can occur. */
struct collective_text {
    uint8_t class;        /* enum collective_class, as a name */
    bool is_all_to_all_v; /* as a name */
    bool is_unequal;      /* as a list of splits: two of its numbers differ */
    uint8_t dtype_bytes;  /* as a type; 0: unknown */
};
struct collective_text collective_text_read(const char *text, size_t length);

/* The bytes of a collective that its bandwidth counts, from the elements that go in and
 * come out; -1: not known. `dtype_bytes`: of one; 0: unknown. */
int64_t collective_text_bytes(enum collective_class class, uint8_t dtype_bytes,
                              int64_t in, int64_t out);

/* The length of the part of a kernel's name that names the collective: up to `(` or `<`.
 * */
size_t collective_kernel_name_length(const char *name, size_t length);

/* The whole numbers of a list `[0, 1, 2]` of ranks. False: the text is no list, contains
 * something else (a profiler shortens long lists by `...`), or has more than `most`
 * numbers.
 */
bool collective_read_ranks(const char *text, size_t length, int64_t *out, size_t most,
                           size_t *count);

/* Bus bandwidth = algorithm bandwidth × this (NaN: not defined for the class). */
double collective_bus_factor(enum collective_class class, int64_t group_size);

#endif

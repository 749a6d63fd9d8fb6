/* Names that mean the same on the hardware of two vendors: calls of the runtimes and
 * drivers of CUDA and HIP, and their copies (docs/semantics.md §4). Pure. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_ALIAS_CLASS_H
#define TRACEDIFF_ANALYSIS_COMPARE_ALIAS_CLASS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Longer names have no class. */
#define ALIAS_NAME_MAX 128

/* The text that the names of a class have in common: a part of the name, or a
 * constant. */
struct alias_class {
    const char *text;
    size_t length;
    bool is_vague; /* device work: the name does not say which kind of host memory
                    */
};

/* `side` is an enum trace_side. False: the name has no aliases. */
bool alias_class_of(const char *name, const char *category, uint8_t side,
                    struct alias_class *out);

int alias_class_compare(const struct alias_class *left, const struct alias_class *right);

#endif

/* Names of kernels that differ only in their template arguments. Pure. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_TEMPLATE_NAME_H
#define TRACEDIFF_ANALYSIS_COMPARE_TEMPLATE_NAME_H

#include <stdbool.h>
#include <stdint.h>

/* Two names are of one template if both have arguments and their `outside` is equal: the
 * text outside of <…> and (…). `like` is also equal if the arguments differ only in
 * numbers and in types of numbers: foo<float, 4> and foo<c10::Half, 8>, but not
 * foo<AddFunctor> and foo<MulFunctor>. Both are hashes of 64 bits. */
struct template_name {
    uint64_t outside, like;
    bool has_arguments;
};

/* Takes time proportional to the length of the name. */
struct template_name template_name_of(const char *name);

#endif

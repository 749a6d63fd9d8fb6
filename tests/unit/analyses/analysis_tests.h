/* Each file of this folder tests the analysis of its name on data of its own. */
#ifndef TRACEDIFF_TESTS_ANALYSIS_TESTS_H
#define TRACEDIFF_TESTS_ANALYSIS_TESTS_H

#include "../analysis_text.h"

struct analysis_tests {
    const char *name;
    const struct CMUnitTest *tests;
    size_t count;
};
/* The last line of such a file. test_analyses.c asks for one of every analysis of the
 * registry. */
#define ANALYSIS_TESTS(analysis, array)                                                  \
    extern const struct analysis_tests analysis##_tests;                                 \
    const struct analysis_tests analysis##_tests = {#analysis, array,                    \
                                                    sizeof(array) / sizeof(array)[0]}

#endif

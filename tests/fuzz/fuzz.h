/* A fuzz target: libFuzzer calls it with inputs of its own, replay_inputs.c with those
 * that are kept in corpus-<name>.tar.gz. Aborts if the condition is false. */
#ifndef TRACEDIFF_TESTS_FUZZ_H
#define TRACEDIFF_TESTS_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MUST(condition)                                                                  \
    do {                                                                                 \
        if (!(condition)) {                                                              \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);              \
            abort();                                                                     \
        }                                                                                \
    } while (0)

#endif

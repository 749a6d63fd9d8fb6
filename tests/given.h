/* Parameters as a URL or a command line gives them. */
#ifndef TESTS_GIVEN_H
#define TESTS_GIVEN_H

#include "base/parameters.h"

/* GIVEN({"control", "a"}, {"test", "b"}): lives as long as the block around it. A NULL in
 * place of a text: not given. */
#define GIVEN(...)                                                                       \
    (&(const struct given_parameters){                                                   \
        (const struct given_parameter[]){__VA_ARGS__},                                   \
        sizeof((const struct given_parameter[]){__VA_ARGS__}) /                          \
            sizeof(struct given_parameter)})

#endif

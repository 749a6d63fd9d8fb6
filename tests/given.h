/* Parameters as a URL or a command line gives them. */
#ifndef TESTS_GIVEN_H
#define TESTS_GIVEN_H

#include "base/parameters.h"

/* GIVEN({"control", "a"}, {"test", "b"}): lives as long as the block around it. A NULL in
 * place of a text: not given. */
#define GIVEN(...)                                                                       \
    (&(const struct parameters_given){                                                   \
        (const struct parameter_given[]){__VA_ARGS__},                                   \
        sizeof((const struct parameter_given[]){__VA_ARGS__}) /                          \
            sizeof(struct parameter_given)})

#endif

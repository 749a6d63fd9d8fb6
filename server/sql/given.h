/* The arguments of tables that take parameters of the API: texts "name=value". */
#ifndef TRACEDIFF_SQL_GIVEN_H
#define TRACEDIFF_SQL_GIVEN_H

#include "base/error.h"
#include "base/parameters.h"

#define SQL_GIVEN_MAX 40

struct sql_given {
    struct parameter_given items[SQL_GIVEN_MAX];
    size_t count;
    char *texts[SQL_GIVEN_MAX]; /* owned; names and values point into them */
};

/* Adds a parameter whose texts outlive `given`. */
void sql_given_put(struct sql_given *given, const char *name, const char *value);
/* Adds an argument, which is copied. Errors: bad_argument. */
int sql_given_add(struct sql_given *given, const char *argument, struct error *error);
void sql_given_free(struct sql_given *given);

#endif

/* Part of describe.c: sentences about the tables that compare two sets. */
#ifndef TRACEDIFF_SQL_DESCRIBE_PAIR_H
#define TRACEDIFF_SQL_DESCRIBE_PAIR_H

#include "sql/description.h"

#include <stddef.h>

const struct sql_description *describe_pair(size_t *count);

#endif

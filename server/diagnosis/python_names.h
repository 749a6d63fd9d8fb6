/* Python functions of both sides that are the same except for the line, which moves when
 * code above is edited, or for the folder of the package. */
#ifndef TRACEDIFF_DIAGNOSIS_PYTHON_NAMES_H
#define TRACEDIFF_DIAGNOSIS_PYTHON_NAMES_H

#include "base/budget.h"
#include "base/strings.h"

#include <stdbool.h>
#include <stdint.h>

#define PYTHON_NAMES_NONE UINT32_MAX

/* For each name of `test`: the name of `control` for the same function, or
 * PYTHON_NAMES_NONE. Names that both sides have are not looked at. Other names of the
 * same file and function are paired in order of their lines, if both sides have equally
 * many. Owned by the caller; NULL when memory is refused. */
uint32_t *python_names_pair(const struct strings *control, const struct strings *test,
                            struct budget *budget);

#endif

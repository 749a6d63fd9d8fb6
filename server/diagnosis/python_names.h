/* Python functions of both sides that are the same but for the line, or for the folder
 * that the package lies in: an edit above a function moves it. */
#ifndef TRACEDIFF_DIAGNOSIS_PYTHON_NAMES_H
#define TRACEDIFF_DIAGNOSIS_PYTHON_NAMES_H

#include "base/budget.h"
#include "base/strings.h"

#include <stdbool.h>
#include <stdint.h>

#define PYTHON_NAMES_NONE UINT32_MAX

/* By name of `test`: the name of `control` that it stands for, or PYTHON_NAMES_NONE.
 * Names that both sides have are not looked at. Of the others, those of one file and
 * function are paired in order of their lines, where both sides have as many. NULL when
 * memory is refused; owned by the caller. */
uint32_t *python_names_pair(const struct strings *control, const struct strings *test,
                            struct budget *budget);

#endif

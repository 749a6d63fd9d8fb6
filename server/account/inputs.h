/* The shapes of the inputs of a call, as a recording tells them: "[[8, 3], [], [64]]"; an
 * input that is a list of tensors is one input for each of them. */
#ifndef TRACEDIFF_ACCOUNT_INPUTS_H
#define TRACEDIFF_ACCOUNT_INPUTS_H

/* How many times as large the input is whose size changed most. NaN if sizes do not
 * differ or cannot be compared: other numbers of inputs or of dimensions. */
double inputs_factor(const char *control, const char *test);

#endif

/* Conditions under which a comparison fails, for CI: `step_time>5%`, `gpu_time>200us`,
 * `op("aten::mm")>=10%`. Pure.
 *
 *   list      = condition { ("," | ";") condition }
 *   condition = measure (">" | ">=") number unit
 *   measure   = "step_time" | "gpu_time" | "compute" | "exposed_communication"
 *             | "exposed_memory" | "idle" | "op" "(" text [ "," text ] ")"
 *   number    = digits with an optional fraction and exponent; no nan or inf
 *   unit      = "%" (of the control) | "ns" | "us" | "µs" | "ms" | "s"
 *   text      = in double or single quotes; \ quotes the next character
 *
 * A condition is about the shift of a typical step, like the verdict (verdict.h): the
 * median of all differences between an observation of the test and one of the control. A
 * percentage is relative to the control's median. gpu_time is the time in which a device
 * is busy: step time without idle. op names a row and is about its time in a step; its
 * second text is the category, needed if rows of several categories have the name.
 *
 * A condition is met, and the comparison fails, when the shift is over the limit and real
 * (`slower`). A shift over the limit that is not certain does not meet it. It cannot be
 * judged
 * - with too few observations, whatever the change;
 * - if shift and mean contradict each other about the condition: one of them is over the
 * limit, and the other has the opposite sign. Then single steps decide, and it is unknown
 * which side is slower. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_FAIL_IF_H
#define TRACEDIFF_ANALYSIS_COMPARE_FAIL_IF_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

#define FAIL_IF_CONDITIONS_MAX 64

enum fail_if_measure {
    FAIL_IF_STEP_TIME,
    FAIL_IF_GPU_TIME,
    FAIL_IF_COMPUTE,
    FAIL_IF_EXPOSED_COMMUNICATION,
    FAIL_IF_EXPOSED_MEMORY,
    FAIL_IF_IDLE,
    FAIL_IF_OP
};

struct fail_if_condition {
    enum fail_if_measure measure;
    char *name, *category; /* of FAIL_IF_OP; category NULL: not said */
    bool or_equal;
    bool percent;
    double limit; /* % or ns */
    char *text;   /* as it was written */
};
struct fail_if {
    struct fail_if_condition *conditions;
    size_t count;
};

/* Adds the conditions of a text to the list. Errors are ERROR_PARAMETER (bad_fail_if),
 * name the place and say what is allowed; they leave the list unchanged. */
int fail_if_parse(struct fail_if *list, const char *text, struct error *error);
void fail_if_free(struct fail_if *list); /* also the cleanup function */

enum fail_if_outcome { FAIL_IF_FINE, FAIL_IF_MET, FAIL_IF_CANNOT_JUDGE };

/* The numbers that a condition is compared with; ns, NaN if there is none. */
struct fail_if_change {
    double mean[2];              /* per sample, control and test */
    double median;               /* of the control's observations */
    double shift;                /* NaN: cannot be judged */
    bool slower;                 /* for real */
    bool equal_clock;            /* of times without the machine's part */
    const char *verdict, *words; /* names of the verdict, for programs and for people */
};
enum fail_if_outcome fail_if_judge(const struct fail_if_condition *condition,
                                   const struct fail_if_change *change);
/* One regression outweighs everything; otherwise a condition that cannot be judged
 * outweighs fine ones. */
enum fail_if_outcome fail_if_worse(enum fail_if_outcome a, enum fail_if_outcome b);

#endif

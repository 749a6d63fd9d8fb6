/* The work of the operators of a recording, computed once per operator and inputs, as far
 * as a table of fixed size remembers it. */
#ifndef TRACEDIFF_ANALYSIS_WORK_WORK_MEMO_H
#define TRACEDIFF_ANALYSIS_WORK_WORK_MEMO_H

#include "analysis/work/arithmetic.h"
#include "analysis/work/work_class.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stdint.h>

enum work_kind {
    WORK_NO_OPERATOR, /* the op is no operator */
    WORK_UNKNOWN,     /* its work is not known */
    WORK_FLOPS,
    WORK_BYTES /* elementwise */
};

struct work_amount {
    enum work_kind kind;
    int64_t amount;   /* FLOPs, or bytes at least */
    int64_t elements; /* of a product or attention: read and written at least; or -1 */
    enum number_type type;
};

struct work_op;
struct work_slot;
struct work_memo {
    const struct trace_recording *recording;
    struct work_op *ops; /* by op */
    struct work_slot *slots;
    uint32_t bits; /* there are 1 << bits slots */
    struct budget_share memory;
};

/* The recording must have its arguments loaded, and must outlive the memo. */
int work_memo_init(struct work_memo *memo, const struct trace_recording *recording,
                   struct error *error);
void work_memo_free(struct work_memo *memo); /* also of a zeroed memo */

/* The work of one host row. For rows with FLOPs, `type` is the type of both factors, if
 * they share one. */
struct work_amount work_memo_of(struct work_memo *memo, uint32_t row);

/* The class of what a row launches, if it is in calls of the class `around`. */
enum work_class work_memo_call(struct work_memo *memo, uint32_t row,
                               enum work_class around);
/* What the name of a device row tells of its arithmetic. */
enum told work_memo_told(struct work_memo *memo, uint32_t row);

/* The class of a device row that calls of the class `around` launched. */
enum work_class work_memo_device(struct work_memo *memo, uint32_t row,
                                 enum work_class around);

#endif

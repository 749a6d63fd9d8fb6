/* How much of a bar of the waterfall the operations under it explain. Pure. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_WATERFALL_EXPLAIN_H
#define TRACEDIFF_ANALYSIS_COMPARE_WATERFALL_EXPLAIN_H

#include "analysis/compare/waterfall.h"
#include "base/sentence.h"

/* How much of a bar's change the named operations explain, and where the rest is: parts
 * of that change, which add up to 1. NaN: unknown, or the bar did not change. */
struct waterfall_explanation {
    bool moved;     /* by more than WATERFALL_MOVED of the control's step */
    double named;   /* the operations that are named */
    size_t rows;    /* the others that changed */
    double others;  /* the part that they explain; NaN for idle, which has none, and where
                       no call is recorded */
    double overlap; /* the bar moved and its operations did not; NaN for idle and the
                       parts of the host */
    double unhidden; /* the operations' change as a part of the control's step; likewise
                      */
};
#define WATERFALL_MOVED 0.0005
void waterfall_explain(const struct waterfall *waterfall, enum waterfall_part part,
                       struct waterfall_explanation *out);
/* What changed besides the named operations: "in 214 other rows: +4.10 ms; less overlap
 * with other work: +1.28 ms". Nothing is appended if that is nothing, and below idle. */
void waterfall_explain_words(const struct waterfall *waterfall, enum waterfall_part part,
                             struct sentence *out);

#endif

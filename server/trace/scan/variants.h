/* The scanner (index.h, walk.h) compiled for several processors. */
#ifndef TRACEDIFF_TRACE_SCAN_VARIANTS_H
#define TRACEDIFF_TRACE_SCAN_VARIANTS_H

#include "trace/scan/index.h"
#include "trace/scan/walk.h"

struct scan_variant {
    const char *name; /* "avx512", "avx2", "sse2"; "neon"; "scalar" */
    index_function *index;
    walk_function *walk;
};

/* The variants that this processor can run, fastest first; the last is "scalar". Ends
 * with a NULL name. All of them give the same results. */
const struct scan_variant *scan_variants(void);

#endif

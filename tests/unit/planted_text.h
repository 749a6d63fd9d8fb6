/* Small recordings with a cause in them: a host that launches, a device that follows. */
#ifndef TRACEDIFF_TESTS_PLANTED_TEXT_H
#define TRACEDIFF_TESTS_PLANTED_TEXT_H

#include "trace_text.h"

#define PLANTED_STEPS 12

enum planted {
    PLANTED_NOTHING,
    PLANTED_PER_CALL,   /* relu_kernel takes longer */
    PLANTED_ALIKE,      /* every kernel does */
    PLANTED_REPLACED,   /* gemm_v1 is gemm_v2 */
    PLANTED_MORE_CALLS, /* aten::relu runs three times as often */
    PLANTED_COPIES,     /* larger copies to the device */
    PLANTED_CALL,       /* the host is longer in aten::add */
    PLANTED_HOLE,       /* and in no call in front of it */
    PLANTED_DRAIN,      /* a wait after each aten::relu */
    PLANTED_INPUT,      /* the data loader takes longer */
    PLANTED_LAUNCHES,   /* launching takes longer */
    PLANTED_ONE_STEP,   /* one step takes longer */
    PLANTED_TRANSFER,   /* the collective takes longer */
    PLANTED_OVERLAP,    /* the collective runs after the computation, not beside it */
    PLANTED_RANK,       /* rank 1 computes longer, the others wait for it */
    PLANTED_RANK_AMONG, /* the same, but all compute longer, by two thirds of that */
    PLANTED_WORK,       /* four times the batch */
    PLANTED_CANCELLING, /* relu_kernel takes longer, add_kernel shorter by as much */
    PLANTED_CANCELLING_MORE, /* the same, and gemm_v1 takes longer by less */
    PLANTED_HIDDEN,          /* kernels take longer while the device waits for the host */
    PLANTED_KINDS
};

struct planted_options {
    enum planted what;
    int rank, ranks; /* 1: one file, of rank 0 */
    bool slow_host;  /* the device waits for the host, else the host is far ahead */
    uint64_t seed;   /* of the noise: 1 % of every time */
};

/* Appends the whole document. */
void planted_text(struct buffer *out, const struct planted_options *options);

#endif

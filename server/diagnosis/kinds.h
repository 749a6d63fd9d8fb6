/* The kinds of facts, lines and sentences: one list for all formats. */
#ifndef TRACEDIFF_DIAGNOSIS_KINDS_H
#define TRACEDIFF_DIAGNOSIS_KINDS_H

enum cause_kind {
    CAUSE_NOT_ALIKE,
    CAUSE_OTHER_WORK,
    CAUSE_PER_CALL,
    CAUSE_REPLACED,
    CAUSE_MORE_CALLS,
    CAUSE_HOST_LATE,
    CAUSE_COPIES,
    CAUSE_WAITING,
    CAUSE_TRANSFER,
    CAUSE_OVERLAP,
    CAUSE_ALIKE,
    CAUSE_MACHINE,
    CAUSE_SINGLE_STEPS,
    CAUSE_LAUNCHES,
    CAUSE_DEPENDENCY,
    CAUSE_INPUT,
    CAUSE_COLLECTION,
    CAUSE_REST, /* of a line: what is left */
    CAUSE_KINDS,
    /* Of facts alone. */
    FACT_COLLECTIVES = CAUSE_KINDS,
    FACT_STREAMS,
    FACT_RECORDING,
    /* Of sentences that are no part of the account. */
    SENTENCE_LAYER,
    SENTENCE_MEMORY,
    SENTENCE_PHASES,
    SENTENCE_LIMIT,
    SENTENCE_HOST_NEED,
    SENTENCE_KINDS
};

/* The stable word of the API; "" beyond the list. */
const char *cause_kind_name(enum cause_kind kind);

#endif

/* A possible cause: which part of the change it claims, and whether that claim is
 * certain. */
#ifndef TRACEDIFF_DIAGNOSIS_CANDIDATE_H
#define TRACEDIFF_DIAGNOSIS_CANDIDATE_H

#include "base/error.h"
#include "diagnosis/books.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
    CAUSE_SINGLE_STEPS,
    CAUSE_LAUNCHES,
    CAUSE_DEPENDENCY,
    CAUSE_CANCELLING,
    CAUSE_HIDDEN,
    CAUSE_INPUT,
    CAUSE_KINDS,
    /* Of sentences that are made apart from the causes. */
    SENTENCE_LAYER = CAUSE_KINDS,
    SENTENCE_WORK,
    SENTENCE_MEMORY,
    SENTENCE_PHASES,
    SENTENCE_LIMIT,
    SENTENCE_HOST_NEED,
    SENTENCE_KINDS
};
const char *cause_kind_name(enum cause_kind kind); /* the stable word of the API */

/* How sure a cause is. */
enum cause_certainty { CAUSE_UNSURE, CAUSE_LIKELY, CAUSE_SURE };

struct claim {
    uint32_t item;
    double amount; /* ns of a step, test - control */
};

/* The subject of a cause. Names are those of the books; BOOKS_NONE: none. */
struct cause_about {
    uint32_t name, category;        /* the operation; for a hole, the call around it */
    uint32_t other, other_category; /* the replacing operation; the wait of a drain */
    uint32_t operator_name;         /* the operator that launches it, or that waits */
    uint32_t before, after;         /* of a hole */
    uint8_t sort;       /* enum ledger_sort of `name`, or enum ledger_idle_sort */
    uint8_t kind;       /* enum trace_kind of `name` */
    const char *shapes; /* borrowed; NULL: none */
    double calls[2];    /* a step */
    double per_call[2]; /* ns */
    double total[2];    /* ns a step */
    double bytes[2];    /* a step; 0: not recorded */
    double ratio[3];    /* quartiles of test / control */
    double gain;        /* ns per step, of changes that cancel out */
    size_t ranks[2];    /* that have calls of `name`; 0: not known */
    int64_t rank;       /* -1: none */
    int64_t step;       /* -1: none */
    bool is_hole, is_drain, is_new, is_gone;
    bool waits;   /* it contains more or fewer calls that wait for the device */
    bool is_late; /* the host takes longer here, and the device waits elsewhere */
    size_t rows;  /* how many operations it sums up */
};

struct cause {
    enum cause_kind kind;
    enum cause_certainty certainty;
    struct cause_about about;
    struct claim *claims;
    size_t claim_count, claim_capacity;
    double *vector[2];        /* by typical bin, ns of a step; owned */
    double change;            /* ns of a step: the sum of the claims */
    enum waterfall_part part; /* WATERFALL_PARTS: several */
    bool fact;    /* its numbers of calls are the same in all steps of a side */
    bool counted; /* its numbers of calls differ in every step */
    bool failed;  /* memory was refused while it was made */
};

struct causes {
    struct cause *list;
    size_t count, capacity;
    bool failed; /* memory was refused */
};

/* A new cause at the end of the list, valid until the next one; its vectors are zeros.
 * NULL when memory is refused. */
struct cause *causes_add(struct causes *causes, const struct books *books,
                         enum cause_kind kind);
void causes_free(struct causes *causes); /* also the cleanup function */

/* Claims an amount of an item; adds nothing to the vectors. */
void cause_claim(struct cause *cause, uint32_t item, double amount);
/* Claims the whole change of an item and adds its values to the vectors. */
void cause_claim_item(struct cause *cause, const struct books *books, uint32_t item);
/* Adds the values of an item to the vectors. */
void cause_add_vector(struct cause *cause, const struct books *books, uint32_t item);

/* How much of the unexplained change in the books the claims explain: gains and losses
 * alike, ns of a step. */
double cause_gain(const struct cause *cause, const struct books *books);
/* Subtracts the claims from the unexplained change. */
void cause_take(const struct cause *cause, struct books *books);

/* Judges every cause: the sum of its claims is tested as one row (docs/semantics.md §5).
 * The rank test must agree, and the moderated test or the rank test must be sure over all
 * causes, unless the numbers of calls are facts. An item that one side never has is
 * tested without logarithms. */
int causes_judge(struct causes *causes, const struct books *books, struct error *error);

#endif

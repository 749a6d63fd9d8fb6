#ifndef TRACEDIFF_ACCOUNT_WORDS_H
#define TRACEDIFF_ACCOUNT_WORDS_H

#include "account/edits.h"
#include "account/lines.h"
#include "base/sentence.h"
#include "compare/verdict.h"

#include <stdbool.h>

/* Of the shapes of the inputs of a call, as a recording tells them ("[[8, 3], [], [64]]";
 * an input that is a list of tensors is one input for each of them): how many times as
 * large the input is whose size changed most. NaN if sizes do not differ or cannot be
 * compared: other numbers of inputs or of dimensions. */
double inputs_factor(const char *control, const char *test);

/* ---- account words ---- */

/* The sentences of facts, and what those of lines share (docs/semantics.md
 * §16). */

/* How often a rank comes last, by side; known where both have a common clock. */
struct account_arrivals {
    int64_t rank; /* -1: it is not told */
    size_t of[2]; /* its collectives */
    size_t last[2], certain[2];
    int late_side; /* that in which it comes last more often */
};

/* What the sentences need to know. */
struct account_words {
    const struct account *account;
    const struct fold *fold;
    const struct edits *edits;
    bool steps;        /* samples are steps; else whole recordings */
    bool device;       /* a side has device work */
    bool other_device; /* the sides were recorded on different devices */
    bool other_stack;  /* only one side records Python calls */
    bool brief; /* a line of a table, whose times stand beside it: no times, no shapes */
    bool of_rank; /* of one rank alone: its own amount, beside the mean of all ranks */
    const struct edit *other_shapes; /* the fact that much of the work has other inputs;
                                        NULL: it has not */
    double change;                   /* of the step time, ns; NaN: not certain, or none */
    bool unchanged; /* the verdict is that the step is as long as before */
    bool one_sign;  /* all lines change in one direction: shares mean something */
    double wait_change, transfer_change; /* of collectives, ns of a step and rank; NaN:
                                            not known */
    int64_t late_rank;                   /* that the others wait for; -1: none */
    double late_change;                  /* of what they wait, ns */
    struct account_arrivals arrivals;
    double *calls[2];  /* by name of the account: of calls, a sample */
    double *rows[2];   /* by name: of rows of device work */
    double *spent[2];  /* by name: ns a sample, of rows of device work */
    double *itself[2]; /* by name: ns a sample, self times of calls */
    double *bytes[2];  /* by name: a sample, of copies */
};

/* In the arena of the account. The caller sets the first members. */
void account_words_make(struct account_words *words);

/* " and 4 more"; nothing for 0. */
void account_words_others(size_t count, struct sentence *out);
/* What an edit is, without amounts: "`aten::mm` runs more often (6 → 12 times per step)".
 */
void account_words_edit(const struct account_words *words, const struct edit *edit,
                        struct sentence *out);
/* The frame that its text names first, and the calls of a sample that it tells. */
uint32_t account_words_told(const struct edit *edit);
void account_words_numbers(const struct account_words *words, const struct edit *edit,
                           double out[2]);
const char *account_words_text(const struct account_words *words, uint32_t name);
/* The name of a frame with its row. */
void account_words_frame(const struct account_words *words, uint32_t at,
                         struct sentence *out);
/* " per step", or for whole recordings "". */
const char *account_words_per_step(const struct account_words *words);
/* "12.4 ms more per step"; brief, unless it is of one rank alone: "more" */
void account_words_amount(const struct account_words *words, double ns,
                          struct sentence *out);

/* The row of the comparison that a frame is: its category; NULL: it is none. */
const char *account_words_category(const struct account_words *words,
                                   const struct frame *frame);

/* What the exposed time of collectives changed by. */
enum account_communication {
    COMMUNICATION_UNKNOWN,
    COMMUNICATION_OVERLAP, /* less, or more, of it runs beside compute */
    COMMUNICATION_WAITING, /* for other ranks */
    COMMUNICATION_TRANSFER
};
enum account_communication kernel_words_communication(const struct account_words *words,
                                                      const struct line *line);

/* ". Rank 5 arrives last in 86 % of 412 collectives (control: 12 %)"; nothing of another
 * rank than that of the arrivals. */
void kernel_words_arrivals(const struct account_words *words, int64_t rank,
                           struct sentence *out);

/* "34.7 → 55.6 µs per call, 24 calls per step"; of other numbers of calls these first.
 * `spent`: ns a sample of all calls. */
void kernel_words_calls(const struct account_words *words, const double calls[2],
                        const double spent[2], struct sentence *out);

/* ---- line words ---- */

/* The sentences of lines of the account (docs/semantics.md §16.3). */

/* Whether the time of an edit changed against what was edited: more calls or larger
 * inputs take less time. Then it explains nothing of a change. */
bool line_words_is_against(const struct account_words *words, const struct line *line);
/* The rank that others wait for in a line, as far as it is one of waiting; -1: none. */
int64_t line_words_waited_for(const struct account_words *words, const struct line *line);
/* A line with its amounts. */
void line_words_say(const struct account_words *words, const struct line *line,
                    struct sentence *out);

/* ---- own claim ---- */

/* A claim beside the sums of the account: what a call of the host takes itself
 * (docs/semantics.md §16.4). */

#define OWN_CLAIMS_LARGE 2  /* where the step changed */
#define OWN_CLAIMS_HIDDEN 3 /* where it did not */

/* A call of the host that takes longer by a large part of the change, while the line of
 * it, if there is one, holds less. */
struct own_claim {
    const struct own_row *row;
    enum line_certainty certainty;
    const struct line *line; /* NULL: what is booked on it is in the rest */
    bool is_new;             /* in every step of one side, and in none of the other */
    bool is_hidden;          /* of a step that is as long as before: behind the device */
};

struct own_claims {
    struct own_claim list[OWN_CLAIMS_HIDDEN]; /* the largest first */
    size_t count;
};
bool own_is_launch(const struct account_words *words, const struct own_row *row);

/* ---- own words ---- */

/* What the account's sums do not say: calls that cost the host more than is booked on
 * them, and the rank that the others wait for (docs/semantics.md §16.3). */

/* None unless the change of the step is certain and the device waits more (or less) with
 * it; or the step is as long as before, and calls are not (words_claims.c). The claims
 * point into `lines`. */
void own_claims_find(const struct account_words *words, const struct lines *lines,
                     const struct observations *observations, struct own_claims *out);

void own_words_claim(const struct account_words *words, const struct own_claim *claim,
                     struct sentence *out);
/* `rank`: its number. */
void own_words_late(const struct account_words *words, const struct late_rank *late,
                    long long rank, struct sentence *out);

/* What a fact on device work says: "Copies per step: `Memcpy PtoP` 30 of 40.0 MB on
 * average → 3 of 400 MB on average" */
void work_words_say(const struct account_words *words, enum work_fact_kind kind,
                    const struct work_fact *fact, struct sentence *out);

#endif

#ifndef TRACEDIFF_COMPARE_MACHINE_H
#define TRACEDIFF_COMPARE_MACHINE_H

#include "analyse/rows.h"
#include "analyse/work.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- machine factor ---- */

/* Factors of rows, and whether they are the machine's: pure, for machine.c. Factors are
 * logarithms of test/control; docs/semantics.md §18.1, §18.2. */

/* A row that both sides run as often: its time per call, of device work its duration, of
 * calls of the host their self time. */
struct machine_row {
    bool on_device, is_runtime; /* calls of the runtime count as one */
    enum work_class class;      /* of device work */
    double log[3];   /* over all samples, their first and their second half; NaN: one
                        side has none there */
    double spent[2]; /* ns a sample */
    size_t shapes;   /* of device work: so many shapes of inputs; at least 1 */
};

struct machine_factor {
    size_t rows;
    bool is_common;     /* the rows share it, so it is the machine's */
    double median;      /* weighted by time */
    double halves[2];   /* the same in the first and the second half of the samples, of
                           the device; NaN: not known */
    double low, high;   /* quartiles */
    double least, most; /* the 10 % and the 90 % quantile */
};

/* What is compared: all samples, or a half of each recording. */
enum machine_half { MACHINE_ALL, MACHINE_FIRST, MACHINE_SECOND, MACHINE_HALVES };

/* Classes of work as bits. */
#define MACHINE_BIT(class) (1U << (class))
#define MACHINE_FOLLOWS_CLOCK                                                            \
    (MACHINE_BIT(CLASS_PRODUCTS) | MACHINE_BIT(CLASS_CONVOLUTIONS) |                     \
     MACHINE_BIT(CLASS_ATTENTION_FORWARD) | MACHINE_BIT(CLASS_ATTENTION_BACKWARD))
#define MACHINE_FOLLOWS_MEMORY                                                           \
    (MACHINE_BIT(CLASS_NORMALISATION) | MACHINE_BIT(CLASS_ELEMENTWISE) |                 \
     MACHINE_BIT(CLASS_REDUCTIONS) | MACHINE_BIT(CLASS_OPTIMIZER))
#define MACHINE_COMPUTES                                                                 \
    (MACHINE_FOLLOWS_CLOCK | MACHINE_FOLLOWS_MEMORY | MACHINE_BIT(CLASS_OTHER))
#define MACHINE_HOST 0U

/* So far from a factor a row still has it. */
#define MACHINE_NEAR 0.015
/* The least error of the median of a class. */
#define MACHINE_CLASS_ERROR 0.003
/* The host's factor needs so many rows. */
#define MACHINE_HOST_ROWS 8

struct machine_table {
    const struct machine_row *rows;
    size_t count;
    struct weighted *room; /* for `count` of them */
    bool *is_runtime;      /* of those in the room, before they are sorted */
};

/* ---- machine ---- */

/* Machine or program? Splits the change of the step into what a factor on all that runs
 * makes (another clock, another load), and the rest, which is the program's. Pure;
 * docs/semantics.md §18. [0]: control, [1]: test. Factors are logarithms of test/control.
 *
 * On the device, rows of several classes of work, with equal names, that take longer
 * by one factor are slower because the device is: code that changed does not change all
 * of them alike. A class may follow the clock by less (it waits for memory), so each has
 * its own factor between none and the common one; what is beyond is the program's. On the
 * host, all calls share a factor. */

enum { MACHINE_CLOCK, MACHINE_MEMORY_CLOCK, MACHINE_CLOCKS };

/* Means over the samples, MHz, by counters; NaN: they are not known. */
struct machine_clocks {
    double mean[2][MACHINE_CLOCKS];
    double *by_rank[2]; /* the clock of each chosen rank; NULL: a side has no counters */
};

/* ns a step; the interval contains `diff`. */
struct machine_part {
    double diff, low, high;
};

/* What the recordings say of the steps. */
struct machine_steps {
    struct step_time time[2];
    double device[2]; /* ns a step: durations of all rows that compute */
    double unmatched; /* the part of that, of both sides, in rows that are not rows here
                       */
    double waits;     /* ns a step of the control: the host waits for the device */
    double carried;   /* ns a step: calls of the host that one side makes more often take
                         this much more */
    /* Inputs of the host's calls, as far as that matters: where it computes. */
    bool same_inputs, other_inputs; /* both false: they are not known */
    double noise; /* of the device's factor, a logarithm: half of its 95 % interval by how
                     samples differ */
    double error; /* of the change of the means, ns: half of its 95 % interval; NaN:
                     too few samples */
    /* By counters: how much longer what follows the clock of the processors, or of the
     * memory, takes; NaN: there are none. And their errors. */
    double clock, clock_error, memory_clock, memory_clock_error;
};

struct machine_ranks {
    size_t count;
    uint32_t *of[2]; /* of each sample */
    bool wait;       /* they wait for each other; else the rest may be missing */
    double *own;     /* ns a step of the control, without waits for others */
    double *change;  /* ns a step of kernels that both sides run as often */
};

struct machine {
    bool is_known; /* both sides have steps, and rows of both were compared */
    struct machine_factor device, host;
    double of_class[CLASS_COUNT]; /* the factor of the machine on a class; 0: none */
    bool is_whole;                /* all classes share the device's factor */
    bool of_memory;               /* only what waits for memory has it */
    bool acts_on_host; /* the host is the limit, so its factor, of enough rows, is in the
                          step */
    struct machine_part parts[2]; /* the machine's: of the device, of the host */
    double rank_waits; /* of that of the device: ranks wait longer for the slowest */
    struct machine_part machine, program;
    double diff, not_told; /* diff = machine.diff + program.diff + not_told */
    struct machine_steps steps;
    struct machine_clocks clocks;
};

/* Whether other inputs, or calls that one side makes more often, carry half of a change,
 * ns. */
bool machine_is_carried(const struct machine_steps *steps, double change);
void machine_make(const struct machine_row *rows, size_t count,
                  const struct machine_steps *steps, const struct machine_ranks *ranks,
                  struct machine *out);

/* What the host's factor makes of a step, ns: if it is `factor`. */
double machine_host_part(const struct machine_steps *steps, double factor);

#endif

/* Accounts made by hand: a tree of calls, their numbers, and the time of places. */
#ifndef TRACEDIFF_TESTS_ACCOUNT_MADE_H
#define TRACEDIFF_TESTS_ACCOUNT_MADE_H

#include "account/account.h"
#include "account/edits.h"
#include "account/lines.h"
#include "account/walk.h"
#include "compare/verdict.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define MADE_ALL UINT32_MAX /* each sample of a side */

struct made {
    struct account account;
    struct observations observations; /* each sample is one */
    struct fold fold;
    struct edits edits;
    struct lines lines;
};

/* Samples of the control and of the test. Node 0 is the root. */
void made_begin(struct made *made, size_t control, size_t test);
void made_free(struct made *made); /* also the cleanup function */
#define MADE __attribute__((cleanup(made_free))) struct made

/* A call; its category follows from its sort. */
uint32_t made_call(struct made *made, uint32_t parent, enum account_node_sort sort,
                   const char *name);
/* Device work of the category `kernel`, or `gpu_memcpy` for names with Memcpy; a
 * collective for names with nccl. */
uint32_t made_work(struct made *made, uint32_t parent, const char *name);

/* Each adds to a number of a node, in one sample or in each. */
void made_calls(struct made *made, uint32_t node, int side, uint32_t sample, int64_t n);
void made_spent(struct made *made, uint32_t node, int side, uint32_t sample, int64_t ns);
/* The longest of the calls, which made_spent() holds. */
void made_longest(struct made *made, uint32_t node, int side, uint32_t sample,
                  int64_t ns);
/* Bytes of all rows, and the bits of their streams, in each sample: control, test. */
void made_bytes(struct made *made, uint32_t node, int64_t control, int64_t test);
void made_streams(struct made *made, uint32_t node, uint64_t control, uint64_t test);
/* Of all calls of a sample together: the same text gives the same number. */
void made_shapes(struct made *made, uint32_t node, int side, const char *shapes);
void made_types(struct made *made, uint32_t node, int side, const char *types);
/* The same number of calls in all samples: control, test. */
void made_often(struct made *made, uint32_t node, int64_t control, int64_t test);

/* A place without time. */
uint32_t made_place(struct made *made, enum account_part part, enum account_sort sort,
                    uint32_t node);
void made_time(struct made *made, uint32_t place, int side, uint32_t sample, int64_t ns);
/* A place with so much time in each sample of the control and of the test. */
uint32_t made_booked(struct made *made, enum account_part part, enum account_sort sort,
                     uint32_t node, int64_t control, int64_t test);
uint32_t made_name(struct made *made, const char *text);

/* Sorts the sums and makes what follows; nothing may be added afterwards. */
void made_account(struct made *made);
void made_fold(struct made *made);  /* and the fold */
void made_edits(struct made *made); /* and the edits */
void made_lines(struct made *made); /* and the lines, judged */

/* The first frame with a name; fails the test if there is none. */
uint32_t made_frame(const struct made *made, const char *name);
/* The edit that a frame of this name is in or below; NULL: none. */
const struct edit *made_edit(const struct made *made, const char *name);
/* The line that holds a place. */
const struct line *made_line(const struct made *made, uint32_t place);

/* The sums of the lines are those of the sides, each place is in one line, and the rest
 * is the last; fails the test if not. */
void assert_whole(const struct account *account, const struct lines *lines);

#endif

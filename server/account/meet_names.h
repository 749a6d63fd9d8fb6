/* The names of the account of both sides (docs/semantics.md §16.2). */
#ifndef TRACEDIFF_ACCOUNT_MEET_NAMES_H
#define TRACEDIFF_ACCOUNT_MEET_NAMES_H

#include "account/side.h"
#include "analysis/compare/python_rows.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct meet_names {
    const struct account_side *sides;
    struct strings *out;
    struct budget *budget;
    struct python_rows python;
    uint32_t *text_of[2];     /* by name of a side: the same text in `out` */
    uint32_t *function_of[2]; /* by name of a side: of a Python function, in `out` */
    uint32_t *name_of[2];     /* by raw node, once it is known: in `out` */
    uint32_t *root_of[2];     /* by raw node: the root of its file */
    uint32_t empty;
};

/* Python functions whose line or folder differs get one name. Initialises `out`. Free the
 * names in any case. */
int meet_names_make(const struct account_side sides[2], struct budget *budget,
                    struct strings *out, struct meet_names *names, struct error *error);
void meet_names_free(struct meet_names *names);

/* By name of `out`, of those that a side has: of a Python function the name that both
 * sides share, otherwise itself. Owned by the caller; NULL when memory is refused. */
uint32_t *meet_names_shared(const struct meet_names *names, uint32_t *count);

/* Numbers the modules among raw nodes of one depth: those of a class below one node of
 * both sides' tree, in order of their first call in the file. `node_of`: by raw node, for
 * those above. False when memory is refused. */
bool meet_names_number(struct meet_names *names, int side, const uint32_t *nodes,
                       size_t count, const uint32_t *node_of);

/* In `out`: the name of a raw node in paths; of modules, once they are numbered. */
uint32_t meet_names_of(const struct meet_names *names, int side, uint32_t raw);
/* The text of a name of the side. */
uint32_t meet_names_text(const struct meet_names *names, int side, uint32_t name);
/* A name beside a hole in a raw node; ACCOUNT_NONE stays. */
uint32_t meet_names_label(const struct meet_names *names, int side, uint32_t raw,
                          uint32_t name);

#endif

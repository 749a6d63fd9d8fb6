/* The last part of writing a set file, after its last recording. */
#ifndef TRACEDIFF_STORE_SET_SET_FINISH_H
#define TRACEDIFF_STORE_SET_SET_FINISH_H

#include "base/error.h"
#include "store/set/set_build.h"

/* Writes the tables of names, after all recordings. */
int build_names(struct set_writer *writer, struct error *error);

#endif

/* The segments of one recording on their way into a set file. */
#ifndef TRACEDIFF_STORE_SET_SET_SEGMENTS_H
#define TRACEDIFF_STORE_SET_SET_SEGMENTS_H

#include "base/error.h"
#include "store/codec/segment_write.h"
#include "store/set/set_build.h"

#include <stdint.h>

/* Writes the segments of one recording. */
int build_segments(struct set_writer *writer, uint32_t file,
                   const struct trace_recording *recording,
                   const struct segment_maps *maps, struct error *error);

#endif

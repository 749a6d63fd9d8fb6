/* The table that server/build/embed.c writes; only base/assets.c reads it. */
#ifndef TRACEDIFF_BASE_ASSETS_TABLE_H
#define TRACEDIFF_BASE_ASSETS_TABLE_H

#include "base/assets.h"

extern const struct asset assets_table[]; /* in byte order of the paths */
extern const size_t assets_table_count;

#endif

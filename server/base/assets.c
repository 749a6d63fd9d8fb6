#include "base/assets.h"

#include <string.h>

const struct asset *asset_find(const char *path)
{
    size_t low = 0, high = assets_table_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(path, assets_table[middle].path);
        if (order == 0)
            return &assets_table[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

size_t asset_count(void)
{
    return assets_table_count;
}

const struct asset *asset_at(size_t index)
{
    return index < assets_table_count ? &assets_table[index] : NULL;
}

/* See slot.h. */
#include "trace/scan/slot.h"

#include <stdlib.h>
#include <string.h>

int slot_allocate(struct slot *slot, bool with_tokens)
{
    if (slot->bytes == NULL)
        slot->bytes = malloc(SLOT_HEADROOM + SLOT_BLOCK + SLOT_PADDING);
    if (slot->bytes == NULL)
        return -1;
    if (!with_tokens)
        return 0;
    if (slot->tokens == NULL)
        slot->tokens = malloc(SLOT_TOKENS_ROOM * sizeof *slot->tokens);
    if (slot->kinds == NULL)
        slot->kinds = malloc(SLOT_TOKENS_ROOM);
    return slot->tokens == NULL || slot->kinds == NULL ? -1 : 0;
}

void slot_free(struct slot *slot)
{
    free(slot->bytes);
    free(slot->tokens);
    free(slot->kinds);
}

static void forget_tokens(struct stream_window *window)
{
    window->tokens = NULL;
    window->kinds = NULL;
    window->token_count = 0;
}

void slot_glue_tokens(struct slot *slot, size_t start, size_t from,
                      struct stream_window *window)
{
    const uint32_t *tokens = window->tokens;
    size_t count = 0;
    size_t carried = window->length - from;

    if (carried > 0 && tokens == NULL) {
        forget_tokens(window);
        return;
    }
    while (count < window->token_count && tokens[window->token_count - count - 1] >= from)
        count++;
    if (count > SLOT_TOKENS_HEADROOM) {
        forget_tokens(window);
        return;
    }
    uint32_t *out = slot->tokens + SLOT_TOKENS_HEADROOM - count;
    for (size_t i = 0; i < count; i++)
        out[i] = (uint32_t)(tokens[window->token_count - count + i] - from + start);
    if (count > 0)
        memcpy(slot->kinds + SLOT_TOKENS_HEADROOM - count,
               window->kinds + window->token_count - count, count);
    window->tokens = out;
    window->kinds = slot->kinds + SLOT_TOKENS_HEADROOM - count;
    window->token_count = count + slot->token_count;
}

/* See collectives_cells.h. */
#include "analysis/set/collectives_cells.h"
#include "base/buffer.h"
#include "base/cleanup.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define RANKS_TEXT_MAX 1024
#define PAIRS_MAX ((size_t)256 << 20)

void collectives_set_text(struct table *table, size_t column,
                          const struct collective_list *list, uint32_t text)
{
    if (text != COLLECTIVE_NONE)
        table_set_text(table, column, strings_text(&list->texts, text),
                       strings_length(&list->texts, text));
}

void collectives_set_known(struct table *table, size_t column, int64_t value)
{
    if (value != COLLECTIVE_UNKNOWN)
        table_set_integer(table, column, value);
}

void collectives_set_step(struct table *table, size_t column,
                          const struct collective_sample *sample)
{
    if (!sample->pseudo)
        table_set_integer(table, column, sample->number);
}

void collectives_set_mean(struct table *table, size_t column, double ns, size_t samples)
{
    table_set_real(table, column, samples == 0 ? NAN : ns / (double)samples);
}

void collectives_set_ranks(struct table *table, size_t column, const int64_t *ranks,
                           size_t count)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, (size_t)4 * RANKS_TEXT_MAX);
    buffer_append_text(&text, "");
    for (size_t i = 0; i < count; i++) {
        size_t end = i;

        while (end + 1 < count && ranks[end] != INT64_MAX &&
               ranks[end + 1] == ranks[end] + 1)
            end++;
        if (text.length > RANKS_TEXT_MAX) {
            buffer_append_text(&text, ",…");
            break;
        }
        buffer_printf(&text, "%s%" PRId64, i > 0 ? "," : "", ranks[i]);
        if (end > i)
            buffer_printf(&text, "%s%" PRId64, end > i + 1 ? "-" : ",", ranks[end]);
        i = end;
    }
    table_set_text(table, column, text.bytes, text.length);
}

void collectives_set_times(struct table *table, size_t first,
                           const struct collective_sum *sum, size_t samples)
{
    collectives_set_mean(table, first, (double)sum->transfer, samples);
    collectives_set_mean(table, first + 1, (double)sum->wait, samples);
    collectives_set_mean(table, first + 2, (double)sum->exposed, samples);
    collectives_set_mean(table, first + 3, (double)sum->caused, samples);
}

int collectives_pairs_make(const struct collective_list *list,
                           struct collectives_pairs *out, struct error *error)
{
    size_t facts = list->facts_bytes.count;
    struct strings keys;
    int status = 0;

    *out =
        (struct collectives_pairs){.of_facts = calloc(facts + 1, sizeof *out->of_facts),
                                   .pairs = calloc(facts + 1, sizeof *out->pairs)};
    if (out->of_facts == NULL || out->pairs == NULL)
        return error_set_memory(error);
    strings_init(&keys, PAIRS_MAX);
    for (size_t i = 0; i < facts && status == 0; i++) {
        const struct collectives_pair pair = {list->facts[i].name, list->facts[i].group};
        uint32_t number = strings_add(&keys, (const char *)&pair, sizeof pair);

        if (number == STRINGS_NONE || budget_is_over(list->memory.budget)) {
            status = budget_or_memory(list->memory.budget, error);
            break;
        }
        out->of_facts[i] = number;
        out->pairs[number] = pair;
    }
    out->count = keys.count;
    strings_free(&keys);
    return status;
}

void collectives_pairs_free(struct collectives_pairs *pairs)
{
    free(pairs->of_facts);
    free(pairs->pairs);
}

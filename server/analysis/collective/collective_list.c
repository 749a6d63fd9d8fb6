/* See collective_list.h. */
#include "analysis/collective/collective_list.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)256 << 20)

_Static_assert(sizeof(struct collective_facts) == 48,
               "facts are compared by their bytes");

void collective_list_init(struct collective_list *list, struct budget *budget)
{
    *list = (struct collective_list){.memory = {.budget = budget}};
    strings_init_counted(&list->texts, TEXTS_MAX, budget);
    strings_init_counted(&list->facts_bytes, TEXTS_MAX, budget);
}

void collective_list_free(struct collective_list *list)
{
    strings_free(&list->texts);
    strings_free(&list->facts_bytes);
    free(list->read);
    free(list->facts);
    free(list->ranks);
    free(list->samples);
    free(list->files);
    free(list->rows);
    free(list->busy);
    free(list->instances);
    free(list->uneven);
    free(list->members);
    free(list->missing);
    budget_share_return(&list->memory);
}

uint32_t collective_list_text(struct collective_list *list, const char *text,
                              size_t length)
{
    uint32_t known = list->texts.count;
    uint32_t id = strings_add(&list->texts, text, length);

    if (id == STRINGS_NONE || id < known)
        return id;
    if (!ARRAY_RESERVE(list->read, list->read_capacity, (size_t)id + 1))
        return COLLECTIVE_NONE;
    list->read[id] = collective_text_read(text, length);
    return id;
}

uint32_t collective_list_facts(struct collective_list *list,
                               const struct collective_facts *facts)
{
    uint32_t known = list->facts_bytes.count;
    uint32_t id = strings_add(&list->facts_bytes, (const char *)facts, sizeof *facts);

    if (id == STRINGS_NONE || id < known)
        return id;
    if (!ARRAY_RESERVE(list->facts, list->facts_capacity, (size_t)id + 1))
        return COLLECTIVE_NONE;
    list->facts[id] = *facts;
    return id;
}

int collective_list_reserve(struct collective_list *list, size_t rows,
                            struct error *error)
{
    int status = budget_share_take(&list->memory, rows * sizeof *list->rows, error);

    if (status == 0 &&
        !ARRAY_RESERVE(list->rows, list->row_capacity, list->row_count + rows))
        status = error_set_memory(error);
    return status;
}

int collective_list_reserve_busy(struct collective_list *list, size_t busy,
                                 struct error *error)
{
    int status = budget_share_take(&list->memory, busy * sizeof *list->busy, error);

    /* One more, so that a file without intervals has a place. */
    if (status == 0 &&
        !ARRAY_RESERVE(list->busy, list->busy_capacity, list->busy_count + busy + 1))
        status = error_set_memory(error);
    return status;
}

/* ---- appending ---- */

/* The numbers in `list` of the numbers of `part`. */
struct renumbered {
    uint32_t *texts, *facts;
};

static void renumbered_free(struct renumbered *renumbering)
{
    free(renumbering->texts);
    free(renumbering->facts);
}

static uint32_t renumber(const uint32_t *numbers, uint32_t number)
{
    return number == COLLECTIVE_NONE ? number : numbers[number];
}

static bool renumber_texts(struct collective_list *list,
                           const struct collective_list *part,
                           struct renumbered *renumbering)
{
    renumbering->texts =
        calloc((size_t)part->texts.count + 1, sizeof *renumbering->texts);
    renumbering->facts =
        calloc((size_t)part->facts_bytes.count + 1, sizeof *renumbering->facts);
    if (renumbering->texts == NULL || renumbering->facts == NULL)
        return false;
    for (uint32_t i = 0; i < part->texts.count; i++) {
        renumbering->texts[i] = collective_list_text(list, strings_text(&part->texts, i),
                                                     strings_length(&part->texts, i));
        if (renumbering->texts[i] == COLLECTIVE_NONE ||
            budget_is_over(list->memory.budget))
            return false;
    }
    for (uint32_t i = 0; i < part->facts_bytes.count; i++) {
        struct collective_facts facts = part->facts[i];

        facts.name = renumber(renumbering->texts, facts.name);
        facts.group = renumber(renumbering->texts, facts.group);
        facts.group_ranks = renumber(renumbering->texts, facts.group_ranks);
        facts.dtype = renumber(renumbering->texts, facts.dtype);
        renumbering->facts[i] = collective_list_facts(list, &facts);
        if (renumbering->facts[i] == COLLECTIVE_NONE ||
            budget_is_over(list->memory.budget))
            return false;
    }
    return true;
}

static bool append_small(struct collective_list *list, const struct collective_list *part)
{
    if (!ARRAY_RESERVE(list->ranks, list->rank_capacity,
                       list->rank_count + part->rank_count) ||
        !ARRAY_RESERVE(list->samples, list->sample_capacity,
                       list->sample_count + part->sample_count) ||
        !ARRAY_RESERVE(list->files, list->file_capacity,
                       list->file_count + part->file_count))
        return false;
    for (size_t i = 0; i < part->rank_count; i++) {
        struct collective_rank rank = part->ranks[i];

        rank.rows += list->row_count;
        rank.samples += list->sample_count;
        list->ranks[list->rank_count + i] = rank;
    }
    for (size_t i = 0; i < part->sample_count; i++) {
        struct collective_sample sample = part->samples[i];

        sample.rank += (uint32_t)list->rank_count;
        list->samples[list->sample_count + i] = sample;
    }
    for (size_t i = 0; i < part->file_count; i++) {
        struct collective_file file = part->files[i];

        file.busy += list->busy_count;
        list->files[list->file_count + i] = file;
    }
    return true;
}

static void append_rows(struct collective_list *list, const struct collective_list *part,
                        const struct renumbered *renumbering)
{
    for (size_t i = 0; i < part->row_count; i++) {
        struct collective_row row = part->rows[i];

        row.rank += (uint32_t)list->rank_count;
        row.sample += (uint32_t)list->sample_count;
        row.file += (uint32_t)list->file_count;
        row.facts = renumbering->facts[row.facts];
        list->rows[list->row_count + i] = row;
    }
    if (part->busy_count > 0)
        memcpy(list->busy + list->busy_count, part->busy,
               part->busy_count * sizeof *part->busy);
    list->row_count += part->row_count;
    list->busy_count += part->busy_count;
    list->rank_count += part->rank_count;
    list->sample_count += part->sample_count;
    list->file_count += part->file_count;
    list->rows_without_step += part->rows_without_step;
}

int collective_list_append(struct collective_list *list, struct collective_list *part,
                           struct error *error)
{
    CLEANUP(renumbered_free) struct renumbered renumbering = {0};

    if (!renumber_texts(list, part, &renumbering))
        return budget_or_memory(list->memory.budget, error);
    int status = collective_list_reserve(list, part->row_count, error);
    if (status == 0)
        status = collective_list_reserve_busy(list, part->busy_count, error);
    if (status == 0 && !append_small(list, part))
        status = error_set_memory(error);
    if (status != 0)
        return status;
    append_rows(list, part, &renumbering);
    list->view = part->view;
    list->origin_ns = part->origin_ns;
    struct budget *budget = part->memory.budget;
    collective_list_free(part);
    collective_list_init(part, budget);
    return 0;
}

/* ---- facts ---- */

int64_t collective_bytes(const struct collective_list *list,
                         const struct collective_facts *facts)
{
    int64_t bytes = collective_text_bytes(
        (enum collective_class)facts->class,
        facts->dtype == COLLECTIVE_NONE ? 0 : list->read[facts->dtype].dtype_bytes,
        facts->in, facts->out);

    return bytes < 0 ? COLLECTIVE_UNKNOWN : bytes;
}

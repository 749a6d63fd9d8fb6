#include "analyse/clocks.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/cache.h"

#include <stdlib.h>
#include <string.h>

/* ---- where the ranks meet ---- */

/* Kept among the answers of the store as these bytes: the head, the collectives, their
 * members, how late each rank is, their texts. */
struct meets_head {
    uint32_t count, member_count;
    uint64_t rank_count, text_bytes;
};

/* The place of a text among the kept ones; each is there once. */
static uint32_t keep_text(const struct collective_list *list, uint32_t text,
                          uint32_t *places, struct buffer *texts)
{
    if (text == COLLECTIVE_NONE)
        return MEET_NO_TEXT;
    if (places[text] == 0) {
        places[text] = (uint32_t)texts->length + 1;
        buffer_append(texts, strings_text(&list->texts, text),
                      strings_length(&list->texts, text));
        buffer_append_char(texts, '\0');
    }
    return places[text] - 1;
}

/* `lasts` NULL: no rank waits in them. */
static void add_meets(const struct collective_list *list,
                      const struct collective_instance *instances, size_t count,
                      const struct set_meet_last *lasts, uint32_t *places,
                      struct set_meets *out, struct buffer *texts)
{
    for (size_t i = 0; i < count && !budget_is_over(list->arena->budget); i++) {
        const struct collective_instance *from = &instances[i];
        const uint32_t *rows = list->members + from->rows;
        const struct collective_facts *facts = &list->facts[list->rows[from->last].facts];

        out->items[out->count] =
            (struct set_meet){.first = out->member_count,
                              .count = (uint32_t)from->row_count,
                              .name = keep_text(list, facts->name, places, texts),
                              .group = keep_text(list, facts->group, places, texts),
                              .class = facts->class,
                              .bytes = collective_bandwidth_of_instance(list, from).bytes,
                              .transfer = from->transfer,
                              .last = {.rank = CLOCKS_NONE}};
        if (lasts != NULL)
            out->items[out->count].last = lasts[i];
        for (size_t k = 0; k < from->row_count; k++) {
            const struct collective_row *row = &list->rows[rows[k]];

            out->members[out->member_count++] =
                (struct set_meet_member){row->start, row->dur, row->rank, out->count};
        }
        out->count++;
    }
}

void set_meets_pack(const struct clock_sums *sums, struct buffer *out)
{
    const struct collective_list *list = &sums->list;
    CLEANUP(arena_free) struct arena *arena = arena_make(list->arena->budget);
    size_t count = list->instance_count + list->uneven_count;
    uint32_t *places = arena_new(arena, list->texts.count, sizeof *places);
    struct set_meets meets = {
        .items = arena_new(arena, count, sizeof *meets.items),
        .members = arena_new(arena, list->row_count, sizeof *meets.members)};
    CLEANUP_BUFFER struct buffer texts;

    buffer_init(&texts, UINT32_MAX / 2);
    add_meets(list, list->instances, list->instance_count, sums->lasts, places, &meets,
              &texts);
    add_meets(list, list->uneven, list->uneven_count, NULL, places, &meets, &texts);
    const struct meets_head head = {meets.count, meets.member_count, list->rank_count,
                                    texts.length};
    buffer_append(out, &head, sizeof head);
    buffer_append(out, meets.items, meets.count * sizeof *meets.items);
    buffer_append(out, meets.members, meets.member_count * sizeof *meets.members);
    buffer_append(out, sums->late, list->rank_count * sizeof *sums->late);
    buffer_append(out, texts.length > 0 ? texts.bytes : "", texts.length);
    out->failed |= texts.failed;
}

static bool unpack(const struct buffer *bytes, struct arena *arena, struct set_meets *out)
{
    struct meets_head head;

    if (bytes->length < sizeof head)
        return false;
    memcpy(&head, bytes->bytes, sizeof head);
    size_t items = head.count * sizeof *out->items;
    size_t members = head.member_count * sizeof *out->members;
    size_t late = head.rank_count * sizeof *out->late;
    if (bytes->length != sizeof head + items + members + late + head.text_bytes)
        return false;
    /* The parts are multiples of 8 bytes, as is the place of a new piece. */
    char *at = arena_text(arena, bytes->bytes + sizeof head, bytes->length - sizeof head);
    *out = (struct set_meets){.count = head.count,
                              .member_count = head.member_count,
                              .items = (void *)at,
                              .members = (void *)(at + items),
                              .late = (void *)(at + items + members),
                              .texts = at + items + members + late};
    return true;
}

int set_meets_read(struct store *store, const char *id, struct budget *budget,
                   struct arena *arena, struct set_meets *out, struct error *error)
{
    const struct cache_key key = {id, NULL, SET_MEETS_KEY};
    CLEANUP_BUFFER struct buffer bytes;
    CLEANUP_BUFFER struct buffer clocks;

    buffer_init(&bytes, SET_MEETS_BYTES_MAX);
    buffer_init(&clocks, SET_MEETS_BYTES_MAX);
    if (cache_read(store, &key, &bytes) && unpack(&bytes, arena, out))
        return budget_look(budget, error);
    buffer_clear(&bytes);
    int status = set_clocks_find(store, id, budget, &clocks, &bytes, error);
    if (status != 0)
        return status;
    return unpack(&bytes, arena, out) ? budget_look(budget, error)
                                      : error_set_memory(error);
}

#include "analyse/analysis.h"
#include "analyse/clocks.h"
#include "analyse/run.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/cache.h"
#include "store/sets.h"

#include <stdlib.h>
#include <string.h>

/* ---- where the ranks meet ---- */

/* Kept among the answers of the store as these bytes: the head, the collectives, their
 * members, their texts. */
#define BYTES_MAX ((size_t)2 << 30)

struct meets_head {
    uint32_t count, member_count;
    uint64_t text_bytes;
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

static void add_meets(const struct collective_list *list,
                      const struct collective_instance *instances, size_t count,
                      uint32_t *places, struct set_meets *out, struct buffer *texts)
{
    bool uneven = instances == list->uneven;

    for (size_t i = 0; i < count && !budget_is_over(list->arena->budget); i++) {
        const struct collective_instance *from = &instances[i];
        const uint32_t *rows = list->members + from->rows;
        const struct collective_facts *facts = &list->facts[list->rows[from->last].facts];
        struct set_meet *to = &out->items[out->count++];

        *to =
            (struct set_meet){.first = out->member_count,
                              .count = (uint32_t)from->row_count,
                              .name = keep_text(list, facts->name, places, texts),
                              .group = keep_text(list, facts->group, places, texts),
                              .class = facts->class,
                              .uneven = uneven,
                              .bytes = collective_bandwidth_of_instance(list, from).bytes,
                              .transfer = from->transfer};
        for (size_t k = 0; k < from->row_count; k++) {
            const struct collective_row *row = &list->rows[rows[k]];

            out->members[out->member_count++] =
                (struct set_meet_member){row->start, row->dur, row->rank, out->count - 1};
        }
    }
}

void set_meets_pack(const struct collective_list *list, struct buffer *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(list->arena->budget);
    size_t count = list->instance_count + list->uneven_count;
    uint32_t *places = arena_new(arena, list->texts.count, sizeof *places);
    struct set_meets meets = {
        .items = arena_new(arena, count, sizeof *meets.items),
        .members = arena_new(arena, list->row_count, sizeof *meets.members)};
    CLEANUP_BUFFER struct buffer texts;

    buffer_init(&texts, UINT32_MAX / 2);
    add_meets(list, list->instances, list->instance_count, places, &meets, &texts);
    add_meets(list, list->uneven, list->uneven_count, places, &meets, &texts);
    const struct meets_head head = {meets.count, meets.member_count, texts.length};
    buffer_append(out, &head, sizeof head);
    buffer_append(out, meets.items, meets.count * sizeof *meets.items);
    buffer_append(out, meets.members, meets.member_count * sizeof *meets.members);
    if (texts.length > 0)
        buffer_append(out, texts.bytes, texts.length);
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
    if (bytes->length != sizeof head + items + members + head.text_bytes)
        return false;
    const char *at = bytes->bytes + sizeof head;
    *out = (struct set_meets){
        .count = head.count,
        .member_count = head.member_count,
        .items = arena_new(arena, head.count, sizeof *out->items),
        .members = arena_new(arena, head.member_count, sizeof *out->members)};
    memcpy(out->items, at, items);
    memcpy(out->members, at + items, members);
    out->texts = arena_text(arena, at + items + members, head.text_bytes);
    return true;
}

static int find_meets(struct store *store, const char *id, struct budget *budget,
                      struct buffer *out, struct error *error)
{
    const struct given_parameter item = {"set", id};
    const struct analysis_request request = {.given = {&item, 1}, .budget = budget};
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    int status = analysis_run(store, &clocks_collectives, &request, &result, error);

    if (status == 0)
        set_meets_pack(&((struct clock_sums *)result.sides[0].all.sums)->list, out);
    return status == 0 && buffer_failed(out) ? budget_or_memory(budget, error) : status;
}

int set_meets_read(struct store *store, const char *id, struct budget *budget,
                   struct arena *arena, struct set_meets *out, struct error *error)
{
    const struct cache_key key = {id, NULL, SET_MEETS_KEY};
    CLEANUP_BUFFER struct buffer bytes;

    buffer_init(&bytes, BYTES_MAX);
    if (cache_read(store, &key, &bytes) && unpack(&bytes, arena, out))
        return 0;
    buffer_clear(&bytes);
    int status = find_meets(store, id, budget, &bytes, error);
    if (status != 0)
        return status;
    cache_write(store, &key, &bytes);
    return unpack(&bytes, arena, out) ? 0 : error_set_memory(error);
}

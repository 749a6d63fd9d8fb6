/* See patterns.h. */
#include "analysis/set/patterns.h"

#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/hash.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

void patterns_init(struct patterns *patterns, size_t names_maximum)
{
    *patterns = (struct patterns){0};
    strings_init(&patterns->names, names_maximum);
}

void patterns_free(struct patterns *patterns)
{
    strings_free(&patterns->names);
    free(patterns->ids);
    free(patterns->items);
    free(patterns->table);
}

/* ---- counting ---- */

static size_t find_slot(const struct patterns *patterns, uint64_t hash,
                        uint32_t operator_name, const uint32_t *ids, size_t length)
{
    size_t slot = (size_t)hash & (patterns->table_size - 1);

    for (; patterns->table[slot] != 0; slot = (slot + 1) & (patterns->table_size - 1)) {
        const struct pattern *pattern = &patterns->items[patterns->table[slot] - 1];

        if (pattern->hash == hash && pattern->operator_name == operator_name &&
            pattern->length == length &&
            memcmp(patterns->ids + pattern->begin, ids, length * sizeof *ids) == 0)
            break;
    }
    return slot;
}

static int grow_table(struct patterns *patterns)
{
    size_t size = patterns->table_size == 0 ? 64 : patterns->table_size * 2;
    uint32_t *table = calloc(size, sizeof *table);

    if (table == NULL)
        return -1;
    free(patterns->table);
    patterns->table = table;
    patterns->table_size = size;
    for (size_t i = 0; i < patterns->count; i++) {
        size_t slot = (size_t)patterns->items[i].hash & (size - 1);

        while (table[slot] != 0)
            slot = (slot + 1) & (size - 1);
        table[slot] = (uint32_t)i + 1;
    }
    return 0;
}

int patterns_count(struct patterns *patterns, uint32_t operator_name, const uint32_t *ids,
                   size_t length, int64_t kernel_duration, int64_t operator_duration)
{
    uint64_t hash =
        hash_bytes(ids, length * sizeof *ids, patterns->names.seed + operator_name);

    if (patterns->count * 2 >= patterns->table_size && grow_table(patterns) != 0)
        return -1;
    size_t slot = find_slot(patterns, hash, operator_name, ids, length);
    if (patterns->table[slot] == 0) {
        if (!ARRAY_RESERVE(patterns->items, patterns->capacity, patterns->count + 1) ||
            !ARRAY_RESERVE(patterns->ids, patterns->id_capacity,
                           patterns->id_count + length))
            return -1;
        memcpy(patterns->ids + patterns->id_count, ids, length * sizeof *ids);
        patterns->items[patterns->count] =
            (struct pattern){.operator_name = operator_name,
                             .begin = patterns->id_count,
                             .length = length,
                             .hash = hash};
        patterns->id_count += length;
        patterns->table[slot] = (uint32_t)++patterns->count;
    }
    struct pattern *pattern = &patterns->items[patterns->table[slot] - 1];
    pattern->count++;
    pattern->kernel_duration = statistics_add(pattern->kernel_duration, kernel_duration);
    pattern->operator_duration =
        statistics_add(pattern->operator_duration, operator_duration);
    return 0;
}

/* ---- texts ---- */

/* Part `index` of a pattern: the operator's name, then the others. */
static uint32_t part_of(const struct patterns *patterns, const struct pattern *pattern,
                        size_t index)
{
    return index == 0 ? pattern->operator_name
                      : patterns->ids[pattern->begin + index - 1];
}

/* A place in the text of a pattern. */
struct pattern_position {
    const struct patterns *patterns;
    const struct pattern *pattern;
    size_t part, offset;
};

/* The bytes from the cursor to the end of its part; a `|` where the part has ended. */
static const char *rest_of_part(const struct pattern_position *cursor, size_t *length)
{
    uint32_t id = part_of(cursor->patterns, cursor->pattern, cursor->part);
    size_t whole = strings_length(&cursor->patterns->names, id);

    *length = whole - cursor->offset;
    if (*length > 0)
        return strings_text(&cursor->patterns->names, id) + cursor->offset;
    *length = cursor->part < cursor->pattern->length;
    return "|";
}

static void move_on(struct pattern_position *cursor, size_t bytes)
{
    uint32_t id = part_of(cursor->patterns, cursor->pattern, cursor->part);

    if (cursor->offset == strings_length(&cursor->patterns->names, id)) {
        cursor->part++;
        cursor->offset = 0;
    } else {
        cursor->offset += bytes;
    }
}

static int compare_texts(const struct patterns *patterns, const struct pattern *left,
                         const struct pattern *right)
{
    size_t same = 0,
           shorter = left->length < right->length ? left->length : right->length;

    if (budget_is_over(patterns->budget))
        return 0;
    while (same < shorter && !budget_is_over_at(patterns->budget, same) &&
           part_of(patterns, left, same) == part_of(patterns, right, same))
        same++;
    struct pattern_position a = {patterns, left, same, 0}, b = {patterns, right, same, 0};
    for (;;) {
        size_t left_rest, right_rest;
        const char *left_bytes = rest_of_part(&a, &left_rest);
        const char *right_bytes = rest_of_part(&b, &right_rest);
        size_t length = left_rest < right_rest ? left_rest : right_rest;

        if (length == 0)
            return (left_rest > 0) - (right_rest > 0);
        int result = memcmp(left_bytes, right_bytes, length);
        if (result != 0)
            return result;
        move_on(&a, length);
        move_on(&b, length);
    }
}

static int by_text(const void *a, const void *b, void *context)
{
    return compare_texts(context, a, b);
}

static int by_count(const void *a, const void *b, void *context)
{
    const struct pattern *left = a, *right = b;

    if (left->count != right->count)
        return left->count > right->count ? -1 : 1;
    return compare_texts(context, left, right);
}

static bool some_name_has_bar(const struct strings *names, struct budget *budget)
{
    for (uint32_t i = 0; i < names->count && !budget_is_over(budget); i++)
        if (memchr(strings_text(names, i), '|', strings_length(names, i)) != NULL)
            return true;
    return false;
}

static void join_equals(struct patterns *patterns)
{
    size_t kept = 0;

    qsort_r(patterns->items, patterns->count, sizeof *patterns->items, by_text, patterns);
    for (size_t i = 0; i < patterns->count; i++) {
        const struct pattern *pattern = &patterns->items[i];
        struct pattern *last = kept > 0 ? &patterns->items[kept - 1] : NULL;

        if (last == NULL || compare_texts(patterns, last, pattern) != 0) {
            patterns->items[kept++] = *pattern;
            continue;
        }
        last->count += pattern->count;
        last->kernel_duration =
            statistics_add(last->kernel_duration, pattern->kernel_duration);
        last->operator_duration =
            statistics_add(last->operator_duration, pattern->operator_duration);
    }
    patterns->count = kept;
}

void patterns_sort(struct patterns *patterns)
{
    if (patterns->count < 2)
        return;
    if (some_name_has_bar(&patterns->names, patterns->budget))
        join_equals(patterns);
    qsort_r(patterns->items, patterns->count, sizeof *patterns->items, by_count,
            patterns);
}

void patterns_write_text(const struct patterns *patterns, const struct pattern *pattern,
                         size_t maximum, struct buffer *out)
{
    for (size_t i = 0; i <= pattern->length; i++) {
        uint32_t id = part_of(patterns, pattern, i);

        if (i > 0 && out->length + strings_length(&patterns->names, id) > maximum) {
            buffer_append_text(out, "|…");
            return;
        }
        if (i > 0)
            buffer_append_char(out, '|');
        buffer_append(out, strings_text(&patterns->names, id),
                      strings_length(&patterns->names, id));
    }
}

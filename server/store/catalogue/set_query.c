/* Lists of sets: see set_query.h. */

#include "store/catalogue/set_query.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/json_out.h"
#include "store/catalogue/catalog.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_order.h"
#include "store/catalogue/set_tag.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* As in sql/sets_found. */
const char *const set_query_sorts[] = {"created",  "label", "ranks",  "steps",
                                       "events",   "bytes", "device", "step_time",
                                       "recorded", NULL};

static void free_entry(struct set_entry *entry)
{
    free(entry->prefix);
    set_info_free(&entry->set);
}

void set_page_free(struct set_page *page)
{
    for (size_t i = 0; i < page->count; i++)
        free_entry(&page->entries[i]);
    free(page->entries);
    *page = (struct set_page){0};
}

/* ---- the question ---- */

#define BLANKS " \t\n\r\f\v"

/* Lists are arrays of JSON; empty: none. */
static void add_text(struct buffer *list, const char *text, size_t length)
{
    if (list->length > 0)
        list->length--; /* the end of the array before */
    buffer_append_char(list, list->length == 0 ? '[' : ',');
    json_out_text(list, text, length);
    buffer_append_char(list, ']');
}

static int list_words(const char *text, struct buffer *words, struct error *error)
{
    size_t count = 0;

    if (text != NULL && strlen(text) > SET_QUERY_WORD_BYTES_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_q", "q: %zu bytes; allowed are %zu",
                         strlen(text), SET_QUERY_WORD_BYTES_MAX);
    while (text != NULL && *(text += strspn(text, BLANKS)) != '\0') {
        size_t length = strcspn(text, BLANKS);

        if (++count > SET_QUERY_WORDS_MAX)
            return error_set(error, ERROR_PARAMETER, "bad_q",
                             "q: more than %d words; ask for fewer", SET_QUERY_WORDS_MAX);
        add_text(words, text, length);
        text += length;
    }
    return buffer_failed(words) ? error_set_memory(error) : 0;
}

static int list_tags(const struct set_query *query, struct buffer *tags,
                     struct error *error)
{
    if (query->tag_count > SET_QUERY_TAGS_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "tag: given %zu times; allowed are %d", query->tag_count,
                         SET_QUERY_TAGS_MAX);
    for (size_t i = 0; i < query->tag_count; i++) {
        int result = set_tag_check(query->tags[i], error);

        if (result != 0)
            return result;
        add_text(tags, query->tags[i], strlen(query->tags[i]));
    }
    return buffer_failed(tags) ? error_set_memory(error) : 0;
}

static int check_sort(const char *sort, struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed;

    buffer_init(&allowed, 1024);
    for (size_t i = 0; set_query_sorts[i] != NULL; i++) {
        if (sort == NULL || strcmp(sort, set_query_sorts[i]) == 0)
            return 0;
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", set_query_sorts[i]);
    }
    return error_set(error, ERROR_PARAMETER, "bad_sort",
                     "sort: no column \"%.60s\"; allowed: %s", sort, allowed.bytes);
}

struct query_words {
    const struct set_query *query;
    struct buffer words, tags;
};

/* ---- the sets that are found ---- */

/* Labels are in `texts`, which does not move after read_found(). */
struct found_list {
    struct found_set *sets;
    size_t count, capacity;
    struct buffer texts;
};
#define TEXTS_MAX ((size_t)1 << 30)

static void free_found(struct found_list *list)
{
    free(list->sets);
    buffer_free(&list->texts);
}

/* Whether the label begins as the query wants it. */
static bool has_prefix(const char *label, const char *prefix)
{
    return prefix == NULL || (label_prefix_length(label) == strlen(prefix) &&
                              strncasecmp(label, prefix, strlen(prefix)) == 0);
}

/* Adds the current row of sql/sets_found; its label is still a number in `texts`. */
static int add_found(struct statement *row, const char *prefix, struct found_list *list,
                     struct error *error)
{
    size_t length;
    const char *label = statement_text(row, 1, &length);

    if (!has_prefix(label, prefix))
        return 0;
    if (!ARRAY_RESERVE(list->sets, list->capacity, list->count + 1))
        return error_set_memory(error);
    struct found_set *set = &list->sets[list->count++];
    *set = (struct found_set){.created = statement_int64(row, 2),
                              .place = statement_int64(row, 3),
                              .number = statement_int64(row, 4),
                              .sets = 1};
    snprintf(set->id, sizeof set->id, "%s", statement_text(row, 0, NULL));
    buffer_append(&list->texts, label, length + 1);
    return buffer_failed(&list->texts) ? error_set_memory(error) : 0;
}

static void place_labels(struct found_list *list)
{
    const char *label = list->texts.bytes;

    for (size_t i = 0; i < list->count; i++) {
        list->sets[i].label = label;
        label += strlen(label) + 1;
    }
}

static int read_found(struct database *catalog, const struct query_words *asked,
                      struct found_list *list, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(catalog, "sql/sets_found", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_text(&select, ":words", asked->words.bytes);
    statement_bind_text(&select, ":tags", asked->tags.bytes);
    statement_bind_text(&select, ":sort", asked->query->sort);
    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = add_found(&select, asked->query->prefix, list, error);
    place_labels(list);
    return result;
}

/* ---- the answer ---- */

static int load_entry(struct statement *select, const struct found_set *found,
                      struct set_page *page, struct error *error)
{
    struct set_entry *entry = &page->entries[page->count];

    *entry = (struct set_entry){.set_count = found->sets, .newest = found->created};
    statement_reset(select);
    statement_bind_text(select, ":id", found->id);
    int result = statement_step(select, error);
    if (result != 1)
        return result;
    result = catalog_read_set(select, 0, &entry->set, error);
    if (result == 0 && found->sets > 1 &&
        (entry->prefix = strndup(found->label, found->prefix)) == NULL)
        result = error_set_memory(error);
    if (result != 0)
        free_entry(entry);
    else
        page->count++;
    return result;
}

static int load_page(struct database *catalog, const struct set_query *query,
                     const struct found_list *list, struct set_page *out,
                     struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t first = query->offset < list->count ? query->offset : list->count;
    size_t count =
        query->limit < list->count - first ? query->limit : list->count - first;
    int result = statement_prepare(catalog, "sql/set_by_id", false, &select, error);

    out->entries = calloc(count + 1, sizeof *out->entries);
    if (out->entries == NULL)
        return error_set_memory(error);
    for (size_t i = first; result == 0 && i < first + count; i++)
        result = load_entry(&select, &list->sets[i], out, error);
    return result;
}

/* Inside a transaction. */
static int make_page(struct database *catalog, const struct query_words *asked,
                     struct set_page *out, struct error *error)
{
    CLEANUP(free_found) struct found_list list = {0};
    const struct set_query *query = asked->query;
    const struct found_order order = {query->sort != NULL &&
                                          strcmp(query->sort, "label") == 0,
                                      query->descending, catalog->budget};

    buffer_init(&list.texts, TEXTS_MAX);
    int result = read_found(catalog, asked, &list, error);
    if (result != 0)
        return result;
    out->set_total = list.count;
    if (query->grouped && list.count > query->group_above)
        list.count = found_group(list.sets, list.count, SET_QUERY_TOGETHER, &order);
    out->entry_total = list.count;
    found_sort(list.sets, list.count, &order);
    result = budget_look(catalog->budget, error);
    return result == 0 ? load_page(catalog, query, &list, out, error) : result;
}

static int run(struct store *store, const struct query_words *asked,
               struct budget *budget, struct set_page *out, struct error *error)
{
    struct database *catalog;
    int result = catalog_read_begin(store, &catalog, error);

    if (result != 0)
        return result;
    struct budget *before = catalog->budget;
    catalog->budget = budget;
    result = make_page(catalog, asked, out, error);
    catalog->budget = before;
    return catalog_read_end(store, catalog, result, error);
}

int store_query_sets(struct store *store, const struct set_query *query,
                     struct budget *budget, struct set_page *out, struct error *error)
{
    struct query_words asked = {.query = query};

    *out = (struct set_page){0};
    buffer_init(&asked.words, 4096);
    buffer_init(&asked.tags, 4096);
    int result = check_sort(query->sort, error);
    if (result == 0)
        result = list_words(query->words, &asked.words, error);
    if (result == 0)
        result = list_tags(query, &asked.tags, error);
    if (result == 0)
        result = run(store, &asked, budget, out, error);
    buffer_free(&asked.words);
    buffer_free(&asked.tags);
    if (result != 0)
        set_page_free(out);
    return result;
}

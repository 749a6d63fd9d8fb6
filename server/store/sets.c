#include "store/sets.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- set info ---- */

void set_info_free(struct set_info *info)
{
    arena_free(&info->memory);
    *info = (struct set_info){0};
}

struct step_marker set_info_marker(const struct set_info *info)
{
    return (struct step_marker){info->marker, info->until};
}

/* The set of the current row; its columns are those of sql/sets_list. */
static void catalog_read_set(struct statement *row, struct arena *memory,
                             struct set_info *out)
{
    *out = (struct set_info){.label = statement_take_text(row, 1, memory),
                             .notes = statement_take_text(row, 2, memory),
                             .created = statement_int64(row, 3),
                             .deleted = statement_int64(row, 4),
                             .summary = statement_take_text(row, 5, memory),
                             .stored_bytes = (uint64_t)statement_int64(row, 6),
                             .tags = statement_take_text(row, 7, memory),
                             .pinned = statement_int64(row, 8),
                             .goes = statement_int64(row, 9),
                             .uploaded_by = statement_take_text(row, 10, memory)};
    snprintf(out->id, sizeof out->id, "%s", statement_text(row, 0, NULL));
    memcpy(out->stored_id, out->id, sizeof out->stored_id);
}

/* Inside a transaction: 1 with the first row of a statement of one parameter, 0 without
 * one. `unique`: a second row counts as none. */
static int catalog_get_one(struct database *catalog, const char *path,
                           const char *parameter, const char *value, bool unique,
                           struct set_info *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, path);

    statement_bind_text(&select, parameter, value);
    int result = statement_step(&select, error);
    if (result != 1)
        return result;
    struct arena *memory = arena_make(NULL);
    catalog_read_set(&select, memory, out);
    out->memory = memory;
    result = unique ? statement_step(&select, error) : 0;
    if (result != 0)
        set_info_free(out);
    return result < 0 ? result : 1 - result;
}

int catalog_get_set(struct store *store, const char *id, struct set_info *out,
                    struct error *error)
{
    return catalog_get_one(&store->catalog, "sql/set_by_id", ":id", id, false, out,
                           error);
}

/* ---- labels ---- */

#define SEPARATORS " \t-_.,:;/\\#@+()[]{}|="
#define DIGITS "0123456789"

size_t label_prefix_length(const char *label)
{
    size_t first = strcspn(label, SEPARATORS DIGITS);
    size_t gap = first == 0 ? 0 : strspn(label + first, SEPARATORS);
    size_t second = gap == 0 ? 0 : strcspn(label + first + gap, SEPARATORS DIGITS);

    return second == 0 ? first : first + gap + second;
}

/* The digits that a text begins with, without zeros in front; moves past them. */
static size_t take_number(const char **text, const char **digits)
{
    *text += strspn(*text, "0");
    *digits = *text;
    *text += strspn(*text, "0123456789");
    return (size_t)(*text - *digits);
}

static int compare_numbers(const char **a, const char **b)
{
    const char *x, *y;
    size_t m = take_number(a, &x), n = take_number(b, &y);

    return m != n ? (m > n) - (m < n) : memcmp(x, y, m);
}

int label_compare(const char *a, const char *b)
{
    while (*a != '\0' && *b != '\0') {
        int order = text_is_digit(*a) && text_is_digit(*b)
                        ? compare_numbers(&a, &b)
                        : tolower((unsigned char)*a++) - tolower((unsigned char)*b++);

        if (order != 0)
            return order;
    }
    return (*a != '\0') - (*b != '\0');
}

/* ---- order ---- */

static int compare_int64(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

static int compare(const void *a, const void *b, void *context)
{
    const struct found_set *x = a, *y = b;
    const struct found_order *wanted = context;

    if (budget_is_over(wanted->budget))
        return 0;
    int order = wanted->by_label ? label_compare(x->label, y->label)
                                 : compare_int64(x->number, y->number);

    if (order != 0)
        return wanted->descending ? -order : order;
    order = compare_int64(y->created, x->created);
    return order != 0 ? order : compare_int64(y->place, x->place);
}

/* Equal ones newest first. */
static void found_sort(struct found_set *sets, size_t count,
                       const struct found_order *order)
{
    struct found_order wanted = *order;

    if (count > 1)
        qsort_r(sets, count, sizeof *sets, compare, &wanted);
}

/* ---- groups ---- */

static int compare_prefixes(const void *a, const void *b, void *context)
{
    const struct found_set *x = a, *y = b;
    const struct found_order *wanted = context;

    if (budget_is_over(wanted->budget))
        return 0;
    size_t m = label_prefix_length(x->label), n = label_prefix_length(y->label);
    int order = strncasecmp(x->label, y->label, m < n ? m : n);

    return order != 0 ? order : (m > n) - (m < n);
}

/* Makes one entry for all of them. */
static struct found_set join(const struct found_set *sets, size_t count,
                             const struct found_order *order)
{
    struct found_order wanted = *order;
    struct found_set one = sets[0];
    int64_t newest = sets[0].created;

    for (size_t i = 1; i < count; i++) {
        if (compare(&sets[i], &one, &wanted) < 0)
            one = sets[i];
        newest = sets[i].created > newest ? sets[i].created : newest;
    }
    one.created = newest;
    one.sets = count;
    one.prefix = label_prefix_length(one.label);
    return one;
}

/* Groups sets whose labels share a prefix, if there are `least` or more: keeps only the
 * first of them, with the creation time of the newest. Returns how many entries are left,
 * in any order. */
static size_t found_group(struct found_set *sets, size_t count, size_t least,
                          const struct found_order *order)
{
    struct found_order wanted = *order;
    size_t left = 0, end;

    if (count > 1)
        qsort_r(sets, count, sizeof *sets, compare_prefixes, &wanted);
    for (size_t i = 0; i < count; i = end) {
        for (end = i + 1;
             end < count && compare_prefixes(&sets[i], &sets[end], &wanted) == 0;)
            end++;
        if (end - i >= least && label_prefix_length(sets[i].label) > 0) {
            sets[left++] = join(sets + i, end - i, order);
            continue;
        }
        memmove(sets + left, sets + i, (end - i) * sizeof *sets);
        left += end - i;
    }
    return left;
}

/* ---- set tag ---- */

int set_tag_check(const char *text, struct error *error)
{
    size_t length = strlen(text);

    if (length == 0 || length > SET_TAG_BYTES_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "a tag must have 1 to %zu bytes, not %zu", SET_TAG_BYTES_MAX,
                         length);
    if (!text_is_utf8(text, length) || !text_is_clean(text, length))
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "a tag must be UTF-8 without control characters");
    if (text[0] == ' ' || text[length - 1] == ' ')
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "the tag \"%s\" begins or ends with a blank", text);
    return 0;
}

/* ---- set query ---- */

/* Lists of sets. */

/* As in sql/sets_found. */
const char *const set_query_sorts[] = {"created",  "label", "ranks",  "steps",
                                       "events",   "bytes", "device", "step_time",
                                       "recorded", NULL};

void set_page_free(struct set_page *page)
{
    arena_free(&page->memory);
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
    CLEANUP_BUFFER struct buffer allowed = BUFFER(1024);

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

struct found_list {
    struct found_set *sets;
    size_t count, capacity;
    struct arena *arena;
};

/* Whether the label begins as the query wants it. */
static bool has_prefix(const char *label, const char *prefix)
{
    return prefix == NULL || (label_prefix_length(label) == strlen(prefix) &&
                              strncasecmp(label, prefix, strlen(prefix)) == 0);
}

/* Adds the current row of sql/sets_found. */
static void add_found(struct statement *row, const char *prefix, struct found_list *list)
{
    if (!has_prefix(statement_text(row, 1, NULL), prefix))
        return;
    ARENA_RESERVE(list->arena, list->sets, list->capacity, list->count + 1);
    struct found_set *set = &list->sets[list->count++];
    *set = (struct found_set){.label = statement_take_text(row, 1, list->arena),
                              .created = statement_int64(row, 2),
                              .place = statement_int64(row, 3),
                              .number = statement_int64(row, 4),
                              .sets = 1};
    snprintf(set->id, sizeof set->id, "%s", statement_text(row, 0, NULL));
}

static void read_found(struct database *catalog, const struct query_words *asked,
                       struct found_list *list)
{
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/sets_found");

    statement_bind_text(&select, ":words", asked->words.bytes);
    statement_bind_text(&select, ":tags", asked->tags.bytes);
    statement_bind_text(&select, ":sort", asked->query->sort);
    while (statement_next(&select))
        add_found(&select, asked->query->prefix, list);
}

/* ---- the answer ---- */

static void load_entry(struct statement *select, const struct found_set *found,
                       struct set_page *page)
{
    struct set_entry *entry = &page->entries[page->count];

    *entry = (struct set_entry){.set_count = found->sets, .newest = found->created};
    statement_reset(select);
    statement_bind_text(select, ":id", found->id);
    if (!statement_next(select))
        return;
    catalog_read_set(select, page->memory, &entry->set);
    if (found->sets > 1)
        entry->prefix = arena_text(page->memory, found->label, found->prefix);
    page->count++;
}

static void load_page(struct database *catalog, const struct set_query *query,
                      const struct found_list *list, struct set_page *out)
{
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/set_by_id");
    size_t first = query->offset < list->count ? query->offset : list->count;
    size_t count =
        query->limit < list->count - first ? query->limit : list->count - first;

    out->entries = arena_new(out->memory, count, sizeof *out->entries);
    for (size_t i = first; i < first + count; i++)
        load_entry(&select, &list->sets[i], out);
}

static int make_page(struct store *store, const struct query_words *asked,
                     struct budget *budget, struct set_page *out, struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    struct found_list list = {.arena = arena};
    const struct set_query *query = asked->query;
    const struct found_order order = {query->sort != NULL &&
                                          strcmp(query->sort, "label") == 0,
                                      query->descending, budget};

    catalog->budget = budget;
    read_found(catalog, asked, &list);
    out->set_total = list.count;
    if (query->grouped && list.count > query->group_above)
        list.count = found_group(list.sets, list.count, SET_QUERY_TOGETHER, &order);
    out->entry_total = list.count;
    found_sort(list.sets, list.count, &order);
    int over = budget_look(budget, error);
    if (over != 0)
        return over;
    load_page(catalog, query, &list, out);
    return database_result(catalog, error);
}

int store_query_sets(struct store *store, const struct set_query *query,
                     struct budget *budget, struct set_page *out, struct error *error)
{
    struct query_words asked = {.query = query};

    *out = (struct set_page){.memory = arena_make(NULL)};
    buffer_init(&asked.words, 4096);
    buffer_init(&asked.tags, 4096);
    int result = check_sort(query->sort, error);
    if (result == 0)
        result = list_words(query->words, &asked.words, error);
    if (result == 0)
        result = list_tags(query, &asked.tags, error);
    if (result == 0)
        result = make_page(store, &asked, budget, out, error);
    buffer_free(&asked.words);
    buffer_free(&asked.tags);
    if (result != 0)
        set_page_free(out);
    return result;
}

/* ---- sets ---- */

#define LABEL_BYTES_MAX ((size_t)1024)
#define NOTES_BYTES_MAX ((size_t)65536)
#define NAMED_IN_ERRORS 8

void set_list_free(struct set_list *list)
{
    arena_free(&list->memory);
    *list = (struct set_list){0};
}

/* ---- lists ---- */

int store_list_sets(struct store *store, struct set_list *out, struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/sets_list");
    size_t capacity = 0;

    *out = (struct set_list){.memory = arena_make(NULL)};
    while (statement_next(&select)) {
        ARENA_RESERVE(out->memory, out->sets, capacity, out->count + 1);
        catalog_read_set(&select, out->memory, &out->sets[out->count++]);
    }
    int result = database_result(catalog, error);
    if (result != 0)
        set_list_free(out);
    return result;
}

/* ---- finding ---- */

/* Lower-case copy if the text is 6 to 32 hex digits. */
static bool as_id_prefix(const char *text, char prefix[33])
{
    size_t length = strlen(text);

    if (length < 6 || length > 32)
        return false;
    for (size_t i = 0; i < length; i++) {
        if (!isxdigit((unsigned char)text[i]))
            return false;
        prefix[i] = (char)tolower((unsigned char)text[i]);
    }
    prefix[length] = '\0';
    return true;
}

/* 1: found, 0: not. */
static int find_set(struct store *store, const char *id_or_label, struct set_info *out,
                    struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    int found = database_result(catalog, error);
    char prefix[33];

    if (found == 0 && as_id_prefix(id_or_label, prefix))
        found = catalog_get_one(catalog, "sql/set_by_prefix", ":prefix", prefix, true,
                                out, error);
    if (found == 0)
        found = catalog_get_one(catalog, "sql/set_by_label", ":label", id_or_label, false,
                                out, error);
    return found;
}

/* Whether retention removed it; then the error says so. */
static bool was_retired(struct store *store, const char *asked, const char *shown,
                        struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    char prefix[33];

    return retention_tell_removed(catalog, as_id_prefix(asked, prefix) ? prefix : NULL,
                                  asked, shown, error) == 1;
}

/* The set may be among the unchecked files of a folder that others fill. */
static int set_unchecked(const struct store *store, const char *shown,
                         struct error *error)
{
    size_t unchecked = atomic_load(&store->unchecked);

    if (unchecked == STORE_UNCOUNTED)
        return error_set(error, ERROR_TIMEOUT, "not_checked_yet",
                         "there is no set \"%s\" among those checked so far, and "
                         "the folder of set files is not read yet, or cannot be read: "
                         "try again in a few seconds",
                         shown);
    return error_set(error, ERROR_TIMEOUT, "not_checked_yet",
                     "there is no set \"%s\" among those checked so far; %zu set "
                     "file%s not checked yet: try again in a few seconds",
                     shown, unchecked, unchecked == 1 ? " is" : "s are");
}

/* The error names the text that was asked for and the sets that exist. */
static int set_unknown(struct store *store, const char *asked, struct error *error)
{
    CLEANUP_BUFFER struct buffer shown = BUFFER(4096);
    CLEANUP_BUFFER struct buffer known = BUFFER(65536);
    const struct set_query first = {.descending = true, .limit = NAMED_IN_ERRORS};
    struct set_page page;
    struct error ignored;

    text_append_utf8(&shown, asked, strnlen(asked, 100));
    if (shown.bytes != NULL && was_retired(store, asked, shown.bytes, error))
        return -ERROR_NOT_FOUND;
    if (atomic_load(&store->unchecked) > 0)
        return set_unchecked(store, shown.bytes == NULL ? "" : shown.bytes, error);
    if (store_query_sets(store, &first, NULL, &page, &ignored) != 0)
        page = (struct set_page){0};
    for (size_t i = 0; i < page.count; i++)
        buffer_printf(&known, "%s%.40s (%.8s)", i == 0 ? "" : ", ",
                      page.entries[i].set.label, page.entries[i].set.id);
    if (page.set_total > page.count)
        buffer_printf(&known, " and %llu more",
                      (unsigned long long)(page.set_total - page.count));
    int result =
        error_set(error, ERROR_NOT_FOUND, "unknown_set", "there is no set \"%s\"; %s%s",
                  shown.bytes == NULL ? "" : shown.bytes,
                  page.count == 0 ? "none is stored" : "there are: ",
                  known.bytes == NULL ? "" : known.bytes);
    set_page_free(&page);
    return result;
}

int store_find_set(struct store *store, const char *id_or_label, struct set_info *out,
                   struct error *error)
{
    *out = (struct set_info){0};
    int found = find_set(store, id_or_label, out, error);
    return found == 0 ? set_unknown(store, id_or_label, error) : found < 0 ? found : 0;
}

/* ---- changing ---- */

/* One UPDATE in its own transaction. */
struct set_change {
    struct store *store;
    const char *id;
    struct database *catalog;
    struct statement update;
};

static struct set_change change_set(struct store *store, const char *path, const char *id)
{
    struct database *catalog = catalog_write(store);
    struct set_change change = {store, id, catalog, statement_of(catalog, path)};

    statement_bind_text(&change.update, ":id", id);
    return change;
}

/* If it changes no row, the set is unknown. */
static int make_change(struct set_change *change, struct error *error)
{
    statement_put(&change->update);
    int changes = sqlite3_changes(change->catalog->handle);
    statement_finish(&change->update);
    int result = catalog_commit(change->catalog, error);
    catalog_leave(&change->catalog);
    return result == 0 && changes == 0 ? set_unknown(change->store, change->id, error)
                                       : result;
}

static int check_text(const char *what, const char *text, size_t least, size_t most,
                      struct error *error)
{
    if (text == NULL)
        return 0;
    size_t length = strlen(text);
    if (length < least)
        return error_set(error, ERROR_PARAMETER, "bad_text", "%s must not be empty",
                         what);
    if (length > most)
        return error_set(error, ERROR_LIMIT, "text_too_long",
                         "%s is longer than %zu bytes", what, most);
    if (!text_is_utf8(text, length))
        return error_set(error, ERROR_PARAMETER, "bad_text", "%s must be UTF-8", what);
    return 0;
}

int store_update_set(struct store *store, const char *id, const char *label,
                     const char *notes, struct error *error)
{
    int result = check_text("label", label, 1, LABEL_BYTES_MAX, error);

    if (result == 0)
        result = check_text("notes", notes, 0, NOTES_BYTES_MAX, error);
    if (result != 0)
        return result;
    struct set_change change = change_set(store, "sql/set_update", id);
    statement_bind_text(&change.update, ":label", label);
    statement_bind_text(&change.update, ":notes", notes);
    return make_change(&change, error);
}

int store_bin_set(struct store *store, const char *id, struct error *error)
{
    reserve_give_up(store, RESERVE_TO_CHANGE);
    struct set_change change = change_set(store, "sql/set_bin", id);
    statement_bind_int64(&change.update, ":deleted", clock_unix_seconds());
    return make_change(&change, error);
}

int store_restore_set(struct store *store, const char *id, struct error *error)
{
    struct set_change change = change_set(store, "sql/set_restore", id);

    statement_bind_int64(&change.update, ":now", clock_unix_seconds());
    return make_change(&change, error);
}

int store_pin_set(struct store *store, const char *id, bool pinned, struct error *error)
{
    struct set_change change = change_set(store, "sql/set_pin", id);

    statement_bind_int64(&change.update, ":pinned", pinned);
    statement_bind_int64(&change.update, ":now", clock_unix_seconds());
    return make_change(&change, error);
}

int store_set_uploader(struct store *store, const char *id, const char *name,
                       struct error *error)
{
    struct set_change change = change_set(store, "sql/set_put_uploader", id);

    statement_bind_text(&change.update, ":name", name);
    int result = make_change(&change, error);
    /* No row changes if a name is already noted. */
    return result != 0 && error->code == ERROR_NOT_FOUND ? 0 : result;
}

int store_mark_removing(struct store *store, const char *id, struct error *error)
{
    reserve_give_up(store, RESERVE_TO_CHANGE);
    struct set_change change = change_set(store, "sql/set_mark_removing", id);
    return make_change(&change, error);
}

/* ---- set tags ---- */

static int check_all(const struct set_tags *tags, struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && tags != NULL && i < tags->count; i++)
        result = set_tag_check(tags->texts[i], error);
    return result;
}

/* Runs a statement with :id and :tag for each tag. */
static void run_each(struct database *catalog, const char *path, const char *id,
                     const struct set_tags *tags)
{
    CLEANUP_STATEMENT struct statement change = statement_of(catalog, path);

    for (size_t i = 0; tags != NULL && i < tags->count; i++) {
        statement_bind_text(&change, ":id", id);
        statement_bind_text(&change, ":tag", tags->texts[i]);
        statement_put(&change);
    }
}

static void check_count(struct database *catalog, const char *id)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(catalog, "sql/set_tag_count");

    statement_bind_text(&select, ":id", id);
    if (statement_next(&select) && statement_int64(&select, 0) > SET_TAGS_MAX)
        (void)error_set(database_failure(catalog), ERROR_LIMIT, "too_many_tags",
                        "a set has at most %d tags; remove some first", SET_TAGS_MAX);
}

int store_change_tags(struct store *store, const char *id, bool keep_others,
                      const struct set_tags *remove, const struct set_tags *add,
                      struct error *error)
{
    static const char *const every[] = {NULL};
    const struct set_tags all = {every, 1};
    CLEANUP(set_info_free) struct set_info known = {0};
    int result = check_all(remove, error);

    if (result == 0)
        result = check_all(add, error);
    if (result == 0) /* an unknown set: the error names it */
        result = store_find_set(store, id, &known, error);
    if (result != 0)
        return result;
    CLEANUP(catalog_leave) struct database *catalog = catalog_write(store);
    run_each(catalog, "sql/set_tag_delete", known.id, keep_others ? remove : &all);
    run_each(catalog, "sql/set_tag_put", known.id, add);
    check_count(catalog, known.id);
    return catalog_commit(catalog, error);
}

int store_list_tags(struct store *store, uint32_t limit,
                    int (*each)(void *context, const char *tag, uint64_t sets),
                    void *context, struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/tags_list");
    int result = 0;

    statement_bind_int64(&select, ":limit", limit);
    while (result == 0 && statement_next(&select))
        result = each(context, statement_text(&select, 0, NULL),
                      (uint64_t)statement_int64(&select, 1));
    return result != 0 ? result : database_result(catalog, error);
}

/* ---- left out ---- */

/* Whether the quality says exactly this; without both members it says: none. */
static bool says(const json_t *quality, size_t count, const json_t *list)
{
    const json_t *listed = json_object_get(quality, "left_out_files");
    json_int_t noted = json_integer_value(json_object_get(quality, "left_out"));

    return noted == (json_int_t)count &&
           (listed == NULL ? count == 0 : json_equal(listed, list) != 0);
}

static int put_summary(struct store *store, const char *id, const char *summary,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement update =
        statement_of(&store->catalog, "sql/set_put_summary");

    statement_bind_text(&update, ":id", id);
    statement_bind_text(&update, ":summary", summary);
    return statement_run(&update, error);
}

/* Inside a transaction. */
static int change_summary(struct store *store, const char *id, const char *before,
                          size_t count, const json_t *list, struct error *error)
{
    json_auto_t *summary = json_loads(before, 0, NULL);
    json_t *quality = json_object_get(summary, "quality");

    if (quality == NULL || says(quality, count, list))
        return 0;
    if ((json_object_set_new(quality, "left_out", json_integer((json_int_t)count)) |
         json_object_set_new(quality, "left_out_files", json_deep_copy(list))) != 0)
        return error_set_memory(error);
    CLEANUP_FREE char *text = json_dumps(summary, JSON_COMPACT | JSON_SORT_KEYS);
    return text == NULL ? error_set_memory(error) : put_summary(store, id, text, error);
}

int store_note_left_out(struct store *store, const char *id, size_t count,
                        const json_t *list, struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    result = catalog_get_set(store, id, &info, error);
    if (result == 1)
        result = change_summary(store, id, info.summary, count, list, error);
    return catalog_end(store, result, error);
}

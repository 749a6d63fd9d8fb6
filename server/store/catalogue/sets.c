/* See sets.h. */
#include "store/catalogue/sets.h"

#include "base/array.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/text.h"
#include "store/catalogue/catalog.h"
#include "store/catalogue/retention.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_query.h"
#include "store/place/reserve.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define LABEL_BYTES_MAX ((size_t)1024)
#define NOTES_BYTES_MAX ((size_t)65536)
#define NAMED_IN_ERRORS 8

void set_list_free(struct set_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        set_info_free(&list->sets[i]);
    free(list->sets);
    *list = (struct set_list){0};
}

/* ---- lists ---- */

static int collect_sets(struct database *catalog, struct set_list *out,
                        struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result = statement_prepare(catalog, "sql/sets_list", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(out->sets, capacity, out->count + 1))
            return error_set_memory(error);
        result = catalog_read_set(&select, 0, &out->sets[out->count], error);
        if (result == 0)
            out->count++;
    }
    return result;
}

int store_list_sets(struct store *store, struct set_list *out, struct error *error)
{
    struct database *catalog;

    *out = (struct set_list){0};
    int result = catalog_read_begin(store, &catalog, error);
    if (result != 0)
        return result;
    result = catalog_read_end(store, catalog, collect_sets(catalog, out, error), error);
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

static int find_set(struct database *catalog, const char *id_or_label,
                    struct set_info *out, struct error *error)
{
    char prefix[33];
    int found = 0;

    if (as_id_prefix(id_or_label, prefix))
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
    struct database *catalog;
    char prefix[33];
    struct error ignored;

    if (catalog_read_begin(store, &catalog, &ignored) != 0)
        return false;
    int told = retention_tell_removed(
        catalog, as_id_prefix(asked, prefix) ? prefix : NULL, asked, shown, error);
    return catalog_read_end(store, catalog, told < 0 ? told : 0, &ignored) == 0 &&
           told == 1;
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
    CLEANUP_BUFFER struct buffer shown, known;
    const struct set_query first = {.descending = true, .limit = NAMED_IN_ERRORS};
    struct set_page page;
    struct error ignored;

    buffer_init(&shown, 4096);
    buffer_init(&known, 65536);
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
    struct database *catalog;

    *out = (struct set_info){0};
    int found = catalog_read_begin(store, &catalog, error);
    if (found != 0)
        return found;
    found = find_set(catalog, id_or_label, out, error);
    int result = catalog_read_end(store, catalog, found < 0 ? found : 0, error);
    if (result != 0) {
        set_info_free(out);
        return result;
    }
    return found == 1 ? 0 : set_unknown(store, id_or_label, error);
}

/* ---- changing ---- */

/* Runs one UPDATE in its own transaction; if it changes no row, the set is unknown. */
static int update_set(struct store *store, const char *path, const char *id,
                      void (*bind)(struct statement *statement, const void *context),
                      const void *context, struct error *error)
{
    int changes = 0;
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    {
        CLEANUP_STATEMENT struct statement update = {0};

        result = statement_prepare(&store->catalog, path, false, &update, error);
        if (result == 0) {
            statement_bind_text(&update, ":id", id);
            if (bind != NULL)
                bind(&update, context);
            result = statement_run(&update, error);
            changes = sqlite3_changes(store->catalog.handle);
        }
    }
    result = catalog_end(store, result, error);
    return result == 0 && changes == 0 ? set_unknown(store, id, error) : result;
}

struct new_texts {
    const char *label, *notes;
};

static void bind_texts(struct statement *statement, const void *context)
{
    const struct new_texts *texts = context;

    statement_bind_text(statement, ":label", texts->label);
    statement_bind_text(statement, ":notes", texts->notes);
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
    const struct new_texts texts = {label, notes};
    int result = check_text("label", label, 1, LABEL_BYTES_MAX, error);

    if (result == 0)
        result = check_text("notes", notes, 0, NOTES_BYTES_MAX, error);
    if (result != 0)
        return result;
    return update_set(store, "sql/set_update", id, bind_texts, &texts, error);
}

static void bind_now(struct statement *statement, const void *context)
{
    (void)context;
    statement_bind_int64(statement, ":deleted", clock_unix_seconds());
}

int store_bin_set(struct store *store, const char *id, struct error *error)
{
    reserve_give_up(store, RESERVE_TO_CHANGE);
    return update_set(store, "sql/set_bin", id, bind_now, NULL, error);
}

static void bind_restored(struct statement *statement, const void *context)
{
    (void)context;
    statement_bind_int64(statement, ":now", clock_unix_seconds());
}

int store_restore_set(struct store *store, const char *id, struct error *error)
{
    return update_set(store, "sql/set_restore", id, bind_restored, NULL, error);
}

static void bind_pin(struct statement *statement, const void *context)
{
    statement_bind_int64(statement, ":pinned", *(const bool *)context);
    statement_bind_int64(statement, ":now", clock_unix_seconds());
}

int store_pin_set(struct store *store, const char *id, bool pinned, struct error *error)
{
    return update_set(store, "sql/set_pin", id, bind_pin, &pinned, error);
}

static void bind_name(struct statement *statement, const void *context)
{
    statement_bind_text(statement, ":name", context);
}

int store_set_uploader(struct store *store, const char *id, const char *name,
                       struct error *error)
{
    int result = update_set(store, "sql/set_put_uploader", id, bind_name, name, error);

    /* No row changes if a name is already noted. */
    return result != 0 && error->code == ERROR_NOT_FOUND ? 0 : result;
}

int store_mark_removing(struct store *store, const char *id, struct error *error)
{
    reserve_give_up(store, RESERVE_TO_CHANGE);
    return update_set(store, "sql/set_mark_removing", id, NULL, NULL, error);
}

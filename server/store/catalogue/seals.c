/* See seals.h. */
#include "store/catalogue/seals.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/seal.h"
#include "store/catalogue/catalog_sets.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

/* ---- the key ---- */

static int draw_key(struct seal_key *key, struct error *error)
{
    unsigned char *bytes = (unsigned char *)key;

    for (size_t at = 0; at < sizeof *key;) {
        size_t left = sizeof *key - at;

        if (getentropy(bytes + at, left < 256 ? left : 256) != 0)
            return error_set_errno(error, errno,
                                   "cannot get random numbers for a new store");
        at += left < 256 ? left : 256;
    }
    return 0;
}

/* 1: it is there; 0: it is not. */
static int read_key(struct store *store, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t length = 0;
    int result =
        statement_prepare(&store->catalog, "sql/catalog_seal_key", false, &select, error);

    if (result == 0)
        result = statement_step(&select, error);
    if (result != 1)
        return result;
    const void *bytes = statement_blob(&select, 0, &length);
    if (length != sizeof store->seal_key)
        return database_damaged(store->catalog.name, "the key of the seals", error);
    memcpy(&store->seal_key, bytes, length);
    return 1;
}

static int put_key(struct store *store, struct error *error)
{
    CLEANUP_STATEMENT struct statement put = {0};
    struct seal_key key;
    int result = draw_key(&key, error);

    if (result == 0)
        result = statement_prepare(&store->catalog, "sql/catalog_put_seal_key", false,
                                   &put, error);
    if (result != 0)
        return result;
    statement_bind_blob(&put, ":bytes", &key, sizeof key);
    return statement_run(&put, error);
}

int seals_open(struct store *store, struct error *error)
{
    int found = read_key(store, error);

    if (found != 0)
        return found < 0 ? found : 0;
    int result = put_key(store, error); /* unless another process was first */
    if (result == 0)
        result = read_key(store, error);
    return result < 0 ? result : 0;
}

const struct seal_key *store_seal_key(const struct store *store)
{
    return &store->seal_key;
}

/* ---- of sets ---- */

/* The seal of a set that the catalogue has; false: it has none. */
static int read_seal(struct store *store, const char *id, struct seal *out, bool *sealed,
                     struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t length = 0;
    int result =
        statement_prepare(&store->catalog, "sql/catalog_set_seal", false, &select, error);

    *sealed = false;
    if (result != 0)
        return result;
    statement_bind_text(&select, ":id", id);
    result = statement_step(&select, error);
    if (result != 1 || statement_is_null(&select, 0))
        return result < 0 ? result : 0;
    const void *bytes = statement_blob(&select, 0, &length);
    if (length != sizeof *out)
        return database_damaged(store->catalog.name, "the seal of a set", error);
    memcpy(out, bytes, length);
    *sealed = true;
    return 0;
}

int seals_check_set(struct store *store, const char *id, const char *label,
                    const struct seal *seal, struct error *error)
{
    struct seal known;
    bool sealed;
    int result = read_seal(store, id, &known, &sealed, error);

    if (result != 0)
        return result;
    if (!sealed || seal_equal(&known, seal))
        return sealed;
    return error_set(
        error, ERROR_CONFLICT, "other_content",
        "these are not the traces that the set \"%.80s\" (%s) was made from, "
        "though their hashes are the same. That does not happen by chance: check where "
        "the files come from",
        label, id);
}

int seals_put_set(struct store *store, const struct catalog_set *set,
                  const struct catalog_file *files, size_t count, struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result =
        statement_prepare(&store->catalog, "sql/catalog_put_seal", false, &update, error);

    if (result != 0)
        return result;
    statement_bind_text(&update, ":id", set->id);
    statement_bind_blob(&update, ":seal", &set->seal, sizeof set->seal);
    result = statement_run(&update, error);
    return result == 0 ? catalog_put_files(store, set->id, files, count, error) : result;
}

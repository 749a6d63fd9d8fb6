/* Looks at a store with nothing but SQLite: PRAGMA integrity_check of the catalogue and
 * of every set file that it lists.
 *
 *   check_store DATA         a line for each file that is not as it should be; exit 1
 * then. Last line: "SETS listed, FILES in sets/, BAD bad"
 *   check_store --age DATA   moves every set in the bin an hour into the past, so that
 * the next server unlinks it check_store --old DATA   does that, and makes every set and
 * the time for which sets are kept 31 days older, so that the next `serve --keep 30d`
 * removes those without a pin */

#include <dirent.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static sqlite3 *open_database(const char *path, int flags)
{
    sqlite3 *database = NULL;

    if (sqlite3_open_v2(path, &database, flags, NULL) != SQLITE_OK) {
        printf("%s: %s\n", path, sqlite3_errmsg(database));
        sqlite3_close(database);
        return NULL;
    }
    sqlite3_busy_timeout(database, 10000);
    return database;
}

static bool check_integrity(const char *path)
{
    sqlite3 *database = open_database(path, SQLITE_OPEN_READONLY);
    sqlite3_stmt *statement = NULL;
    bool fine = false;

    if (database == NULL)
        return false;
    if (sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &statement, NULL) ==
            SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        const char *text = (const char *)sqlite3_column_text(statement, 0);

        fine = text != NULL && strcmp(text, "ok") == 0;
        if (!fine)
            printf("%s: %s\n", path, text != NULL ? text : "no answer");
    } else {
        printf("%s: %s\n", path, sqlite3_errmsg(database));
    }
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return fine;
}

static int check_sets(const char *data, const char *catalog, unsigned *listed)
{
    sqlite3 *database = open_database(catalog, SQLITE_OPEN_READONLY);
    sqlite3_stmt *statement = NULL;
    char path[4096];
    int bad = 0;

    if (database == NULL ||
        sqlite3_prepare_v2(database,
                           "SELECT id FROM sets WHERE removing = 0 AND deleted = 0", -1,
                           &statement, NULL) != SQLITE_OK) {
        if (database != NULL)
            printf("%s: %s\n", catalog, sqlite3_errmsg(database));
        bad++;
    }
    while (statement != NULL && sqlite3_step(statement) == SQLITE_ROW) {
        snprintf(path, sizeof path, "%s/sets/%s.db", data,
                 (const char *)sqlite3_column_text(statement, 0));
        ++*listed;
        bad += !check_integrity(path);
    }
    sqlite3_finalize(statement);
    sqlite3_close(database);
    return bad;
}

static unsigned count_files(const char *data)
{
    char path[4096];
    unsigned count = 0;

    snprintf(path, sizeof path, "%s/sets", data);
    DIR *folder = opendir(path);
    if (folder == NULL)
        return 0;
    for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder))
        count += entry->d_name[0] != '.';
    closedir(folder);
    return count;
}

static int run_sql(const char *catalog, const char *sql)
{
    sqlite3 *database = open_database(catalog, SQLITE_OPEN_READWRITE);
    char *message = NULL;

    if (database == NULL)
        return 1;
    int result = sqlite3_exec(database, sql, NULL, NULL, &message);
    if (result != SQLITE_OK)
        printf("%s: %s\n", catalog, message);
    sqlite3_free(message);
    sqlite3_close(database);
    return result != SQLITE_OK;
}

#define AGE "UPDATE sets SET deleted = deleted - 3600 WHERE deleted <> 0;"
#define OLD                                                                              \
    AGE "UPDATE sets SET kept_from = coalesce(kept_from, created) - 31 * 86400;"         \
        "UPDATE retention SET since = since - 31 * 86400, seen = seen - 7200;"

int main(int argc, char **argv)
{
    bool age = argc == 3 && strcmp(argv[1], "--age") == 0;
    bool old = argc == 3 && strcmp(argv[1], "--old") == 0;
    char catalog[4096];
    unsigned listed = 0;

    if (argc != 2 && !age && !old) {
        fputs("usage: check_store [--age|--old] DATA\n", stderr);
        return 2;
    }
    const char *data = argv[argc - 1];
    snprintf(catalog, sizeof catalog, "%s/catalog.db", data);
    if (age || old)
        return run_sql(catalog, old ? OLD : AGE);
    int bad = !check_integrity(catalog);
    bad += check_sets(data, catalog, &listed);
    printf("%u listed, %u in sets/, %d bad\n", listed, count_files(data), bad);
    return bad == 0 ? 0 : 1;
}

/* See compare_tables.h. */
#include "analysis/compare/compare_tables.h"

#include <pthread.h>
#include <stdlib.h>

#define KEPT_MAX 4

/* ---- those that are kept ---- */

static struct {
    pthread_mutex_t mutex;
    struct compare_tables *tables[KEPT_MAX];
} kept = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static struct compare_tables *take_kept(void)
{
    struct compare_tables *found = NULL;

    pthread_mutex_lock(&kept.mutex);
    for (int i = 0; i < KEPT_MAX && found == NULL; i++) {
        found = kept.tables[i];
        kept.tables[i] = NULL;
    }
    pthread_mutex_unlock(&kept.mutex);
    return found;
}

static bool keep(struct compare_tables *tables)
{
    bool found = false;

    pthread_mutex_lock(&kept.mutex);
    for (int i = 0; i < KEPT_MAX && !found; i++)
        if (kept.tables[i] == NULL) {
            kept.tables[i] = tables;
            found = true;
        }
    pthread_mutex_unlock(&kept.mutex);
    return found;
}

/* ---- opening and closing ---- */

static void destroy(struct compare_tables *tables)
{
    database_close(&tables->database);
    free(tables);
}

void compare_tables_close(struct compare_tables *tables)
{
    if (tables == NULL)
        return;
    free(tables->rows);
    tables->rows = NULL;
    for (int i = 0; i < COMPARE_ARRAYS; i++)
        tables->arrays[i].count = 0;
    tables->database.budget = NULL;
    if (!tables->sound || !keep(tables))
        destroy(tables);
}

static int make(const struct array_table arrays[COMPARE_ARRAYS], struct budget *budget,
                struct compare_tables *tables, struct error *error)
{
    int failed = database_open_memory(&tables->database, "the comparison", budget, error);

    for (int i = 0; i < COMPARE_ARRAYS && failed == 0; i++) {
        tables->arrays[i] = arrays[i];
        failed = array_table_add(&tables->database, &tables->arrays[i], error);
    }
    return failed != 0
               ? failed
               : database_run_script(&tables->database, "sql/compare_schema", error);
}

int compare_tables_open(const struct array_table arrays[COMPARE_ARRAYS],
                        struct budget *budget, struct compare_tables **out,
                        struct error *error)
{
    struct compare_tables *tables = take_kept();
    int failed = 0;

    *out = NULL;
    if (tables == NULL) {
        tables = calloc(1, sizeof *tables);
        if (tables == NULL)
            return error_set_memory(error);
        failed = make(arrays, budget, tables, error);
    }
    if (failed != 0) {
        destroy(tables);
        return failed;
    }
    tables->database.budget = budget;
    tables->sound = false;
    *out = tables;
    return 0;
}

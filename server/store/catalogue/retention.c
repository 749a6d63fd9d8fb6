/* See retention.h. */
#include "store/catalogue/retention.h"

#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "store/catalogue/catalog.h"
#include "store/place/reserve.h"
#include "store/place/store_state.h"
#include "store/sqlite/statement.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HOUR ((int64_t)3600)
#define DAY (24 * HOUR)
#define LONGEST (36525 * DAY)

/* ---- "30d" ---- */

bool retention_parse(const char *text, int64_t *seconds)
{
    static const char units[] = "hdw";
    static const int64_t lengths[] = {HOUR, DAY, 7 * DAY};
    char digits[8];
    int64_t number;
    size_t length = strspn(text, "0123456789");
    const char *unit = text[length] == '\0' ? NULL : strchr(units, text[length]);

    if (length == 0 || length >= sizeof digits || unit == NULL ||
        text[length + 1] != '\0')
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    if (!text_to_int64(digits, &number) || number == 0)
        return false;
    *seconds = number * lengths[unit - units];
    return *seconds <= LONGEST;
}

void retention_write(int64_t seconds, char out[RETENTION_TEXT_SIZE])
{
    bool days = seconds % DAY == 0;
    int64_t number = seconds / (days ? DAY : HOUR);

    snprintf(out, RETENTION_TEXT_SIZE, "%lld %s%s", (long long)number,
             days ? "day" : "hour", number == 1 ? "" : "s");
}

/* ---- changing ---- */

/* Runs a statement; binds only the parameters that it has. */
static int run(struct store *store, const char *path, const char *const names[2],
               const int64_t values[2], struct error *error)
{
    CLEANUP_STATEMENT struct statement statement = {0};
    int result = statement_prepare(&store->catalog, path, false, &statement, error);

    if (result != 0)
        return result;
    for (int i = 0; i < 2 && names[i] != NULL; i++)
        statement_bind_int64(&statement, names[i], values[i]);
    return statement_run(&statement, error);
}

/* Notes the clock. If the clock went implausibly far, no set is removed for a day. */
static int note_clock(struct store *store, int64_t seen, int64_t now, struct error *error)
{
    int64_t step = llabs(now - seen);
    bool notice = seen != 0 && step > RETENTION_NOTICE_SECONDS;

    if (seen != 0 && step < HOUR)
        return 0;
    if (notice)
        log_warning("--keep: the clock is %lld hours %s than at the last check for old "
                    "sets; no set is removed for a day",
                    (long long)(step / HOUR), now > seen ? "later" : "earlier");
    int result = catalog_begin(store, error);
    if (result != 0)
        return result;
    result = run(store, "sql/retention_clock", (const char *[]){":now", ":notice"},
                 (int64_t[]){now, notice}, error);
    return catalog_end(store, result, error);
}

int retention_set(struct store *store, int64_t seconds, int64_t now, struct error *error)
{
    struct retention_forecast forecast;
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    if (seconds > 0)
        result = run(store, "sql/retention_put", (const char *[]){":seconds", ":now"},
                     (int64_t[]){seconds, now}, error);
    else
        result = run(store, "sql/retention_delete", (const char *[]){NULL, NULL},
                     (int64_t[]){0, 0}, error);
    result = catalog_end(store, result, error);
    if (result == 0)
        result = retention_look(store, now, &forecast, error);
    return result == 0 && forecast.seen != 0
               ? note_clock(store, forecast.seen, now, error)
               : result;
}

/* Inside a transaction. */
static int retire(struct store *store, int64_t now, size_t *count, struct error *error)
{
    const char *const at[] = {":now", NULL};
    const int64_t values[] = {now, 0};
    int result = run(store, "sql/retired_put", at, values, error);

    if (result == 0)
        result = run(store, "sql/sets_retire", at, values, error);
    if (result != 0)
        return result;
    *count = (size_t)sqlite3_changes(store->catalog.handle);
    return run(store, "sql/retired_trim", (const char *[]){":count", NULL},
               (int64_t[]){RETENTION_REMEMBERED, 0}, error);
}

int retention_apply(struct store *store, int64_t now, size_t *count, struct error *error)
{
    struct retention_forecast forecast;
    size_t gone = 0;
    int result = retention_look(store, now, &forecast, error);

    if (forecast.going > 0)
        reserve_give_up(store, RESERVE_TO_CHANGE); /* noting the clock takes room, too */
    if (result == 0)
        result = note_clock(store, forecast.seen, now, error);
    if (result == 0 && forecast.going > 0) {
        result = catalog_begin(store, error);
        if (result == 0)
            result = catalog_end(store, retire(store, now, &gone, error), error);
    }
    if (count != NULL)
        *count = result == 0 ? gone : 0;
    return result;
}

/* ---- looking ---- */

static int look(struct database *catalog, int64_t until, struct retention_forecast *out,
                struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(catalog, "sql/retention_forecast", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_int64(&select, ":until", until);
    result = statement_step(&select, error);
    if (result < 0)
        return result;
    *out = (struct retention_forecast){
        (uint64_t)statement_int64(&select, 0), (uint64_t)statement_int64(&select, 1),
        (uint64_t)statement_int64(&select, 2), statement_int64(&select, 3),
        statement_int64(&select, 4)};
    return 0;
}

int retention_look(struct store *store, int64_t until, struct retention_forecast *out,
                   struct error *error)
{
    struct database *catalog;
    int result = catalog_read_begin(store, &catalog, error);

    *out = (struct retention_forecast){0};
    if (result != 0)
        return result;
    return catalog_read_end(store, catalog, look(catalog, until, out, error), error);
}

int retention_tell_removed(struct database *catalog, const char *prefix,
                           const char *label, const char *shown, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    char when[21], kept[RETENTION_TEXT_SIZE];
    int result = statement_prepare(catalog, "sql/retired_find", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_text(&select, ":prefix", prefix);
    statement_bind_text(&select, ":label", label);
    result = statement_step(&select, error);
    if (result != 1)
        return result;
    clock_format_utc(statement_int64(&select, 1), when);
    retention_write(statement_int64(&select, 2), kept);
    error_set(error, ERROR_NOT_FOUND, "unknown_set",
              "the set \"%s\" (%.200s) was removed on %s, because this server keeps "
              "sets for %s; pinned ones stay",
              shown, statement_text(&select, 0, NULL), when, kept);
    return 1;
}

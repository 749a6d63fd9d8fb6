/* See set_ops.h. */
#include "store/set/set_ops.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "store/set/set_file.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

int set_list_ops(struct store *store, const char *id, const char *query, unsigned limit,
                 struct budget *budget,
                 int (*each)(void *context, const struct set_op_row *row), void *context,
                 struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = {0};
    int result = set_file_open(store, id, budget, &database, error);

    if (result == 0)
        result = statement_prepare(&database, "sql/set_ops", false, &select, error);
    if (result != 0)
        return result;
    if (query != NULL && query[0] != '\0')
        statement_bind_text(&select, ":query", query);
    statement_bind_int64(&select, ":limit", limit);
    while ((result = statement_step(&select, error)) == 1) {
        const struct set_op_row row = {
            .name = statement_text(&select, 0, NULL),
            .short_name = statement_text(&select, 1, NULL),
            .category = statement_text(&select, 2, NULL),
            .side = (uint8_t)statement_int64(&select, 3),
            .kind = (uint8_t)statement_int64(&select, 4),
            .count = (uint64_t)statement_int64(&select, 5),
            .total = statement_int64(&select, 6),
        };
        result = each(context, &row);
        if (result != 0)
            return result;
    }
    return result;
}

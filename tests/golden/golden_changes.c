/* See golden_changes.h. */
#include "golden_changes.h"
#include "compare/tree.h"

#include <math.h>
#include <string.h>

void golden_change(struct golden *golden, const char *path, const char *what,
                   const json_t *expected, double got)
{
    double wanted = json_number_value(expected);

    /* Expected values are rounded to whole ns. */
    if (fabs(got / 1000 - wanted) > 0.000501 + 1e-9 * fabs(wanted))
        golden_complain(golden, "%s: %s is %.17g us, expected %.17g", path, what,
                        got / 1000, wanted);
}

void golden_split(struct golden *golden, const char *path, const json_t *expected,
                  const struct tree_rows *rows, const struct tree_row *row)
{
    struct tree_split split;
    bool has = tree_split_of(rows, row, &split);

    if (has != (expected != NULL)) {
        golden_complain(golden, "%s: it can%s be split", path, has ? "" : "not");
        return;
    }
    if (!has)
        return;
    const char *by = json_string_value(json_object_get(expected, "by"));
    if (by == NULL || strcmp(by, split.by_flops ? "flops" : "calls") != 0)
        golden_complain(golden, "%s: split by %s", path,
                        split.by_flops ? "flops" : "calls");
    golden_change(golden, path, "more work", json_object_get(expected, "more_work"),
                  split.more);
    golden_change(golden, path, "slower work", json_object_get(expected, "slower_work"),
                  split.slower);
}

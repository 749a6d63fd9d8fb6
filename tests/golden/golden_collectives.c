/* The collectives of sets equal the right results: every instance with its ranks,
 * what does not match, and the stragglers. */
#include "../unit/analysed.h"
#include "analyse/collective.h"
#include "analyse/rows.h"
#include "base/error.h"
#include "golden.h"
#include "store/database.h"
#include "store/set_view.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t instances_compared, rows_compared, lines_compared;

static int64_t to_ns(const json_t *us)
{
    return json_is_integer(us) ? (int64_t)json_integer_value(us) * 1000
                               : (int64_t)llround(json_real_value(us) * 1000);
}

static const char *word(const json_t *object, const char *name)
{
    return json_string_value(json_object_get(object, name));
}

/* ---- cells ---- */

static size_t column(const struct table *table, const char *name)
{
    for (size_t i = 0; i < table->spec->column_count; i++)
        if (strcmp(table->spec->columns[i].name, name) == 0)
            return i;
    fprintf(stderr, "no column %s\n", name);
    abort();
}

static void check_cell(struct golden *golden, const char *what, const json_t *expected,
                       const struct table *table, size_t row, const char *name)
{
    size_t at = column(table, name), length;
    const struct table_cell *cell = table_cell(table, row, at);
    char path[512];

    snprintf(path, sizeof path, "%s: %s", what, name);
    if (expected == NULL) {
        golden_complain(golden, "%s is not among the right results", path);
        return;
    }
    if (cell->null || json_is_null(expected)) {
        if (cell->null != json_is_null(expected))
            golden_complain(golden, "%s is %snull", path, cell->null ? "" : "not ");
        return;
    }
    switch (table->spec->columns[at].type) {
    case TABLE_TEXT:
        golden_text(golden, path, expected, table_text(table, row, at, &length));
        break;
    case TABLE_INTEGER:
        golden_integer(golden, path, expected, cell->value.integer);
        break;
    case TABLE_TIME:
        golden_time(golden, path, expected, (double)cell->value.integer, false, true);
        break;
    case TABLE_MEAN:
        golden_near(golden, path, expected, cell->value.real / 1000, false, 1e-9);
        break;
    case TABLE_REAL:
    default:
        golden_real(golden, path, expected, cell->value.real, false);
        break;
    }
}

static bool is_number(const struct table *table, size_t row, const char *name,
                      const json_t *value)
{
    const struct table_cell *cell = table_cell(table, row, column(table, name));

    if (cell->null || json_is_null(value))
        return cell->null && json_is_null(value);
    return cell->value.integer ==
           (table->spec->columns[column(table, name)].type == TABLE_TIME
                ? to_ns(value)
                : json_integer_value(value));
}

static bool is_text(const struct table *table, size_t row, const char *name,
                    const json_t *value)
{
    size_t length, at = column(table, name);

    if (table_cell(table, row, at)->null || json_is_null(value))
        return table_cell(table, row, at)->null && json_is_null(value);
    return strcmp(table_text(table, row, at, &length), json_string_value(value)) == 0;
}

/* A list of ranks as the tables write it: 0,2,4-7. */
static void append_ranks(const json_t *list, char out[512])
{
    size_t count = json_array_size(list), used = 0;

    out[0] = '\0';
    for (size_t i = 0; i < count && used < 400; i++) {
        long long first = json_integer_value(json_array_get(list, i)), last = first;

        while (i + 1 < count &&
               json_integer_value(json_array_get(list, i + 1)) == last + 1) {
            last++;
            i++;
        }
        used += (size_t)snprintf(out + used, 512 - used, "%s%lld", used > 0 ? "," : "",
                                 first);
        if (last > first)
            used += (size_t)snprintf(out + used, 512 - used, "%s%lld",
                                     last > first + 1 ? "-" : ",", last);
    }
}

/* ---- instances ---- */

static const char *class_name(const json_t *expected)
{
    static const char *const names[][2] = {{"allreduce", "all-reduce"},
                                           {"reducescatter", "reduce-scatter"},
                                           {"allgather", "all-gather"},
                                           {"alltoall", "all-to-all"}};
    const char *name = json_string_value(expected);

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(names[i][0], name) == 0)
            return names[i][1];
    return name;
}

/* The row of a rank of an instance; SIZE_MAX: none. */
static size_t find_row(const struct table *rows, const json_t *rank)
{
    for (size_t i = 0; i < rows->row_count; i++)
        if (is_number(rows, i, "rank", json_object_get(rank, "rank")) &&
            is_number(rows, i, "span", json_object_get(rank, "span")) &&
            is_number(rows, i, "start", json_object_get(rank, "start")))
            return i;
    return SIZE_MAX;
}

static void check_rank(struct golden *golden, const char *what, const json_t *expected,
                       const struct table *rows, int64_t instance)
{
    const json_t *before = json_object_get(expected, "before");
    size_t row = find_row(rows, expected);

    rows_compared++;
    if (row == SIZE_MAX ||
        rows->cells[row * rows->spec->column_count + column(rows, "instance")]
                .value.integer != instance) {
        golden_complain(golden, "%s: a rank has no such row", what);
        return;
    }
    check_cell(golden, what, json_object_get(expected, "duration"), rows, row,
               "duration");
    check_cell(golden, what, json_object_get(expected, "wait"), rows, row, "wait");
    check_cell(golden, what, json_object_get(expected, "exposed_wait"), rows, row,
               "exposed_wait");
    check_cell(golden, what, json_object_get(before, "compute"), rows, row,
               "compute_before");
    check_cell(golden, what, json_object_get(before, "memory"), rows, row,
               "memory_before");
    check_cell(golden, what, json_object_get(before, "idle"), rows, row, "idle_before");
}

static void check_instance(struct golden *golden, const json_t *expected,
                           const struct table *instances, const struct table *rows)
{
    static const char *const same[] = {
        "step",     "collective", "process_group", "seq",   "group_size", "bytes",
        "transfer", "wait",       "last",          "algbw", "busbw"};
    const json_t *ranks = json_object_get(expected, "ranks");
    const json_t *missing = json_object_get(expected, "ranks_missing");
    size_t first = find_row(rows, json_array_get(ranks, 0));
    char what[128], text[512];

    snprintf(what, sizeof what, "step %lld, %s, seq %lld",
             (long long)json_integer_value(json_object_get(expected, "step")),
             word(expected, "collective"),
             (long long)json_integer_value(json_object_get(expected, "seq")));
    if (first == SIZE_MAX || table_cell(rows, first, column(rows, "instance"))->null) {
        golden_complain(golden, "%s: no such instance", what);
        return;
    }
    instances_compared++;
    size_t at = (size_t)table_cell(rows, first, column(rows, "instance"))->value.integer;
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        check_cell(golden, what, json_object_get(expected, same[i]), instances, at,
                   same[i]);
    check_cell(golden, what, json_object_get(expected, "caused"), instances, at,
               "exposed_wait");
    check_cell(golden, what, json_object_get(expected, "cause"), instances, at, "cause");
    json_t *class = json_string(class_name(json_object_get(expected, "class")));
    check_cell(golden, what, class, instances, at, "class");
    json_decref(class);
    append_ranks(missing, text);
    json_t *lacking = json_array_size(missing) == 0 ? json_null() : json_string(text);
    check_cell(golden, what, lacking, instances, at, "missing");
    json_decref(lacking);
    json_t *count = json_integer((json_int_t)json_array_size(ranks));
    check_cell(golden, what, count, instances, at, "ranks");
    json_decref(count);
    for (size_t i = 0; i < json_array_size(ranks); i++)
        check_rank(golden, what, json_array_get(ranks, i), rows, (int64_t)at);
}

/* ---- what does not match ---- */

/* Our reasons are more detailed than those of the expected results. */
static const char *why_name(const char *ours)
{
    return strcmp(ours, "never waited for") == 0 || strcmp(ours, "one rank only") == 0
               ? ours
               : "no partner";
}

static bool is_line(const json_t *expected, const struct table *table, size_t row)
{
    return is_number(table, row, "rank", json_object_get(expected, "rank")) &&
           is_text(table, row, "collective", json_object_get(expected, "collective")) &&
           is_text(table, row, "process_group",
                   json_object_get(expected, "process_group")) &&
           is_number(table, row, "group_size", json_object_get(expected, "group_size")) &&
           is_text(table, row, "dtype", json_object_get(expected, "dtype")) &&
           is_number(table, row, "in_nelems", json_object_get(expected, "in_nelems")) &&
           is_number(table, row, "out_nelems", json_object_get(expected, "out_nelems"));
}

static void check_unmatched(struct golden *golden, const json_t *expected,
                            const struct table *table)
{
    json_t *line;
    size_t i;

    if (json_array_size(expected) != table->row_count)
        golden_complain(golden, "%zu lines do not match, expected %zu", table->row_count,
                        json_array_size(expected));
    json_array_foreach(expected, i, line)
    {
        size_t row = 0, length;

        while (row < table->row_count && !is_line(line, table, row))
            row++;
        lines_compared++;
        if (row == table->row_count) {
            golden_complain(golden, "no line %s of those that do not match",
                            word(line, "collective"));
            continue;
        }
        check_cell(golden, "unmatched", json_object_get(line, "count"), table, row,
                   "count");
        check_cell(golden, "unmatched", json_object_get(line, "duration"), table, row,
                   "duration");
        check_cell(golden, "unmatched", json_object_get(line, "bytes"), table, row,
                   "bytes");
        check_cell(golden, "unmatched", json_object_get(line, "algbw_at_least"), table,
                   row, "algbw_at_least");
        check_cell(golden, "unmatched", json_object_get(line, "busbw_at_least"), table,
                   row, "busbw_at_least");
        golden_text(golden, "why", json_object_get(line, "why"),
                    why_name(table_text(table, row, column(table, "why"), &length)));
        json_t *class = json_string(class_name(json_object_get(line, "class")));
        check_cell(golden, "unmatched", class, table, row, "class");
        json_decref(class);
    }
}

static void check_uneven(struct golden *golden, const json_t *expected,
                         const struct table *table)
{
    static const char *const same[] = {"step", "collective", "process_group",
                                       "seq",  "shortest",   "longest"};
    json_t *line;
    size_t i;

    if (json_array_size(expected) != table->row_count) {
        golden_complain(golden, "%zu uneven instances, expected %zu", table->row_count,
                        json_array_size(expected));
        return;
    }
    json_array_foreach(expected, i, line)
    {
        const json_t *bytes = json_object_get(line, "bytes");
        json_t *least = json_array_get(bytes, 0), *most = least, *each, *ranks;
        char text[512];
        size_t j;

        json_array_foreach(bytes, j, each)
        {
            least = json_integer_value(each) < json_integer_value(least) ? each : least;
            most = json_integer_value(each) > json_integer_value(most) ? each : most;
        }
        lines_compared++;
        for (j = 0; j < sizeof same / sizeof same[0]; j++)
            check_cell(golden, "uneven", json_object_get(line, same[j]), table, i,
                       same[j]);
        check_cell(golden, "uneven", least, table, i, "least_bytes");
        check_cell(golden, "uneven", most, table, i, "most_bytes");
        append_ranks(json_object_get(line, "ranks"), text);
        ranks = json_string(text);
        check_cell(golden, "uneven", ranks, table, i, "ranks");
        json_decref(ranks);
    }
}

/* ---- ranks ---- */

static void check_straggler(struct golden *golden, const json_t *expected,
                            const struct collective_list *list, size_t rank,
                            const struct collective_sum *sums)
{
    const struct collective_waiting waiting = collective_waiting_of(list, sums);
    bool is = collective_is_straggler(list, &waiting, rank, &sums[rank]);
    const json_t *cause = json_object_get(expected, "cause");
    const json_t *excess = json_object_get(expected, "excess_per_step");

    if (json_is_true(json_object_get(expected, "straggler")) != is)
        golden_complain(golden, "rank %" PRId64 " is%s a straggler",
                        list->ranks[rank].rank, is ? "" : " not");
    if (is)
        golden_text(golden, "cause", cause,
                    collective_before_name(collective_cause(sums[rank].excess)));
    else if (!json_is_null(cause))
        golden_complain(golden, "a cause is missing");
    for (enum collective_before i = 0; i < COLLECTIVE_BEFORES; i++)
        golden_near(golden, collective_before_name(i),
                    json_object_get(excess, collective_before_name(i)),
                    sums[rank].excess[i] / (double)list->ranks[rank].sample_count / 1000,
                    false, 1e-9);
}

static void check_ranks(struct golden *golden, const json_t *expected,
                        const struct table *table, const struct collective_list *list)
{
    static const char *const same[] = {"rank",
                                       "transfer_per_step",
                                       "wait_per_step",
                                       "exposed_wait_per_step",
                                       "caused_per_step",
                                       "last"};
    CLEANUP_FREE struct collective_sum *sums = calloc(list->rank_count + 1, sizeof *sums);

    if (json_array_size(expected) != table->row_count) {
        golden_complain(golden, "%zu ranks, expected %zu", table->row_count,
                        json_array_size(expected));
        return;
    }
    collective_sums_make(list, sums, NULL);
    for (size_t i = 0; i < table->row_count; i++) {
        const json_t *rank = json_array_get(expected, i);

        for (size_t j = 0; j < sizeof same / sizeof same[0]; j++)
            check_cell(golden, "rank", json_object_get(rank, same[j]), table, i, same[j]);
        check_cell(golden, "rank", json_object_get(rank, "steps"), table, i, "samples");
        check_straggler(golden, rank, list, i, sums);
    }
}

/* ---- sets ---- */

static void check_set(struct golden *golden, const json_t *expected,
                      const struct analysed *result)
{
    static const char *const same[] = {"rows", "rows_without_step", "instances",
                                       "matched_rows", "unmatched_rows"};
    const struct collective_list *all = result->result.sides[0].all.sums;
    const json_t *list = json_object_get(expected, "instance_list");
    json_t *instance;
    size_t i;

    for (i = 0; i < sizeof same / sizeof same[0]; i++)
        check_cell(golden, "summary", json_object_get(expected, same[i]),
                   analysed_table(result, "summary"), 0, same[i]);
    if (json_array_size(json_object_get(expected, "ranks")) != all->rank_count)
        golden_complain(golden, "%zu ranks", all->rank_count);
    if (json_array_size(list) != analysed_table(result, "instances")->row_count)
        golden_complain(golden, "%zu instances, expected %zu",
                        analysed_table(result, "instances")->row_count,
                        json_array_size(list));
    json_array_foreach(list, i, instance)
        check_instance(golden, instance, analysed_table(result, "instances"),
                       analysed_table(result, "rows"));
    check_unmatched(golden, json_object_get(expected, "unmatched"),
                    analysed_table(result, "unmatched"));
    check_uneven(golden, json_object_get(expected, "uneven"),
                 analysed_table(result, "uneven"));
    check_ranks(golden, json_object_get(expected, "per_rank"),
                analysed_table(result, "by_rank"), all);
}

static bool add_ranks(struct golden *golden, const struct set_view *view,
                      struct analysed *result, struct error *error)
{
    const struct rows_options options = {.which = ROWS_OF_STEPS, .with_arguments = true};

    result->view = view;
    for (size_t i = 0; i < view->file_count; i++) {
        CLEANUP(rows_unload) struct rows_loaded loaded = {0};

        if (i > 0 && view->by_rank[i]->rank == view->by_rank[i - 1]->rank)
            continue;
        if (rows_load(golden->store, view, view->by_rank[i]->rank, &options, &loaded,
                      error) != 0)
            return false;
        analysed_add(result, &loaded.rows);
    }
    return true;
}

static void find_origin(const struct set_view *view, struct analysed *result)
{
    bool found = false;

    for (size_t i = 0; i < view->file_count; i++)
        if (view->files[i].quality.kept > 0 &&
            (!found || view->files[i].first_ns < result->origin_ns)) {
            result->origin_ns = view->files[i].first_ns;
            found = true;
        }
}

static void run(struct golden *golden, const char *name, const json_t *expected)
{
    char set[256], id[33];
    struct error error = {0};
    struct set_view view = {0};
    ANALYSED result;

    snprintf(set, sizeof set, "%.*s", (int)strcspn(name, "."), name);
    analysed_begin(&result, "collectives", NULL);
    if (!golden_ingest(golden, set, id, &error) ||
        set_view_load(golden->store, id, NULL, &view, &error) != 0) {
        golden_complain(golden, "%s", error.message);
        return;
    }
    find_origin(&view, &result);
    if (!add_ranks(golden, &view, &result, &error))
        golden_complain(golden, "%s", error.message);
    else {
        analysed_finish(&result);
        check_set(golden, expected, &result);
    }
    set_view_free(&view);
}

int main(void)
{
    struct golden golden;

    golden_begin_corpus(&golden);
    golden_each_more(&golden, ".collectives.json", false, run);
    printf("%zu instances with %zu rows, and %zu lines of what does not match compared\n",
           instances_compared, rows_compared, lines_compared);
    return golden_end(&golden);
}

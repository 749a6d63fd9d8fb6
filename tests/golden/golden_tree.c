/* The trees of calls of real sets, at every level, equal the right results: names,
 * counts and times exactly. The order of siblings is free. */
#include "base/error.h"
#include "base/text.h"
#include "compare/tree.h"
#include "golden.h"
#include "golden_changes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PATH_MAX_BYTES ((size_t)1 << 24)

static const char *const levels[] = {"modules", "operators", "python"};

static size_t nodes_compared, folded_compared;

static int64_t to_ns(const json_t *us)
{
    return json_is_integer(us) ? (int64_t)json_integer_value(us) * 1000
                               : (int64_t)llround(json_real_value(us) * 1000);
}

static void check_ns(struct golden *golden, const char *path, const char *what,
                     const json_t *expected, int64_t got)
{
    if (!json_is_number(expected) || to_ns(expected) != got)
        golden_complain(golden, "%s: %s is %lld ns, expected %lld", path, what,
                        (long long)got, (long long)to_ns(expected));
}

static void append_frame(struct buffer *path, const char *parent, const char *sort,
                         const char *name, size_t length)
{
    if (parent != NULL)
        buffer_append_text(path, parent);
    buffer_printf(path, "/%s:", sort);
    text_append_utf8(path, name, length);
}

/* ---- the tree as it was made, by path ---- */

static char **paths_of(const struct tree *tree)
{
    char **paths = calloc(tree->count + 1, sizeof *paths);
    struct buffer path, name;

    buffer_init(&name, PATH_MAX_BYTES);
    for (size_t i = 0; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        buffer_init(&path, PATH_MAX_BYTES);
        buffer_clear(&name);
        tree_append_name(tree, node, &name);
        append_frame(&path, node->parent == TREE_NONE ? NULL : paths[node->parent],
                     tree_sort_name((enum tree_sort)node->sort), name.bytes, name.length);
        paths[i] = buffer_take(&path);
    }
    buffer_free(&name);
    return paths;
}

static void free_paths(char **paths, size_t count)
{
    for (size_t i = 0; i < count; i++)
        free(paths[i]);
    free(paths);
}

static void check_kernels(struct golden *golden, const char *path, const json_t *expected,
                          const json_t *names, const struct tree *tree,
                          const struct tree_node *node)
{
    json_t *kernel;
    size_t i;

    if (json_array_size(expected) != node->kernel_count)
        golden_complain(golden, "%s: %u kernels, expected %zu", path, node->kernel_count,
                        json_array_size(expected));
    json_array_foreach(expected, i, kernel)
    {
        const char *name = json_string_value(
            json_array_get(names, (size_t)json_integer_value(json_array_get(kernel, 0))));
        bool found = false;

        for (uint32_t k = 0; k < node->kernel_count; k++) {
            const struct tree_kernel *got = &tree->kernels[node->kernels + k];

            if (strcmp(strings_text(&tree->names, got->name), name) != 0)
                continue;
            found = true;
            golden_integer(golden, name, json_array_get(kernel, 1),
                           (long long)got->count);
            check_ns(golden, path, name, json_array_get(kernel, 2), got->time);
        }
        if (!found)
            golden_complain(golden, "%s: no kernel %s", path, name);
    }
}

static void check_node(struct golden *golden, const char *path, const json_t *expected,
                       const json_t *kernel_names, const struct tree *tree,
                       const struct tree_node *node)
{
    golden_integer(golden, path, json_object_get(expected, "calls"),
                   (long long)node->calls);
    check_ns(golden, path, "host", json_object_get(expected, "host"), node->host);
    check_ns(golden, path, "self", json_object_get(expected, "self"), node->self);
    check_ns(golden, path, "device", json_object_get(expected, "device"), node->device);
    check_ns(golden, path, "own", json_object_get(expected, "own"), node->own);
    golden_known(golden, path, json_object_get(expected, "flops"), node->flops,
                 node->has_flops);
    check_kernels(golden, path, json_object_get(expected, "kernels"), kernel_names, tree,
                  node);
    nodes_compared++;
}

static void check_tree(struct golden *golden, const json_t *expected,
                       const struct tree *tree)
{
    const json_t *nodes = json_object_get(expected, "nodes");
    char **paths = paths_of(tree), **wanted;
    json_t *places = json_object(), *node;
    size_t i;

    golden_integer(golden, "samples", json_object_get(expected, "samples"),
                   (long long)tree->samples);
    golden_integer(golden, "device rows", json_object_get(expected, "device_rows"),
                   (long long)tree->device_rows);
    const json_t *backward = json_object_get(expected, "backward");
    golden_integer(golden, "moved", json_object_get(backward, "moved"),
                   (long long)tree->moved);
    golden_integer(golden, "no forward", json_object_get(backward, "no_forward"),
                   (long long)tree->no_forward);
    if (json_array_size(nodes) != tree->count)
        golden_complain(golden, "%zu nodes, expected %zu", tree->count,
                        json_array_size(nodes));
    for (i = 0; i < tree->count; i++)
        json_object_set_new(places, paths[i], json_integer((json_int_t)i));
    wanted = calloc(json_array_size(nodes) + 1, sizeof *wanted);
    json_array_foreach(nodes, i, node)
    {
        const json_t *parent = json_object_get(node, "parent");
        const json_t *name = json_object_get(node, "name");
        struct buffer path = BUFFER(PATH_MAX_BYTES);

        append_frame(&path,
                     json_is_null(parent) ? NULL
                                          : wanted[(size_t)json_integer_value(parent)],
                     json_string_value(json_object_get(node, "sort")),
                     json_string_value(name), json_string_length(name));
        wanted[i] = buffer_take(&path);
        const json_t *place = json_object_get(places, wanted[i]);
        if (place == NULL)
            golden_complain(golden, "no node %s", wanted[i]);
        else
            check_node(golden, wanted[i], node, json_object_get(expected, "kernel_names"),
                       tree, &tree->nodes[json_integer_value(place)]);
    }
    free_paths(paths, tree->count);
    free_paths(wanted, json_array_size(nodes));
    json_decref(places);
}

static void run_set(struct golden *golden, const char *name, const json_t *expected)
{
    char set[256], id[33];
    struct error error = {0};

    snprintf(set, sizeof set, "%.*s", (int)strcspn(name, "."), name);
    if (!golden_ingest(golden, set, id, &error)) {
        golden_complain(golden, "%s", error.message);
        return;
    }
    for (size_t level = 0; level < TREE_LEVELS; level++) {
        const json_t *wanted = json_object_get(expected, levels[level]);
        const struct side_request request = {
            .name = "set", .set = id, .ranks = "all", .steps = "all"};
        struct tree_side side;

        if (wanted == NULL)
            continue;
        if (tree_run(golden->store, &request, 1, (enum tree_level)level, NULL, &side,
                     &error) != 0)
            golden_complain(golden, "%s", error.message);
        else
            check_tree(golden, wanted, &side.tree);
        tree_side_free(&side);
    }
}

/* ---- pairs ---- */

static const char *const sides[] = {"control", "test"};

static const json_t *member(const json_t *node, int side, const char *name)
{
    char key[64];

    snprintf(key, sizeof key, "%s_%s", sides[side], name);
    return json_object_get(node, key);
}

/* A frame of both sides is named by both names. */
static void append_pair(struct buffer *path, const char *parent, const char *sort,
                        const char *status, const char *const names[2])
{
    buffer_printf(path, "%s/%s %s:", parent == NULL ? "" : parent, sort, status);
    for (int side = 0; side < 2; side++) {
        if (names[side] != NULL)
            text_append_utf8(path, names[side], strlen(names[side]));
        buffer_append_text(path, side == 0 ? " | " : "");
    }
}

static char *name_of(const struct tree *tree, uint32_t node)
{
    struct buffer name = BUFFER(PATH_MAX_BYTES);

    if (node == TREE_NONE)
        return NULL;
    tree_append_name(tree, &tree->nodes[node], &name);
    return buffer_take(&name);
}

static char **row_paths(const struct tree_rows *rows)
{
    char **paths = calloc(rows->count + 1, sizeof *paths);

    for (size_t i = 0; i < rows->count; i++) {
        const struct tree_row *row = &rows->rows[i];
        char *names[2] = {name_of(rows->trees[0], row->node[0]),
                          name_of(rows->trees[1], row->node[1])};
        char status[32];
        struct buffer path = BUFFER(PATH_MAX_BYTES);

        snprintf(status, sizeof status, "%s",
                 tree_status_name((enum tree_status)row->status));
        for (char *at = status; *at != '\0'; at++)
            *at = *at == '_' ? ' ' : *at;
        append_pair(&path, row->parent == TREE_NONE ? NULL : paths[row->parent],
                    tree_sort_name((enum tree_sort)row->sort), status,
                    (const char *const *)names);
        paths[i] = buffer_take(&path);
        free(names[0]);
        free(names[1]);
    }
    return paths;
}

static void check_through(struct golden *golden, const char *path, const json_t *expected,
                          const struct tree_rows *rows, const struct tree_row *row)
{
    if (json_array_size(expected) != row->through_count)
        golden_complain(golden, "%s: through %u frames, expected %zu", path,
                        row->through_count, json_array_size(expected));
    for (size_t i = 0; i < json_array_size(expected) && i < row->through_count; i++) {
        const struct tree_passed_frame *passed = &rows->through[row->through + i];
        CLEANUP_FREE char *name = name_of(rows->trees[passed->side], passed->node);

        golden_text(golden, path, json_array_get(expected, i), name);
    }
}

static void check_row(struct golden *golden, const char *path, const json_t *expected,
                      const struct tree_rows *rows, const struct tree_row *row)
{
    for (int side = 0; side < 2; side++) {
        golden_integer(golden, path, member(expected, side, "calls"),
                       (long long)row->calls[side]);
        check_ns(golden, path, "host", member(expected, side, "host"), row->host[side]);
        check_ns(golden, path, "self", member(expected, side, "self"), row->self[side]);
        check_ns(golden, path, "own", member(expected, side, "own"), row->own[side]);
        golden_known(golden, path, member(expected, side, "flops"), row->flops[side],
                     row->has_flops[side]);
        check_ns(golden, path, "device", member(expected, side, "device"),
                 row->device[side]);
    }
    golden_change(golden, path, "own change",
                  json_object_get(expected, "diff_own_per_step"),
                  tree_change(rows, row->own));
    golden_change(golden, path, "device change",
                  json_object_get(expected, "diff_device_per_step"),
                  tree_change(rows, row->device));
    golden_change(golden, path, "change here",
                  json_object_get(expected, "diff_here_per_step"),
                  tree_change(rows, row->here));
    golden_split(golden, path, json_object_get(expected, "split"), rows, row);
    if (json_is_true(json_object_get(expected, "wrapper")) != row->is_wrapper)
        golden_complain(golden, "%s: wrapper is %d", path, row->is_wrapper);
    check_through(golden, path, json_object_get(expected, "through"), rows, row);
    nodes_compared++;
}

static void check_rows(struct golden *golden, const json_t *expected,
                       const struct tree_rows *rows)
{
    const json_t *nodes = json_object_get(expected, "nodes");
    char **paths = row_paths(rows), **wanted;
    json_t *places = json_object(), *node;
    size_t i;

    if (json_array_size(nodes) != rows->count)
        golden_complain(golden, "%zu rows, expected %zu", rows->count,
                        json_array_size(nodes));
    check_ns(golden, "control", "time without partner",
             json_object_get(expected, "only_in_control_device"), rows->alone[0]);
    check_ns(golden, "test", "time without partner",
             json_object_get(expected, "only_in_test_device"), rows->alone[1]);
    for (i = 0; i < rows->count; i++)
        json_object_set_new(places, paths[i], json_integer((json_int_t)i));
    wanted = calloc(json_array_size(nodes) + 1, sizeof *wanted);
    json_array_foreach(nodes, i, node)
    {
        const json_t *parent = json_object_get(node, "parent");
        const char *names[2] = {json_string_value(member(node, 0, "name")),
                                json_string_value(member(node, 1, "name"))};
        struct buffer path = BUFFER(PATH_MAX_BYTES);

        append_pair(&path,
                    json_is_null(parent) ? NULL
                                         : wanted[(size_t)json_integer_value(parent)],
                    json_string_value(json_object_get(node, "sort")),
                    json_string_value(json_object_get(node, "status")), names);
        wanted[i] = buffer_take(&path);
        const json_t *place = json_object_get(places, wanted[i]);
        if (place == NULL)
            golden_complain(golden, "no row %s", wanted[i]);
        else
            check_row(golden, wanted[i], node, rows,
                      &rows->rows[json_integer_value(place)]);
    }
    free_paths(paths, rows->count);
    free_paths(wanted, json_array_size(nodes));
    json_decref(places);
}

/* ---- without instance numbers ---- */

#define ARROW " \u2192 "

static const char *plain_name(const struct tree_rows *rows, const struct tree_row *row,
                              int side)
{
    const struct tree *tree = rows->trees[side];

    return row->node[side] == TREE_NONE
               ? NULL
               : strings_text(&tree->names, tree->nodes[row->node[side]].name);
}

/* The path of a folded row: the name of each frame, or both names if they differ. */
static char *folded_path(const struct tree_rows *rows, const struct tree_row *row,
                         const char *parent)
{
    const char *control = plain_name(rows, row, 0), *test = plain_name(rows, row, 1);
    const char *first = control != NULL ? control : test;
    struct buffer path = BUFFER(PATH_MAX_BYTES);

    buffer_append(&path, "", 0);
    if (parent != NULL) {
        buffer_printf(&path, "%s/", parent);
        text_append_utf8(&path, first, strlen(first));
        if (test != NULL && strcmp(first, test) != 0) {
            buffer_append_text(&path, ARROW);
            text_append_utf8(&path, test, strlen(test));
        }
    }
    return buffer_take(&path);
}

/* The results call a frame that has a number on one side only `Block → Block`. */
static char *expected_path(const json_t *names)
{
    struct buffer path = BUFFER(PATH_MAX_BYTES);

    for (size_t i = 0; i < json_array_size(names); i++) {
        const char *name = json_string_value(json_array_get(names, i));
        size_t length = strlen(name), half = (length - strlen(ARROW)) / 2;

        if (length > strlen(ARROW) && memcmp(name + half, ARROW, strlen(ARROW)) == 0 &&
            memcmp(name, name + length - half, half) == 0)
            length = half;
        buffer_append_char(&path, '/');
        buffer_append(&path, name, length);
    }
    buffer_append(&path, "", 0);
    return buffer_take(&path);
}

static void check_folded(struct golden *golden, const json_t *expected,
                         struct tree_rows *rows)
{
    const struct tree_choice all = {.max_nodes = SIZE_MAX};
    json_t *places = json_object(), *wanted;
    size_t i;

    if (!tree_choose(rows, &all)) {
        golden_complain(golden, "no memory");
        return;
    }
    char **paths = calloc(rows->count + 1, sizeof *paths);
    for (i = 0; i < rows->count; i++) {
        const struct tree_row *row = &rows->rows[i];

        paths[i] =
            folded_path(rows, row, row->parent == TREE_NONE ? NULL : paths[row->parent]);
        if (json_object_get(places, paths[i]) != NULL)
            golden_complain(golden, "two rows %s", paths[i]);
        json_object_set_new(places, paths[i], json_integer((json_int_t)i));
    }
    json_array_foreach(expected, i, wanted)
    {
        CLEANUP_FREE char *path = expected_path(json_object_get(wanted, "path"));
        const json_t *place = json_object_get(places, path);

        if (place == NULL) {
            golden_complain(golden, "no folded row %s", path);
            continue;
        }
        const struct tree_row *row = &rows->rows[json_integer_value(place)];
        golden_integer(golden, path, json_object_get(wanted, "nodes"), row->instances);
        golden_change(golden, path, "own change",
                      json_object_get(wanted, "diff_own_per_step"),
                      tree_change(rows, row->own));
        golden_change(golden, path, "change here",
                      json_object_get(wanted, "diff_here_per_step"),
                      tree_change(rows, row->here));
        folded_compared++;
    }
    free_paths(paths, rows->count);
    json_decref(places);
}

static void run_pair(struct golden *golden, const char *name, const json_t *expected)
{
    const char *middle = strstr(name, "--");
    char control[256], test[256], ids[2][33];
    struct error error = {0};

    snprintf(control, sizeof control, "%.*s", (int)(middle - name - 5), name + 5);
    snprintf(test, sizeof test, "%.*s", (int)strcspn(middle + 2, "."), middle + 2);
    if (!golden_ingest(golden, control, ids[0], &error) ||
        !golden_ingest(golden, test, ids[1], &error)) {
        golden_complain(golden, "%s", error.message);
        return;
    }
    for (size_t level = 0; level < TREE_LEVELS; level++) {
        const json_t *wanted = json_object_get(expected, levels[level]);
        const struct side_request requests[2] = {{.name = "control", .set = ids[0]},
                                                 {.name = "test", .set = ids[1]}};
        struct tree_side both[2];
        struct tree_rows rows = {0};

        if (wanted == NULL)
            continue;
        if (tree_run(golden->store, requests, 2, (enum tree_level)level, NULL, both,
                     &error) != 0)
            golden_complain(golden, "%s", error.message);
        else if (!tree_difference(&both[0].tree, &both[1].tree, NULL, &rows))
            golden_complain(golden, "no memory");
        else {
            check_rows(golden, wanted, &rows);
            check_folded(golden, json_object_get(wanted, "folded"), &rows);
        }
        tree_rows_free(&rows);
        tree_side_free(&both[0]);
        tree_side_free(&both[1]);
    }
}

int main(void)
{
    struct golden golden;

    golden_begin_corpus(&golden);
    golden_each_more(&golden, ".tree.json", false, run_set);
    golden_each_more(&golden, ".tree.json", true, run_pair);
    printf("%zu nodes and %zu folded ones compared\n", nodes_compared, folded_compared);
    return golden_end(&golden);
}

/* See meet_names.h. */
#include "account/meet_names.h"
#include "analysis/tree/tree_names.h"
#include "base/cleanup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)1 << 31)
#define NAME_MAX_BYTES ((size_t)1 << 20)
#define MODULE "nn.Module: "

/* ---- Python functions ---- */

/* The names of a side's Python functions, and where each is in the side. */
static const char **list_functions(const struct account_side *side, uint32_t *places,
                                   size_t *count)
{
    const char **list = calloc((size_t)side->names.count + 1, sizeof *list);

    *count = 0;
    for (uint32_t i = 0; list != NULL && i < side->names.count; i++)
        places[i] = ACCOUNT_NONE;
    for (uint32_t i = 0; list != NULL && i < side->node_count; i++) {
        uint32_t name = side->nodes[i].name;

        if (side->nodes[i].sort != ACCOUNT_FUNCTION || places[name] != ACCOUNT_NONE)
            continue;
        places[name] = (uint32_t)*count;
        list[(*count)++] = strings_text(&side->names, name);
    }
    return list;
}

static int name_functions(struct meet_names *names, struct error *error)
{
    size_t counts[2] = {0, 0};
    CLEANUP_FREE const char **control =
        list_functions(&names->sides[0], names->function_of[0], &counts[0]);
    CLEANUP_FREE const char **test =
        list_functions(&names->sides[1], names->function_of[1], &counts[1]);
    const char *const *lists[2] = {control, test};

    if (control == NULL || test == NULL)
        return error_set_memory(error);
    int result = python_rows_make(lists, counts, names->budget, &names->python, error);
    for (int side = 0; result == 0 && side < 2; side++)
        for (uint32_t i = 0; i < names->sides[side].names.count; i++) {
            uint32_t at = names->function_of[side][i];
            const char *merged =
                at == ACCOUNT_NONE ? NULL : python_rows_name(&names->python, side, at);

            names->function_of[side][i] =
                merged == NULL ? names->text_of[side][i]
                               : strings_add(names->out, merged, strlen(merged));
            if (names->function_of[side][i] == STRINGS_NONE)
                return error_set_memory(error);
        }
    return result;
}

/* ---- all names ---- */

static bool copy_side(struct meet_names *names, int which)
{
    const struct account_side *side = &names->sides[which];
    size_t texts = (size_t)side->names.count + 1, nodes = (size_t)side->node_count + 1;

    names->text_of[which] = calloc(texts, sizeof *names->text_of[which]);
    names->function_of[which] = calloc(texts, sizeof *names->function_of[which]);
    names->name_of[which] = calloc(nodes, sizeof *names->name_of[which]);
    names->root_of[which] = calloc(nodes, sizeof *names->root_of[which]);
    if (names->text_of[which] == NULL || names->function_of[which] == NULL ||
        names->name_of[which] == NULL || names->root_of[which] == NULL)
        return false;
    for (uint32_t i = 0; i < side->names.count; i++) {
        names->text_of[which][i] = strings_add(names->out, strings_text(&side->names, i),
                                               strings_length(&side->names, i));
        if (names->text_of[which][i] == STRINGS_NONE)
            return false;
    }
    return true;
}

int meet_names_make(const struct account_side sides[2], struct budget *budget,
                    struct strings *out, struct meet_names *names, struct error *error)
{
    *names = (struct meet_names){.sides = sides, .out = out, .budget = budget};
    strings_init(out, NAMES_MAX);
    names->empty = strings_add(out, "", 0);
    if (names->empty == STRINGS_NONE || !copy_side(names, 0) || !copy_side(names, 1))
        return error_set_memory(error);
    int result = name_functions(names, error);
    for (int which = 0; which < 2; which++)
        for (uint32_t i = 0; result == 0 && i < sides[which].node_count; i++) {
            const struct account_raw_node *node = &sides[which].nodes[i];

            names->root_of[which][i] =
                node->parent == ACCOUNT_NONE ? i : names->root_of[which][node->parent];
            if (node->sort != ACCOUNT_ROOT)
                names->name_of[which][i] = node->sort == ACCOUNT_FUNCTION
                                               ? names->function_of[which][node->name]
                                               : names->text_of[which][node->name];
        }
    return result;
}

void meet_names_free(struct meet_names *names)
{
    python_rows_free(&names->python);
    for (int side = 0; side < 2; side++) {
        free(names->text_of[side]);
        free(names->function_of[side]);
        free(names->name_of[side]);
        free(names->root_of[side]);
    }
}

uint32_t *meet_names_shared(const struct meet_names *names, uint32_t *count)
{
    uint32_t *shared = calloc((size_t)names->out->count + 1, sizeof *shared);

    *count = shared == NULL ? 0 : names->out->count;
    for (uint32_t i = 0; i < *count; i++)
        shared[i] = i;
    for (int which = 0; which < 2 && shared != NULL; which++)
        for (uint32_t i = 0; i < names->sides[which].names.count; i++)
            if (names->function_of[which][i] != names->text_of[which][i])
                shared[names->text_of[which][i]] = names->function_of[which][i];
    return shared;
}

/* ---- modules ---- */

struct module {
    uint32_t parent, class, root, name, raw;
    int64_t first;
};

static int compare_numbers(uint32_t x, uint32_t y)
{
    return (x > y) - (x < y);
}

static int compare_group(const struct module *x, const struct module *y)
{
    int order = compare_numbers(x->parent, y->parent);

    order = order != 0 ? order : compare_numbers(x->root, y->root);
    return order != 0 ? order : compare_numbers(x->class, y->class);
}

static int compare_names(const void *a, const void *b)
{
    const struct module *x = a, *y = b;
    int order = compare_group(x, y);

    order = order != 0 ? order : compare_numbers(x->name, y->name);
    return order != 0 ? order : (x->first > y->first) - (x->first < y->first);
}

static int compare_calls(const void *a, const void *b)
{
    const struct module *x = a, *y = b;
    int order = compare_group(x, y);

    order = order != 0 ? order : (x->first > y->first) - (x->first < y->first);
    order = order != 0 ? order : compare_numbers(x->name, y->name);
    return order;
}

static bool name_module(struct meet_names *names, int side, const struct module *module,
                        unsigned number)
{
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, NAME_MAX_BYTES);
    buffer_printf(&name, MODULE "%s #%u", strings_text(names->out, module->class),
                  number);
    names->name_of[side][module->raw] =
        buffer_failed(&name) ? STRINGS_NONE
                             : strings_add(names->out, name.bytes, name.length);
    return names->name_of[side][module->raw] != STRINGS_NONE;
}

/* The modules among the nodes; NULL when memory is refused. */
static struct module *list_modules(struct meet_names *names, int which,
                                   const uint32_t *nodes, size_t *count,
                                   const uint32_t *node_of)
{
    const struct account_side *side = &names->sides[which];
    struct module *list = calloc(*count + 1, sizeof *list);
    size_t found = 0;
    CLEANUP_BUFFER struct buffer class;

    buffer_init(&class, NAME_MAX_BYTES);
    for (size_t i = 0; list != NULL && i < *count; i++) {
        const struct account_raw_node *node = &side->nodes[nodes[i]];

        if (node->sort != ACCOUNT_MODULE)
            continue;
        buffer_clear(&class);
        tree_name_append(&class, TREE_MODULE, strings_text(&side->names, node->name),
                         strings_length(&side->names, node->name));
        uint32_t number = buffer_failed(&class)
                              ? STRINGS_NONE
                              : strings_add(names->out, class.bytes, class.length);
        if (number == STRINGS_NONE) {
            free(list);
            return NULL;
        }
        list[found++] = (struct module){node_of[node->parent],
                                        number,
                                        names->root_of[which][nodes[i]],
                                        node->name,
                                        nodes[i],
                                        node->first};
    }
    *count = found;
    return list;
}

bool meet_names_number(struct meet_names *names, int side, const uint32_t *nodes,
                       size_t count, const uint32_t *node_of)
{
    CLEANUP_FREE struct module *list = list_modules(names, side, nodes, &count, node_of);
    unsigned number = 0;

    if (list == NULL)
        return false;
    if (count == 0)
        return true;
    /* Raw nodes of one instance are one module, called first when the first of them was.
     */
    qsort(list, count, sizeof *list, compare_names);
    for (size_t i = 1; i < count; i++)
        if (compare_group(&list[i - 1], &list[i]) == 0 &&
            list[i - 1].name == list[i].name)
            list[i].first = list[i - 1].first;
    qsort(list, count, sizeof *list, compare_calls);
    for (size_t i = 0; i < count; i++) {
        bool in_group = i > 0 && compare_group(&list[i - 1], &list[i]) == 0;

        if (!in_group)
            number = 0;
        else if (list[i - 1].name != list[i].name)
            number++;
        if (!name_module(names, side, &list[i], number))
            return false;
    }
    return true;
}

/* ---- asking ---- */

uint32_t meet_names_of(const struct meet_names *names, int side, uint32_t raw)
{
    return names->name_of[side][raw];
}

uint32_t meet_names_text(const struct meet_names *names, int side, uint32_t name)
{
    return names->text_of[side][name];
}

uint32_t meet_names_label(const struct meet_names *names, int which, uint32_t raw,
                          uint32_t name)
{
    const struct account_side *side = &names->sides[which];

    if (name == ACCOUNT_NONE)
        return ACCOUNT_NONE;
    if (strncmp(strings_text(&side->names, name), MODULE, strlen(MODULE)) == 0) {
        uint32_t function = strings_find(&side->names, "python_function", 15);
        uint32_t module = account_side_find(side, raw, name, function, ACCOUNT_MODULE);

        if (module != ACCOUNT_NONE)
            return names->name_of[which][module];
    }
    return names->function_of[which][name];
}

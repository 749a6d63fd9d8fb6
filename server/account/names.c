/* See names.h. */
#include "account/names.h"
#include "analysis/tree/tree_names.h"
#include "base/cleanup.h"
#include "trace/decode/kinds.h"
#include "trace/resolve/names.h"
#include "trace/resolve/phases.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define NAME_MAX_BYTES ((size_t)4 * TRACE_NAME_MAX)
#define MODULE "nn.Module: "
#define EVALUATE "autograd::engine::evaluate_function: "
#define STEP "ProfilerStep#"

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), wanted = strlen(end);

    return length >= wanted && strcmp(text + length - wanted, end) == 0;
}

/* ---- what a call is ---- */

static bool is_step_name(const char *name)
{
    return starts_with(name, STEP) && isdigit((unsigned char)name[strlen(STEP)]) &&
           name[strlen(STEP) + strspn(name + strlen(STEP), "0123456789")] == '\0';
}

static bool is_input(const char *category, const char *name)
{
    return starts_with(name, "enumerate(DataLoader)") ||
           (strcmp(category, "python_function") == 0 && ends_with(name, ": __next__") &&
            strstr(name, "dataloader.py(") != NULL);
}

/* Of garbage: Python's own begins in any call. */
static bool is_collection(const char *category, const char *name)
{
    return strcmp(category, "python_function") == 0 &&
           (strcmp(name, ACCOUNT_PYTHON_GC) == 0 ||
            strcmp(name, "<built-in function collect>") == 0);
}

/* The function of `FILE(LINE): NAME`, or of a built-in: `<built-in method NAME of …>`,
 * `<method 'NAME' of …>`, `<built-in function NAME>`. */
static const char *function_of(const char *name, size_t *length)
{
    static const char *const starts[] = {"<built-in method ", "<method '",
                                         "<built-in function "};

    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (starts_with(name, starts[i])) {
            const char *function = name + strlen(starts[i]);

            *length = strcspn(function, " '>");
            return function;
        }
    const char *colon = strstr(name, "): ");
    const char *function = colon == NULL ? name : colon + 3;
    *length = strlen(function);
    return function;
}

/* A Python function that waits for another thread or process. */
static bool is_python_wait(const char *name)
{
    static const char *const words[] = {"wait",   "acquire",    "poll",
                                        "select", "epoll_wait", "recv"};
    size_t length;
    const char *function = function_of(name, &length);

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (length == strlen(words[i]) && memcmp(function, words[i], length) == 0)
            return true;
    return length == 4 && memcmp(function, "join", 4) == 0 &&
           (strstr(name, "threading.py(") != NULL ||
            strstr(name, "process.py(") != NULL || strstr(name, "_thread") != NULL);
}

static uint8_t about_of(const char *category, const char *name)
{
    uint8_t about = 0;
    bool is_function = strcmp(category, "python_function") == 0;

    if (is_input(category, name))
        about |= ACCOUNT_IS_INPUT;
    if (is_collection(category, name))
        about |= ACCOUNT_IS_COLLECTION;
    if (starts_with(name, "gloo:") || starts_with(name, "mpi:"))
        about |= ACCOUNT_IS_TRANSPORT;
    if (strcmp(category, "cpu_op") == 0)
        about |= ACCOUNT_HAS_OPERATOR;
    if (is_function)
        about |= ACCOUNT_HAS_FUNCTION;
    if (trace_category_is_launch(category) && strstr(name, "Synchronize") != NULL)
        about |= ACCOUNT_DRAINS | ACCOUNT_WAITS;
    if (is_function && is_python_wait(name))
        about |= ACCOUNT_WAITS;
    return about;
}

static enum account_node_sort sort_of(const char *category, const char *name)
{
    if (is_step_name(name))
        return ACCOUNT_ROOT;
    if (strcmp(category, "cpu_op") == 0)
        return ACCOUNT_OPERATOR;
    if (strcmp(category, "user_annotation") == 0)
        return ACCOUNT_ANNOTATION;
    if (strcmp(category, "python_function") == 0)
        return starts_with(name, MODULE) && name[strlen(MODULE)] != '\0'
                   ? ACCOUNT_MODULE
                   : ACCOUNT_FUNCTION;
    return trace_category_is_launch(category) ? ACCOUNT_RUNTIME : ACCOUNT_OTHER;
}

/* ---- names ---- */

struct name_maker {
    const struct trace_recording *recording;
    const struct account_naming *naming;
    struct account_side *side;
    struct buffer name, plain, marker;
    bool *counts_steps; /* by op: an annotation whose number counts iterations */
};

static int compare_alias(const void *key, const void *item)
{
    const struct account_alias *x = key, *y = item;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

static const struct account_alias *find_alias(const struct account_naming *naming,
                                              const char *name, const char *category)
{
    const struct account_alias wanted = {.name = name, .category = category};

    return naming->alias_count == 0 || strcmp(category, "python_function") == 0
               ? NULL
               : bsearch(&wanted, naming->aliases, naming->alias_count,
                         sizeof *naming->aliases, compare_alias);
}

/* The row's name with addresses, hashes and the number of an iteration merged. */
static void make_name(struct name_maker *maker, uint32_t at, struct account_op *out)
{
    const struct trace_op *op = &maker->recording->ops[at];
    bool is_host = op->side == TRACE_HOST;
    const char *category = strings_text(&maker->recording->names, op->category);

    buffer_clear(&maker->plain);
    buffer_clear(&maker->name);
    trace_row_name(&maker->plain, maker->recording, op, maker->naming->use_short_name,
                   true);
    const struct account_alias *alias = find_alias(
        maker->naming, buffer_failed(&maker->plain) ? "" : maker->plain.bytes, category);
    if (alias != NULL) {
        buffer_append_text(&maker->name, alias->row_name);
        category = alias->row_category;
    } else if (is_host) {
        size_t length = maker->plain.length;

        if (maker->counts_steps[at])
            length = tree_name_number(maker->plain.bytes, length);
        tree_name_append(&maker->name, TREE_ANNOTATION, maker->plain.bytes, length);
    } else {
        buffer_append(&maker->name, maker->plain.bytes, maker->plain.length);
    }
    if (buffer_failed(&maker->name) || buffer_failed(&maker->plain)) {
        maker->side->failed = true;
        return;
    }
    const char *text = maker->name.length > 0 ? maker->name.bytes : "";
    out->label = account_side_name(maker->side, text, maker->name.length);
    out->path = out->label;
    if (is_host && starts_with(text, EVALUATE) && maker->name.length > strlen(EVALUATE))
        out->path = account_side_name(maker->side, text + strlen(EVALUATE),
                                      maker->name.length - strlen(EVALUATE));
    out->category = account_side_name(maker->side, category, strlen(category));
}

static bool may_be_step(struct name_maker *maker, const struct account_op *op,
                        const char *category, const char *name, size_t length)
{
    if (maker->naming->marker == NULL)
        return op->sort == ACCOUNT_ROOT;
    enum trace_marker_fit fit =
        buffer_failed(&maker->marker)
            ? TRACE_MARKER_FAILED
            : trace_marker_fits(maker->marker.bytes, category, name, length);
    maker->side->failed |= fit == TRACE_MARKER_FAILED;
    return fit == TRACE_MARKER_FITS;
}

static void make_op(struct name_maker *maker, uint32_t at, struct account_op *out)
{
    const struct trace_op *op = &maker->recording->ops[at];
    const char *text = strings_text(&maker->recording->names, op->name);
    const char *category = strings_text(&maker->recording->names, op->category);

    if (op->side == TRACE_HOST) {
        out->sort = (uint8_t)sort_of(category, text);
        out->about = about_of(category, text);
        out->may_be_step =
            may_be_step(maker, out, category, text,
                        strings_length(&maker->recording->names, op->name));
    } else {
        out->sort = ACCOUNT_WORK;
        out->kind = op->side == TRACE_DEVICE ? op->kind : (uint8_t)TRACE_KIND_NONE;
        out->about = out->kind == TRACE_KIND_COMMUNICATION ? ACCOUNT_IS_COLLECTIVE : 0;
    }
    make_name(maker, at, out);
}

struct account_op *account_names_make(const struct trace_recording *recording,
                                      struct step_pieces *pieces,
                                      const struct account_naming *naming,
                                      struct account_side *side)
{
    struct account_op *ops = calloc((size_t)recording->op_count + 1, sizeof *ops);
    CLEANUP_FREE bool *counts = tree_names_counting(recording, pieces);
    struct name_maker maker = {recording, naming, side, {0}, {0}, {0}, counts};

    if (ops == NULL || counts == NULL) {
        free(ops);
        return NULL;
    }
    buffer_init(&maker.name, NAME_MAX_BYTES);
    buffer_init(&maker.plain, NAME_MAX_BYTES);
    buffer_init(&maker.marker, NAME_MAX_BYTES);
    if (naming->marker != NULL)
        trace_marker_name(&maker.marker, naming->marker, strlen(naming->marker));
    for (uint32_t i = 0; i < recording->op_count && !side->failed &&
                         !budget_is_over(recording->memory.budget);
         i++)
        make_op(&maker, i, &ops[i]);
    buffer_free(&maker.name);
    buffer_free(&maker.plain);
    buffer_free(&maker.marker);
    if (side->failed || budget_is_over(recording->memory.budget)) {
        free(ops);
        return NULL;
    }
    return ops;
}

/* See gather_names.h. */
#include "diagnosis/gather_names.h"
#include "base/cleanup.h"
#include "diagnosis/sorts.h"
#include "trace/resolve/names.h"

#include <stdlib.h>
#include <string.h>

/* A name is at most TRACE_NAME_MAX bytes. */
#define NAME_MAX_BYTES ((size_t)1 << 17)

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* "iteration 12", "step#3", "epoch=4:" … lose number and separators. */
static size_t without_number(const char *name, size_t length)
{
    size_t end = length;

    while (end > 0 && is_digit(name[end - 1]))
        end--;
    if (end == length || end == 0 || strchr(" #=:_", name[end - 1]) == NULL)
        return length;
    while (end > 0 && strchr(" #=:_", name[end - 1]) != NULL)
        end--;
    return end > 0 ? end : length;
}

static void append_name(struct buffer *out, struct buffer *plain, enum ledger_sort sort,
                        const char *name, size_t length)
{
    if (sort == LEDGER_DEVICE) {
        buffer_append(out, name, length);
        return;
    }
    buffer_clear(plain);
    if (!trace_merge_addresses(plain, name, length))
        buffer_append(plain, name, length);
    if (buffer_failed(plain))
        return;
    if (sort == LEDGER_ANNOTATION)
        buffer_append(out, plain->bytes, without_number(plain->bytes, plain->length));
    else
        buffer_append(out, plain->bytes, plain->length);
}

static bool is_step_name(const char *name)
{
    static const char prefix[] = "ProfilerStep#";

    return strncmp(name, prefix, sizeof prefix - 1) == 0;
}

static int compare_alias(const void *key, const void *item)
{
    const struct ledger_alias *x = key, *y = item;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

/* The common name of a row that the two sides name differently; NULL: there is none.
 */
static const struct ledger_alias *find_alias(const struct ledger *ledger,
                                             const char *name, const char *category)
{
    const struct ledger_alias wanted = {.name = name, .category = category};

    return ledger->alias_count == 0
               ? NULL
               : bsearch(&wanted, ledger->aliases, ledger->alias_count,
                         sizeof *ledger->aliases, compare_alias);
}

struct gather_op *gather_name_ops(const struct trace_recording *recording,
                                  struct ledger *ledger)
{
    struct gather_op *ops = calloc((size_t)recording->op_count + 1, sizeof *ops);
    CLEANUP_BUFFER struct buffer name, plain;

    buffer_init(&name, NAME_MAX_BYTES);
    buffer_init(&plain, NAME_MAX_BYTES);
    for (uint32_t i = 0; ops != NULL && i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];
        const char *text = strings_text(&recording->names, op->name);
        const char *category = strings_text(&recording->names, op->category);
        enum ledger_sort sort =
            op->side == TRACE_HOST ? sorts_of_host(category, text) : LEDGER_DEVICE;

        if (op->side == TRACE_HOST && is_step_name(text))
            sort = LEDGER_STEP;
        const struct ledger_alias *alias = find_alias(ledger, text, category);
        buffer_clear(&name);
        if (alias != NULL) {
            buffer_append_text(&name, alias->row_name);
            category = alias->row_category;
        } else {
            append_name(&name, &plain, sort, text,
                        strings_length(&recording->names, op->name));
        }
        ops[i] = (struct gather_op){
            strings_add(&ledger->names, buffer_failed(&name) ? "" : name.bytes,
                        buffer_failed(&name) ? 0 : name.length),
            strings_add(&ledger->names, category, strlen(category)), (uint8_t)sort,
            op->kind};
        if (buffer_failed(&name) || ops[i].name == STRINGS_NONE ||
            ops[i].category == STRINGS_NONE || budget_is_over(recording->memory.budget)) {
            free(ops);
            return NULL;
        }
    }
    return ops;
}

/* See work_memo.h. */
#include "analysis/work/work_memo.h"
#include "analysis/work/elementwise.h"
#include "analysis/work/flops.h"

#include <stdlib.h>
#include <string.h>

#define CATEGORY "cpu_op"
#define BITS_MAX 14

struct work_op {
    bool is_operator, is_elementwise, has_class, has_told;
    uint8_t class; /* enum work_class: of a call; of a device row in no call that has one
                    */
    uint8_t told;  /* enum told: of a device row */
    const struct flops_rule *rule;
};

struct work_slot {
    uint32_t op, inputs; /* + 1; 0: free */
    struct work_amount amount;
};

int work_memo_init(struct work_memo *memo, const struct trace_recording *recording,
                   struct error *error)
{
    struct budget *budget = recording->memory.budget;
    size_t ops = (size_t)recording->op_count + 1;

    *memo = (struct work_memo){.recording = recording, .memory = {.budget = budget}};
    while (memo->bits < BITS_MAX && (size_t)1 << memo->bits < recording->inputs_count)
        memo->bits++;
    size_t slots = (size_t)1 << memo->bits;
    int status = budget_share_take(
        &memo->memory, ops * sizeof *memo->ops + slots * sizeof *memo->slots, error);
    if (status != 0)
        return status;
    memo->ops = calloc(ops, sizeof *memo->ops);
    memo->slots = calloc(slots, sizeof *memo->slots);
    if (memo->ops == NULL || memo->slots == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];
        const char *name = strings_text(&recording->names, op->name);
        size_t length = strings_length(&recording->names, op->name);

        if (budget_is_over_at(budget, i))
            return budget_error(budget, error);
        bool is_operator =
            op->side == TRACE_HOST &&
            strcmp(strings_text(&recording->names, op->category), CATEGORY) == 0;
        memo->ops[i] = (struct work_op){
            .is_operator = is_operator,
            .is_elementwise = is_operator && elementwise_is(name, length),
            .rule = is_operator ? flops_rule_find(name, length) : NULL};
    }
    return 0;
}

void work_memo_free(struct work_memo *memo)
{
    free(memo->ops);
    free(memo->slots);
    budget_share_return(&memo->memory);
    *memo = (struct work_memo){0};
}

static struct arguments_text text_of(const struct strings *texts, uint32_t id)
{
    return id == TRACE_NONE ? (struct arguments_text){"", 0}
                            : (struct arguments_text){strings_text(texts, id),
                                                      strings_length(texts, id)};
}

/* The type of two factors; unknown if they differ. */
static enum number_type type_of(struct arguments_text types, size_t first)
{
    struct arguments_text one, other;

    if (!arguments_list_at(types, first, &one) ||
        !arguments_list_at(types, first + 1, &other))
        return NUMBER_UNKNOWN;
    enum number_type type = number_type_of(one);
    return type == number_type_of(other) ? type : NUMBER_UNKNOWN;
}

static struct work_amount amount_of(const struct trace_recording *recording, uint32_t op,
                                    const struct work_op *work, uint32_t inputs)
{
    const struct trace_inputs *given = &recording->inputs[inputs];
    const struct arguments_text dims = text_of(&recording->shapes, given->shape);
    const struct arguments_text types = text_of(&recording->arguments, given->types);
    const uint32_t name = recording->ops[op].name;
    struct work_amount amount = {.kind = WORK_UNKNOWN, .elements = -1};

    if (work->rule != NULL) {
        const struct arguments_text values =
            text_of(&recording->arguments, given->values);

        if (flops_count(work->rule, dims, values, &amount.amount)) {
            amount.kind = WORK_FLOPS;
            amount.type = type_of(types, flops_rule_first(work->rule));
            if (!flops_elements(work->rule, dims, amount.amount, &amount.elements))
                amount.elements = -1;
        }
    } else if (elementwise_bytes(strings_text(&recording->names, name),
                                 strings_length(&recording->names, name), dims, types,
                                 &amount.amount)) {
        amount.kind = WORK_BYTES;
    }
    return amount;
}

struct work_amount work_memo_of(struct work_memo *memo, uint32_t row)
{
    const struct trace_events *events = &memo->recording->events;
    uint32_t op = events->op[row], inputs = events->link[row];
    const struct work_op *work = &memo->ops[op];

    if (!work->is_operator)
        return (struct work_amount){.kind = WORK_NO_OPERATOR};
    if ((work->rule == NULL && !work->is_elementwise) || inputs == TRACE_NONE)
        return (struct work_amount){.kind = WORK_UNKNOWN};
    uint64_t hash = ((uint64_t)op << 32 | inputs) * UINT64_C(0x9E3779B97F4A7C15);
    struct work_slot *slot =
        &memo->slots[memo->bits == 0 ? 0 : hash >> (64 - memo->bits)];
    if (slot->op != op + 1 || slot->inputs != inputs + 1)
        *slot = (struct work_slot){op + 1, inputs + 1,
                                   amount_of(memo->recording, op, work, inputs)};
    return slot->amount;
}

/* Of annotations only that of the optimizer says what is below it. */
enum work_class work_memo_call(struct work_memo *memo, uint32_t row,
                               enum work_class around)
{
    const struct trace_recording *recording = memo->recording;
    uint32_t at = recording->events.op[row];
    struct work_op *op = &memo->ops[at];

    if (around != CLASS_OTHER)
        return around;
    if (!op->has_class) {
        uint32_t name = recording->ops[at].name;
        const char *text = strings_text(&recording->names, name);

        op->has_class = true;
        op->class = (uint8_t)(op->is_operator || work_class_is_optimizer(text)
                                  ? work_class_of_call(
                                        text, strings_length(&recording->names, name))
                                  : CLASS_OTHER);
    }
    return (enum work_class)op->class;
}

enum work_class work_memo_device(struct work_memo *memo, uint32_t row,
                                 enum work_class around)
{
    const struct trace_recording *recording = memo->recording;
    uint32_t at = recording->events.op[row];
    const struct trace_op *of = &recording->ops[at];
    struct work_op *op = &memo->ops[at];

    if (around != CLASS_OTHER && of->kind == TRACE_KIND_COMPUTATION)
        return around;
    if (!op->has_class) {
        op->has_class = true;
        op->class = (uint8_t)work_class_of_row(
            CLASS_OTHER, strings_text(&recording->names, of->name),
            strings_length(&recording->names, of->name), (enum trace_kind)of->kind);
    }
    return (enum work_class)op->class;
}

enum told work_memo_told(struct work_memo *memo, uint32_t row)
{
    const struct trace_recording *recording = memo->recording;
    uint32_t at = recording->events.op[row];
    struct work_op *op = &memo->ops[at];

    if (!op->has_told) {
        op->has_told = true;
        op->told = (uint8_t)arithmetic_told(
            strings_text(&recording->names, recording->ops[at].name));
    }
    return (enum told)op->told;
}

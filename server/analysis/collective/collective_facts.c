/* See collective_facts.h. */
#include "analysis/collective/collective_facts.h"
#include "base/cleanup.h"
#include "trace/resolve/nest.h"

#include <stdlib.h>
#include <string.h>

/* What a host row says, by its `External id`. */
struct external_id {
    int64_t id;
    bool wide;
    uint32_t index; /* in recording.collectives */
};

struct collective_finder {
    struct trace_recording *recording;
    struct collective_list *list;
    /* Numbers in list->texts, once they are known. */
    uint32_t *of_argument, *of_op;
    /* By host row: the index + 1 of the innermost record_param_comms at or above it. */
    uint32_t *holders;
    struct external_id *externals; /* by (id, wide, index) */
    size_t external_count;
};

static void collective_finder_free(struct collective_finder *finding)
{
    free(finding->of_argument);
    free(finding->of_op);
    free(finding->holders);
    free(finding->externals);
}

static uint32_t *make_numbers(size_t count)
{
    uint32_t *numbers = malloc((count + 1) * sizeof *numbers);

    if (numbers != NULL)
        memset(numbers, 0xFF, (count + 1) * sizeof *numbers);
    return numbers;
}

/* ---- host rows ---- */

static bool says(const struct trace_collective *row, enum trace_collective_number number)
{
    return (row->known >> number & 1) != 0;
}

static bool is_wide(const struct trace_collective *row,
                    enum trace_collective_number number)
{
    return (row->wide >> number & 1) != 0;
}

static bool is_host(const struct trace_recording *recording, uint32_t row)
{
    return recording->ops[recording->events.op[row]].side == TRACE_HOST;
}

static int compare_externals(const void *a, const void *b)
{
    const struct external_id *left = a, *right = b;

    if (left->id != right->id)
        return left->id < right->id ? -1 : 1;
    if (left->wide != right->wide)
        return left->wide ? 1 : -1;
    return (left->index > right->index) - (left->index < right->index);
}

static int find_externals(struct collective_finder *finding, struct error *error)
{
    const struct trace_recording *recording = finding->recording;

    finding->externals =
        calloc((size_t)recording->collective_count + 1, sizeof *finding->externals);
    if (finding->externals == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < recording->collective_count; i++) {
        const struct trace_collective *row = &recording->collectives[i];

        if (budget_is_over_at(recording->memory.budget, i))
            return budget_look(recording->memory.budget, error);
        if (is_host(recording, row->row) && says(row, TRACE_EXTERNAL_ID))
            finding->externals[finding->external_count++] = (struct external_id){
                row->numbers[TRACE_EXTERNAL_ID], is_wide(row, TRACE_EXTERNAL_ID), i};
    }
    qsort(finding->externals, finding->external_count, sizeof *finding->externals,
          compare_externals);
    return 0;
}

/* Rows come after the row that contains them. */
static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct collective_finder *finding = context;

    (void)operator_row;
    if (finding->holders[row] == 0 && parent != TRACE_NONE)
        finding->holders[row] = finding->holders[parent];
}

static int find_holders(struct collective_finder *finding, struct error *error)
{
    struct trace_recording *recording = finding->recording;
    bool any = false;

    finding->holders =
        calloc((size_t)recording->events.count + 1, sizeof *finding->holders);
    if (finding->holders == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < recording->collective_count; i++) {
        if (!is_host(recording, recording->collectives[i].row))
            continue;
        finding->holders[recording->collectives[i].row] = i + 1;
        any = true;
    }
    return any ? nest_rows(recording, false, visit, finding, error) : 0;
}

/* The last host row of an External id. */
static const struct trace_collective *
find_external(const struct collective_finder *finding, const struct trace_collective *own)
{
    const struct external_id wanted = {own->numbers[TRACE_EXTERNAL_ID],
                                       is_wide(own, TRACE_EXTERNAL_ID), UINT32_MAX};
    size_t low = 0, high = finding->external_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (compare_externals(&finding->externals[middle], &wanted) <= 0)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == 0 || finding->externals[low - 1].id != wanted.id ||
        finding->externals[low - 1].wide != wanted.wide)
        return NULL;
    return &finding->recording->collectives[finding->externals[low - 1].index];
}

/* The host row that has the facts which the device row lacks; NULL: none. */
static int find_host(struct collective_finder *finding, uint32_t row,
                     const struct trace_collective *own,
                     const struct trace_collective **out, struct error *error)
{
    const struct trace_recording *recording = finding->recording;
    uint32_t launch = recording->events.link[row];
    int status = 0;

    *out = NULL;
    if (finding->holders == NULL)
        status = find_holders(finding, error);
    if (status == 0 && finding->externals == NULL)
        status = find_externals(finding, error);
    if (status != 0)
        return status;
    if (launch != TRACE_NONE && finding->holders[launch] != 0)
        *out = &recording->collectives[finding->holders[launch] - 1];
    else if (own != NULL && says(own, TRACE_EXTERNAL_ID))
        *out = find_external(finding, own);
    return 0;
}

/* ---- facts ---- */

/* The number of a text of the recording in the list; COLLECTIVE_NONE if the rows do not
 * state it. */
static int number_text(struct collective_finder *finding,
                       const struct trace_collective *own,
                       const struct trace_collective *host,
                       enum trace_collective_text text, uint32_t *out,
                       struct error *error)
{
    const struct strings *arguments = &finding->recording->arguments;
    uint32_t argument = own == NULL ? TRACE_NONE : own->texts[text];

    if (argument == TRACE_NONE && host != NULL)
        argument = host->texts[text];
    *out = COLLECTIVE_NONE;
    if (argument == TRACE_NONE)
        return 0;
    if (finding->of_argument[argument] == COLLECTIVE_NONE)
        finding->of_argument[argument] =
            collective_list_text(finding->list, strings_text(arguments, argument),
                                 strings_length(arguments, argument));
    *out = finding->of_argument[argument];
    return *out == COLLECTIVE_NONE ? error_set_memory(error) : 0;
}

static int number_kernel_name(struct collective_finder *finding, uint32_t row,
                              uint32_t *out, struct error *error)
{
    const struct trace_recording *recording = finding->recording;
    uint32_t op = recording->events.op[row];

    if (finding->of_op[op] == COLLECTIVE_NONE) {
        uint32_t name = recording->ops[op].name;
        const char *text = strings_text(&recording->names, name);

        finding->of_op[op] = collective_list_text(
            finding->list, text,
            collective_kernel_name_length(text, strings_length(&recording->names, name)));
    }
    *out = finding->of_op[op];
    return *out == COLLECTIVE_NONE ? error_set_memory(error) : 0;
}

/* Which of the two rows states a number; NULL: neither. */
static const struct trace_collective *who_says(const struct trace_collective *own,
                                               const struct trace_collective *host,
                                               enum trace_collective_number number)
{
    if (own != NULL && says(own, number))
        return own;
    return host != NULL && says(host, number) ? host : NULL;
}

static int64_t number_of(const struct trace_collective *own,
                         const struct trace_collective *host,
                         enum trace_collective_number number)
{
    const struct trace_collective *row = who_says(own, host, number);

    return row == NULL || is_wide(row, number) ? COLLECTIVE_UNKNOWN
                                               : row->numbers[number];
}

/* If the shares of an all-to-all differ, its duration depends on the rank's share. */
static bool is_never_waited_for(const struct collective_list *list,
                                const struct collective_facts *facts, uint32_t in_split,
                                uint32_t out_split)
{
    switch ((enum collective_class)facts->class) {
    case COLLECTIVE_POINT_TO_POINT:
    case COLLECTIVE_OTHER:
        return true;
    case COLLECTIVE_ALL_TO_ALL:
        return list->read[facts->name].is_all_to_all_v ||
               (in_split != COLLECTIVE_NONE && list->read[in_split].is_unequal) ||
               (out_split != COLLECTIVE_NONE && list->read[out_split].is_unequal);
    case COLLECTIVE_ALL_REDUCE:
    case COLLECTIVE_REDUCE_SCATTER:
    case COLLECTIVE_ALL_GATHER:
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_REDUCE:
    case COLLECTIVE_GATHER:
    case COLLECTIVE_SCATTER:
    case COLLECTIVE_BARRIER:
    case COLLECTIVE_CLASSES:
    default:
        return false;
    }
}

static int read_texts(struct collective_finder *finding,
                      const struct trace_collective *own,
                      const struct trace_collective *host, uint32_t row,
                      struct collective_facts *facts, struct error *error)
{
    uint32_t in_split = COLLECTIVE_NONE, out_split = COLLECTIVE_NONE;
    int status =
        number_text(finding, own, host, TRACE_COLLECTIVE_NAME, &facts->name, error);

    if (status == 0)
        status = number_text(finding, own, host, TRACE_GROUP_NAME, &facts->group, error);
    if (status == 0)
        status = number_text(finding, own, host, TRACE_GROUP_RANKS, &facts->group_ranks,
                             error);
    if (status == 0)
        status = number_text(finding, own, host, TRACE_DTYPE, &facts->dtype, error);
    if (status == 0)
        status = number_text(finding, own, host, TRACE_IN_SPLIT, &in_split, error);
    if (status == 0)
        status = number_text(finding, own, host, TRACE_OUT_SPLIT, &out_split, error);
    if (status == 0 && facts->name == COLLECTIVE_NONE)
        status = number_kernel_name(finding, row, &facts->name, error);
    if (status != 0)
        return status;
    facts->class = finding->list->read[facts->name].class;
    facts->never_waited_for =
        is_never_waited_for(finding->list, facts, in_split, out_split);
    return 0;
}

static int add_row(struct collective_finder *finding, uint32_t row,
                   const struct trace_collective *own, struct error *error)
{
    struct collective_list *list = finding->list;
    const struct trace_collective *host = NULL, *seq, *comms_id;
    struct collective_facts facts;
    struct collective_row *out;
    int status = 0;

    memset(&facts, 0, sizeof facts);
    if (finding->recording->collective_count > 0 &&
        (own == NULL || own->texts[TRACE_COLLECTIVE_NAME] == TRACE_NONE))
        status = find_host(finding, row, own, &host, error);
    if (status == 0)
        status = read_texts(finding, own, host, row, &facts, error);
    if (status != 0)
        return status;
    facts.group_size = number_of(own, host, TRACE_GROUP_SIZE);
    facts.in = number_of(own, host, TRACE_IN_ELEMENTS);
    facts.out = number_of(own, host, TRACE_OUT_ELEMENTS);
    uint32_t number = collective_list_facts(list, &facts);
    if (number == COLLECTIVE_NONE)
        return error_set_memory(error);
    seq = who_says(own, host, TRACE_SEQ);
    comms_id = who_says(own, host, TRACE_COMMS_ID);
    out = &list->rows[list->row_count++];
    *out = (struct collective_row){.facts = number, .instance = COLLECTIVE_NONE};
    if (seq != NULL) {
        out->has_seq = true;
        out->seq = seq->numbers[TRACE_SEQ];
        out->seq_is_wide = is_wide(seq, TRACE_SEQ);
    }
    if (comms_id != NULL) {
        out->has_comms_id = true;
        out->comms_id = comms_id->numbers[TRACE_COMMS_ID];
        out->comms_id_is_wide = is_wide(comms_id, TRACE_COMMS_ID);
    }
    return 0;
}

int collective_facts_add(struct trace_recording *recording, const uint32_t *rows,
                         size_t count, struct collective_list *list, struct error *error)
{
    CLEANUP(collective_finder_free)
    struct collective_finder finding = {.recording = recording,
                                        .list = list,
                                        .of_argument =
                                            make_numbers(recording->arguments.count),
                                        .of_op = make_numbers(recording->op_count)};
    uint32_t next = 0;
    int status = 0;

    if (finding.of_argument == NULL || finding.of_op == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count && status == 0; i++) {
        while (next < recording->collective_count &&
               recording->collectives[next].row < rows[i])
            next++;
        bool own = next < recording->collective_count &&
                   recording->collectives[next].row == rows[i];
        status = budget_check(recording->memory.budget, error);
        if (status == 0)
            status = add_row(&finding, rows[i],
                             own ? &recording->collectives[next] : NULL, error);
    }
    return status;
}

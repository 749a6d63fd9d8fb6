#include "compare/rows.h"
#include "analyse/work.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "stats/statistics.h"
#include "store/set_pair.h"
#include "trace/kinds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- compare work ---- */

/* What has FLOPs. */
#define OPERATORS "cpu_op"

struct work_side {
    struct store *store;
    const struct compare_result *result;
    enum pair_side number;
    struct work_names names;
    int status;
    struct error error;
};

static void compare_work_clear(struct compare_work *work)
{
    *work =
        (struct compare_work){.time = {NAN, NAN}, .as_fast = NAN, .calls = {NAN, NAN}};
}

static void free_sides(struct work_side (*sides)[2])
{
    work_names_free(&(*sides)[0].names);
    work_names_free(&(*sides)[1].names);
}

static void read_side(void *context)
{
    struct work_side *side = context;
    const struct compare_result *result = side->result;
    const char *steps = result->request.side[side->number].steps;
    bool all = steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;

    side->status = work_names_make(side->store, &result->view[side->number],
                                   &result->selection[side->number], all, result->budget,
                                   &side->names, &side->error);
}

static void split(const struct compare_row *row, const struct name_work *const of[2],
                  struct compare_work *out)
{
    for (int side = 0; side < 2; side++)
        if (of[side] == NULL || of[side]->calls == 0) {
            out->known = COMPARE_WORK_UNKNOWN;
            return;
        }
    for (int side = 0; side < 2; side++) {
        int64_t device = statistics_add(of[side]->device, of[side]->rest);

        if (of[side]->flops <= 0 ||
            !work_flops_are_known(row->count[side] - of[side]->nested, of[side]->calls,
                                  device, of[side]->rest)) {
            out->known = COMPARE_WORK_PARTLY;
            return;
        }
    }
    out->known = COMPARE_WORK_KNOWN;
    for (int side = 0; side < 2; side++) {
        out->time[side] = (double)of[side]->device;
        out->calls[side] = (double)of[side]->calls;
    }
    out->as_fast = out->time[0] * (of[1]->flops / of[0]->flops);
}

static void fill_row(const struct work_side sides[2], struct compare_row *row)
{
    if (strcmp(row->category, OPERATORS) != 0) {
        row->work.known = COMPARE_WORK_NO_OPERATOR;
    } else if (row->count[0] == 0 || row->count[1] == 0) {
        row->work.known = COMPARE_WORK_ONE_SIDE;
    } else {
        const struct name_work *const of[2] = {
            work_names_find(&sides[0].names, row->name),
            work_names_find(&sides[1].names, row->name)};

        split(row, of, &row->work);
    }
}

int compare_answer_work(struct store *store, struct compare_result *result,
                        struct error *error)
{
    CLEANUP(free_sides)
    struct work_side sides[2] = {
        {.store = store, .result = result, .number = PAIR_CONTROL},
        {.store = store, .result = result, .number = PAIR_TEST}};

    threads_both(read_side, &sides[0], &sides[1], threads_choose(0) > 1);
    for (int side = 0; side < 2; side++)
        if (sides[side].status != 0) {
            *error = sides[side].error;
            return sides[side].status;
        }
    for (size_t i = 0; i < result->row_count; i++) {
        if (budget_is_over_at(result->budget, i))
            return budget_error(result->budget, error);
        fill_row(sides, &result->all[i]);
    }
    return 0;
}

/* ---- compare join ---- */

#define TEXTS_MAX ((size_t)256 << 20)
/* The names of a row are at most this many of each side, the first ones. */
#define NAMES_SHOWN 16

void compare_join_init(struct compare_join *join, struct compare_result *result)
{
    *join = (struct compare_join){.result = result};
    buffer_init(&join->texts, TEXTS_MAX);
}

void compare_join_free(struct compare_join *join)
{
    free(join->members);
    free(join->groups);
    buffer_free(&join->texts);
}

int compare_join_begin(struct compare_join *join, const char *name, struct error *error)
{
    if (!ARRAY_RESERVE_COUNTED(&join->result->memory, join->groups, join->group_room,
                               join->group_count + 1))
        return budget_or_memory(join->result->budget, error);
    struct join_group *group = &join->groups[join->group_count++];
    *group = (struct join_group){.begin = join->member_count,
                                 .end = join->member_count,
                                 .name = name != NULL ? join->texts.length : SIZE_MAX};
    if (name != NULL)
        buffer_append(&join->texts, name, strlen(name) + 1);
    significance_clear(&group->row.significance);
    compare_work_clear(&group->row.work);
    return 0;
}

int compare_join_add(struct compare_join *join, const struct join_member *member,
                     struct error *error)
{
    if (!ARRAY_RESERVE_COUNTED(&join->result->memory, join->members, join->member_room,
                               join->member_count + 1))
        return budget_or_memory(join->result->budget, error);
    join->members[join->member_count++] = *member;
    join->groups[join->group_count - 1].end++;
    return 0;
}

/* ---- the names ---- */

/* "a + b / c"; a name of two categories is written once. */
static void write_names(struct compare_join *join, struct join_group *group)
{
    struct buffer *out = &join->texts;
    const char *last = NULL;
    size_t names = 0;

    group->names = out->length;
    for (size_t i = group->begin; i < group->end; i++) {
        const struct join_member *member = &join->members[i];
        const char *name = join->result->all[member->row].name;
        bool next = i > group->begin && member->side != member[-1].side;

        if (next) {
            names = 0;
            last = NULL;
        }
        if (last != NULL && strcmp(last, name) == 0)
            continue;
        last = name;
        buffer_append_text(out, next ? " / " : "");
        if (names > 0 && names <= NAMES_SHOWN)
            buffer_append_text(out, " + ");
        if (names <= NAMES_SHOWN)
            buffer_append_text(out, names == NAMES_SHOWN ? "…" : last);
        names++;
    }
    buffer_append_char(out, '\0');
}

/* ---- the sum ---- */

static void add_row(struct compare_row *sum, const struct compare_row *row,
                    enum pair_side side)
{
    bool first = sum->count[side] == 0;

    sum->side = row->side;
    sum->kind = row->kind > sum->kind ? row->kind : sum->kind;
    sum->count[side] += row->count[side];
    number_add_to(&sum->total[side], row->total[side]);
    number_add_to(&sum->self[side], row->self[side]);
    sum->min[side] =
        first || row->min[side] < sum->min[side] ? row->min[side] : sum->min[side];
    sum->max[side] =
        first || row->max[side] > sum->max[side] ? row->max[side] : sum->max[side];
}

static void add_up(const struct compare_join *join, struct join_group *group,
                   const char *texts)
{
    struct compare_result *result = join->result;
    struct compare_row *sum = &group->row;
    uint64_t most = 0;

    sum->names = texts + group->names;
    sum->name = group->name == SIZE_MAX ? sum->names : texts + group->name;
    sum->merged = result->all[join->members[group->begin].row].merged;
    sum->alias = (uint32_t)result->alias_count;
    sum->alias_count = (uint32_t)(group->end - group->begin);
    for (size_t i = group->begin; i < group->end; i++) {
        enum pair_side side = join->members[i].side;
        const struct compare_row *row = &result->all[join->members[i].row];

        add_row(sum, row, side);
        if (row->count[side] > most) {
            most = row->count[side];
            sum->category = row->category;
        }
        result->aliases[result->alias_count++] =
            (struct compare_alias){.name = row->name,
                                   .category = row->category,
                                   .side = side,
                                   .count = row->count[side],
                                   .total = row->total[side],
                                   .row_name = sum->name};
    }
    for (uint32_t i = 0; i < sum->alias_count; i++)
        result->aliases[sum->alias + i].row_category = sum->category;
}

/* ---- the rows ---- */

static int compare_rows(const struct compare_row *x, const struct compare_row *y)
{
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

static int compare_groups(const void *a, const void *b)
{
    return compare_rows(&((const struct join_group *)a)->row,
                        &((const struct join_group *)b)->row);
}

/* Replaces the rows of each group by the row of the group, at its place. */
static void replace_rows(struct compare_join *join)
{
    struct compare_result *result = join->result;
    struct compare_row *rows = result->all;
    size_t left = 0, groups = join->group_count;

    for (size_t i = 0; i < join->member_count; i++) {
        struct compare_row *row = &rows[join->members[i].row];

        row->count[PAIR_CONTROL] = row->count[PAIR_TEST] = 0;
    }
    for (size_t i = 0; i < result->row_count; i++)
        if (rows[i].count[PAIR_CONTROL] + rows[i].count[PAIR_TEST] > 0)
            rows[left++] = rows[i];
    if (groups > 0)
        qsort(join->groups, groups, sizeof *join->groups, compare_groups);
    result->row_count = left + groups;
    for (size_t at = result->row_count; groups > 0; at--)
        if (left > 0 && compare_rows(&rows[left - 1], &join->groups[groups - 1].row) > 0)
            rows[at - 1] = rows[--left];
        else
            rows[at - 1] = join->groups[--groups].row;
}

static void number_names(struct compare_result *result)
{
    for (size_t i = 0; i < result->row_count; i++)
        result->all[i].name_row =
            i > 0 && strcmp(result->all[i].name, result->all[i - 1].name) == 0
                ? result->all[i - 1].name_row
                : (uint32_t)i;
}

int compare_join_rows(struct compare_join *join, struct error *error)
{
    struct compare_result *result = join->result;
    char **texts = &result->alias_texts[result->alias_texts[0] != NULL];
    size_t room = result->alias_count;

    for (size_t i = 0; i < join->group_count; i++)
        write_names(join, &join->groups[i]);
    if (join->group_count > 0) {
        *texts = buffer_take(&join->texts);
        if (*texts == NULL ||
            !ARRAY_RESERVE_COUNTED(&result->memory, result->aliases, room,
                                   result->alias_count + join->member_count))
            return budget_or_memory(result->budget, error);
    }
    for (size_t i = 0; i < join->group_count; i++)
        add_up(join, &join->groups[i], *texts);
    replace_rows(join);
    number_names(result);
    return budget_look(result->budget, error);
}

bool compare_row_has_id(const struct compare_result *result,
                        const struct compare_row *row, const char *id)
{
    if (row_id_is(id, row->name, row->category) ||
        (row->merged != NULL && row_id_is(id, row->merged, row->category)))
        return true;
    for (uint32_t i = 0; i < row->alias_count; i++) {
        const struct compare_alias *alias = &result->aliases[row->alias + i];

        if (row_id_is(id, alias->name, alias->category))
            return true;
    }
    return false;
}

/* ---- alias class ---- */

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool ends_with(const char *text, size_t length, const char *end)
{
    size_t most = strlen(end);

    return length >= most && memcmp(text + length - most, end, most) == 0;
}

/* ---- calls of the host ---- */

/* Words in which runtimes and drivers differ, or that are variants: {word after `cuda`,
 * `hip` or `cu`, class}. Every other word is its own class. */
static const char *const words[][2] = {
    {"CtxSynchronize", "DeviceSynchronize"},
    {"DrvLaunchKernelEx", "LaunchKernel"},
    {"ExtLaunchKernel", "LaunchKernel"},
    {"ExtMallocWithFlags", "Malloc"},
    {"ExtModuleLaunchKernel", "LaunchKernel"},
    {"FreeHost", "HostFree"},
    {"HccModuleLaunchKernel", "LaunchKernel"},
    {"HostAlloc", "HostMalloc"},
    {"Launch", "LaunchKernel"},
    {"LaunchByPtr", "LaunchKernel"},
    {"LaunchCooperativeKernel", "LaunchKernel"},
    {"LaunchGrid", "LaunchKernel"},
    {"LaunchKernelEx", "LaunchKernel"},
    {"LaunchKernelExC", "LaunchKernel"},
    {"MallocHost", "HostMalloc"},
    {"MemAlloc", "Malloc"},
    {"MemAllocAsync", "MallocAsync"},
    {"MemAllocHost", "HostMalloc"},
    {"MemAllocManaged", "MallocManaged"},
    {"MemFree", "Free"},
    {"MemFreeAsync", "FreeAsync"},
    {"MemFreeHost", "HostFree"},
    {"MemHostAlloc", "HostMalloc"},
    {"MemcpyAtoH", "Memcpy"},
    {"MemcpyAtoHAsync", "MemcpyAsync"},
    {"MemcpyDtoD", "Memcpy"},
    {"MemcpyDtoDAsync", "MemcpyAsync"},
    {"MemcpyDtoH", "Memcpy"},
    {"MemcpyDtoHAsync", "MemcpyAsync"},
    {"MemcpyHtoA", "Memcpy"},
    {"MemcpyHtoAAsync", "MemcpyAsync"},
    {"MemcpyHtoD", "Memcpy"},
    {"MemcpyHtoDAsync", "MemcpyAsync"},
    {"MemcpyWithStream", "MemcpyAsync"},
    {"MemsetD16", "Memset"},
    {"MemsetD16Async", "MemsetAsync"},
    {"MemsetD32", "Memset"},
    {"MemsetD32Async", "MemsetAsync"},
    {"MemsetD8", "Memset"},
    {"MemsetD8Async", "MemsetAsync"},
    {"ModuleLaunchCooperativeKernel", "LaunchKernel"},
    {"ModuleLaunchKernel", "LaunchKernel"},
};

/* The length without the version of a call: `_v2`, `_ptsz`, `_ptds`, `R0600`. */
static size_t without_version(const char *text, size_t length)
{
    size_t end = length;

    if (ends_with(text, end, "_ptsz") || ends_with(text, end, "_ptds"))
        end -= 5;
    size_t digits = end;
    while (digits > 0 && text_is_digit(text[digits - 1]))
        digits--;
    if (digits == end)
        return end;
    if (digits > 2 && text[digits - 1] == 'v' && text[digits - 2] == '_')
        return digits - 2;
    return digits > 1 && end - digits == 4 && text[digits - 1] == 'R' ? digits - 1 : end;
}

static bool class_of_call(const char *name, struct alias_class *out)
{
    static const char *const vendors[] = {"cuda", "hip", "cu"};
    static const char flags[] = "WithFlags";
    size_t vendor = 0;

    while (vendor < 3 && (strncmp(name, vendors[vendor], strlen(vendors[vendor])) != 0 ||
                          !is_upper(name[strlen(vendors[vendor])])))
        vendor++;
    if (vendor == 3)
        return false;
    out->text = name + strlen(vendors[vendor]);
    out->length = without_version(out->text, strlen(out->text));
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strlen(words[i][0]) == out->length &&
            memcmp(words[i][0], out->text, out->length) == 0) {
            out->text = words[i][1];
            out->length = strlen(words[i][1]);
        }
    if (out->length > sizeof flags && ends_with(out->text, out->length, flags))
        out->length -= sizeof flags - 1;
    return true;
}

/* ---- copies of the device ---- */

/* "Memcpy DtoH (Device -> Pageable)": the letters give the direction; the words
 * distinguish pinned from pageable host memory, except `Host`. Perfetto has neither. */
static bool class_of_copy(const char *name, struct alias_class *out)
{
    static const char copy[] = "Memcpy ", set[] = "Memset (";
    size_t length = strlen(name);

    if (strcmp(name, "Memcpy") == 0 || strcmp(name, "Memset") == 0) {
        *out = (struct alias_class){name, 6, true};
        return true;
    }
    if (strncmp(name, set, sizeof set - 1) == 0) {
        *out = (struct alias_class){name, 6, strcmp(name, "Memset (Unknown)") == 0};
        return true;
    }
    if (length < 14 || strncmp(name, copy, sizeof copy - 1) != 0 || !is_upper(name[7]) ||
        memcmp(name + 8, "to", 2) != 0 || !is_upper(name[10]) ||
        memcmp(name + 11, " (", 2) != 0)
        return false;
    *out = (struct alias_class){name, 11,
                                strstr(name, "(Host ->") != NULL ||
                                    strstr(name, "-> Host)") != NULL ||
                                    strstr(name, "Unknown") != NULL};
    return true;
}

bool alias_class_of(const char *name, const char *category, uint8_t side,
                    struct alias_class *out)
{
    size_t length = strlen(category);

    *out = (struct alias_class){0};
    if (strnlen(name, ALIAS_NAME_MAX + 1) > ALIAS_NAME_MAX)
        return false;
    if (side == TRACE_HOST)
        return (ends_with(category, length, "_runtime") ||
                ends_with(category, length, "_driver")) &&
               class_of_call(name, out);
    return side == TRACE_DEVICE &&
           (strcmp(category, "gpu_memcpy") == 0 || strcmp(category, "gpu_memset") == 0) &&
           class_of_copy(name, out);
}

int alias_class_compare(const struct alias_class *left, const struct alias_class *right)
{
    size_t shorter = left->length < right->length ? left->length : right->length;
    int order = memcmp(left->text, right->text, shorter);

    return order != 0 ? order
                      : (left->length > right->length) - (left->length < right->length);
}

/* ---- compare aliases ---- */

/* Finds rows of a comparison that mean the same under the names of two vendors
 * (docs/semantics.md §4). */

/* A row that only one side has, with the class of its name. */
struct alias_candidate {
    struct alias_class class;
    struct join_member member; /* ascending rows are by name, then category */
    uint8_t trace_side;
};

/* ---- finding ---- */

static int compare_candidates(const void *a, const void *b)
{
    const struct alias_candidate *x = a, *y = b;

    if (x->trace_side != y->trace_side)
        return x->trace_side < y->trace_side ? -1 : 1;
    int order = alias_class_compare(&x->class, &y->class);
    if (order != 0)
        return order;
    if (x->member.side != y->member.side)
        return x->member.side < y->member.side ? -1 : 1;
    return (x->member.row > y->member.row) - (x->member.row < y->member.row);
}

static int find_candidates(struct compare_result *result, struct alias_candidate **out,
                           size_t *count, struct error *error)
{
    size_t room = 0;
    bool no_direction = false;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];
        struct alias_candidate candidate = {.member = {.row = (uint32_t)i},
                                            .trace_side = row->side};

        if ((row->count[PAIR_CONTROL] == 0) == (row->count[PAIR_TEST] == 0) ||
            !alias_class_of(row->name, row->category, row->side, &candidate.class))
            continue;
        candidate.member.side = row->count[PAIR_TEST] > 0 ? PAIR_TEST : PAIR_CONTROL;
        if (!ARRAY_RESERVE_COUNTED(&result->memory, *out, room, *count + 1))
            return budget_or_memory(result->budget, error);
        (*out)[(*count)++] = candidate;
        no_direction |= strcmp(candidate.class.text, "Memcpy") == 0;
    }
    for (size_t i = 0; i < *count && no_direction; i++)
        if ((*out)[i].trace_side == TRACE_DEVICE)
            (*out)[i].class.length = strlen("Memcpy");
    if (*count > 1)
        qsort(*out, *count, sizeof **out, compare_candidates);
    return budget_look(result->budget, error);
}

/* Copies are the same only if one side leaves open which host memory it means: pinned and
 * pageable memory differ. */
static bool are_same(const struct alias_candidate *list, size_t begin, size_t end)
{
    bool there[2] = {false, false}, vague[2] = {true, true};

    for (size_t i = begin; i < end; i++) {
        there[list[i].member.side] = true;
        vague[list[i].member.side] &= list[i].class.is_vague;
    }
    return there[PAIR_CONTROL] && there[PAIR_TEST] &&
           (list[begin].trace_side == TRACE_HOST || vague[PAIR_CONTROL] ||
            vague[PAIR_TEST]);
}

static bool is_of_group(const struct alias_candidate *list, size_t first, size_t other)
{
    return list[first].trace_side == list[other].trace_side &&
           alias_class_compare(&list[first].class, &list[other].class) == 0;
}

static int add_group(struct compare_join *join, const struct alias_candidate *list,
                     size_t begin, size_t end, struct error *error)
{
    int failed = compare_join_begin(join, NULL, error);

    for (size_t i = begin; i < end && failed == 0; i++)
        failed = compare_join_add(join, &list[i].member, error);
    return failed;
}

/* Adds a group for each class of names of which some rows are on the
 * control's side only and some on the test's only. It is named after all of them,
 * "cudaLaunchKernel / hipLaunchKernel". Costs n log n. */
static int compare_find_aliases(struct compare_join *join, struct error *error)
{
    CLEANUP_FREE struct alias_candidate *list = NULL;
    size_t count = 0;
    int failed = find_candidates(join->result, &list, &count, error);

    for (size_t begin = 0, end; begin < count && failed == 0; begin = end) {
        for (end = begin + 1; end < count && is_of_group(list, begin, end);)
            end++;
        if (are_same(list, begin, end))
            failed = add_group(join, list, begin, end, error);
    }
    return failed;
}

/* ---- compare lines ---- */

/* Finds rows of a comparison that are one Python function (docs/semantics.md §4). */

/* What a row has on one side, with its merged name. */
struct merged_member {
    uint32_t name; /* in result->python.merged */
    struct join_member member;
};

/* The Python functions of a side; ascending rows. */
struct side_names {
    const char **names;
    uint32_t *rows;
    size_t count, name_room, row_room;
};

static void free_names(struct side_names (*sides)[2])
{
    for (int side = 0; side < 2; side++) {
        free((*sides)[side].names);
        free((*sides)[side].rows);
    }
}

static int list_names(struct compare_result *result, struct side_names sides[2],
                      struct error *error)
{
    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (strcmp(row->category, "python_function") != 0)
            continue;
        for (int side = 0; side < 2; side++) {
            struct side_names *of = &sides[side];

            if (row->count[side] == 0)
                continue;
            if (!ARRAY_RESERVE_COUNTED(&result->memory, of->names, of->name_room,
                                       of->count + 1) ||
                !ARRAY_RESERVE_COUNTED(&result->memory, of->rows, of->row_room,
                                       of->count + 1))
                return budget_or_memory(result->budget, error);
            of->names[of->count] = row->name;
            of->rows[of->count++] = (uint32_t)i;
        }
    }
    return budget_look(result->budget, error);
}

static int compare_members(const void *a, const void *b)
{
    const struct merged_member *x = a, *y = b;

    if (x->name != y->name)
        return x->name < y->name ? -1 : 1;
    if (x->member.side != y->member.side)
        return x->member.side < y->member.side ? -1 : 1;
    return (x->member.row > y->member.row) - (x->member.row < y->member.row);
}

/* The members by merged name, control first; NULL if memory is refused. */
static struct merged_member *list_members(struct compare_result *result,
                                          const struct side_names sides[2], size_t *count)
{
    size_t room = sides[0].count + sides[1].count;
    struct merged_member *list = NULL;

    *count = 0;
    if (budget_share_take(&result->memory, room * sizeof *list, NULL) == 0)
        list = calloc(room + 1, sizeof *list);
    for (int side = 0; list != NULL && side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++) {
            uint32_t name = result->python.row[side][i], row = sides[side].rows[i];

            if (name == STRINGS_NONE)
                continue;
            result->all[row].merged = python_rows_name(&result->python, side, i);
            list[(*count)++] =
                (struct merged_member){name, {row, side == 0 ? PAIR_CONTROL : PAIR_TEST}};
        }
    if (list != NULL)
        qsort(list, *count, sizeof *list, compare_members);
    return list;
}

static int compare_lines_add_group(struct compare_join *join,
                                   const struct merged_member *list, size_t begin,
                                   size_t end, struct error *error)
{
    const struct strings *names = &join->result->python.merged;
    int failed = compare_join_begin(join, strings_text(names, list[begin].name), error);

    for (size_t i = begin; i < end && failed == 0; i++)
        failed = compare_join_add(join, &list[i].member, error);
    return failed;
}

/* Gives each row of a Python function its merged name (compare.h), and adds a group
 * for each merged name of several rows. Costs n log n. */
static int compare_find_lines(struct compare_join *join, struct error *error)
{
    struct compare_result *result = join->result;
    CLEANUP(free_names) struct side_names sides[2] = {0};
    size_t count;
    int failed = list_names(result, sides, error);

    if (failed != 0)
        return failed;
    failed =
        python_rows_make((const char *const *const[2]){sides[0].names, sides[1].names},
                         (const size_t[2]){sides[0].count, sides[1].count},
                         result->budget, &result->python, error);
    if (failed != 0)
        return failed;
    CLEANUP_FREE struct merged_member *list = list_members(result, sides, &count);
    if (list == NULL)
        return budget_or_memory(result->budget, error);
    for (size_t begin = 0, end; begin < count && failed == 0; begin = end) {
        bool several = false;

        for (end = begin + 1; end < count && list[end].name == list[begin].name; end++)
            several |= list[end].member.row != list[begin].member.row;
        if (several)
            failed = compare_lines_add_group(join, list, begin, end, error);
    }
    return failed;
}

/* ---- compare rows ---- */

#define COMPARE_TEXTS_MAX ((size_t)1 << 30)

/* A row with its places in the texts. */
#define ROW_BYTES (sizeof(struct compare_row) + 2 * sizeof(size_t))

/* Rows as they come from the store. */
struct row_collection {
    struct compare_row *rows;
    size_t *names, *categories; /* offsets into `texts`, which still moves */
    size_t count, capacity;
    struct buffer texts;
    struct budget_share *memory; /* of the result */
};

static void free_collecting(struct row_collection *collecting)
{
    free(collecting->rows);
    free(collecting->names);
    free(collecting->categories);
    buffer_free(&collecting->texts);
}

static int grow(struct row_collection *collecting)
{
    size_t capacity = collecting->capacity == 0 ? 512 : collecting->capacity * 2;
    int over = budget_share_take(collecting->memory,
                                 (capacity - collecting->capacity) * ROW_BYTES, NULL);
    if (over != 0)
        return over;
    void *rows = reallocarray(collecting->rows, capacity, sizeof *collecting->rows);
    if (rows == NULL)
        return -ERROR_MEMORY;
    collecting->rows = rows;
    void *names = reallocarray(collecting->names, capacity, sizeof *collecting->names);
    if (names == NULL)
        return -ERROR_MEMORY;
    collecting->names = names;
    void *categories =
        reallocarray(collecting->categories, capacity, sizeof *collecting->categories);
    if (categories == NULL)
        return -ERROR_MEMORY;
    collecting->categories = categories;
    collecting->capacity = capacity;
    return 0;
}

static int collect_row(void *context, const struct pair_row *row)
{
    struct row_collection *collecting = context;

    int grown = collecting->count == collecting->capacity ? grow(collecting) : 0;
    if (grown != 0)
        return grown;
    struct compare_row *out = &collecting->rows[collecting->count];
    *out = (struct compare_row){.names = "", .side = row->side, .kind = row->kind};
    significance_clear(&out->significance);
    compare_work_clear(&out->work);
    for (int side = 0; side < 2; side++) {
        out->count[side] = row->count[side];
        out->total[side] = row->total[side];
        out->self[side] = row->self[side];
        out->min[side] = row->min[side];
        out->max[side] = row->max[side];
    }
    collecting->names[collecting->count] = collecting->texts.length;
    buffer_append(&collecting->texts, row->name, row->name_length);
    buffer_append_char(&collecting->texts, '\0');
    collecting->categories[collecting->count] = collecting->texts.length;
    buffer_append_text(&collecting->texts, row->category);
    buffer_append_char(&collecting->texts, '\0');
    collecting->count++;
    return buffer_failed(&collecting->texts) ? -ERROR_MEMORY : 0;
}

/* ---- the sides ---- */

static int open_side(struct store *store, enum pair_side side, struct compare_result *out,
                     struct error *error)
{
    int result = selection_open_side(store, &out->request.side[side], &out->info[side],
                                     &out->view[side], &out->selection[side], error);

    if (result == 0)
        step_time_make(&out->view[side], &out->selection[side], &out->step_time[side]);
    return result;
}

int compare_rows_read(struct store *store, const struct set_view *const views[2],
                      const struct selection *const selections[2],
                      const struct compare_request *request,
                      int (*each)(void *context, const struct pair_row *row),
                      void *context, struct error *error)
{
    CLEANUP_SET_PAIR struct set_pair *pair = NULL;
    int result =
        set_pair_open(store, views[0]->id, views[1]->id, request->budget, &pair, error);

    for (int side = 0; side < 2 && result == 0; side++) {
        CLEANUP_FREE uint32_t *steps = selected_step_ids(views[side], selections[side]);

        result = steps == NULL ? error_set_memory(error)
                               : set_pair_select(pair, (enum pair_side)side, steps,
                                                 selections[side]->step_count, error);
    }
    if (result == 0)
        result = set_pair_rows(pair, request->naming, each, context, error);
    int over = result != 0 ? budget_look(request->budget, error) : 0;
    if (over != 0)
        return over;
    return result == -ERROR_MEMORY ? error_set_memory(error) : result;
}

static int collect_rows(struct store *store, const struct compare_result *out,
                        struct row_collection *collecting, struct error *error)
{
    const struct set_view *const views[2] = {&out->view[0], &out->view[1]};
    const struct selection *const selections[2] = {&out->selection[0],
                                                   &out->selection[1]};

    return compare_rows_read(store, views, selections, &out->request, collect_row,
                             collecting, error);
}

/* ---- the whole ---- */

/* Now the texts no longer move. */
static int take_rows(struct row_collection *collecting, struct compare_result *out,
                     struct error *error)
{
    out->texts = buffer_take(&collecting->texts);
    out->all = TAKE_PTR(collecting->rows);
    if (out->texts == NULL)
        return error_set_memory(error);
    if (out->all == NULL && (out->all = calloc(1, sizeof *out->all)) == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < collecting->count; i++) {
        out->all[i].name = out->texts + collecting->names[i];
        out->all[i].category = out->texts + collecting->categories[i];
    }
    out->row_count = collecting->count;
    return 0;
}

static int join_rows(struct compare_result *out, struct error *error)
{
    CLEANUP(compare_join_free) struct compare_join join;
    int result = 0;

    compare_join_init(&join, out);
    if (out->request.aliases)
        result = compare_find_aliases(&join, error);
    if (result == 0 && out->request.merge_lines)
        result = compare_find_lines(&join, error);
    if (result == 0)
        result = compare_join_rows(&join, error);
    out->same_count = out->alias_count;
    return result;
}

int compare_rows_load(struct store *store, struct compare_result *out,
                      struct error *error)
{
    CLEANUP(free_collecting) struct row_collection collecting = {.memory = &out->memory};
    int result = 0;

    buffer_init(&collecting.texts, COMPARE_TEXTS_MAX);
    collecting.texts.budget = out->budget;
    selection_settle(
        store, (struct side_request *[]){&out->request.side[0], &out->request.side[1]},
        2);
    result = open_side(store, PAIR_CONTROL, out, error);
    if (result == 0)
        result = open_side(store, PAIR_TEST, out, error);
    if (result == 0)
        result = collect_rows(store, out, &collecting, error);
    if (result == 0)
        result = take_rows(&collecting, out, error);
    if (result == 0)
        result = join_rows(out, error);
    return result;
}

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

/* The names of a row are at most this many of each side, the first ones. */
#define NAMES_SHOWN 16
#define NAMES_MAX ((size_t)256 << 20)

struct join_group *compare_join_begin(struct compare_join *join, const char *name)
{
    ARENA_RESERVE(join->result->arena, join->groups, join->group_room,
                  join->group_count + 1);
    struct join_group *group = &join->groups[join->group_count++];
    *group = (struct join_group){
        .begin = join->member_count, .end = join->member_count, .row.name = name};
    significance_clear(&group->row.significance);
    compare_work_clear(&group->row.work);
    return group;
}

void compare_join_add(struct compare_join *join, uint32_t row, enum pair_side side)
{
    ARENA_RESERVE(join->result->arena, join->members, join->member_room,
                  join->member_count + 1);
    join->members[join->member_count++] = (struct join_member){row, side};
    join->groups[join->group_count - 1].end++;
}

/* ---- the names ---- */

/* "a + b / c"; a name of two categories is written once. */
static const char *join_names(const struct compare_join *join,
                              const struct join_group *group, struct buffer *out)
{
    const char *last = NULL;
    size_t names = 0;

    buffer_clear(out);
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
    if (buffer_failed(out))
        arena_refuse(join->result->arena);
    return arena_text(join->result->arena, out->bytes, out->length);
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
                   const char *names)
{
    struct compare_result *result = join->result;
    struct compare_row *sum = &group->row;
    uint64_t most = 0;

    sum->names = names;
    sum->name = sum->name == NULL ? names : sum->name;
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
    CLEANUP_BUFFER struct buffer names = BUFFER(NAMES_MAX);
    size_t room = result->alias_count;

    ARENA_RESERVE(result->arena, result->aliases, room,
                  result->alias_count + join->member_count);
    for (size_t i = 0; i < join->group_count; i++)
        add_up(join, &join->groups[i], join_names(join, &join->groups[i], &names));
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

static struct alias_candidate *find_candidates(const struct compare_result *result,
                                               size_t *count)
{
    struct alias_candidate *list = NULL;
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
        ARENA_RESERVE(result->arena, list, room, *count + 1);
        list[(*count)++] = candidate;
        no_direction |= strcmp(candidate.class.text, "Memcpy") == 0;
    }
    for (size_t i = 0; i < *count && no_direction; i++)
        if (list[i].trace_side == TRACE_DEVICE)
            list[i].class.length = strlen("Memcpy");
    if (*count > 1)
        qsort(list, *count, sizeof *list, compare_candidates);
    return list;
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

/* Adds a group for each class of names of which some rows are on the
 * control's side only and some on the test's only. It is named after all of them,
 * "cudaLaunchKernel / hipLaunchKernel". Costs n log n. */
static void compare_find_aliases(struct compare_join *join)
{
    size_t count = 0;
    const struct alias_candidate *list = find_candidates(join->result, &count);

    for (size_t begin = 0, end; begin < count; begin = end) {
        for (end = begin + 1; end < count && is_of_group(list, begin, end);)
            end++;
        if (!are_same(list, begin, end))
            continue;
        compare_join_begin(join, NULL);
        for (size_t i = begin; i < end; i++)
            compare_join_add(join, list[i].member.row, list[i].member.side);
    }
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
    size_t count;
};

static struct side_names list_names(const struct compare_result *result, int side)
{
    struct side_names out = {
        .names = arena_new(result->arena, result->row_count, sizeof(char *)),
        .rows = arena_new(result->arena, result->row_count, sizeof *out.rows)};

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (row->count[side] == 0 || strcmp(row->category, "python_function") != 0)
            continue;
        out.names[out.count] = row->name;
        out.rows[out.count++] = (uint32_t)i;
    }
    return out;
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

/* The members by merged name, control first. */
static struct merged_member *list_members(struct compare_result *result,
                                          const struct side_names sides[2], size_t *count)
{
    struct merged_member *list =
        arena_new(result->arena, sides[0].count + sides[1].count, sizeof *list);

    *count = 0;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++) {
            uint32_t name = result->python.row[side][i], row = sides[side].rows[i];

            if (name == STRINGS_NONE)
                continue;
            result->all[row].merged = python_rows_name(&result->python, side, i);
            list[(*count)++] =
                (struct merged_member){name, {row, side == 0 ? PAIR_CONTROL : PAIR_TEST}};
        }
    qsort(list, *count, sizeof *list, compare_members);
    return list;
}

/* Gives each row of a Python function its merged name (compare.h), and adds a group
 * for each merged name of several rows. Costs n log n. */
static void compare_find_lines(struct compare_join *join)
{
    struct compare_result *result = join->result;
    const struct side_names sides[2] = {list_names(result, 0), list_names(result, 1)};
    size_t count;

    python_rows_make((const char *const *const[2]){sides[0].names, sides[1].names},
                     (const size_t[2]){sides[0].count, sides[1].count}, result->arena,
                     &result->python);
    const struct merged_member *list = list_members(result, sides, &count);
    for (size_t begin = 0, end; begin < count; begin = end) {
        bool several = false;

        for (end = begin + 1; end < count && list[end].name == list[begin].name; end++)
            several |= list[end].member.row != list[begin].member.row;
        if (!several)
            continue;
        compare_join_begin(join, strings_text(&result->python.merged, list[begin].name));
        for (size_t i = begin; i < end; i++)
            compare_join_add(join, list[i].member.row, list[i].member.side);
    }
}

/* ---- compare rows ---- */

/* Rows as they come from the store. */
struct row_collection {
    struct compare_result *result;
    size_t capacity;
};

static int collect_row(void *context, const struct pair_row *row)
{
    struct row_collection *collecting = context;
    struct compare_result *result = collecting->result;

    ARENA_RESERVE(result->arena, result->all, collecting->capacity,
                  result->row_count + 1);
    struct compare_row *out = &result->all[result->row_count++];
    *out = (struct compare_row){
        .name = arena_text(result->arena, row->name, row->name_length),
        .category = arena_text(result->arena, row->category, strlen(row->category)),
        .names = "",
        .side = row->side,
        .kind = row->kind};
    significance_clear(&out->significance);
    compare_work_clear(&out->work);
    for (int side = 0; side < 2; side++) {
        out->count[side] = row->count[side];
        out->total[side] = row->total[side];
        out->self[side] = row->self[side];
        out->min[side] = row->min[side];
        out->max[side] = row->max[side];
    }
    return budget_check(result->budget, NULL);
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
    CLEANUP(arena_free) struct arena *arena = arena_make(request->budget);
    int result =
        set_pair_open(store, views[0]->id, views[1]->id, request->budget, &pair, error);

    for (int side = 0; side < 2 && result == 0; side++)
        result = set_pair_select(pair, (enum pair_side)side,
                                 selected_step_ids(views[side], selections[side], arena),
                                 selections[side]->step_count, error);
    if (result == 0)
        result = set_pair_rows(pair, request->naming, each, context, error);
    int over = result != 0 ? budget_look(request->budget, error) : 0;
    if (over != 0)
        return over;
    return result == -ERROR_MEMORY ? error_set_memory(error) : result;
}

/* ---- the whole ---- */

static int join_rows(struct compare_result *out, struct error *error)
{
    struct compare_join join = {.result = out};

    if (out->request.aliases)
        compare_find_aliases(&join);
    if (out->request.merge_lines)
        compare_find_lines(&join);
    int result = compare_join_rows(&join, error);
    out->same_count = out->alias_count;
    return result;
}

int compare_rows_load(struct store *store, struct compare_result *out,
                      struct error *error)
{
    struct row_collection collecting = {.result = out};

    selection_settle(
        store, (struct side_request *[]){&out->request.side[0], &out->request.side[1]},
        2);
    int result = open_side(store, PAIR_CONTROL, out, error);
    if (result == 0)
        result = open_side(store, PAIR_TEST, out, error);
    if (result == 0)
        result = compare_rows_read(
            store, (const struct set_view *const[]){&out->view[0], &out->view[1]},
            (const struct selection *const[]){&out->selection[0], &out->selection[1]},
            &out->request, collect_row, &collecting, error);
    return result == 0 ? join_rows(out, error) : result;
}

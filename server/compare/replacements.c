#include "compare/replacements.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/rows.h"
#include "store/set_pair.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* ---- template name ---- */

#define HASH_START UINT64_C(0xcbf29ce484222325) /* FNV-1a */
#define HASH_FACTOR UINT64_C(0x100000001b3)

static void hash_byte(uint64_t *hash, char byte)
{
    *hash = (*hash ^ (unsigned char)byte) * HASH_FACTOR;
}

static bool is_of_word(char c)
{
    return text_is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           c == '_';
}

/* Types of numbers, and the namespaces and words around their names. */
static bool is_number_type(const char *word, size_t length)
{
#define WORD(text)                                                                       \
    {                                                                                    \
        text, sizeof(text) - 1                                                           \
    }
    static const struct {
        const char *text;
        size_t length;
    } types[] = {
        WORD("BFloat16"),
        WORD("Float8_e4m3fn"),
        WORD("Float8_e4m3fnuz"),
        WORD("Float8_e5m2"),
        WORD("Float8_e5m2fnuz"),
        WORD("Half"),
        WORD("__half"),
        WORD("__hip_bfloat16"),
        WORD("__nv_bfloat16"),
        WORD("bfloat16_t"),
        WORD("bool"),
        WORD("c10"),
        WORD("char"),
        WORD("cutlass"),
        WORD("double"),
        WORD("float"),
        WORD("half"),
        WORD("half_t"),
        WORD("hip_bfloat16"),
        WORD("int"),
        WORD("int16_t"),
        WORD("int32_t"),
        WORD("int64_t"),
        WORD("int8_t"),
        WORD("long"),
        WORD("short"),
        WORD("signed"),
        WORD("uint16_t"),
        WORD("uint32_t"),
        WORD("uint64_t"),
        WORD("uint8_t"),
        WORD("unsigned"),
    };

    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (types[i].length == length && memcmp(types[i].text, word, length) == 0)
            return true;
    return false;
#undef WORD
}

/* Hashes a word with 0 in place of every number. */
static void hash_word(uint64_t *hash, const char *word, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!text_is_digit(word[i]))
            hash_byte(hash, word[i]);
        else if (i == 0 || !text_is_digit(word[i - 1]))
            hash_byte(hash, '0');
}

/* Types of numbers count as equal (`float`, `unsigned int`, `c10::Half`), and so do
 * numbers (`4`, `4ul`). */
static uint64_t hash_alike(const char *name)
{
    uint64_t hash = HASH_START;
    bool after_type = false;

    while (*name != '\0') {
        size_t length = 0;

        while (is_of_word(name[length]))
            length++;
        if (length == 0) {
            if (*name != ' ' && !(after_type && *name == ':')) {
                after_type = false;
                hash_byte(&hash, *name);
            }
            name++;
            continue;
        }
        if (text_is_digit(*name)) {
            hash_byte(&hash, '0');
            after_type = false;
        } else if (!is_number_type(name, length)) {
            hash_word(&hash, name, length);
            after_type = false;
        } else if (!after_type) {
            hash_byte(&hash, '1');
            after_type = true;
        }
        name += length;
    }
    return hash;
}

struct template_name template_name_of(const char *name)
{
    struct template_name out = {.outside = HASH_START, .like = hash_alike(name)};
    size_t depth = 0;

    for (const char *at = name; *at != '\0'; at++) {
        bool arrow = *at == '>' && at > name && at[-1] == '-';

        if (*at == '<' || *at == '(') {
            out.has_arguments |= *at == '<' && depth == 0 && at > name;
            depth++;
        } else if ((*at == '>' && !arrow) || *at == ')') {
            depth -= depth > 0;
        } else if (depth == 0) {
            hash_byte(&out.outside, *at);
        }
    }
    return out;
}

/* ---- matching ---- */

#define RULES 4
#define SHARED_MIN 0.5
#define BINS 256

const char *matching_rule_name(enum matching_rule rule)
{
    static const char *const names[RULES] = {"operator_and_shapes", "operator",
                                             "template_arguments", "shapes"};

    return rule < RULES ? names[rule] : "";
}

/* ---- profiles ---- */

/* The share of a kernel's launches that have a key: what a rule looks at. */
struct key_share {
    uint64_t key;
    double share;
};

/* Of one side: weights[rule][begin[rule][k]] .. are those of kernel k, ascending by key.
 */
struct profile {
    struct key_share *weights[RULES];
    size_t *begin[RULES];
    double *launches; /* of each kernel */
    uint16_t (
        *bins)[BINS]; /* its name: how many pairs of neighbouring bytes hash to each */
    struct template_name *templates;
    bool *considered;
};

/* False if the rule cannot use the launch. */
static bool key_of(const struct matching_launch *launch, enum matching_rule rule,
                   uint64_t *key)
{
    uint64_t operator_id = launch->operator_id, shape = launch->shape_id;

    switch (rule) {
    case MATCHING_OPERATOR_AND_SHAPES:
        *key = operator_id << 32 | shape;
        return operator_id != MATCHING_NONE && shape != MATCHING_NONE;
    case MATCHING_OPERATOR:
        *key = operator_id;
        return operator_id != MATCHING_NONE;
    case MATCHING_TEMPLATE:
        return false;
    default:
        *key = shape;
        return shape != MATCHING_NONE;
    }
}

static int compare_launches(const void *a, const void *b, void *context)
{
    const struct matching_launch *x = a, *y = b;
    enum matching_rule rule = *(const enum matching_rule *)context;
    uint64_t key_x = 0, key_y = 0;

    if (x->kernel != y->kernel)
        return x->kernel < y->kernel ? -1 : 1;
    key_of(x, rule, &key_x);
    key_of(y, rule, &key_y);
    return (key_x > key_y) - (key_x < key_y);
}

static void weigh(struct matching_side *side, enum matching_rule rule,
                  struct profile *profile)
{
    struct key_share *weights = profile->weights[rule];
    size_t *begin = profile->begin[rule], used = 0, next = 0;

    if (side->launch_count > 1)
        qsort_r(side->launches, side->launch_count, sizeof *side->launches,
                compare_launches, &rule);
    for (size_t kernel = 0; kernel < side->kernel_count; kernel++) {
        begin[kernel] = used;
        for (; next < side->launch_count && side->launches[next].kernel == kernel;
             next++) {
            const struct matching_launch *launch = &side->launches[next];
            uint64_t key;

            if (!key_of(launch, rule, &key))
                continue;
            if (used == begin[kernel] || weights[used - 1].key != key)
                weights[used++] = (struct key_share){.key = key};
            weights[used - 1].share += (double)launch->count / profile->launches[kernel];
        }
    }
    begin[side->kernel_count] = used;
}

static void count_bins(const char *name, uint16_t bins[BINS])
{
    for (size_t i = 0; name[i] != '\0' && name[i + 1] != '\0'; i++) {
        unsigned first = (unsigned char)name[i], second = (unsigned char)name[i + 1];
        uint16_t *bin = &bins[(first * 31 + second * 7) % BINS];

        *bin = (uint16_t)(*bin + (*bin < UINT16_MAX));
    }
}

struct kernel_total {
    int64_t total;
    size_t index;
};

static int compare_ordered(const void *a, const void *b)
{
    const struct kernel_total *x = a, *y = b;

    if (x->total != y->total)
        return x->total > y->total ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

/* Marks the kernels that took longest. */
static void consider(const struct matching_side *side, struct profile *profile,
                     struct arena *arena)
{
    size_t count = side->kernel_count;
    struct kernel_total *order = arena_new(arena, count, sizeof *order);

    for (size_t i = 0; i < count; i++)
        order[i] = (struct kernel_total){side->kernels[i].total, i};
    qsort(order, count, sizeof *order, compare_ordered);
    for (size_t i = 0; i < count && i < MATCHING_KERNELS_MAX; i++)
        profile->considered[order[i].index] = true;
}

static struct profile make_profile(struct matching_side *side, struct arena *arena)
{
    size_t kernels = side->kernel_count, launches = side->launch_count;
    struct budget *budget = arena->budget;
    struct profile out = {.launches = arena_new(arena, kernels, sizeof *out.launches),
                          .bins = arena_new(arena, kernels, sizeof *out.bins),
                          .templates = arena_new(arena, kernels, sizeof *out.templates),
                          .considered =
                              arena_new(arena, kernels, sizeof *out.considered)};

    for (size_t i = 0; i < launches && !budget_is_over_at(budget, i); i++)
        out.launches[side->launches[i].kernel] += (double)side->launches[i].count;
    for (int rule = 0; rule < RULES; rule++) {
        out.weights[rule] = arena_new(arena, launches, sizeof *out.weights[rule]);
        out.begin[rule] = arena_new(arena, kernels, sizeof *out.begin[rule]);
        if (budget_look(budget, NULL) == 0)
            weigh(side, (enum matching_rule)rule, &out);
    }
    for (size_t i = 0; i < kernels && !budget_is_over(budget); i++) {
        count_bins(side->kernels[i].name, out.bins[i]);
        out.templates[i] = template_name_of(side->kernels[i].name);
    }
    consider(side, &out, arena);
    return out;
}

/* ---- candidates ---- */

struct match_candidate {
    size_t kernel[2];
    enum matching_rule rule;
    double shared;
    double score; /* how alike they are in all respects, 0.5 .. 3 */
    uint64_t key; /* of the largest share in common */
};

/* The part that both kernels share by a rule. */
static double share(const struct profile profiles[2], const size_t kernel[2],
                    enum matching_rule rule, uint64_t *key)
{
    const struct key_share *left = profiles[0].weights[rule];
    const struct key_share *right = profiles[1].weights[rule];
    size_t i = profiles[0].begin[rule][kernel[0]];
    size_t j = profiles[1].begin[rule][kernel[1]];
    size_t left_end = profiles[0].begin[rule][kernel[0] + 1];
    size_t right_end = profiles[1].begin[rule][kernel[1] + 1];
    double sum = 0, most = 0;

    while (i < left_end && j < right_end) {
        if (left[i].key < right[j].key) {
            i++;
        } else if (left[i].key > right[j].key) {
            j++;
        } else {
            double both = left[i].share < right[j].share ? left[i].share : right[j].share;

            if (both > most) {
                most = both;
                *key = left[i].key;
            }
            sum += both;
            i++;
            j++;
        }
    }
    return sum;
}

/* Dice's coefficient over pairs of neighbouring bytes: 0 .. 1. */
static double likeness(const uint16_t left[BINS], const uint16_t right[BINS])
{
    unsigned both = 0, all = 0;

    for (int i = 0; i < BINS; i++) {
        both += left[i] < right[i] ? left[i] : right[i];
        all += (unsigned)left[i] + right[i];
    }
    return all == 0 ? 0 : 2.0 * both / all;
}

/* Whether the launches of a kernel are known, and none of them has an operator. A kernel
 * that runs only in files that were not looked at has no known launches and operators. */
static bool lacks_operators(const struct profile *profile, size_t kernel)
{
    const size_t *begin = profile->begin[MATCHING_OPERATOR];

    return profile->launches[kernel] > 0 && begin[kernel + 1] == begin[kernel];
}

static bool is_of_template(const struct template_name *left,
                           const struct template_name *right)
{
    return left->has_arguments && right->has_arguments && left->outside == right->outside;
}

/* Where the operators of both kernels are recorded, only numbers and types of numbers may
 * differ: AddFunctor and MulFunctor are different work. */
static bool is_template_of(const struct profile profiles[2], const size_t kernel[2])
{
    const struct template_name *control = &profiles[0].templates[kernel[0]];
    const struct template_name *test = &profiles[1].templates[kernel[1]];

    return is_of_template(control, test) &&
           (control->like == test->like || lacks_operators(&profiles[0], kernel[0]) ||
            lacks_operators(&profiles[1], kernel[1]));
}

/* The best rule that holds for a pair. */
static bool judge_pair(const struct profile profiles[2], const size_t kernel[2],
                       struct match_candidate *out)
{
    for (int rule = 0; rule < RULES; rule++) {
        uint64_t key = 0;
        double shared = share(profiles, kernel, (enum matching_rule)rule, &key);
        bool holds = rule == MATCHING_TEMPLATE ? is_template_of(profiles, kernel)
                                               : shared >= SHARED_MIN - 1e-9;

        /* Shares are sums of fractions; a half may come out a little less. */
        if (!holds)
            continue;
        double control = profiles[0].launches[kernel[0]];
        double test = profiles[1].launches[kernel[1]];
        double more = control < test ? test : control;
        double calls = more > 0 ? (control + test - more) / more : 0;
        double names = likeness(profiles[0].bins[kernel[0]], profiles[1].bins[kernel[1]]);

        *out = (struct match_candidate){
            .kernel = {kernel[0], kernel[1]},
            .rule = (enum matching_rule)rule,
            .shared = rule == MATCHING_TEMPLATE ? (double)NAN
                      : shared > 1              ? 1
                                                : shared,
            .score = shared + names + calls,
            .key = key,
        };
        return true;
    }
    return false;
}

static int compare_candidates(const void *a, const void *b)
{
    const struct match_candidate *x = a, *y = b;

    if (x->rule != y->rule)
        return x->rule < y->rule ? -1 : 1;
    if (x->score != y->score)
        return x->score > y->score ? -1 : 1;
    for (int side = 0; side < 2; side++)
        if (x->kernel[side] != y->kernel[side])
            return x->kernel[side] < y->kernel[side] ? -1 : 1;
    return 0;
}

struct match_candidates {
    struct match_candidate *list;
    size_t count, capacity;
};

static struct match_candidates find_candidates(const struct matching_side sides[2],
                                               const struct profile profiles[2],
                                               struct arena *arena)
{
    struct match_candidates out = {0};

    for (size_t i = 0; i < sides[0].kernel_count; i++) {
        if (!profiles[0].considered[i] || budget_look(arena->budget, NULL) != 0)
            continue;
        for (size_t j = 0; j < sides[1].kernel_count; j++) {
            struct match_candidate candidate;

            if (!profiles[1].considered[j] ||
                sides[0].kernels[i].kind != sides[1].kernels[j].kind ||
                !judge_pair(profiles, (size_t[]){i, j}, &candidate))
                continue;
            ARENA_RESERVE(arena, out.list, out.capacity, out.count + 1);
            out.list[out.count++] = candidate;
        }
    }
    if (out.count > 1)
        qsort(out.list, out.count, sizeof *out.list, compare_candidates);
    return out;
}

/* ---- choosing ---- */

struct weighed_pair {
    struct matching_pair pair;
    double total;
};

static int compare_weighed(const void *a, const void *b)
{
    const struct weighed_pair *x = a, *y = b;

    if (x->total != y->total)
        return x->total > y->total ? -1 : 1;
    return (x->pair.kernel[0] > y->pair.kernel[0]) -
           (x->pair.kernel[0] < y->pair.kernel[0]);
}

static struct matching_pair pair_of(const struct match_candidate *candidate)
{
    uint32_t high = (uint32_t)(candidate->key >> 32), low = (uint32_t)candidate->key;
    bool both = candidate->rule == MATCHING_OPERATOR_AND_SHAPES;

    return (struct matching_pair){
        .kernel = {candidate->kernel[0], candidate->kernel[1]},
        .rule = candidate->rule,
        .shared = candidate->shared,
        .operator_id = both                                   ? high
                       : candidate->rule == MATCHING_OPERATOR ? low
                                                              : MATCHING_NONE,
        .shape_id = both || candidate->rule == MATCHING_SHAPES ? low : MATCHING_NONE,
    };
}

static struct matching_pair *choose(const struct matching_side sides[2],
                                    const struct match_candidates *candidates,
                                    struct arena *arena, size_t *count)
{
    size_t most = sides[0].kernel_count < sides[1].kernel_count ? sides[0].kernel_count
                                                                : sides[1].kernel_count;
    struct weighed_pair *chosen = arena_new(arena, most, sizeof *chosen);
    struct matching_pair *out = arena_new(arena, most, sizeof *out);
    bool *taken_control = arena_new(arena, sides[0].kernel_count, sizeof(bool));
    bool *taken_test = arena_new(arena, sides[1].kernel_count, sizeof(bool));

    *count = 0;
    for (size_t i = 0; i < candidates->count; i++) {
        const struct match_candidate *candidate = &candidates->list[i];
        size_t control = candidate->kernel[0], test = candidate->kernel[1];

        if (taken_control[control] || taken_test[test])
            continue;
        taken_control[control] = taken_test[test] = true;
        chosen[(*count)++] = (struct weighed_pair){
            pair_of(candidate), (double)sides[0].kernels[control].total +
                                    (double)sides[1].kernels[test].total};
    }
    qsort(chosen, *count, sizeof *chosen, compare_weighed);
    for (size_t i = 0; i < *count; i++)
        out[i] = chosen[i].pair;
    return out;
}

/* ---- the kernels that are left ---- */

/* 1 + the pair that a kernel joins, or 0. */
static uint32_t find_pair(const struct matching_side sides[2],
                          const struct profile profiles[2], int side, size_t kernel,
                          const struct matching_pair *pairs, size_t count)
{
    const struct template_name *own = &profiles[side].templates[kernel];
    double most = SHARED_MIN - 1e-9;
    uint32_t found = 0;

    for (size_t i = 0; i < count; i++) {
        size_t both[2] = {pairs[i].kernel[0], pairs[i].kernel[1]};
        bool alike = is_of_template(own, &profiles[0].templates[both[0]]) &&
                     is_of_template(own, &profiles[1].templates[both[1]]);
        uint64_t key;

        if (sides[side].kernels[kernel].kind != sides[side].kernels[both[side]].kind)
            continue;
        both[side] = kernel;
        double shared = alike ? share(profiles, both, MATCHING_OPERATOR, &key) : 0;
        if (shared > most + (found == 0 ? 0 : 1e-9)) {
            most = shared;
            found = (uint32_t)i + 1;
        }
    }
    return found;
}

static void join_rest(struct matching_side sides[2], const struct profile profiles[2],
                      const struct matching_pair *pairs, size_t count,
                      struct arena *arena)
{
    for (int side = 0; side < 2; side++) {
        uint32_t *joined = sides[side].joined;
        bool *paired = arena_new(arena, sides[side].kernel_count, sizeof *paired);

        for (size_t i = 0; i < count; i++)
            paired[pairs[i].kernel[side]] = true;
        for (size_t i = 0; joined != NULL && i < sides[side].kernel_count; i++)
            joined[i] = paired[i] || !profiles[side].considered[i] ||
                                budget_is_over(arena->budget)
                            ? 0
                            : find_pair(sides, profiles, side, i, pairs, count);
    }
}

struct matching_pair *matching_find(struct matching_side sides[2], struct arena *arena,
                                    size_t *count)
{
    const struct profile profiles[2] = {make_profile(&sides[0], arena),
                                        make_profile(&sides[1], arena)};
    const struct match_candidates candidates = find_candidates(sides, profiles, arena);
    struct matching_pair *pairs = choose(sides, &candidates, arena, count);

    join_rest(sides, profiles, pairs, *count, arena);
    return pairs;
}

/* ---- compare launches ---- */

#define FILES_MAX 8

/* Shapes without a number ("[]", "[[], []]": scalars and arguments that are no tensors)
 * say nothing. */
static bool tells_something(const char *shape)
{
    return strpbrk(shape, "0123456789") != NULL;
}

/* Writers space their JSON differently; the numbers are what counts. */
static uint32_t add_shape(struct compare_launches *launches, const char *shape)
{
    size_t length = 0;

    ARENA_RESERVE(launches->arena, launches->shape, launches->shape_room, strlen(shape));
    for (; *shape != '\0'; shape++)
        if (strchr(" \t\r\n", *shape) == NULL)
            launches->shape[length++] = *shape;
    return strings_add(launches->texts, launches->shape, length);
}

static int add_launch(void *context, const struct launches_row *row)
{
    struct compare_launches *launches = context;
    const char *operator_name = row->operator_name, *shape = row->shape;

    ARENA_RESERVE(launches->arena, launches->list, launches->capacity,
                  launches->count + 1);
    launches->list[launches->count++] = (struct matching_launch){
        (uint32_t)row->kernel,
        operator_name == NULL
            ? MATCHING_NONE
            : strings_add(launches->texts, operator_name, strlen(operator_name)),
        shape == NULL || !tells_something(shape) ? MATCHING_NONE
                                                 : add_shape(launches, shape),
        row->count};
    return budget_check(launches->arena->budget, NULL);
}

int compare_launches_load(struct store *store, const struct compare_result *result,
                          enum pair_side side, const struct launches_kernel *kernels,
                          size_t count, struct compare_launches *out, struct error *error)
{
    const struct selection *selection = &result->selection[side];
    uint32_t *all = arena_new(out->arena, selection->step_count, sizeof *all);
    uint32_t files[FILES_MAX];
    size_t distinct = 0, chosen = 0;

    for (size_t i = 0; i < selection->step_count; i++) {
        uint32_t file = result->view[side].steps[selection->steps[i]].file;

        if (distinct == 0 || all[distinct - 1] != file)
            all[distinct++] = file;
    }
    for (; chosen < FILES_MAX && chosen < distinct; chosen++)
        files[chosen] =
            all[distinct <= FILES_MAX ? chosen : chosen * distinct / FILES_MAX];
    const struct launches_query query = {
        .id = result->info[side].id,
        .naming = out->naming,
        .kernels = kernels,
        .kernel_count = count,
        .files = files,
        .file_count = chosen,
    };
    int failed = set_launches(store, &query, result->budget, add_launch, out, error);
    int over = budget_look(result->budget, error);
    return over != 0 ? over : failed;
}

/* ---- compare replacements ---- */

#define TEXTS_MAX ((size_t)256 << 20)

/* The kernels that only one side has. */
struct unmatched_kernels {
    struct matching_kernel *kernels;
    struct launches_kernel *names;
    size_t *rows;     /* in result->all, ascending */
    uint32_t *joined; /* 1 + the pair that a kernel joins */
    size_t count;
    struct compare_launches launches;
};

static struct unmatched_kernels collect_kernels(struct compare_result *result,
                                                enum pair_side side, struct arena *arena)
{
    enum pair_side other = side == PAIR_TEST ? PAIR_CONTROL : PAIR_TEST;
    size_t most = 0;

    for (size_t i = 0; i < result->row_count; i++)
        most += result->all[i].side == TRACE_DEVICE && result->all[i].count[other] == 0;
    struct unmatched_kernels out = {.kernels =
                                        arena_new(arena, most, sizeof *out.kernels),
                                    .names = arena_new(arena, most, sizeof *out.names),
                                    .rows = arena_new(arena, most, sizeof *out.rows),
                                    .joined = arena_new(arena, most, sizeof *out.joined),
                                    .launches = {.arena = arena,
                                                 .texts = &result->launch_texts,
                                                 .naming = result->request.naming}};
    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (row->side != TRACE_DEVICE || row->count[other] != 0 || row->count[side] == 0)
            continue;
        out.kernels[out.count] =
            (struct matching_kernel){row->name, row->kind, row->total[side]};
        out.names[out.count] = (struct launches_kernel){row->name, row->category};
        out.rows[out.count++] = i;
    }
    return out;
}

/* A text that both sides interned, or NULL. */
static const char *text_of(const struct compare_result *result, uint32_t id)
{
    return id == MATCHING_NONE ? NULL : strings_text(&result->launch_texts, id);
}

static void keep_pairs(struct compare_result *result,
                       const struct unmatched_kernels sides[2],
                       const struct matching_pair *pairs, size_t count)
{
    result->replacements = arena_new(result->arena, count, sizeof *result->replacements);
    for (size_t i = 0; i < count; i++) {
        struct compare_replacement *out = &result->replacements[i];

        out->rule = matching_rule_name(pairs[i].rule);
        out->shared = pairs[i].shared;
        out->operator_name = text_of(result, pairs[i].operator_id);
        out->input_dims = text_of(result, pairs[i].shape_id);
        for (int side = 0; side < 2; side++) {
            struct compare_row *row =
                &result->all[sides[side].rows[pairs[i].kernel[side]]];

            out->name[side] = row->name;
            out->category[side] = row->category;
            out->kind = row->kind;
            out->count[side] = row->count[side];
            out->total[side] = row->total[side];
            row->pair = result->request.fold ? (uint32_t)i + 1 : 0;
        }
    }
    result->replacement_count = count;
}

/* ---- kernels that join a pair ---- */

static bool has_more(const struct unmatched_kernels sides[2], size_t pair)
{
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++)
            if (sides[side].joined[i] == pair + 1)
                return true;
    return false;
}

static void add_members(struct compare_join *join,
                        const struct unmatched_kernels sides[2],
                        const struct matching_pair *matched, size_t pair)
{
    struct compare_replacement *out = &join->result->replacements[pair];

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++) {
            const struct compare_row *row = &join->result->all[sides[side].rows[i]];
            bool joins = sides[side].joined[i] == pair + 1;

            if (joins || matched->kernel[side] == i)
                compare_join_add(join, (uint32_t)sides[side].rows[i],
                                 (enum pair_side)side);
            out->count[side] += joins ? row->count[side] : 0;
            out->total[side] += joins ? row->total[side] : 0;
        }
}

/* A pair that other kernels join is one row of several names. */
static int join_more(struct compare_result *result,
                     const struct unmatched_kernels sides[2],
                     const struct matching_pair *pairs, size_t count, struct error *error)
{
    struct compare_join join = {.result = result};

    for (size_t i = 0; i < count; i++) {
        if (!has_more(sides, i))
            continue;
        compare_join_begin(&join, result->replacements[i].name[PAIR_TEST])->row.pair =
            (uint32_t)i + 1;
        add_members(&join, sides, &pairs[i], i);
    }
    return compare_join_rows(&join, error);
}

int compare_answer_replacements(struct store *store, struct compare_result *result,
                                struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(result->budget);
    struct unmatched_kernels sides[2] = {collect_kernels(result, PAIR_CONTROL, arena),
                                         collect_kernels(result, PAIR_TEST, arena)};
    struct matching_side matched[2];
    size_t count = 0;
    int failed = 0;

    strings_init_in(&result->launch_texts, TEXTS_MAX, result->arena);
    if (sides[0].count == 0 || sides[1].count == 0)
        return 0;
    for (int side = 0; side < 2 && failed == 0; side++) {
        failed =
            compare_launches_load(store, result, (enum pair_side)side, sides[side].names,
                                  sides[side].count, &sides[side].launches, error);
        matched[side] = (struct matching_side){
            sides[side].kernels, sides[side].count, sides[side].launches.list,
            sides[side].launches.count, sides[side].joined};
    }
    if (failed != 0)
        return failed;
    const struct matching_pair *pairs = matching_find(matched, arena, &count);
    failed = budget_look(result->budget, error);
    if (failed == 0)
        keep_pairs(result, sides, pairs, count);
    return failed == 0 && result->request.fold
               ? join_more(result, sides, pairs, count, error)
               : failed;
}

/* Kernels that only one side has, and what replaced them; see find.h.
 *
 * The pairs of compare_answer_replacements() come first (who launched them, with which
 * shapes); what they leave is folded by the operator that launches it. */
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SHORT_MAX ((size_t)1 << 16)
#define TEXTS_MAX ((size_t)1 << 30)
#define FOLDS_MAX 64

struct fold {
    uint32_t operator_name; /* BOOKS_NONE: of a pair without one */
    const char *shapes;
    uint32_t *members; /* items */
    size_t count, capacity;
    bool sides[2]; /* it has kernels of that side only */
};

struct folding {
    struct finding *finding;
    struct fold folds[FOLDS_MAX];
    size_t count;
    uint8_t *one_sided; /* by name: 1 control only, 2 test only */
    bool *taken;        /* by item */
    struct strings texts;
    uint32_t
        *called; /* by name: what the comparison calls a one-sided kernel, in texts */
};

static void free_folding(struct folding *folding)
{
    for (size_t i = 0; i < folding->count; i++)
        free(folding->folds[i].members);
    free(folding->one_sided);
    free(folding->taken);
    free(folding->called);
    strings_free(&folding->texts);
}

static bool add_member(struct fold *fold, uint32_t item, bool test)
{
    if (fold->count == fold->capacity) {
        size_t capacity = fold->capacity == 0 ? 8 : fold->capacity * 2;
        void *members = reallocarray(fold->members, capacity, sizeof *fold->members);

        if (members == NULL)
            return false;
        fold->members = members;
        fold->capacity = capacity;
    }
    fold->members[fold->count++] = item;
    fold->sides[test] = true;
    return true;
}

static struct fold *fold_of(struct folding *folding, uint32_t operator_name,
                            const char *shapes)
{
    for (size_t i = 0; i < folding->count; i++)
        if (folding->folds[i].operator_name == operator_name &&
            operator_name != BOOKS_NONE)
            return &folding->folds[i];
    if (folding->count == FOLDS_MAX)
        return NULL;
    folding->folds[folding->count] =
        (struct fold){.operator_name = operator_name, .shapes = shapes};
    return &folding->folds[folding->count++];
}

/* Notes what the comparison calls an item's kernel: once for each name. */
static bool note_called(struct folding *folding, const struct books_item *item)
{
    const char *full = books_name(folding->finding->books, item->name);
    CLEANUP_BUFFER struct buffer brief;

    buffer_init(&brief, SHORT_MAX);
    if (folding->called[item->name] != STRINGS_NONE)
        return true;
    if (folding->finding->result->use_short_name)
        trace_short_name(&brief, books_name(folding->finding->books, item->category),
                         full, strlen(full));
    else
        buffer_append_text(&brief, full);
    if (buffer_failed(&brief))
        return false;
    folding->called[item->name] =
        strings_add(&folding->texts, brief.length > 0 ? brief.bytes : "", brief.length);
    return folding->called[item->name] != STRINGS_NONE;
}

static bool note_all_called(struct folding *folding)
{
    const struct books *books = folding->finding->books;
    size_t names = (size_t)folding->finding->calls->count + 1;

    strings_init(&folding->texts, TEXTS_MAX);
    folding->called = malloc(names * sizeof *folding->called);
    if (folding->called == NULL)
        return false;
    memset(folding->called, 0xFF, names * sizeof *folding->called);
    for (uint32_t i = 0; i < books->count; i++)
        if (!books->items[i].idle && folding->one_sided[books->items[i].name] != 0 &&
            !note_called(folding, &books->items[i]))
            return false;
    return true;
}

/* ---- the pairs of the comparison ---- */

static bool add_pair(struct folding *folding, const struct compare_replacement *pair)
{
    const struct books *books = folding->finding->books;
    uint32_t operator_name = pair->operator_name == NULL
                                 ? BOOKS_NONE
                                 : strings_find(&books->names, pair->operator_name,
                                                strlen(pair->operator_name));
    struct fold *fold = fold_of(folding, operator_name, pair->input_dims);
    uint32_t called[2];

    for (int side = 0; side < 2; side++)
        called[side] =
            strings_find(&folding->texts, pair->name[side], strlen(pair->name[side]));
    for (uint32_t i = 0; fold != NULL && i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (item->idle || folding->taken[i] || folding->one_sided[item->name] == 0)
            continue;
        bool test = folding->one_sided[item->name] == 2;
        if (folding->called[item->name] != called[test ? PAIR_TEST : PAIR_CONTROL])
            continue;
        folding->taken[i] = true;
        if (!add_member(fold, i, test))
            return false;
    }
    return true;
}

/* ---- what is left, by operator ---- */

static bool fold_rest(struct folding *folding)
{
    const struct books *books = folding->finding->books;

    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (item->idle || folding->taken[i] || folding->one_sided[item->name] == 0 ||
            item->operator_name == BOOKS_NONE)
            continue;
        struct fold *fold = fold_of(folding, item->operator_name, NULL);
        if (fold != NULL && !add_member(fold, i, folding->one_sided[item->name] == 2))
            return false;
    }
    return true;
}

/* ---- the causes ---- */

static bool add_cause(struct finding *finding, const struct fold *fold)
{
    const struct books *books = finding->books;
    struct cause *cause = causes_add(finding->causes, books, CAUSE_REPLACED);
    double heaviest[2] = {-1, -1};

    if (cause == NULL)
        return false;
    cause->about.operator_name = fold->operator_name;
    cause->about.shapes = fold->shapes;
    cause->fact = true;
    for (size_t i = 0; i < fold->count; i++) {
        const struct books_item *item = &books->items[fold->members[i]];
        int side = item->calls[1] > 0;

        cause_claim_item(cause, books, fold->members[i]);
        cause->part = books_part(item);
        cause->about.kind = item->kind;
        cause->about.calls[side] += item->calls[side];
        cause->about.total[side] += item->time[side];
        if (item->time[side] <= heaviest[side])
            continue;
        heaviest[side] = item->time[side];
        *(side == 0 ? &cause->about.name : &cause->about.other) = item->name;
        *(side == 0 ? &cause->about.category : &cause->about.other_category) =
            item->category;
    }
    cause->about.rows = fold->count;
    return !cause->failed;
}

bool find_replaced(struct finding *finding)
{
    const struct books *books = finding->books;
    const struct calls *calls = finding->calls;
    CLEANUP(free_folding) struct folding folding = {.finding = finding};

    folding.one_sided = calloc((size_t)calls->count + 1, sizeof *folding.one_sided);
    folding.taken = calloc((size_t)books->count + 1, sizeof *folding.taken);
    if (folding.one_sided == NULL || folding.taken == NULL)
        return false;
    for (uint32_t i = 0; i < calls->count; i++) {
        const struct call *call = &calls->list[i];

        if (call->sort == LEDGER_DEVICE && (call->most[0] <= 0 || call->most[1] <= 0))
            folding.one_sided[i] = call->most[1] <= 0 ? 1 : 2;
    }
    if (!note_all_called(&folding))
        return false;
    for (size_t i = 0; i < finding->result->replacement_count; i++)
        if (budget_look(books->budget, NULL) != 0 ||
            !add_pair(&folding, &finding->result->replacements[i]))
            return false;
    if (!fold_rest(&folding))
        return false;
    for (size_t i = 0; i < folding.count; i++)
        if (folding.folds[i].sides[0] && folding.folds[i].sides[1] &&
            !add_cause(finding, &folding.folds[i]))
            return false;
    return true;
}

/* Kernels that only one side has, and what replaced them; see find.h.
 *
 * The pairs of compare_answer_replacements() come first (by operator and shapes); the
 * remaining kernels are grouped by the operator that launches them. */
#include "base/array.h"
#include "base/cleanup.h"
#include "diagnosis/find.h"
#include "store/set/set_pair.h"
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

struct folds {
    struct cause_search *search;
    struct fold folds[FOLDS_MAX];
    size_t count;
    uint8_t *one_sided; /* by name: 1 control only, 2 test only */
    bool *taken;        /* by item */
    struct strings texts;
    uint32_t
        *called; /* by name: what the comparison calls a one-sided kernel, in texts */
};

static void free_folds(struct folds *folds)
{
    for (size_t i = 0; i < folds->count; i++)
        free(folds->folds[i].members);
    free(folds->one_sided);
    free(folds->taken);
    free(folds->called);
    strings_free(&folds->texts);
}

static bool add_member(struct fold *fold, uint32_t item, bool test)
{
    if (!ARRAY_RESERVE(fold->members, fold->capacity, fold->count + 1))
        return false;
    fold->members[fold->count++] = item;
    fold->sides[test] = true;
    return true;
}

static struct fold *fold_of(struct folds *folds, uint32_t operator_name,
                            const char *shapes)
{
    for (size_t i = 0; i < folds->count; i++)
        if (folds->folds[i].operator_name == operator_name && operator_name != BOOKS_NONE)
            return &folds->folds[i];
    if (folds->count == FOLDS_MAX)
        return NULL;
    folds->folds[folds->count] =
        (struct fold){.operator_name = operator_name, .shapes = shapes};
    return &folds->folds[folds->count++];
}

/* Notes the comparison's name of an item's kernel, once for each name. */
static bool note_called(struct folds *folds, const struct books_item *item)
{
    const char *full = books_name(folds->search->books, item->name);
    CLEANUP_BUFFER struct buffer brief;

    buffer_init(&brief, SHORT_MAX);
    if (folds->called[item->name] != STRINGS_NONE)
        return true;
    if (folds->search->result->request.use_short_name)
        trace_short_name(&brief, books_name(folds->search->books, item->category), full,
                         strlen(full));
    else
        buffer_append_text(&brief, full);
    if (buffer_failed(&brief))
        return false;
    folds->called[item->name] =
        strings_add(&folds->texts, brief.length > 0 ? brief.bytes : "", brief.length);
    return folds->called[item->name] != STRINGS_NONE;
}

static bool note_all_called(struct folds *folds)
{
    const struct books *books = folds->search->books;
    size_t names = (size_t)folds->search->calls->count + 1;

    strings_init(&folds->texts, TEXTS_MAX);
    folds->called = malloc(names * sizeof *folds->called);
    if (folds->called == NULL)
        return false;
    memset(folds->called, 0xFF, names * sizeof *folds->called);
    for (uint32_t i = 0; i < books->count; i++)
        if (!books->items[i].idle && folds->one_sided[books->items[i].name] != 0 &&
            !note_called(folds, &books->items[i]))
            return false;
    return true;
}

/* ---- the pairs of the comparison ---- */

static bool add_pair(struct folds *folds, const struct compare_replacement *pair)
{
    const struct books *books = folds->search->books;
    uint32_t operator_name = pair->operator_name == NULL
                                 ? BOOKS_NONE
                                 : strings_find(&books->names, pair->operator_name,
                                                strlen(pair->operator_name));
    struct fold *fold = fold_of(folds, operator_name, pair->input_dims);
    uint32_t called[2];

    for (int side = 0; side < 2; side++)
        called[side] =
            strings_find(&folds->texts, pair->name[side], strlen(pair->name[side]));
    for (uint32_t i = 0; fold != NULL && i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (item->idle || folds->taken[i] || folds->one_sided[item->name] == 0)
            continue;
        bool test = folds->one_sided[item->name] == 2;
        if (folds->called[item->name] != called[test ? PAIR_TEST : PAIR_CONTROL])
            continue;
        folds->taken[i] = true;
        if (!add_member(fold, i, test))
            return false;
    }
    return true;
}

/* ---- the remaining kernels, by operator ---- */

static bool fold_rest(struct folds *folds)
{
    const struct books *books = folds->search->books;

    for (uint32_t i = 0; i < books->count; i++) {
        const struct books_item *item = &books->items[i];

        if (item->idle || folds->taken[i] || folds->one_sided[item->name] == 0 ||
            item->operator_name == BOOKS_NONE)
            continue;
        struct fold *fold = fold_of(folds, item->operator_name, NULL);
        if (fold != NULL && !add_member(fold, i, folds->one_sided[item->name] == 2))
            return false;
    }
    return true;
}

/* ---- the causes ---- */

static bool add_cause(struct cause_search *search, const struct fold *fold)
{
    const struct books *books = search->books;
    struct cause *cause = causes_add(search->causes, books, CAUSE_REPLACED);
    double heaviest[2] = {-1, -1};

    if (cause == NULL)
        return false;
    cause->about.operator_name = fold->operator_name;
    cause->about.shapes = fold->shapes;
    cause->fact = true;
    for (size_t i = 0; i < fold->count; i++) {
        const struct books_item *item = &books->items[fold->members[i]];
        /* A kernel that was launched before the step has time in the step, but no
         * call. */
        int side = item->calls[1] > 0 || item->mean[1] > 0;

        cause_claim_item(cause, books, fold->members[i]);
        cause->part = books_part(item);
        cause->about.kind = item->kind;
        cause->about.calls[side] += item->calls[side];
        cause->about.total[side] += item->mean[side];
        if (item->mean[side] <= heaviest[side])
            continue;
        heaviest[side] = item->mean[side];
        *(side == 0 ? &cause->about.name : &cause->about.other) = item->name;
        *(side == 0 ? &cause->about.category : &cause->about.other_category) =
            item->category;
    }
    cause->about.rows = fold->count;
    return !cause->failed;
}

bool find_replaced(struct cause_search *search)
{
    const struct books *books = search->books;
    const struct calls *calls = search->calls;
    CLEANUP(free_folds) struct folds folds = {.search = search};

    folds.one_sided = calloc((size_t)calls->count + 1, sizeof *folds.one_sided);
    folds.taken = calloc((size_t)books->count + 1, sizeof *folds.taken);
    if (folds.one_sided == NULL || folds.taken == NULL)
        return false;
    for (uint32_t i = 0; i < calls->count; i++) {
        const struct call *call = &calls->list[i];

        if (call->sort == LEDGER_DEVICE && (call->most[0] <= 0 || call->most[1] <= 0))
            folds.one_sided[i] = call->most[1] <= 0 ? 1 : 2;
    }
    if (!note_all_called(&folds))
        return false;
    for (size_t i = 0; i < search->result->replacement_count; i++)
        if (budget_look(books->budget, NULL) != 0 ||
            !add_pair(&folds, &search->result->replacements[i]))
            return false;
    if (!fold_rest(&folds))
        return false;
    for (size_t i = 0; i < folds.count; i++)
        if (folds.folds[i].sides[0] && folds.folds[i].sides[1] &&
            !add_cause(search, &folds.folds[i]))
            return false;
    return true;
}

/* See account_words.h. */
#include "diagnosis/account_words.h"
#include "account/inputs.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* So many names of an edit are told. */
#define NAMES_TOLD 3
#define NAMES_LOOKED_AT 64
#define SHAPE_BYTES 60

/* ---- what is known of a name ---- */

void account_words_free(struct account_words *words)
{
    for (int side = 0; side < 2; side++) {
        free(words->calls[side]);
        free(words->rows[side]);
        free(words->spent[side]);
        free(words->itself[side]);
        free(words->bytes[side]);
    }
}

bool account_words_make(struct account_words *words)
{
    const struct fold *fold = words->fold;
    size_t names = words->account->names.count;

    for (int side = 0; side < 2; side++) {
        words->calls[side] = calloc(names + 1, sizeof(double));
        words->rows[side] = calloc(names + 1, sizeof(double));
        words->spent[side] = calloc(names + 1, sizeof(double));
        words->itself[side] = calloc(names + 1, sizeof(double));
        words->bytes[side] = calloc(names + 1, sizeof(double));
        if (words->calls[side] == NULL || words->rows[side] == NULL ||
            words->spent[side] == NULL || words->itself[side] == NULL ||
            words->bytes[side] == NULL)
            return false;
        for (uint32_t i = 1; i < fold->count; i++) {
            const struct frame *frame = &fold->frames[i];
            bool is_work = frame->sort == ACCOUNT_WORK;

            (is_work ? words->rows : words->calls)[side][frame->name] +=
                edit_calls(frame, side);
            (is_work ? words->spent : words->itself)[side][frame->name] +=
                frame->spent[side];
            if (fold_is_copy(fold, i))
                words->bytes[side][frame->name] +=
                    frame->bytes[side].least < 0 ? 0 : frame->bytes[side].mean;
        }
    }
    return true;
}

/* ---- parts ---- */

const char *account_words_text(const struct account_words *words, uint32_t name)
{
    return strings_text(&words->account->names, name);
}

const char *account_words_category(const struct account_words *words,
                                   const struct frame *frame)
{
    return frame->name == words->fold->launches
               ? NULL
               : strings_text(&words->account->names, frame->category);
}

/* The operator or call of the runtime that a side spends most in below a frame. */
static uint32_t main_call_below(const struct account_words *words, uint32_t at, int side)
{
    const struct fold *fold = words->fold;
    uint32_t best = ACCOUNT_NONE;
    double most = 0;

    for (uint32_t i = at + 1; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];

        if ((frame->sort == ACCOUNT_OPERATOR || frame->sort == ACCOUNT_RUNTIME) &&
            frame->name != fold->launches && frame->spent[side] > most &&
            fold_is_below(fold, i, at)) {
            most = frame->spent[side];
            best = i;
        }
    }
    return best;
}

void account_words_frame(const struct account_words *words, uint32_t at,
                         struct sentence *out)
{
    const struct frame *frame = &words->fold->frames[at];
    const char *category = account_words_category(words, frame);

    if (frame->sort == ACCOUNT_WORK)
        entry_say_name(NULL, out, account_words_text(words, frame->name), category, true);
    else
        sentence_name(out, account_words_text(words, frame->name),
                      category == NULL ? NULL : account_words_text(words, frame->label),
                      category);
}

const char *account_words_per_step(const struct account_words *words)
{
    return words->steps ? " per step" : "";
}

/* "12.4 ms more per step" */
void account_words_amount(const struct account_words *words, double ns,
                          struct sentence *out)
{
    if (words->brief) {
        sentence_text(out, ns < 0 ? "less" : "more");
        return;
    }
    sentence_time(out, fabs(ns));
    sentence_text(out, ns < 0 ? " less" : " more");
    sentence_text(out, account_words_per_step(words));
}

void account_words_others(size_t count, struct sentence *out)
{
    if (count == 0)
        return;
    sentence_text(out, " and ");
    sentence_count(out, (double)count);
    sentence_text(out, " more");
}

/* Whether an earlier frame of the edit has the name of the i-th; `side` as below. */
static bool is_repeated(const struct account_words *words, const struct edit *edit,
                        size_t i, int side)
{
    const struct frame *frames = words->fold->frames;

    for (size_t k = 0; k < i && k < NAMES_LOOKED_AT; k++)
        if (frames[edit->frames[k]].name == frames[edit->frames[i]].name &&
            (side < 0 || edit_calls(&frames[edit->frames[k]], side) > 0))
            return true;
    return false;
}

/* " (96 times per step)", of all frames of an edit with this name. */
static void say_name_often(const struct account_words *words, const struct edit *edit,
                           uint32_t name, int side, struct sentence *out)
{
    double calls = 0;

    for (size_t i = 0; i < edit->count; i++)
        if (words->fold->frames[edit->frames[i]].name == name)
            calls += edit_calls(&words->fold->frames[edit->frames[i]], side);
    sentence_text(out, " (");
    sentence_often(out, calls);
    sentence_printf(out, "%s)", account_words_per_step(words));
}

/* What is said of each name. */
enum frame_counts { COUNTS_NONE, COUNTS_OF_BOTH, COUNTS_OF_SIDE };

/* Names of frames, the first few of them, each once. `side`: only those that this side
 * has; -1: all. Returns how many there are. */
static size_t say_frames(const struct account_words *words, const struct edit *edit,
                         int side, enum frame_counts counts, struct sentence *out)
{
    size_t told = 0, all = 0;

    for (size_t i = 0; i < edit->count; i++) {
        const struct frame *frame = &words->fold->frames[edit->frames[i]];

        if ((side >= 0 && edit_calls(frame, side) <= 0) ||
            is_repeated(words, edit, i, side))
            continue;
        if (all++ >= NAMES_TOLD)
            continue;
        if (told++ > 0)
            sentence_text(out, ", ");
        account_words_frame(words, edit->frames[i], out);
        uint32_t inside = side >= 0 && frame->sort == ACCOUNT_FUNCTION
                              ? main_call_below(words, edit->frames[i], side)
                              : ACCOUNT_NONE;
        if (inside != ACCOUNT_NONE) {
            sentence_text(out, " (most of it in ");
            account_words_frame(words, inside, out);
            sentence_text(out, ")");
        }
        if (counts == COUNTS_OF_SIDE)
            say_name_often(words, edit, frame->name, side, out);
        if (counts == COUNTS_OF_BOTH) {
            const double calls[2] = {edit_calls(frame, 0), edit_calls(frame, 1)};

            sentence_text(out, " (");
            sentence_counts(out, calls);
            sentence_text(out, ")");
        }
    }
    account_words_others(all - told, out);
    return all;
}

/* ---- edits ---- */

/* Calls of a name, over all places: those of its row. */
static bool exists(const struct account_words *words, uint32_t name, int side)
{
    return words->calls[side][name] > 0;
}

static size_t count_names(const struct account_words *words, const struct edit *edit)
{
    size_t names = 0;

    for (size_t i = 0; i < edit->count; i++)
        names += !is_repeated(words, edit, i, -1);
    return names;
}

/* Whether all frames of an edit run as often on a side. */
static bool equal_calls(const struct account_words *words, const struct edit *edit,
                        int side)
{
    const struct frame *frames = words->fold->frames;

    for (size_t i = 1; i < edit->count; i++)
        if (edit_calls(&frames[edit->frames[i]], side) !=
            edit_calls(&frames[edit->frames[0]], side))
            return false;
    return true;
}

/* The rows of device work that a call launches itself. */
static void count_rows(const struct account_words *words, uint32_t at, double out[2])
{
    const struct frame *frames = words->fold->frames;

    for (uint32_t i = frames[at].child; i != ACCOUNT_NONE; i = frames[i].next)
        for (int side = 0; side < 2 && frames[i].sort == ACCOUNT_WORK; side++)
            out[side] += edit_calls(&frames[i], side);
}

void account_words_numbers(const struct account_words *words, const struct edit *edit,
                           double out[2])
{
    const struct frame *first = &words->fold->frames[edit->frames[0]];
    bool by_name = (edit->kind == EDIT_NEW || edit->kind == EDIT_GONE) &&
                   count_names(words, edit) == 1;

    out[0] = out[1] = 0;
    if (edit->kind == EDIT_KERNELS)
        count_rows(words, edit->at, out);
    for (int side = 0; side < 2 && edit->kind != EDIT_KERNELS; side++)
        out[side] = by_name ? words->calls[side][first->name] : edit_calls(first, side);
}

static void say_one_sided(const struct account_words *words, const struct edit *edit,
                          struct sentence *out)
{
    int side = edit->kind == EDIT_NEW;
    const struct frame *first = &words->fold->frames[edit->frames[0]];
    bool many = count_names(words, edit) > 1;
    bool each = many && equal_calls(words, edit, side);
    double calls[2];

    account_words_numbers(words, edit, calls);
    if (!many && exists(words, first->name, 1 - side)) {
        account_words_frame(words, edit->frames[0], out);
        sentence_text(out, calls[1] > calls[0]   ? " runs more often ("
                           : calls[1] < calls[0] ? " runs less often ("
                                                 : " runs in another place (");
        sentence_counts(out, calls);
        sentence_text(out, words->steps ? " times per step)" : " times)");
        return;
    }
    say_frames(words, edit, side, many && !each ? COUNTS_OF_SIDE : COUNTS_NONE, out);
    sentence_text(out, side == 1 ? (many ? " are new" : " is new")
                       : many    ? " no longer run"
                                 : " no longer runs");
    if (many && !each)
        return;
    sentence_text(out, side == 1 ? " (" : " (before: ");
    sentence_often(out, calls[side]);
    sentence_printf(out, "%s%s)", account_words_per_step(words), each ? " each" : "");
}

static void say_more(const struct account_words *words, const struct edit *edit,
                     struct sentence *out)
{
    const struct frame *first = &words->fold->frames[edit->frames[0]];
    const char *often = edit->kind == EDIT_MORE ? "more often" : "less often";

    account_words_frame(words, edit->frames[0], out);
    const double calls[2] = {edit_calls(first, 0), edit_calls(first, 1)};
    sentence_printf(out, " runs %s (", often);
    sentence_counts(out, calls);
    sentence_text(out, edit->is_fact && words->steps ? " in every step"
                       : words->steps                ? " per step"
                                                     : "");
    sentence_text(out, ")");
    if (edit->count == 1)
        return;
    sentence_text(out, ", and so do ");
    struct edit others = *edit;
    others.frames = edit->frames + 1;
    others.count = edit->count - 1;
    say_frames(words, &others, -1, COUNTS_OF_BOTH, out);
}

/* Two counts, or one if they are equal: "145", "3 → 768". */
void account_words_pair(const double counts[2], struct sentence *out)
{
    if (fabs(counts[0] - counts[1]) < 0.005 * fmax(counts[0], counts[1]))
        sentence_count(out, counts[1]);
    else
        sentence_counts(out, counts);
}

/* The first types of two lists of inputs that differ, without quotes. */
static bool differing_types(const char *control, const char *test, char *out[2])
{
    while (*control != '\0' && *test != '\0') {
        size_t lengths[2];

        control += strcspn(control, "\"");
        test += strcspn(test, "\"");
        if (*control == '\0' || *test == '\0')
            return false;
        lengths[0] = strcspn(++control, "\"");
        lengths[1] = strcspn(++test, "\"");
        if (lengths[0] != lengths[1] || memcmp(control, test, lengths[0]) != 0) {
            out[0] = strndup(control, lengths[0]);
            out[1] = strndup(test, lengths[1]);
            return out[0] != NULL && out[1] != NULL;
        }
        control += lengths[0] + (control[lengths[0]] == '"');
        test += lengths[1] + (test[lengths[1]] == '"');
    }
    return false;
}

static void say_types(const struct account_words *words, const struct edit *edit,
                      struct sentence *out)
{
    sentence_text(out, "Operators compute with another data type: ");
    account_words_frame(words, edit->frames[0], out);
    for (size_t i = 0; i < edit->count; i++) {
        const struct frame *frame = &words->fold->frames[edit->frames[i]];
        char *types[2] = {NULL, NULL};

        bool differ = frame->typed[0] != ACCOUNT_NONE &&
                      frame->typed[1] != ACCOUNT_NONE &&
                      differing_types(account_words_text(words, frame->typed[0]),
                                      account_words_text(words, frame->typed[1]), types);
        if (differ) {
            sentence_text(out, " ");
            sentence_cut(out, types[0], SHAPE_BYTES);
            sentence_text(out, " → ");
            sentence_cut(out, types[1], SHAPE_BYTES);
        }
        free(types[0]);
        free(types[1]);
        if (differ)
            break;
    }
    if (edit->count > 1) {
        struct edit others = *edit;

        others.frames = edit->frames + 1;
        others.count = edit->count - 1;
        sentence_text(out, ", and so do ");
        say_frames(words, &others, -1, COUNTS_NONE, out);
    }
}

uint32_t account_words_told(const struct edit *edit)
{
    return edit->kind == EDIT_KERNELS ? edit->at : edit->frames[0];
}

double account_words_shape_factor(const struct account_words *words,
                                  const struct edit *edit, size_t *at)
{
    for (*at = 0; *at < edit->told; ++*at) {
        const uint32_t *shape = words->fold->frames[edit->frames[*at]].shape;
        double factor = shape[0] == ACCOUNT_NONE || shape[1] == ACCOUNT_NONE
                            ? NAN
                            : inputs_factor(account_words_text(words, shape[0]),
                                            account_words_text(words, shape[1]));
        if (isfinite(factor))
            return factor;
    }
    *at = 0;
    return NAN;
}

static void say_shapes(const struct account_words *words, const struct edit *edit,
                       struct sentence *out)
{
    size_t at, told = 1;
    double factor = account_words_shape_factor(words, edit, &at);
    const struct frame *frame = &words->fold->frames[edit->frames[at]];
    bool other = frame->name != words->fold->frames[edit->frames[0]].name;

    sentence_text(out, words->brief ? "Other shapes of inputs of " : "The inputs of ");
    account_words_frame(words, edit->frames[0], out);
    if (other) {
        told++;
        sentence_text(out, edit->count > told ? ", " : " and ");
        account_words_frame(words, edit->frames[at], out);
    }
    if (edit->count > told) {
        double others = (double)(edit->count - told);

        sentence_text(out, " and ");
        sentence_count(out, others);
        sentence_printf(out, " more operator%s", sentence_plural(others));
    }
    sentence_text(out, words->brief ? "" : " have other shapes");
    if (!isfinite(factor))
        return;
    sentence_text(out, words->brief ? ", " : ": ");
    if (other) {
        sentence_text(out, "those of ");
        account_words_frame(words, edit->frames[at], out);
        sentence_text(out, " are ");
    }
    sentence_digits(out, factor);
    sentence_text(out, " times as large");
    if (words->brief)
        return;
    sentence_text(out, " (");
    sentence_cut(out, account_words_text(words, frame->shape[0]), SHAPE_BYTES);
    sentence_text(out, " → ");
    sentence_cut(out, account_words_text(words, frame->shape[1]), SHAPE_BYTES);
    sentence_text(out, ")");
}

static void say_edit(const struct account_words *words, const struct edit *edit,
                     struct sentence *out)
{
    double counts[2];

    switch (edit->kind) {
    case EDIT_NEW:
    case EDIT_GONE:
        say_one_sided(words, edit, out);
        break;
    case EDIT_REPLACED:
        say_frames(words, edit, 0, COUNTS_NONE, out);
        sentence_text(out, " → ");
        say_frames(words, edit, 1, COUNTS_NONE, out);
        sentence_text(out, ": replaced");
        break;
    case EDIT_SHAPES:
        say_shapes(words, edit, out);
        break;
    case EDIT_TYPES:
        say_types(words, edit, out);
        break;
    case EDIT_KERNELS:
        account_words_numbers(words, edit, counts);
        account_words_frame(words, edit->at, out);
        sentence_text(out, " launches ");
        sentence_counts(out, counts);
        sentence_printf(out, " rows of device work%s: ", account_words_per_step(words));
        say_frames(words, edit, -1, COUNTS_OF_BOTH, out);
        break;
    default:
        say_more(words, edit, out);
        break;
    }
}

void account_words_edit(const struct account_words *words, const struct edit *edit,
                        struct sentence *out)
{
    struct edit named = *edit;

    named.count = edit->told;
    say_edit(words, &named, out);
    if (edit->told < edit->count && edit->kind != EDIT_SHAPES && edit->kind != EDIT_TYPES)
        sentence_text(out, ", with the backward");
}

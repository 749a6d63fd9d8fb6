#include "account/words.h"
#include "account/entry.h"
#include "analyse/collective.h"
#include "base/error.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* ---- inputs ---- */

/* Of so many inputs the sizes are looked at. */
#define INPUTS_READ 64
/* A size that changed by less, as a logarithm, is another shape, but no other size. */
#define FACTOR_LEAST 0.02

/* The elements of an input, and its dimensions. */
struct input_size {
    double elements;
    int dimensions;
};

/* The inputs of a text, at most `room`; returns how many: the lists in it that have no
 * lists in them. */
static size_t read_sizes(const char *text, struct input_size *sizes, size_t room)
{
    struct input_size size = {1, 0};
    size_t count = 0, depth = 0;
    bool is_tensor = false;

    for (; *text != '\0' && count < room; text++) {
        if (*text == '[') {
            size = (struct input_size){1, 0};
            is_tensor = depth++ > 0;
        } else if (*text == ']') {
            if (is_tensor)
                sizes[count++] = size;
            is_tensor = false;
            depth -= depth > 0;
        } else if (*text >= '0' && *text <= '9') {
            char *end;

            size.elements *= strtod(text, &end);
            size.dimensions++;
            text = end - 1;
        }
    }
    return count;
}

double inputs_factor(const char *control, const char *test)
{
    struct input_size a[INPUTS_READ], b[INPUTS_READ];
    size_t inputs = read_sizes(control, a, INPUTS_READ);
    double factor = NAN;

    if (inputs != read_sizes(test, b, INPUTS_READ))
        return NAN;
    for (size_t i = 0; i < inputs; i++) {
        double ratio = b[i].elements / a[i].elements;

        if (a[i].dimensions != b[i].dimensions || !(ratio > 0) || !isfinite(ratio))
            return NAN;
        if (isnan(factor) || fabs(log(ratio)) > fabs(log(factor)))
            factor = ratio;
    }
    return fabs(log(factor)) >= FACTOR_LEAST ? factor : NAN;
}

/* ---- account words ---- */

/* So many names of an edit are told. */
#define NAMES_TOLD 3
#define NAMES_LOOKED_AT 64
#define SHAPE_BYTES 60

/* ---- what is known of a name ---- */

void account_words_make(struct account_words *words)
{
    const struct fold *fold = words->fold;
    struct arena *arena = words->account->arena;
    size_t names = words->account->names.count;

    for (int side = 0; side < 2; side++) {
        words->calls[side] = arena_new(arena, names, sizeof(double));
        words->rows[side] = arena_new(arena, names, sizeof(double));
        words->spent[side] = arena_new(arena, names, sizeof(double));
        words->itself[side] = arena_new(arena, names, sizeof(double));
        words->bytes[side] = arena_new(arena, names, sizeof(double));
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

static bool has_amounts(const struct account_words *words)
{
    return !words->brief || words->of_rank;
}

/* "12.4 ms more per step" */
void account_words_amount(const struct account_words *words, double ns,
                          struct sentence *out)
{
    if (!has_amounts(words)) {
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
static void account_words_pair(const double counts[2], struct sentence *out)
{
    if (fabs(counts[0] - counts[1]) < 0.005 * fmax(counts[0], counts[1]))
        sentence_count(out, counts[1]);
    else
        sentence_counts(out, counts);
}

/* The first types of two lists of inputs that differ, without quotes. */
static bool differing_types(struct arena *arena, const char *control, const char *test,
                            const char *out[2])
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
            out[0] = arena_text(arena, control, lengths[0]);
            out[1] = arena_text(arena, test, lengths[1]);
            return true;
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
        const char *types[2];

        if (frame->typed[0] == ACCOUNT_NONE || frame->typed[1] == ACCOUNT_NONE ||
            !differing_types(words->account->arena,
                             account_words_text(words, frame->typed[0]),
                             account_words_text(words, frame->typed[1]), types))
            continue;
        sentence_text(out, " ");
        sentence_cut(out, types[0], SHAPE_BYTES);
        sentence_text(out, " → ");
        sentence_cut(out, types[1], SHAPE_BYTES);
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

/* How many times as large an input of a frame is; `at`: the first frame of the edit of
 * which that is known. NaN: of none, and `at` is 0. */
static double account_words_shape_factor(const struct account_words *words,
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

/* ---- kernel words ---- */

/* Where its rows themselves take less than this part of what a line takes more, less of
 * them runs beside other work. */
#define LONGER_SHARE 0.5

void kernel_words_calls(const struct account_words *words, const double calls[2],
                        const double spent[2], struct sentence *out)
{
    bool as_often = account_as_often(calls[0], calls[1]);

    for (int turn = 0; turn < 2; turn++) {
        sentence_text(out, turn == 1 ? ", " : "");
        if ((turn == 0) == as_often) {
            sentence_times(out, spent[0] / calls[0], spent[1] / calls[1]);
            sentence_text(out, " per call");
            continue;
        }
        account_words_pair(calls, out);
        sentence_printf(out, " call%s%s", sentence_plural(calls[1]),
                        account_words_per_step(words));
    }
}

static void say_share(const struct account_arrivals *arrivals, int side,
                      struct sentence *out)
{
    bool late = side == arrivals->late_side;

    if (arrivals->certain[side] < arrivals->last[side])
        sentence_text(out, late ? "at least " : "at most ");
    sentence_percent(out, (double)(late ? arrivals->certain : arrivals->last)[side] /
                              (double)arrivals->of[side]);
}

void kernel_words_arrivals(const struct account_words *words, int64_t rank,
                           struct sentence *out)
{
    const struct account_arrivals *arrivals = &words->arrivals;

    if (rank < 0 || rank != arrivals->rank)
        return;
    sentence_printf(out, ". Rank %lld arrives last in ", (long long)rank);
    say_share(arrivals, 1, out);
    sentence_text(out, " of ");
    sentence_count(out, (double)arrivals->of[1]);
    sentence_text(out, " collectives (control: ");
    say_share(arrivals, 0, out);
    if (arrivals->of[0] != arrivals->of[1]) {
        sentence_text(out, " of ");
        sentence_count(out, (double)arrivals->of[0]);
    }
    sentence_text(out, ")");
}

/* What a collective's exposed time is made of, as far as the ranks tell. */
static void say_split(const struct account_words *words, const struct line *line,
                      struct sentence *out)
{
    switch (kernel_words_communication(words, line)) {
    case COMMUNICATION_OVERLAP:
        sentence_printf(out, ", because %s of it runs beside compute",
                        line_change(words->account, line) > 0 ? "less" : "more");
        break;
    case COMMUNICATION_WAITING:
        sentence_text(out, ", in which ranks wait for ");
        if (words->late_rank >= 0)
            sentence_printf(out, "rank %lld", (long long)words->late_rank);
        else
            sentence_text(out, "others");
        break;
    case COMMUNICATION_TRANSFER:
        sentence_text(out, ", in which data is transferred");
        break;
    default:
        break;
    }
}

/* What the rows of a line take more, ns a sample, whatever runs beside them; NaN: not
 * known. */
static double longer_of(const struct account_words *words, const struct line *line)
{
    const struct fold *fold = words->fold;
    bool *seen = arena_new(words->account->arena, fold->count, sizeof *seen);
    double longer = 0;

    for (size_t i = 0; i < line->count; i++) {
        uint32_t at = fold->of_place[line->places[i]];

        if (words->account->places[line->places[i]].elsewhere ||
            fold->frames[at].sort != ACCOUNT_WORK)
            return NAN;
        if (!seen[at])
            longer += fold->frames[at].spent[1] - fold->frames[at].spent[0];
        seen[at] = true;
    }
    return longer;
}

/* Whether the line has far less of a row's time on one side than on the other: the other
 * lines have it, and the row's calls are not those of the line. */
static bool is_elsewhere(const struct account_words *words, const struct line *line,
                         const double spent[2])
{
    double a = line_mean(words->account, line, 0) / spent[0];
    double b = line_mean(words->account, line, 1) / spent[1];

    return fmin(a, b) < fmax(a, b) / 2;
}

/* The numbers of a row whose time changed as that of the line did; else why it did not.
 */
static void say_numbers(const struct account_words *words, const struct line *line,
                        struct sentence *out)
{
    const double rows[2] = {words->rows[0][line->name], words->rows[1][line->name]};
    const double spent[2] = {words->spent[0][line->name], words->spent[1][line->name]};
    double change = line_change(words->account, line);
    bool is_communication = line->part == ACCOUNT_COMMUNICATION;

    if (rows[0] <= 0 || rows[1] <= 0 ||
        kernel_words_communication(words, line) == COMMUNICATION_OVERLAP)
        return;
    if (is_communication || (spent[1] - spent[0]) / change >= LONGER_SHARE) {
        if (!is_communication && is_elsewhere(words, line, spent))
            return;
        sentence_text(out, ": ");
        kernel_words_calls(words, rows, spent, out);
    } else if (longer_of(words, line) / change < LONGER_SHARE) {
        sentence_printf(out, ": %s of it runs beside other work",
                        change > 0 ? "less" : "more");
    }
}

/* `change`: ns a sample, what the sentence says. */
static void kernel_words_say(const struct account_words *words, const struct line *line,
                             double change, struct sentence *out)
{
    entry_say_name(NULL, out, account_words_text(words, line->name),
                   account_words_text(words, line->category), true);
    uint32_t call = fold_call(words->fold, words->fold->of_place[line->places[0]]);
    if (call != 0 && !words->account->places[line->places[0]].elsewhere) {
        sentence_text(out, " in ");
        account_words_frame(words, call, out);
    }
    sentence_text(out, " takes ");
    account_words_amount(words, change, out);
    if (line->rank < 0)
        say_numbers(words, line, out);
    if (line->rank < 0 && words->bytes[0][line->name] > 0 &&
        words->bytes[1][line->name] > 0 &&
        fabs(words->bytes[1][line->name] / words->bytes[0][line->name] - 1) >= 0.005) {
        sentence_text(out, ", ");
        sentence_bytes(out, words->bytes[0][line->name]);
        sentence_text(out, " → ");
        sentence_bytes(out, words->bytes[1][line->name]);
        sentence_text(out, account_words_per_step(words));
    }
    if (line->part == ACCOUNT_COMMUNICATION)
        say_split(words, line, out);
}

enum account_communication kernel_words_communication(const struct account_words *words,
                                                      const struct line *line)
{
    double change = line_change(words->account, line);

    if (line->kind != LINE_KERNEL || line->part != ACCOUNT_COMMUNICATION || change == 0)
        return COMMUNICATION_UNKNOWN;
    double longer = words->spent[1][line->name] - words->spent[0][line->name];
    if (longer / change < LONGER_SHARE)
        return COMMUNICATION_OVERLAP;
    if (!isfinite(words->wait_change))
        return words->late_rank >= 0 && words->late_change / change > 0
                   ? COMMUNICATION_WAITING
                   : COMMUNICATION_UNKNOWN;
    return words->wait_change / change > words->transfer_change / change
               ? COMMUNICATION_WAITING
               : COMMUNICATION_TRANSFER;
}

/* ---- replaced words ---- */

/* The sentence of a line whose kernels were replaced by others (docs/semantics.md §16).
 */

/* The nearest frame around device work that is no call of the runtime: a graph's kernels
 * are those of the call that launches it. */
static uint32_t caller_of(const struct fold *fold, uint32_t frame)
{
    while (frame != 0 && (fold->frames[frame].sort == ACCOUNT_WORK ||
                          fold->frames[frame].sort == ACCOUNT_RUNTIME))
        frame = fold->frames[frame].parent;
    return frame;
}

/* Whether two rows may replace each other: a copy only one of its own direction. */
static bool may_replace(const struct account_words *words, uint32_t row, uint32_t other)
{
    static const char copy[] = "Memcpy ";
    const char *name = account_words_text(words, words->fold->frames[row].name);
    const char *of_other = account_words_text(words, words->fold->frames[other].name);
    size_t length = sizeof copy - 1 + strcspn(name + strnlen(name, sizeof copy - 1), " ");

    return strncmp(name, copy, sizeof copy - 1) != 0 ||
           strncmp(name, of_other, length) == 0;
}

/* The kernel of a call that has most time on one side and less on the other. `other`: it
 * has to be one that this may replace; ACCOUNT_NONE: any. */
static uint32_t main_row(const struct account_words *words, uint32_t call, int side,
                         uint32_t other)
{
    const struct fold *fold = words->fold;
    uint32_t best = ACCOUNT_NONE;
    double most = 0;

    for (uint32_t i = 1; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];
        double more = frame->spent[side] - frame->spent[1 - side];

        if (frame->sort == ACCOUNT_WORK && more > most &&
            (other == ACCOUNT_NONE || may_replace(words, i, other)) &&
            (fold->frames[caller_of(fold, i)].name == call ||
             fold->frames[fold_call(fold, i)].name == call)) {
            most = more;
            best = i;
        }
    }
    return best;
}

/* Whether two kernels are told by one name: they are of one template. */
static bool is_variant(const struct account_words *words, const uint32_t rows[2])
{
    CLEANUP_SENTENCE struct sentence control = SENTENCE;
    CLEANUP_SENTENCE struct sentence test = SENTENCE;

    account_words_frame(words, rows[0], &control);
    account_words_frame(words, rows[1], &test);
    return strcmp(sentence_words(&control), sentence_words(&test)) == 0;
}

/* The row that lost most time and the one that gained most; the larger of the two decides
 * what the other may be. ACCOUNT_NONE: there is none. */
static void find_main_rows(const struct account_words *words, uint32_t call,
                           uint32_t rows[2])
{
    double more[2] = {0, 0};

    for (int side = 0; side < 2; side++) {
        rows[side] = main_row(words, call, side, ACCOUNT_NONE);
        if (rows[side] != ACCOUNT_NONE) {
            const struct frame *frame = &words->fold->frames[rows[side]];

            more[side] = frame->spent[side] - frame->spent[1 - side];
        }
    }
    int first = more[1] > more[0];
    if (rows[first] != ACCOUNT_NONE)
        rows[1 - first] = main_row(words, call, 1 - first, rows[first]);
}

/* `change`: ns a sample, what the sentence says. */
static void replaced_words_say(const struct account_words *words, const struct line *line,
                               double change, struct sentence *out)
{
    const struct frame *frames = words->fold->frames;
    uint32_t rows[2];
    uint32_t call = words->fold->of_place[line->places[0]];

    find_main_rows(words, line->name, rows);
    if (rows[0] != ACCOUNT_NONE && rows[1] != ACCOUNT_NONE) {
        account_words_frame(words, rows[0], out);
        sentence_text(out, " was replaced by ");
        if (is_variant(words, rows))
            sentence_text(out, "another variant of this kernel");
        else
            account_words_frame(words, rows[1], out);
    } else {
        sentence_text(out, "Other kernels run");
    }
    call = frames[call].sort == ACCOUNT_WORK ? caller_of(words->fold, call) : call;
    if (call != 0 && frames[call].sort != ACCOUNT_FUNCTION) {
        sentence_text(out, " in ");
        account_words_frame(words, call, out);
    }
    if (has_amounts(words)) {
        sentence_text(out, ": ");
        account_words_amount(words, change, out);
    }
}

/* ---- long calls ---- */

/* Of a line of which one call, or very few of many, hold most of the change: these calls
 * (docs/semantics.md §16.3). */

/* So many calls at most are few. */
#define LONG_CALLS_MAX 3

/* Few calls hold most of a change from this part of it on. */
#define MOST 0.5
/* No call of the other side may be longer than this part of theirs. */
#define NEAR 0.1
/* For each of them there are so many calls at least. */
#define CALLS_EACH 10

struct long_call {
    uint32_t node, sample;
    int64_t ns;
    int64_t booked; /* at least so much of the line is booked on it */
};

struct long_calls {
    struct long_call list[LONG_CALLS_MAX]; /* most booked first */
    size_t count;
};

static bool is_call_place(const struct account *account, uint32_t at)
{
    const struct account_place *place = &account->places[at];
    uint8_t sort = account->nodes[place->node].sort;

    return (place->sort == ACCOUNT_IN_CALL || place->sort == ACCOUNT_IN_LAUNCH) &&
           sort != ACCOUNT_ROOT && sort != ACCOUNT_ANNOTATION && sort != ACCOUNT_WORK;
}

/* Keeps the calls on which most is booked; one call may have two places. */
static void keep(struct long_calls *calls, struct long_call call)
{
    size_t at = 0;

    for (size_t i = 0; i < calls->count; i++)
        if (calls->list[i].node == call.node && calls->list[i].sample == call.sample) {
            if (calls->list[i].booked >= call.booked)
                return;
            for (calls->count--; i < calls->count; i++)
                calls->list[i] = calls->list[i + 1];
        }
    while (at < calls->count && calls->list[at].booked >= call.booked)
        at++;
    if (at == LONG_CALLS_MAX)
        return;
    calls->count += calls->count < LONG_CALLS_MAX;
    for (size_t i = calls->count - 1; i > at; i--)
        calls->list[i] = calls->list[i - 1];
    calls->list[at] = call;
}

/* Of the calls of one name on a side: what a place of the line has of the longest of each
 * step, whatever the others of the step took there. */
static void find_calls(const struct account *account, const struct line *line, int side,
                       uint32_t name, struct long_calls *out)
{
    *out = (struct long_calls){.count = 0};
    for (size_t i = 0; i < line->count; i++) {
        uint32_t node = account->places[line->places[i]].node;
        size_t count, calls, k = 0;

        if (account->nodes[node].name != name || !is_call_place(account, line->places[i]))
            continue;
        const struct sum *cells = sums_of(&account->time[side], line->places[i], &count);
        const struct sum *tally = sums_of(&account->tally[side], node, &calls);
        for (size_t j = 0; j < count; j++) {
            while (k < calls && tally[k].sample < cells[j].sample)
                k++;
            if (k == calls || tally[k].sample != cells[j].sample)
                continue;
            int64_t booked = cells[j].sum - (tally[k].spent - tally[k].longest);
            if (booked > 0)
                keep(out,
                     (struct long_call){node, tally[k].sample, tally[k].longest, booked});
        }
    }
}

/* The longest call of a name on a side, and how many there are. */
static int64_t longest_of(const struct account *account, int side, uint32_t name,
                          int64_t *calls)
{
    const struct sums *tally = &account->tally[side];
    int64_t longest = 0;

    *calls = 0;
    for (size_t i = 0; i < tally->count; i++) {
        const struct sum *sum = &tally->list[i];

        if (account->nodes[sum->row].name != name)
            continue;
        *calls += sum->sum;
        longest = sum->longest > longest ? sum->longest : longest;
    }
    return longest;
}

static void say(const struct account_words *words, uint32_t node, int side, size_t few,
                const int64_t calls[2], const double ns[2], struct sentence *out)
{
    static const char *const sides[2] = {"control", "test"};
    const struct account_node *call = &words->account->nodes[node];

    sentence_text(out, words->brief ? "; mostly " : "; most of it is ");
    sentence_count(out, (double)few);
    sentence_text(out, words->brief ? " of " : " of the ");
    sentence_count(out, (double)calls[side]);
    sentence_text(out, " calls of ");
    sentence_name(out, account_words_text(words, call->name),
                  account_words_text(words, call->label),
                  account_words_text(words, call->category));
    if (words->brief)
        return;
    sentence_printf(out, " in the %s: ", sides[side]);
    sentence_time(out, ns[side]);
    if (calls[1 - side] == 0)
        return;
    sentence_printf(out, " (the longest in the %s: ", sides[1 - side]);
    sentence_time(out, ns[1 - side]);
    sentence_text(out, ")");
}

/* "; most of it is 1 of the 549 calls of `cudaLaunchKernel` in the test: 629 ms (the
 * longest in the control: 397 µs)"; nothing where it is not so. */
static void long_calls_say(const struct account_words *words, const struct line *line,
                           struct sentence *out)
{
    const struct account *account = words->account;
    double change = line_change(account, line), booked = 0, ns[2] = {0, 0};
    int side = change > 0;
    double most = MOST * fabs(change) * (double)account->samples[side];
    struct long_calls found;
    int64_t calls[2], least = INT64_MAX;
    size_t few = 0;

    if (line->kind == LINE_REST || line->count == 0 || !(most > 0) ||
        !is_call_place(account, line->places[0]))
        return;
    uint32_t node = account->places[line->places[0]].node; /* with most of the change */
    uint32_t name = account->nodes[node].name;
    find_calls(account, line, side, name, &found);
    for (; few < found.count && booked < most; few++) {
        booked += (double)found.list[few].booked;
        ns[side] += (double)found.list[few].ns;
        least = found.list[few].ns < least ? found.list[few].ns : least;
    }
    if (few == 0 || booked < most)
        return;
    longest_of(account, side, name, &calls[side]);
    ns[1 - side] = (double)longest_of(account, 1 - side, name, &calls[1 - side]);
    if (ns[1 - side] <= NEAR * (double)least && calls[side] >= CALLS_EACH * (int64_t)few)
        say(words, node, side, few, calls, ns, out);
}

/* ---- line words ---- */

/* A module whose instance holds this part of a line is named as that instance. */
#define INSTANCE_SHARE 0.8

/* Where the calls themselves take less than this part of what the device waits more in
 * them, they were hidden before. */
#define HIDDEN_SHARE 0.1

/* A line says how much of it fills queues again, from this part of it on. */
#define REFILL_SHARE 0.1

/* What a sentence says: of one rank that a line is about alone, its own number. */
static double told_change(const struct account_words *words, const struct line *line)
{
    return line->rank >= 0 ? line->rank_change : line_change(words->account, line);
}

bool line_words_is_against(const struct account_words *words, const struct line *line)
{
    double change = line_change(words->account, line);
    double factor;
    size_t at;

    if (line->kind != LINE_EDIT)
        return false;
    switch (line->edit->kind) {
    case EDIT_NEW:
    case EDIT_MORE:
        return change < 0;
    case EDIT_GONE:
    case EDIT_FEWER:
        return change > 0;
    case EDIT_SHAPES:
        factor = account_words_shape_factor(words, line->edit, &at);
        return isfinite(factor) && (factor > 1) != (change > 0);
    default:
        return false;
    }
}

/* ": 455 → 912 ms, 457 ms more per step" and the share of the change. */
static void say_booked(const struct account_words *words, const struct line *line,
                       struct sentence *out)
{
    double a = line_mean(words->account, line, 0), b = line_mean(words->account, line, 1);

    if (line->rank >= 0) {
        sentence_text(out, "; the mean over all ranks: ");
        account_words_amount(words, b - a, out);
    }
    sentence_text(out, " (");
    sentence_times(out, a, b);
    sentence_text(out, ")");
    if (isfinite(words->change) && words->one_sign && words->change != 0 &&
        (b - a) / words->change > 0 && !line_words_is_against(words, line)) {
        sentence_text(out, ": ");
        sentence_percent(out, (b - a) / words->change);
        sentence_text(out, " of the change");
    }
}

/* ": 40.1 ms more per step", after what happened. */
static void say_amount(const struct account_words *words, double change,
                       struct sentence *out)
{
    if (!has_amounts(words))
        return;
    sentence_text(out, ": ");
    account_words_amount(words, change, out);
}

/* The one instance of a module that holds nearly all of a line; else the class. */
static void say_instance(const struct account_words *words, const struct line *line,
                         struct sentence *out)
{
    const struct account *account = words->account;
    const struct account_place *place = &account->places[line->places[0]];
    const struct account_node *node = &account->nodes[place->node];
    double change = account_place_change(account, line->places[0]);
    bool one = node->sort == ACCOUNT_MODULE &&
               change / line_change(account, line) >= INSTANCE_SHARE;
    sentence_name(out, account_words_text(words, one ? node->label : line->name),
                  account_words_text(words, node->label),
                  account_words_text(words, node->category));
}

static void say_host(const struct account_words *words, const struct line *line,
                     struct sentence *out)
{
    const double calls[2] = {words->calls[0][line->name], words->calls[1][line->name]};

    if (words->device) {
        sentence_text(out, "The device waits ");
        account_words_amount(words, told_change(words, line), out);
        sentence_text(out, " while the host is in ");
    }
    say_instance(words, line, out);
    if (!words->device) {
        sentence_text(out, ", without what it calls, takes ");
        account_words_amount(words, told_change(words, line), out);
    }
    if (line->rank >= 0 || calls[0] <= 0 || calls[1] <= 0)
        return;
    double change = line_change(words->account, line);
    double longer = words->itself[1][line->name] - words->itself[0][line->name];
    if (words->device && change != 0 && longer / change < HIDDEN_SHARE) {
        sentence_printf(out, ", %s of which is hidden behind the work of the device",
                        change > 0 ? "less" : "more");
        return;
    }
    sentence_text(out, ": ");
    kernel_words_calls(
        words, calls,
        (const double[2]){words->itself[0][line->name], words->itself[1][line->name]},
        out);
}

static void say_alike(const struct account_words *words, const struct line *line,
                      struct sentence *out)
{
    sentence_text(out, line->on_device && line->is_machine
                           ? "Kernels that follow the clock take "
                       : line->on_device ? "All kernels take "
                                         : "All calls of the host take ");
    sentence_digits(out, line->factor);
    sentence_text(out, " times as long (half of their time: ");
    sentence_digits(out, line->low);
    sentence_text(out, " to ");
    sentence_digits(out, line->high);
    sentence_text(
        out,
        line->is_machine ? ")"
        : line->on_device && words->other_shapes != NULL
            ? "), with other shapes of inputs"
        : line->on_device && words->other_device ? "): the device is another"
        : line->on_device ? "), which suggests the clock of the device or its power limit"
        : words->other_stack ? "); only one side records Python calls, which takes time"
                             : "), which suggests the processor, its clock, or what else "
                               "runs on the machine");
    say_amount(words, told_change(words, line), out);
}

/* "The device waits 5.90 ms more per step while the host is in …", or of hosts alone
 * "5.90 ms more per step pass in …". */
static void say_wait(const struct account_words *words, double change, const char *host,
                     const char *alone, struct sentence *out)
{
    if (words->device)
        sentence_text(out, "The device waits ");
    account_words_amount(words, change, out);
    if (words->device)
        sentence_printf(out, " while the host %s", host);
    else
        sentence_printf(out, has_amounts(words) ? " pass %s" : " time passes %s", alone);
    if (!has_amounts(words))
        sentence_capital(out);
}

/* "between `a` and `b` in `around`", as far as each is known. */
static void say_hole(const struct account_words *words, const struct line *line,
                     struct sentence *out)
{
    const struct account *account = words->account;
    const struct account_node *around =
        &account->nodes[account->places[line->places[0]].node];
    bool both = line->name != ACCOUNT_NONE && line->other != ACCOUNT_NONE;

    say_wait(words, told_change(words, line), "is in no recorded call",
             "in no recorded call", out);
    if (line->name != ACCOUNT_NONE) {
        sentence_text(out, both ? ", between " : ", after ");
        sentence_name(out, account_words_text(words, line->name), NULL, NULL);
    }
    if (line->other != ACCOUNT_NONE) {
        sentence_text(out, both ? " and " : ", before ");
        sentence_name(out, account_words_text(words, line->other), NULL, NULL);
    }
    if (around->sort == ACCOUNT_ANNOTATION) {
        sentence_text(out, " in ");
        sentence_name(out, account_words_text(words, around->name), NULL, NULL);
    }
}

static void say_input(const struct account_words *words, const struct line *line,
                      struct sentence *out)
{
    /* Of what is left out of the frames, and of a refill, the place's own node. */
    const struct account_place *place = &words->account->places[line->places[0]];
    const struct account_node *node = &words->account->nodes[place->node];
    uint32_t call = fold_call(words->fold, words->fold->of_node[place->node]);

    sentence_text(out, words->device ? "The device waits " : "The input takes ");
    account_words_amount(words, told_change(words, line), out);
    sentence_text(out,
                  words->device ? " for input: the host is in " : ", most of it in ");
    if (call != 0)
        account_words_frame(words, call, out);
    else
        sentence_name(out, account_words_text(words, node->name),
                      account_words_text(words, node->label),
                      account_words_text(words, node->category));
}

/* Whether a wait is of the edit, or below one of its calls. */
static bool is_of_edit(const struct fold *fold, const struct edit *edit, uint32_t wait)
{
    for (size_t i = 0; i < edit->count; i++)
        if (fold_is_below(fold, wait, edit->frames[i]))
            return true;
    return false;
}

/* ", 5.90 ms of that after the waits, until the queue is as full again" */
static void say_refill(const struct account_words *words, const struct line *line,
                       struct sentence *out)
{
    const struct account *account = words->account;
    double change = line_change(account, line), refill = 0;
    uint32_t wait = 0; /* of the largest place; the others are alike */

    for (size_t i = 0; i < line->count; i++) {
        uint32_t after = account->places[line->places[i]].after_wait;

        wait = wait == 0 ? after : wait;
        refill += after != 0 ? account_place_change(account, line->places[i]) : 0;
    }
    if (wait == 0 || !is_of_edit(words->fold, line->edit, words->fold->of_node[wait]))
        return;
    if (change == 0 || refill / change < REFILL_SHARE || refill / change > 1 ||
        line->rank >= 0)
        return;
    sentence_text(out, ", ");
    sentence_time(out, fabs(refill));
    sentence_text(out, " of that after the waits, until the queue of the device is as "
                       "full as before");
}

static void say_rest(const struct account_words *words, const struct line *line,
                     struct sentence *out)
{
    const struct account *account = words->account;
    double gains = 0, losses = 0;

    for (size_t i = 0; i < line->count; i++) {
        double change = account_place_change(account, line->places[i]);

        *(change > 0 ? &gains : &losses) += change;
    }
    sentence_text(out, "Everything else");
    if (words->brief || (gains == 0 && losses == 0))
        return;
    sentence_text(out, line->count > 1 ? " (in many small parts: " : " (");
    sentence_time_change(out, gains);
    sentence_text(out, ", ");
    sentence_time_change(out, losses);
    sentence_text(out, ")");
}

int64_t line_words_waited_for(const struct account_words *words, const struct line *line)
{
    bool on_host = line->kind == LINE_WAIT && !words->device &&
                   collective_is_host_name(account_words_text(words, line->name)) &&
                   words->wait_change / line_change(words->account, line) >= LONGER_SHARE;

    return on_host || kernel_words_communication(words, line) == COMMUNICATION_WAITING
               ? words->late_rank
               : -1;
}

/* Lines of the device's waiting, and of a host alone. */
static void say_waiting(const struct account_words *words, const struct line *line,
                        double change, struct sentence *out)
{
    switch (line->kind) {
    case LINE_COLLECTION:
        sentence_text(out,
                      words->device ? "The device waits " : "Garbage collection takes ");
        account_words_amount(words, change, out);
        sentence_text(out, words->device ? " while the host collects garbage" : "");
        break;
    case LINE_LAUNCH:
        sentence_text(out, "The device waits ");
        account_words_amount(words, change, out);
        sentence_text(out, " between the launch of work and its start");
        break;
    case LINE_WAIT:
        say_wait(words, change, "waits in ", "in waiting: ", out);
        sentence_name(out, account_words_text(words, line->name), NULL, NULL);
        if (line_words_waited_for(words, line) >= 0)
            sentence_printf(out, ", for rank %lld", (long long)words->late_rank);
        break;
    case LINE_LATENCY:
        sentence_text(out, "The device waits ");
        account_words_amount(words, change, out);
        sentence_text(out, " between rows of work that were launched in time: for their "
                           "start, or for other streams");
        break;
    case LINE_UNKNOWN:
        sentence_text(out, "The device waits ");
        account_words_amount(words, change, out);
        sentence_text(out, "; no host rows say why");
        break;
    case LINE_STACK:
        sentence_text(out, "Only one side records Python calls, which takes time");
        say_amount(words, change, out);
        if (!words->brief)
            sentence_text(out, " while the host is in Python or between calls");
        break;
    default:
        break;
    }
}

void line_words_say(const struct account_words *words, const struct line *line,
                    struct sentence *out)
{
    double change = told_change(words, line);

    if (line->rank >= 0 && line->kind != LINE_REST && line->kind != LINE_EDIT)
        sentence_printf(out, "On rank %lld alone: ", (long long)line->rank);
    switch (line->kind) {
    case LINE_EDIT:
        account_words_edit(words, line->edit, out);
        if (line->rank >= 0)
            sentence_printf(out, "; on rank %lld alone", (long long)line->rank);
        if (line_words_is_against(words, line)) {
            sentence_text(out, ", but ");
            account_words_amount(words, change, out);
        } else {
            say_amount(words, change, out);
        }
        if (!words->brief)
            say_refill(words, line, out);
        break;
    case LINE_KERNEL:
        kernel_words_say(words, line, change, out);
        break;
    case LINE_REPLACED:
        replaced_words_say(words, line, change, out);
        break;
    case LINE_HOST:
        say_host(words, line, out);
        break;
    case LINE_INPUT:
        say_input(words, line, out);
        break;
    case LINE_HOLE:
        say_hole(words, line, out);
        break;
    case LINE_ALIKE:
        say_alike(words, line, out);
        break;
    case LINE_REST:
        say_rest(words, line, out);
        return;
    default:
        say_waiting(words, line, change, out);
        break;
    }
    if (!words->brief)
        say_booked(words, line, out);
    long_calls_say(words, line, out);
    if (words->brief && words->of_rank)
        sentence_text(out, "; the mean over all ranks:");
}

/* See account_words.h. */
#include "diagnosis/account_words.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* So many names of an edit are told. */
#define NAMES_TOLD 3
#define NAMES_LOOKED_AT 64
#define SHAPE_BYTES 60
/* A module whose instance holds this part of a line is named as that instance. */
#define INSTANCE_SHARE 0.8

/* ---- what is known of a name ---- */

void account_words_free(struct account_words *words)
{
    for (int side = 0; side < 2; side++) {
        free(words->calls[side]);
        free(words->rows[side]);
        free(words->spent[side]);
        free(words->itself[side]);
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
        if (words->calls[side] == NULL || words->rows[side] == NULL ||
            words->spent[side] == NULL || words->itself[side] == NULL)
            return false;
        for (uint32_t i = 1; i < fold->count; i++) {
            const struct frame *frame = &fold->frames[i];
            bool is_work = frame->sort == ACCOUNT_WORK;

            (is_work ? words->rows : words->calls)[side][frame->name] +=
                edit_calls(frame, side);
            (is_work ? words->spent : words->itself)[side][frame->name] +=
                frame->spent[side];
        }
    }
    return true;
}

/* ---- parts ---- */

static const char *text_of(const struct account_words *words, uint32_t name)
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

static void say_frame(const struct account_words *words, uint32_t at,
                      struct sentence *out)
{
    const struct frame *frame = &words->fold->frames[at];
    const char *category = account_words_category(words, frame);

    if (frame->sort == ACCOUNT_WORK)
        entry_say_name(NULL, out, text_of(words, frame->name), category, true);
    else
        sentence_name(out, text_of(words, frame->name),
                      category == NULL ? NULL : text_of(words, frame->label), category);
}

static const char *per_step(const struct account_words *words)
{
    return words->steps ? " per step" : "";
}

/* "12.4 ms more per step" */
static void say_amount(const struct account_words *words, double ns, struct sentence *out)
{
    sentence_time(out, fabs(ns));
    sentence_text(out, ns < 0 ? " less" : " more");
    sentence_text(out, per_step(words));
}

/* ": 455 → 912 ms, 457 ms more per step" and the share of the change. */
static void say_booked(const struct account_words *words, const struct line *line,
                       struct sentence *out)
{
    double a = line_mean(words->account, line, 0), b = line_mean(words->account, line, 1);

    sentence_text(out, " (");
    sentence_times(out, a, b);
    sentence_text(out, ")");
    if (isfinite(words->change) && words->one_sign && words->change != 0 &&
        (b - a) / words->change > 0) {
        sentence_text(out, ": ");
        sentence_percent(out, (b - a) / words->change);
        sentence_text(out, " of the change");
    }
}

/* " and 4 more" */
static void say_others(size_t count, struct sentence *out)
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

/* Names of frames, the first few of them, each once. `side`: only those that this side
 * has; -1: all. Returns how many there are. */
static size_t say_frames(const struct account_words *words, const struct edit *edit,
                         int side, bool counts, struct sentence *out)
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
        say_frame(words, edit->frames[i], out);
        uint32_t inside = side >= 0 && frame->sort == ACCOUNT_FUNCTION
                              ? main_call_below(words, edit->frames[i], side)
                              : ACCOUNT_NONE;
        if (inside != ACCOUNT_NONE) {
            sentence_text(out, " (most of it in ");
            say_frame(words, inside, out);
            sentence_text(out, ")");
        }
        if (counts) {
            const double calls[2] = {edit_calls(frame, 0), edit_calls(frame, 1)};

            sentence_text(out, " (");
            sentence_counts(out, calls);
            sentence_text(out, ")");
        }
    }
    say_others(all - told, out);
    return all;
}

/* ---- edits ---- */

/* Calls of a name, over all places: those of its row. */
static bool exists(const struct account_words *words, uint32_t name, int side)
{
    return words->calls[side][name] > 0;
}

/* How many different names an edit has. */
static size_t count_names(const struct account_words *words, const struct edit *edit)
{
    size_t names = 0;

    for (size_t i = 0; i < edit->count; i++)
        names += !is_repeated(words, edit, i, -1);
    return names;
}

static void say_one_sided(const struct account_words *words, const struct edit *edit,
                          struct sentence *out)
{
    int side = edit->kind == EDIT_NEW;
    const struct frame *first = &words->fold->frames[edit->frames[0]];
    const double calls[2] = {words->calls[0][first->name], words->calls[1][first->name]};
    bool many = count_names(words, edit) > 1;

    if (!many && exists(words, first->name, 1 - side)) {
        say_frame(words, edit->frames[0], out);
        sentence_text(out, calls[1] > calls[0]   ? " runs more often ("
                           : calls[1] < calls[0] ? " runs less often ("
                                                 : " runs in another place (");
        sentence_counts(out, calls);
        sentence_text(out, words->steps ? " times per step)" : " times)");
        return;
    }
    say_frames(words, edit, side, false, out);
    if (side == 1)
        sentence_text(out, many ? " are new (" : " is new (");
    else
        sentence_text(out,
                      many ? " no longer run (before: " : " no longer runs (before: ");
    sentence_often(out, many ? edit_calls(first, side) : calls[side]);
    sentence_text(out, per_step(words));
    sentence_text(out, many ? ", the first)" : ")");
}

static void say_more(const struct account_words *words, const struct edit *edit,
                     struct sentence *out)
{
    const struct frame *first = &words->fold->frames[edit->frames[0]];
    const char *often = edit->kind == EDIT_MORE ? "more often" : "less often";

    say_frame(words, edit->frames[0], out);
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
    say_frames(words, &others, -1, true, out);
}

/* Two counts, or one if they are equal: "145", "3 → 768". */
static void say_pair(const double counts[2], struct sentence *out)
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
    say_frame(words, edit->frames[0], out);
    for (size_t i = 0; i < edit->count; i++) {
        const struct frame *frame = &words->fold->frames[edit->frames[i]];
        char *types[2] = {NULL, NULL};

        bool differ = frame->typed[0] != ACCOUNT_NONE &&
                      frame->typed[1] != ACCOUNT_NONE &&
                      differing_types(text_of(words, frame->typed[0]),
                                      text_of(words, frame->typed[1]), types);
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
        say_frames(words, &others, -1, false, out);
    }
}

static void say_shapes(const struct account_words *words, const struct edit *edit,
                       struct sentence *out)
{
    const struct frame *first = &words->fold->frames[edit->frames[0]];
    double factor = NAN;

    for (size_t i = 0; i < edit->count && !isfinite(factor); i++) {
        first = &words->fold->frames[edit->frames[i]];
        if (first->shape[0] != ACCOUNT_NONE && first->shape[1] != ACCOUNT_NONE)
            factor = edit_shape_factor(text_of(words, first->shape[0]),
                                       text_of(words, first->shape[1]));
    }
    sentence_text(out, "The shapes of inputs differ");
    if (isfinite(factor)) {
        sentence_text(out, ": those of ");
        sentence_name(out, text_of(words, first->name), text_of(words, first->name),
                      account_words_category(words, first));
        sentence_text(out, " are ");
        sentence_digits(out, factor);
        sentence_text(out, " times as large (");
        sentence_cut(out, text_of(words, first->shape[0]), SHAPE_BYTES);
        sentence_text(out, " → ");
        sentence_cut(out, text_of(words, first->shape[1]), SHAPE_BYTES);
        sentence_text(out, ")");
    } else {
        sentence_text(out, ": those of ");
        say_frame(words, edit->frames[0], out);
    }
    if (edit->count > 1) {
        sentence_text(out, ", and those of ");
        sentence_count(out, (double)(edit->count - 1));
        sentence_printf(out, " more operator%s change too",
                        sentence_plural((double)(edit->count - 1)));
    }
}

void account_words_edit(const struct account_words *words, const struct edit *edit,
                        struct sentence *out)
{
    switch (edit->kind) {
    case EDIT_NEW:
    case EDIT_GONE:
        say_one_sided(words, edit, out);
        break;
    case EDIT_REPLACED:
        say_frames(words, edit, 0, false, out);
        sentence_text(out, " → ");
        say_frames(words, edit, 1, false, out);
        sentence_text(out, ": replaced");
        break;
    case EDIT_SHAPES:
        say_shapes(words, edit, out);
        break;
    case EDIT_TYPES:
        say_types(words, edit, out);
        break;
    case EDIT_KERNELS:
        say_frame(words, edit->at, out);
        sentence_text(out, " launches other numbers of rows: ");
        say_frames(words, edit, -1, true, out);
        break;
    default:
        say_more(words, edit, out);
        break;
    }
}

/* ---- other lines ---- */

/* What a collective's exposed time is made of, as far as the ranks tell. */
static void say_split(const struct account_words *words, const struct line *line,
                      struct sentence *out)
{
    switch (account_words_communication(words, line)) {
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

static void say_kernel(const struct account_words *words, const struct line *line,
                       struct sentence *out)
{
    double change = line_change(words->account, line);
    const double rows[2] = {words->rows[0][line->name], words->rows[1][line->name]};

    entry_say_name(NULL, out, text_of(words, line->name), text_of(words, line->category),
                   true);
    uint32_t call = fold_call(words->fold, words->fold->of_place[line->places[0]]);
    if (call != 0 && !words->account->places[line->places[0]].elsewhere) {
        sentence_text(out, " in ");
        say_frame(words, call, out);
    }
    sentence_text(out, " takes ");
    say_amount(words, change, out);
    if (rows[0] > 0 && rows[1] > 0) {
        sentence_text(out, ": ");
        sentence_times(out, words->spent[0][line->name] / rows[0],
                       words->spent[1][line->name] / rows[1]);
        sentence_text(out, " per call, ");
        say_pair(rows, out);
        sentence_printf(out, " call%s%s", sentence_plural(rows[1]), per_step(words));
    }
    if (line->part == ACCOUNT_COMMUNICATION)
        say_split(words, line, out);
}

enum account_communication account_words_communication(const struct account_words *words,
                                                       const struct line *line)
{
    double change = line_change(words->account, line);

    if (line->kind != LINE_KERNEL || line->part != ACCOUNT_COMMUNICATION || change == 0)
        return COMMUNICATION_UNKNOWN;
    double longer = words->spent[1][line->name] - words->spent[0][line->name];
    if (longer / change < 0.5)
        return COMMUNICATION_OVERLAP;
    if (!isfinite(words->wait_change))
        return COMMUNICATION_UNKNOWN;
    return words->wait_change / change > words->transfer_change / change
               ? COMMUNICATION_WAITING
               : COMMUNICATION_TRANSFER;
}

/* The kernel of a call that has most time on one side and less on the other. */
static uint32_t main_row(const struct account_words *words, uint32_t call, int side)
{
    const struct fold *fold = words->fold;
    uint32_t best = ACCOUNT_NONE;
    double most = 0;

    for (uint32_t i = 1; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];
        double more = frame->spent[side] - frame->spent[1 - side];

        if (frame->sort == ACCOUNT_WORK && more > most &&
            fold->frames[fold_call(fold, i)].name == call) {
            most = more;
            best = i;
        }
    }
    return best;
}

static void say_replaced(const struct account_words *words, const struct line *line,
                         struct sentence *out)
{
    uint32_t rows[2] = {main_row(words, line->name, 0), main_row(words, line->name, 1)};

    if (rows[0] != ACCOUNT_NONE && rows[1] != ACCOUNT_NONE) {
        say_frame(words, rows[0], out);
        sentence_text(out, " was replaced by ");
        say_frame(words, rows[1], out);
        sentence_text(out, " in ");
    } else {
        sentence_text(out, "Other kernels run in ");
    }
    sentence_name(out, text_of(words, line->name), text_of(words, line->name), "cpu_op");
    sentence_text(out, ": ");
    say_amount(words, line_change(words->account, line), out);
}

/* The one instance of a module that holds nearly all of a line; else the class. */
static void say_instance(const struct account_words *words, const struct line *line,
                         struct sentence *out)
{
    const struct account *account = words->account;
    const struct account_place *place = &account->places[line->places[0]];
    const struct account_node *node = &account->nodes[place->node];
    double change = 0;

    for (int side = 0; side < 2; side++)
        if (account->samples[side] > 0)
            change += (side == 1 ? 1.0 : -1.0) * (double)place->ns[side] /
                      (double)account->samples[side];
    bool one = node->sort == ACCOUNT_MODULE &&
               change / line_change(account, line) >= INSTANCE_SHARE;
    sentence_name(out, text_of(words, one ? node->label : line->name),
                  text_of(words, node->label), text_of(words, node->category));
}

static void say_host(const struct account_words *words, const struct line *line,
                     struct sentence *out)
{
    const double calls[2] = {words->calls[0][line->name], words->calls[1][line->name]};

    if (words->device) {
        sentence_text(out, "The device waits ");
        say_amount(words, line_change(words->account, line), out);
        sentence_text(out, " while the host is in ");
    }
    say_instance(words, line, out);
    if (!words->device) {
        sentence_text(out, " itself takes ");
        say_amount(words, line_change(words->account, line), out);
    }
    if (calls[0] > 0 && calls[1] > 0) {
        sentence_text(out, ": ");
        sentence_times(out, words->itself[0][line->name] / calls[0],
                       words->itself[1][line->name] / calls[1]);
        sentence_text(out, " per call, ");
        say_pair(calls, out);
        sentence_printf(out, " call%s%s", sentence_plural(calls[1]), per_step(words));
    }
}

static void say_alike(const struct account_words *words, const struct line *line,
                      struct sentence *out)
{
    sentence_text(out,
                  line->on_device ? "All kernels take " : "All calls of the host take ");
    sentence_digits(out, line->factor);
    sentence_text(out, " times as long (half of their time: ");
    sentence_digits(out, line->low);
    sentence_text(out, " to ");
    sentence_digits(out, line->high);
    sentence_text(out,
                  line->on_device
                      ? "), which suggests the clock of the device or its power limit: "
                      : "), which suggests the processor, its clock, or what else "
                        "runs on the machine: ");
    say_amount(words, line_change(words->account, line), out);
}

static void say_hole(const struct account_words *words, const struct line *line,
                     struct sentence *out)
{
    sentence_text(out, words->device ? "The device waits " : "");
    say_amount(words, line_change(words->account, line), out);
    sentence_text(out, words->device ? " while the host is in no recorded call"
                                     : " pass in no recorded call");
    if (line->name != ACCOUNT_NONE) {
        sentence_text(out, ", after ");
        sentence_name(out, text_of(words, line->name), NULL, NULL);
    } else if (line->other != ACCOUNT_NONE) {
        sentence_text(out, ", before ");
        sentence_name(out, text_of(words, line->other), NULL, NULL);
    }
}

static void say_input(const struct account_words *words, const struct line *line,
                      struct sentence *out)
{
    uint32_t call = fold_call(words->fold, words->fold->of_place[line->places[0]]);

    sentence_text(out, words->device ? "The device waits " : "The input takes ");
    say_amount(words, line_change(words->account, line), out);
    sentence_text(out,
                  words->device ? " for input: the host is in " : ", most of it in ");
    say_frame(words, call, out);
}

static void say_rest(const struct account_words *words, const struct line *line,
                     struct sentence *out)
{
    const struct account *account = words->account;
    double gains = 0, losses = 0;

    for (size_t i = 0; i < line->count; i++) {
        const struct account_place *place = &account->places[line->places[i]];
        double change = 0;

        for (int side = 0; side < 2; side++)
            if (account->samples[side] > 0)
                change += (side == 1 ? 1.0 : -1.0) * (double)place->ns[side] /
                          (double)account->samples[side];
        *(change > 0 ? &gains : &losses) += change;
    }
    sentence_text(out, "Everything else (");
    sentence_count(out, (double)line->count);
    sentence_printf(out, " place%s: ", sentence_plural((double)line->count));
    sentence_time_change(out, gains);
    sentence_text(out, ", ");
    sentence_time_change(out, losses);
    sentence_text(out, ")");
}

void account_words_line(const struct account_words *words, const struct line *line,
                        struct sentence *out)
{
    double change = line_change(words->account, line);

    switch (line->kind) {
    case LINE_EDIT:
        account_words_edit(words, line->edit, out);
        sentence_text(out, ": ");
        say_amount(words, change, out);
        break;
    case LINE_KERNEL:
        say_kernel(words, line, out);
        break;
    case LINE_REPLACED:
        say_replaced(words, line, out);
        break;
    case LINE_HOST:
        say_host(words, line, out);
        break;
    case LINE_INPUT:
        say_input(words, line, out);
        break;
    case LINE_LAUNCH:
        sentence_text(out, "The device waits ");
        say_amount(words, change, out);
        sentence_text(out, " for launches, from their entry on");
        break;
    case LINE_WAIT:
        sentence_text(out, words->device ? "The device waits " : "");
        say_amount(words, change, out);
        sentence_text(out,
                      words->device ? " while the host waits in " : " pass in waiting: ");
        sentence_name(out, text_of(words, line->name), NULL, NULL);
        break;
    case LINE_HOLE:
        say_hole(words, line, out);
        break;
    case LINE_LATENCY:
        sentence_text(out, "The device waits ");
        say_amount(words, change, out);
        sentence_text(out, " although the host was in time: for the start of a launched "
                           "row, or for other streams");
        break;
    case LINE_UNKNOWN:
        sentence_text(out, "The device waits ");
        say_amount(words, change, out);
        sentence_text(out, "; no host rows say why");
        break;
    case LINE_ALIKE:
        say_alike(words, line, out);
        break;
    default:
        say_rest(words, line, out);
        return;
    }
    say_booked(words, line, out);
    if (line->rank >= 0) {
        sentence_printf(out, "; on rank %lld alone: ", (long long)line->rank);
        say_amount(words, line->rank_change, out);
    }
}

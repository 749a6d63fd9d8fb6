/* See line_words.h. */
#include "diagnosis/line_words.h"
#include "diagnosis/entry.h"
#include "diagnosis/kernel_words.h"
#include "diagnosis/long_calls.h"
#include "diagnosis/replaced_words.h"

#include <math.h>
#include <string.h>

/* A module whose instance holds this part of a line is named as that instance. */
#define INSTANCE_SHARE 0.8

/* Where the calls themselves take less than this part of what the device waits more in
 * them, they were hidden before. */
#define HIDDEN_SHARE 0.1

/* A line says how much of it fills queues again, from this part of it on. */
#define REFILL_SHARE 0.1

/* ns a sample */
static double place_change(const struct account *account, uint32_t at)
{
    double change = 0;

    for (int side = 0; side < 2; side++)
        if (account->samples[side] > 0)
            change += (side == 1 ? 1.0 : -1.0) * (double)account->places[at].ns[side] /
                      (double)account->samples[side];
    return change;
}

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
    if (words->brief)
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
    double change = place_change(account, line->places[0]);
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
        sentence_printf(out, words->brief ? " time passes %s" : " pass %s", alone);
    if (words->brief)
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
        refill += after != 0 ? place_change(account, line->places[i]) : 0;
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
        double change = place_change(account, line->places[i]);

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
}

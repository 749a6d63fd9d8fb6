/* See slow_words.h. */
#include "diagnosis/slow_words.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"

#include <math.h>

/* More of the change of a line than this: its sentence has a second amount. */
#define WITHOUT_SHARE 0.5

/* Adds the number of a step to the entry. */
static bool add_step(const struct explainer *explainer, const struct slow_step *step,
                     json_t *entry)
{
    const struct compare_result *result = explainer->result;
    const struct trace_step *at =
        &result->view[step->side]
             .steps[result->selection[step->side].steps[step->sample]]
             .step;

    return at->pseudo || json_array_append_new(json_object_get(entry, "steps"),
                                               json_integer((json_int_t)at->number)) == 0;
}

static void say_slow_place(const struct explainer *explainer,
                           const struct slow_step *step, struct sentence *text)
{
    const struct account *account = &explainer->account;
    const struct account_place *place =
        step->place == ACCOUNT_NONE ? NULL : &account->places[step->place];

    if (place == NULL || place->sort == ACCOUNT_NOT_TOLD || place->node == 0) {
        if (place != NULL && place->after != ACCOUNT_NONE) {
            sentence_text(text, ", in no recorded call before ");
            sentence_name(text, strings_text(&account->names, place->after), NULL, NULL);
        }
        return;
    }
    sentence_text(text, ", ");
    if (step->place_extra < step->extra) {
        sentence_time(text, step->place_extra);
        sentence_text(text, " of it");
    } else {
        sentence_text(text, "all of it");
    }
    sentence_text(text,
                  place->sort == ACCOUNT_HOLE ? " in no recorded call inside " : " in ");
    sentence_name(text, strings_text(&account->names, account->nodes[place->node].name),
                  NULL, NULL);
}

bool slow_words_say(const struct explainer *explainer, const struct slow_step *step,
                    json_t *sentences)
{
    const struct compare_result *result = explainer->result;
    const struct trace_step *at =
        &result->view[step->side]
             .steps[result->selection[step->side].steps[step->sample]]
             .step;
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {.kind = CAUSE_SINGLE_STEPS,
                                    .certainty = step->is_sure ? "sure" : "likely",
                                    .change =
                                        step->side == 1 ? step->extra : -step->extra,
                                    .share = NAN,
                                    .part = WATERFALL_PARTS};

    sentence_init(&text);
    sentence_printf(&text, "In the %s, ", step->side == 1 ? "test" : "control");
    if (at->pseudo)
        sentence_text(&text, "one recording");
    else
        sentence_printf(&text, "step %lld", (long long)at->number);
    bool alone = explainer->slow.steps[step->side] == 1;
    sentence_text(&text, alone ? " alone took " : " took ");
    sentence_time(&text, step->extra);
    sentence_printf(&text, " more than the %s", alone ? "others" : "median");
    say_slow_place(explainer, step, &text);
    json_t *entry = entry_finish(&head, &text);
    return entry_keep(sentences, entry,
                      entry != NULL && add_step(explainer, step, entry));
}

/* Whether a sample is one of a slow step. */
static bool is_slow(const struct explainer *explainer, int side, uint32_t sample)
{
    const uint32_t *of = explainer->result->observations.of[side];

    for (size_t i = 0; i < explainer->slow.count; i++) {
        const struct slow_step *step = &explainer->slow.list[i];

        if (step->side == side && of[step->sample] == of[sample])
            return true;
    }
    return false;
}

/* ns a sample of a side, of those that are of no slow step. */
static double mean_without(const struct explainer *explainer, const struct line *line,
                           int side)
{
    const struct account *account = &explainer->account;
    double ns = 0;
    size_t samples = 0;

    for (uint32_t i = 0; i < account->samples[side]; i++)
        samples += !is_slow(explainer, side, i);
    for (size_t i = 0; i < line->count; i++) {
        size_t count;
        const struct sum *cells = sums_of(&account->time[side], line->places[i], &count);

        for (size_t k = 0; k < count; k++)
            if (!is_slow(explainer, side, cells[k].sample))
                ns += (double)cells[k].sum;
    }
    return samples > 0 ? ns / (double)samples : 0;
}

static double change_without(const struct explainer *explainer, const struct line *line)
{
    return mean_without(explainer, line, 1) - mean_without(explainer, line, 0);
}

double slow_words_share(const struct explainer *explainer, const struct line *line)
{
    double change = line_change(&explainer->account, line);

    return explainer->slow.count == 0 || change == 0
               ? 0
               : 1 - change_without(explainer, line) / change;
}

void slow_words_without(const struct explainer *explainer, const struct line *line,
                        struct sentence *out)
{
    if (line->rank >= 0 || fabs(slow_words_share(explainer, line)) <= WITHOUT_SHARE)
        return;
    sentence_text(out, "; without the slow steps ");
    account_words_amount(&explainer->words, change_without(explainer, line), out);
}

/* See slow_words.h. */
#include "diagnosis/slow_words.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"

#include <math.h>

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
    sentence_text(&text, " alone took ");
    sentence_time(&text, step->extra);
    sentence_text(&text, " more than the others");
    say_slow_place(explainer, step, &text);
    json_t *entry = entry_finish(&head, &text);
    return entry_keep(sentences, entry,
                      entry != NULL && add_step(explainer, step, entry));
}

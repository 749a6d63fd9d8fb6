/* See answer.h. */
#include "answer/answer.h"

#include "analysis/compare/comparability.h"
#include "answer/verdict_sentences.h"
#include "diagnosis/entry.h"
#include "diagnosis/limit.h"
#include "diagnosis/none.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the verdict ---- */

static bool make_verdict(struct answer *answer)
{
    const struct compare_result *result = answer->result;
    struct answer_verdict *out = &answer->verdict;
    struct sentence *all[] = {&out->words, &out->range, &out->shift, &out->basis,
                              &out->limits};
    bool fine = true;

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        sentence_init(all[i]);
    if (comparability_is_same(result)) {
        sentence_text(&out->words, "the same steps on both sides");
        sentence_text(&out->range, "The same steps on both sides.");
        return !sentence_failed(&out->words) && !sentence_failed(&out->range);
    }
    verdict_say(&result->verdict, &out->words);
    verdict_say_range(&result->verdict, &out->range);
    verdict_say_shift(&result->verdict, &out->shift);
    verdict_say_basis(&result->verdict, &out->basis);
    verdict_say_limits(result->step_time, &out->limits);
    out->caution =
        result->one_recording && result->verdict.has_interval
            ? "One recording per side: the change includes what differs between any two "
              "recordings (clocks, other jobs on the machine, another node). Record each "
              "side several times."
            : NULL;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        fine = fine && !sentence_failed(all[i]);
    return fine;
}

/* ---- the account ---- */

/* ns of a step, from the sum over all samples of a side. */
static double time_of(const json_t *account, const json_t *line, enum pair_side side)
{
    static const char *const ns[] = {"control_ns", "test_ns"};
    static const char *const samples[] = {"control_samples", "test_samples"};

    return json_number_value(json_object_get(line, ns[side])) /
           fmax(1, json_number_value(json_object_get(account, samples[side])));
}

static bool make_lines(struct answer *answer)
{
    const json_t *account = answer->result->account;
    const json_t *list = json_object_get(account, "lines");
    double largest = 0;

    answer->lines = calloc(json_array_size(list) + 1, sizeof *answer->lines);
    if (answer->lines == NULL)
        return false;
    for (size_t i = 0;
         i < json_array_size(list) && !comparability_is_same(answer->result); i++) {
        const json_t *entry = json_array_get(list, i);
        struct answer_line *line = &answer->lines[answer->line_count++];

        *line = (struct answer_line){.kind = entry_word(entry, "kind"),
                                     .certainty = entry_word(entry, "certainty"),
                                     .time = {time_of(account, entry, PAIR_CONTROL),
                                              time_of(account, entry, PAIR_TEST)}};
        line->is_sure = strcmp(line->certainty, "sure") == 0 ||
                        strcmp(line->certainty, "likely") == 0;
        line->change = line->time[PAIR_TEST] - line->time[PAIR_CONTROL];
        largest = fmax(largest, fabs(line->change));
        sentence_init(&line->words);
        entry_read(entry, &line->words);
        if (sentence_failed(&line->words))
            return false;
    }
    for (size_t i = 0; i < answer->line_count; i++)
        answer->lines[i].part = largest > 0 ? answer->lines[i].change / largest : 0;
    return true;
}

/* ---- the diagnosis ---- */

/* The line that a sentence tells; NULL: none. */
static const struct answer_line *line_of(struct answer *answer, const json_t *entry)
{
    const json_t *index = json_object_get(entry, "line");
    json_int_t at = json_integer_value(index);

    if (!json_is_integer(index) || at < 0 || (size_t)at >= answer->line_count)
        return NULL;
    answer->lines[at].is_told = true;
    return &answer->lines[at];
}

/* A number of an entry, or NaN. */
static double number_of(const json_t *entry, const char *key)
{
    const json_t *number = json_object_get(entry, key);

    return json_is_number(number) ? json_number_value(number) : NAN;
}

static bool says_limit(const struct answer *answer)
{
    for (size_t i = 0; i < answer->sentence_count; i++)
        if (strcmp(answer->sentences[i].kind, cause_kind_name(SENTENCE_LIMIT)) == 0)
            return true;
    return false;
}

static bool make_sentences(struct answer *answer)
{
    const json_t *list = answer->result->diagnosis;

    answer->sentences = calloc(json_array_size(list) + 1, sizeof *answer->sentences);
    if (answer->sentences == NULL)
        return false;
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *entry = json_array_get(list, i);
        struct answer_sentence *out = &answer->sentences[answer->sentence_count++];

        *out = (struct answer_sentence){.kind = entry_word(entry, "kind"),
                                        .certainty = entry_word(entry, "certainty"),
                                        .is_cause = !limit_is_sentence(entry),
                                        .change = 1000 * number_of(entry, "change"),
                                        .share = number_of(entry, "share"),
                                        .line = line_of(answer, entry),
                                        .entry = entry};
        sentence_init(&out->words);
        entry_read(entry, &out->words);
        if (sentence_failed(&out->words))
            return false;
    }
    answer->none = diagnosis_none_words(answer->result);
    if (says_limit(answer) || sentence_is_empty(&answer->verdict.limits))
        return true;
    struct answer_sentence *limit = &answer->sentences[answer->sentence_count++];
    *limit = (struct answer_sentence){.kind = cause_kind_name(SENTENCE_LIMIT),
                                      .certainty = "untested",
                                      .change = NAN,
                                      .share = NAN};
    sentence_init(&limit->words);
    sentence_append(&limit->words, &answer->verdict.limits);
    return !sentence_failed(&limit->words);
}

/* ---- notes ---- */

static bool is_said(const struct answer *answer, const char *text)
{
    for (size_t i = 0; i < answer->sentence_count; i++)
        if (strcmp(sentence_words(&answer->sentences[i].words), text) == 0)
            return true;
    return false;
}

static void make_notes(struct answer *answer)
{
    struct comparability *notes = &answer->notes;

    comparability_judge(answer->result, notes);
    for (size_t i = 0; i < notes->count; i++)
        notes->notes[i].said = is_said(answer, notes->notes[i].text);
}

/* ---- the whole ---- */

int answer_make(const struct compare_result *result, struct answer *out,
                struct error *error)
{
    *out = (struct answer){.result = result};
    if (!make_verdict(out) || !make_lines(out) || !make_sentences(out))
        return error_set_memory(error);
    make_notes(out);
    return answer_table_of_step(result, &out->step) &&
                   answer_table_of_operators(result, &out->operators) &&
                   answer_table_of_replacements(result, &out->replacements) &&
                   answer_table_of_rows(result, &out->rows)
               ? 0
               : error_set_memory(error);
}

void answer_free(struct answer *answer)
{
    struct answer_verdict *verdict = &answer->verdict;

    sentence_free(&verdict->words);
    sentence_free(&verdict->range);
    sentence_free(&verdict->shift);
    sentence_free(&verdict->basis);
    sentence_free(&verdict->limits);
    for (size_t i = 0; i < answer->sentence_count; i++)
        sentence_free(&answer->sentences[i].words);
    free(answer->sentences);
    for (size_t i = 0; i < answer->line_count; i++)
        sentence_free(&answer->lines[i].words);
    free(answer->lines);
    answer_table_free(&answer->step);
    answer_table_free(&answer->operators);
    answer_table_free(&answer->replacements);
    answer_table_free(&answer->rows);
    *answer = (struct answer){.result = NULL};
}

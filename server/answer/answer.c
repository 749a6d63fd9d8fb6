/* See answer.h. */
#include "answer/answer.h"

#include "analysis/compare/comparability.h"
#include "answer/answer_classes.h"
#include "answer/answer_tables.h"
#include "answer/verdict_sentences.h"
#include "diagnosis/entry.h"
#include "diagnosis/limit.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the verdict ---- */

static bool make_verdict(struct answer *answer)
{
    const struct compare_result *result = answer->result;
    struct answer_verdict *out = &answer->verdict;
    struct sentence *all[] = {&out->words, &out->range, &out->basis, &out->limits,
                              &out->recorded};
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
    verdict_say_basis(&result->verdict, &out->basis);
    verdict_say_limits(result->step_time, &out->limits);
    verdict_say_recorded(result, &out->recorded);
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

/* The lines of the account; NULL: a set and itself has none to show. */
static const json_t *lines_of(const struct answer *answer)
{
    return comparability_is_same(answer->result)
               ? NULL
               : json_object_get(answer->result->account, "lines");
}

static bool make_lines(struct answer *answer)
{
    const json_t *account = answer->result->account, *list = lines_of(answer);
    size_t count = json_array_size(list);
    double largest = 0;

    answer->lines = calloc(count + 1, sizeof *answer->lines);
    for (size_t i = 0; answer->lines != NULL && i < count; i++) {
        const json_t *entry = json_array_get(list, i);
        const char *certainty = entry_word(entry, "certainty");
        struct answer_line *line = &answer->lines[i];

        line->is_sure =
            strcmp(certainty, "sure") == 0 || strcmp(certainty, "likely") == 0;
        line->change =
            time_of(account, entry, PAIR_TEST) - time_of(account, entry, PAIR_CONTROL);
        largest = fmax(largest, fabs(line->change));
    }
    for (size_t i = 0; answer->lines != NULL && i < count; i++)
        answer->lines[i].part = largest > 0 ? answer->lines[i].change / largest : 0;
    return answer->lines != NULL;
}

/* ---- what is said ---- */

/* A number of an entry, or NaN. */
static double number_of(const json_t *entry, const char *key)
{
    const json_t *number = json_object_get(entry, key);

    return json_is_number(number) ? json_number_value(number) : NAN;
}

/* Adds an item; the caller adds its words. */
static struct answer_item *add_item(struct answer *answer, enum answer_role role,
                                    const char *kind, const char *certainty)
{
    struct answer_item *item = &answer->items[answer->item_count++];

    *item = (struct answer_item){
        .role = role, .kind = kind, .certainty = certainty, .change = NAN, .share = NAN};
    sentence_init(&item->words);
    return item;
}

/* The sentences of the diagnosis that are causes, or those on limits. */
static bool add_sentences(struct answer *answer, enum answer_role role)
{
    const json_t *list = answer->result->diagnosis;
    size_t lines = json_array_size(lines_of(answer)), number = 0;

    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *entry = json_array_get(list, i);
        const json_t *line = json_object_get(entry, "line");

        if (limit_is_sentence(entry) != (role == ANSWER_LIMIT))
            continue;
        struct answer_item *item = add_item(answer, role, entry_word(entry, "kind"),
                                            entry_word(entry, "certainty"));
        item->number = ++number;
        item->entry = entry;
        item->change = 1000 * number_of(entry, "change");
        item->share = number_of(entry, "share");
        if (json_is_integer(line) && (size_t)json_integer_value(line) < lines) {
            answer->lines[json_integer_value(line)].is_told = true;
            item->line = &answer->lines[json_integer_value(line)];
        }
        entry_read(entry, &item->words);
        if (sentence_failed(&item->words))
            return false;
    }
    return true;
}

static bool add_rest(struct answer *answer)
{
    const json_t *list = lines_of(answer);

    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *entry = json_array_get(list, i);

        if (answer->lines[i].is_told)
            continue;
        struct answer_item *item =
            add_item(answer, ANSWER_REST, entry_word(entry, "kind"),
                     entry_word(entry, "certainty"));
        item->number = i + 1;
        item->line = &answer->lines[i];
        item->change = item->line->change;
        entry_read(entry, &item->words);
        if (sentence_failed(&item->words))
            return false;
    }
    return true;
}

/* What the verdict says of the limits, if the diagnosis says nothing. */
static bool add_limit(struct answer *answer)
{
    const char *kind = cause_kind_name(SENTENCE_LIMIT);

    for (size_t i = 0; i < answer->item_count; i++)
        if (strcmp(answer->items[i].kind, kind) == 0)
            return true;
    if (sentence_is_empty(&answer->verdict.limits))
        return true;
    struct answer_item *item = add_item(answer, ANSWER_LIMIT, kind, "untested");
    sentence_append(&item->words, &answer->verdict.limits);
    return !sentence_failed(&item->words);
}

static bool make_items(struct answer *answer)
{
    size_t most = json_array_size(answer->result->diagnosis) +
                  json_array_size(lines_of(answer)) + 1;

    answer->items = calloc(most, sizeof *answer->items);
    answer->none = answer->result->request.diagnosis && answer->result->diagnosis == NULL
                       ? "The search for causes took too long and was stopped."
                       : NULL;
    return answer->items != NULL && add_sentences(answer, ANSWER_CAUSE) &&
           add_rest(answer) && add_sentences(answer, ANSWER_LIMIT) && add_limit(answer);
}

/* ---- notes ---- */

static bool is_said(const struct answer *answer, const char *text)
{
    for (size_t i = 0; i < answer->item_count; i++)
        if (strcmp(sentence_words(&answer->items[i].words), text) == 0)
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
    if (!make_verdict(out) || !make_lines(out) || !make_items(out))
        return error_set_memory(error);
    make_notes(out);
    return answer_table_of_step(result, &out->step) &&
                   answer_table_of_classes(result, &out->classes) &&
                   answer_table_of_operators(result, &out->operators) &&
                   answer_table_of_replacements(result, &out->replacements) &&
                   answer_table_of_rows(result, &out->rows)
               ? 0
               : error_set_memory(error);
}

void answer_commits_free(struct answer_commits *commits)
{
    free(commits->only[0]);
    free(commits->only[1]);
    *commits = (struct answer_commits){0};
}

void answer_free(struct answer *answer)
{
    struct answer_verdict *verdict = &answer->verdict;

    answer_commits_free(&answer->commits);

    sentence_free(&verdict->words);
    sentence_free(&verdict->range);
    sentence_free(&verdict->basis);
    sentence_free(&verdict->limits);
    sentence_free(&verdict->recorded);
    for (size_t i = 0; i < answer->item_count; i++)
        sentence_free(&answer->items[i].words);
    free(answer->items);
    free(answer->lines);
    answer_table_free(&answer->step);
    answer_table_free(&answer->classes);
    answer_table_free(&answer->operators);
    answer_table_free(&answer->replacements);
    answer_table_free(&answer->rows);
    *answer = (struct answer){.result = NULL};
}

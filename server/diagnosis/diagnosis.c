/* See diagnosis.h. The order: are the sides alike? odd steps; what moved without moving
 * the step; then causes, taken greedily. */
#include "diagnosis/diagnosis.h"

#include "analysis/compare/comparability.h"
#include "analysis/compare/observations.h"
#include "analysis/compare/recorded.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "diagnosis/contributors.h"
#include "diagnosis/layer.h"
#include "diagnosis/limit.h"
#include "diagnosis/memory_peak.h"
#include "diagnosis/operators.h"
#include "diagnosis/phase_change.h"
#include "diagnosis/sentences.h"
#include "diagnosis/study_rank.h"
#include "store/cache.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#define CACHE_WORTH_NS 5000000
/* The part of a comparison's time that this may use; after it, the answer has no
 * diagnosis. */
#define PART_NS ((int64_t)20 * 1000000000)
/* Bars that cancel must move by this part of the step. */
#define HIDDEN_MIN 0.01
#define CANCELLING_MIN 0.01
static void diagnosis_free(struct diagnosis *diagnosis)
{
    observations_free(&diagnosis->observations);
    odd_steps_free(&diagnosis->odd);
    sides_plan_free(&diagnosis->plans[0]);
    sides_plan_free(&diagnosis->plans[1]);
    json_decref(diagnosis->sentences);
    free(diagnosis->said);
    sentence_free(&diagnosis->meanwhile);
}

static bool say_cause(struct diagnosis *diagnosis, const struct study *study,
                      size_t which)
{
    const struct cause *cause = &study->causes.list[which];
    struct words_context words = diagnosis->words;
    size_t common = study->causes.count;
    bool fine = true;

    words.collectives = &diagnosis->collectives;
    if (cause->kind == CAUSE_WAITING) {
        common = diagnosis->common;
        words.meanwhile = &diagnosis->meanwhile;
    }
    if (common < study->causes.count && !diagnosis->said[common]) {
        fine = sentences_add_cause(diagnosis->sentences, &words,
                                   &study->causes.list[common]);
        diagnosis->said[common] = true;
    }
    if (fine && !diagnosis->said[which])
        fine = sentences_add_cause(diagnosis->sentences, &words, cause);
    diagnosis->said[which] = true;
    return fine;
}

/* ---- what sentences on communication need ---- */

/* Without the split, the sentences only lack these numbers. */
static int split_collectives(struct diagnosis *diagnosis, struct error *error)
{
    /* The split counts all steps, other numbers no odd steps. */
    if (diagnosis->plans[0].odd_count > 0 || diagnosis->plans[1].odd_count > 0)
        return 0;
    int failed =
        collectives_split_make(diagnosis->store, diagnosis->result, &diagnosis->budget,
                               &diagnosis->collectives, error);
    return failed == -ERROR_LIMIT ? 0 : failed;
}

static int look_at_ranks(struct diagnosis *diagnosis, const struct study *study,
                         struct error *error)
{
    bool splits = false;

    diagnosis->common = study->causes.count;
    for (size_t i = 0; i < diagnosis->chosen_count; i++) {
        const struct cause *cause = &study->causes.list[diagnosis->chosen[i]];
        size_t share;

        splits |= cause->kind == CAUSE_WAITING || cause->kind == CAUSE_TRANSFER;
        if (cause->kind != CAUSE_WAITING)
            continue;
        int failed = study_describe_rank(diagnosis, study, cause, &diagnosis->meanwhile,
                                         &diagnosis->common, &share, error);
        if (failed != 0)
            return failed;
        if (sentence_failed(&diagnosis->meanwhile))
            return error_set_memory(error);
        if (share < study->causes.count) /* the sentence on the rank covers it */
            diagnosis->said[share] = true;
    }
    return splits ? split_collectives(diagnosis, error) : 0;
}

/* ---- movement without a change ---- */

static bool say_hidden(struct diagnosis *diagnosis, struct study *study)
{
    const struct cause *busy = &study->causes.list[study->busy];
    const struct cause *idle = &study->causes.list[study->idle];
    double smaller = fmin(fabs(busy->change), fabs(idle->change));

    if (step_limit_of(&diagnosis->result->step_time[PAIR_TEST]) == STEP_LIMIT_DEVICE ||
        busy->certainty != CAUSE_SURE || idle->certainty != CAUSE_SURE ||
        busy->change * idle->change >= 0 || smaller < HIDDEN_MIN * study->books.step[0] ||
        fabs(busy->change + idle->change) > 0.35 * smaller)
        return true;
    /* The idle time is a consequence, not a separate cause. */
    for (uint32_t i = 0; i < study->books.count; i++)
        if (study->books.items[i].idle && study->books.items[i].left * idle->change > 0)
            study->books.items[i].left = 0;
    return sentences_add_hidden(diagnosis->sentences, &diagnosis->words, busy->change,
                                idle->change);
}

/* The largest pair of chosen causes of one bar that cancel, if that says more than the
 * change of the step itself. */
static bool say_cancelling(struct diagnosis *diagnosis, const struct study *study,
                           json_t *out)
{
    double least = CANCELLING_MIN * study->books.step[0], largest = 0;
    double step = fabs(study->books.step[1] - study->books.step[0]);
    const struct cause *pair[2] = {NULL, NULL};

    for (size_t i = 0; i < diagnosis->chosen_count; i++)
        for (size_t k = 0; k < diagnosis->chosen_count; k++) {
            const struct cause *more = &study->causes.list[diagnosis->chosen[i]];
            const struct cause *less = &study->causes.list[diagnosis->chosen[k]];
            double smaller = fmin(more->change, -less->change);
            double larger = fmax(more->change, -less->change);

            if (more->part != less->part || more->part == WATERFALL_PARTS ||
                more->certainty != CAUSE_SURE || less->certainty != CAUSE_SURE ||
                smaller < least || smaller < 0.5 * step || smaller < 0.5 * larger ||
                smaller <= largest)
                continue;
            largest = smaller;
            pair[0] = more;
            pair[1] = less;
        }
    return pair[0] == NULL ||
           sentences_add_cancelling(out, &diagnosis->words, pair[0], pair[1]);
}

static bool say_odd_steps(struct diagnosis *diagnosis, const struct study *study)
{
    for (int side = 1; side >= 0; side--) {
        const struct sides_plan *plan = &diagnosis->plans[side];
        struct odd_step odd[SIDES_ODD_MAX];

        for (size_t i = 0; i < plan->odd_count; i++)
            odd_steps_explain(diagnosis->result, &diagnosis->observations, plan,
                              &diagnosis->odd, &study->books, side, i, &odd[i]);
        if (plan->odd_count > 0 &&
            !sentences_add_odd_steps(diagnosis->sentences, &diagnosis->words,
                                     &diagnosis->odd, side, odd, plan->odd_count))
            return false;
    }
    return true;
}

static bool say_not_alike(struct diagnosis *diagnosis)
{
    static const char *const kinds[] = {"device_rows_differ", "devices_differ",
                                        "world_size_differs", "few_shared_kernels"};
    struct comparability notes = {.count = 0};

    comparability_judge(diagnosis->result, &notes);
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
        for (size_t i = 0; i < notes.count; i++)
            if (strcmp(notes.notes[i].kind, kinds[k]) == 0)
                return sentences_add_text(diagnosis->sentences, CAUSE_NOT_ALIKE,
                                          notes.notes[i].text);
    return true;
}

/* If only one side recorded device work, any cause would be one of the recording. */
static bool lacks_device(const struct compare_result *result)
{
    struct recorded_facts sides[2];

    recorded_read(result, PAIR_CONTROL, &sides[PAIR_CONTROL]);
    recorded_read(result, PAIR_TEST, &sides[PAIR_TEST]);
    return sides[PAIR_CONTROL].device_rows != sides[PAIR_TEST].device_rows;
}

/* ---- the whole ---- */

static bool all_pseudo(const struct compare_result *result)
{
    return result->selection[0].number_count == 0 &&
           result->selection[1].number_count == 0;
}

static int prepare(struct diagnosis *diagnosis, struct error *error)
{
    const struct compare_result *result = diagnosis->result;
    const struct set_view *const views[2] = {&result->view[0], &result->view[1]};
    const struct selection *const selections[2] = {&result->selection[0],
                                                   &result->selection[1]};
    int failed = observations_make(views, selections, &diagnosis->observations, error);

    if (failed != 0)
        return failed;
    diagnosis->sentences = json_array();
    if (diagnosis->sentences == NULL ||
        !odd_steps_find(result, &diagnosis->observations, &diagnosis->odd))
        return error_set_memory(error);
    for (int side = 0; side < 2; side++)
        if (!sides_plan_make(diagnosis->observations.count[side],
                             diagnosis->odd.odd[side], &diagnosis->plans[side]))
            return error_set_memory(error);
    return 0;
}

/* Adds causes that cancel, then the chosen causes. */
static int say_chosen(struct diagnosis *diagnosis, const struct study *study,
                      struct error *error)
{
    int failed = look_at_ranks(diagnosis, study, error);

    if (failed != 0)
        return failed;
    if (!say_cancelling(diagnosis, study, diagnosis->sentences))
        return error_set_memory(error);
    for (size_t i = 0; i < diagnosis->chosen_count &&
                       json_array_size(diagnosis->sentences) < DIAGNOSIS_MAX;
         i++)
        if (!say_cause(diagnosis, study, diagnosis->chosen[i]))
            return error_set_memory(error);
    return 0;
}

/* How many ranks the books have, if each has one file that was read and all have equally
 * many steps; else 0. */
static size_t ranks_of(const struct diagnosis *diagnosis, const struct study *study,
                       int side)
{
    const struct selection *selection = &diagnosis->result->selection[side];
    size_t ranks = selection->rank_count, numbers = selection->number_count;

    return study->ledgers[side].files == ranks &&
                   selection->step_count == ranks * (numbers > 0 ? numbers : 1)
               ? ranks
               : 0;
}

static int diagnose(struct diagnosis *diagnosis, struct error *error)
{
    CLEANUP(study_free) struct study study = {0};
    int result = prepare(diagnosis, error);

    if (result != 0)
        return result;
    if (diagnosis->plans[0].typical == 0 || diagnosis->plans[1].typical == 0)
        return 0;
    if (lacks_device(diagnosis->result))
        return say_not_alike(diagnosis) ? 0 : error_set_memory(error);
    result = study_make(diagnosis, false, 0, &study, error);
    if (result != 0)
        return result;
    double change = study.books.step[1] - study.books.step[0];
    diagnosis->said = calloc(study.causes.count + 1, sizeof *diagnosis->said);
    if (diagnosis->said == NULL)
        return error_set_memory(error);
    diagnosis->words = (struct words_context){
        .result = diagnosis->result,
        .books = &study.books,
        .steps = !all_pseudo(diagnosis->result),
        .device = books_have_device(&study.books),
        .change = study_step_is_sure(diagnosis->result) ? change : NAN,
        .ranks = diagnosis->result->selection[1].rank_count,
        .ranks_of = {ranks_of(diagnosis, &study, 0), ranks_of(diagnosis, &study, 1)}};
    if (!say_not_alike(diagnosis) || !say_odd_steps(diagnosis, &study) ||
        !say_hidden(diagnosis, &study) ||
        !study_choose(diagnosis, &study, DIAGNOSIS_MAX, diagnosis->chosen,
                      &diagnosis->chosen_count))
        return error_set_memory(error);
    study_order(diagnosis, &study);
    return say_chosen(diagnosis, &study, error);
}

/* ---- kept answers ---- */

/* All that the sentences depend on, beyond the two sets. False for lack of memory. */
static bool make_key(const struct compare_result *result, const char *what, char *key,
                     size_t size)
{
    XXH64_hash_t hash =
        result->request.use_short_name + 2 * (XXH64_hash_t)result->request.aliases;

    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];
        CLEANUP_FREE uint64_t *steps = calloc(selection->step_count + 1, sizeof *steps);

        if (steps == NULL)
            return false;
        for (size_t i = 0; i < selection->step_count; i++)
            steps[i] = selection->steps[i];
        hash = XXH3_64bits_withSeed(steps, selection->step_count * sizeof *steps,
                                    hash + selection->step_count);
    }
    snprintf(key, size, "%s%016llx", what, (unsigned long long)hash);
    return true;
}

static json_t *take_kept(const struct store *store, const struct cache_key *key)
{
    CLEANUP_BUFFER struct buffer kept;

    buffer_init(&kept, CACHE_ANSWER_MAX + 64);
    if (!cache_read(store, key, &kept) || kept.length == 0)
        return NULL;
    json_t *sentences = json_loadb(kept.bytes, kept.length, 0, NULL);
    if (json_is_array(sentences))
        return sentences;
    json_decref(sentences);
    return NULL;
}

static void keep(const struct store *store, const struct cache_key *key,
                 const json_t *sentences)
{
    CLEANUP_BUFFER struct buffer answer;
    CLEANUP_FREE char *text = json_dumps(sentences, JSON_COMPACT);

    buffer_init(&answer, CACHE_ANSWER_MAX);
    if (text == NULL)
        return;
    buffer_append_text(&answer, text);
    if (!buffer_failed(&answer))
        cache_write(store, key, &answer);
}

int diagnosis_make(struct store *store, const struct compare_result *result, json_t **out,
                   struct error *error)
{
    int64_t start_ns = clock_monotonic_ns();
    CLEANUP(diagnosis_free)
    struct diagnosis diagnosis = {
        .store = store,
        .result = result,
        .budget = {.wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget}};
    char text[64];

    *out = NULL;
    sentence_init(&diagnosis.meanwhile);
    budget_begin(&diagnosis.budget);
    if (!make_key(result, "diagnosis", text, sizeof text))
        return error_set_memory(error);
    const struct cache_key key = {result->view[PAIR_CONTROL].id,
                                  result->view[PAIR_TEST].id, text};
    *out = take_kept(store, &key);
    if (*out != NULL)
        return 0;
    int failed = diagnose(&diagnosis, error);
    int over = budget_look(&diagnosis.budget, error);
    if (failed != 0 || over != 0)
        return over != 0 ? over : failed;
    *out = TAKE_PTR(diagnosis.sentences);
    if (clock_monotonic_ns() - start_ns > CACHE_WORTH_NS)
        keep(store, &key, *out);
    return 0;
}

/* The sentences on the layer and on memory, which are kept like the others. */
static int add_layer(struct store *store, struct compare_result *result,
                     struct error *error)
{
    int64_t start_ns = clock_monotonic_ns();
    char text[64];

    if (result->diagnosis == NULL)
        result->diagnosis = json_array();
    if (result->diagnosis == NULL || !make_key(result, "layer", text, sizeof text))
        return error_set_memory(error);
    const struct cache_key key = {result->view[PAIR_CONTROL].id,
                                  result->view[PAIR_TEST].id, text};
    json_t *sentences = take_kept(store, &key);
    int failed = 0;
    if (sentences == NULL) {
        sentences = json_array();
        failed = sentences == NULL ? error_set_memory(error)
                                   : layer_add(store, result, sentences, error);
        if (failed == 0)
            failed = memory_peak_add(store, result, sentences, error);
        if (failed == 0)
            failed = phase_change_add(store, result, sentences, error);
        if (failed == 0 && clock_monotonic_ns() - start_ns > CACHE_WORTH_NS)
            keep(store, &key, sentences);
    }
    if (failed == 0 && json_array_extend(result->diagnosis, sentences) != 0)
        failed = error_set_memory(error);
    json_decref(sentences);
    return failed;
}

static bool wants_operators(const struct compare_result *result)
{
    enum compare_operators wanted = result->request.operators;

    return wanted == OPERATORS_ALWAYS ||
           (wanted == OPERATORS_AUTO && recorded_few_shared(&result->recorded));
}

int diagnosis_add(struct store *store, struct compare_result *result, struct error *error)
{
    struct error failure = {0};
    int failed = 0;

    if (result->diagnosis != NULL)
        return 0;
    if (result->request.diagnosis)
        failed = diagnosis_make(store, result, &result->diagnosis, &failure);
    if (failed == 0 && result->request.layers)
        failed = add_layer(store, result, &failure);
    if (failed == 0 && result->request.diagnosis && result->diagnosis != NULL)
        failed = limit_add(result, result->diagnosis, &failure);
    if (failed == 0 && result->request.contributors == COMPARE_BY_MODULE)
        failed = contributors_by_module(store, result, &failure);
    if (failed == 0 && wants_operators(result))
        failed = operators_add(store, result, &failure);
    if (failed == 0 || failed == -ERROR_TIMEOUT)
        return 0;
    if (error != NULL)
        *error = failure;
    return failed;
}

/* See diagnosis.h. */
#include "diagnosis/diagnosis.h"

#include "analysis/compare/comparability.h"
#include "analysis/compare/recorded.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "diagnosis/contributors.h"
#include "diagnosis/entry.h"
#include "diagnosis/explain.h"
#include "diagnosis/explainer.h"
#include "diagnosis/layer.h"
#include "diagnosis/limit.h"
#include "diagnosis/memory_peak.h"
#include "diagnosis/operators.h"
#include "diagnosis/phase_change.h"
#include "store/cache.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#define CACHE_WORTH_NS 5000000
/* The part of a comparison's time that this may use; after it, the answer has no
 * diagnosis. */
#define PART_NS ((int64_t)20 * 1000000000)

/* ---- are the sides alike? ---- */

static int say_not_alike(const struct compare_result *result, json_t *sentences,
                         struct error *error)
{
    static const char *const kinds[] = {"device_rows_differ", "devices_differ",
                                        "world_size_differs", "few_shared_kernels"};
    static const struct entry_head head = {.kind = CAUSE_NOT_ALIKE,
                                           .certainty = "fact",
                                           .change = NAN,
                                           .share = NAN,
                                           .part = WATERFALL_PARTS};
    struct comparability notes = {.count = 0};

    comparability_judge(result, &notes);
    for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
        for (size_t i = 0; i < notes.count; i++)
            if (strcmp(notes.notes[i].kind, kinds[k]) == 0) {
                CLEANUP_SENTENCE struct sentence text;

                sentence_init(&text);
                sentence_text(&text, notes.notes[i].text);
                return entry_append(sentences, entry_make(&head, &text, json_object()),
                                    error);
            }
    return 0;
}

static int explain(struct store *store, const struct compare_result *result,
                   struct explanation *out, struct error *error)
{
    struct budget budget = {
        .wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget};

    budget_begin(&budget);
    out->sentences = json_array();
    if (out->sentences == NULL)
        return error_set_memory(error);
    int failed = say_not_alike(result, out->sentences, error);
    if (failed == 0 && !explainer_lacks_device(result))
        failed = explain_make(store, result, &budget, out, error);
    int over = budget_look(&budget, error);
    if (over == 0 && failed == 0 && !comparability_is_same(result))
        failed = memory_peak_add(store, result, out->sentences, error);
    return over != 0 ? over : failed;
}

/* ---- kept answers ---- */

/* All that the sentences depend on, beyond the two sets. False for lack of memory. */
static bool make_key(const struct compare_result *result, const char *what, char *key,
                     size_t size)
{
    XXH64_hash_t hash = result->request.use_short_name +
                        2 * (XXH64_hash_t)result->request.aliases +
                        4 * (XXH64_hash_t)result->request.merge_lines;

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

/* NULL: none is kept. */
static json_t *take_kept(const struct store *store, const struct cache_key *key)
{
    CLEANUP_BUFFER struct buffer kept;

    buffer_init(&kept, CACHE_ANSWER_MAX + 64);
    return cache_read(store, key, &kept) && kept.length > 0
               ? json_loadb(kept.bytes, kept.length, 0, NULL)
               : NULL;
}

static void keep(const struct store *store, const struct cache_key *key,
                 const json_t *document)
{
    CLEANUP_BUFFER struct buffer answer;
    CLEANUP_FREE char *text = json_dumps(document, JSON_COMPACT);

    buffer_init(&answer, CACHE_ANSWER_MAX);
    if (text == NULL)
        return;
    buffer_append_text(&answer, text);
    if (!buffer_failed(&answer))
        cache_write(store, key, &answer);
}

/* Reads {sentences, account, facts, classes} as explain() made them. */
static bool read_kept(json_t *document, struct explanation *out)
{
    out->sentences = json_incref(json_object_get(document, "sentences"));
    out->account = json_incref(json_object_get(document, "account"));
    out->facts = json_incref(json_object_get(document, "facts"));
    out->classes = json_incref(json_object_get(document, "classes"));
    json_decref(document);
    if (json_is_array(out->sentences))
        return true;
    explain_free(out);
    return false;
}

/* Fills the sentences, the account, the facts and the classes of the result. */
static int add_explanation(struct store *store, struct compare_result *result,
                           struct error *error)
{
    int64_t start_ns = clock_monotonic_ns();
    CLEANUP(explain_free) struct explanation made = {0};
    char text[64];

    if (!make_key(result, "account", text, sizeof text))
        return error_set_memory(error);
    const struct cache_key key = {result->view[PAIR_CONTROL].id,
                                  result->view[PAIR_TEST].id, text};
    if (!read_kept(take_kept(store, &key), &made)) {
        int failed = explain(store, result, &made, error);

        if (failed != 0)
            return failed;
        if (clock_monotonic_ns() - start_ns > CACHE_WORTH_NS) {
            json_t *document = json_pack("{s:O, s:O?, s:O?, s:O?}", "sentences",
                                         made.sentences, "account", made.account, "facts",
                                         made.facts, "classes", made.classes);

            if (document != NULL)
                keep(store, &key, document);
            json_decref(document);
        }
    }
    result->diagnosis = TAKE_PTR(made.sentences);
    result->account = TAKE_PTR(made.account);
    result->facts = TAKE_PTR(made.facts);
    result->work_classes = TAKE_PTR(made.classes);
    return 0;
}

/* The sentences on the layer and on phases, which are kept like the others. */
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
        failed = add_explanation(store, result, &failure);
    if (failed == 0)
        contributors_of_account(result);
    if (failed == 0 && result->request.layers)
        failed = add_layer(store, result, &failure);
    if (failed == 0 && result->request.diagnosis && result->diagnosis != NULL &&
        !comparability_is_same(result))
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

/* What must hold for the account of any two sets (docs/semantics.md §16), on all pairs of
 * the corpus and several selections: the places of a side add up to its samples, sample
 * by sample; swapped sides have the same places; a side against itself has no change. */
#include "../given.h"
#include "../unit/account_told.h"
#include "account/account.h"
#include "account/run.h"
#include "base/error.h"
#include "compare/run.h"
#include "golden.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct choice {
    const char *ranks, *steps;
};

static const struct choice choices[] = {
    {"all", "all"}, {"all", "first"}, {"all", "any"}, {"first", "all"}, {"first", "any"},
};
#define CHOICES (sizeof choices / sizeof *choices)

/* Beside those of the file: several ranks, and several files of a rank. */
static const char *const others[][2] = {
    {"made-healthy4", "made-straggler4"},
    {"param-dlrm-8ranks", "param-dlrm-8ranks"},
    {"hta-filter-2ranks", "hta-filter-2ranks"},
    {"hta-ns", "hta-neg-queue"},
    {"hta-mixed", "hta-mixed"},
};

/* ---- sums ---- */

/* The amounts of each sample, over all places. */
static void check_samples(struct golden *golden, const struct choice *choice,
                          const struct compare_result *result,
                          const struct account *account, int side)
{
    const struct set_view *view = &result->view[side];
    const struct selection *selection = &result->selection[side];
    const struct sums *cells = &account->time[side];
    long long all = 0, wanted = 0;
    CLEANUP_FREE long long *sums = calloc(selection->step_count + 1, sizeof *sums);

    if (account->samples[side] != selection->step_count)
        golden_complain(golden, "%s %s: %zu samples, not %zu", choice->ranks,
                        choice->steps, account->samples[side], selection->step_count);
    for (size_t i = 0; i < cells->count; i++)
        sums[cells->list[i].sample] += cells->list[i].sum;
    for (size_t i = 0; i < selection->step_count; i++) {
        long long dur = view->steps[selection->steps[i]].step.dur;

        wanted += dur;
        if (sums[i] != dur)
            golden_complain(golden, "%s %s: sample %zu of side %d: %lld ns, not %lld",
                            choice->ranks, choice->steps, i, side, sums[i], dur);
    }
    for (uint32_t i = 0; i < account->place_count; i++)
        all += account->places[i].ns[side];
    if (all != wanted || account->ns[side] != wanted)
        golden_complain(golden, "%s %s: side %d has %lld ns, not %lld", choice->ranks,
                        choice->steps, side, all, wanted);
}

/* A place has the sums of its cells, none is below 0, and none is empty. */
static void check_places(struct golden *golden, const struct choice *choice,
                         const struct account *account)
{
    for (uint32_t i = 0; i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];

        for (int side = 0; side < 2; side++) {
            size_t count;
            const struct sum *cells = sums_of(&account->time[side], i, &count);
            long long sum = 0;

            for (size_t k = 0; k < count; k++) {
                sum += cells[k].sum;
                if (cells[k].sum < 0)
                    golden_complain(golden, "%s %s: a cell of place %u is below 0",
                                    choice->ranks, choice->steps, (unsigned)i);
            }
            if (sum != place->ns[side])
                golden_complain(golden, "%s %s: place %u: cells of %lld ns, not %lld",
                                choice->ranks, choice->steps, (unsigned)i, sum,
                                (long long)place->ns[side]);
        }
        if (place->ns[0] == 0 && place->ns[1] == 0)
            golden_complain(golden, "%s %s: place %u is empty", choice->ranks,
                            choice->steps, (unsigned)i);
    }
}

/* ---- accounts ---- */

static bool make(struct golden *golden, const char *const ids[2],
                 const struct choice *choice, struct account *account)
{
    struct error error = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP(compare_request_free) struct compare_request request = {0};
    const struct given_parameters *given =
        GIVEN({"control", ids[0]}, {"test", ids[1]}, {"device_type", "ALL"},
              {"diagnosis", "false"}, {"control_ranks", choice->ranks},
              {"test_ranks", choice->ranks}, {"control_steps", choice->steps},
              {"test_steps", choice->steps});

    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(golden->store, &request, &result, &error) != 0 ||
        account_make(golden->store, &result, NULL, NULL, account, &error) != 0) {
        golden_complain(golden, "%s %s: %s", choice->ranks, choice->steps, error.message);
        return false;
    }
    check_samples(golden, choice, &result, account, 0);
    check_samples(golden, choice, &result, account, 1);
    check_places(golden, choice, account);
    return true;
}

/* The row of two vendors is named "CONTROL / TEST": here the lesser name comes first. */
static void order_vendors(char *key)
{
    for (char *line = key, *end; *line != '\0'; line = end + 1) {
        end = strchr(line, '\n');
        *end = '\0';
        const char *slash = strstr(line, " / ");
        size_t first = slash == NULL ? 0 : (size_t)(slash - line);

        if (slash != NULL && strncmp(slash + 3, line, first) < 0) {
            CLEANUP_FREE char *turned = strdup(slash + 3);
            size_t second = strlen(turned);

            memmove(line + second + 3, line, first);
            memcpy(line + second, " / ", 3);
            memcpy(line, turned, second);
        }
        *end = '\n';
    }
}

static int compare_told(const void *a, const void *b)
{
    const struct account_told *x = a, *y = b;

    return strcmp(x->key, y->key);
}

static struct account_told *tell(const struct account *account)
{
    struct account_told *told = account_told_make(account);

    for (uint32_t i = 0; i < account->place_count; i++)
        order_vendors(told[i].key);
    qsort(told, account->place_count, sizeof *told, compare_told);
    return told;
}

static void check_swapped(struct golden *golden, const struct choice *choice,
                          const struct account *account, const struct account *swapped)
{
    struct account_told *told = tell(account);
    struct account_told *turned = tell(swapped);

    if (account->place_count != swapped->place_count)
        golden_complain(golden, "%s %s: %u places, swapped %u", choice->ranks,
                        choice->steps, (unsigned)account->place_count,
                        (unsigned)swapped->place_count);
    for (uint32_t i = 0; i < account->place_count && i < swapped->place_count; i++)
        if (strcmp(told[i].key, turned[i].key) != 0 || told[i].ns[0] != turned[i].ns[1] ||
            told[i].ns[1] != turned[i].ns[0])
            golden_complain(golden, "%s %s: %lld %lld %s, swapped %lld %lld %s",
                            choice->ranks, choice->steps, told[i].ns[0], told[i].ns[1],
                            told[i].key, turned[i].ns[0], turned[i].ns[1], turned[i].key);
    account_told_free(told, account->place_count);
    account_told_free(turned, swapped->place_count);
}

static void check_choice(struct golden *golden, const char *const ids[2],
                         const struct choice *choice)
{
    const char *const swapped_ids[2] = {ids[1], ids[0]};
    CLEANUP(account_free) struct account account = {0};
    CLEANUP(account_free) struct account swapped = {0};

    if (make(golden, ids, choice, &account) &&
        make(golden, swapped_ids, choice, &swapped))
        check_swapped(golden, choice, &account, &swapped);
}

static void check_itself(struct golden *golden, const char *id)
{
    const char *const ids[2] = {id, id};
    CLEANUP(account_free) struct account account = {0};

    if (!make(golden, ids, &choices[0], &account))
        return;
    for (uint32_t i = 0; i < account.place_count; i++)
        if (account.places[i].ns[0] != account.places[i].ns[1])
            golden_complain(golden, "place %u: %lld ns, the same again %lld", (unsigned)i,
                            (long long)account.places[i].ns[0],
                            (long long)account.places[i].ns[1]);
}

/* ---- pairs ---- */

static void check_pair(struct golden *golden, const char *name, const char *control,
                       const char *test)
{
    struct error error = {0};
    char made[2][33];
    const char *const ids[2] = {made[0], made[1]};

    golden->name = name;
    golden->complaints = 0;
    if (!golden_ingest(golden, control, made[0], &error) ||
        !golden_ingest(golden, test, made[1], &error)) {
        golden_complain(golden, "%s", error.message);
    } else {
        for (size_t i = 0; i < CHOICES; i++)
            check_choice(golden, ids, &choices[i]);
        check_itself(golden, ids[0]);
        check_itself(golden, ids[1]);
    }
    golden->passed += golden->complaints == 0;
    golden->failed += golden->complaints > 0;
    printf("%s: %s\n", golden->complaints == 0 ? "PASS" : "FAIL", name);
    fflush(stdout);
}

int main(void)
{
    struct golden golden;
    char path[4608];
    const json_t *pair;
    size_t i;

    golden_begin_corpus(&golden);
    snprintf(path, sizeof path, "%s/corpus-real/pairs.json", golden.root);
    json_t *pairs = json_load_file(path, 0, NULL);
    json_array_foreach(pairs, i, pair)
    {
        check_pair(&golden, json_string_value(json_object_get(pair, "id")),
                   json_string_value(json_object_get(pair, "control")),
                   json_string_value(json_object_get(pair, "test")));
    }
    for (i = 0; i < sizeof others / sizeof *others; i++)
        check_pair(&golden, others[i][0], others[i][0], others[i][1]);
    json_decref(pairs);
    return golden_end(&golden);
}

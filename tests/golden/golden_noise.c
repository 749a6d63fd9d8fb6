/* Compares recordings with themselves: in every set of the corpus, every second step
 * with the other steps, and, if there are eight ranks or more, two halves of the first
 * eight in all 35 ways. Nothing changed, so almost no row may be called real: the halves
 * share their ranks, and a rank that differs by itself from the others is in half of
 * them. Prints the rates. */
#include "../given.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/run.h"
#include "golden.h"
#include "store/set_view.h"

#include <stdio.h>
#include <string.h>

#define RANKS 8

/* golden_each() takes no context. */
static struct {
    unsigned comparisons, judged, with_real;
    size_t rows, real, below;
} seen;

static void count_rows(const struct compare_result *result)
{
    size_t real = 0, judged = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct significance_test *row = compare_test(result, &result->all[i]);

        judged += row->verdict != SIGNIFICANCE_CANNOT_JUDGE;
        real +=
            row->verdict == SIGNIFICANCE_SLOWER || row->verdict == SIGNIFICANCE_FASTER;
        seen.below += row->p < SIGNIFICANCE_RATE;
    }
    seen.comparisons++;
    seen.judged += judged > 0;
    seen.with_real += real > 0;
    seen.rows += judged;
    seen.real += real;
}

static void compare_parts(struct golden *golden, const char *id,
                          const char *const ranks[2], const char *const steps[2])
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct compare_result result;
    struct error error = {0};

    const struct given_parameters *given = GIVEN(
        {"control", id}, {"test", id}, {"control_ranks", ranks[0]},
        {"test_ranks", ranks[1]}, {"control_steps", steps[0]}, {"test_steps", steps[1]},
        {"exclude", COMPARE_STEP_ROWS}, {"significance", "true"});
    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(golden->store, &request, &result, &error) != 0) {
        golden_complain(golden, "%s", error.message);
        return;
    }
    count_rows(&result);
    compare_result_free(&result);
}

static void add_number(struct buffer *list, int64_t number)
{
    buffer_printf(list, "%s%lld", list->length > 0 ? "," : "", (long long)number);
}

static void split_steps(struct golden *golden, const char *id,
                        const struct selection *all)
{
    CLEANUP_BUFFER struct buffer even = BUFFER(1 << 16);
    CLEANUP_BUFFER struct buffer odd = BUFFER(1 << 16);

    for (size_t i = 0; i < all->number_count; i++)
        add_number(i % 2 == 0 ? &even : &odd, all->numbers[i]);
    if (odd.length > 0)
        compare_parts(golden, id, (const char *const[]){"all", "all"},
                      (const char *const[]){even.bytes, odd.bytes});
}

/* The first rank is always in the first half, so no split occurs twice. */
static void split_ranks(struct golden *golden, const char *id,
                        const struct selection *all)
{
    for (unsigned set = 1; all->rank_count >= RANKS && set < 1u << RANKS; set += 2) {
        CLEANUP_BUFFER struct buffer in = BUFFER(1 << 16);
        CLEANUP_BUFFER struct buffer out = BUFFER(1 << 16);

        if (__builtin_popcount(set) != RANKS / 2)
            continue;
        for (unsigned rank = 0; rank < RANKS; rank++)
            add_number(set >> rank & 1 ? &in : &out, all->ranks[rank]);
        compare_parts(golden, id, (const char *const[]){in.bytes, out.bytes},
                      (const char *const[]){"all", "all"});
    }
}

static void check_set(struct golden *golden, const char *name, const json_t *expected)
{
    struct selection all = {0};
    struct set_view view = {0};
    struct error error = {0};
    char id[33];

    if (json_object_get(expected, "error") != NULL)
        return;
    if (!golden_ingest(golden, name, id, &error) ||
        set_view_load(golden->store, id, NULL, &view, &error) != 0 ||
        selection_make(&view, "set", "all", "all", NULL, &all, &error) != 0) {
        golden_complain(golden, "%s", error.message);
    } else {
        split_steps(golden, id, &all);
        split_ranks(golden, id, &all);
    }
    selection_free(&all);
    set_view_free(&view);
}

int main(void)
{
    struct golden golden;

    golden_begin_corpus(&golden);
    golden_each(&golden, false, check_set);
    printf("%u comparisons, %u with enough samples; %zu rows judged, %zu with p < 0.05, "
           "%zu called real, in %u comparisons\n",
           seen.comparisons, seen.judged, seen.rows, seen.below, seen.real,
           seen.with_real);
    if (seen.judged == 0 || seen.real > seen.rows / 500) {
        puts("FAIL: more than one row in 500 is called real");
        golden.failed++;
    }
    return golden_end(&golden);
}

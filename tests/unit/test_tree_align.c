/* Longest common subsequences against trying everything. */
#include "compare/tree.h"
#include "trace_text.h"

static unsigned below(unsigned *seed, unsigned limit)
{
    *seed = *seed * 1664525 + 1013904223;
    return (*seed >> 8) % limit;
}

struct relation {
    const bool *may;
    size_t second;
};

static bool may_pair(const void *context, size_t first, size_t second)
{
    const struct relation *relation = context;

    return relation->may[first * relation->second + second];
}

/* The longest that begins at (i, j), by trying everything. */
static size_t longest(const struct relation *relation, size_t first, size_t i, size_t j)
{
    if (i == first || j == relation->second)
        return 0;
    size_t down = longest(relation, first, i + 1, j);
    size_t right = longest(relation, first, i, j + 1);
    size_t best = down > right ? down : right;
    size_t both =
        may_pair(relation, i, j) ? longest(relation, first, i + 1, j + 1) + 1 : 0;
    return both > best ? both : best;
}

/* Pairs as early as can be, else the first list is skipped. */
static void align_slowly(const struct relation *relation, size_t first, uint32_t *out)
{
    size_t i = 0, j = 0;

    for (size_t k = 0; k < first; k++)
        out[k] = UINT32_MAX;
    while (i < first && j < relation->second) {
        size_t here = longest(relation, first, i, j);

        if (may_pair(relation, i, j) &&
            longest(relation, first, i + 1, j + 1) + 1 == here)
            out[i++] = (uint32_t)j++;
        else if (longest(relation, first, i + 1, j) == here)
            i++;
        else
            j++;
    }
}

static void lists_are_aligned(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);

    (void)state;
    for (unsigned round = 0; round < 300; round++) {
        unsigned seed = round;
        size_t first = below(&seed, 6), second = below(&seed, 6);
        bool may[36] = {false};
        uint32_t expected[6], got[6];
        const struct relation relation = {may, second};
        const struct tree_align_rule rule = {may_pair, &relation};

        for (size_t i = 0; i < first * second; i++)
            may[i] = below(&seed, 3) == 0;
        align_slowly(&relation, first, expected);
        assert_true(tree_align_lists(arena, &rule, first, second, got));
        for (size_t i = 0; i < first; i++)
            assert_int_equal(got[i], expected[i]);
    }
}

static void partners_are_aligned(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);

    (void)state;
    for (unsigned round = 0; round < 500; round++) {
        unsigned seed = round;
        size_t count = below(&seed, 8);
        uint32_t partners[8], expected[8];
        bool may[64] = {false}, chosen[8];
        const struct relation relation = {may, count};

        for (size_t i = 0; i < count; i++)
            partners[i] = (uint32_t)i;
        for (size_t i = count; i-- > 1;) {
            size_t k = below(&seed, (unsigned)i + 1);
            uint32_t other = partners[i];

            partners[i] = partners[k];
            partners[k] = other;
        }
        for (size_t i = 0; i < count; i++)
            may[i * count + partners[i]] = true;
        align_slowly(&relation, count, expected);
        tree_align_partners(arena, partners, count, chosen);
        for (size_t i = 0; i < count; i++)
            assert_int_equal(chosen[i], expected[i] != UINT32_MAX);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_aligned),
        cmocka_unit_test(partners_are_aligned),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

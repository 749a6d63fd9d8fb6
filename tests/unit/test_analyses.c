/* Every analysis on traces made by hand, what no public trace covers: the tests of
 * analyses/. An analysis without tests does not link. */
#include "analyse/run.h"
#include "analyses/analysis_tests.h"

#include <string.h>

#define DECLARE(name) extern const struct analysis_tests name##_tests;
#define LIST(name) &name##_tests,

ANALYSES(DECLARE)

static const struct analysis_tests *const all[] = {ANALYSES(LIST)};

/* In JSON a table is a member of its side, beside these. */
static void tables_have_names_of_their_own(void **state)
{
    static const char *const members[] = {"set",
                                          "origin_ns",
                                          "label",
                                          "marker",
                                          "ranks",
                                          "steps",
                                          "last_step_dropped",
                                          "ranks_without_device_rows",
                                          "all_ranks",
                                          "all_steps",
                                          ANALYSIS_SERIES};

    (void)state;
    for (size_t i = 0; i < analysis_count; i++)
        for (size_t j = 0; j < analyses[i]->table_count; j++)
            for (size_t k = 0; k < sizeof members / sizeof members[0]; k++)
                assert_string_not_equal(analyses[i]->tables[j].spec->name, members[k]);
}

int main(void)
{
    static const struct CMUnitTest own[] = {
        cmocka_unit_test(tables_have_names_of_their_own)};
    int failed = cmocka_run_group_tests_name("all", own, NULL, NULL) != 0;

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        failed += _cmocka_run_group_tests(all[i]->name, all[i]->tests, all[i]->count,
                                          NULL, NULL) != 0;
    return failed;
}

/* Every analysis on traces made by hand, what no public trace covers: the tests of
 * analyses/. An analysis without tests does not link. */
#include "analyses/analysis_tests.h"
#include "analysis/set/registry.h"

#define DECLARE(name) extern const struct analysis_tests name##_tests;
#define LIST(name) &name##_tests,

ANALYSES(DECLARE)

static const struct analysis_tests *const all[] = {ANALYSES(LIST)};

int main(void)
{
    int failed = 0;

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        failed += _cmocka_run_group_tests(all[i]->name, all[i]->tests, all[i]->count,
                                          NULL, NULL) != 0;
    return failed;
}

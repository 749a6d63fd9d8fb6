/* See analysis_of_sides.h. */
#include "diagnosis/analysis_of_sides.h"

#include "analysis/set/registry.h"

int analysis_of_sides(struct store *store, const struct compare_result *result,
                      const char *name, bool steps, const char *limit,
                      struct budget *budget, struct analysis_result *out,
                      struct error *error)
{
    const struct side_request *sides = result->request.side;
    const struct given_parameter wanted[] = {
        {"set", sides[0].set},
        {"test", sides[1].set},
        {"set_ranks", sides[0].ranks},
        {"test_ranks", sides[1].ranks},
        {"set_steps", steps ? sides[0].steps : NULL},
        {"test_steps", steps ? sides[1].steps : NULL},
        {"set_marker", sides[0].marker},
        {"test_marker", sides[1].marker},
        {"limit", limit},
    };
    struct given_parameter given[sizeof wanted / sizeof *wanted];
    size_t count = 0;

    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (wanted[i].value != NULL && wanted[i].value[0] != '\0')
            given[count++] = wanted[i];
    const struct analysis_request request = {.given = {given, count}, .budget = budget};
    return analysis_run(store, analysis_find(name), &request, out, error);
}

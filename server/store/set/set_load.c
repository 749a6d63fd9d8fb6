/* See set_load.h. */
#include "store/set/set_load.h"

#include "base/budget.h"
#include "base/error.h"
#include "store/set/set_file.h"
#include "store/set/set_load_open.h"
#include "store/sqlite/database.h"

static int load_recording(struct store *store, const char *id, uint32_t file,
                          enum load_extent extent, struct budget *budget,
                          struct trace_recording **out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};

    *out = NULL;
    int result = set_file_open(store, id, budget, &database, error);
    return result == 0 ? set_load_open(&database, file, extent, out, error) : result;
}

int set_load_recording(struct store *store, const char *id, uint32_t file,
                       struct budget *budget, struct trace_recording **out,
                       struct error *error)
{
    return load_recording(store, id, file, LOAD_ROWS, budget, out, error);
}

int set_load_linked(struct store *store, const char *id, uint32_t file,
                    struct budget *budget, struct trace_recording **out,
                    struct error *error)
{
    return load_recording(store, id, file, LOAD_LINKED, budget, out, error);
}

int set_load_kept(struct store *store, const char *id, uint32_t file,
                  struct budget *budget, struct trace_recording **out,
                  struct error *error)
{
    return load_recording(store, id, file, LOAD_KEPT, budget, out, error);
}

int set_load_counters(struct store *store, const char *id, uint32_t file,
                      struct budget *budget, struct trace_recording **out,
                      struct error *error)
{
    int result = load_recording(store, id, file, LOAD_COUNTERS, budget, out, error);

    if (result == 0) {
        budget_share_return(&(*out)->memory);
        (*out)->memory = (struct budget_share){0};
    }
    return result;
}

int set_load_whole(struct store *store, const char *id, uint32_t file,
                   struct budget *budget, struct trace_recording **out,
                   struct error *error)
{
    return load_recording(store, id, file, LOAD_WHOLE, budget, out, error);
}

/* See find.h. */
#include "diagnosis/find.h"

bool find_all(struct cause_search *search)
{
    size_t before = search->causes->count;

    /* If the work differs, all its kernels differ alike, and no clock is to blame. */
    if (!find_other_work(search))
        return false;
    return find_device(search, search->causes->count > before) && find_replaced(search) &&
           find_more_calls(search) && find_idle(search) && find_host(search) &&
           find_copies(search) && find_communication(search) && !search->causes->failed;
}

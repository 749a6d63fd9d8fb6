/* See study_rank.h. */
#include "diagnosis/study_rank.h"
#include "base/cleanup.h"

#include <math.h>
#include <string.h>

/* If all ranks grew by at least this part of the growth of one rank, the cause is not
 * specific to that rank. */
#define COMMON_MIN 0.75
/* If all ranks together grew by no more than this many times what one rank alone would
 * make of them, the cause is that rank's. */
#define ALONE_MAX 1.5
/* How much a cause grew: its time per call as a factor less 1, or its calls. */
static double excess_of(const struct cause *cause)
{
    const struct cause_about *about = &cause->about;

    if (cause->kind == CAUSE_ALIKE)
        return about->ratio[1] - 1;
    if (cause->kind == CAUSE_MORE_CALLS || cause->kind == CAUSE_COPIES || about->is_drain)
        return about->calls[1] - about->calls[0];
    return about->per_call[0] > 0 ? about->per_call[1] / about->per_call[0] - 1 : 0;
}

static bool same_subject(const struct study *a, const struct cause *x,
                         const struct study *b, const struct cause *y)
{
    const uint32_t left[] = {x->about.name, x->about.other, x->about.before,
                             x->about.after};
    const uint32_t right[] = {y->about.name, y->about.other, y->about.before,
                              y->about.after};

    if (x->kind != y->kind || x->about.is_hole != y->about.is_hole ||
        x->about.is_drain != y->about.is_drain)
        return false;
    for (size_t i = 0; i < sizeof left / sizeof left[0]; i++)
        if (strcmp(books_name(&a->books, left[i]), books_name(&b->books, right[i])) != 0)
            return false;
    return true;
}

/* The same cause in `all`, if all ranks have it; else the number of causes. */
static size_t find_common(const struct study *all, const struct study *one,
                          const struct cause *cause)
{
    double alone = excess_of(cause);

    for (size_t i = 0; i < all->causes.count && alone != 0; i++)
        if (same_subject(all, &all->causes.list[i], one, cause) &&
            excess_of(&all->causes.list[i]) / alone >= COMMON_MIN)
            return i;
    return all->causes.count;
}

/* The same cause in `all`, if it is only the share of that rank; else the number of
 * causes. */
static size_t find_share(const struct study *all, const struct study *one,
                         const struct cause *cause, size_t ranks)
{
    double alone = excess_of(cause) / (double)ranks;

    for (size_t i = 0; i < all->causes.count && alone != 0; i++) {
        double share = excess_of(&all->causes.list[i]) / alone;

        if (same_subject(all, &all->causes.list[i], one, cause) && share > 0 &&
            share <= ALONE_MAX)
            return i;
    }
    return all->causes.count;
}

int study_describe_rank(struct diagnosis *diagnosis, const struct study *all,
                        const struct cause *cause, struct sentence *out, size_t *common,
                        size_t *share, struct error *error)
{
    CLEANUP(study_free) struct study study = {0};
    size_t chosen[1], count = 0;
    int result = study_make(diagnosis, true, cause->about.rank, &study, error);

    *common = *share = all->causes.count;
    if (result != 0)
        return result;
    for (size_t i = 0; i < study.causes.count; i++)
        if (study.causes.list[i].kind == CAUSE_WAITING ||
            study.causes.list[i].kind == CAUSE_TRANSFER ||
            study.causes.list[i].kind == CAUSE_OVERLAP ||
            study.causes.list[i].kind == CAUSE_DEPENDENCY ||
            study.causes.list[i].change * cause->about.gain < 0)
            study.causes.list[i].certainty = CAUSE_UNSURE;
    struct words_context words = diagnosis->words;
    words.books = &study.books;
    if (!study_choose(diagnosis, &study, 1, chosen, &count))
        return error_set_memory(error);
    if (count == 0)
        return 0;
    const struct cause *found = &study.causes.list[chosen[0]];
    bool host = found->part == WATERFALL_IDLE && !found->about.is_drain &&
                found->kind != CAUSE_LAUNCHES;
    sentence_text(out, !host                  ? ", most of it in "
                       : found->about.is_hole ? ", its host "
                                              : ", its host in ");
    words_subject(&words, found, out);
    *common = find_common(all, &study, found);
    if (*common == all->causes.count)
        *share = find_share(all, &study, found, cause->about.rows);
    return 0;
}

/* See ranks.h. */
#include "ingest/ranks.h"
#include "base/cleanup.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

int64_t rank_of_name(const char *name)
{
    const char *slash = strrchr(name, '/');

    for (const char *c = slash == NULL ? name : slash + 1; *c != '\0'; c++) {
        if (strncasecmp(c, "rank", 4) != 0)
            continue;
        const char *digit = c + 4;
        if (*digit != '\0' && strchr("-_.= ", *digit) != NULL)
            digit++;
        int64_t rank = 0;
        int count = 0;
        for (; isdigit((unsigned char)*digit) && count < 18; digit++, count++)
            rank = rank * 10 + (*digit - '0');
        if (count > 0)
            return rank;
    }
    return -1;
}

static int compare_ranks(const void *a, const void *b)
{
    const int64_t *left = a, *right = b;

    return *left < *right ? -1 : *left > *right;
}

/* Gives the files without a rank the lowest numbers that no file has. */
static int assume_ranks(struct rank_file *files, size_t count)
{
    CLEANUP_FREE int64_t *taken = calloc(count + 1, sizeof *taken);
    size_t taken_count = 0, at = 0;
    int64_t next = 0;

    if (taken == NULL)
        return -1;
    for (size_t i = 0; i < count; i++)
        if (files[i].source != TRACE_RANK_ASSUMED)
            taken[taken_count++] = files[i].rank;
    qsort(taken, taken_count, sizeof *taken, compare_ranks);
    for (size_t i = 0; i < count; i++) {
        if (files[i].source != TRACE_RANK_ASSUMED)
            continue;
        while (at < taken_count && taken[at] <= next) {
            next = taken[at] == next ? next + 1 : next;
            at++;
        }
        files[i].rank = next++;
    }
    return 0;
}

static int compare_spans(const void *a, const void *b)
{
    const struct rank_file *left = *(struct rank_file *const *)a;
    const struct rank_file *right = *(struct rank_file *const *)b;

    if (left->rank != right->rank)
        return left->rank < right->rank ? -1 : 1;
    if (left->first_ns != right->first_ns)
        return left->first_ns < right->first_ns ? -1 : 1;
    return left < right ? -1 : left > right; /* path order */
}

int ranks_settle(struct rank_file *files, size_t count)
{
    CLEANUP_FREE struct rank_file **sorted =
        calloc(count + 1, sizeof(struct rank_file *));

    if (sorted == NULL)
        return -1;
    for (size_t i = 0; i < count; i++) {
        int64_t rank = rank_of_name(files[i].name);

        sorted[i] = &files[i];
        if (files[i].source == TRACE_RANK_ASSUMED && rank >= 0) {
            files[i].source = TRACE_RANK_FILE_NAME;
            files[i].rank = rank;
        }
    }
    if (assume_ranks(files, count) != 0)
        return -1;
    qsort(sorted, count, sizeof(struct rank_file *), compare_spans);
    for (size_t i = 0; i < count; i++)
        sorted[i]->span =
            i > 0 && sorted[i]->rank == sorted[i - 1]->rank ? sorted[i - 1]->span + 1 : 0;
    return 0;
}

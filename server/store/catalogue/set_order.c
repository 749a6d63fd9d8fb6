/* See set_order.h. */
#include "store/catalogue/set_order.h"

#include "base/budget.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- labels ---- */

#define SEPARATORS " \t-_.,:;/\\#@+()[]{}|="
#define DIGITS "0123456789"

size_t label_prefix_length(const char *label)
{
    size_t first = strcspn(label, SEPARATORS DIGITS);
    size_t gap = first == 0 ? 0 : strspn(label + first, SEPARATORS);
    size_t second = gap == 0 ? 0 : strcspn(label + first + gap, SEPARATORS DIGITS);

    return second == 0 ? first : first + gap + second;
}

/* The digits that a text begins with, without zeros in front; moves past them. */
static size_t take_number(const char **text, const char **digits)
{
    *text += strspn(*text, "0");
    *digits = *text;
    *text += strspn(*text, "0123456789");
    return (size_t)(*text - *digits);
}

static int compare_numbers(const char **a, const char **b)
{
    const char *x, *y;
    size_t m = take_number(a, &x), n = take_number(b, &y);

    return m != n ? (m > n) - (m < n) : memcmp(x, y, m);
}

static bool is_digit(char byte)
{
    return byte >= '0' && byte <= '9';
}

int label_compare(const char *a, const char *b)
{
    while (*a != '\0' && *b != '\0') {
        int order = is_digit(*a) && is_digit(*b)
                        ? compare_numbers(&a, &b)
                        : tolower((unsigned char)*a++) - tolower((unsigned char)*b++);

        if (order != 0)
            return order;
    }
    return (*a != '\0') - (*b != '\0');
}

/* ---- order ---- */

static int compare_int64(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

static int compare(const void *a, const void *b, void *context)
{
    const struct found_set *x = a, *y = b;
    const struct found_order *wanted = context;

    if (budget_is_over(wanted->budget))
        return 0;
    int order = wanted->by_label ? label_compare(x->label, y->label)
                                 : compare_int64(x->number, y->number);

    if (order != 0)
        return wanted->descending ? -order : order;
    order = compare_int64(y->created, x->created);
    return order != 0 ? order : compare_int64(y->place, x->place);
}

void found_sort(struct found_set *sets, size_t count, const struct found_order *order)
{
    struct found_order wanted = *order;

    if (count > 1)
        qsort_r(sets, count, sizeof *sets, compare, &wanted);
}

/* ---- groups ---- */

static int compare_prefixes(const void *a, const void *b, void *context)
{
    const struct found_set *x = a, *y = b;
    const struct found_order *wanted = context;

    if (budget_is_over(wanted->budget))
        return 0;
    size_t m = label_prefix_length(x->label), n = label_prefix_length(y->label);
    int order = strncasecmp(x->label, y->label, m < n ? m : n);

    return order != 0 ? order : (m > n) - (m < n);
}

/* Makes one entry for all of them. */
static struct found_set join(const struct found_set *sets, size_t count,
                             const struct found_order *order)
{
    struct found_order wanted = *order;
    struct found_set one = sets[0];
    int64_t newest = sets[0].created;

    for (size_t i = 1; i < count; i++) {
        if (compare(&sets[i], &one, &wanted) < 0)
            one = sets[i];
        newest = sets[i].created > newest ? sets[i].created : newest;
    }
    one.created = newest;
    one.sets = count;
    one.prefix = label_prefix_length(one.label);
    return one;
}

size_t found_group(struct found_set *sets, size_t count, size_t least,
                   const struct found_order *order)
{
    struct found_order wanted = *order;
    size_t left = 0, end;

    if (count > 1)
        qsort_r(sets, count, sizeof *sets, compare_prefixes, &wanted);
    for (size_t i = 0; i < count; i = end) {
        for (end = i + 1;
             end < count && compare_prefixes(&sets[i], &sets[end], &wanted) == 0;)
            end++;
        if (end - i >= least && label_prefix_length(sets[i].label) > 0) {
            sets[left++] = join(sets + i, end - i, order);
            continue;
        }
        memmove(sets + left, sets + i, (end - i) * sizeof *sets);
        left += end - i;
    }
    return left;
}

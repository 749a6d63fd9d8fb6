/* Places of an account as texts, for tests. */
#ifndef TRACEDIFF_TESTS_ACCOUNT_TOLD_H
#define TRACEDIFF_TESTS_ACCOUNT_TOLD_H

#include "account/account.h"

/* A line each: part, what happens (of device work its name), category, the path, and the
 * names beside a hole. */
struct account_told {
    char *key;
    long long ns[2];
    uint32_t place;
    bool is_met; /* for the caller */
};

/* One for each place, in order of the keys. */
struct account_told *account_told_make(const struct account *account);
void account_told_free(struct account_told *told, uint32_t count);
/* NULL: there is none. */
struct account_told *account_told_find(struct account_told *told, uint32_t count,
                                       const char *key);

#endif

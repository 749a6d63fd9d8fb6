/* Who opens a store. */
#ifndef TRACEDIFF_STORE_PLACE_STORE_MODE_H
#define TRACEDIFF_STORE_PLACE_STORE_MODE_H

enum store_mode {
    STORE_SHARED,   /* a command that may run next to a server: sweeps set files that no
                       process writes any more, and leaves uploads alone */
    STORE_OWNER,    /* a server: takes DATA/lock, sweeps spool/ and purges the bin */
    STORE_FOLLOWER, /* a server whose sets/ other programs fill (follow.h); its catalogue
                     * starts empty */
    STORE_READ_ONLY
};

#endif

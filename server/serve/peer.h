#ifndef TRACEDIFF_SERVE_PEER_H
#define TRACEDIFF_SERVE_PEER_H

#include "base/error.h"

#include <stdbool.h>

/* Which user of this machine is at the other end of a connection: the kernel's table of
 * sockets says so (sock_diag). */

/* Whether the connection `fd`, which was accepted, comes from a process of the user that
 * runs this one, or of root. False also if the other end is closed, is not in the table
 * (another network namespace), or belongs to a user that this namespace has no number
 * for. */
bool peer_is_own(int fd);

/* Whether peer_is_own() can tell on this system: looks up a connection of this process to
 * the socket `listener`, which listens. 0, or ERROR_IO. */
int peer_try(int listener, struct error *error);

#endif

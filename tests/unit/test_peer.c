/* Which connections come from this user: only those whose other end a process of this
 * user or of root still holds, not ones that have ended or were replaced. */
#include "base/error.h"
#include "serve/peer.h"

#include <netinet/in.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#define ANOTHER_USER 54321

static struct sockaddr_in6 place; /* of the listener */
static int listener;

static int set_up(void **state)
{
    socklen_t size = sizeof place;
    struct error error;

    (void)state;
    place = (struct sockaddr_in6){.sin6_family = AF_INET6,
                                  .sin6_addr = IN6ADDR_LOOPBACK_INIT};
    listener = socket(AF_INET6, SOCK_STREAM, 0);
    assert_int_equal(bind(listener, (struct sockaddr *)&place, size), 0);
    assert_int_equal(listen(listener, 8), 0);
    assert_int_equal(getsockname(listener, (struct sockaddr *)&place, &size), 0);
    if (peer_try(listener, &error) != 0) {
        fprintf(stderr, "SKIP: %s\n", error.message);
        skip();
    }
    close(accept(listener, NULL, NULL));
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    return close(listener);
}

/* Connects, from `from` if it is not NULL; *other gets the end of the listener. */
static int connect_from(const struct sockaddr_in6 *from, int *other)
{
    int fd = socket(AF_INET6, SOCK_STREAM, 0), on = 1;

    assert_int_equal(setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on), 0);
    if (from != NULL)
        assert_int_equal(bind(fd, (const struct sockaddr *)from, sizeof *from), 0);
    assert_int_equal(connect(fd, (struct sockaddr *)&place, sizeof place), 0);
    *other = accept(listener, NULL, NULL);
    assert_true(*other >= 0);
    return fd;
}

static void knows_its_own(void **state)
{
    int other, fd = connect_from(NULL, &other);

    (void)state;
    assert_true(peer_is_own(other));
    assert_false(peer_is_own(listener));
    shutdown(fd, SHUT_WR); /* still there, to read the answer */
    assert_true(peer_is_own(other));
    close(fd);
    close(other);
}

/* The kernel names user 0 for it. */
static void does_not_take_a_closed_one_for_root(void **state)
{
    int other, fd = connect_from(NULL, &other);

    (void)state;
    close(fd);
    assert_false(peer_is_own(other));
    close(other);
}

/* Who asks, resets, and leaves its port to somebody else is not that other. */
static void does_not_take_a_later_one_for_an_earlier(void **state)
{
    const struct linger reset = {.l_onoff = 1};
    struct sockaddr_in6 from;
    socklen_t size = sizeof from;
    int first, second, fd = connect_from(NULL, &first);

    (void)state;
    assert_int_equal(getsockname(fd, (struct sockaddr *)&from, &size), 0);
    assert_int_equal(setsockopt(fd, SOL_SOCKET, SO_LINGER, &reset, sizeof reset), 0);
    close(fd);
    fd = connect_from(&from, &second);
    assert_true(peer_is_own(second));
    assert_false(peer_is_own(first));
    close(fd);
    close(first);
    close(second);
}

/* Without the connection, the kernel finds who listens at the address of its end. */
static void does_not_take_a_listener_for_a_peer(void **state)
{
    const struct linger reset = {.l_onoff = 1};
    struct sockaddr_in6 from;
    socklen_t size = sizeof from;
    int other, fd = connect_from(NULL, &other);
    int late = socket(AF_INET6, SOCK_STREAM, 0);

    (void)state;
    assert_int_equal(getsockname(fd, (struct sockaddr *)&from, &size), 0);
    assert_int_equal(setsockopt(fd, SOL_SOCKET, SO_LINGER, &reset, sizeof reset), 0);
    close(fd);
    assert_int_equal(bind(late, (struct sockaddr *)&from, size), 0);
    assert_int_equal(listen(late, 1), 0);
    assert_false(peer_is_own(other));
    close(late);
    close(other);
}

/* A process of another user, then the test as that user: root may ask everybody. */
static void tells_users_apart(void **state)
{
    int status;

    (void)state;
    if (geteuid() != 0) {
        fprintf(stderr, "SKIP: only root can act as two users\n");
        skip();
    }
    pid_t child = fork();
    if (child == 0) {
        int by_root, root = connect_from(NULL, &by_root);

        if (setresuid(ANOTHER_USER, ANOTHER_USER, ANOTHER_USER) != 0)
            _exit(2);
        int own, mine = connect_from(NULL, &own);
        _exit(peer_is_own(by_root) && peer_is_own(own) && root >= 0 && mine >= 0 ? 0 : 1);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    child = fork();
    if (child == 0) {
        if (setresuid(ANOTHER_USER, ANOTHER_USER, ANOTHER_USER) != 0)
            _exit(2);
        int fd = socket(AF_INET6, SOCK_STREAM, 0);
        if (connect(fd, (struct sockaddr *)&place, sizeof place) != 0)
            _exit(3);
        char byte;
        _exit(read(fd, &byte, 1) == 0 ? 0 : 4);
    }
    int other = accept(listener, NULL, NULL);
    assert_false(peer_is_own(other));
    close(other);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(knows_its_own),
        TEST(does_not_take_a_closed_one_for_root),
        TEST(does_not_take_a_later_one_for_an_earlier),
        TEST(does_not_take_a_listener_for_a_peer),
        TEST(tells_users_apart),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

/* See output.h. */
#include "cli/output.h"

#include "base/cleanup.h"
#include "base/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

static const char *shown(const struct output *output)
{
    return output->path == NULL ? "standard output" : output->path;
}

/* The general message about a full disk advises --data, which is another place. */
static int fail(const struct output *output, int number, struct error *error)
{
    if (number == ENOSPC || number == EDQUOT)
        return error_set(
            error, ERROR_SPACE, "disk_full",
            "%.400s: %s; free some space or choose another place for the output",
            shown(output), strerror(number));
    return error_set_errno(error, number, "%s", shown(output));
}

int output_open(struct output *output, const char *path, struct error *error)
{
    struct stat status;

    *output = (struct output){.path = path, .fd = -1};
    if (path == NULL) {
        output->fd = STDOUT_FILENO;
        return 0;
    }
    if (stat(path, &status) == 0 && !S_ISREG(status.st_mode)) {
        output->fd = open(path, O_WRONLY | O_CLOEXEC);
    } else {
        if (asprintf(&output->temporary, "%s.XXXXXX", path) < 0) {
            output->temporary = NULL;
            return error_set_memory(error);
        }
        output->fd = mkostemp(output->temporary, O_CLOEXEC);
        if (output->fd < 0)
            free(TAKE_PTR(output->temporary));
    }
    return output->fd >= 0 ? 0 : fail(output, errno, error);
}

int output_write(struct output *output, const void *bytes, size_t length,
                 struct error *error)
{
    const char *at = bytes;

    while (length > 0 && !output->unread) {
        ssize_t written = write(output->fd, at, length);

        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0 && errno == EPIPE && output->path == NULL) {
            output->unread = true;
            return 0;
        }
        if (written < 0)
            return fail(output, errno, error);
        at += written;
        length -= (size_t)written;
    }
    return 0;
}

int output_finish(struct output *output, struct error *error)
{
    if (output->path == NULL)
        return 0;
    if (output->temporary != NULL) {
        mode_t mask = umask(0); /* mkostemp() made it readable only for the owner */

        umask(mask);
        if (fchmod(output->fd, 0666 & ~mask) != 0)
            return fail(output, errno, error);
    }
    int fd = output->fd;
    output->fd = -1;
    if (close(fd) != 0 ||
        (output->temporary != NULL && rename(output->temporary, output->path) != 0))
        return fail(output, errno, error);
    free(TAKE_PTR(output->temporary));
    return 0;
}

void output_discard(struct output *output)
{
    if (output->fd >= 0 && output->path != NULL)
        close(output->fd);
    if (output->temporary != NULL)
        unlink(output->temporary);
    free(TAKE_PTR(output->temporary));
    output->fd = -1;
}

#define WIDTH_MIN 60
#define WIDTH_MAX 100000

/* 0: the variable has no useful value. */
static size_t width_of_variable(void)
{
    const char *text = getenv("COLUMNS");
    int64_t width;

    return text != NULL && text_to_int64(text, &width) && width > 0 && width < WIDTH_MAX
               ? (size_t)width
               : 0;
}

static size_t width_of_terminal(void)
{
    struct winsize size;

    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

size_t output_width(const char *path)
{
    bool terminal = path == NULL && isatty(STDOUT_FILENO);
    size_t width = terminal ? width_of_terminal() : 0;

    if (width == 0 && path == NULL)
        width = width_of_variable();
    if (width == 0)
        return terminal ? OUTPUT_WIDTH : SIZE_MAX;
    return width < WIDTH_MIN ? WIDTH_MIN : width;
}

bool output_obeys(int fd)
{
    const char *terminal = getenv("TERM");

    return isatty(fd) && terminal != NULL && *terminal != '\0' &&
           strcmp(terminal, "dumb") != 0;
}

bool output_colour(const char *path)
{
    const char *refused = getenv("NO_COLOR");

    return path == NULL && (refused == NULL || *refused == '\0') &&
           output_obeys(STDOUT_FILENO);
}

/* Any bytes as a sequence of requests to the upload protocol: announcing, bodies in parts
 * that interleave, break off and overtake each other, looking, committing, throwing away,
 * jobs, hostile names, headers and methods, in any order. They go through the guard, the
 * routes and the handlers of the server (fake_http.h) into a store in memory.
 *
 * upload_model.c holds what must be true: a second, simple account of what lies where. Of
 * every answer: a status that exists, no failure of the server, JSON that can be read, no
 * line break in a header and no path of the disk. In the end the spool is empty. */
#include "torture/upload_model.h"

#include "fuzz/fuzz.h"
#include "torture/fuzz_store.h"

#include <string.h>

struct input {
    const uint8_t *data;
    size_t left;
};

static uint8_t take(struct input *in)
{
    if (in->left == 0)
        return 0;
    in->left--;
    return *in->data++;
}

/* A text of up to `max` bytes, which ends at a 0 byte as well. */
static const char *take_text(struct input *in, char *out, size_t max)
{
    size_t length = take(in), i = 0;

    for (; i < length && i < max && in->left > 0; i++) {
        out[i] = (char)take(in);
        if (out[i] == '\0')
            break;
    }
    out[i] = '\0';
    return out;
}

/* ---- names ---- */

#define NAME_MAX_TRIED 1100

static const char *const names[] = {
    "a.json",
    "b/rank1.json.gz",
    "run/\xc3\xbc%.json",
    "..x.json",
    "../x.json",
    "/etc/passwd.json",
    "a/../b.json",
    "a//b.json",
    "C:\\trace.json",
    "a\nSet-Cookie:.json",
    ".json",
    "a.json/",
    "=cmd|x.json",
    "<img src=x>.json",
    "\xff.json",
    "",
};
#define NAMES (sizeof names / sizeof names[0])

static const char *take_name(struct input *in, char room[NAME_MAX_TRIED + 1])
{
    uint8_t which = take(in);

    if (which < NAMES)
        return names[which];
    if (which == 255) { /* longer than allowed */
        memset(room, 'n', NAME_MAX_TRIED - 5);
        memcpy(room + NAME_MAX_TRIED - 5, ".json", 6);
        return room;
    }
    return take_text(in, room, 64);
}

static uint64_t take_size(struct input *in)
{
    uint8_t low = take(in);

    switch (low) {
    case 255:
        return (uint64_t)take(in) << (take(in) % 64);
    case 254:
        return (uint64_t)take(in) * 1000;
    default:
        return low;
    }
}

/* ---- requests ---- */

static void announce(struct input *in)
{
    struct announced files[4];
    char rooms[4][NAME_MAX_TRIED + 1], label[300];
    size_t count = take(in) % 5;

    take_text(in, label, sizeof label - 1);
    for (size_t i = 0; i < count; i++) {
        files[i].name = take_name(in, rooms[i]);
        files[i].size = take_size(in);
    }
    model_announce(label, files, count);
}

static void announce_raw(struct input *in)
{
    char body[256];

    model_announce_raw(take_text(in, body, sizeof body - 1));
}

/* How a body is announced; see struct put. */
static void take_put(struct input *in, struct put *put)
{
    static const char *const encodings[] = {NULL, "gzip", "identity", "br"};
    uint8_t how = take(in);

    *put = (struct put){.encoding = encodings[how & 3],
                        .declared = (how & 4) != 0,
                        .raw_path = (how & 8) != 0};
    put->upload = take(in);
    put->file = take(in);
    char room[NAME_MAX_TRIED + 1];
    snprintf(put->name, sizeof put->name, "%s", take_name(in, room));
    switch (how >> 4 & 3) {
    case 0: /* the whole file */
        break;
    case 1: /* what is missing */
        put->rest = true;
        break;
    case 2:
        snprintf(put->range, sizeof put->range, "bytes %u-%u/%u", (unsigned)take(in),
                 (unsigned)take(in), (unsigned)take(in));
        break;
    default:
        take_text(in, put->range, sizeof put->range - 1);
    }
    put->length = take_size(in) % 100000;
}

static void chunk(struct input *in)
{
    char bytes[256];
    uint8_t slot = take(in);
    size_t length = take(in);

    if (length == 255) { /* a piece as it comes from a network */
        model_chunk(slot, NULL, 32768);
        return;
    }
    for (size_t i = 0; i < length; i++)
        bytes[i] = (char)(in->left > 0 ? take(in) : ' ');
    model_chunk(slot, bytes, length);
}

static void raw_request(struct input *in)
{
    static const char *const methods[] = {"GET",   "POST",    "PUT",  "DELETE",
                                          "PATCH", "OPTIONS", "HEAD", "BREW"};
    static const char *const starts[] = {
        "/api/v1/uploads/", "/api/v1/jobs/", "/api/v1/sets/", "/web/", "/", "",
    };
    static const char *const headers[] = {
        "Host",          "Origin",         "Sec-Fetch-Site",    "Content-Range",
        "Authorization", "Content-Length", "Transfer-Encoding", "Accept-Encoding"};
    struct raw_request request = {0};
    uint8_t which = take(in);
    size_t length;

    request.method = methods[which & 7];
    request.header_count = which >> 3 & 3;
    request.upload = which >> 5;
    length = (size_t)snprintf(request.path, sizeof request.path, "%s",
                              starts[take(in) % (sizeof starts / sizeof starts[0])]);
    take_text(in, request.path + length, sizeof request.path - 1 - length);
    for (size_t i = 0; i < request.header_count; i++) {
        request.headers[i].name = headers[take(in) & 7];
        take_text(in, request.headers[i].value, sizeof request.headers[i].value - 1);
    }
    take_text(in, request.body, sizeof request.body - 1);
    model_raw(&request);
}

static void job(struct input *in)
{
    static const char *const ways[][2] = {
        {"GET", ""}, {"DELETE", ""}, {"GET", "/events"}, {"GET", NULL}};
    uint8_t which = take(in);

    model_job(which >> 2, ways[which & 3][0], ways[which & 3][1]);
}

static void one_step(struct input *in)
{
    struct put put;

    switch (take(in) % 12) {
    case 0:
    case 1:
        announce(in);
        break;
    case 2:
        announce_raw(in);
        break;
    case 3:
        take_put(in, &put);
        model_put_begin(take(in), &put);
        break;
    case 4:
        chunk(in);
        break;
    case 5:
        model_put_end(take(in), (take(in) & 1) != 0);
        break;
    case 6: /* a whole body in one go */
        take_put(in, &put);
        model_put_begin(0, &put);
        model_chunk(0, NULL, put.length);
        model_put_end(0, false);
        break;
    case 7:
        model_commit(take(in));
        break;
    case 8:
        model_discard(take(in));
        break;
    case 9:
        model_look(take(in));
        break;
    case 10:
        job(in);
        break;
    default:
        raw_request(in);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input in = {data, size};

    model_open();
    /* libFuzzer sees what texts are compared, and says the path itself. */
    if (fuzz_store_is_named((const char *)data, size))
        in.left = 0;
    for (int i = 0; i < 64 && in.left > 0; i++)
        one_step(&in);
    model_close();
    return 0;
}

/* Any bytes as what a stranger sends: a query, a path, headers, names of files, what is
 * asked of the ranks of a set. The first byte says which. */
#include "base/text.h"
#include "fuzz/fuzz.h"
#include "intake/uploads.h"
#include "serve/guard.h"
#include "serve/request.h"
#include "torture/set_questions.h"
#include "torture/url_encode.h"

#include <stdbool.h>
#include <string.h>

static void try_query(char *text)
{
    struct url_query query;
    struct error error = {0};

    if (url_query_parse(text, &query, &error) == 0) {
        MUST(query.count <= URL_PARAMETERS_MAX);
        for (size_t i = 0; i < query.count; i++) {
            const char *value = query.items[i].value;

            MUST(text_is_utf8(query.items[i].name, strlen(query.items[i].name)));
            MUST(text_is_utf8(value, strlen(value)));
            MUST(url_query_get(&query, query.items[i].name) != NULL);
        }
        url_query_free(&query);
    } else {
        MUST(error.message[0] != '\0');
    }
}

/* What is encoded is decoded to what it was. */
static void try_round_trip(const char *text)
{
    struct buffer encoded;

    buffer_init(&encoded, 3 * strlen(text) + 1);
    url_append_encoded(&encoded, text);
    buffer_append(&encoded, "", 1);
    MUST(!buffer_failed(&encoded));
    bool decodes = url_decode(encoded.bytes, false);
    MUST(decodes == text_is_utf8(text, strlen(text)));
    MUST(!decodes || strcmp(encoded.bytes, text) == 0);
    buffer_free(&encoded);
}

static void try_path(const char *text)
{
    static const char *const patterns[] = {"/", "/api/v1/uploads/{id}/files/{name}",
                                           "/web/**", "/{a}/{b}/{c}/{d}"};
    char *decoded = malloc(strlen(text) + 1);

    MUST(decoded != NULL);
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++) {
        const char *ids[URL_IDS_MAX] = {0};

        if (!url_match(patterns[i], text, decoded, ids))
            continue;
        for (size_t k = 0; k < URL_IDS_MAX && ids[k] != NULL; k++)
            MUST(ids[k] >= decoded && ids[k] + strlen(ids[k]) <= decoded + strlen(text));
        if (i == 2) /* a path inside a folder, whatever it says */
            MUST(ids[0][0] != '/' && strstr(ids[0], "..") != ids[0] &&
                 strstr(ids[0], "/..") == NULL);
    }
    free(decoded);
}

static void try_headers(const char *text)
{
    struct http_range range;
    char tag[64];

    if (http_parse_content_range(text, &range))
        MUST(range.first <= range.last && range.last < range.total);
    http_accepts_gzip(text);
    http_gzip_etag("\"abc\"", tag, sizeof tag);
    MUST(!http_etag_matches(NULL, tag));
    http_etag_matches(text, "\"abc\"");
}

static void try_guard(char *text)
{
    struct guard guard = {.cookie = "tracediff-8080",
                          .port = 8080,
                          .loopback = true,
                          .address = "127.0.0.1",
                          .machine = "machine"};
    struct error error = {0};
    char *second = strchr(text, '\n');

    if (second != NULL)
        *second++ = '\0';
    struct guard_request request = {.method = "POST",
                                    .host = text,
                                    .host_count = 1,
                                    .origin = second,
                                    .sec_fetch_site = second};
    bool passed = guard_check(&guard, &request, NULL, &error) == 0;
    /* Whoever passes named this machine, and came from no other page. */
    MUST(!passed || strstr(text, "8080") != NULL);
    if (passed && second != NULL)
        MUST(strcasecmp(second, "same-origin") == 0 || strcasecmp(second, "none") == 0);

    struct token token = {.text = "0123456789abcdef"};
    guard.tokens = &token;
    guard.token_count = 1;
    request = (struct guard_request){.method = "GET",
                                     .host = "localhost:8080",
                                     .host_count = 1,
                                     .authorization = text,
                                     .cookie = text,
                                     .query_token = second};
    passed = guard_check(&guard, &request, NULL, &error) == 0;
    MUST(!passed || strstr(text, "0123456789abcdef") != NULL ||
         (second != NULL && strcmp(second, "0123456789abcdef") == 0));
    struct tokens tokens;
    if (tokens_read(text, "file", &tokens, &error) != 0)
        return;
    for (size_t i = 0; i < tokens.count; i++)
        MUST(strlen(tokens.list[i].text) >= TOKEN_MIN &&
             token_find(tokens.list, tokens.count, tokens.list[i].text) ==
                 &tokens.list[i]);
    tokens_free(&tokens);
}

static void try_name(const char *text)
{
    struct error error = {0};

    if (upload_check_name(text, &error) != 0) {
        MUST(error.message[0] != '\0');
        return;
    }
    MUST(strlen(text) <= UPLOAD_NAME_MAX && text_is_utf8(text, strlen(text)));
    MUST(text[0] != '/' && strncmp(text, "../", 3) != 0 && strstr(text, "/../") == NULL);
    MUST(strstr(text, "//") == NULL && strpbrk(text, "\n\r\t\x7f") == NULL);
}

/* The first character says what is asked, the others are its parameters. */
static void try_ranks(const char *text)
{
    static const char *const asked[][2] = {
        {"/sets/", "/timeline/ranks?"},      {"/sets/", "/timeline/ranks/collective?"},
        {"/sets/", "/timeline/ranks/find?"}, {"/sets/", "/timeline/ranks/sums?"},
        {"/sets/", "/aligned_trace?"},       {"/analysis/clocks?set=", "&"},
        {"/analysis/collectives?set=", "&"}, {"/analysis/stragglers?set=", "&"},
    };
    static bool runs;
    unsigned char first = (unsigned char)*text;
    struct buffer path;
    const char *body;
    size_t length;

    if (first == '\0')
        return;
    if (!runs) {
        questions_open();
        runs = questions_start(false);
        MUST(runs);
    }
    buffer_init(&path, strlen(text) + 200);
    buffer_printf(&path, "/api/v1%s%s%s%s", asked[first % 8][0],
                  questions_id(first / 8 % 2), asked[first % 8][1], text + 1);
    MUST(!buffer_failed(&path));
    question_ask_path(path.bytes, &body, &length);
    question_check();
    buffer_free(&path);
}

#define OF_RANKS 255

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    char *text = malloc(size);

    MUST(text != NULL);
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    switch (data[0] == OF_RANKS ? OF_RANKS : data[0] % 6) {
    case 0:
        try_query(text);
        break;
    case 1:
        try_round_trip(text);
        break;
    case 2:
        try_path(text);
        break;
    case 3:
        try_headers(text);
        break;
    case 4:
        try_guard(text);
        break;
    case OF_RANKS:
        try_ranks(text);
        break;
    default:
        try_name(text);
    }
    free(text);
    return 0;
}

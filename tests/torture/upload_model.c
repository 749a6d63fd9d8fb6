/* See upload_model.h. */
#include "base/text.h"
#include "serve/pages.h"
#include "serve/request.h"
#include "store/directory.h"
#include "torture/fuzz_store.h"
#include "torture/upload_model_state.h"
#include "torture/url_encode.h"

#include <string.h>

#define PIECE_MAX 32768
#define ENCODED_EXTRA ((uint64_t)1 << 20)

struct model model;

/* ---- requests ---- */

static void check_header(const char *name, const char *value)
{
    MUST(name[strcspn(name, "\r\n: ")] == '\0');
    MUST(value[strcspn(value, "\r\n")] == '\0');
}

void model_check_answer(const struct MHD_Connection *connection)
{
    size_t length;

    MUST(!connection->cut);
    const char *body = fake_body(connection, &length);
    unsigned status = connection->status;
    MUST(status == 200 || status == 201 || status == 202 || status == 204 ||
         status == 303 || status == 304 || (status >= 400 && status < 500));
    fake_each_header(connection, check_header);
    MUST(fake_answer_header(connection, "Content-Security-Policy") != NULL);
    MUST(!fuzz_store_is_named(body, length));
    const char *type = fake_answer_header(connection, "Content-Type");
    const char *encoding = fake_answer_header(connection, "Content-Encoding");
    if (type == NULL || encoding != NULL || strstr(type, "json") == NULL)
        return;
    json_t *document = json_loadb(body, length, JSON_REJECT_DUPLICATES, NULL);
    MUST(document != NULL);
    if (status >= 400) {
        MUST(strcmp(type, "application/problem+json") == 0);
        MUST(*json_string_value(json_object_get(document, "code")) != '\0');
        MUST(*json_string_value(json_object_get(document, "detail")) != '\0');
    }
    json_decref(document);
}

void model_add_host(struct MHD_Connection *connection)
{
    fake_header(connection, "Host", "localhost:8080");
}

void model_ask(struct MHD_Connection *connection, const char *method, const char *path,
               const char *body)
{
    char length[24];

    model_add_host(connection);
    if (body != NULL) {
        snprintf(length, sizeof length, "%zu", strlen(body));
        fake_header(connection, "Content-Length", length);
    }
    fake_begin(connection, &model.server, method, path);
    if (body != NULL && fake_runs(connection))
        fake_chunk(connection, body, strlen(body));
    fake_end(connection);
    model_check_answer(connection);
}

json_t *model_answer_json(const struct MHD_Connection *connection)
{
    size_t length;
    const char *body = fake_body(connection, &length);
    json_t *document = json_loadb(body, length, 0, NULL);

    MUST(document != NULL);
    return document;
}

struct model_upload *model_choose(uint8_t number)
{
    size_t which = number % (model.upload_count + 1);

    return which == model.upload_count ? NULL : &model.uploads[which];
}

const char *model_id_of(const struct model_upload *upload)
{
    return upload == NULL ? "0123456789abcdef" : upload->id;
}

/* ---- life ---- */

void model_open(void)
{
    struct error error = {0};

    model.api = (struct api){.store = fuzz_store()};
    MUST(job_queue_open(model.api.store, &(struct job_settings){.running = 1},
                        &model.api.jobs, &error) == 0);
    model.api.uploads = uploads_open(model.api.store, model.api.jobs);
    model.server.config.base_path = "";
    static struct versioned_page page;
    if (page.asset.bytes == NULL)
        versioned_page_make("", &page);
    model.server.page = &page.asset;
    model.server.config.routes = api_routes;
    model.server.config.application = &model.api;
    model.server.guard =
        (struct guard){.loopback = true, .port = 8080, .address = "127.0.0.1"};
}

static void free_upload(struct model_upload *upload)
{
    for (size_t i = 0; i < upload->count; i++) {
        free(upload->files[i].name);
        free(upload->files[i].bytes);
    }
    free(upload->files);
}

void model_close(void)
{
    for (size_t i = 0; i < model.upload_count; i++)
        model_look((uint8_t)i);
    job_queue_stop(model.api.jobs);
    for (size_t i = 0; i < SLOTS; i++) {
        fake_close(&model.slots[i].connection);
        model.slots[i] = (struct slot){0};
    }
    job_queue_close(model.api.jobs);
    uploads_close(model.api.uploads);
    for (size_t i = 0; i < model.upload_count; i++)
        free_upload(&model.uploads[i]);
    model.upload_count = model.job_count = 0;
    fuzz_store_check();
}

/* ---- announcing ---- */

static void append_json_text(struct buffer *out, const char *text)
{
    buffer_append_char(out, '"');
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < 0x20 || *text == '"' || *text == '\\')
            buffer_printf(out, "\\u%04x", (unsigned)(unsigned char)*text);
        else
            buffer_append_char(out, *text);
    }
    buffer_append_char(out, '"');
}

static size_t count_open(void)
{
    size_t count = 0;

    for (size_t i = 0; i < model.upload_count; i++)
        count += model.uploads[i].state == OPEN;
    return count;
}

/* Whether docs/api.md allows the list. */
static bool is_announceable(const char *label, const struct announced *files,
                            size_t count)
{
    if (count == 0 || count_open() == UPLOADS_OPEN_MAX)
        return false;
    if (!text_is_utf8(label, strlen(label)) || strlen(label) > UPLOAD_LABEL_MAX)
        return false;
    for (const char *byte = label; *byte != '\0'; byte++)
        if ((unsigned char)*byte < 0x20)
            return false;
    for (size_t i = 0; i < count; i++) {
        if (upload_check_name(files[i].name, NULL) != 0 ||
            files[i].size > UPLOAD_FILE_BYTES_MAX)
            return false;
        for (size_t j = 0; j < i; j++)
            if (strcmp(files[i].name, files[j].name) == 0)
                return false;
    }
    return true;
}

/* So much that this machine may have no room for it: the answer depends on its disk. */
static bool is_huge(const struct announced *files, size_t count)
{
    uint64_t room = store_free_bytes(model.api.store) / 2;

    for (size_t i = 0; i < count; i++) {
        if (files[i].size >= room)
            return true;
        room -= files[i].size;
    }
    return false;
}

void model_remember(const struct MHD_Connection *connection)
{
    struct model_upload *upload = &model.uploads[model.upload_count++];
    json_t *document = model_answer_json(connection), *files, *item;
    size_t index;

    snprintf(upload->id, sizeof upload->id, "%s",
             json_string_value(json_object_get(document, "id")));
    MUST(strlen(upload->id) == UPLOAD_ID_SIZE - 1);
    files = json_object_get(document, "files");
    upload->state = OPEN;
    upload->count = json_array_size(files);
    upload->files = calloc(upload->count, sizeof *upload->files);
    MUST(upload->count > 0 && upload->files != NULL);
    json_array_foreach(files, index, item)
    {
        struct file *file = &upload->files[index];

        file->name = strdup(json_string_value(json_object_get(item, "name")));
        file->size = (uint64_t)json_integer_value(json_object_get(item, "size"));
        file->complete = file->size == 0;
        MUST(upload_check_name(file->name, NULL) == 0);
    }
    json_decref(document);
}

void model_announce_raw(const char *body)
{
    struct MHD_Connection connection = {0};

    if (model.upload_count == UPLOADS_MAX)
        return;
    model_ask(&connection, "POST", "/api/v1/uploads", body);
    if (connection.status == 201)
        model_remember(&connection);
    fake_close(&connection);
}

void model_announce(const char *label, const struct announced *files, size_t count)
{
    struct MHD_Connection connection = {0};
    struct buffer body = BUFFER((size_t)1 << 16);

    if (model.upload_count == UPLOADS_MAX)
        return;
    buffer_append_text(&body, "{\"label\":");
    append_json_text(&body, label);
    buffer_append_text(&body, ",\"files\":[");
    for (size_t i = 0; i < count; i++) {
        buffer_printf(&body, "%s{\"name\":", i > 0 ? "," : "");
        append_json_text(&body, files[i].name);
        buffer_printf(&body, ",\"size\":%llu}", (unsigned long long)files[i].size);
    }
    buffer_append(&body, "]}", 3);
    MUST(!buffer_failed(&body));
    model_ask(&connection, "POST", "/api/v1/uploads", body.bytes);
    buffer_free(&body);
    if (connection.status != 507 || !is_huge(files, count))
        MUST((connection.status == 201) == is_announceable(label, files, count));
    if (connection.status == 201) {
        model_remember(&connection);
        const struct model_upload *upload = &model.uploads[model.upload_count - 1];
        MUST(upload->count == count);
        for (size_t i = 0; i < count; i++)
            MUST(strcmp(upload->files[i].name, files[i].name) == 0 &&
                 upload->files[i].size == files[i].size);
    }
    fake_close(&connection);
}

/* ---- bodies ---- */

void model_track(struct slot *slot)
{
    struct exchange *exchange = slot->connection.exchange;
    const struct http_request *request = &exchange->request;
    const char *range = http_request_header(request, "Content-Range");
    const char *encoding = http_request_header(request, "Content-Encoding");
    struct http_range parsed = {0};

    slot->file = NULL;
    if (!fake_takes(&slot->connection) || request->route->chunk == NULL)
        return;
    for (size_t i = 0; i < model.upload_count; i++)
        if (strcmp(model.uploads[i].id, request->ids[0]) == 0)
            slot->upload = &model.uploads[i];
    MUST(slot->upload != NULL && slot->upload->state == OPEN);
    for (size_t i = 0; i < slot->upload->count; i++)
        if (strcmp(slot->upload->files[i].name, request->ids[1]) == 0)
            slot->file = &slot->upload->files[i];
    struct file *file = slot->file;
    MUST(file != NULL);
    slot->encoded = encoding != NULL && strcasecmp(encoding, "gzip") == 0;
    slot->end = slot->encoded ? file->size + ENCODED_EXTRA : file->size;
    if (range != NULL) {
        MUST(!slot->encoded && http_parse_content_range(range, &parsed));
        /* No gap, nothing past the end, nothing behind what was zipped for the way. */
        MUST(parsed.total == file->size && parsed.first <= file->received);
        MUST(parsed.first == 0 || !file->encoded);
        slot->end = parsed.last + 1;
    }
    slot->writer = ++file->writer;
    file->received = parsed.first;
    file->length = parsed.first == 0 ? 0 : file->length;
    file->complete = file->size == 0;
    file->exists = true;
    file->encoded = slot->encoded;
}

static void append_path(struct buffer *path, const struct model_upload *upload,
                        const char *name, bool raw)
{
    buffer_printf(path, "/api/v1/uploads/%s/files/", model_id_of(upload));
    if (raw)
        buffer_append_text(path, name);
    else
        url_append_encoded(path, name);
    buffer_append(path, "", 1);
}

static void set_headers(struct slot *slot, const struct put *put, const struct file *file)
{
    char text[96];
    bool ranged = put->rest && file != NULL && file->size > file->received;

    model_add_host(&slot->connection);
    if (put->encoding != NULL)
        fake_header(&slot->connection, "Content-Encoding", put->encoding);
    if (ranged) {
        snprintf(text, sizeof text, "bytes %llu-%llu/%llu",
                 (unsigned long long)file->received, (unsigned long long)file->size - 1,
                 (unsigned long long)file->size);
        fake_header(&slot->connection, "Content-Range", text);
    } else if (put->range[0] != '\0') {
        fake_header(&slot->connection, "Content-Range", put->range);
    }
    slot->has_length = put->declared;
    slot->declared = put->length;
    if (file != NULL && put->range[0] == '\0' && put->encoding == NULL)
        slot->declared = ranged ? file->size - file->received : file->size;
    snprintf(text, sizeof text, "%llu", (unsigned long long)slot->declared);
    fake_header(&slot->connection, put->declared ? "Content-Length" : "Transfer-Encoding",
                put->declared ? text : "chunked");
}

void model_put_begin(uint8_t number, const struct put *put)
{
    struct slot *slot = &model.slots[number % SLOTS];
    struct model_upload *upload = model_choose(put->upload);
    size_t which = upload == NULL ? 0 : put->file % (upload->count + 1);
    struct file *file =
        upload == NULL || which == upload->count ? NULL : &upload->files[which];
    struct buffer path = BUFFER(8192);

    fake_close(&slot->connection);
    *slot = (struct slot){0};
    append_path(&path, upload, file != NULL ? file->name : put->name, put->raw_path);
    set_headers(slot, put, file);
    bool plain = !put->raw_path && put->range[0] == '\0' && put->encoding == NULL;
    bool must = file != NULL && upload->state == OPEN && plain &&
                !(put->rest && file->encoded && file->received > 0);
    fake_begin(&slot->connection, &model.server, "PUT", path.bytes);
    buffer_free(&path);
    MUST(!must || fake_takes(&slot->connection));
    model_track(slot);
}

/* Bytes `first` to `first + length` of a small trace, with spaces behind. */
static void fill(char *out, uint64_t first, size_t length)
{
    static const char trace[] =
        "{\"traceEvents\":[{\"ph\":\"X\",\"cat\":\"cpu_op\",\"name\":\"a\",\"pid\":1,"
        "\"tid\":1,\"ts\":1,\"dur\":1}]}";

    for (size_t i = 0; i < length; i++)
        out[i] = first + i < sizeof trace - 1 ? trace[first + i] : ' ';
}

static void write_model(struct file *file, const char *bytes, size_t length)
{
    size_t first = (size_t)file->received, end = first + length;

    if (end > file->length) {
        file->bytes = realloc(file->bytes, end);
        MUST(file->bytes != NULL);
        file->length = end;
    }
    memcpy(file->bytes + first, bytes, length);
    file->received = end;
}

static void send_piece(struct slot *slot, const char *bytes, size_t length)
{
    struct file *file = slot->file;

    /* The library hands out no more than was declared. */
    if (slot->has_length && length > slot->declared - slot->sent)
        length = (size_t)(slot->declared - slot->sent);
    if (!fake_runs(&slot->connection) || length == 0)
        return;
    bool took = fake_takes(&slot->connection) && file != NULL;
    fake_chunk(&slot->connection, bytes, length);
    slot->sent += length;
    if (!took)
        return;
    bool holds = slot->upload->state == OPEN && slot->writer == file->writer;
    bool fits = holds && length <= slot->end - file->received;
    MUST(fake_takes(&slot->connection) == fits);
    if (fits)
        write_model(file, bytes, length);
    if (holds && (!fits || !slot->encoded))
        file->complete = fits && file->received == file->size;
}

void model_chunk(uint8_t number, const char *bytes, size_t length)
{
    struct slot *slot = &model.slots[number % SLOTS];
    char own[PIECE_MAX];

    if (bytes != NULL)
        send_piece(slot, bytes, length);
    while (bytes == NULL && length > 0) {
        size_t piece = length < sizeof own ? length : sizeof own;

        fill(own, slot->file != NULL ? slot->file->received : 0, piece);
        send_piece(slot, own, piece);
        length -= piece;
    }
}

void model_put_end(uint8_t number, bool breaks)
{
    struct slot *slot = &model.slots[number % SLOTS];
    struct file *file = slot->file;

    if (slot->connection.exchange == NULL)
        return;
    /* A body that is shorter than declared never ends; its connection breaks. */
    if (!breaks && (!slot->has_length || slot->sent == slot->declared ||
                    !fake_runs(&slot->connection))) {
        bool took = fake_takes(&slot->connection) && file != NULL;
        fake_end(&slot->connection);
        model_check_answer(&slot->connection);
        bool holds = took && slot->upload->state == OPEN && slot->writer == file->writer;
        if (took)
            MUST((slot->connection.status == 200) == holds);
        if (holds && slot->encoded)
            file->complete = true;
    }
    fake_close(&slot->connection);
    *slot = (struct slot){0};
}

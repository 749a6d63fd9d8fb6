/* See bundle.h. */
#include "ingest/bundle.h"

#include "base/cleanup.h"
#include "base/text.h"
#include "store/catalogue/set_tag.h"
#include "store/place/directory.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define FORMAT "tracediff bundle"
/* A label of 1,024 bytes, each of which may have become U+FFFD. */
#define LABEL_BYTES_MAX ((size_t)3 * 1024)

static const char *const side_names[] = {"control", "test"};

static void free_set(struct bundle_set *set)
{
    for (size_t i = 0; i < set->tag_count; i++)
        free(set->tags[i]);
    free(set->tags);
    free(set->label);
}

void bundle_free(struct bundle *bundle)
{
    for (size_t i = 0; i < bundle->set_count; i++)
        free_set(&bundle->sets[i]);
    for (size_t i = 0; i < bundle->view_count; i++) {
        free(bundle->view[i].name);
        free(bundle->view[i].value);
    }
    free(bundle->sets);
    free(bundle->view);
    *bundle = (struct bundle){0};
}

bool bundle_is_name(const char *name)
{
    size_t length = strlen(name), ending = strlen(BUNDLE_ENDING);

    return length > ending && strcasecmp(name + length - ending, BUNDLE_ENDING) == 0;
}

int bundle_refuse(struct error *error, const char *place, const char *what)
{
    return error_set(error, ERROR_FORMAT, "bad_bundle",
                     "%s: %s; nothing was stored. Ask for a new bundle, made with "
                     "tracediff pack and sent unchanged",
                     place, what);
}

int bundle_refuse_set(struct error *error, const char *place)
{
    char what[sizeof error->message];

    snprintf(what, sizeof what, "%.*s", (int)strcspn(error->message, ";"),
             error->message);
    return bundle_refuse(error, place, what);
}

/* ---- the view ---- */

static bool is_view_name(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_-";
    size_t length = strlen(name);

    return length >= 1 && length <= BUNDLE_VIEW_NAME_MAX &&
           strspn(name, letters) == length;
}

/* Parameters that a view must not set: the bundle names its own sets, and no address
 * contains a token. */
static bool is_left_out(const char *name)
{
    return strcmp(name, "control") == 0 || strcmp(name, "test") == 0 ||
           strcmp(name, "token") == 0;
}

static bool may_be_viewed(const char *name, const char *value)
{
    return is_view_name(name) && !is_left_out(name) &&
           strlen(value) <= BUNDLE_VIEW_VALUE_MAX && text_is_clean(value, strlen(value));
}

/* Whether one more parameter fits. */
static bool view_takes(const struct bundle *bundle, const char *name, const char *value)
{
    size_t bytes = strlen(name) + strlen(value);

    for (size_t i = 0; i < bundle->view_count; i++)
        bytes += strlen(bundle->view[i].name) + strlen(bundle->view[i].value);
    return bundle->view_count < BUNDLE_VIEW_MAX && bytes <= BUNDLE_VIEW_BYTES_MAX;
}

static int add_choice(struct bundle *bundle, const char *name, const char *value,
                      struct error *error)
{
    struct bundle_choice *choice = &bundle->view[bundle->view_count];

    *choice = (struct bundle_choice){strdup(name), strdup(value)};
    bundle->view_count++;
    return choice->name != NULL && choice->value != NULL ? 0 : error_set_memory(error);
}

int bundle_take_view(struct bundle *bundle, const struct given_parameter *given,
                     size_t count, struct error *error)
{
    int result = 0;

    bundle->view = calloc(BUNDLE_VIEW_MAX, sizeof *bundle->view);
    if (bundle->view == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < count; i++) {
        const char *value = given[i].value == NULL ? "" : given[i].value;

        if (is_left_out(given[i].name))
            continue;
        if (!view_takes(bundle, given[i].name, value))
            return error_set(error, ERROR_PARAMETER, "bad_view",
                             "view: at most %d parameters and %zu bytes", BUNDLE_VIEW_MAX,
                             BUNDLE_VIEW_BYTES_MAX);
        if (!may_be_viewed(given[i].name, value))
            return error_set(error, ERROR_PARAMETER, "bad_view",
                             "view: \"%.60s\" is not a parameter of the page, or its "
                             "value has over %d bytes or control characters",
                             given[i].name, BUNDLE_VIEW_VALUE_MAX);
        result = add_choice(bundle, given[i].name, value, error);
    }
    return result;
}

/* ---- the head: writing ---- */

static json_t *make_texts(char *const *texts, size_t count)
{
    json_t *list = json_array();

    for (size_t i = 0; i < count; i++)
        json_array_append_new(list, json_string(texts[i]));
    return list;
}

static json_t *make_side(const struct bundle *bundle, int side)
{
    json_t *list = json_array();

    for (size_t i = 0; i < bundle->side_count[side]; i++)
        json_array_append_new(list, json_string(bundle->sets[bundle->side[side][i]].id));
    return list;
}

static json_t *make_view(const struct bundle *bundle)
{
    json_t *list = json_array();

    for (size_t i = 0; i < bundle->view_count; i++)
        json_array_append_new(
            list, json_pack("[s, s]", bundle->view[i].name, bundle->view[i].value));
    return list;
}

static json_t *make_sets(const struct bundle *bundle)
{
    json_t *list = json_array();

    for (size_t i = 0; i < bundle->set_count; i++) {
        const struct bundle_set *set = &bundle->sets[i];

        json_array_append_new(
            list, json_pack("{s:s, s:s, s:o, s:I, s:s}", "id", set->id, "label",
                            set->label, "tags", make_texts(set->tags, set->tag_count),
                            "bytes", (json_int_t)set->bytes, "digest", set->digest));
    }
    return list;
}

int bundle_write_head(const struct bundle *bundle, struct buffer *out,
                      struct error *error)
{
    json_t *head = json_pack("{s:s, s:i, s:o, s:o, s:o, s:o}", "format", FORMAT,
                             "version", BUNDLE_VERSION, side_names[0],
                             make_side(bundle, 0), side_names[1], make_side(bundle, 1),
                             "view", make_view(bundle), "sets", make_sets(bundle));
    CLEANUP_FREE char *text = head == NULL ? NULL : json_dumps(head, JSON_INDENT(1));

    json_decref(head);
    if (text == NULL)
        return error_set_memory(error);
    buffer_append_text(out, text);
    buffer_append_char(out, '\n');
    return buffer_failed(out)
               ? error_set(error, ERROR_LIMIT, "too_large",
                           "the labels and tags of the sets, and the view, take more "
                           "than %zu bytes",
                           BUNDLE_HEAD_MAX)
               : 0;
}

/* ---- the head: reading ---- */

static const char *read_text(const json_t *object, const char *key, size_t most)
{
    const json_t *value = json_object_get(object, key);
    const char *text = json_string_value(value);

    return text != NULL && json_string_length(value) <= most &&
                   strlen(text) == json_string_length(value)
               ? text
               : NULL;
}

static const char *read_tags(const json_t *list, struct bundle_set *out)
{
    struct error ignored;

    if (!json_is_array(list) || json_array_size(list) > SET_TAGS_MAX)
        return "the tags of a set are not a list of at most 32";
    out->tags = calloc(SET_TAGS_MAX, sizeof *out->tags);
    for (size_t i = 0; out->tags != NULL && i < json_array_size(list); i++) {
        const char *tag = json_string_value(json_array_get(list, i));

        if (tag == NULL || set_tag_check(tag, &ignored) != 0)
            return "a tag of a set is not valid";
        out->tags[i] = strdup(tag);
        out->tag_count += out->tags[i] != NULL;
    }
    return NULL;
}

static const char *read_set(const json_t *object, struct bundle_set *out)
{
    const char *id = read_text(object, "id", 32);
    const char *label = read_text(object, "label", LABEL_BYTES_MAX);
    const char *digest = read_text(object, "digest", 32);
    const json_t *bytes = json_object_get(object, "bytes");
    json_int_t count = json_integer_value(bytes);

    if (id == NULL || !store_is_id(id))
        return "the id of a set is not 32 hex digits";
    if (label == NULL || *label == '\0')
        return "the label of a set is not a text of 1 to 3,072 bytes";
    if (digest == NULL || !store_is_id(digest))
        return "the digest of a set is not 32 hex digits";
    if (!json_is_integer(bytes) || count < 1 || (uint64_t)count > BUNDLE_SET_BYTES_MAX)
        return "the size of a set is not 1 byte to 8 GiB";
    memcpy(out->id, id, sizeof out->id);
    memcpy(out->digest, digest, sizeof out->digest);
    out->label = strdup(label);
    out->bytes = (uint64_t)count;
    return read_tags(json_object_get(object, "tags"), out);
}

static const char *read_sets(const json_t *list, struct bundle *out)
{
    const char *wrong = NULL;
    size_t count = json_array_size(list);

    if (count < 1 || count > BUNDLE_SETS_MAX)
        return "it does not have 1 to 32 sets";
    out->sets = calloc(count, sizeof *out->sets);
    for (size_t i = 0; out->sets != NULL && wrong == NULL && i < count; i++) {
        out->set_count++;
        wrong = read_set(json_array_get(list, i), &out->sets[i]);
        for (size_t j = 0; j < i && wrong == NULL; j++)
            if (strcmp(out->sets[j].id, out->sets[i].id) == 0)
                wrong = "it names a set twice";
    }
    return wrong;
}

static size_t find_set(const struct bundle *bundle, const char *id)
{
    size_t at = 0;

    while (at < bundle->set_count && (id == NULL || strcmp(bundle->sets[at].id, id) != 0))
        at++;
    return at;
}

/* Each side has sets, and each set is on a side. */
static const char *read_sides(const json_t *head, struct bundle *out)
{
    bool used[BUNDLE_SETS_MAX] = {false};

    for (int side = 0; side < 2; side++) {
        const json_t *list = json_object_get(head, side_names[side]);
        size_t count = json_array_size(list);

        if (count < 1 || count > BUNDLE_SETS_MAX)
            return "a side does not have 1 to 32 sets";
        for (size_t i = 0; i < count; i++) {
            size_t at = find_set(out, json_string_value(json_array_get(list, i)));

            if (at == out->set_count)
                return "a side names a set that is not in it";
            out->side[side][out->side_count[side]++] = at;
            used[at] = true;
        }
    }
    for (size_t i = 0; i < out->set_count; i++)
        if (!used[i])
            return "a set is on no side";
    return NULL;
}

static const char *read_view(const json_t *list, struct bundle *out)
{
    struct error ignored;

    if (!json_is_array(list) || json_array_size(list) > BUNDLE_VIEW_MAX)
        return "its view is not a list of at most 64";
    out->view = calloc(BUNDLE_VIEW_MAX, sizeof *out->view);
    for (size_t i = 0; out->view != NULL && i < json_array_size(list); i++) {
        const json_t *pair = json_array_get(list, i);
        const char *name = json_string_value(json_array_get(pair, 0));
        const char *value = json_string_value(json_array_get(pair, 1));

        if (name == NULL || value == NULL || !may_be_viewed(name, value))
            return "its view has something that is not a parameter of the page";
        if (!view_takes(out, name, value))
            return "its view has more than 8 KiB";
        if (add_choice(out, name, value, &ignored) != 0)
            break;
    }
    return NULL;
}

/* Accepts only the text that the writer makes from the same content. */
static int check_form(const char *text, size_t length, const struct bundle *bundle,
                      struct error *error)
{
    CLEANUP_BUFFER struct buffer again;

    buffer_init(&again, BUNDLE_HEAD_MAX);
    int result = bundle_write_head(bundle, &again, error);
    if (result != 0)
        return result;
    return again.length == length && memcmp(again.bytes, text, length) == 0
               ? 0
               : bundle_refuse(error, BUNDLE_HEAD_NAME,
                               "it was changed, or another program wrote it");
}

static int read_fields(const json_t *head, struct bundle *out, struct error *error)
{
    const char *format = read_text(head, "format", 40), *wrong;
    json_int_t version = json_integer_value(json_object_get(head, "version"));

    if (format == NULL || strcmp(format, FORMAT) != 0)
        return bundle_refuse(error, BUNDLE_HEAD_NAME, "it is not a bundle of tracediff");
    if (version > BUNDLE_VERSION)
        return error_set(error, ERROR_CONFLICT, "newer_version",
                         BUNDLE_HEAD_NAME
                         ": the bundle was made by a newer version of tracediff (format "
                         "%lld, this program knows %d); use that version",
                         (long long)version, BUNDLE_VERSION);
    if (version != BUNDLE_VERSION)
        return bundle_refuse(error, BUNDLE_HEAD_NAME, "it has no valid version");
    wrong = read_sets(json_object_get(head, "sets"), out);
    if (wrong == NULL)
        wrong = read_sides(head, out);
    if (wrong == NULL)
        wrong = read_view(json_object_get(head, "view"), out);
    return wrong == NULL ? 0 : bundle_refuse(error, BUNDLE_HEAD_NAME, wrong);
}

static bool has_memory(const struct bundle *bundle)
{
    for (size_t i = 0; i < bundle->set_count; i++)
        if (bundle->sets[i].label == NULL)
            return false;
    return bundle->view != NULL;
}

int bundle_read_head(const char *text, size_t length, struct bundle *out,
                     struct error *error)
{
    json_t *head = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    int result;

    *out = (struct bundle){0};
    if (json_is_object(head))
        result = read_fields(head, out, error);
    else
        result = bundle_refuse(error, BUNDLE_HEAD_NAME, "it is not a JSON object");
    json_decref(head);
    if (result != 0)
        return result;
    return has_memory(out) ? check_form(text, length, out, error)
                           : error_set_memory(error);
}

/* ---- the page ---- */

/* Escapes everything that is not unreserved (RFC 3986). */
static void append_escaped(struct buffer *out, const char *text)
{
    for (; *text != '\0'; text++) {
        bool plain = (*text >= '0' && *text <= '9') || (*text >= 'A' && *text <= 'Z') ||
                     (*text >= 'a' && *text <= 'z') || strchr("-._~,", *text) != NULL;

        if (plain)
            buffer_append_char(out, *text);
        else
            buffer_printf(out, "%%%02X", (unsigned)(unsigned char)*text);
    }
}

void bundle_append_page(const struct bundle *bundle, struct buffer *out)
{
    bool several = bundle->side_count[0] > 1 || bundle->side_count[1] > 1;

    buffer_append_text(out, several ? "/compare/recordings" : "/compare");
    for (int side = 0; side < 2; side++) {
        buffer_printf(out, "%c%s=", side == 0 ? '?' : '&', side_names[side]);
        for (size_t i = 0; i < bundle->side_count[side]; i++)
            buffer_printf(out, "%s%s", i == 0 ? "" : ",",
                          bundle->sets[bundle->side[side][i]].id);
    }
    for (size_t i = 0; i < bundle->view_count; i++) {
        buffer_printf(out, "&%s=", bundle->view[i].name);
        append_escaped(out, bundle->view[i].value);
    }
}

/* ---- the tar file ---- */

void bundle_entry_name(const char *id, char name[BUNDLE_NAME_SIZE])
{
    snprintf(name, BUNDLE_NAME_SIZE, "sets/%.32s.db.gz", id);
}

/* POSIX.1-1988 (ustar): everyone may read the file; it has no owner; its time is 1970. */
void bundle_entry_header(const char *name, uint64_t length,
                         unsigned char header[BUNDLE_BLOCK])
{
    char *text = (char *)header;
    unsigned sum = 0;

    memset(header, 0, BUNDLE_BLOCK);
    snprintf(text, 100, "%s", name);
    memcpy(text + 100, "0000644", 8);
    memcpy(text + 108, "0000000", 8);
    memcpy(text + 116, "0000000", 8);
    snprintf(text + 124, 12, "%011llo",
             (unsigned long long)(length & BUNDLE_SET_BYTES_MAX));
    memcpy(text + 136, "00000000000", 12);
    memcpy(text + 148, "        ", 8);
    text[156] = '0';
    memcpy(text + 257,
           "ustar\0"
           "00",
           8);
    for (size_t i = 0; i < BUNDLE_BLOCK; i++)
        sum += header[i];
    snprintf(text + 148, 8, "%06o", sum);
    text[155] = ' ';
}

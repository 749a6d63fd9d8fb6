#include "answer/report.h"
#include "answer/compare.h"
#include "answer/json.h"
#include "answer/recordings.h"
#include "base/budget.h"
#include "base/compress.h"
#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "store/set_pair.h"
#include "store/sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What a report shows. Everything is the caller's. */
struct report_content {
    const char *titles[2]; /* of control and test; any bytes */
    bool charts;           /* the library of the charts is in the file */
    size_t rows;           /* at most this many are written */
    const void *result;    /* for write() */
    /* Appends `,"member":…` for each member of the data, with the first `rows` rows. */
    int (*write)(const void *result, size_t rows, struct buffer *out,
                 struct error *error);
};

/* ---- report frame ---- */

/* web/report/report.html is the frame. In it `@{asset PATH}` is replaced by a style or
 * script in its element, `@{policy}` for a Content-Security-Policy that allows exactly
 * those, by their hashes, `@{title}` and `@{version}` for texts, and `@{data}` for the
 * element with the data.
 *
 * Names in the data are hostile: a "<" inside an element could end it, so each one is
 * written as \u003c, as JSON allows. Everything else in the frame comes from tracediff,
 * except for the labels in the title, which are escaped as HTML. */

#define FRAME "web/report/report.html"
#define CHARTS "web/vendor/plotly.min.js"
/* The hash of an empty style element, which the charts fill through the CSSOM. */
#define EMPTY_STYLE_HASH "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
#define DATA_MAX ((size_t)64 << 20)

/* ---- the element of the data ---- */

/* The JSON without any "<". */
static void write_for_script(const struct buffer *json, struct buffer *out)
{
    for (size_t i = 0; i < json->length;) {
        const char *start = json->bytes + i;
        const char *less = memchr(start, '<', json->length - i);
        size_t plain = less == NULL ? json->length - i : (size_t)(less - start);

        buffer_append(out, start, plain);
        i += plain;
        if (less != NULL) {
            buffer_append_text(out, "\\u003c");
            i++;
        }
    }
}

static void write_base64(const unsigned char *bytes, size_t length, struct buffer *out)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    for (size_t i = 0; i < length; i += 3) {
        size_t left = length - i < 3 ? length - i : 3;
        unsigned bits = (unsigned)bytes[i] << 16;
        char four[4];

        bits |= left > 1 ? (unsigned)bytes[i + 1] << 8 : 0;
        bits |= left > 2 ? (unsigned)bytes[i + 2] : 0;
        for (size_t j = 0; j < 4; j++)
            four[j] = j <= left ? letters[bits >> (18 - 6 * j) & 63] : '=';
        buffer_append(out, four, 4);
    }
}

/* The element with the data. Compressed if it would be too long; 1: too long even
 * then. */
static int write_data_element(const struct buffer *json, struct buffer *out)
{
    size_t zipped_length, before = out->length;

    buffer_append_text(out, "<script type=\"application/json\" id=\"report-data\">");
    write_for_script(json, out);
    buffer_append_text(out, "</script>");
    if (!buffer_failed(out))
        return 0;
    out->failed = false;
    out->length = before;
    CLEANUP_FREE char *zipped =
        gzip_deflate(json->bytes, json->length, out->budget, &zipped_length);
    if (zipped == NULL)
        return 1;
    buffer_append_text(
        out, "<script type=\"text/plain\" id=\"report-data\" data-encoding=\"gzip\">");
    write_base64((const unsigned char *)zipped, zipped_length, out);
    buffer_append_text(out, "</script>");
    return buffer_failed(out) ? 1 : 0;
}

/* ---- the frame ---- */

/* The next "@{…}" of the frame: where it begins and how long it is; false at the end. */
static bool find_slot(const char *text, const char **start, size_t *length)
{
    *start = strstr(text, "@{");
    const char *end = *start == NULL ? NULL : strchr(*start, '}');
    if (end == NULL)
        return false;
    *length = (size_t)(end - *start) + 1;
    return true;
}

static bool is_slot(const char *slot, size_t length, const char *name)
{
    return length == strlen(name) + 3 && strncmp(slot + 2, name, strlen(name)) == 0;
}

/* The asset of "@{asset PATH}"; NULL for another slot. ERROR_INTERNAL if there is none.
 */
static int find_slot_asset(const char *slot, size_t length, const struct asset **asset,
                           struct error *error)
{
    static const char word[] = "@{asset ";
    size_t skip = sizeof word - 1;
    char path[256];

    *asset = NULL;
    if (length <= skip + 1 || strncmp(slot, word, skip) != 0)
        return 0;
    snprintf(path, sizeof path, "%.*s", (int)(length - skip - 1), slot + skip);
    *asset = asset_find(path);
    return *asset != NULL ? 0
                          : error_set(error, ERROR_INTERNAL, "no_asset",
                                      "the report needs %s, which is missing", path);
}

static bool is_style(const struct asset *asset)
{
    size_t length = strlen(asset->path);

    return length > 4 && strcmp(asset->path + length - 4, ".css") == 0;
}

static bool is_left_out(const struct report_content *content, const char *slot,
                        size_t length)
{
    return !content->charts && is_slot(slot, length, "asset " CHARTS);
}

static int write_hashes(const struct report_content *content, const char *frame,
                        bool styles, struct buffer *out, struct error *error)
{
    const struct asset *asset;
    const char *slot;
    size_t length;

    for (const char *text = frame; find_slot(text, &slot, &length);
         text = slot + length) {
        int status = find_slot_asset(slot, length, &asset, error);
        if (status != 0)
            return status;
        if (asset != NULL && is_style(asset) == styles &&
            !is_left_out(content, slot, length))
            buffer_printf(out, " 'sha256-%s'", asset->sha256);
    }
    return 0;
}

static int write_policy(const struct report_content *content, const char *frame,
                        struct buffer *out, struct error *error)
{
    buffer_append_text(out, "default-src 'none'; script-src");
    int status = write_hashes(content, frame, false, out, error);
    buffer_append_text(out, "; style-src 'sha256-" EMPTY_STYLE_HASH "'");
    if (status == 0)
        status = write_hashes(content, frame, true, out, error);
    buffer_append_text(out, "; img-src data: blob:; base-uri 'none'; form-action 'none'");
    return status;
}

static int write_asset(const struct asset *asset, struct buffer *out, struct error *error)
{
    const char *tag = is_style(asset) ? "style" : "script";
    CLEANUP_FREE char *inflated = NULL;
    const void *bytes = asset->bytes;

    if (bytes == NULL)
        bytes = inflated = gzip_inflate(asset->gzip, asset->gzip_length, asset->length);
    if (bytes == NULL)
        return error_set_memory(error);
    /* No extra blanks: the hash covers exactly the text between the tags. */
    buffer_printf(out, "<%s>", tag);
    buffer_append(out, bytes, asset->length);
    buffer_printf(out, "</%s>", tag);
    return 0;
}

static void write_html_text(const char *text, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer clean = BUFFER(65536);

    text_append_utf8(&clean, text, strlen(text));
    for (size_t i = 0; i < clean.length; i++) {
        if (strchr("<>&\"'", clean.bytes[i]) != NULL)
            buffer_printf(out, "&#%d;", clean.bytes[i]);
        else
            buffer_append_char(out, clean.bytes[i]);
    }
}

static void write_title(const struct report_content *content, struct buffer *out)
{
    write_html_text(content->titles[0], out);
    buffer_append_text(out, " → ");
    write_html_text(content->titles[1], out);
}

/* The frame up to `@{data}`, or from there on; `*rest`: the part that has not been
 * written. */
static int write_frame(const struct report_content *content, const char *frame,
                       const char **rest, struct buffer *out, struct error *error)
{
    const struct asset *asset;
    const char *slot;
    size_t length;

    for (const char *text = *rest; find_slot(text, &slot, &length); text = *rest) {
        buffer_append(out, text, (size_t)(slot - text));
        *rest = slot + length;
        if (is_slot(slot, length, "data"))
            return 0;
        if (is_left_out(content, slot, length))
            continue;
        int status = find_slot_asset(slot, length, &asset, error);
        if (status == 0 && asset != NULL)
            status = write_asset(asset, out, error);
        else if (status == 0 && is_slot(slot, length, "policy"))
            status = write_policy(content, frame, out, error);
        else if (status == 0 && is_slot(slot, length, "title"))
            write_title(content, out);
        else if (status == 0 && is_slot(slot, length, "version"))
            buffer_append_text(out, PACKAGE_VERSION);
        if (status != 0)
            return status;
    }
    buffer_append_text(out, *rest);
    return 0;
}

/* ---- the whole ---- */

static int write_data(const struct report_content *content, size_t rows, int64_t made,
                      struct buffer *out, struct error *error)
{
    char when[21];
    clock_format_utc(made, when);

    buffer_printf(out, "{\"generated\":\"%s\",\"version\":\"%s\"", when, PACKAGE_VERSION);
    int status = content->write(content->result, rows, out, error);
    buffer_append_char(out, '}');
    if (status == 0 && buffer_failed(out))
        return error_set(error, ERROR_LIMIT, "answer_too_long",
                         "the comparison is longer than %zu bytes; ask for less with "
                         "limit",
                         out->maximum);
    return status;
}

/* Writes the data between both halves of the frame: all rows if they fit, else fewer. */
static int fit_data(const struct report_content *content, int64_t made,
                    struct buffer *out, struct error *error)
{
    for (size_t rows = content->rows;; rows -= rows / 4 + 1) {
        CLEANUP_BUFFER struct buffer json = BUFFER(DATA_MAX);
        json.budget = out->budget;
        int status = write_data(content, rows, made, &json, error);
        int over = budget_look(out->budget, error);
        if (over != 0)
            return over;
        if (status == -ERROR_LIMIT && rows > 0)
            continue;
        if (status != 0)
            return status;
        size_t before = out->length;
        if (write_data_element(&json, out) == 0)
            return 0;
        over = budget_look(out->budget, error);
        if (over != 0)
            return over;
        if (rows == 0)
            return error_set(error, ERROR_LIMIT, "answer_too_long",
                             "the report does not fit into %zu bytes", REPORT_BYTES_MAX);
        out->failed = false;
        out->length = before;
    }
}

/* Appends the report. `made` is the time to state, in seconds since 1970. Errors:
 * no_asset, if one is missing; answer_too_long; those of write() and of the budget of
 * `out`. */
static int report_frame_write(const struct report_content *content, int64_t made,
                              struct buffer *out, struct error *error)
{
    const struct asset *frame = asset_find(FRAME);
    CLEANUP_BUFFER struct buffer head = BUFFER(REPORT_BYTES_MAX);
    CLEANUP_BUFFER struct buffer tail = BUFFER(REPORT_BYTES_MAX);

    if (frame == NULL || frame->bytes == NULL)
        return error_set(error, ERROR_INTERNAL, "no_asset", FRAME " is missing");
    const char *rest = (const char *)frame->bytes;
    int status = write_frame(content, rest, &rest, &head, error);
    if (status == 0)
        status = write_frame(content, (const char *)frame->bytes, &rest, &tail, error);
    if (status != 0)
        return status;
    if (buffer_failed(&head) || buffer_failed(&tail) ||
        head.length + tail.length >= REPORT_BYTES_MAX)
        return error_set(error, ERROR_INTERNAL, "no_asset",
                         "the frame of the report is too long");
    head.maximum = REPORT_BYTES_MAX - tail.length;
    status = fit_data(content, made, &head, error);
    if (status != 0)
        return status;
    buffer_append(out, head.bytes, head.length);
    buffer_append(out, tail.bytes, tail.length);
    return 0;
}

/* ---- report ---- */

/* The parts of a row that the report shows; the page derives the rest. */
/* clang-format off */
static const char *const columns[] = {
    "name", "category", "kind", "change",
    "control_counts", "test_counts", "diff_counts",
    "control_total_duration", "test_total_duration", "diff_duration",
    "control_self_duration", "test_self_duration",
    "tests", "replaces", "aliases", "calls", "calls_p_value", "calls_q_value", "control_calls", "test_calls", NULL};
/* clang-format on */

/* ---- the data ---- */

static int write_content(const void *result, size_t rows, struct buffer *out,
                         struct error *error)
{
    struct answer answer = *(const struct answer *)result; /* borrows */
    struct compare_result shown = *answer.result;

    answer.result = &shown;
    shown.page_count = rows;
    json_write(out, "sets:{");
    json_tree(out, "control", set_json(&shown.info[PAIR_CONTROL], 0));
    json_tree(out, "test", set_json(&shown.info[PAIR_TEST], 0));
    json_write(out, "}, comparison:");
    return compare_write_json_table(&answer, columns, out, error);
}

int report_write(const struct answer *answer, int64_t made, struct buffer *out,
                 struct error *error)
{
    const struct compare_result *result = answer->result;
    const struct report_content content = {
        .titles = {result->info[PAIR_CONTROL].label, result->info[PAIR_TEST].label},
        .charts = true,
        .rows = result->page_count,
        .result = answer,
        .write = write_content,
    };

    return report_frame_write(&content, made, out, error);
}

/* ---- recordings report ---- */

#define TITLE_MAX ((size_t)1 << 16)

static int recordings_write_content(const void *result, size_t rows, struct buffer *out,
                                    struct error *error)
{
    struct recordings_result shown = *(const struct recordings_result *)result;

    shown.page_count = rows; /* all else is borrowed */
    json_write(out, "comparison:");
    recordings_write_json(&shown, out);
    return budget_look(out->budget, error);
}

/* "nightly-1 and 2 more": a label is a stranger's text. */
static void recordings_write_title(const struct recordings_result *result,
                                   enum pair_side side, struct buffer *out)
{
    buffer_append_text(out, result->sets.sets[side][0].label);
    if (result->count[side] > 1)
        buffer_printf(out, " and %zu more", result->count[side] - 1);
}

int recordings_write_report(const struct recordings_result *result, int64_t made,
                            struct buffer *out, struct error *error)
{
    CLEANUP_BUFFER struct buffer control = BUFFER(TITLE_MAX);
    CLEANUP_BUFFER struct buffer test = BUFFER(TITLE_MAX);

    recordings_write_title(result, PAIR_CONTROL, &control);
    recordings_write_title(result, PAIR_TEST, &test);
    if (buffer_failed(&control) || buffer_failed(&test))
        return error_set_memory(error);
    const struct report_content content = {
        .titles = {control.bytes, test.bytes},
        .charts = false,
        .rows = result->page_count,
        .result = result,
        .write = recordings_write_content,
    };
    return report_frame_write(&content, made, out, error);
}

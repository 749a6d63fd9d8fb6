/* See tree_names.h. */
#include "analysis/tree/tree_names.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"
#include "trace/resolve/phases.h"
#include "trace/resolve/waits.h"

#include <stdlib.h>
#include <string.h>

#define NAME_MAX_BYTES ((size_t)4 * TRACE_NAME_MAX)
#define HASH_LENGTH 40
#define MODULE "nn.Module: "
#define EVALUATE "autograd::engine::evaluate_function: "
#define STEP "ProfilerStep#"

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_small(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z');
}

static bool is_word(char c)
{
    return is_small(c) || (c >= 'A' && c <= 'Z') || c == '_';
}

/* ---- one name ---- */

/* Appends it with `…` for each word that is a hash. */
static void append_without_hashes(struct buffer *out, const char *name, size_t length)
{
    size_t done = 0, end;

    for (size_t at = 0; at < length; at = end) {
        bool digits = false, small = true;

        for (end = at; end < length && is_word(name[end]); end++) {
            digits |= is_digit(name[end]);
            small &= is_small(name[end]);
        }
        if (small && digits && end - at >= HASH_LENGTH) {
            buffer_append(out, name + done, at - done);
            buffer_append_text(out, "\u2026");
            done = end;
        }
        end += end == at;
    }
    buffer_append(out, name + done, length - done);
}

/* The last place of a text; NULL: none. */
static const char *find_last(const char *bytes, size_t length, const char *text)
{
    size_t size = strlen(text);
    const char *last = NULL, *found = bytes;

    while ((found = memmem(found, length - (size_t)(found - bytes), text, size)) !=
           NULL) {
        last = found;
        found += 1;
    }
    return last;
}

/* The path of `PATH(LINE): NAME`: its length, and where the rest begins with `: `. False:
 * the name is not of that form. */
static bool find_path(const char *name, size_t length, size_t *path, size_t *rest)
{
    for (size_t at = 1; at < length; at++) {
        size_t end = at + 1;

        if (name[at] != '(')
            continue;
        while (end < length && is_digit(name[end]))
            end++;
        if (end > at + 1 && end + 2 < length && memcmp(name + end, "): ", 3) == 0) {
            *path = at;
            *rest = end + 1;
            return true;
        }
    }
    return false;
}

static size_t path_start(const char *path, size_t length)
{
    static const char *const packages[] = {"/site-packages/", "/dist-packages/"};

    for (size_t i = 0; i < 2; i++) {
        const char *found = find_last(path, length, packages[i]);

        if (found != NULL)
            return (size_t)(found - path) + strlen(packages[i]);
    }
    bool drive = length >= 3 && path[1] == ':' && (path[2] == '\\' || path[2] == '/');
    if (length == 0 || (path[0] != '/' && path[0] != '\\' && !drive))
        return 0;
    for (size_t at = length; at > 0; at--)
        if (path[at - 1] == '/' || (path[at - 1] == '\\' && path[0] != '/'))
            return at;
    return 0;
}

static void append_python(struct buffer *out, const char *name, size_t length)
{
    size_t path, rest;

    if (!find_path(name, length, &path, &rest)) {
        append_without_hashes(out, name, length);
        return;
    }
    size_t start = path_start(name, path);
    append_without_hashes(out, name + start, path - start);
    append_without_hashes(out, name + rest, length - rest);
}

static bool starts_with(const char *name, size_t length, const char *prefix)
{
    return length >= strlen(prefix) && memcmp(name, prefix, strlen(prefix)) == 0;
}

/* `nn.Module: Linear_12` → `Linear`. */
static void append_class(struct buffer *out, const char *name, size_t length)
{
    size_t end = length;

    while (end > 0 && is_digit(name[end - 1]))
        end--;
    if (end == length || end < 2 || name[end - 1] != '_')
        end = length;
    else
        end--;
    append_without_hashes(out, name, end);
}

static void append_plain(struct buffer *out, enum tree_sort sort, const char *name,
                         size_t length)
{
    if (sort == TREE_MODULE)
        append_class(out, name + strlen(MODULE), length - strlen(MODULE));
    else if (sort == TREE_PYTHON)
        append_python(out, name, length);
    else if (sort == TREE_OPERATOR && starts_with(name, length, EVALUATE))
        append_without_hashes(out, name + strlen(EVALUATE), length - strlen(EVALUATE));
    else
        append_without_hashes(out, name, length);
}

void tree_name_append(struct buffer *out, enum tree_sort sort, const char *name,
                      size_t length)
{
    CLEANUP_BUFFER struct buffer merged;

    buffer_init(&merged, NAME_MAX_BYTES);
    if (trace_merge_addresses(&merged, name, length)) {
        if (!buffer_failed(&merged))
            append_plain(out, sort, merged.bytes, merged.length);
        out->failed |= buffer_failed(&merged);
    } else {
        append_plain(out, sort, name, length);
    }
}

size_t tree_name_number(const char *name, size_t length)
{
    size_t start = length;

    while (start > 0 && is_digit(name[start - 1]))
        start--;
    if (start == length || start < 2 || memchr(" #=:", name[start - 1], 4) == NULL)
        return length;
    return start - 1;
}

/* ---- the names of a recording ---- */

static enum tree_sort sort_of(const char *category, const char *name, size_t length)
{
    size_t step = strlen(STEP);

    if (starts_with(name, length, STEP) && length > step) {
        size_t digits = step;

        while (digits < length && is_digit(name[digits]))
            digits++;
        if (digits == length)
            return TREE_LAUNCH;
    }
    if (strcmp(category, "cpu_op") == 0)
        return TREE_OPERATOR;
    if (strcmp(category, "user_annotation") == 0)
        return TREE_ANNOTATION;
    if (strcmp(category, "python_function") == 0)
        return starts_with(name, length, MODULE) && length > strlen(MODULE) ? TREE_MODULE
                                                                            : TREE_PYTHON;
    return TREE_LAUNCH;
}

struct name_builder {
    const struct trace_recording *recording;
    const struct tree_lines *lines;
    struct tree_build *build;
    struct buffer name, plain, marker;
    bool has_marker;
};

static void name_frame(struct name_builder *naming, enum tree_sort sort, const char *name,
                       size_t length)
{
    const char *merged = NULL;

    if (sort != TREE_PYTHON || naming->lines == NULL) {
        tree_name_append(&naming->name, sort, name, length);
        return;
    }
    buffer_clear(&naming->plain);
    if (!trace_merge_addresses(&naming->plain, name, length))
        buffer_append(&naming->plain, name, length);
    naming->name.failed |= buffer_failed(&naming->plain);
    if (buffer_failed(&naming->plain))
        return;
    merged = tree_lines_name(naming->lines, naming->plain.bytes, naming->plain.length);
    if (merged == NULL)
        append_without_hashes(&naming->name, naming->plain.bytes, naming->plain.length);
    else
        append_without_hashes(&naming->name, merged, strlen(merged));
}

static struct tree_op name_op(struct name_builder *naming, const struct trace_op *op)
{
    const struct strings *names = &naming->recording->names;
    const char *text = strings_text(names, op->name);
    size_t length = strings_length(names, op->name);
    const char *category = strings_text(names, op->category);
    struct tree_op out = {.sort = TREE_LAUNCH};

    if (op->side == TRACE_HOST) {
        out.sort = (uint8_t)sort_of(category, text, length);
        out.is_cpu_op = strcmp(category, "cpu_op") == 0;
        out.is_wait = trace_is_wait(category, text);
    }
    buffer_clear(&naming->name);
    if (op->side == TRACE_HOST)
        name_frame(naming, (enum tree_sort)out.sort, text, length);
    else
        buffer_append(&naming->name, text, length);
    if (buffer_failed(&naming->name))
        naming->build->failed = true;
    else
        out.name = out.key = tree_build_name(
            naming->build, naming->name.length > 0 ? naming->name.bytes : "",
            naming->name.length);
    if (out.sort == TREE_MODULE)
        out.key = op->name;
    if (naming->has_marker && op->side == TRACE_HOST) {
        enum trace_marker_fit fit = trace_marker_fits(
            naming->marker.bytes, strings_text(&naming->recording->names, op->category),
            text, length);

        out.may_be_step = fit == TRACE_MARKER_FITS;
        naming->build->failed |= fit == TRACE_MARKER_FAILED;
    }
    return out;
}

/* ---- annotations that count iterations ---- */

/* Facts about the name of an annotation. */
struct step_text {
    uint32_t text; /* the name without its number, in `texts` */
    uint32_t step; /* in which it was seen; 0: none */
};

struct name_counts {
    struct strings names, texts;
    struct step_text *names_seen; /* by name */
    uint32_t *name_of;            /* by op; TREE_NONE: it has no number */
    bool *repeats;                /* by text: the same number in two steps */
};

static void free_counting(struct name_counts *counting)
{
    strings_free(&counting->names);
    strings_free(&counting->texts);
    free(counting->names_seen);
    free(counting->name_of);
    free(counting->repeats);
}

/* False when memory is refused. */
static bool note_texts(struct name_counts *counting,
                       const struct trace_recording *recording)
{
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, NAME_MAX_BYTES);
    for (uint32_t i = 0; i < recording->op_count; i++) {
        const struct trace_op *op = &recording->ops[i];
        const char *text = strings_text(&recording->names, op->name);
        size_t length = strings_length(&recording->names, op->name);

        counting->name_of[i] = TREE_NONE;
        if (op->side != TRACE_HOST ||
            sort_of(strings_text(&recording->names, op->category), text, length) !=
                TREE_ANNOTATION)
            continue;
        buffer_clear(&name);
        tree_name_append(&name, TREE_ANNOTATION, text, length);
        if (buffer_failed(&name))
            return false;
        size_t cut = tree_name_number(name.bytes, name.length);
        if (cut == name.length)
            continue;
        uint32_t id = strings_add(&counting->names, name.bytes, name.length);
        uint32_t without = strings_add(&counting->texts, name.bytes, cut + 1);
        if (id == STRINGS_NONE || without == STRINGS_NONE)
            return false;
        counting->name_of[i] = id;
        counting->names_seen[id].text = without;
    }
    return true;
}

static void note_steps(struct name_counts *counting,
                       const struct trace_recording *recording,
                       struct step_pieces *pieces)
{
    const struct trace_events *events = &recording->events;

    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(recording->memory.budget, row);
         row++) {
        uint32_t id = counting->name_of[events->op[row]];

        if (id == TREE_NONE)
            continue;
        struct step_text *name = &counting->names_seen[id];
        uint32_t step = step_pieces_find(pieces, events->ts[row]);
        if (step == 0)
            continue;
        if (name->step != 0 && name->step != step)
            counting->repeats[name->text] = true;
        name->step = step;
    }
}

bool *tree_names_counting(const struct trace_recording *recording,
                          struct step_pieces *pieces)
{
    CLEANUP(free_counting) struct name_counts counting = {0};
    size_t ops = recording->op_count;
    bool *counts = calloc(ops + 1, sizeof *counts);

    if (counts == NULL || recording->step_count < 3) /* the whole file, and one step */
        return counts;
    strings_init(&counting.names, (size_t)1 << 30);
    strings_init(&counting.texts, (size_t)1 << 30);
    counting.names_seen = calloc(ops + 1, sizeof *counting.names_seen);
    counting.name_of = calloc(ops + 1, sizeof *counting.name_of);
    counting.repeats = calloc(ops + 1, sizeof *counting.repeats);
    if (counting.names_seen == NULL || counting.name_of == NULL ||
        counting.repeats == NULL || !note_texts(&counting, recording)) {
        free(counts);
        return NULL;
    }
    if (counting.texts.count > 0)
        note_steps(&counting, recording, pieces);
    for (size_t i = 0; i < ops; i++)
        counts[i] = counting.name_of[i] != TREE_NONE &&
                    !counting.repeats[counting.names_seen[counting.name_of[i]].text];
    return counts;
}

/* The numbers of annotations that count iterations are cut off. */
static bool cut_numbers(const struct trace_recording *recording,
                        struct step_pieces *pieces, struct tree_build *build,
                        struct tree_op *ops)
{
    CLEANUP_FREE bool *counts = tree_names_counting(recording, pieces);
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, NAME_MAX_BYTES);
    for (uint32_t i = 0; counts != NULL && i < recording->op_count; i++) {
        if (!counts[i])
            continue;
        buffer_clear(&name);
        buffer_append_text(&name, strings_text(&build->tree.names, ops[i].name));
        if (!buffer_failed(&name))
            ops[i].name = ops[i].key = tree_build_name(
                build, name.bytes, tree_name_number(name.bytes, name.length));
        build->failed |= buffer_failed(&name);
    }
    return counts != NULL && !build->failed;
}

struct tree_op *tree_names_make(const struct trace_recording *recording,
                                struct step_pieces *pieces, const char *marker,
                                const struct tree_lines *lines, struct tree_build *build)
{
    struct budget *budget = recording->memory.budget;
    struct name_builder naming = {.recording = recording,
                                  .lines = lines,
                                  .build = build,
                                  .has_marker = marker != NULL};
    struct tree_op *ops = calloc((size_t)recording->op_count + 1, sizeof *ops);

    buffer_init(&naming.name, NAME_MAX_BYTES);
    buffer_init(&naming.plain, NAME_MAX_BYTES);
    buffer_init(&naming.marker, NAME_MAX_BYTES);
    if (marker != NULL)
        trace_marker_name(&naming.marker, marker, strlen(marker));
    for (uint32_t i = 0; ops != NULL && i < recording->op_count && !build->failed &&
                         !budget_is_over(budget);
         i++)
        ops[i] = name_op(&naming, &recording->ops[i]);
    if (ops == NULL || build->failed || budget_is_over(budget) ||
        !cut_numbers(recording, pieces, build, ops)) {
        free(ops);
        ops = NULL;
    }
    buffer_free(&naming.name);
    buffer_free(&naming.plain);
    buffer_free(&naming.marker);
    return ops;
}

/* See sentences.h. */
#include "diagnosis/sentences.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"
#include "diagnosis/words_communication.h"
#include "trace/decode/kinds.h"

#include <inttypes.h>
#include <math.h>

static const char *certainty_of(const struct cause *cause)
{
    return cause->certainty == CAUSE_SURE ? "sure" : "likely";
}

static json_t *name_or_null(const struct words_context *context, uint32_t name)
{
    const char *bytes = books_name(context->books, name);

    return *bytes == '\0' ? json_null() : entry_name(bytes);
}

static bool append(json_t *array, json_t *entry)
{
    return entry != NULL && json_array_append_new(array, entry) == 0;
}

/* A row of the comparison that the sentence is about. */
static bool add_row(json_t *entry, const struct words_context *context, uint32_t name,
                    uint32_t category)
{
    const char *text = books_name(context->books, name);

    return *text == '\0' ||
           entry_add_row(entry, text, books_name(context->books, category));
}

static bool set_pair(json_t *values, const char *name, const double pair[2], double unit)
{
    if (pair[0] == 0 && pair[1] == 0)
        return true;
    return json_object_set_new(values, name,
                               json_pack("[f, f]", pair[0] / unit, pair[1] / unit)) == 0;
}

static bool set_name(json_t *values, const char *key, const struct words_context *context,
                     uint32_t name)
{
    return name == BOOKS_NONE ||
           json_object_set_new(values, key, name_or_null(context, name)) == 0;
}

static bool add_values(json_t *entry, const struct words_context *context,
                       const struct cause *cause)
{
    json_t *values = json_object_get(entry, "values");
    const struct cause_about *about = &cause->about;
    bool fine = set_pair(values, "calls", about->calls, 1) &&
                set_pair(values, "per_call", about->per_call, 1e3) &&
                set_pair(values, "total", about->total, 1e3) &&
                set_pair(values, "bytes", about->bytes, 1) &&
                set_name(values, "operator", context, about->operator_name);

    if (about->is_hole)
        fine = fine && set_name(values, "inside", context, about->name) &&
               set_name(values, "between", context, about->before) &&
               set_name(values, "and", context, about->after);
    if (about->is_drain)
        fine = fine && set_name(values, "wait", context, about->other) &&
               set_name(values, "called_from", context, about->name);
    if (cause->kind == CAUSE_REPLACED)
        fine = fine && set_name(values, "control", context, about->name) &&
               set_name(values, "test", context, about->other);
    if (words_has_collectives(context, cause))
        fine = fine &&
               set_pair(values, "transfer", context->collectives->transfer, 1e3) &&
               set_pair(values, "wait", context->collectives->wait, 1e3);
    if (about->ratio[1] > 0)
        fine =
            fine && json_object_set_new(values, "ratio",
                                        json_pack("[f, f, f]", about->ratio[0],
                                                  about->ratio[1], about->ratio[2])) == 0;
    return fine;
}

bool sentences_add_cause(json_t *array, const struct words_context *context,
                         const struct cause *cause)
{
    CLEANUP_SENTENCE struct sentence text;
    const struct cause_about *about = &cause->about;

    sentence_init(&text);
    words_say(context, cause, &text);
    const struct entry_head head = {cause->kind, certainty_of(cause), cause->change,
                                    words_share(context, cause->change), cause->part};
    json_t *entry = entry_make(&head, &text, json_object());
    bool fine = entry != NULL && add_values(entry, context, cause);

    if (fine && !about->is_hole)
        fine = add_row(entry, context, about->name, about->category);
    if (fine && cause->kind == CAUSE_REPLACED)
        fine = add_row(entry, context, about->other, about->other_category);
    if (fine && about->rank >= 0)
        fine = json_array_append_new(json_object_get(entry, "ranks"),
                                     json_integer(about->rank)) == 0;
    if (!fine) {
        json_decref(entry);
        return false;
    }
    return append(array, entry);
}

bool sentences_add_text(json_t *array, enum cause_kind kind, const char *text)
{
    CLEANUP_SENTENCE struct sentence copy;
    const struct entry_head head = {kind, "sure", NAN, NAN, WATERFALL_PARTS};

    sentence_init(&copy);
    sentence_text(&copy, text);
    return append(array, entry_make(&head, &copy, json_object()));
}

/* ---- single steps ---- */

static void append_where(struct sentence *text, const struct words_context *context,
                         const struct odd_step *odd)
{
    static const char *const doing[] = {[WATERFALL_COMPUTE] = "in compute",
                                        [WATERFALL_EXPOSED_COMMUNICATION] =
                                            "in communication",
                                        [WATERFALL_EXPOSED_MEMORY] = "in copies",
                                        [WATERFALL_IDLE] = "idle"};
    int most = 0;

    for (int part = 1; part < WATERFALL_PARTS; part++)
        if (odd->parts[part] > odd->parts[most])
            most = part;
    if (odd->parts[most] < 0.3 * odd->extra)
        return;
    if (context->device)
        sentence_printf(text, ", %s", doing[most]);
    if (odd->item == BOOKS_NONE || odd->item_extra < 0.3 * odd->extra)
        return;
    const struct books_item *item = &context->books->items[odd->item];
    struct cause place = {
        .kind = CAUSE_HOST_LATE,
        .about = {.name = item->name,
                  .category = item->category,
                  .operator_name = item->operator_name,
                  .before = item->before,
                  .after = item->after,
                  .is_hole = item->idle && item->sort == LEDGER_IN_HOLE,
                  .sort = item->idle ? item->place_sort : (uint8_t)LEDGER_DEVICE}};
    if (item->idle && item->sort != LEDGER_IN_CALL && item->sort != LEDGER_IN_HOLE) {
        if (item->sort == LEDGER_IN_LAUNCH)
            sentence_text(text, ", in a launch");
        return;
    }
    sentence_text(text, place.about.is_hole ? ", " : ", inside ");
    words_subject(context, &place, text);
}

bool sentences_add_odd_steps(json_t *array, const struct words_context *context,
                             const struct odd_steps *steps, int side,
                             const struct odd_step *odd, size_t count)
{
    CLEANUP_SENTENCE struct sentence text;
    double typical = steps->median[1] - steps->median[0], extra = 0;

    sentence_init(&text);
    if (fabs(typical) <= 0.02 * steps->median[0])
        sentence_text(&text, "The typical step is about as long as before; ");
    sentence_text(&text, side == 0 ? "in the control, " : "");
    for (size_t i = 0; i < count; i++) {
        sentence_text(&text, i > 0 ? "; " : "");
        sentence_printf(&text, "step %" PRId64 " alone took ", odd[i].number);
        sentence_time(&text, odd[i].extra);
        sentence_text(&text, " more");
        append_where(&text, context, &odd[i]);
        extra += odd[i].extra;
    }
    sentence_text(&text, ".");
    sentence_capital(&text);
    const struct entry_head head = {CAUSE_SINGLE_STEPS, "sure",
                                    side == 0 ? -extra : extra, NAN, WATERFALL_PARTS};
    json_t *entry = entry_make(&head, &text, json_object());
    for (size_t i = 0; entry != NULL && i < count; i++) {
        const struct books_item *item =
            odd[i].item == BOOKS_NONE ? NULL : &context->books->items[odd[i].item];
        bool fine = json_array_append_new(json_object_get(entry, "steps"),
                                          json_integer(odd[i].number)) == 0;

        if (fine && item != NULL && !(item->idle && item->sort != LEDGER_IN_CALL))
            fine = add_row(entry, context, item->name, item->category);
        if (!fine) {
            json_decref(entry);
            return false;
        }
    }
    return append(array, entry);
}

/* ---- movement without a change ---- */

bool sentences_add_hidden(json_t *array, const struct words_context *context,
                          double busy_change, double idle_change)
{
    CLEANUP_SENTENCE struct sentence text;
    const char *per = context->steps ? " per step" : "";
    const double pair[2] = {busy_change, idle_change};

    sentence_init(&text);
    sentence_text(&text, "The device works ");
    sentence_time(&text, fabs(busy_change));
    sentence_printf(&text, " %s%s and waits ", busy_change > 0 ? "more" : "less", per);
    sentence_time(&text, fabs(idle_change));
    sentence_printf(
        &text,
        " %s: the host limits the step, so this change does not show in the step time.",
        idle_change > 0 ? "more" : "less");
    const struct entry_head head = {CAUSE_HIDDEN, "sure", busy_change, NAN,
                                    WATERFALL_PARTS};
    json_t *entry = entry_make(&head, &text, json_object());
    if (entry == NULL ||
        !set_pair(json_object_get(entry, "values"), "busy_and_idle", pair, 1e3)) {
        json_decref(entry);
        return false;
    }
    return append(array, entry);
}

bool sentences_add_cancelling(json_t *array, const struct words_context *context,
                              const struct cause *more, const struct cause *less)
{
    static const char *const bars[] = {[WATERFALL_COMPUTE] = "compute",
                                       [WATERFALL_EXPOSED_COMMUNICATION] =
                                           "communication",
                                       [WATERFALL_EXPOSED_MEMORY] = "copies",
                                       [WATERFALL_IDLE] = "idle time"};
    CLEANUP_SENTENCE struct sentence text;
    const double pair[2] = {more->change, less->change};

    sentence_init(&text);
    sentence_text(&text, "Two changes cancel out: ");
    words_subject(context, more, &text);
    sentence_text(&text, " takes ");
    sentence_time(&text, fabs(more->change));
    sentence_text(&text, " more");
    sentence_text(&text, context->steps ? " per step, " : ", ");
    words_subject(context, less, &text);
    sentence_text(&text, " ");
    sentence_time(&text, fabs(less->change));
    sentence_text(&text, " less");
    if (more->part < WATERFALL_PARTS && more->part == less->part)
        sentence_printf(&text, " (both in %s)", bars[more->part]);
    sentence_text(&text, ".");
    const struct entry_head head = {
        CAUSE_CANCELLING, "sure", more->change + less->change, NAN,
        more->part == less->part ? more->part : WATERFALL_PARTS};
    json_t *entry = entry_make(&head, &text, json_object());
    if (entry == NULL ||
        !set_pair(json_object_get(entry, "values"), "more_and_less", pair, 1e3) ||
        !add_row(entry, context, more->about.name, more->about.category) ||
        !add_row(entry, context, less->about.name, less->about.category)) {
        json_decref(entry);
        return false;
    }
    return append(array, entry);
}

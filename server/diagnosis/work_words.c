/* See work_words.h. */
#include "diagnosis/work_words.h"

/* "5 of 25.0 MB on average → none" */
static void say_moved(const struct work_moved *moved, struct sentence *out)
{
    bool sized = (moved->count[0] <= 0 || moved->bytes[0] > 0) &&
                 (moved->count[1] <= 0 || moved->bytes[1] > 0);

    for (int side = 0; side < 2; side++) {
        if (side == 1)
            sentence_text(out, " → ");
        if (moved->count[side] <= 0) {
            sentence_text(out, "none");
            continue;
        }
        sentence_count(out, moved->count[side]);
        if (!sized)
            continue;
        sentence_text(out, " of ");
        sentence_bytes(out, moved->bytes[side] / moved->count[side]);
        sentence_text(out, moved->count[side] > 1 ? " on average" : "");
    }
}

void work_words_say(const struct account_words *words, enum work_fact_kind kind,
                    const struct work_fact *fact, struct sentence *out)
{
    if (kind == WORK_STREAMS) {
        sentence_text(out, "Device work runs on ");
        sentence_counts(out, fact->streams);
        sentence_text(out, words->steps ? " streams in every step" : " streams");
        return;
    }
    sentence_text(out, kind == WORK_COPIES ? "Copies" : "Collectives on the device");
    sentence_text(out, account_words_per_step(words));
    sentence_text(out, ": ");
    for (size_t i = 0; i < fact->count && i < WORK_NAMES_TOLD; i++) {
        sentence_text(out, i > 0 ? ", " : "");
        if (kind == WORK_COPIES) {
            account_words_frame(words, fact->names[i].frame, out);
            sentence_text(out, " ");
        }
        say_moved(&fact->names[i], out);
    }
    account_words_others(
        fact->count > WORK_NAMES_TOLD ? fact->count - WORK_NAMES_TOLD : 0, out);
}

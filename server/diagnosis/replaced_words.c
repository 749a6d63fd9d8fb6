/* See replaced_words.h. */
#include "diagnosis/replaced_words.h"
#include "base/cleanup.h"

#include <string.h>

/* The nearest frame around device work that is no call of the runtime: a graph's kernels
 * are those of the call that launches it. */
static uint32_t caller_of(const struct fold *fold, uint32_t frame)
{
    while (frame != 0 && (fold->frames[frame].sort == ACCOUNT_WORK ||
                          fold->frames[frame].sort == ACCOUNT_RUNTIME))
        frame = fold->frames[frame].parent;
    return frame;
}

/* Whether two rows may replace each other: a copy only one of its own direction. */
static bool may_replace(const struct account_words *words, uint32_t row, uint32_t other)
{
    static const char copy[] = "Memcpy ";
    const char *name = account_words_text(words, words->fold->frames[row].name);
    const char *of_other = account_words_text(words, words->fold->frames[other].name);
    size_t length = sizeof copy - 1 + strcspn(name + strnlen(name, sizeof copy - 1), " ");

    return strncmp(name, copy, sizeof copy - 1) != 0 ||
           strncmp(name, of_other, length) == 0;
}

/* The kernel of a call that has most time on one side and less on the other. `other`: it
 * has to be one that this may replace; ACCOUNT_NONE: any. */
static uint32_t main_row(const struct account_words *words, uint32_t call, int side,
                         uint32_t other)
{
    const struct fold *fold = words->fold;
    uint32_t best = ACCOUNT_NONE;
    double most = 0;

    for (uint32_t i = 1; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];
        double more = frame->spent[side] - frame->spent[1 - side];

        if (frame->sort == ACCOUNT_WORK && more > most &&
            (other == ACCOUNT_NONE || may_replace(words, i, other)) &&
            (fold->frames[caller_of(fold, i)].name == call ||
             fold->frames[fold_call(fold, i)].name == call)) {
            most = more;
            best = i;
        }
    }
    return best;
}

/* Whether two kernels are told by one name: they are of one template. */
static bool is_variant(const struct account_words *words, const uint32_t rows[2])
{
    CLEANUP_SENTENCE struct sentence control;
    CLEANUP_SENTENCE struct sentence test;

    sentence_init(&control);
    sentence_init(&test);
    account_words_frame(words, rows[0], &control);
    account_words_frame(words, rows[1], &test);
    return strcmp(sentence_words(&control), sentence_words(&test)) == 0;
}

/* The row that lost most time and the one that gained most; the larger of the two decides
 * what the other may be. ACCOUNT_NONE: there is none. */
static void find_main_rows(const struct account_words *words, uint32_t call,
                           uint32_t rows[2])
{
    double more[2] = {0, 0};

    for (int side = 0; side < 2; side++) {
        rows[side] = main_row(words, call, side, ACCOUNT_NONE);
        if (rows[side] != ACCOUNT_NONE) {
            const struct frame *frame = &words->fold->frames[rows[side]];

            more[side] = frame->spent[side] - frame->spent[1 - side];
        }
    }
    int first = more[1] > more[0];
    if (rows[first] != ACCOUNT_NONE)
        rows[1 - first] = main_row(words, call, 1 - first, rows[first]);
}

void replaced_words_say(const struct account_words *words, const struct line *line,
                        double change, struct sentence *out)
{
    const struct frame *frames = words->fold->frames;
    uint32_t rows[2];
    uint32_t call = words->fold->of_place[line->places[0]];

    find_main_rows(words, line->name, rows);
    if (rows[0] != ACCOUNT_NONE && rows[1] != ACCOUNT_NONE) {
        account_words_frame(words, rows[0], out);
        sentence_text(out, " was replaced by ");
        if (is_variant(words, rows))
            sentence_text(out, "another variant of this kernel");
        else
            account_words_frame(words, rows[1], out);
    } else {
        sentence_text(out, "Other kernels run");
    }
    call = frames[call].sort == ACCOUNT_WORK ? caller_of(words->fold, call) : call;
    if (call != 0 && frames[call].sort != ACCOUNT_FUNCTION) {
        sentence_text(out, " in ");
        account_words_frame(words, call, out);
    }
    if (!words->brief) {
        sentence_text(out, ": ");
        account_words_amount(words, change, out);
    }
}

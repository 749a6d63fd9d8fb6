/* See account_saying.h. */
#include "account_saying.h"

#include <math.h>
#include <string.h>

void saying_begin(struct saying *saying, struct made *made, bool steps, bool device)
{
    *saying = (struct saying){.made = made,
                              .words = {.account = &made->account,
                                        .fold = &made->fold,
                                        .edits = &made->edits,
                                        .steps = steps,
                                        .device = device,
                                        .change = NAN,
                                        .wait_change = NAN,
                                        .transfer_change = NAN,
                                        .late_rank = -1}};
    sentence_init(&saying->text);
    account_words_make(&saying->words);
}

void saying_free(struct saying *saying)
{
    sentence_free(&saying->text);
}

const char *say_edit(struct saying *saying, const struct edit *edit)
{
    assert_non_null(edit);
    sentence_clear(&saying->text);
    account_words_edit(&saying->words, edit, &saying->text);
    assert_false(sentence_failed(&saying->text));
    return sentence_words(&saying->text);
}

const char *say_line(struct saying *saying, const struct line *line)
{
    sentence_clear(&saying->text);
    line_words_say(&saying->words, line, &saying->text);
    assert_false(sentence_failed(&saying->text));
    return sentence_words(&saying->text);
}

void assert_says(const char *text, const char *piece)
{
    if (strstr(text, piece) == NULL)
        fail_msg("\"%s\" is not in: %s", piece, text);
}

void assert_says_not(const char *text, const char *piece)
{
    if (strstr(text, piece) != NULL)
        fail_msg("\"%s\" is in: %s", piece, text);
}

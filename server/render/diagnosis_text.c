/* See diagnosis_text.h. */
#include "render/diagnosis_text.h"
#include "render/markdown_text.h"
#include "render/table_text.h"

#include <stdio.h>

void compare_write_diagnosis(const struct answer *answer, size_t width,
                             struct buffer *out)
{
    if (answer->none != NULL) {
        buffer_append_char(out, '\n');
        table_wrap(answer->none, width, 0, 0, out);
        buffer_append_char(out, '\n');
    }
    for (size_t i = 0; i < answer->sentence_count; i++) {
        const struct answer_sentence *sentence = &answer->sentences[i];
        char number[16] = "";
        int length =
            sentence->is_cause ? snprintf(number, sizeof number, "%zu. ", i + 1) : 0;

        buffer_printf(out, "%s%s", i == 0 ? "\n" : "", number);
        table_wrap(sentence_words(&sentence->words), width, (size_t)length,
                   (size_t)length, out);
        buffer_append_char(out, '\n');
    }
}

void compare_write_markdown_diagnosis(const struct answer *answer, struct buffer *out)
{
    if (answer->none != NULL)
        buffer_printf(out, "\n%s\n", answer->none);
    for (size_t i = 0; i < answer->sentence_count; i++) {
        if (answer->sentences[i].is_cause)
            buffer_printf(out, "%s%zu. ", i == 0 ? "\n" : "", i + 1);
        else
            buffer_append_char(out, '\n'); /* a paragraph of its own */
        markdown_sentence(&answer->sentences[i].words, out);
        buffer_append_char(out, '\n');
    }
}

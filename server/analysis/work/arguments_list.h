/* Elements of the lists that a trace keeps as JSON text: `Input Dims`, `Input type`,
 * `Concrete Inputs`. The text may be any bytes of an upload: nothing reads past its end,
 * and no list has more elements than bytes. */
#ifndef TRACEDIFF_ANALYSIS_WORK_ARGUMENTS_LIST_H
#define TRACEDIFF_ANALYSIS_WORK_ARGUMENTS_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arguments_text {
    const char *bytes;
    size_t length;
};

/* Element `position`, from 0, of a list, without surrounding blanks; of a string, the
 * text between its quotes. False: the text is no list, or has no such element. */
bool arguments_list_at(struct arguments_text list, size_t position,
                       struct arguments_text *out);

/* The elements of a list of whole numbers, or of one number without a list. False: the
 * text is something else, or has more than `most` numbers. */
bool arguments_list_numbers(struct arguments_text list, size_t most, int64_t *numbers,
                            size_t *count);

bool arguments_text_is(struct arguments_text text, const char *word);

#endif

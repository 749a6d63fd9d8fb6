/* See markdown_text.h. */
#include "render/markdown_text.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "render/table_text.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

#define SENTENCE_CODE_WIDTH 200

/* Length of the longest run of backticks. */
static size_t longest_fence(const char *text, size_t length)
{
    size_t longest = 0, run = 0;

    for (size_t i = 0; i < length; i++) {
        run = text[i] == '`' ? run + 1 : 0;
        if (run > longest)
            longest = run;
    }
    return longest;
}

/* Inside code nothing is markup, but a table is cut into cells first, so a bar needs a
 * backslash. A backslash that the name has before a bar would undo that, so it becomes a
 * slash.
 */
static void append_cell_code(const char *text, size_t length, struct buffer *out)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '|')
            buffer_append_text(out, "\\|");
        else if (text[i] == '\\' && i + 1 < length && text[i + 1] == '|')
            buffer_append_char(out, '/');
        else
            buffer_append_char(out, text[i]);
    }
}

/* `cell`: in a cell of a table. */
static void write_code(const char *text, size_t width, bool cell, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer shown;

    buffer_init(&shown, (size_t)1 << 20);
    table_name(text, width, &shown);
    if (shown.length == 0 || buffer_failed(&shown)) {
        buffer_append_text(out, "(no name)");
        return;
    }
    size_t fence = longest_fence(shown.bytes, shown.length) + 1;
    bool padded = shown.bytes[0] == '`' || shown.bytes[shown.length - 1] == '`';
    for (size_t i = 0; i < fence; i++)
        buffer_append_char(out, '`');
    if (padded)
        buffer_append_char(out, ' ');
    if (cell)
        append_cell_code(shown.bytes, shown.length, out);
    else
        buffer_append(out, shown.bytes, shown.length);
    if (padded)
        buffer_append_char(out, ' ');
    for (size_t i = 0; i < fence; i++)
        buffer_append_char(out, '`');
}

void markdown_code(const char *text, size_t width, struct buffer *out)
{
    write_code(text, width, true, out);
}

void markdown_inline_code(const char *text, size_t width, struct buffer *out)
{
    write_code(text, width, false, out);
}

/* Mentions, numbers of issues, addresses and pictures by name are found after the markup
 * is read: only an invisible character between their parts prevents that. */
void markdown_text(const char *text, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer clean;

    buffer_init(&clean, (size_t)1 << 16);
    text_append_utf8(&clean, text, strlen(text));
    if (clean.length > 0)
        clean.length = text_clean(clean.bytes, clean.length);
    for (size_t i = 0; i < clean.length && !buffer_failed(&clean); i++) {
        char byte = clean.bytes[i],
             next = i + 1 < clean.length ? clean.bytes[i + 1] : ' ';

        if (strchr("\\`*_{}[]<>#|~&!", byte) != NULL)
            buffer_append_char(out, '\\');
        buffer_append_char(out, byte);
        bool number = byte == '.' && i > 0 &&
                      isdigit((unsigned char)clean.bytes[i - 1]) &&
                      isdigit((unsigned char)next);
        if (strchr("@#:.", byte) != NULL && next != ' ' && !number)
            buffer_append_text(out, "\xE2\x80\x8B");
    }
}

void markdown_sentence(const struct sentence *sentence, bool cell, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer piece;

    buffer_init(&piece, (size_t)1 << 16);
    for (size_t i = 0; i < sentence->count; i++) {
        const struct sentence_part *part = &sentence->parts[i];

        buffer_clear(&piece);
        buffer_append(&piece, sentence_words(sentence) + part->begin,
                      part->end - part->begin);
        buffer_append_text(&piece, "");
        if (buffer_failed(&piece))
            out->failed = true;
        else if (part->kind == PART_NAME)
            write_code(piece.bytes, SENTENCE_CODE_WIDTH, cell, out);
        else
            markdown_text(piece.bytes, out);
    }
}

void markdown_percent(double control, double change, struct buffer *out)
{
    char text[TEXT_PERCENT_SIZE];

    if (!(control > 0 && isfinite(change)))
        return;
    text_percent_change(100 * change / control, text);
    buffer_append_text(out, text);
}

#include "answer/text.h"
#include "answer/json.h"
#include "base/error.h"
#include "base/text.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- table text ---- */

const char *table_colour(bool colour, double difference)
{
    if (!colour || difference == 0 || isnan(difference))
        return "";
    return difference > 0 ? "\033[31m" : "\033[32m";
}

const char *table_faint(bool colour)
{
    return colour ? "\033[2m" : "";
}

const char *table_warning(bool colour)
{
    return colour ? "\033[33m" : "";
}

const char *table_bold(bool colour)
{
    return colour ? "\033[1m" : "";
}

const char *table_plain(bool colour)
{
    return colour ? "\033[0m" : "";
}

struct text_time table_time(double ns, bool sign)
{
    struct text_time out = text_time(ns, sign);

    if (fabs(ns) >= 1e9)
        strcat(out.text, " ");
    return out;
}

static void trim_end(struct buffer *out)
{
    while (out->length > 0 && out->bytes[out->length - 1] == ' ')
        out->length--;
}

void table_end_line(struct buffer *out)
{
    trim_end(out);
    buffer_append_char(out, '\n');
}

/* Length in characters of UTF-8 bytes. */
static size_t character_count(const char *text, size_t length)
{
    size_t count = 0;

    for (size_t i = 0; i < length; i++)
        count += ((unsigned char)text[i] & 0xC0) != 0x80;
    return count;
}

size_t table_width(const char *text)
{
    return character_count(text, strlen(text));
}

void table_right(const char *text, size_t width, struct buffer *out)
{
    for (size_t used = table_width(text); used < width; used++)
        buffer_append_char(out, ' ');
    buffer_append_text(out, text);
}

/* The byte at which the given character starts. */
static size_t byte_of(const char *text, size_t character)
{
    size_t i = 0;

    for (; text[i] != '\0'; i++) {
        if (((unsigned char)text[i] & 0xC0) == 0x80)
            continue;
        if (character == 0)
            break;
        character--;
    }
    return i;
}

/* The name as it may be shown; empty when memory is refused. */
static void clean_name(const char *name, struct buffer *out)
{
    buffer_init(out, (size_t)1 << 20);
    text_append_utf8(out, name, strlen(name));
    if (buffer_failed(out))
        buffer_clear(out);
    if (out->length > 0)
        out->length = text_clean(out->bytes, out->length);
}

/* Characters first .. first + count - 1. */
static void append_characters(const char *text, size_t first, size_t count,
                              struct buffer *out)
{
    size_t begin = byte_of(text, first);

    buffer_append(out, text + begin, byte_of(text + begin, count));
}

/* The beginning and the end, with a gap between them. */
static void append_ends(const char *text, size_t characters, size_t width,
                        struct buffer *out)
{
    size_t head = width * 2 / 3, tail = width - head - 1;

    append_characters(text, 0, head, out);
    buffer_append_text(out, "…");
    append_characters(text, characters - tail, tail, out);
}

/* The beginning, a gap, and the text around a character. */
static void append_around(const char *text, size_t characters, size_t focus, size_t width,
                          struct buffer *out)
{
    size_t head = width / 3, shown = width - head - 2;
    size_t first = focus > shown / 4 ? focus - shown / 4 : 0;

    if (first + shown >= characters) {
        append_characters(text, 0, head, out);
        buffer_append_text(out, "…");
        append_characters(text, characters - shown - 1, shown + 1, out);
        return;
    }
    append_characters(text, 0, head, out);
    buffer_append_text(out, "…");
    append_characters(text, first, shown, out);
    buffer_append_text(out, "…");
}

void table_name(const char *name, size_t width, struct buffer *out)
{
    table_name_beside(name, NULL, width, out);
}

void table_name_beside(const char *name, const char *other, size_t width,
                       struct buffer *out)
{
    CLEANUP_BUFFER struct buffer shown, beside;
    size_t same = 0;

    clean_name(name, &shown);
    clean_name(other != NULL ? other : "", &beside);
    size_t characters = character_count(shown.bytes, shown.length);
    while (same < shown.length && same < beside.length &&
           shown.bytes[same] == beside.bytes[same])
        same++;
    size_t focus = character_count(shown.bytes, same);
    if (shown.length == 0)
        return;
    if (characters <= width)
        buffer_append(out, shown.bytes, shown.length);
    else if (focus < width * 2 / 3 || focus == characters || other == NULL)
        append_ends(shown.bytes, characters, width, out);
    else
        append_around(shown.bytes, characters, focus, width, out);
}

/* The word of a text that begins most like this one and is another; NULL: none does. */
static char *likest_word(const char *text, const char *word)
{
    char *likest = NULL;
    size_t most = 0;

    for (size_t length; *text != '\0'; text += length + (text[length] == ' ')) {
        size_t same = 0;

        length = strcspn(text, " ");
        while (same < length && word[same] == text[same])
            same++;
        if (same <= most || (same == length && word[same] == '\0'))
            continue;
        free(likest);
        likest = strndup(text, length);
        most = same;
    }
    return likest;
}

/* A word that is too long is cut so that it differs from the others. */
static void append_word(const char *text, const char *word, size_t length, size_t width,
                        struct buffer *out)
{
    if (character_count(word, length) <= width || width <= 3) {
        buffer_append(out, word, length);
        return;
    }
    CLEANUP_FREE char *copy = strndup(word, length);
    CLEANUP_FREE char *likest = copy == NULL ? NULL : likest_word(text, copy);
    if (copy == NULL)
        buffer_append(out, word, length);
    else
        table_name_beside(copy, likest, width, out);
}

void table_wrap(const char *text, size_t width, size_t column, size_t indent,
                struct buffer *out)
{
    CLEANUP_BUFFER struct buffer shown;
    bool begins = true;

    clean_name(text, &shown);
    for (size_t i = 0; i < shown.length;) {
        size_t length = strcspn(shown.bytes + i, " ");
        size_t characters = character_count(shown.bytes + i, length);

        if (length > 0) {
            if (!begins && column + 1 + characters > width) {
                buffer_printf(out, "\n%*s", (int)indent, "");
                column = indent;
            } else if (!begins) {
                buffer_append_char(out, ' ');
                column++;
            }
            append_word(shown.bytes, shown.bytes + i, length, width - indent, out);
            column += characters;
            begins = false;
        }
        i += length + (shown.bytes[i + length] == ' ');
    }
}

/* ---- markdown text ---- */

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
    CLEANUP_BUFFER struct buffer shown = BUFFER((size_t)1 << 20);

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
    CLEANUP_BUFFER struct buffer clean = BUFFER((size_t)1 << 16);

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
    CLEANUP_BUFFER struct buffer piece = BUFFER((size_t)1 << 16);

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

/* ---- csv ---- */

/* Whether a spreadsheet would read a field that begins here as a formula. It may read
 * quotes as those of the field. */
static bool begins_formula(const char *text)
{
    static const char *const wide[] = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

    text += strspn(text, "\"");
    if (*text != '\0' && strchr("=+-@", *text) != NULL)
        return true;
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        if (strncmp(text, wide[i], strlen(wide[i])) == 0)
            return true;
    return false;
}

void csv_append_words(struct buffer *out, const char *text)
{
    bool quoted = strpbrk(text, ",;\t\"\r\n") != NULL;

    if (quoted)
        buffer_append_char(out, '"');
    for (; *text != '\0'; text++) {
        if (*text == '"')
            buffer_append_char(out, '"');
        buffer_append_char(out, *text);
    }
    if (quoted)
        buffer_append_char(out, '"');
}

void csv_append_text(struct buffer *out, const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer clean, guarded;

    buffer_init(&clean, out->maximum);
    buffer_init(&guarded, out->maximum);
    text_append_utf8(&clean, bytes, length);
    const char *text = clean.bytes == NULL ? "" : clean.bytes;
    if (*text != '\0' && strchr("\t\r\n", *text) != NULL)
        buffer_append_char(&guarded, '\'');
    bool begins = true;
    for (size_t i = 0; i < clean.length; i++) {
        if (begins && begins_formula(text + i))
            buffer_append_char(&guarded, '\'');
        begins = strchr(";\t\r\n", text[i]) != NULL;
        buffer_append_char(&guarded, text[i]);
    }
    if (buffer_failed(&clean) || buffer_failed(&guarded))
        out->failed = true;
    else
        csv_append_words(out, guarded.bytes == NULL ? "" : guarded.bytes);
}

/* ---- brief lines ---- */

#define LINE_BYTES_MAX ((size_t)1 << 17)
#define LAST_LINE_BYTES 60
#define DOTS "\xE2\x80\xA6"

void brief_lines_begin(struct brief_lines *lines, size_t bytes, struct buffer *out)
{
    *lines = (struct brief_lines){.out = out, .room = bytes - LAST_LINE_BYTES};
    buffer_init(&lines->line, LINE_BYTES_MAX);
    lines->line.budget = out->budget;
}

void brief_line(struct brief_lines *lines, const char *key)
{
    buffer_printf(&lines->line, "%s: ", key);
}

void brief_line_of(struct brief_lines *lines, const char *key, size_t number,
                   const char *rest)
{
    buffer_printf(&lines->line, "%s.%zu%s: ", key, number, rest);
}

void brief_line_end(struct brief_lines *lines)
{
    buffer_append_char(&lines->line, '\n');
    if (buffer_failed(&lines->line)) {
        lines->out->failed = true;
        return;
    }
    if (lines->line.length <= lines->room) {
        buffer_append(lines->out, lines->line.bytes, lines->line.length);
        lines->room -= lines->line.length;
    } else {
        lines->left_out++;
    }
    buffer_clear(&lines->line);
}

void brief_lines_end(struct brief_lines *lines)
{
    if (lines->left_out > 0)
        buffer_printf(lines->out, "left_out: %zu line%s that did not fit\n",
                      lines->left_out, lines->left_out == 1 ? "" : "s");
    buffer_free(&lines->line);
}

/* The text without characters that could begin a line; false for lack of memory. */
static bool make_clean(const char *text, size_t most, struct buffer *clean)
{
    buffer_init(clean, LINE_BYTES_MAX);
    buffer_append(clean, text, strnlen(text, most));
    if (buffer_failed(clean))
        return false;
    if (clean->length > 0) {
        clean->length = text_clean(clean->bytes, clean->length);
        clean->bytes[clean->length] = '\0';
    }
    return true;
}

void brief_name(const char *name, size_t bytes, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer clean;

    if (!make_clean(name, LINE_BYTES_MAX - 1, &clean)) {
        out->failed = true;
        return;
    }
    for (size_t i = 0; i < clean.length; i++)
        if (clean.bytes[i] == '`')
            clean.bytes[i] = '\'';
    buffer_append_char(out, '`');
    if (clean.length <= bytes) {
        buffer_append(out, clean.bytes, clean.length);
    } else {
        size_t half = (bytes - strlen(DOTS)) / 2;
        size_t head = text_letter_start(clean.bytes, half), tail = clean.length - half;

        while (tail < clean.length && ((unsigned char)clean.bytes[tail] & 0xC0) == 0x80)
            tail++;
        buffer_append(out, clean.bytes, head);
        buffer_append_text(out, DOTS);
        buffer_append(out, clean.bytes + tail, clean.length - tail);
    }
    buffer_append_char(out, '`');
}

/* Appends at most `bytes` of a text of this program. */
static void brief_text(const char *text, size_t bytes, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer clean;

    if (!make_clean(text, LINE_BYTES_MAX - 1, &clean)) {
        out->failed = true;
        return;
    }
    if (clean.length <= bytes) {
        buffer_append(out, clean.bytes, clean.length);
        return;
    }
    buffer_append(out, clean.bytes, text_letter_start(clean.bytes, bytes - strlen(DOTS)));
    buffer_append_text(out, DOTS);
}

void brief_sentence(const struct sentence *sentence, size_t bytes, struct buffer *out)
{
    const char *words = sentence_words(sentence);
    size_t end = sentence->text.length;
    CLEANUP_BUFFER struct buffer clean;
    bool inside = false;

    if (end > bytes) {
        end = text_letter_start(words, bytes - strlen(DOTS) - 1);
        for (size_t i = 0; i < sentence->count; i++)
            inside = inside ||
                     (sentence->parts[i].kind == PART_NAME &&
                      end >= sentence->parts[i].begin && end <= sentence->parts[i].end);
    }
    if (!make_clean(words, end, &clean))
        out->failed = true;
    else
        buffer_append(out, clean.bytes, clean.length);
    if (end < sentence->text.length)
        buffer_append_text(out, inside ? DOTS "`" : DOTS);
}

void brief_percent(double percent, struct buffer *out)
{
    if (isfinite(percent))
        buffer_printf(out, " (%s)", text_percent_change(percent).text);
}

void brief_change(double control, double test, double change, struct buffer *out)
{
    buffer_printf(out, "control %s, test %s, change %s", text_time(control, false).text,
                  text_time(test, false).text, text_time(change, true).text);
    if (control > 0)
        brief_percent(100 * change / control, out);
}

void brief_url_value(const char *text, struct buffer *out)
{
    for (const char *byte = text; *byte != '\0' && !buffer_failed(out); byte++) {
        unsigned char letter = (unsigned char)*byte;
        bool plain = (letter >= '0' && letter <= '9') ||
                     (letter >= 'A' && letter <= 'Z') ||
                     (letter >= 'a' && letter <= 'z') || strchr("-._~,", letter) != NULL;

        if (plain)
            buffer_append_char(out, *byte);
        else
            buffer_printf(out, "%%%02X", letter);
    }
}

/* ---- commits text ---- */

#define COMMIT_DIGITS 10
#define LINE_CHARACTERS 100

static bool has_any(const struct answer_commits *commits, int side)
{
    return commits->only[side] != NULL && *commits->only[side] != '\0';
}

/* What the list of a side is, without an end. */
static void write_title(const struct answer_commits *commits, int side,
                        struct buffer *out)
{
    static const char *const names[] = {"control", "test"};

    buffer_printf(out, "Commits of the %s that the %s lacks (git log %.*s..%.*s)",
                  names[side], names[!side], COMMIT_DIGITS, commits->commit[!side],
                  COMMIT_DIGITS, commits->commit[side]);
}

static const char diverged[] =
    "Neither commit is an ancestor of the other: each side has commits that the other "
    "lacks.";

/* The next line of *text, or NULL. Its end becomes a NUL. */
static char *next_line(char **text)
{
    char *line = *text, *end = strchr(line, '\n');

    if (end == NULL)
        return NULL;
    *end = '\0';
    *text = end + 1;
    return line;
}

void commits_write_table(const struct answer_commits *commits, size_t width,
                         struct buffer *out)
{
    if (has_any(commits, 0) && has_any(commits, 1)) {
        buffer_append_text(out, "note: ");
        table_wrap(diverged, width, strlen("note: "), 6, out);
        buffer_append_char(out, '\n');
    }
    for (int side = 1; side >= 0; side--) {
        CLEANUP_FREE char *copy =
            has_any(commits, side) ? strdup(commits->only[side]) : NULL;
        if (copy == NULL)
            continue;
        write_title(commits, side, out);
        buffer_append_text(out, ":\n");
        for (char *rest = copy, *line; (line = next_line(&rest)) != NULL;) {
            buffer_append_text(out, "  ");
            table_name(line, width < LINE_CHARACTERS ? width - 2 : LINE_CHARACTERS - 2,
                       out);
            buffer_append_char(out, '\n');
        }
        if (commits->more[side])
            buffer_append_text(out, "  … and more\n");
    }
}

void commits_write_markdown(const struct answer_commits *commits, struct buffer *out)
{
    if (has_any(commits, 0) && has_any(commits, 1))
        buffer_printf(out, "\n%s\n", diverged);
    for (int side = 1; side >= 0; side--) {
        CLEANUP_FREE char *copy =
            has_any(commits, side) ? strdup(commits->only[side]) : NULL;
        if (copy == NULL)
            continue;
        buffer_append_text(out, "\n<details open><summary>");
        write_title(commits, side, out);
        buffer_append_text(out, "</summary>\n\n");
        for (char *rest = copy, *line; (line = next_line(&rest)) != NULL;) {
            buffer_append_text(out, "- ");
            markdown_inline_code(line, LINE_CHARACTERS, out);
            buffer_append_char(out, '\n');
        }
        buffer_append_text(out, commits->more[side] ? "- … and more\n\n</details>\n"
                                                    : "\n</details>\n");
    }
}

/* ---- comparability text ---- */

#define NOTES_SHOWN 5
#define NOTE_BYTES 260

void comparability_write_json(const struct comparability *notes, struct buffer *out)
{
    json_write(out, "comparability:[");
    for (size_t i = 0; i < notes->count; i++)
        json_write(out, "{kind:%s, severity:%s, text:%s}", notes->notes[i].kind,
                   notes->notes[i].damage ? "damage" : "info", notes->notes[i].text);
    json_write(out, "]");
}

void comparability_write_table(const struct comparability *notes, bool colour,
                               size_t width, struct buffer *out)
{
    for (size_t i = 0; i < notes->count; i++) {
        if (notes->notes[i].said)
            continue;
        bool damage = notes->notes[i].damage;
        const char *word = damage ? "damaged: " : "note: ";

        buffer_printf(out, "%s%s", damage ? table_warning(colour) : "", word);
        table_wrap(notes->notes[i].text, width, strlen(word), 6, out);
        buffer_printf(out, "%s\n", damage ? table_plain(colour) : "");
    }
}

void comparability_write_markdown(const struct comparability *notes, struct buffer *out)
{
    bool any = false;

    for (size_t i = 0; i < notes->count; i++) {
        if (notes->notes[i].said)
            continue;
        buffer_append_text(out, any ? ">\n> " : "\n> ");
        any = true;
        if (notes->notes[i].damage)
            buffer_append_text(out, "⚠ **Damaged.** ");
        markdown_text(notes->notes[i].text, out);
        buffer_append_char(out, '\n');
    }
}

static void write_note(const struct comparability_note *note, struct brief_lines *lines)
{
    brief_line(lines, note->damage ? "damage" : "comparability");
    buffer_printf(&lines->line, "%s: ", note->kind);
    brief_text(note->text, NOTE_BYTES, &lines->line);
    brief_line_end(lines);
}

void comparability_write_brief(const struct comparability *notes,
                               struct brief_lines *lines)
{
    size_t shown = 0;

    for (int damage = 1; damage >= 0; damage--)
        for (size_t i = 0; i < notes->count; i++) {
            if (notes->notes[i].damage != (damage == 1))
                continue;
            if (shown++ < NOTES_SHOWN)
                write_note(&notes->notes[i], lines);
        }
    brief_line(lines, "comparability_notes");
    buffer_printf(&lines->line, "%zu%s", notes->count,
                  notes->count == 0 ? "; nothing casts doubt on the comparison" : "");
    brief_line_end(lines);
}

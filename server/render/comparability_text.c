/* See comparability_text.h. */
#include "render/comparability_text.h"
#include "render/json.h"
#include "render/markdown_text.h"
#include "render/table_text.h"

#include <string.h>

#define NOTES_SHOWN 5
#define NOTE_BYTES 260

json_t *comparability_write_json(const struct comparability *notes)
{
    json_t *list = json_array();

    for (size_t i = 0; i < notes->count; i++) {
        const struct comparability_note *note = &notes->notes[i];

        json_array_append_new(list,
                              json_pack("{s:s, s:s, s:o}", "kind", note->kind, "severity",
                                        note->damage ? "damage" : "info", "text",
                                        render_text(note->text, strlen(note->text))));
    }
    return list;
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

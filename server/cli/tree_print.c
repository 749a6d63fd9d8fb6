/* See tree_print.h. */
#include "cli/tree_print.h"
#include "analysis/tree/tree_answer.h"
#include "base/cleanup.h"
#include "cli/common.h"
#include "cli/output.h"
#include "render/tree_csv.h"
#include "render/tree_json.h"
#include "render/tree_text.h"

#define OUTPUT_MAX ((size_t)1 << 30)

int tree_print(struct store *store, const struct tree_request *request,
               const char *output, struct error *error)
{
    const struct tree_look look = {output_colour(output), output_width(output)};
    CLEANUP(tree_answer_free) struct tree_answer answer = {0};
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, OUTPUT_MAX);
    int failed = tree_answer_make(store, request, &answer, error);
    if (failed != 0)
        return failed;
    switch (request->format) {
    case TREE_JSON:
        failed = tree_write_json(&answer, &text, error);
        buffer_append_char(&text, '\n');
        break;
    case TREE_CSV:
        tree_write_csv(&answer, &text);
        break;
    case TREE_TEXT:
        tree_write_text(&answer, &look, &text);
        break;
    }
    if (failed == 0 && buffer_failed(&text))
        failed = error_set_memory(error);
    return failed != 0 ? failed : cli_write_text(output, &text, error);
}

/* A store with three small sets, and every question that reads a set file: what damage
 * and hostile hands do to a file shows in the answers. The questions go through the
 * guard, the routes and the handlers of the server (fake_http.h).
 *
 * Two sets are those of a comparison, the third has no steps and is asked for with a
 * marker. There is one store in a process; it is removed when that ends. */
#ifndef TRACEDIFF_TESTS_SET_QUESTIONS_H
#define TRACEDIFF_TESTS_SET_QUESTIONS_H

#include <stdbool.h>
#include <stddef.h>

#define QUESTION_SETS 3

/* Makes the store, once. */
void questions_open(void);

const char *questions_id(unsigned set);
/* The file of a set as it was stored. */
const unsigned char *questions_file(unsigned set, size_t *length);
const char *questions_path(unsigned set);
/* Puts other bytes into the place of a set's file, as a file of its own. */
void questions_put(unsigned set, const unsigned char *bytes, size_t length);

/* Starts a server that has seen none of the files. `adopting`: its catalogue is gone, so
 * it lists what it finds, else it only reads. False: it does not start, which is a bug.
 */
bool questions_start(bool adopting);
void questions_stop(void);

size_t questions_count(void);
/* The path of a question about a set, for messages. */
const char *question_path(size_t question, unsigned set);
/* Asks it; the answer lives until the next one. The status. */
unsigned question_ask(size_t question, unsigned set, const char **body, size_t *length);
/* The same for any path. */
unsigned question_ask_path(const char *path, const char **body, size_t *length);
/* Whether the last answer is a refusal of this code. */
bool question_was_refused(const char *code);
/* Fails where the last answer may be of no file: a failure of the server other than
 * set_damaged, JSON that cannot be read. */
void question_check(void);

#endif

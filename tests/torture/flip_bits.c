/* Single bits of set files, flipped: a file that any bit of is another one is refused, or
 * its answers are the same to the byte.
 *
 *   flips COUNT [SEED]     exit 1 where an answer was a wrong one */
#include "torture/set_questions.h"

#include "fuzz/fuzz.h"

#include <string.h>
#include <time.h>

struct answer {
    char *body;
    size_t length;
};

static struct answer *right; /* by set, then by question */

static uint64_t next_random(uint64_t *seed)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return *seed >> 33 | *seed << 31;
}

static void learn(void)
{
    size_t count = questions_count();

    right = calloc(QUESTION_SETS * count, sizeof *right);
    MUST(right != NULL);
    for (unsigned set = 0; set < QUESTION_SETS; set++) {
        MUST(questions_start(false));
        for (size_t i = 0; i < count; i++) {
            struct answer *answer = &right[set * count + i];
            const char *body;
            unsigned status = question_ask(i, set, &body, &answer->length);

            if (status != 200)
                fprintf(stderr, "%s: %u %s\n", question_path(i, set), status, body);
            MUST(status == 200);
            question_check();
            answer->body = malloc(answer->length + 1);
            MUST(answer->body != NULL);
            memcpy(answer->body, body, answer->length + 1);
        }
        questions_stop();
    }
}

/* How many questions were refused; aborts at a wrong answer. */
static size_t try_flip(unsigned set, size_t byte, unsigned bit)
{
    size_t count = questions_count(), length, refused = 0;
    const unsigned char *whole = questions_file(set, &length);
    unsigned char *bytes = malloc(length);

    MUST(bytes != NULL);
    memcpy(bytes, whole, length);
    bytes[byte] ^= (unsigned char)(1U << bit);
    questions_put(set, bytes, length);
    free(bytes);
    MUST(questions_start(false));
    for (size_t i = 0; i < count; i++) {
        const struct answer *answer = &right[set * count + i];
        const char *body;
        size_t size;
        unsigned status = question_ask(i, set, &body, &size);

        if (status == 500 && question_was_refused("set_damaged")) {
            refused++;
        } else if (status != 200 || size != answer->length ||
                   memcmp(body, answer->body, size) != 0) {
            fprintf(stderr, "set %u, bit %u of byte %zu: %s: %u %.300s\n", set, bit, byte,
                    question_path(i, set), status, body);
            exit(1);
        }
    }
    questions_stop();
    questions_put(set, whole, length);
    return refused;
}

int main(int argc, char **argv)
{
    unsigned long count = argc > 1 ? strtoul(argv[1], NULL, 10) : 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : (uint64_t)time(NULL);
    size_t answers = 0, refused = 0;

    if (count == 0) {
        fputs("usage: flips COUNT [SEED]\n", stderr);
        return 2;
    }
    printf("%lu flips, seed %llu\n", count, (unsigned long long)seed);
    fflush(stdout);
    questions_open();
    learn();
    for (unsigned long i = 0; i < count; i++) {
        unsigned set = (unsigned)(next_random(&seed) % QUESTION_SETS);
        size_t length;

        questions_file(set, &length);
        size_t byte = (size_t)(next_random(&seed) % length);
        refused += try_flip(set, byte, (unsigned)(next_random(&seed) % 8));
        answers += questions_count();
    }
    printf("%zu answers: %zu refused as damaged, %zu right to the byte\n", answers,
           refused, answers - refused);
    for (size_t i = 0; i < QUESTION_SETS * questions_count(); i++)
        free(right[i].body);
    free(right);
    return 0;
}

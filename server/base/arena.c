#include "base/arena.h"
#include "base/error.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Larger pieces are allocated alone: growth may move them without a copy, and they can be
 * given back. With the address sanitizer all are, so that it sees where each one ends. */
#if defined(__SANITIZE_ADDRESS__)
#define SMALL_MAX 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SMALL_MAX 0
#endif
#endif
#ifndef SMALL_MAX
#define SMALL_MAX ((size_t)4 << 10)
#endif

#define BLOCK_FIRST ((size_t)8 << 10)
#define BLOCK_MAX ((size_t)64 << 10)
#define RESERVE ((size_t)8 << 20)
/* Elements of the first allocation of an array that grows. */
#define FIRST 16

/* In front of each piece. */
struct head {
    _Alignas(16) size_t bytes;
};
struct arena_block {
    struct arena_block *before;
    _Alignas(16) char bytes[];
};
struct arena_large {
    struct arena_large *before, *after;
    struct head head;
};

/* Only its addresses are taken from the machine until it is freed. */
static _Atomic(void *) reserve;

static int end_status = EXIT_FAILURE;

void arena_end_with(int status)
{
    end_status = status;
}

static _Noreturn void die(size_t bytes)
{
    fprintf(stderr, "tracediff: out of memory (%zu bytes were refused)\n", bytes);
    _exit(end_status);
}

void arena_refuse(struct arena *arena)
{
    if (arena->budget == NULL)
        die(0);
    budget_refuse_memory(arena->budget);
}

/* realloc() that does not fail. */
static void *obtain(struct arena *arena, void *old, size_t bytes)
{
    void *piece = realloc(old, bytes);

    if (piece != NULL)
        return piece;
    free(atomic_exchange(&reserve, NULL));
    piece = realloc(old, bytes);
    if (piece == NULL)
        die(bytes);
    if (arena->budget != NULL)
        budget_refuse_memory(arena->budget);
    return piece;
}

static void count(struct arena *arena, size_t bytes)
{
    if (arena->budget == NULL)
        return;
    arena->counted += bytes;
    budget_take_memory(arena->budget, bytes, NULL);
}

struct arena *arena_make(struct budget *budget)
{
    struct arena on_budget = {.budget = budget};

    if (atomic_load(&reserve) == NULL) {
        void *first = NULL, *made = malloc(RESERVE);

        if (!atomic_compare_exchange_strong(&reserve, &first, made))
            free(made);
    }
    struct arena *arena = obtain(&on_budget, NULL, sizeof *arena);
    *arena = on_budget;
    return arena;
}

void arena_free(struct arena **place)
{
    struct arena *arena = *place;

    if (arena == NULL)
        return;
    budget_give_memory(arena->budget, arena->counted);
    for (struct arena_block *block = arena->blocks, *before; block != NULL;
         block = before) {
        before = block->before;
        free(block);
    }
    for (struct arena_large *large = arena->large, *before; large != NULL;
         large = before) {
        before = large->before;
        free(large);
    }
    free(arena);
    *place = NULL;
}

/* ---- pieces ---- */

static size_t product(size_t number, size_t size)
{
    size_t bytes;

    if (__builtin_mul_overflow(number, size, &bytes) || bytes > PTRDIFF_MAX / 2)
        die(SIZE_MAX);
    return bytes;
}

static void link_large(struct arena *arena, struct arena_large *large)
{
    if (large->before != NULL)
        large->before->after = large;
    if (large->after != NULL)
        large->after->before = large;
    else
        arena->large = large;
}

static void *new_large(struct arena *arena, size_t bytes)
{
    struct arena_large *large = calloc(1, sizeof *large + bytes);

    count(arena, sizeof *large + bytes);
    if (large == NULL) {
        large = obtain(arena, NULL, sizeof *large + bytes);
        memset(large, 0, sizeof *large + bytes);
    }
    *large = (struct arena_large){.before = arena->large, .head = {bytes}};
    link_large(arena, large);
    return large + 1;
}

static void add_block(struct arena *arena)
{
    size_t bytes = arena->blocks == NULL ? BLOCK_FIRST : BLOCK_MAX;
    struct arena_block *block = obtain(arena, NULL, sizeof *block + bytes);

    count(arena, bytes);
    block->before = arena->blocks;
    arena->blocks = block;
    arena->next = block->bytes;
    arena->left = bytes;
}

/* Zero. */
static void *new_piece(struct arena *arena, size_t bytes)
{
    if (bytes > SMALL_MAX || SMALL_MAX == 0)
        return new_large(arena, bytes);
    size_t whole = sizeof(struct head) + (bytes + 15) / 16 * 16;
    if (whole > arena->left)
        add_block(arena);
    struct head *head = (void *)arena->next;
    arena->next += whole;
    arena->left -= whole;
    head->bytes = bytes;
    return memset(head + 1, 0, bytes);
}

void *arena_new(struct arena *arena, size_t number, size_t size)
{
    if (number == SIZE_MAX)
        die(SIZE_MAX);
    return new_piece(arena, product(number + 1, size));
}

/* A large piece becomes larger; the new part is not cleared. */
static void *grow_large(struct arena *arena, void *piece, size_t bytes)
{
    struct arena_large *large = (struct arena_large *)piece - 1;

    if (bytes <= large->head.bytes) /* its owner did not know how large it is */
        return piece;
    count(arena, bytes - large->head.bytes);
    large = obtain(arena, large, sizeof *large + bytes);
    large->head.bytes = bytes;
    link_large(arena, large);
    return large + 1;
}

void arena_grow(struct arena *arena, void *place, size_t *capacity, size_t number,
                size_t size)
{
    size_t wanted = *capacity > FIRST ? product(*capacity, 2) : FIRST;
    size_t before = *capacity * size;
    void *old, *array;

    wanted = wanted > number ? wanted : number;
    memcpy(&old, place, sizeof old); /* whatever it points to */
    if (old != NULL && (before > SMALL_MAX || SMALL_MAX == 0)) {
        array = grow_large(arena, old, product(wanted, size));
    } else {
        array = new_piece(arena, product(wanted, size));
        if (before > 0)
            memcpy(array, old, before);
    }
    memcpy(place, &array, sizeof array);
    *capacity = wanted;
}

void arena_release(struct arena *arena, void *piece)
{
    if (piece == NULL ||
        (((struct head *)piece - 1)->bytes <= SMALL_MAX && SMALL_MAX > 0))
        return;
    struct arena_large *large = (struct arena_large *)piece - 1;
    if (large->before != NULL)
        large->before->after = large->after;
    if (large->after != NULL)
        large->after->before = large->before;
    else
        arena->large = large->before;
    if (arena->budget != NULL) {
        arena->counted -= sizeof *large + large->head.bytes;
        budget_give_memory(arena->budget, sizeof *large + large->head.bytes);
    }
    free(large);
}

void arena_uncount(struct arena *arena)
{
    budget_give_memory(arena->budget, arena->counted);
    arena->counted = 0;
    arena->budget = NULL;
}

/* ---- numbers and texts ---- */

uint32_t *arena_numbers(struct arena *arena, size_t number)
{
    uint32_t *numbers = arena_new(arena, number, sizeof *numbers);

    return memset(numbers, 0xFF, (number + 1) * sizeof *numbers);
}

char *arena_text(struct arena *arena, const char *bytes, size_t length)
{
    char *text = arena_new(arena, length, 1);

    if (length > 0)
        memcpy(text, bytes, length);
    return text;
}

char *arena_printf(struct arena *arena, const char *format, ...)
{
    va_list first, second;

    va_start(first, format);
    va_copy(second, first);
    int length = vsnprintf(NULL, 0, format, first);
    char *text = arena_new(arena, length < 0 ? 0 : (size_t)length, 1);
    if (length > 0)
        vsnprintf(text, (size_t)length + 1, format, second);
    va_end(second);
    va_end(first);
    return text;
}

/* ---- without an arena ---- */

void *owned_new(size_t number, size_t size)
{
    struct arena none = {0};
    size_t bytes = product(number + 1, size);

    return memset(obtain(&none, NULL, bytes), 0, bytes);
}

void owned_reserve(void *place, size_t *capacity, size_t number, size_t size)
{
    struct arena none = {0};
    size_t wanted = *capacity > FIRST ? product(*capacity, 2) : FIRST;
    void *array;

    if (number <= *capacity)
        return;
    wanted = wanted > number ? wanted : number;
    memcpy(&array, place, sizeof array); /* whatever it points to */
    array = obtain(&none, array, product(wanted, size));
    memcpy(place, &array, sizeof array);
    *capacity = wanted;
}

char *owned_copy(const char *text)
{
    return owned_text(text, strlen(text));
}

char *owned_text(const char *bytes, size_t length)
{
    struct arena none = {0};
    char *text = obtain(&none, NULL, length + 1);

    if (length > 0)
        memcpy(text, bytes, length);
    text[length] = '\0';
    return text;
}

char *owned_printf(const char *format, ...)
{
    struct arena none = {0};
    va_list first, second;

    va_start(first, format);
    va_copy(second, first);
    int length = vsnprintf(NULL, 0, format, first);
    char *text = obtain(&none, NULL, length < 0 ? 1 : (size_t)length + 1);
    text[0] = '\0';
    if (length > 0)
        vsnprintf(text, (size_t)length + 1, format, second);
    va_end(second);
    va_end(first);
    return text;
}

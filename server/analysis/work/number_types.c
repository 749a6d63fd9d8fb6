/* See number_types.h. */
#include "analysis/work/number_types.h"

#include <string.h>

static const struct {
    const char *name;
    int64_t bytes;
} types[NUMBER_TYPES] = {
    [NUMBER_UNKNOWN] = {"", 0},          [NUMBER_FLOAT64] = {"float64", 8},
    [NUMBER_FLOAT32] = {"float32", 4},   [NUMBER_FLOAT16] = {"float16", 2},
    [NUMBER_BFLOAT16] = {"bfloat16", 2}, [NUMBER_FLOAT8] = {"float8", 1},
    [NUMBER_INT64] = {"int64", 8},       [NUMBER_INT32] = {"int32", 4},
    [NUMBER_INT16] = {"int16", 2},       [NUMBER_INT8] = {"int8", 1},
    [NUMBER_BOOL] = {"bool", 1},         [NUMBER_TF32] = {"TF32", 4},
    [NUMBER_3XTF32] = {"3xTF32", 4},
};

static const struct {
    const char *text;
    enum number_type type;
} spellings[] = {
    {"double", NUMBER_FLOAT64},
    {"float", NUMBER_FLOAT32},
    {"c10::Half", NUMBER_FLOAT16},
    {"c10::BFloat16", NUMBER_BFLOAT16},
    {"c10::Float8_e4m3fn", NUMBER_FLOAT8},
    {"c10::Float8_e5m2", NUMBER_FLOAT8},
    {"c10::Float8_e4m3fnuz", NUMBER_FLOAT8},
    {"c10::Float8_e5m2fnuz", NUMBER_FLOAT8},
    {"long", NUMBER_INT64},
    {"long int", NUMBER_INT64},
    {"int", NUMBER_INT32},
    {"short", NUMBER_INT16},
    {"short int", NUMBER_INT16},
    {"signed char", NUMBER_INT8},
    {"unsigned char", NUMBER_INT8},
    {"char", NUMBER_INT8},
    {"bool", NUMBER_BOOL},
};

enum number_type number_type_of(struct arguments_text name)
{
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
        if (arguments_text_is(name, spellings[i].text))
            return spellings[i].type;
    return NUMBER_UNKNOWN;
}

const char *number_type_name(enum number_type type)
{
    return types[type].name;
}

int64_t number_type_bytes(enum number_type type)
{
    return types[type].bytes;
}

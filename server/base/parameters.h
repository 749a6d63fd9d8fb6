#ifndef TRACEDIFF_BASE_PARAMETERS_H
#define TRACEDIFF_BASE_PARAMETERS_H

#include "base/error.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- nearest ---- */

/* The word that was probably meant. */

/* The word that is nearest to the typed one; NULL if none is near. `words` is called with
 * 0, 1 … until it returns NULL. */
const char *nearest_word(const char *typed,
                         const char *(*words)(const void *context, size_t index),
                         const void *context);

/* ---- parameters ---- */

/* The parameters of a request, each described once, in a table. The table determines how
 * the texts of a URL or a command line become the fields of a struct, what an error lists
 * as allowed, the echo in the answer and the OpenAPI document (answer/json.h),
 * and the options of a command and its help (cli/common.h). */

/* The type of a value, and of the field that holds it. */
enum parameter_type {
    PARAMETER_TEXT,    /* const char *, borrowed; NULL: none */
    PARAMETER_TEXTS,   /* may be given several times: const char **, NULL-terminated,
                          owned, its texts borrowed; never NULL */
    PARAMETER_BOOLEAN, /* bool; true, false, 1 or 0, letters of either case */
    PARAMETER_CHOICE,  /* an enum: the index in `words`, or their count for none. A choice
                          of "true" and "false" also takes 1, 0, letters of either case */
    PARAMETER_WHOLE,   /* int64_t; PARAMETER_NONE: none */
    PARAMETER_WHOLES,  /* struct parameter_wholes, owned; a list with commas */
    PARAMETER_REAL,    /* double; NaN: none */
    PARAMETER_PART,    /* double; 0.02 or 2% */
    PARAMETER_TIME     /* int64_t, ns; the text is in us; PARAMETER_NONE: none */
};
#define PARAMETER_NONE INT64_MIN

struct parameter_wholes {
    int64_t *items; /* NULL: none given, or "all" */
    size_t count;
};

enum parameter_flag {
    PARAMETER_REQUIRED = 1,
    PARAMETER_ECHOED = 2,    /* the answer repeats it */
    PARAMETER_ANY_CASE = 4,  /* a choice: letters of either case */
    PARAMETER_BARE = 8,      /* on a command line it may come without a value: true */
    PARAMETER_ARGUMENT = 16, /* on a command line it is not an option */
};

struct parameter {
    const char *name; /* in URLs and answers; on a command line with - for _ */
    enum parameter_type type;
    size_t offset;            /* of its field */
    const char *standard;     /* the default; NULL: none, or false */
    const char *const *words; /* of a choice; NULL-terminated */
    double least, most;  /* of a number, inclusive (a time: in us); most 0: no limit. Of
                            texts: how many, for the document; the caller checks it */
    unsigned flags;      /* of enum parameter_flag */
    unsigned users;      /* who accepts it, as bits that the table defines; 0: everyone */
    const char *value;   /* what the help calls the value, as "LIST" */
    const char *pattern; /* of a text: a regular expression, for the OpenAPI document */
    const char *allowed; /* what is allowed, if it does not follow from the rest */
    const char *help;    /* its purpose: begins in lower case, ends without a full stop */
    int (*check)(const char *text, struct error *error); /* a further check of a text; may
                                                          * be NULL */
};

struct parameter_table {
    const struct parameter *items;
    size_t count;
};
#define PARAMETER_TABLE(array)                                                           \
    {                                                                                    \
        (array), sizeof(array) / sizeof((array)[0])                                      \
    }

/* The given parameters of a URL or of a command line. */
struct given_parameter {
    const char *name, *value; /* "" or NULL: counts as not given */
};
struct given_parameters {
    const struct given_parameter *items;
    size_t count;
};

/* ERROR_PARAMETER unless one of the tables (NULL-terminated) has each name for `user`,
 * and the name occurs once or may repeat. Slugs unknown_parameter and
 * repeated_parameter; the message lists what is allowed. */
int parameters_check_names(const struct parameter_table *const *tables, unsigned user,
                           const struct given_parameters *given, struct error *error);

/* A table may describe a parameter twice, for users with different defaults.
 *
 * Fills every field of the table in `out`. A parameter that is not given, is "" or is not
 * for `user` gets its default; the last of several values counts. Other fields do not
 * change. ERROR_PARAMETER with slug bad_<name> or missing_parameter: then there is
 * nothing to free; otherwise free with parameters_free(). The texts of `given` must
 * outlive `out`. */
int parameters_read(const struct parameter_table *table, unsigned user,
                    const struct given_parameters *given, void *out, struct error *error);
void parameters_free(const struct parameter_table *table, void *out);

/* The last text that was given for a name; NULL: none, or "". */
const char *parameters_text(const struct given_parameters *given, const char *name);

bool parameter_is_for(const struct parameter *parameter, unsigned user);
/* Appends the allowed values: "ALL, CPU, GPU", "whole numbers from 0 to 1000". */
void parameter_append_allowed(const struct parameter *parameter, struct buffer *out);

/* The value of a field. `values` is the struct that parameters_read() filled. */
bool parameter_boolean(const struct parameter *parameter, const void *values);
int64_t parameter_whole(const struct parameter *parameter, const void *values);
double parameter_real(const struct parameter *parameter, const void *values);
/* Of a text, or the word of a choice; NULL: none. */
const char *parameter_word(const struct parameter *parameter, const void *values);
const char *const *parameter_words(const struct parameter *parameter, const void *values);
const struct parameter_wholes *parameter_list(const struct parameter *parameter,
                                              const void *values);

#endif

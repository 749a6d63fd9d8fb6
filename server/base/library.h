/* A library that the program uses, and its version. */
#ifndef TRACEDIFF_BASE_LIBRARY_H
#define TRACEDIFF_BASE_LIBRARY_H

#define LIBRARY_VERSION_SIZE 32

struct library {
    const char *name;                    /* as its project writes it */
    char compiled[LIBRARY_VERSION_SIZE]; /* against which the program was compiled */
    char running[LIBRARY_VERSION_SIZE];  /* "": part of the program, or not stated */
};

#endif

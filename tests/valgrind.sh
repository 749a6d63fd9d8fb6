#!/bin/sh
# Runs the program under valgrind: what TRACEDIFF_BIN is for `make check-valgrind`. An error
# or memory that is lost makes it exit with 99, which every test takes for a failure.
exec valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite \
    --show-leak-kinds=definite --num-callers=25 --child-silent-after-fork=yes \
    "${TRACEDIFF_PROGRAM:-${top_builddir:-.}/tracediff}" "$@"

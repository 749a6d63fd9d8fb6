#!/bin/sh
# Which lines and branches of the program the tests reach, for each folder of server/: builds
# it once more with clang, in BUILDDIR/coverage, and runs the unit tests, those over HTTP
# and at the command line, and the inputs that fuzzers found. What a killed process had
# reached is not counted.
#
#   CC_COVERAGE, LLVM_PROFDATA, LLVM_COV   default clang, llvm-profdata, llvm-cov
set -eu

source=$(cd "${srcdir:-.}" && pwd)
place=$(cd "${builddir:-.}" && pwd)/coverage
CC_COVERAGE=${CC_COVERAGE:-clang}
LLVM_PROFDATA=${LLVM_PROFDATA:-llvm-profdata}
LLVM_COV=${LLVM_COV:-llvm-cov}
for tool in "$CC_COVERAGE" "$LLVM_PROFDATA" "$LLVM_COV"; do
    command -v "$tool" >/dev/null || {
        echo "$tool is not there: install clang and llvm" >&2
        exit 1
    }
done

mkdir -p "$place/counts"
rm -f "$place"/counts/*
cd "$place"
[ -f Makefile ] || "$source/configure" -q CC="$CC_COVERAGE" \
    CFLAGS="-g -O1 -w -fprofile-instr-generate -fcoverage-mapping"
make -s -j2 all

# A few files for all processes of a program together.
LLVM_PROFILE_FILE=$place/counts/%4m.profraw
export LLVM_PROFILE_FILE
tests=$(cd "$source/tests/unit" && ls test_*.c | sed 's,\(.*\)\.c,tests/unit/\1,')
scripts=$(cd "$source" && ls tests/cli/*.sh | grep -v /lib.sh)
make -s check TESTS="$(echo $tests $scripts) tests/http/run.sh tests/fuzz/replay.sh \
    tests/torture/replay.sh" >check.log 2>&1 || {
    grep -E '^(FAIL|ERROR|# )' check.log >&2
    echo "some tests failed: what they would have reached is missing" >&2
}

"$LLVM_PROFDATA" merge -sparse -o all.profdata counts/*.profraw
objects=
for test in tests/unit/run $tests tests/torture/replay_upload; do
    [ ! -x "$test" ] || objects="$objects -object $test"
done
# shellcheck disable=SC2086 # names without blanks, several of them
"$LLVM_COV" export -summary-only -instr-profile all.profdata ./tracediff $objects \
    >coverage.json 2>coverage.log
"${NODE:-node}" "$source/tests/coverage.mjs" coverage.json

#!/bin/sh
# How ./bootstrap check counts and reports its stages (tests/check.sh), with stand-ins for make
# and the builds.
set -eu
source=$(cd "$(dirname "$0")/../.." && pwd)
command -v bash >/dev/null || {
    echo "SKIP: check: bash is not installed"
    exit 77
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

complain() {
    echo "FAIL: $1"
    cat out
    failed=1
}
says() { grep -q -e "$1" out || complain "no \"$1\""; }
says_not() { ! grep -q -e "$1" out || complain "\"$1\""; }

# The stand-in for make leaves a .trs and a .log for each test, as automake's harness does.
# A build fails if the file broken-FOLDER exists.
cat >whole.sh <<'END'
set -euo pipefail
jobs=2
. "$1/tests/check.sh"
fetch_packages() { :; }
unpack_archive() { mkdir -p build-archive; }
build_archive() { build_in build-archive/build; }
hash_of() { echo "hash of $1 $(cat "changed-$1" 2>/dev/null)"; }
build_in() { echo "building $*"; mkdir -p "$1"; [ ! -e "broken-${1%/build}" ]; }
make() {
    local folder=$2 target=${*: -1}
    case $target in
    TIDY_CLEAN=* | check-archive) echo "make $*"; [ ! -e broken-tidy ] ;;
    *=) ;;
    *)
        mkdir -p "$folder/tests"
        echo ':global-test-result: PASS' >"$folder/tests/program.trs"
        echo '[  PASSED  ] 3 test(s).' >"$folder/tests/program.log"
        echo ':global-test-result: PASS' >"$folder/tests/suite.trs"
        printf 'ℹ pass 4\nℹ skipped 1\n# SKIP: no corpus\n' >"$folder/tests/suite.log"
        [ ! -e "failing-$folder" ] || {
            echo ':global-test-result: FAIL' >"$folder/tests/bad.trs"
            { seq 500; echo 'why it failed'; } >"$folder/tests/bad.log"
            return 1
        } ;;
    esac
}
begin_check
run_check "${2:-}"
END
run() { # STATUS [ARGUMENT]
    expected=$1
    shift
    status=0
    rm -rf build build-*
    XDG_CACHE_HOME=$work/cache bash whole.sh "$source" "$@" >out 2>&1 || status=$?
    [ "$status" -eq "$expected" ] || complain "status $status instead of $expected"
}

# On a machine that knows nothing yet.
run 0
says '^build-address .* 1 *0 *0$'
says '^tests .* 7 *0 *1$'
says '^tests-address .* 7 *0 *1$'
says 'suite: # SKIP: no corpus'
says_not 'not run'
for stage in tests-thread looks clang-tidy; do
    says "^$stage *left to make nightly"
done
tail -n 1 out | grep -q '^18 passed, 0 failed, 2 skipped in ' || complain "another sum"
grep -q 'CC=clang' build/check/build-address.log || complain "clang did not build-address"
[ ! -e cache ] || complain "something is remembered"

run 0 --quick
says '^tests '
says_not 'build-address'

# Every night all runs. The output ends with each failure and its reason.
: >failing-build-threads
run 1 --nightly
tail -n 100 out >tail && mv tail out
says '^--- tests-thread: bad ('
says '^why it failed$'
says '^archive-twice .* 1 *0 *0$'
tail -n 1 out | grep -q ', 1 failed, ' || complain "another sum"
run 0
says '^tests-thread *left to make nightly'
says '^looks *nothing that it looks at has changed'
rm failing-build-threads

# What passed is run again when its inputs are others, until it passes.
run 0 --nightly
grep -q 'CC=clang' build/check/build-thread.log || complain "clang did not build-thread"
run 0
for stage in tests-thread looks; do
    says "^$stage *nothing that it looks at has changed"
done
says '^clang-tidy .* 1 *0 *0$'
echo other >changed-tests-thread
: >failing-build-threads
run 1
says '^looks *nothing'
run 1
rm failing-build-threads
run 0
says '^build-thread .* 1 *0 *0$'
says '^tests-thread .* 7 *0 *1$'
run 0
says '^tests-thread *nothing'

: >broken-tidy
run 1
says '^--- clang-tidy ('
says '^tests-address .* 7 *0 *1$'
rm broken-tidy

# Stages that need a failed build do not run; the others do.
: >broken-build-sanitizers
run 1
says '^tests-address *not run$'
says '^tests .* 7 *0 *1$'
rm broken-build-sanitizers
: >broken-build-archive
run 1
says '^tests *not run$'
tail -n 1 out | grep -q '^2 passed, 1 failed, 0 skipped in ' || complain "another sum"

[ "$failed" -eq 0 ] && echo "check: fine"
exit "$failed"

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
build_in() { echo "building $*"; mkdir -p "$1"; [ ! -e "broken-$1" ]; }
make() {
    local folder=$2 target=${*: -1}
    case $target in
    tidy | TIDY_JOBS=* | check-archive) echo "make $*"; [ ! -e broken-tidy ] ;;
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
    bash whole.sh "$source" "$@" >out 2>&1 || status=$?
    [ "$status" -eq "$expected" ] || complain "status $status instead of $expected"
}

run 0
says '^build-address .* 1 *0 *0$'
says '^tests .* 7 *0 *1$'
says '^tests-thread .* 7 *0 *1$'
says 'suite: # SKIP: no corpus'
says_not 'not run'
tail -n 1 out | grep -q '^27 passed, 0 failed, 3 skipped in ' || complain "another sum"
for build in build-address build-thread; do
    grep -q 'CC=clang' build/check/$build.log || complain "clang did not $build"
done

run 0 --quick
says '^tests '
says_not 'build-address'

# The output ends with each failure and its reason.
: >failing-build-threads
run 1
tail -n 100 out >tail && mv tail out
says '^--- tests-thread: bad ('
says '^why it failed$'
tail -n 1 out | grep -q ', 1 failed, ' || complain "another sum"
rm failing-build-threads

: >broken-tidy
run 1
says '^--- clang-tidy ('
says '^tests-thread .* 7 *0 *1$'
rm broken-tidy

# Stages that need a failed build do not run; the others do.
: >broken-build-sanitizers
run 1
says '^tests-address *not run$'
says '^tests-thread .* 7 *0 *1$'
rm broken-build-sanitizers
: >broken-build
run 1
says '^tests *not run$'
tail -n 1 out | grep -q '^1 passed, 1 failed, 0 skipped in ' || complain "another sum"

[ "$failed" -eq 0 ] && echo "check: fine"
exit "$failed"

# The stages of `./bootstrap check`, which reads this file; bash.
#
# Three lanes run at the same time. One runs tests, which wait a lot: for browsers, for the disk,
# for each other. The second compiles and checks the archive, the third runs clang-tidy; they get
# the processor time that the lane before them leaves (nice). A stage writes into
# build/check/NAME.log, its processor time into NAME.times, and its result into NAME.result:
# "pass|fail SECONDS PROCESSOR-SECONDS PASSED FAILED SKIPPED".
logs=build/check
TIMEFORMAT='%U %S'
test_jobs=$((jobs < 8 ? jobs + 1 : 8))  # each test may have a browser and a server, and waits
http_jobs=$((jobs < 8 ? 2 * jobs : 16)) # without a browser; half of the time a test waits
planned=()
lanes=()

elapsed() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# --- A stage ----------------------------------------------------------------------------

# end_stage NAME pass|fail STARTED PASSED FAILED SKIPPED
end_stage() {
    local seconds=$((SECONDS - $3)) spent
    spent=$(awk 'END { printf "%d", $1 + $2 }' "$logs/$1.times")
    printf '%s %d %d %d %d %d\n' "$2" "$seconds" "$spent" "$4" "$5" "$6" >"$logs/$1.result.new"
    mv "$logs/$1.result.new" "$logs/$1.result"
    printf '%-5s %-15s %5s   %d passed, %d failed, %d skipped\n' "$2" "$1" \
        "$(elapsed "$seconds")" "$4" "$5" "$6"
}

# note_failure WHAT LOG: for the end of the check.
note_failure() {
    printf '%s\t%s\n' "$1" "$2" >>"$logs/failures"
    printf 'FAIL  %s: %s\n' "$1" "$2"
}

# stage NAME COMMAND...: one thing that passes or fails as a whole.
stage() {
    local name=$1 started=$SECONDS
    shift
    printf '      %s begins\n' "$name"
    if { time "$@" >"$logs/$name.log" 2>&1 </dev/null; } 2>"$logs/$name.times"; then
        end_stage "$name" pass "$started" 1 0 0
    else
        note_failure "$name" "$logs/$name.log"
        end_stage "$name" fail "$started" 0 1 0
        return 1
    fi
}

# after NAME...: waits until these stages of the second lane have ended; whether they passed.
after() {
    local name result
    for name; do
        until [ -s "$logs/$name.result" ]; do
            kill -0 "${lanes[0]}" 2>/dev/null || [ -s "$logs/$name.result" ] || return 1
            sleep 0.2
        done
        read -r result _ <"$logs/$name.result"
        [ "$result" = pass ] || return 1
    done
}

# The sum of the numbers that a sed script finds in a log.
sum_of() { # FILE SED-SCRIPT
    sed -nE "$2" "$1" | awk '{ sum += $1 } END { print sum + 0 }'
}

# count_log TRS-FILE: prints "PASSED FAILED SKIPPED" of one test of `make check`. A program
# that is a suite of node's or cmocka's counts with the tests in it.
count_log() {
    local log=${1%.trs}.log result good bad left
    result=$(sed -n 's/^:global-test-result: *//p' "$1")
    good=$(sum_of "$log" 's/^(#|ℹ) pass ([0-9]+)$/\2/p
        s/.*\[  PASSED  \] ([0-9]+) test.*/\1/p')
    bad=$(sum_of "$log" 's/^(#|ℹ) (fail|cancelled) ([0-9]+)$/\3/p
        s/.*\[  FAILED  \] ([0-9]+) test.*/\1/p')
    left=$(sum_of "$log" 's/^(#|ℹ) (skipped|todo) ([0-9]+)$/\3/p
        s/.*\[  SKIPPED \] ([0-9]+) test.*/\1/p')
    case $result in
    PASS*)
        bad=0
        [ $((good + left)) -gt 0 ] || good=1
        ;;
    SKIP*)
        good=0 bad=0
        [ "$left" -gt 0 ] || left=1
        ;;
    *) [ "$bad" -gt 0 ] || bad=1 ;;
    esac
    echo "$good $bad $left"
}

# tests NAME FOLDER TARGET JOBS: `make TARGET` there, counted; a run without results is a failure.
tests() {
    local name=$1 folder=$2 target=$3 jobs=$4 started=$SECONDS log=$logs/$1.log
    local trs good bad left passed=0 failed=0 skipped=0 status=pass
    printf '      %s begins\n' "$name"
    mkdir -p "$folder/tests"
    find "$folder/tests" -name '*.trs' -delete
    { time make -C "$folder" -k -j"$jobs" "$target" >"$log" 2>&1 </dev/null; } \
        2>"$logs/$name.times" || status=fail
    while IFS= read -r trs; do
        read -r good bad left < <(count_log "$trs")
        passed=$((passed + good)) failed=$((failed + bad)) skipped=$((skipped + left))
        if [ "$bad" -gt 0 ]; then
            note_failure "$name: $(basename "$trs" .trs)" "${trs%.trs}.log"
        elif [ "$left" -gt 0 ]; then
            grep -hE 'SKIP' "${trs%.trs}.log" | head -n 3 |
                sed "s|^|      $(basename "$trs" .trs): |" || true
        fi
    done < <(find "$folder/tests" -name '*.trs' | LC_ALL=C sort)
    # Beside failing tests, whose target these are, something may not have been built.
    if [ $((passed + failed + skipped)) -eq 0 ] || { [ "$status" = fail ] &&
        { [ "$failed" -eq 0 ] || grep '\*\*\*' "$log" |
            grep -qvE '(test-suite\.log|check[a-zA-Z-]*)\] Error'; }; }; then
        note_failure "$name" "$log"
        failed=$((failed + 1))
    fi
    [ "$failed" -eq 0 ] || status=fail
    end_stage "$name" "$status" "$started" "$passed" "$failed" "$skipped"
    [ "$status" = pass ]
}

# --- The stages -------------------------------------------------------------------------

fetch_packages() { sh tests/packages.sh; }

# Builds the program and what the tests of a target need, without running them.
build_with_tests() { # FOLDER TARGET VARIABLE-WITH-ITS-TESTS CONFIGURE-ARGUMENT...
    local folder=$1 target=$2 list=$3
    shift 3
    build_in "$folder" --enable-werror "$@" && make -C "$folder" -s -j"$jobs" "$target" "$list="
}

# With clang: what it warns of stops these builds, its AddressSanitizer sees a variable end before
# what refers to it is freed, and its ThreadSanitizer takes two thirds of the time of gcc's 12.
# Sanitizers slow the program down, and compiling for them more so: hence -O1, and of what a
# debugger needs only the lines. 200 programs are linked: lld takes a third of ld's time.
build_sanitized() { # FOLDER TARGET VARIABLE-WITH-ITS-TESTS SANITIZERS
    build_with_tests "$1" "$2" "$3" CC=clang --enable-sanitizers="$4" CFLAGS='-O1 -g1' \
        "$(command -v ld.lld >/dev/null && echo LDFLAGS=-fuse-ld=lld || echo LDFLAGS=)"
}
build_address() { build_sanitized build-sanitizers check TESTS address,undefined; }
build_thread() { build_sanitized build-threads check-threads http_tests thread; }

clang_tidy() { make -C build -s tidy TIDY_JOBS="$jobs"; }

# The program that is built of the archive, in another folder and later, must be the same.
check_archive() {
    TRACEDIFF_TWIN=$PWD/build/tracediff make -C build -s -j"$jobs" check-archive
}

second_lane() {
    stage build-address build_address
    stage build-thread build_thread
    stage archive check_archive
}
third_lane() { stage clang-tidy clang_tidy; }

# begin_lane NICENESS FUNCTION: a process group of its own, which close_check() can end.
begin_lane() {
    set -m
    {
        renice -n "$1" -p "$BASHPID" >/dev/null || true
        "$2"
    } &
    lanes+=($!)
    set +m
}

# --- The whole --------------------------------------------------------------------------

plan_stages() { # ""|--quick
    planned=(packages build tests)
    [ -z "$1" ] || return 0
    planned+=(build-address build-thread archive clang-tidy tests-address tests-thread)
}

run_stages() { # ""|--quick
    stage packages fetch_packages
    if [ -n "$1" ]; then
        stage build build_with_tests build check-quick quick_tests &&
            tests tests build check-quick "$test_jobs"
        return
    fi
    stage build build_with_tests build check-beside-sanitizers TESTS || return
    begin_lane 10 second_lane
    begin_lane 19 third_lane
    tests tests build check-beside-sanitizers "$test_jobs"
    after build-address && tests tests-address build-sanitizers check-sanitized "$http_jobs"
    after build-thread && tests tests-thread build-threads check-threads "$http_jobs"
    wait "${lanes[@]}"
}

# The last lines of each failure, few enough that all of them stand in the last hundred.
show_failures() {
    local count lines what log
    [ -s "$logs/failures" ] || return 0
    count=$(wc -l <"$logs/failures")
    lines=$((80 / count - 1))
    printf '\nFailed, with the last lines of their logs:\n'
    while IFS=$'\t' read -r what log; do
        printf -- '--- %s (%s)\n' "$what" "$log"
        [ "$lines" -lt 3 ] || last_lines "$log" "$lines" | cut -c 1-300
    done <"$logs/failures"
}

# Where node says what failed, that; else the end.
last_lines() { # LOG LINES
    if grep -q 'failing tests:$' "$1"; then
        sed '1,/failing tests:$/d' "$1" | grep -v '^ *$' | head -n "$2"
    else
        grep -v '^ *$' "$1" | tail -n "$2"
    fi
}

# Says the sum in one line, last of all, also when something broke on the way.
close_check() {
    local status=$? lane name result seconds spent good bad left passed=0 failed=0 skipped=0
    for lane in "${lanes[@]}"; do
        kill -TERM -- "-$lane" 2>/dev/null || true
    done
    printf '\n%-15s %6s %9s %7s %7s %7s\n' stage time processor passed failed skipped
    for name in "${planned[@]}"; do
        if [ ! -s "$logs/$name.result" ]; then
            printf '%-15s not run\n' "$name"
            continue
        fi
        read -r result seconds spent good bad left <"$logs/$name.result"
        printf '%-15s %6s %9s %7d %7d %7d\n' "$name" "$(elapsed "$seconds")" \
            "$(elapsed "$spent")" "$good" "$bad" "$left"
        passed=$((passed + good)) failed=$((failed + bad)) skipped=$((skipped + left))
    done
    show_failures
    if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then
        failed=1
    fi
    printf '\n%d passed, %d failed, %d skipped in %s\n' "$passed" "$failed" "$skipped" \
        "$(elapsed "$SECONDS")"
    [ "$failed" -eq 0 ] || exit 1
}

begin_check() {
    rm -rf "$logs"
    mkdir -p "$logs"
    trap close_check EXIT
}

run_check() { # ""|--quick
    plan_stages "$1"
    set +e
    run_stages "$1"
    set -e
}

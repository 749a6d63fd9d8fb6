# The stages of `./bootstrap check`, which reads this file; bash.
#
# Three lanes run at the same time. One runs tests, which wait a lot: for browsers, for the disk,
# for each other. The second builds with sanitizers and tests that, the third runs clang-tidy; they
# get less of the processor than the lane before them (nice), and what it leaves. A stage writes
# into build/check/NAME.log, its processor time into NAME.times, and its result into NAME.result:
# "pass|fail SECONDS PROCESSOR-SECONDS PASSED FAILED SKIPPED", or why it is left out.
#
# What takes long and seldom fails alone (clang-tidy, threads, looks) is run every night, by
# `make nightly`, and otherwise only if what it looks at has changed since it last passed. That
# stands in the cache folder of the user; where nothing stands there, it is left to the night.
logs=build/check
passed=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/tracediff/passed
TIMEFORMAT='%U %S'
test_jobs=$((jobs < 8 ? jobs + 2 : 10)) # each test may have a browser and a server, and waits
http_jobs=$((jobs < 8 ? 2 * jobs : 16)) # without a browser; half of the time a test waits
planned=()
lanes=()
nightly=
threads_due=

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

# --- What is run if it has changed ------------------------------------------------------

# What a stage looks at, a file a line: races, the files with threads; looks, the pages.
inputs_of() { # STAGE
    case $1 in
    tests-thread) grep -rlE 'pthread_|atomic_|_Atomic' server && echo tests/http/lib.mjs ;;
    looks)
        find web -name node_modules -prune -o -type f -print
        echo tests/browser/lib.mjs tests/browser/package-lock.json | tr ' ' '\n'
        sed -n '/^look_tests/,/))$/p' tests/checks.mk | grep -oE '[a-z-]+' |
            sed -n 's,.*,tests/browser/&.test.mjs,p' | while IFS= read -r file; do
            [ ! -e "$file" ] || echo "$file"
        done
        ;;
    esac
}
hash_of() { inputs_of "$1" | LC_ALL=C sort -u | xargs sha256sum | sha256sum | cut -c 1-64; }

# is_due STAGE [HASH]: whether it is run now. A stage without a hash knows itself what changed.
is_due() {
    local why
    [ -z "$nightly" ] || return 0
    if [ ! -e "$passed/$1" ]; then
        why="left to make nightly, which has not passed here yet"
    elif [ -n "${2:-}" ] && grep -qxF "$2" "$passed/$1"; then
        why="nothing that it looks at has changed since it passed"
    else
        return 0
    fi
    printf 'left    %s\n' "$why" >"$logs/$1.result"
    printf 'left  %-15s %s\n' "$1" "$why"
    return 1
}

# if_due STAGE COMMAND...: what passes is remembered, the last hundred of it.
if_due() {
    local stage=$1 hash
    shift
    hash=$(hash_of "$stage")
    is_due "$stage" "$hash" || return 0
    "$@" || return
    mkdir -p "$passed"
    { tail -n 99 "$passed/$stage" 2>/dev/null || true; echo "$hash"; } >"$passed/$stage.$$"
    mv "$passed/$stage.$$" "$passed/$stage"
}

# --- Counting ---------------------------------------------------------------------------

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

sums() { # FOLDER
    (cd "$1" && find . \( -name node_modules -o -path ./build -o -path ./installed \) -prune -o \
        -type f -print0 | xargs -0r sha256sum | LC_ALL=C sort)
}

# Makes the archive of a release and unpacks it into build-archive/; a file that has not changed
# keeps its time, so that only what has changed is compiled.
unpack_archive() {
    local made=build-archive.new/made unpacked=build-archive.new/unpacked
    rm -rf build-archive.new
    mkdir -p "$made" "$unpacked" build-archive
    (cd "$made" && ../../configure -q && make -s dist && sh ../../tests/check-archive.sh \
        tracediff-*.tar.gz) || return
    tar -xzf "$made"/tracediff-*.tar.gz -C "$unpacked" --strip-components=1 || return
    LC_ALL=C comm -23 <(sums build-archive) <(sums "$unpacked") | cut -c 67- |
        (cd build-archive && tr '\n' '\0' | xargs -0 rm -f)
    LC_ALL=C comm -13 <(sums build-archive) <(sums "$unpacked") | cut -c 67- |
        tar -C "$unpacked" -cf - -T - | tar -C build-archive -xmf - || return
    rm -rf build-archive.new
    for folder in web tests/browser tests/export tests/mcp; do
        [ ! -d "$folder/node_modules" ] || ln -sfn "$PWD/$folder/node_modules" \
            "build-archive/$folder/node_modules"
    done
}

# Builds the program and what the tests of a target need, without running them.
build_with_tests() { # FOLDER TARGET VARIABLE-WITH-ITS-TESTS CONFIGURE-ARGUMENT...
    local folder=$1 target=$2 list=$3
    shift 3
    build_in "$folder" --enable-werror "$@" && make -C "$folder" -s -j"$jobs" "$target" "$list="
}

# What is built with gcc is the unpacked archive. It installs, and removes what it installed.
build_archive() {
    local root=$PWD/build-archive/installed
    build_with_tests build-archive/build check-beside-sanitizers TESTS --disable-maintainer-mode ||
        return
    rm -rf "$root"
    make -C build-archive/build -s install DESTDIR="$root" >/dev/null &&
        "$root/usr/local/bin/tracediff" version &&
        make -C build-archive/build -s uninstall DESTDIR="$root" >/dev/null || return
    [ -z "$(find "$root" ! -type d -print)" ] || {
        echo "make uninstall leaves these:"
        find "$root" ! -type d -print
        return 1
    }
}

# With clang: what it warns of stops these builds, its AddressSanitizer sees a variable end before
# what refers to it is freed, and its ThreadSanitizer takes two thirds of the time of gcc's 12.
# Sanitizers slow the program down, and compiling for them more so: hence -O1, and of what a
# debugger needs only the lines. lld takes a third of ld's time.
build_sanitized() { # FOLDER TARGET VARIABLE-WITH-ITS-TESTS SANITIZERS
    build_with_tests "$1" "$2" "$3" CC=clang --enable-sanitizers="$4" CFLAGS='-O1 -g1' \
        "$(command -v ld.lld >/dev/null && echo LDFLAGS=-fuse-ld=lld || echo LDFLAGS=)"
}
build_address() { build_sanitized build-sanitizers check-sanitized sanitized_tests \
    address,undefined; }
build_thread() { build_sanitized build-threads check-threads http_tests thread; }

clang_tidy() {
    make -C build-archive/build -s tidy TIDY_JOBS="$jobs" TIDY_CLEAN="$passed/tidy" &&
        mkdir -p "$passed" && touch "$passed/clang-tidy"
}

# A second build of the archive, read-only and elsewhere, must give the same program.
check_archive() {
    TRACEDIFF_TWIN=$PWD/build-archive/build/tracediff \
        make -C build-archive/build -s -j"$jobs" check-archive
}

second_lane() {
    stage build-address build_address &&
        tests tests-address build-sanitizers check-sanitized "$http_jobs"
    [ -z "$threads_due" ] || stage build-thread build_thread
    [ -z "$nightly" ] || stage archive-twice check_archive
}
third_lane() { is_due clang-tidy && stage clang-tidy clang_tidy; }

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

plan_stages() { # ""|--quick|--nightly
    planned=(packages build tests)
    [ "$1" != --quick ] || return 0
    planned=(packages archive build tests build-address tests-address)
    planned+=(tests-thread looks clang-tidy)
    [ -z "$1" ] || planned+=(archive-twice)
}

tests_thread() {
    after build-thread && tests tests-thread build-threads check-threads "$http_jobs"
}

run_stages() { # ""|--quick|--nightly
    local gcc=build-archive/build
    stage packages fetch_packages
    if [ "$1" = --quick ]; then
        stage build build_with_tests build check-quick quick_tests &&
            tests tests build check-quick "$test_jobs"
        return
    fi
    stage archive unpack_archive && stage build build_archive || return
    if is_due tests-thread "$(hash_of tests-thread)"; then
        threads_due=yes
        planned+=(build-thread)
    fi
    begin_lane 5 second_lane
    begin_lane 19 third_lane
    tests tests "$gcc" check-beside-sanitizers "$test_jobs"
    if_due looks tests looks "$gcc" check-looks "$test_jobs"
    [ -z "$threads_due" ] || if_due tests-thread tests_thread
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
        if [ "$result" = left ]; then
            printf '%-15s %s\n' "$name" "$(cut -c 9- "$logs/$name.result")"
            continue
        fi
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

run_check() { # ""|--quick|--nightly
    if [ "$1" = --nightly ]; then
        nightly=yes
        export NIGHTLY=1
    fi
    plan_stages "$1"
    set +e
    run_stages "$1"
    set -e
}

#!/bin/sh
# Two builds of one source are the same, byte for byte, wherever and whenever they are made.
#
# The short test: the program names no build folder, and no source asks for the time. With
# TRACEDIFF_TWIN (a program built elsewhere, by the same tools and options; `make distcheck`
# of ./bootstrap check has one), the test compares the two. With TORTURE=long, it builds the
# twin here: from a copy of the source, in a folder of another depth, at another time.
set -eu
source=$(cd "${srcdir:-${top_srcdir:-.}}" && pwd)
build=$(cd "${top_builddir:-.}" && pwd)
program=${TRACEDIFF_BIN:-$build/tracediff}
failed=0

complain() {
    echo "FAIL: $1"
    failed=1
}

if ! grep -q '^TD_SAME = .*-fmacro-prefix-map' "$build/Makefile"; then
    echo "SKIP: reproducible: this compiler cannot leave out names of folders"
    exit 77
fi
for folder in "$source" "$build"; do
    # Other texts may contain a short name such as /src.
    case $folder in /*/*) ;; *) continue ;; esac
    ! grep -aqF "$folder" "$program" || complain "the program names $folder"
done
times=$(grep -rnE '__(DATE|TIME|TIMESTAMP)__' "$source/server" || true)
[ -z "$times" ] || {
    echo "$times"
    complain "the source asks for the time"
}

twin=${TRACEDIFF_TWIN:-}
if [ -z "$twin" ] && [ "${TORTURE:-}" = long ]; then
    work=$(mktemp -d)
    trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
    mkdir -p "$work/deeper/copy/build/below"
    (cd "$source" && tar -cf - --exclude=./build --exclude='./build-*' --exclude=./.git \
        --exclude=node_modules --exclude='*.o' --exclude=./config.status \
        --exclude=./Makefile .) | (cd "$work/deeper/copy" && tar -xf -)
    [ ! -d "$source/build-aux" ] || cp -r "$source/build-aux" "$work/deeper/copy/"
    find "$work" -type f -exec touch -d '2001-02-03 04:05:06' {} +
    (cd "$work/deeper/copy/build/below" &&
        eval "../../configure -q $("$build/config.status" --config)" &&
        TZ=Asia/Kathmandu LC_ALL=C.UTF-8 make -s -j2 tracediff) > "$work/log" 2>&1 || {
        tail -n 20 "$work/log"
        complain "the second build failed"
    }
    twin=$work/deeper/copy/build/below/tracediff
    # The archive is made twice; the second time, some files have other times and modes.
    cd "$(dirname "$twin")"
    for round in first second; do
        (umask 077 && SOURCE_DATE_EPOCH=981173106 make -s dist) > "$work/log" 2>&1 || {
            tail -n 20 "$work/log"
            complain "make dist failed"
        }
        for file in tracediff-*.tar.gz tracediff-*.cdx.json; do
            mv "$file" "$work/$round-$file"
        done
        chmod go-r ../../README.md
        touch ../../LICENSE ../../web/js/*.js
    done
    for file in "$work"/first-*; do
        cmp "$file" "$work/second-${file##*/first-}" || complain "another archive each time"
    done
fi
if [ -n "$twin" ]; then
    cmp "$program" "$twin" || complain "a second build is another one"
    echo "compared with $twin"
fi

[ "$failed" -eq 0 ] && echo "reproducible: fine"
exit "$failed"

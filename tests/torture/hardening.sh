#!/bin/sh
# The program as it was linked: position independent, relocations read-only, symbols bound
# at start, no executable stack, stack protector and fortified calls inside.
set -eu

skip() {
    echo "SKIP: hardening: $1" >&2
    exit 77
}

command -v readelf >/dev/null || skip "readelf is not installed"
program=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
[ "$(head -c 4 "$program" | tr -d '\177')" = ELF ] || skip "this is no ELF program"

failed=0
makefile=${top_builddir:-.}/Makefile
symbols=$(readelf -W --dyn-syms "$program")
case $symbols in
*__asan_* | *__tsan_* | *__ubsan_*) skip "a build with sanitizers" ;;
esac

check() { # WHAT PATTERN TEXT
    if printf '%s\n' "$3" | grep -Eq -- "$2"; then
        echo "ok: $1"
    else
        echo "FAIL: $1"
        failed=1
    fi
}

dynamic=$(readelf -W -d "$program")
segments=$(readelf -W -l "$program")
check "position independent (PIE)" 'Type: +DYN' "$(readelf -W -h "$program")"
check "PIE flag" 'FLAGS_1.* PIE' "$dynamic"
check "RELRO" 'GNU_RELRO' "$segments"
check "BIND_NOW (full RELRO)" 'BIND_NOW|FLAGS_1.* NOW' "$dynamic"
check "no executable stack" 'GNU_STACK.* RW ' "$segments"
check "stack protector" '__stack_chk_fail' "$symbols"
if printf '%s\n' "$segments" | grep -Eq 'LOAD.* RWE '; then
    echo "FAIL: a segment that can be written and executed"
    failed=1
else
    echo "ok: nothing writable is executable"
fi
if [ "$(printf '%s\n' "$dynamic" | grep -Ec 'RPATH|RUNPATH')" -eq 0 ]; then
    echo "ok: no library path inside"
else
    echo "FAIL: a library path inside"
    failed=1
fi
# What the compiler has, configure found and asked for; on x86-64 the code shows it.
takes() { # FLAG...
    printf '#include <string.h>\nint main(void) { return 0; }\n' |
        ${CC:-$(sed -n 's/^CC = //p' "$makefile")} -Werror "$@" -x c -o /dev/null - 2> /dev/null
}
flagged() { # WHAT FLAG
    if takes "$2"; then
        check "$1: $2" "^TD_HARDEN = .*$2" "$(cat "$makefile")"
    else
        echo "not checked: the compiler has no $2"
    fi
}
flagged "stack clash protection" -fstack-clash-protection
flagged "control flow protection" -fcf-protection=full
case $(readelf -h "$program")$(readelf -p .comment "$program") in
*X86-64*GCC:*)
    code=$(objdump -d --no-show-raw-insn "$program" 2> /dev/null || true)
    # The pages of a large frame are touched one by one; what may be jumped to says so.
    [ -z "$code" ] || {
        check "frames are probed" 'orq +\$0x0,\(%rsp\)' "$code"
        check "functions begin with endbr64" '^[0-9]{3,}$' \
            "$(printf '%s\n' "$code" | grep -c 'endbr64')"
    }
    ;;
esac
if [ "$(readelf -n "$program" | grep -c 'Build ID: [0-9a-f]')" -eq 1 ]; then
    echo "ok: a build id"
else
    echo "FAIL: no build id"
    failed=1
fi
# Without optimisation there is nothing to fortify.
if grep -Eq '^CFLAGS = .*-O[1-9s]' "$makefile"; then
    level=2
    takes -O2 -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 && level=3
    check "fortification of level $level" "^TD_HARDEN = .*-D_FORTIFY_SOURCE=$level" \
        "$(cat "$makefile")"
    check "fortified calls" '__(memcpy|snprintf|vsnprintf|fprintf|read|printf)_chk' "$symbols"
else
    echo "not checked: fortification needs -O1 or more"
fi
exit "$failed"

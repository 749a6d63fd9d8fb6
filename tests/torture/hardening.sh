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
# Without optimisation there is nothing to fortify; with it, configure says level 3.
makefile=${top_builddir:-.}/Makefile
if grep -Eq '^CFLAGS = .*-O[1-9s]' "$makefile"; then
    check "fortification of level 3" '^TD_HARDEN = .*-D_FORTIFY_SOURCE=3' "$(cat "$makefile")"
    check "fortified calls" '__(memcpy|snprintf|vsnprintf|fprintf|read|printf)_chk' "$symbols"
else
    echo "not checked: fortification needs -O1 or more"
fi
exit "$failed"

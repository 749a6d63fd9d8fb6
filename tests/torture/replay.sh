#!/bin/sh
# Every kept input of the fuzzers of this folder goes through its target again.
exec "${SHELL:-/bin/sh}" "${srcdir:-.}/tests/fuzz/replay.sh" torture request fail_if upload set

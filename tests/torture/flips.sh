#!/bin/sh
# Flipped bits of set files: 500, or 20,000 with TORTURE=long (flip_bits.c). TORTURE_SEED repeats
# a run.
case ${TORTURE:-short} in
long) count=20000 ;;
*) count=500 ;;
esac
exec "${top_builddir:-.}/tests/torture/flips" "$count" ${TORTURE_SEED:+"$TORTURE_SEED"}

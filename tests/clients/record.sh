#!/bin/sh
# The recorder. The test needs python3; what needs PyTorch is skipped where there is none.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
TRACEDIFF_PROGRAM=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
export TRACEDIFF_PROGRAM PYTHONDONTWRITEBYTECODE=1
for python in /usr/bin/python3 python3; do
    command -v "$python" >/dev/null || continue
    exec "$python" "$here/test_record.py"
done
echo "SKIP: python3 is not installed"
exit 77

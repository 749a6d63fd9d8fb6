#!/bin/sh
# The Python client; parts of it say what is missing, all of it needs python3.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
TRACEDIFF_PROGRAM=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
export TRACEDIFF_PROGRAM PYTHONDONTWRITEBYTECODE=1
for python in /usr/bin/python3 python3; do # the packages of a system are those of its Python
    command -v "$python" >/dev/null || continue
    exec "$python" "$here/test_python.py"
done
echo "SKIP: python3 is not installed"
exit 77

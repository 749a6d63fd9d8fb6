#!/bin/sh
# The Python client. The test needs python3; its parts say which packages are missing.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
TRACEDIFF_PROGRAM=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
export TRACEDIFF_PROGRAM PYTHONDONTWRITEBYTECODE=1
for python in /usr/bin/python3 python3; do # the system's packages belong to its own Python
    command -v "$python" >/dev/null || continue
    exec "$python" "$here/test_python.py"
done
echo "SKIP: python3 is not installed"
exit 77

#!/bin/sh
# Pairs of PyTorch programs whose change by the wall clock is known (wall.py): two large changes
# as a test, PAIRS (40) of them as a benchmark. PyTorch is that of python3, or of the folder
# TRACEDIFF_TORCH_ROOT, in which chroot finds a python3 with torch.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
root=${TRACEDIFF_TORCH_ROOT:-}
export PYTHONDONTWRITEBYTECODE=1
python=
for try in /usr/bin/python3 python3; do
    command -v "$try" >/dev/null && python=${python:-$try}
done
[ -n "$python" ] || {
    echo "SKIP: python3 is not installed"
    exit 77
}
${root:+chroot "$root"} "$([ -n "$root" ] && echo python3 || echo "$python")" -c 'import torch' \
    >/dev/null 2>&1 || {
    echo "SKIP: python3 has no torch${root:+ in $root}"
    exit 77
}
if [ "${1:-}" = bench ]; then
    # shellcheck disable=SC2086
    exec "$python" "$here/wall.py" "$program" "${PAIRS:-40}" ${root:+--root "$root"} ${OPTIONS:-}
fi
exec "$python" "$here/wall.py" "$program" 2 --quick ${root:+--root "$root"}

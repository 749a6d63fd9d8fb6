#!/bin/sh
# An archive of `make dist` has every file that git knows, but for those of git and of
# continuous integration.
#
#     check-archive.sh ARCHIVE      in the build folder
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
[ -e "$source/.git" ] || {
    echo "archive: not compared: this is no checkout"
    exit 0
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gzip -dc "$1" | tar -tf - | sed -n 's,^[^/]*/\(.*[^/]\)$,\1,p' | LC_ALL=C sort >"$work/archive"
git -C "$source" ls-files | grep -vE '^(\.ci/|\.git)' | LC_ALL=C sort >"$work/checkout"
LC_ALL=C comm -13 "$work/archive" "$work/checkout" >"$work/missing"
if [ -s "$work/missing" ]; then
    cat "$work/missing"
    echo "FAIL: these files are not in the archive: EXTRA_DIST"
    exit 1
fi
echo "archive: it has all $(wc -l <"$work/checkout") files"

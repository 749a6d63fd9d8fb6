#!/bin/sh
# C as clang-format 14 would write it. Other versions differ in details, so they only skip.
set -eu
cd "${srcdir:-.}"
version=$("${CLANG_FORMAT:-clang-format}" --version 2>/dev/null || true)
case $version in
*" 14."*) ;;
*)
    echo "SKIP: needs clang-format 14, found: ${version:-none}"
    exit 77
    ;;
esac
find server tests \( -name node_modules \) -prune -o -name '*.[ch]' -print |
    LC_ALL=C sort | xargs "${CLANG_FORMAT:-clang-format}" --dry-run -Werror
echo "format: fine"

#!/bin/sh
# The packages agree with the program on its version, options and libraries. With
# TORTURE=long, the test builds the Debian package and runs lintian on it.
set -eu
source=$(cd "${srcdir:-${top_srcdir:-.}}" && pwd)
program=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
failed=0
complain() {
    echo "FAIL: $1"
    failed=1
}

version=$("$program" version | sed -n '1s/.* //p')
packaged=$(sed -n '1s/^tracediff (\([^)]*\)).*/\1/p' "$source/debian/changelog")
[ "$version" = "$packaged" ] || complain "debian/changelog has $packaged, the program $version"

# The options with which the systemd unit and the container image start the server.
options=$(grep -ho -e '--[a-z-]*' "$source/debian/tracediff.user.service" &&
    sed -n '/^CMD/p' "$source/Containerfile" | grep -o -e '--[a-z-]*')
"$program" serve --help > packages.help.$$
for option in $options; do
    # --no-x undoes --x, and is listed with it.
    grep -q -e "$option\b" packages.help.$$ || complain "serve has no $option"
done
rm -f packages.help.$$

# Both debian/control and the Containerfile require each library that configure looks for.
for library in libarchive libisal libjansson libmicrohttpd libseccomp libsqlite3 libxxhash zlib1g; do
    for file in debian/control Containerfile; do
        grep -q "$library-dev" "$source/$file" || complain "$file lacks $library-dev"
    done
done

if [ "${TORTURE:-}" = long ]; then
    if ! command -v dpkg-buildpackage > /dev/null || ! command -v lintian > /dev/null; then
        echo "SKIP: packages: dpkg-buildpackage or lintian is not installed"
        exit 77
    fi
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    mkdir "$work/tracediff"
    (cd "$source" && tar -cf - --exclude=./build --exclude='./build-*' --exclude=./.git \
        --exclude=node_modules .) | tar -xf - -C "$work/tracediff"
    (cd "$work/tracediff" && dpkg-buildpackage -us -uc -b -d) > "$work/log" 2>&1 || {
        tail -n 30 "$work/log"
        complain "dpkg-buildpackage fails"
    }
    lintian --fail-on error,warning "$work"/*.deb || complain "lintian complains"
    # The places where Debian's shells look for completions.
    dpkg-deb -c "$work"/tracediff_*.deb > "$work/contents"
    for file in bash-completion/completions/tracediff zsh/vendor-completions/_tracediff \
        fish/vendor_completions.d/tracediff.fish; do
        grep -q " ./usr/share/$file\$" "$work/contents" || complain "the package lacks $file"
    done
fi
exit $failed

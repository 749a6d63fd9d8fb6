#!/bin/sh
# Makes what is handed out of an archive of `make dist`, into the folder release/:
#
#     release.sh ARCHIVE VERSION     in the build folder
#
# the archive and its bill of materials, the static program of each processor with its own, wheels,
# npm packages, the Debian package and SHA256SUMS. SOURCE_DATE_EPOCH is the time in all of them.
set -eu
archive=$1
version=$2
source=$(cd "$(dirname "$0")/.." && pwd)
rm -rf release release.tmp
mkdir release
cp "$archive" "tracediff-$version.cdx.json" release

mkdir -p release.tmp/licences
cp /usr/share/common-licenses/LGPL-2.1 release.tmp/licences
cp /usr/share/doc/libc6/copyright release.tmp/licences/glibc.copyright
cat > release.tmp/licences/README << END
These are the licences of what is compiled into the program. glibc, libmicrohttpd and libseccomp
have the LGPL: \`./bootstrap static\`, in the archive of the source, builds the program with versions
of them that you changed.
END
programs=
for machine in x86_64 aarch64; do
    env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL "$source/bootstrap" static "$machine"
    static=$source/build-static-$machine
    name=tracediff-$version-linux-$machine
    install -m 755 "$static/tracediff" "release/$name"
    glibc=$(printf '#include <features.h>\n__GLIBC__ __GLIBC_MINOR__\n' |
        "$machine-linux-gnu-gcc" -E -P - | sed -n '$s/ /./p')
    bzip2=$(sed -n 's/.*BZ_VERSION *"\([0-9.]*\).*/\1/p' "$static/bzip2/bzlib_private.h")
    make -s -C "$static" sbom GLIBC_VERSION="$glibc" BZIP2_VERSION="$bzip2"
    cp "$static/tracediff-$version.cdx.json" "release/$name.cdx.json"
    for file in "$static"/*/debian/copyright; do
        library=${file%/debian/copyright}
        cp "$file" "release.tmp/licences/${library##*/}.copyright"
    done
    python3 "$source/clients/python/make_wheel.py" "release/$name" "$version" release \
        release.tmp/licences/*
    case $machine in x86_64) cpu=x64 ;; *) cpu=arm64 ;; esac
    programs="$programs $cpu=release/$name"
done
# shellcheck disable=SC2086
sh "$source/clients/npm/make_npm.sh" "$version" release $programs release.tmp/licences/*

# The package is for systems like this one: it uses their libraries.
if command -v dpkg-buildpackage > /dev/null && command -v dh > /dev/null; then
    tar -xzf "$archive" -C release.tmp
    (cd "release.tmp/tracediff-$version" &&
        DEB_BUILD_OPTIONS="nocheck parallel=$(nproc)" dpkg-buildpackage -us -uc -b) > release.log 2>&1 || {
        tail -n 30 release.log
        exit 1
    }
    cp release.tmp/tracediff_*.deb release
else
    echo "SKIP: the Debian package: dpkg-buildpackage or debhelper is not installed"
fi
(cd release && sha256sum -- * > ../release.tmp/SHA256SUMS)
mv release.tmp/SHA256SUMS release
rm -rf release.tmp
ls -l release

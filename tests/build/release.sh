#!/bin/sh
# What `make release` made, each in a fresh minimal system (debootstrap) of several Debians: it is
# installed as a user would, and answers. What can do without network has none. Prints what each
# way took: seconds before it, to install what it needs of Debian; MB of Debian's packages, without
# their lists; seconds of the way itself, to the answer; MB on the disk.
#
#     release.sh RELEASE-FOLDER
#
# TRACEDIFF_CHROOTS may name a folder with systems that are there: it is only read.
set -eu
release=$(cd "$1" && pwd)
version=$(cd "$release" && echo tracediff-*.tar.gz | sed 's/^tracediff-//; s/\.tar\.gz$//')
skip() {
    echo "SKIP: release: $1"
    exit 0
}
[ "$(id -u)" -eq 0 ] || skip "only root can make systems to try it in"
for tool in debootstrap unshare ip apt-get; do
    command -v "$tool" > /dev/null || skip "$tool is not installed"
done
# shellcheck disable=SC2016 # the name is apt's
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Component: main' | head -n 1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
systems=${TRACEDIFF_CHROOTS:-$work/systems}
mkdir -p "$systems"
root=$work/root
failed=0

# fresh SUITE: a system in $root that nobody has used, with the sample and the release.
fresh() {
    suite=$1
    if [ ! -d "$systems/$suite" ]; then
        echo "making a minimal system of $suite"
        debootstrap --variant=minbase "$suite" "$systems/$suite" "$mirror" > "$work/log" 2>&1 || {
            tail -n 5 "$work/log"
            rm -rf "${systems:?}/$suite"
            echo "SKIP: release: no system of $suite can be made"
            return 1
        }
    fi
    rm -rf "$root"
    cp -a --reflink=auto "$systems/$suite" "$root"
    rm -f "$root"/var/cache/apt/archives/*.deb
    cp /etc/resolv.conf "$root/etc"
    apt-config dump Acquire > "$root/etc/apt/apt.conf.d/99as-here"
    mkdir "$root/release"
    cp "$release"/* "$root/release"
    tar -xzf "$release/tracediff-$version.tar.gz" -C "$root" --strip-components=1 \
        --wildcards '*/traces-sample/attention-*'
    du -sm "$root" | cut -f 1 > "$work/before"
}
# inside COMMANDS [--net]: runs them there; --net: without a network but for the loopback.
inside() {
    # shellcheck disable=SC2086,SC2016
    unshare --mount --pid --fork ${2:-} sh -c '[ -z "$3" ] || ip link set lo up
        mount -t proc proc "$1/proc" && exec chroot "$1" env -i PATH="$4" HOME=/root \
        DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 sh -ec "cd /root; $2"' \
        inside "$root" "$1" "${2:-}" /usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
}
seconds() { # COMMAND...: runs it and prints the seconds
    began=$(date +%s%N)
    "$@" > "$work/log" 2>&1 || return 1
    echo "$(date +%s%N) $began" | awk '{ printf "%.1f", ($1 - $2) / 1e9 }'
}
# try WAY SUITE PACKAGES COMMANDS NET AFTER: whether the commands give an answer in a system with these
# packages of Debian (NET is --net or empty), and whether what comes after it goes well.
try() {
    fresh "$2" || return 0
    prepare=0.0
    if [ -n "$3" ]; then
        prepare=$(seconds inside "apt-get update; apt-get install -y --no-install-recommends $3") || {
            tail -n 5 "$work/log"
            echo "SKIP: release: $1 in $2: the packages $3 cannot be installed"
            return 0
        }
    fi
    if ! took=$(seconds inside "$4" "$5") || ! grep -q 'slower by' "$work/log"; then
        tail -n 30 "$work/log"
        echo "FAIL: $1 in $2 gives no answer"
        failed=1
        return 0
    fi
    fetched=$(du -sm "$root/var/cache/apt/archives" | cut -f 1)
    now=$(du -sm "$root" | cut -f 1)
    printf '%-8s %-9s %8s %8s %8s %8s\n' "$1" "$2" "$prepare" "$fetched" "$took" \
        "$((now - $(cat "$work/before")))"
    inside "$6" "$5" > "$work/log" 2>&1 || {
        tail -n 30 "$work/log"
        echo "FAIL: $1 in $2, after its answer"
        failed=1
    }
}

machine=$(uname -m)
case $machine in x86_64) cpu=x64 deb=amd64 ;; *) cpu=arm64 deb=arm64 ;; esac
sample="/traces-sample/attention-control /traces-sample/attention-test"
program=/release/tracediff-$version-linux-$machine
wheel=$(cd "$release" && echo kineto_tracediff-*_"$machine".whl)
npm="npm install --offline --no-audit --no-fund"
(cd "$release" && sha256sum --quiet -c SHA256SUMS)

printf '%-8s %-9s %8s %8s %8s %8s\n' way system "before s" "debs MB" "way s" "disk MB"
for suite in bullseye bookworm trixie sid; do
    try program "$suite" "" "$program $sample" --net "$program --version"
    try wheel "$suite" python3-venv "python3 -m venv v; v/bin/pip install --no-index /release/$wheel
        v/bin/tracediff $sample" --net "v/bin/tracediff --version
        v/bin/python -c 'import sys; from kineto_tracediff import compare
print(compare(*sys.argv[1:]))' $sample | grep 'slower by'
        v/bin/pip uninstall -y kineto-tracediff; [ -z \"\$(find v -name '*tracediff*')\" ]"
done
for suite in bookworm trixie; do
    try npm "$suite" "nodejs npm" "$npm /release/kineto-tracediff-linux-$cpu-$version.tgz
        npx --no-install tracediff $sample" --net "rm -r node_modules package*
        $npm /release/kineto-tracediff-$version.tgz /release/kineto-tracediff-linux-$cpu-$version.tgz
        npx --no-install tracediff --version"
    [ ! -e "$release/tracediff_${version}_$deb.deb" ] ||
        try deb "$suite" "" "apt-get update
            apt-get install -y --no-install-recommends /release/tracediff_${version}_$deb.deb
            tracediff $sample" "" "tracediff --version; apt-get purge -y tracediff"
    try source "$suite" "" "tar -xzf /release/tracediff-$version.tar.gz; cd tracediff-$version
        ./bootstrap build; build/tracediff $sample" "" "tracediff-$version/build/tracediff --version"
done
exit $failed

#!/bin/sh
# The programs of `./bootstrap static` need nothing of the machine that they run on, and answer as
# the program of this build does: in an empty root and in those of other systems, under a root that
# cannot be written, as a user without a name, without HOME, with and without /proc and /dev/null.
# Each reads traces, compares them, serves the page, and has a sample read by its sandboxed process.
#
#     static.sh [PROGRAM...]      else those of build-static-*
#
# TRACEDIFF_CHROOTS names a folder with roots of systems (bullseye, trixie, ...); they are not
# changed. Without them, or without root, the test says SKIP for what it leaves out.
set -eu
source=$(cd "$(dirname "$0")/../.." && pwd)
plain=${TRACEDIFF_BIN:-${top_builddir:-$source/build}/tracediff}
suites=${TRACEDIFF_CHROOTS:-}
failed=0
complain() {
    echo "FAIL: $*"
    failed=1
}

[ $# -gt 0 ] || set -- "$source"/build-static-*/tracediff
[ -x "$1" ] || {
    echo "SKIP: static: ./bootstrap static has built nothing"
    exit 77
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
traces=$work/traces
mkdir -p "$traces"
cp -r "$source/traces-sample/ranks-control" "$source/traces-sample/ranks-test" "$traces"

# Its name is in UTF-8; not every machine has a locale for that.
cp "$traces"/ranks-test/*_31417* "$work/größe.json.gz"
(cd "$work" && python3 -m zipfile -c "$traces/packed.zip" größe.json.gz) ||
    echo "SKIP: an archive in these roots: no python3"

# What is called inside of a mount namespace of its own: the mounts go with it.
cat >"$work/inside.sh" <<'END'
set -eu
system=$1 mode=$2 work=$3 root=$3/root
mkdir -p "$root" "$work/data"
if [ "$system" = empty ]; then
    mount -t tmpfs tmpfs "$root"
else
    mount -t tmpfs tmpfs "$work/upper"
    mkdir "$work/upper/upper" "$work/upper/work"
    mount -t overlay overlay -o "lowerdir=$system,upperdir=$work/upper/upper,workdir=$work/upper/work" "$root"
fi
mkdir -p "$root/proc" "$root/dev" "$root/tmp" "$root/td/data"
cp "$work/tracediff" "$root/td/"
cp -r "$work/traces" "$root/td/"
chmod 1777 "$root/tmp" "$root/td/data"
[ "$mode" = bare ] || {
    mount --bind /proc "$root/proc"
    : >"$root/dev/null"
    mount --bind /dev/null "$root/dev/null"
}
[ "$mode" != readonly ] || {
    mount -t tmpfs tmpfs "$root/td/data"
    mount -o remount,ro "$root"
}
user=0:0
[ "$mode" != nobody ] || user=54321:54321
inside() { env -i "$(command -v chroot)" --userspec=$user "$root" /td/tracediff "$@"; }
inside ingest --data /td/data /td/traces/ranks-control /td/traces/ranks-test >"$work/log" 2>&1
inside compare --data /td/data ranks-control ranks-test --format json >"$work/answer"
[ ! -e "$work/traces/packed.zip" ] ||
    inside ingest --data /td/data /td/traces/packed.zip >>"$work/log" 2>&1
mkfifo "$work/said"
exec env -i "$(command -v chroot)" --userspec=$user "$root" /td/tracediff serve --data /td/data --port 0 >"$work/said" 2>>"$work/log" &
server=$!
trap 'kill $server; wait $server || true' EXIT
at=$(sed -n 's/.*\(http:[^ ]*[0-9]\).*/\1/p; /http:/q' "$work/said")
curl -sf "$at/" | grep -q '</html>' || { echo "no page"; exit 1; }
[ "$mode" != bare ] || exit 0 # the process that reads needs /proc
job=$(curl -sf -X POST "$at/api/v1/samples/ranks" | sed 's/^{"jobs":\[{"id":"\([^"]*\)".*/\1/')
curl -sfN "$at/api/v1/jobs/$job/events" >"$work/events"
grep -q '"state":"done"' "$work/events" || { cat "$work/events"; exit 1; }
grep -q 'seccomp on, Landlock' "$work/log"
END

# answer FILE COMMAND...: what it says of the traces.
answer() {
    file=$1
    shift
    rm -rf "$work/data"
    "$@" ingest --data "$work/data" "$traces/ranks-control" "$traces/ranks-test" >"$work/log" 2>&1
    "$@" compare --data "$work/data" ranks-control ranks-test --format json >"$file"
}

# try SYSTEM MODE
try() {
    rm -rf "$work/data" "$work/root" "$work/upper" "$work/said" "$work/answer"
    mkdir -p "$work/upper"
    if ! unshare -m sh "$work/inside.sh" "$1" "$2" "$work" >"$work/out" 2>&1; then
        cat "$work/out" "$work/log"
        complain "$program in ${1##*/}, $2"
    elif ! cmp -s "$work/answer" "$work/expected"; then
        complain "$program in ${1##*/}, $2: another answer"
    else
        echo "ok: ${1##*/}, $2"
    fi
}

for program; do
    machine=$(readelf -h "$program" | sed -n 's/ *Machine: *//p')
    readelf -Wld "$program" >"$work/elf"
    ! grep -E 'NEEDED|INTERP' "$work/elf" || complain "$program needs shared libraries"
    ! grep -aqF "$source" "$program" || complain "$program names $source"
    echo "$program: $(wc -c <"$program") bytes, $machine"
    cp "$program" "$work/tracediff"
    run=
    case $machine in
    *X86-64*) [ "$(uname -m)" = x86_64 ] || run=qemu-x86_64-static ;;
    *AArch64*) [ "$(uname -m)" = aarch64 ] || run=qemu-aarch64-static ;;
    esac
    if [ -n "$run" ] && ! command -v "$run" >/dev/null; then
        echo "SKIP: $program, for which $run is not installed"
        continue
    fi
    answer "$work/expected" "$plain"
    answer "$work/given" $run "$work/tracediff"
    # Another processor's exp() and log() may end in another digit.
    [ -z "$run" ] || sed -Ei 's/([0-9]\.[0-9]{9})[0-9]+/\1/g' "$work/given" "$work/expected"
    cmp -s "$work/given" "$work/expected" || complain "$program answers not as $plain does"
    if [ -n "$run" ]; then
        echo "ok: by $run"
        echo "SKIP: $program in other roots, which need its processor"
        continue
    fi
    if [ "$(id -u)" -ne 0 ] || ! unshare -m true 2>/dev/null; then
        echo "SKIP: $program in other roots, which only root can make"
        continue
    fi
    for mode in plain readonly nobody bare; do
        try empty "$mode"
    done
    [ -n "$suites" ] || echo "SKIP: other systems: TRACEDIFF_CHROOTS names none"
    for system in ${suites:+"$suites"/*}; do
        try "$system" plain
        try "$system" nobody
    done
done
exit "$failed"

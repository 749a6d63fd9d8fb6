#!/bin/sh
# How ./bootstrap reads its arguments, and what it says if packages are missing. A copy of it
# runs beside stand-ins for the tools and for the program, so nothing is installed or built.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
command -v bash > /dev/null || {
    echo "SKIP: bootstrap: bash is not installed"
    exit 77
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

complain() {
    echo "FAIL: $1"
    cat "$work/out" "$work/err"
    failed=1
}

# The only folder in PATH: a tool that is not in it counts as not installed.
mkdir -p "$work/bin" "$work/tree/server/cli" "$work/tree/traces-sample/attention-control" \
    "$work/tree/traces-sample/attention-test" "$work/elsewhere/before" "$work/elsewhere/after run"
for tool in bash sh cat cp dirname env find grep head mkdir rm sed sort; do
    ln -s "$(command -v $tool)" "$work/bin/$tool"
done
stand_in() { # NAME COMMAND
    printf '#!/bin/sh\n%s\n' "$2" > "$work/bin/$1"
    chmod +x "$work/bin/$1"
}
for tool in gcc gzip nproc pkg-config; do
    stand_in $tool :
done
stand_in id 'echo 1000'
stand_in make 'cp program build/tracediff'
cp "$source/bootstrap" "$work/tree/"
cp "$source/server/cli/serve.c" "$work/tree/server/cli/"
touch "$work/tree/configure.ac" "$work/tree/Makefile.am"
mkdir -p "$work/tree/web" "$work/tree/sql" "$work/tree/tests"
touch "$work/tree/web/local.mk"
printf '#!/bin/sh\n: > Makefile\n: > config.status\n' > "$work/tree/configure"
printf '#!/bin/sh\npwd\nprintf "<%%s>\\n" "$@"\n' > "$work/tree/program"
chmod +x "$work/tree/configure" "$work/tree/program"

# run STATUS [ARGUMENT…]: calls bootstrap from the folder "elsewhere".
run() {
    expected=$1
    shift
    status=0
    (cd "$work/elsewhere" && env -u CC PATH="$work/bin" "$work/tree/bootstrap" "$@") \
        > "$work/out" 2> "$work/err" || status=$?
    [ "$status" -eq "$expected" ] || complain "status $status instead of $expected: $*"
}
says() { # FILE PATTERN
    grep -q -e "$2" "$work/$1" || complain "no \"$2\""
}
serves() { # ARGUMENT…: the program was called with these, in the user's folder
    printf '%s\n' "$work/elsewhere" '<serve>' > "$work/expected"
    [ $# -eq 0 ] || printf '<%s>\n' "$@" >> "$work/expected"
    tail -n "$(($# + 2))" "$work/out" | cmp -s - "$work/expected" || complain "not called with: $*"
}
sample() {
    serves "$@" "$work/tree/traces-sample/attention-control" "$work/tree/traces-sample/attention-test"
}

run 0 --help
says out '^ *\./bootstrap run \[OPTION'
run 0 run --port 9000 --help
says out '^    --port VALUE$'
says out '^    --keep-traces\[=VALUE\]$'
run 2
says err '^ *\./bootstrap check'
run 2 serve
says err '^bootstrap: there is no command serve; see \./bootstrap --help$'
run 2 check --fast
says err 'check takes only --quick or --nightly, and not --fast'
run 2 static arm
says err 'static takes x86_64 or aarch64, and not arm'
run 2 run --prot 9000
says err 'run has no option --prot;'
run 2 run --open=yes
says err 'run has no option --open=yes;'
run 2 run before --port
says err '\-\-port needs a value'
run 2 run before befor
says err 'there is no folder befor;'
[ ! -e "$work/tree/build" ] || complain "something was built before the arguments were read"

run 0 run
sample
run 0 run --port 9000 --open
sample --port 9000 --open
run 0 run --data before --port=9000
sample --data before --port=9000
run 0 run --keep-traces=5G --keep-traces before
serves --keep-traces=5G --keep-traces before
run 2 run --no-keep-traces=5G
says err 'run has no option --no-keep-traces=5G;'
run 0 run before 'after run' --port 9000
serves before 'after run' --port 9000
run 0 run "$work/elsewhere/before"
serves "$work/elsewhere/before"

# Missing packages are installed, or named in a command line to copy.
stand_in pkg-config '[ "$2" != jansson ]'
run 1 build
says err '^    libjansson-dev$'
stand_in dnf 'echo dnf was called'
run 1 build
says err "^    su -c 'dnf install jansson-devel'\$"
stand_in apt-get '[ "$1" = install ] || exit 0
    echo "apt-get was called"
    echo "Get:1 http://deb.debian.org/debian bookworm/main amd64 libjansson-dev amd64 2.14-2 [40 kB]"
    echo "Unpacking libjansson-dev:amd64 (2.14-2) ..."
    echo "Setting up libjansson-dev:amd64 (2.14-2) ..."'
run 1 build
says err "^    su -c 'apt-get install --no-install-recommends libjansson-dev'\$"
! grep -q 'was called' "$work/out" || complain "a package was installed without a right to"
stand_in id 'echo 0'
run 0 build
says out '^fetching libjansson-dev$'
says out '^installed libjansson-dev$'
stand_in apt-get 'exit 100'
run 1 build
says err '^    apt-get install --no-install-recommends libjansson-dev$'

# The build folder is configured again only if the options differ.
stand_in pkg-config :
configured() { cat "$work/tree/build/arguments"; }
printf '#!/bin/sh\n: > Makefile\n: > config.status\necho "${CC-} $*" >> arguments\n' \
    > "$work/tree/configure"
rm -rf "$work/tree/build"
run 0 build
run 0 build
[ "$(configured)" = ' -q' ] || complain "configured: $(configured)"
export CFLAGS=-O3
run 0 build
unset CFLAGS
[ "$(configured | wc -l)" -eq 2 ] || complain "other CFLAGS were not seen"

# The program itself takes every option that bootstrap lets through.
TRACEDIFF_BIN=${TRACEDIFF_BIN:-${top_builddir:-.}/tracediff}
"$TRACEDIFF_BIN" serve --help | sed -nE 's/^ +(--[a-z-]+)([ =][A-Z].*)?( .*|$)/\1/p' > "$work/help"
rm -rf "$work/tree/build"
run 0 run --help
sed -nE 's/^    (--[a-z-]+).*/\1/p' "$work/out" | while read -r option; do
    grep -q -x -e "$option" -e "--${option#--no-}" "$work/help" || echo "$option"
done > "$work/unknown"
[ ! -s "$work/unknown" ] || complain "not in the help of serve: $(cat "$work/unknown")"
[ "$(grep -c -e ' --' "$work/out")" -ge 10 ] || complain "few options were found"

[ "$failed" -eq 0 ] && echo "bootstrap: fine"
exit "$failed"

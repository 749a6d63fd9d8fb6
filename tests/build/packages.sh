#!/bin/sh
# The packages agree with the program on its version, options and libraries; a wheel and npm
# packages of it are made and installed. With TORTURE=long, the test builds the Debian package and
# runs lintian on it.
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

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export SOURCE_DATE_EPOCH=981173106 XDG_DATA_HOME="$work/data"
export npm_config_cache="$work/cache" npm_config_update_notifier=false
strip -o "$work/tracediff" "$program"
control=$source/traces-sample/ranks-control
test=$source/traces-sample/ranks-test
# Another program on the PATH, which neither package may take for its own.
mkdir -p "$work/path" "$work/again/again"
printf '#!/bin/sh\necho another\nexit 1\n' > "$work/path/tracediff"
chmod +x "$work/path/tracediff"
# Whether a package is made twice alike: of the first bytes of the program, which takes no time.
head -c 100000 "$work/tracediff" > "$work/start"
same_again() { # PACKAGE
    cmp "$work/again/$1" "$work/again/again/$1" || complain "a second $1 differs"
}

try_wheel() {
    python=/usr/bin/python3 # Debian's, else another
    "$python" -c 'import ensurepip, venv' 2> /dev/null || python=python3
    if ! "$python" -c 'import ensurepip, venv' 2> /dev/null; then
        echo "SKIP: the wheel: python3-venv is not installed"
        return
    fi
    make_wheel=$source/clients/python/make_wheel.py
    for folder in again again/again; do
        "$python" "$make_wheel" "$work/start" "$version" "$work/$folder" "$source/SECURITY.md" > /dev/null
    done
    wheel=$("$python" "$make_wheel" "$work/tracediff" "$version" "$work" "$source/SECURITY.md")
    same_again "${wheel##*/}"
    "$python" - "$work/tracediff" << END || complain "wheels have wrong tags"
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "$source/clients/python")
import make_wheel
program = bytearray(open(sys.argv[1], "rb").read())
program[18:20] = 183, 0
assert make_wheel.platform(bytes(program)) == "linux_aarch64"
program[56:58] = 0, 0  # no segment: none names a loader
assert (make_wheel.platform(bytes(program)) == "manylinux2014_aarch64.musllinux_1_1_aarch64")
END
    "$python" -m venv "$work/venv"
    pip="$work/venv/bin/pip --disable-pip-version-check -q"
    $pip install --no-index "$wheel" || complain "pip does not install the wheel"
    for start in "$work/venv/bin/tracediff" "$work/venv/bin/python -m kineto_tracediff"; do
        [ "$($start version | head -n 1)" = "tracediff $version" ] || complain "not the wheel's: $start"
    done
    PATH=$work/path:$PATH "$work/venv/bin/python" - "$control" "$test" > "$work/said" 2>&1 << 'END' ||
import base64, hashlib, importlib.metadata, sys
from kineto_tracediff import compare, connect
from kineto_tracediff.record import record
found = importlib.metadata.distribution("kineto-tracediff")
assert any(point.group == "jupyter_serverproxy_servers" for point in found.entry_points)
assert "# tracediff" in found.read_text("METADATA")
assert "name: tracediff" in found.read_text("../kineto_tracediff/SKILL.md")
for file in found.files:
    if file.hash and not str(file).startswith(".."):  # pip counts those anew
        digest = hashlib.sha256(file.read_binary()).digest()
        assert base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == file.hash.value, file
connect()
print(compare(*sys.argv[1:]))
END
        complain "the Python module of the wheel fails"
    grep -q "slower by" "$work/said" || { cat "$work/said"; complain "it compares nothing"; }
    start='{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}'
    printf '%s\n{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n' "$start" |
        "$work/venv/bin/tracediff" mcp --read-only > "$work/said"
    sed -n 1p "$work/said" | grep -q '"serverInfo"' || complain "mcp of the wheel does not start"
    sed -n 2p "$work/said" | grep -q '"compare"' || complain "mcp of the wheel has no tools"
    $pip uninstall -y kineto-tracediff || complain "pip does not uninstall"
    left=$(find "$work/venv" -name '*tracediff*')
    [ -z "$left" ] || complain "pip uninstall leaves $left"
}

try_npm() {
    if ! command -v npm > /dev/null; then
        echo "SKIP: the npm packages: npm is not installed"
        return
    fi
    cpu=$(node -p process.arch)
    make_npm=$source/clients/npm/make_npm.sh
    for folder in again again/again; do
        sh "$make_npm" "$version" "$work/$folder" "$cpu=$work/start" "$source/SECURITY.md" > /dev/null
    done
    sh "$make_npm" "$version" "$work" "$cpu=$work/tracediff" "$source/SECURITY.md" > /dev/null
    launcher=kineto-tracediff-$version.tgz
    alone=kineto-tracediff-linux-$cpu-$version.tgz
    same_again "$launcher"
    same_again "$alone"
    for packages in "$work/$launcher $work/$alone" "$work/$alone"; do
        rm -rf "$work/npm"
        mkdir "$work/npm"
        cd "$work/npm"
        echo '{}' > package.json
        # shellcheck disable=SC2086
        npm install --offline --no-audit --no-fund $packages > "$work/said" 2>&1 ||
            { cat "$work/said"; complain "npm does not install $packages"; }
        said=$(PATH=$work/path:$PATH npx --no-install tracediff version | head -n 1)
        [ "$said" = "tracediff $version" ] || complain "npx runs $said after installing $packages"
        cd "$OLDPWD"
    done
    # What starts the program passes on its input, its status and signals.
    rm -rf "$work/npm"
    mkdir -p "$work/npm/node_modules"
    for package in kineto-tracediff "kineto-tracediff-linux-$cpu"; do
        tar -xzf "$work/$package-$version.tgz" -C "$work/npm/node_modules"
        mv "$work/npm/node_modules/package" "$work/npm/node_modules/$package"
    done
    start=$work/npm/node_modules/kineto-tracediff/tracediff.js
    "$start" compare "$control" "$test" --fail-if 'step_time>0.1%' > "$work/said" 2>&1 &&
        complain "the status of the program is lost"
    grep -q "slower by" "$work/said" || { cat "$work/said"; complain "npm's program compares nothing"; }
    mkfifo "$work/pipe"
    "$start" serve --port 0 --no-open > "$work/pipe" 2> /dev/null &
    read -r _ < "$work/pipe"
    kill -TERM $!
    wait $! || complain "SIGTERM does not end the server in order: status $?"
    inner=$work/npm/node_modules/kineto-tracediff-linux-$cpu/tracediff
    rm "$inner"
    printf '#!/bin/sh\ncat\nkill -KILL $$\n' > "$inner"
    chmod +x "$inner"
    said=$(exec 2> /dev/null; echo through | "$start") && complain "a program that dies has status 0"
    [ "$said" = through ] || complain "the input is not passed on"
    rm "$inner"
    said=$("$start" 2>&1) && complain "no program, and status 0"
    case $said in *"kineto-tracediff-linux-$cpu is missing"*) ;; *) complain "no program: $said" ;; esac
}
try_wheel
try_npm

if [ "${TORTURE:-}" = long ]; then
    if ! command -v dpkg-buildpackage > /dev/null || ! command -v lintian > /dev/null; then
        echo "SKIP: packages: dpkg-buildpackage or lintian is not installed"
        exit 77
    fi
    mkdir "$work/deb" "$work/deb/tracediff"
    (cd "$source" && tar -cf - --exclude=./build --exclude='./build-*' --exclude=./.git \
        --exclude=node_modules .) | tar -xf - -C "$work/deb/tracediff"
    (cd "$work/deb/tracediff" && dpkg-buildpackage -us -uc -b -d) > "$work/log" 2>&1 || {
        tail -n 30 "$work/log"
        complain "dpkg-buildpackage fails"
    }
    lintian --fail-on error,warning "$work"/deb/*.deb || complain "lintian complains"
    # The places where Debian's shells look for completions.
    dpkg-deb -c "$work"/deb/tracediff_*.deb > "$work/contents"
    for file in bash-completion/completions/tracediff zsh/vendor-completions/_tracediff \
        fish/vendor_completions.d/tracediff.fish; do
        grep -q " ./usr/share/$file\$" "$work/contents" || complain "the package lacks $file"
    done
fi
exit $failed

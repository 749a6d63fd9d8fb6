#!/bin/sh
# Makes the npm packages, without network and without npm:
#
#     make_npm.sh VERSION FOLDER CPU=PROGRAM... [LICENCE...]       CPU: x64 or arm64
#
# writes into FOLDER kineto-tracediff-VERSION.tgz, which starts the program of the platform, and
# a package for each PROGRAM. That one can be installed alone, too: it has the same command. The
# same input gives the same bytes: SOURCE_DATE_EPOCH is the time of every file.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
version=$1
folder=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# pack NAME: the folder $work/package as a package; its package.json is standard input.
pack() {
    {
        printf '{\n  "name": "%s",\n  "version": "%s",\n' "$1" "$version"
        printf '  "description": "What changed between two sets of PyTorch profiler traces, and why",\n'
        printf '  "license": "MIT",\n'
        cat
        printf '}\n'
    } > "$work/package/package.json"
    cp "$top/README.md" "$top/LICENSE" "$work/package"
    tar -C "$work" --format=ustar --sort=name --mtime="@${SOURCE_DATE_EPOCH:-315532800}" \
        --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r,go-w -cf - package |
        gzip --best --no-name > "$folder/$1-$version.tgz"
    echo "$folder/$1-$version.tgz"
    rm -rf "$work/package"
}

mkdir "$work/package"
install -m 755 "$top/clients/npm/tracediff.js" "$work/package/tracediff.js"
pack kineto-tracediff << END
  "bin": {"tracediff": "tracediff.js"},
  "engines": {"node": ">=14.18"},
  "optionalDependencies": {
    "kineto-tracediff-linux-x64": "$version",
    "kineto-tracediff-linux-arm64": "$version"
  }
END
licences=
for argument; do
    case $argument in x64=* | arm64=*) ;; *) licences="$licences $argument" ;; esac
done
for argument; do
    case $argument in x64=* | arm64=*) ;; *) continue ;; esac
    mkdir "$work/package" "$work/package/licenses"
    install -m 755 "${argument#*=}" "$work/package/tracediff"
    # shellcheck disable=SC2086
    cp "$top/web/vendor/plotly.LICENSE" $licences "$work/package/licenses"
    pack "kineto-tracediff-linux-${argument%%=*}" << END
  "bin": {"tracediff": "tracediff"},
  "os": ["linux"],
  "cpu": ["${argument%%=*}"]
END
done

#!/bin/sh
# The inputs of a fuzz target that are kept: one archive, whose bytes depend only on them.
#
#     corpus.sh unpack ARCHIVE FOLDER           writes them into FOLDER
#     corpus.sh pack ARCHIVE FOLDER             makes the archive of the files of FOLDER
#     corpus.sh add ARCHIVE FILE...             adds inputs, named after what is in them
#     corpus.sh search PROGRAM ARCHIVE SECONDS  lets libFuzzer look for new ones, and adds those
#                                               that reach code that no other one reaches
set -eu
[ $# -ge 3 ] || {
    sed -n '2,/^set /s/^# \{0,1\}//p' "$0" | sed '$d' >&2
    exit 2
}

unpack() { # ARCHIVE FOLDER
    mkdir -p "$2"
    gzip -dc "$1" | tar -xf - -C "$2"
}

pack() { # ARCHIVE FOLDER
    (cd "$2" && find . -type f ! -name '.*' | sed 's,^\./,,' | LC_ALL=C sort |
        tar --format=ustar --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=0644 \
            -cf - -T -) | gzip -9n > "$1.new"
    mv "$1.new" "$1"
}

add() { # FOLDER FILE...
    folder=$1
    shift
    for file; do
        cp "$file" "$folder/$(sha1sum < "$file" | cut -c 1-40)"
    done
}

# The program writes a crash into this folder of the build, for `add` once it is understood.
search() { # PROGRAM ARCHIVE SECONDS FOLDER NEW
    words=$(dirname "$2")/$(basename "$2" .tar.gz | sed 's/^corpus-//').dict
    mkdir "$5"
    dictionary=
    [ ! -f "$words" ] || dictionary=-dict=$words
    "$1" ${dictionary:+"$dictionary"} -max_total_time="$3" "$5" "$4"
    "$1" -merge=1 "$4" "$5"
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command=$1
shift
case $command in
unpack) unpack "$@" ;;
pack) pack "$@" ;;
add)
    archive=$1
    shift
    unpack "$archive" "$work/kept"
    add "$work/kept" "$@"
    pack "$archive" "$work/kept"
    ;;
search)
    unpack "$2" "$work/kept"
    search "$@" "$work/kept" "$work/new"
    pack "$2" "$work/kept"
    ;;
*)
    echo "corpus.sh: no command $command" >&2
    exit 2
    ;;
esac

#!/bin/sh
# The generators still write the generated samples that are committed (the JSON; how well zlib
# packs them may change), they stay under 1.5 MB, and one pads to any size.
set -eu
srcdir=${srcdir:-.}
generator=tests/generate/generate
sample=$srcdir/traces-sample
fresh=check-sample.tmp
rm -rf "$fresh"
trap 'rm -rf "$fresh"' EXIT

sh "$srcdir/tests/sample.sh" tests/generate "$fresh"
list() { (cd "$1" && find control test ranks-control ranks-test -type f | LC_ALL=C sort); }
if [ "$(list "$sample")" != "$(list "$fresh")" ]; then
    echo "FAIL: other files than in $sample; run 'make sample' if that is meant"
    exit 1
fi
for file in $(list "$fresh"); do
    gzip -dc "$sample/$file" > "$fresh/a"
    gzip -dc "$fresh/$file" > "$fresh/b"
    if ! cmp "$fresh/a" "$fresh/b"; then
        echo "FAIL: $file differs; run 'make sample' if that is meant"
        exit 1
    fi
done
bytes=$(cd "$sample" && list . | tr '\n' '\0' | xargs -0 cat | wc -c)
if [ "$bytes" -ge 1500000 ]; then
    echo "FAIL: the generated samples have $bytes bytes, and may not reach 1.5 MB"
    exit 1
fi

"$generator" --ranks 3 --steps 2 --names 40 --events 9000 --output "$fresh/padded"
for file in "$fresh"/padded/*.json; do
    events=$(grep -c '"ph": "' "$file")
    names=$(grep -o 'void padding::kernel_[0-9]*' "$file" | sort -u | wc -l)
    if [ "$events" -lt 9000 ] || [ "$names" -ne 40 ]; then
        echo "FAIL: $file has $events events, $names names of padding"
        exit 1
    fi
done
echo "the samples are reproduced: $bytes bytes"

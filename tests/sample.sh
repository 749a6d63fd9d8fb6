#!/bin/sh
# Writes the sample pairs. Usage: sample.sh FOLDER-OF-GENERATORS DIRECTORY
# The sets have seeds of their own: two recordings never share their noise.
set -eu
mkdir -p "$2"
"$1/generate" --variant control --ranks 2 --steps 6 --seed 1 --gzip --output "$2/control"
"$1/generate" --variant test --ranks 2 --steps 6 --seed 2 --gzip --output "$2/test"
"$1/ranks" --variant control --steps 10 --seed 11 --gzip --output "$2/ranks-control"
"$1/ranks" --variant test --steps 10 --seed 12 --gzip --output "$2/ranks-test"

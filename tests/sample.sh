#!/bin/sh
# Writes the sample pair. Usage: sample.sh GENERATOR DIRECTORY
# The two sets have seeds of their own: two recordings never share their noise.
set -eu
mkdir -p "$2"
"$1" --variant control --ranks 2 --steps 6 --seed 1 --gzip --output "$2/control"
"$1" --variant test --ranks 2 --steps 6 --seed 2 --gzip --output "$2/test"

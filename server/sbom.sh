#!/bin/sh
# Writes the bill of materials of a release: CycloneDX 1.5, JSON, on standard output.
#
#     sbom.sh WEB-FOLDER
#
# The environment says VERSION and DATE (unix seconds) of tracediff, and the version of
# each library, empty where the build does without: MICROHTTPD, JANSSON, SQLITE, ZLIB,
# XXHASH, ISAL, SECCOMP, ZSTD, LZMA, ARCHIVE, PLOTLY; where they are in the program itself also
# BZIP2 and GLIBC. The same input gives the same bytes.
set -eu
web=$1
when=$(date -u -d "@$DATE" +%Y-%m-%dT%H:%M:%SZ)
plotly_sha256=$(sed -n 's/ .*plotly.*//p' "$web/vendor.sha256")
rows=$(mktemp)
trap 'rm -f "$rows"' EXIT

# library NAME VERSION PURL LICENCE ADDRESS [SHA256]: one that is there.
library() {
    [ -z "$2" ] || printf '%s|%s|%s|%s|%s|%s\n' "$1" "$2" "$3@$2" "$4" "$5" "${6:-}" >> "$rows"
}
library libmicrohttpd "$MICROHTTPD" pkg:generic/libmicrohttpd LGPL-2.1-or-later \
    https://www.gnu.org/software/libmicrohttpd/
library jansson "$JANSSON" pkg:github/akheron/jansson MIT https://github.com/akheron/jansson
library sqlite "$SQLITE" pkg:generic/sqlite blessing https://sqlite.org/
library zlib "$ZLIB" pkg:generic/zlib Zlib https://zlib.net/
library xxhash "$XXHASH" pkg:github/cyan4973/xxhash BSD-2-Clause https://xxhash.com/
library isa-l "$ISAL" pkg:github/intel/isa-l BSD-3-Clause https://github.com/intel/isa-l
library libseccomp "$SECCOMP" pkg:github/seccomp/libseccomp LGPL-2.1-only \
    https://github.com/seccomp/libseccomp
library zstd "$ZSTD" pkg:github/facebook/zstd BSD-3-Clause https://facebook.github.io/zstd/
library xz "$LZMA" pkg:generic/xz 0BSD https://tukaani.org/xz/
library libarchive "$ARCHIVE" pkg:github/libarchive/libarchive BSD-2-Clause \
    https://libarchive.org/
library bzip2 "$BZIP2" pkg:generic/bzip2 bzip2-1.0.6 https://sourceware.org/bzip2/
library glibc "$GLIBC" pkg:generic/glibc LGPL-2.1-or-later https://www.gnu.org/software/libc/
library plotly.js-cartesian-dist-min "$PLOTLY" pkg:npm/plotly.js-cartesian-dist-min MIT \
    https://plotly.com/javascript/ "$plotly_sha256"

# The serial number is a UUID of the content, not of the moment.
digest=$({ echo "tracediff $VERSION $when"; cat "$rows"; } | sha256sum)
uuid=$(printf '%s' "$digest" |
    sed -E 's/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/\1-\2-8\3-a\4-\5/')
self="pkg:generic/tracediff@$VERSION"

cat << END
{
  "\$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
  "bomFormat": "CycloneDX",
  "specVersion": "1.5",
  "serialNumber": "urn:uuid:$uuid",
  "version": 1,
  "metadata": {
    "timestamp": "$when",
    "component": {
      "type": "application",
      "bom-ref": "$self",
      "name": "tracediff",
      "version": "$VERSION",
      "purl": "$self",
      "licenses": [{"license": {"id": "MIT"}}]
    }
  },
END
awk -F '|' -v self="$self" '
    function quote(text) { gsub(/["\\]/, "\\\\&", text); return "\"" text "\"" }
    { name[NR] = $1; version[NR] = $2; purl[NR] = $3; licence[NR] = $4; at[NR] = $5
      hash[NR] = $6 }
    END {
        print "  \"components\": ["
        for (i = 1; i <= NR; i++) {
            printf "    {\"type\": \"library\", \"bom-ref\": %s, \"name\": %s, \"version\": %s,\n",
                quote(purl[i]), quote(name[i]), quote(version[i])
            printf "     \"purl\": %s, \"licenses\": [{\"license\": {\"id\": %s}}],\n",
                quote(purl[i]), quote(licence[i])
            if (hash[i] != "")
                printf "     \"hashes\": [{\"alg\": \"SHA-256\", \"content\": %s}],\n", quote(hash[i])
            printf "     \"externalReferences\": [{\"type\": \"website\", \"url\": %s}]}%s\n",
                quote(at[i]), (i < NR ? "," : "")
        }
        print "  ],"
        print "  \"dependencies\": ["
        printf "    {\"ref\": %s, \"dependsOn\": [", quote(self)
        for (i = 1; i <= NR; i++)
            printf "%s%s", (i > 1 ? ", " : ""), quote(purl[i])
        print "]}"
        print "  ]"
        print "}"
    }' "$rows"

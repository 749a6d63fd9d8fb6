# Sourced by ./bootstrap: `./bootstrap static [x86_64|aarch64]` builds a program that needs no
# library of the machine it runs on: build-static-ARCH/tracediff. Its libraries are compiled
# from Debian's source packages, which apt fetches from where this system has its packages,
# and checks. What is built of the same sources is the same, byte for byte.

# shellcheck shell=bash disable=SC2086,SC2154 # flags are words; bootstrap has the variables
static_sources="zlib bzip2 xz-utils libzstd libarchive xxhash libisal jansson sqlite3 libseccomp
    libmicrohttpd"

find_missing_for_static() { # ARCH
    local debian=${1/aarch64/arm64}
    find_missing_for_build # zlib and xxHash are also for the tool of the build
    need command gperf gperf gperf gperf
    need command libtoolize libtool libtool libtool
    need command dpkg-source dpkg-dev dpkg-dev dpkg
    need command nasm nasm nasm nasm
    need command tclsh tcl tcl tcl
    need command xz xz-utils xz xz
    need command bzip2 bzip2 bzip2 bzip2
    need command "$1-linux-gnu-gcc" "gcc-${1//_/-}-linux-gnu" "gcc-$1-linux-gnu" "$1-linux-gnu-gcc"
    [ "$1" = "$(uname -m)" ] || [ -e "/usr/$1-linux-gnu/lib/libc.a" ] ||
        missing+=("libc6-dev-${debian/x86_64/amd64}-cross")
}

# apt_here ARGUMENT...: apt-get with the configuration of fetch_sources.
apt_here() { APT_CONFIG=$sources/apt.conf apt-get -qq "$@"; }

fetch_sources() {
    sources=$here/build-static-sources
    local package suite
    [ ! -e "$sources/complete" ] || return 0
    say "Fetching the sources of the libraries"
    rm -rf "$sources"
    mkdir -p "$sources/lists/partial" "$sources/cache"
    # shellcheck disable=SC2016 # the names are apt's
    apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' \
        'Origin: Debian' | sort -u |
        sed 's|^|deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] |' \
            >"$sources/sources.list"
    [ -s "$sources/sources.list" ] || die "the sources are Debian's, and apt has no Debian here"
    cat >"$sources/apt.conf" <<END
Dir::Etc::SourceList "$sources/sources.list";
Dir::Etc::SourceParts "-";
Dir::State::Lists "$sources/lists";
Dir::Cache "$sources/cache";
APT::Sandbox::User "$(id -un)";
END
    apt_here update
    for package in $static_sources; do
        # A mirror may list a file in a suite where it is not.
        for suite in "" $(awk '{ print "/" $4 }' "$sources/sources.list"); do
            ! (cd "$sources" && apt_here source --download-only --only-source \
                "$package$suite") 2>"$sources/why" || break
        done
        [ -n "$(find "$sources" -maxdepth 1 -name "${package}_*.dsc")" ] ||
            die "apt does not bring the source of $package: $(cat "$sources/why")"
        echo "fetched $package"
    done
    touch "$sources/complete"
}

# static_configure [ARGUMENT...]: a library with a configure script, built and installed.
static_configure() {
    ./configure -q --prefix="$prefix" --host="$host" --disable-shared --enable-static "$@"
    make -s -j"$jobs" install
}
# describe NAME VERSION LIBRARIES: for pkg-config.
describe() {
    mkdir -p "$prefix/lib/pkgconfig"
    printf '%s\n' "Name: $1" "Description: $1" "Version: $2" "Cflags: -I$prefix/include" \
        "Libs: -L$prefix/lib $3" >"$prefix/lib/pkgconfig/$1.pc"
}
archive() { # NAME OBJECT...
    rm -f "$prefix/lib/lib$1.a"
    "$AR" crD "$prefix/lib/lib$1.a" "${@:2}"
}

# In the folder of its source. What the program does not use, the linker leaves out.
build_library() { # PACKAGE VERSION
    local none=(--disable-{acl,xattr,bsdtar,bsdcat,bsdcpio} --without-{iconv,libb2,lz4,lzo2,xml2,expat,cng,openssl,nettle,mbedtls})
    case $1 in
    zlib | xz-utils | libzstd | xxhash | libisal) ;; # these see every byte of a trace
    *) CFLAGS=${CFLAGS/-O2/-Os} ;;
    esac
    case $1 in
    zlib)
        CHOST=$host ./configure --static --prefix="$prefix" >/dev/null
        make -s -j"$jobs" libz.a install
        ;;
    bzip2)
        make -s -j"$jobs" CC="$CC" AR="$AR" CFLAGS="$CFLAGS -D_FILE_OFFSET_BITS=64" libbz2.a
        cp bzlib.h "$prefix/include" && cp libbz2.a "$prefix/lib"
        ;;
    xz-utils)
        static_configure --disable-{xz,xzdec,lzmadec,lzmainfo,lzma-links,scripts,doc,nls,encoders}
        ;;
    libzstd)
        make -s -j"$jobs" -C lib PREFIX="$prefix" ZSTD_LIB_{COMPRESSION,DICTBUILDER,DEPRECATED}=0 \
            ZSTD_LEGACY_SUPPORT=0 install-static install-includes install-pc
        ;;
    libarchive)
        # Names are in UTF-8 (C.UTF-8), even where the machine has no files of a locale.
        sed -i 's/nl_langinfo(CODESET)/"UTF-8"/' libarchive/archive_string.c
        autoreconf -fi >/dev/null 2>&1
        static_configure "${none[@]}"
        ;;
    xxhash)
        # Its Makefile leaves out the functions that choose by the processor.
        "$CC" $CFLAGS -c xxhash.c
        cp xxhash.h xxh3.h "$prefix/include"
        if [ "$arch" = x86_64 ]; then
            "$CC" $CFLAGS -c xxh_x86dispatch.c
            cp xxh_x86dispatch.h "$prefix/include"
        fi
        archive xxhash xx*.o
        describe libxxhash "$2" -lxxhash
        ;;
    libisal)
        make -s -j"$jobs" -f Makefile.unx units=igzip host_cpu="$arch" arch="${arch#x86_64}" CC="$CC" \
            AR="$AR" DEBUG="$CFLAGS" DEBUG_nasm= STRIP_gcc=: lib
        mkdir -p "$prefix/include/isa-l"
        cp include/*.h "$prefix/include/isa-l" && cp bin/isa-l.a "$prefix/lib/libisal.a"
        describe libisal "$2" -lisal
        ;;
    jansson)
        autoreconf -fi >/dev/null 2>&1
        static_configure
        ;;
    sqlite3)
        # As Debian's, without what loads code and what the program has no use for.
        # Its tools run here; the C source that they make is for all processors.
        ./configure -q CC=gcc CFLAGS= CPPFLAGS= LDFLAGS= --disable-{tcl,readline,load-extension} \
            >/dev/null
        make -s -j"$jobs" sqlite3.c sqlite3.h
        "$CC" $CFLAGS -I. -D_HAVE_SQLITE_CONFIG_H -DSQLITE_THREADSAFE=1 -DSQLITE_SECURE_DELETE \
            -DSQLITE_ENABLE_{COLUMN_METADATA,DBSTAT_VTAB,MATH_FUNCTIONS,STMTVTAB,UPDATE_DELETE_LIMIT} \
            -DSQLITE_SOUNDEX -DSQLITE_OMIT_{LOOKASIDE,LOAD_EXTENSION} -DSQLITE_ALLOW_ROWID_IN_VIEW \
            -DSQLITE_LIKE_DOESNT_MATCH_BLOBS -DSQLITE_USE_URI -DSQLITE_MAX_SCHEMA_RETRY=25 \
            -DSQLITE_MAX_VARIABLE_NUMBER=250000 -fno-strict-aliasing -c sqlite3.c
        archive sqlite3 sqlite3.o
        cp sqlite3.h "$prefix/include"
        describe sqlite3 "$2" "-lsqlite3 -lm -lpthread"
        ;;
    libseccomp) static_configure ;;
    libmicrohttpd)
        static_configure --disable-{https,doc,examples,curl,dauth,bauth,postprocessor,httpupgrade}
        ;;
    esac
}

build_static() { # ARCH
    local arch=$1 host=$1-linux-gnu folder=$here/build-static-$1 prefix package version dsc
    prefix=$folder/libraries
    find_missing_for_static "$arch"
    install_missing
    prepare_sources
    fetch_sources
    export CC=$host-gcc AR=$host-ar RANLIB=$host-ranlib PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig
    export CPPFLAGS=-I$prefix/include LDFLAGS=-L$prefix/lib
    export CFLAGS="-O2 -fPIE -ffunction-sections -fdata-sections -fstack-protector-strong
        -fstack-clash-protection -D_FORTIFY_SOURCE=2 -fno-asynchronous-unwind-tables
        -ffile-prefix-map=$folder=."
    CFLAGS=${CFLAGS//$'\n'/ }
    say "Building the libraries in ${folder#"$here/"}"
    mkdir -p "$prefix"/{lib,include}
    for package in $static_sources; do
        [ ! -e "$folder/$package/built" ] || continue
        dsc=$(echo "$sources/${package}_"*.dsc)
        version=$(sed -n 's/^Version: \([0-9]*:\)\?\([0-9.]*[0-9]\).*/\2/p' "$dsc" | head -1)
        rm -rf "${folder:?}/$package"
        dpkg-source --no-check -x "$dsc" "$folder/$package" >/dev/null 2>&1
        (cd "$folder/$package" && build_library "$package" "$version") >"$folder/$package.log" 2>&1 &
        wait $! || { # the first command of a function that fails ends it, which || would prevent
            tail -n 20 "$folder/$package.log" >&2
            die "$package cannot be built"
        }
        touch "$folder/$package/built"
        echo "built $package $version"
    done
    say "Building ${folder#"$here/"}/tracediff"
    unset CFLAGS CPPFLAGS LDFLAGS
    goal=tracediff build_in "$folder" --host="$host" --enable-static-program
    "$host-strip" "$folder/tracediff"
}

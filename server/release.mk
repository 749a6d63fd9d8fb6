# What `make dist` makes: an archive that is the same whenever it is made of one commit, and
# beside it the bill of materials.

# The time of the commit, or that of this archive; SOURCE_DATE_EPOCH has the last word.
SOURCE_DATE = $${SOURCE_DATE_EPOCH:-$$({ test -e $(srcdir)/.git && \
  git -C $(srcdir) log -1 --format=%ct 2>/dev/null; } || stat -c %Y $(srcdir)/configure.ac)}
am__tar = tar --format=ustar --sort=name --mtime=@$(SOURCE_DATE) --owner=0 --group=0 \
  --numeric-owner --mode=u+rw,go+r,go-w -chf - "$$tardir"
GZIP_ENV = --best --no-name

# CycloneDX, of the libraries that configure found here. Of a static program, release.sh says the
# versions of those that others bring along.
BZIP2_VERSION =
GLIBC_VERSION =
BILL = $(PACKAGE)-$(VERSION).cdx.json
sbom: $(srcdir)/server/sbom.sh
	$(AM_V_GEN)VERSION='$(VERSION)' DATE=$(SOURCE_DATE) \
	  MICROHTTPD='$(MICROHTTPD_VERSION)' JANSSON='$(JANSSON_VERSION)' \
	  SQLITE='$(SQLITE_VERSION)' ZLIB='$(ZLIB_VERSION)' XXHASH='$(XXHASH_VERSION)' \
	  ISAL='$(ISAL_VERSION)' SECCOMP='$(SECCOMP_VERSION)' ZSTD='$(ZSTD_VERSION)' \
	  LZMA='$(LZMA_VERSION)' ARCHIVE='$(ARCHIVE_VERSION)' PLOTLY='$(PLOTLY_VERSION)' \
	  BZIP2='$(BZIP2_VERSION)' GLIBC='$(GLIBC_VERSION)' \
	  $(SHELL) $(srcdir)/server/sbom.sh $(srcdir)/web > $(BILL).tmp && \
	mv $(BILL).tmp $(BILL)
dist-hook: sbom
EXTRA_DIST += server/sbom.sh server/static.sh
DISTCLEANFILES += $(BILL)
# `make dist` in the build folder of distcheck leaves the bill behind, as it should.
distcleancheck_listfiles = find . -type f ! -name '$(BILL)' -print
.PHONY: sbom

# Whether a build elsewhere, from a copy, is the same, and its archive made twice; minutes,
# as it builds everything.
check-reproducible: all
	@$(AM_TESTS_ENVIRONMENT) TORTURE=long; export TORTURE; \
	  $(SHELL) $(srcdir)/tests/build/reproducible.sh
.PHONY: check-reproducible

# For maintainers: all that is handed out, in release/, and each tried in fresh systems.
release: dist
	SOURCE_DATE_EPOCH=$(SOURCE_DATE); export SOURCE_DATE_EPOCH; \
	  $(SHELL) $(srcdir)/server/release.sh '$(distdir).tar.gz' '$(VERSION)'
	$(SHELL) $(srcdir)/tests/build/release.sh release
EXTRA_DIST += server/release.sh tests/build/release.sh
.PHONY: release

# The pages, the statements and the sample traces become a C table, at build time and by our
# own small tool. The lists stand in web/local.mk, sql/local.mk and tests/generate/local.mk.
ASSETS = $(WEB_ASSETS) $(SQL_FILES) $(SAMPLE_TRACES)
EXTRA_DIST += $(ASSETS) web/vendor.sha256

if CROSS
EMBED_CC = $(CC_FOR_BUILD) -std=gnu17 -O2 $(CFLAGS_FOR_BUILD) -I$(srcdir)/server
EMBED_LIBS = $(LIBS_FOR_BUILD)
else
EMBED_CC = $(CC) $(DEFS) $(AM_CPPFLAGS) $(CPPFLAGS) $(AM_CFLAGS) $(CFLAGS) $(AM_LDFLAGS) $(LDFLAGS)
EMBED_LIBS = $(ZLIB_LIBS) $(XXHASH_LIBS)
endif
server/embed: $(srcdir)/server/embed.c $(srcdir)/server/base/error.h config.h
	$(AM_V_CCLD)$(MKDIR_P) server && \
	$(EMBED_CC) $(srcdir)/server/embed.c $(EMBED_LIBS) -o $@
EXTRA_DIST += server/embed.c

nodist_libtracediff_a_SOURCES = assets-table.c
CLEANFILES += server/embed assets-table.c assets-table.tmp assets.sha256

# Plotly as the npm package of web/package-lock.json has it, with its licence; the hash is
# checked each time it is compiled in. For maintainers: `make plotly` takes it from npm anew,
# after `npm install --package-lock-only` in web/ with another version.
PLOTLY_PACKAGE = node_modules/plotly.js-cartesian-dist-min
dist_doc_DATA += web/vendor/plotly.LICENSE
plotly:
	cd $(srcdir)/web && npm ci --ignore-scripts && \
	  cp $(PLOTLY_PACKAGE)/plotly-cartesian.min.js vendor/plotly.min.js && \
	  cp $(PLOTLY_PACKAGE)/LICENSE vendor/plotly.LICENSE && \
	  sha256sum vendor/plotly.min.js > vendor.sha256
.PHONY: plotly

# The pages in one style sheet and two scripts, and the script of the report, made by the esbuild
# of web/package-lock.json. They lie in the source, so that a build needs no node. For whoever
# changes a module or a style: a build says so when they are stale, and a test fails.
BUNDLES = early.js report.js page.html page.js page.css sources.sha256
# report-script: the name of this when it made the script of the report alone.
bundles report-script:
	rm -rf bundles.tmp && $(MKDIR_P) bundles.tmp && (cd $(srcdir) && sh tests/packages.sh) && \
	  $(SHELL) $(srcdir)/web/bundle.sh bundles.tmp && \
	  (cd bundles.tmp && cp $(BUNDLES) $(abs_srcdir)/web/made) && rm -rf bundles.tmp
.PHONY: bundles report-script

# The hashes are for the policy of the report, whose scripts and styles are inline.
assets-table.c: server/embed $(ASSETS:%=$(srcdir)/%) $(WEB_PARTS:%=$(srcdir)/%) \
		$(srcdir)/web/vendor.sha256 $(srcdir)/web/made/sources.sha256
	$(AM_V_GEN)(cd $(srcdir)/web && sha256sum --quiet -c vendor.sha256) && \
	{ (cd $(srcdir)/web && sha256sum --status -c made/sources.sha256) || \
	  echo 'NOTE: web/made/ is older than what it is made of: run make bundles' >&2; } && \
	(cd $(srcdir) && sha256sum $(ASSETS)) > assets.sha256 && \
	server/embed assets-table.tmp $(srcdir) assets.sha256 $(ASSETS) && \
	mv assets-table.tmp $@

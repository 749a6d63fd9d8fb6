# The pages and the statements become a C table, at build time and by our own small tool.
# The lists stand in web/local.mk and sql/local.mk.
ASSETS = $(WEB_ASSETS) $(SQL_FILES)
EXTRA_DIST += $(ASSETS) web/vendor.sha256

noinst_PROGRAMS += server/build/embed
server_build_embed_SOURCES = server/build/embed.c
server_build_embed_LDADD = $(ZLIB_LIBS) $(XXHASH_LIBS)

libtracediff_a_SOURCES += server/base/assets.c server/base/assets.h server/base/assets_table.h
nodist_libtracediff_a_SOURCES = assets-table.c
CLEANFILES += assets-table.c assets-table.tmp assets.sha256 report-script.js
EXTRA_DIST += server/build/bundle.awk

# Plotly comes from npm by lock file, once; releases carry the copy. Its hash is checked
# each time it is compiled in, wherever it came from.
PLOTLY = $(srcdir)/web/vendor/plotly.min.js
PLOTLY_PACKAGE = $(srcdir)/web/node_modules/plotly.js-cartesian-dist-min
$(PLOTLY):
	$(AM_V_GEN)test -f $(PLOTLY_PACKAGE)/plotly-cartesian.min.js || { \
	  echo "Plotly is missing: run ./bootstrap build, or npm ci in web/" >&2; exit 1; }; \
	$(MKDIR_P) $(srcdir)/web/vendor && \
	cp $(PLOTLY_PACKAGE)/plotly-cartesian.min.js $@.tmp && mv $@.tmp $@

# The script of the report: modules of the pages and its own (web/local.mk), in one.
report-script.js: $(srcdir)/server/build/bundle.awk $(REPORT_MODULES:%=$(srcdir)/%)
	$(AM_V_GEN)$(AWK) -f $(srcdir)/server/build/bundle.awk \
	  $(REPORT_MODULES:%=$(srcdir)/%) > $@.tmp && mv $@.tmp $@

# The hashes are for the policy of the report, whose scripts and styles are inline.
assets-table.c: server/build/embed$(EXEEXT) $(PLOTLY) $(ASSETS:%=$(srcdir)/%) \
		report-script.js $(srcdir)/web/vendor.sha256
	$(AM_V_GEN)(cd $(srcdir)/web && sha256sum --quiet -c vendor.sha256) && \
	(cd $(srcdir) && sha256sum $(ASSETS)) > assets.sha256 && \
	sha256sum ./report-script.js >> assets.sha256 && \
	server/build/embed$(EXEEXT) assets-table.tmp $(srcdir) assets.sha256 $(ASSETS) \
	  ./report-script.js && \
	mv assets-table.tmp $@

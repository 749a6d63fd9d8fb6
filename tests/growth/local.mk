# How the work grows with hostile input.
TESTS += tests/growth/run.sh
EXTRA_DIST += tests/growth/run.sh tests/growth/growth.mjs tests/growth/shapes.mjs
check-growth: all
	@$(AM_TESTS_ENVIRONMENT) $(SHELL) $(srcdir)/tests/growth/run.sh long
.PHONY: check-growth

# Unit tests, a line each: the source is that name with .c, its main() one of the table of
# tests/unit/run, which is called for each. Shared by several of them lies in libunit.a.
run_tests = \
  tests/unit/test_arena \
  tests/unit/test_array \
  tests/unit/test_array_table \
  tests/unit/test_assets \
  tests/unit/test_budget \
  tests/unit/test_budget_names \
  tests/unit/test_buffer \
  tests/unit/test_error \
  tests/unit/test_hash \
  tests/unit/test_json_out \
  tests/unit/test_map \
  tests/unit/test_parameters \
  tests/unit/test_sentence \
  tests/unit/test_strings \
  tests/unit/test_text

# The scanner of a trace.
run_tests += \
  tests/unit/test_append \
  tests/unit/test_index \
  tests/unit/test_inflate \
  tests/unit/test_kinds \
  tests/unit/test_name_bound \
  tests/unit/test_names \
  tests/unit/test_number \
  tests/unit/test_stream \
  tests/unit/test_templates \
  tests/unit/test_unescape \
  tests/unit/test_walk

# The reader as a whole, against a slow one; and what trace_resolve() makes of the rows.
run_tests += \
  tests/unit/test_damage \
  tests/unit/test_differential \
  tests/unit/test_events \
  tests/unit/test_counters \
  tests/unit/test_kept \
  tests/unit/test_newer \
  tests/unit/test_order \
  tests/unit/test_pftrace \
  tests/unit/test_read \
  tests/unit/test_recorder \
  tests/unit/test_impossible \
  tests/unit/test_resolve \
  tests/unit/test_slices \
  tests/unit/test_step_streams \
  tests/unit/test_step_windows \
  tests/unit/test_step_windows_random \
  tests/unit/test_steps \
  tests/unit/test_waits \
  tests/unit/test_windows

# Ingest: folders, ranks, duplicates, uploads, worker processes.
run_tests += \
  tests/unit/test_bundle \
  tests/unit/test_duplicates \
  tests/unit/test_folder \
  tests/unit/test_ingest_breaks \
  tests/unit/test_ingest_duplicates \
  tests/unit/test_ingest_sets \
  tests/unit/test_jobs \
  tests/unit/test_keep \
  tests/unit/test_keep_limit \
  tests/unit/test_retention \
  tests/unit/test_ranks \
  tests/unit/test_regroup \
  tests/unit/test_regroup_refused \
  tests/unit/test_repair \
  tests/unit/test_seals \
  tests/unit/test_shards \
  tests/unit/test_uploads

# The store.
run_tests += \
  tests/unit/test_cache \
  tests/unit/test_kept_sets \
  tests/unit/test_kept_tables \
  tests/unit/test_marked \
  tests/unit/test_set_check \
  tests/unit/test_set_cover \
  tests/unit/test_set_digest \
  tests/unit/test_set_idle \
  tests/unit/test_set_query \
  tests/unit/test_set_views \
  tests/unit/test_store_catalog \
  tests/unit/test_store_cells \
  tests/unit/test_store_events \
  tests/unit/test_store_recovery \
  tests/unit/test_store_samples \
  tests/unit/test_store_segments \
  tests/unit/test_store_sets \
  tests/unit/test_store_statements \
  tests/unit/test_upgrade

# The analyses of one set.
run_tests += \
  tests/unit/test_analyses \
  tests/unit/test_analyses_random \
  tests/unit/test_analysis_ranks \
  tests/unit/test_collective_tables \
  tests/unit/test_collectives \
  tests/unit/test_flops \
  tests/unit/test_heaviest_operator \
  tests/unit/test_rows \
  tests/unit/test_selection \
  tests/unit/test_series \
  tests/unit/test_set_clocks \
  tests/unit/test_table \
  tests/unit/test_work_class

# Comparison and statistics: significance, verdict, waterfall, replacements, --fail-if.
run_tests += \
  tests/unit/test_alias_class \
  tests/unit/test_between_rows \
  tests/unit/test_change_points \
  tests/unit/test_clocks \
  tests/unit/test_comparability \
  tests/unit/test_fail_if \
  tests/unit/test_false_discovery \
  tests/unit/test_mann_whitney \
  tests/unit/test_matching \
  tests/unit/test_moderated \
  tests/unit/test_observations \
  tests/unit/test_python_rows \
  tests/unit/test_recordings \
  tests/unit/test_recordings_notes \
  tests/unit/test_significance \
  tests/unit/test_small_changes \
  tests/unit/test_machine \
  tests/unit/test_sql_rows \
  tests/unit/test_statistics \
  tests/unit/test_recorder_blocks \
  tests/unit/test_verdict \
  tests/unit/test_waterfall

# The timeline.
run_tests += \
  tests/unit/test_lanes \
  tests/unit/test_span_keeper \
  tests/unit/test_spans \
  tests/unit/test_spans_random \
  tests/unit/test_spans_windows

# The tree of calls.
run_tests += \
  tests/unit/test_tree \
  tests/unit/test_tree_align \
  tests/unit/test_tree_difference \
  tests/unit/test_tree_replaced \
  tests/unit/test_tree_split

# The account, its lines and their sentences.
run_tests += \
  tests/unit/test_account_edits \
  tests/unit/test_account_fold \
  tests/unit/test_account_growth \
  tests/unit/test_account_holds \
  tests/unit/test_account_judge \
  tests/unit/test_account_lines \
  tests/unit/test_account_own \
  tests/unit/test_account_random \
  tests/unit/test_account_run \
  tests/unit/test_account_shown \
  tests/unit/test_account_sums \
  tests/unit/test_account_words \
  tests/unit/test_account_causes \
  tests/unit/test_account_work \
  tests/unit/test_explain \
  tests/unit/test_explain_order \
  tests/unit/test_explain_reading

# Statements of users.
run_tests += \
  tests/unit/test_sql_guard

# Output: HTTP, CSV, Markdown.
run_tests += \
  tests/unit/test_answer \
  tests/unit/test_compare_text \
  tests/unit/test_csv \
  tests/unit/test_base_path \
  tests/unit/test_http \
  tests/unit/test_markdown \
  tests/unit/test_peer \
  tests/unit/test_render_json \
  tests/unit/test_routes \
  tests/unit/test_tokens

# Programs of their own: they start themselves anew as a worker process, have functions in the
# place of those of the program or of the system, or (test_sandbox) are run without the others.
own_tests = \
  tests/unit/test_budget_ends \
  tests/unit/test_ingest_removed \
  tests/unit/test_sandbox \
  tests/unit/test_store_place \
  tests/unit/test_upgrade_opened \
  tests/unit/test_worker \
  tests/unit/test_worker_look
unit_tests = $(run_tests:=.c) $(own_tests)
unit_programs = tests/unit/run $(own_tests)

# `make check` runs a test that ends in .c by this program.
TEST_EXTENSIONS += .c
C_LOG_COMPILER = tests/unit/run
tests_unit_run_SOURCES = tests/unit/run.c tests/unit/entry.h $(run_tests:=.c)
nodist_tests_unit_run_SOURCES = tests/unit/run_table.h
tests_unit_run_CPPFLAGS = $(AM_CPPFLAGS) -DUNIT_MAIN=$(basename $(notdir $<))_main \
  -include $(srcdir)/tests/unit/entry.h
tests/unit/run_table.h: $(srcdir)/tests/unit/local.mk
	@mkdir -p tests/unit
	$(AM_V_GEN)printf 'UNIT(%s)\n' $(notdir $(run_tests)) >$@
tests/unit/run-run.$(OBJEXT): tests/unit/run_table.h
MOSTLYCLEANFILES += tests/unit/run_table.h
# A quarter of the time of compiling: what takes long when they run is in libunit.a.
$(tests_unit_run_OBJECTS): CFLAGS += -O0 -U_FORTIFY_SOURCE
tests_unit_test_sandbox_SOURCES = tests/unit/test_sandbox.c \
  tests/unit/folder_text.c tests/unit/folder_text.h
tests_unit_test_sandbox_LDADD = $(TD_LIBS) $(CMOCKA_LIBS)

# Every question of a set or two, ended at each of its looks at the budget.
tests_unit_test_budget_ends_LDFLAGS = $(AM_LDFLAGS) -Wl,--wrap=budget_look
# A set that is removed while its files are stored again; a disk with little room.
tests_unit_test_ingest_removed_LDFLAGS = $(AM_LDFLAGS) \
  -Wl,--wrap=store_find_set_of_files -Wl,--wrap=store_find_set \
  -Wl,--wrap=store_free_bytes -Wl,--wrap=worker_unpack
tests_unit_test_upgrade_opened_LDFLAGS = $(AM_LDFLAGS) -Wl,--wrap=budget_look \
  -Wl,--wrap=set_is_upgradable

if HAVE_CMOCKA
check_LIBRARIES += tests/unit/libunit.a
check_PROGRAMS += $(unit_programs)
TESTS += $(unit_tests)
else
TESTS += tests/skip-unit.sh
endif
EXTRA_DIST += tests/skip-unit.sh

# Programs that name no libraries of their own are unit tests.
UNIT_LIBS = tests/unit/libunit.a $(TD_LIBS) $(CMOCKA_LIBS)
LDADD = $(UNIT_LIBS)
tests_unit_libunit_a_SOURCES = \
  tests/unit/account_made.c tests/unit/account_made.h \
  tests/unit/account_program.c tests/unit/account_program.h \
  tests/unit/account_saying.c tests/unit/account_saying.h \
  tests/unit/account_told.c tests/unit/account_told.h \
  tests/unit/analysed.c tests/unit/analysed.h \
  tests/unit/analysis_text.c tests/unit/analysis_text.h \
  tests/unit/collective_trace.c tests/unit/collective_trace.h \
  tests/unit/fixture_kept.c tests/unit/fixture_kept.h \
  tests/unit/folder_text.c tests/unit/folder_text.h \
  tests/unit/ingest_place.c tests/unit/ingest_place.h \
  tests/unit/naive.c tests/unit/naive.h \
  tests/unit/older_set.c tests/unit/older_set.h \
  tests/unit/planted_text.c tests/unit/planted_text.h \
  tests/unit/random_arguments.h \
  tests/unit/random_trace.c tests/unit/random_trace.h \
  tests/unit/kept_text.c tests/unit/kept_text.h \
  tests/unit/recording_text.c tests/unit/recording_text.h \
  tests/unit/regroup_place.c tests/unit/regroup_place.h \
  tests/unit/rounds.h \
  tests/unit/set_dump.c tests/unit/set_dump.h \
  tests/unit/slow_account.c tests/unit/slow_account.h \
  tests/unit/slow_calls.c tests/unit/slow_calls.h \
  tests/unit/slow_meet.c tests/unit/slow_meet.h \
  tests/unit/slow_names.c tests/unit/slow_names.h \
  tests/unit/slow_part.c \
  tests/unit/slow_number.c tests/unit/slow_number.h \
  tests/unit/slow_trace.c tests/unit/slow_trace.h \
  tests/unit/slow_trace_kept.c tests/unit/slow_trace_kept.h \
  tests/unit/slow_windows.c tests/unit/slow_windows.h \
  tests/unit/spans_given.c tests/unit/spans_given.h \
  tests/unit/step_text.c tests/unit/step_text.h \
  tests/unit/store_fixture.c tests/unit/store_fixture.h \
  tests/unit/store_home.c tests/unit/store_home.h \
  tests/unit/store_naive.c \
  tests/unit/trace_text.c tests/unit/trace_text.h \
  tests/unit/tree_text.c tests/unit/tree_text.h

# One file for each analysis.
tests_unit_libunit_a_SOURCES += \
  tests/unit/analyses/analysis_tests.h \
  tests/unit/analyses/clocks.c \
  tests/unit/analyses/collectives.c \
  tests/unit/analyses/critical_path.c \
  tests/unit/analyses/comm_comp_overlap.c \
  tests/unit/analyses/device_counters.c \
  tests/unit/analyses/idle_time_breakdown.c \
  tests/unit/analyses/kernel_breakdown.c \
  tests/unit/analyses/kernel_sequences.c \
  tests/unit/analyses/launch_stats.c \
  tests/unit/analyses/memory.c \
  tests/unit/analyses/memory_bw.c \
  tests/unit/analyses/operator_counters.c \
  tests/unit/analyses/operator_kernels.c \
  tests/unit/analyses/phases.c \
  tests/unit/analyses/queue_length.c \
  tests/unit/analyses/stragglers.c \
  tests/unit/analyses/temporal_breakdown.c \
  tests/unit/analyses/user_annotation_breakdown.c \
  tests/unit/analyses/work.c

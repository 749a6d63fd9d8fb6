# Unit tests of the layers base, trace and ingest.
recording_text = tests/unit/recording_text.c tests/unit/recording_text.h
trace_text = tests/unit/trace_text.c tests/unit/trace_text.h $(recording_text)

unit_tests += tests/unit/test_budget
tests_unit_test_budget_SOURCES = tests/unit/test_budget.c
tests_unit_test_budget_LDADD = $(UNIT_LIBS)
# Every question of a set or two, ended at each of its looks at the budget.
unit_tests += tests/unit/test_budget_ends
tests_unit_test_budget_ends_SOURCES = tests/unit/test_budget_ends.c $(ingest_place) \
  $(trace_text)
tests_unit_test_budget_ends_LDADD = $(UNIT_LIBS)
tests_unit_test_budget_ends_LDFLAGS = $(AM_LDFLAGS) -Wl,--wrap=budget_look
unit_tests += tests/unit/test_buffer
tests_unit_test_buffer_SOURCES = tests/unit/test_buffer.c $(trace_text)
tests_unit_test_buffer_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_error
tests_unit_test_error_SOURCES = tests/unit/test_error.c $(trace_text)
tests_unit_test_error_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_json_out
tests_unit_test_json_out_SOURCES = tests/unit/test_json_out.c
tests_unit_test_json_out_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_parameters
tests_unit_test_parameters_SOURCES = tests/unit/test_parameters.c
tests_unit_test_parameters_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_array
tests_unit_test_array_SOURCES = tests/unit/test_array.c
tests_unit_test_array_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_strings
tests_unit_test_strings_SOURCES = tests/unit/test_strings.c $(trace_text)
tests_unit_test_strings_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_text
tests_unit_test_text_SOURCES = tests/unit/test_text.c $(trace_text)
tests_unit_test_text_LDADD = $(UNIT_LIBS)

# The scanner.
unit_tests += tests/unit/test_number
tests_unit_test_number_SOURCES = tests/unit/test_number.c tests/unit/slow_number.c \
  tests/unit/slow_number.h $(trace_text)
tests_unit_test_number_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_unescape
tests_unit_test_unescape_SOURCES = tests/unit/test_unescape.c $(trace_text)
tests_unit_test_unescape_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_index
tests_unit_test_index_SOURCES = tests/unit/test_index.c $(trace_text)
tests_unit_test_index_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_kinds
tests_unit_test_kinds_SOURCES = tests/unit/test_kinds.c $(trace_text)
tests_unit_test_kinds_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_waits
tests_unit_test_waits_SOURCES = tests/unit/test_waits.c
tests_unit_test_waits_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_hash
tests_unit_test_hash_SOURCES = tests/unit/test_hash.c $(trace_text)
tests_unit_test_hash_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_name_bound
tests_unit_test_name_bound_SOURCES = tests/unit/test_name_bound.c $(trace_text)
tests_unit_test_name_bound_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_names
tests_unit_test_names_SOURCES = tests/unit/test_names.c $(trace_text)
tests_unit_test_names_LDADD = $(UNIT_LIBS)

# The reader as a whole, against a slow one.
slow_trace = tests/unit/slow_trace.c tests/unit/slow_trace.h tests/unit/slow_number.c \
  tests/unit/slow_number.h
random_trace = tests/unit/random_trace.c tests/unit/random_trace.h
unit_tests += tests/unit/test_differential
tests_unit_test_differential_SOURCES = tests/unit/test_differential.c $(slow_trace) \
  $(random_trace) $(trace_text)
tests_unit_test_differential_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_damage
tests_unit_test_damage_SOURCES = tests/unit/test_damage.c $(trace_text)
tests_unit_test_damage_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_read
tests_unit_test_read_SOURCES = tests/unit/test_read.c $(trace_text)
tests_unit_test_read_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_events
tests_unit_test_events_SOURCES = tests/unit/test_events.c $(trace_text)
tests_unit_test_events_LDADD = $(UNIT_LIBS)

# What trace_resolve() makes of the rows, against naive readings.
unit_tests += tests/unit/test_order
tests_unit_test_order_SOURCES = tests/unit/test_order.c $(trace_text)
tests_unit_test_order_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_resolve
tests_unit_test_resolve_SOURCES = tests/unit/test_resolve.c tests/unit/naive.c tests/unit/naive.h $(trace_text)
tests_unit_test_resolve_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_inflate
tests_unit_test_inflate_SOURCES = tests/unit/test_inflate.c $(trace_text)
tests_unit_test_inflate_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_stream
tests_unit_test_stream_SOURCES = tests/unit/test_stream.c $(trace_text)
tests_unit_test_stream_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_steps
tests_unit_test_steps_SOURCES = tests/unit/test_steps.c $(trace_text)
tests_unit_test_steps_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_templates
tests_unit_test_templates_SOURCES = tests/unit/test_templates.c $(trace_text)
tests_unit_test_templates_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_windows
tests_unit_test_windows_SOURCES = tests/unit/test_windows.c $(trace_text)
tests_unit_test_windows_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_walk
tests_unit_test_walk_SOURCES = tests/unit/test_walk.c $(trace_text)
tests_unit_test_walk_LDADD = $(UNIT_LIBS)

# Ingest.
unit_tests += tests/unit/test_duplicates
tests_unit_test_duplicates_SOURCES = tests/unit/test_duplicates.c $(trace_text)
tests_unit_test_duplicates_LDADD = $(UNIT_LIBS)

unit_tests += tests/unit/test_ranks
tests_unit_test_ranks_SOURCES = tests/unit/test_ranks.c $(trace_text)
tests_unit_test_ranks_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_folder
tests_unit_test_folder_SOURCES = tests/unit/test_folder.c tests/unit/folder_text.c tests/unit/folder_text.h $(trace_text)
tests_unit_test_folder_LDADD = $(UNIT_LIBS)
ingest_place = tests/unit/ingest_place.c tests/unit/ingest_place.h \
  tests/unit/folder_text.c tests/unit/folder_text.h
unit_tests += tests/unit/test_ingest_duplicates
tests_unit_test_ingest_duplicates_SOURCES = tests/unit/test_ingest_duplicates.c $(ingest_place) $(trace_text)
tests_unit_test_ingest_duplicates_LDADD = $(UNIT_LIBS)

# Sets that are split and joined.
regroup_place = tests/unit/regroup_place.c tests/unit/regroup_place.h
unit_tests += tests/unit/test_regroup
tests_unit_test_regroup_SOURCES = tests/unit/test_regroup.c tests/unit/set_dump.c \
  tests/unit/set_dump.h $(regroup_place) $(random_trace) $(ingest_place) $(trace_text)
tests_unit_test_regroup_LDADD = $(UNIT_LIBS)

unit_tests += tests/unit/test_regroup_refused
tests_unit_test_regroup_refused_SOURCES = tests/unit/test_regroup_refused.c \
  $(regroup_place) $(random_trace) $(ingest_place) $(trace_text)
tests_unit_test_regroup_refused_LDADD = $(UNIT_LIBS)

unit_tests += tests/unit/test_seals
tests_unit_test_seals_SOURCES = tests/unit/test_seals.c $(ingest_place) $(trace_text)
tests_unit_test_seals_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_ingest_sets
tests_unit_test_ingest_sets_SOURCES = tests/unit/test_ingest_sets.c $(ingest_place) $(trace_text)
tests_unit_test_ingest_sets_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_sandbox
tests_unit_test_sandbox_SOURCES = tests/unit/test_sandbox.c tests/unit/folder_text.c \
  tests/unit/folder_text.h
tests_unit_test_sandbox_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_worker_host
tests_unit_test_worker_host_SOURCES = tests/unit/test_worker_host.c
tests_unit_test_worker_host_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_worker
tests_unit_test_worker_SOURCES = tests/unit/test_worker.c $(ingest_place) $(trace_text)
tests_unit_test_worker_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_uploads
tests_unit_test_uploads_SOURCES = tests/unit/test_uploads.c $(ingest_place) $(trace_text)
tests_unit_test_uploads_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_early
tests_unit_test_early_SOURCES = tests/unit/test_early.c tests/unit/set_dump.c \
  tests/unit/set_dump.h $(ingest_place) $(trace_text)
tests_unit_test_early_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_ingest_breaks
tests_unit_test_ingest_breaks_SOURCES = tests/unit/test_ingest_breaks.c $(ingest_place) $(trace_text)
tests_unit_test_ingest_breaks_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_repair
tests_unit_test_repair_SOURCES = tests/unit/test_repair.c $(ingest_place) $(trace_text)
tests_unit_test_repair_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_keep
tests_unit_test_keep_SOURCES = tests/unit/test_keep.c $(ingest_place) $(trace_text)
tests_unit_test_keep_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_append
tests_unit_test_append_SOURCES = tests/unit/test_append.c tests/unit/folder_text.c \
  tests/unit/folder_text.h $(trace_text)
tests_unit_test_append_LDADD = $(UNIT_LIBS)

# The diagnosis.
unit_tests += tests/unit/test_timeline
tests_unit_test_timeline_SOURCES = tests/unit/test_timeline.c $(trace_text)
tests_unit_test_timeline_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_find_device
tests_unit_test_find_device_SOURCES = tests/unit/test_find_device.c
tests_unit_test_find_device_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_diagnosis_tables
tests_unit_test_diagnosis_tables_SOURCES = tests/unit/test_diagnosis_tables.c
tests_unit_test_diagnosis_tables_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_gather
gather_text = tests/unit/gather_text.c tests/unit/gather_text.h $(trace_text)
tests_unit_test_gather_SOURCES = tests/unit/test_gather.c $(gather_text)
tests_unit_test_gather_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_gather_random
tests_unit_test_gather_random_SOURCES = tests/unit/test_gather_random.c $(random_trace) $(gather_text)
tests_unit_test_gather_random_LDADD = $(UNIT_LIBS)
planted_text = tests/unit/planted_text.c tests/unit/planted_text.h
unit_tests += tests/unit/test_diagnosis
tests_unit_test_diagnosis_SOURCES = tests/unit/test_diagnosis.c $(planted_text) $(ingest_place) $(trace_text)
tests_unit_test_diagnosis_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_books
tests_unit_test_books_SOURCES = tests/unit/test_books.c $(trace_text)
tests_unit_test_books_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_diagnosis_hostile
tests_unit_test_diagnosis_hostile_SOURCES = tests/unit/test_diagnosis_hostile.c $(planted_text) $(random_trace) $(ingest_place) $(trace_text)
tests_unit_test_diagnosis_hostile_LDADD = $(UNIT_LIBS)
unit_tests += tests/unit/test_odd_steps
tests_unit_test_odd_steps_SOURCES = tests/unit/test_odd_steps.c
tests_unit_test_odd_steps_LDADD = $(UNIT_LIBS)

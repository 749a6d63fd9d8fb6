# The layer analysis: sets become results.
libtracediff_a_SOURCES += \
  server/analysis/collective/collective_busy.c server/analysis/collective/collective_busy.h \
  server/analysis/collective/collective_facts.c server/analysis/collective/collective_facts.h \
  server/analysis/collective/collective_gather.c server/analysis/collective/collective_gather.h \
  server/analysis/collective/collective_list.c server/analysis/collective/collective_list.h \
  server/analysis/collective/collective_match.c server/analysis/collective/collective_match.h \
  server/analysis/collective/collective_savings.c server/analysis/collective/collective_savings.h \
  server/analysis/collective/collective_stragglers.c server/analysis/collective/collective_stragglers.h \
  server/analysis/collective/collective_sums.c server/analysis/collective/collective_sums.h \
  server/analysis/collective/collective_text.c server/analysis/collective/collective_text.h \
  server/analysis/collective/collective_waits.c server/analysis/collective/collective_waits.h

libtracediff_a_SOURCES += \
  server/analysis/compare/alias_class.c server/analysis/compare/alias_class.h \
  server/analysis/compare/alias_sum.c server/analysis/compare/alias_sum.h \
  server/analysis/compare/between_rows.c server/analysis/compare/between_rows.h \
  server/analysis/compare/columns.c server/analysis/compare/columns.h \
  server/analysis/compare/comparability.c server/analysis/compare/comparability.h \
  server/analysis/compare/comparability_note.c server/analysis/compare/comparability_note.h \
  server/analysis/compare/compare.c server/analysis/compare/compare.h \
  server/analysis/compare/compare_aliases.c server/analysis/compare/compare_aliases.h \
  server/analysis/compare/compare_arrays.c server/analysis/compare/compare_arrays.h \
  server/analysis/compare/compare_ask.c server/analysis/compare/compare_ask.h \
  server/analysis/compare/compare_fail_if.c server/analysis/compare/compare_fail_if.h \
  server/analysis/compare/compare_join.c server/analysis/compare/compare_join.h \
  server/analysis/compare/compare_launches.c server/analysis/compare/compare_launches.h \
  server/analysis/compare/compare_lines.c server/analysis/compare/compare_lines.h \
  server/analysis/compare/compare_parameters.c server/analysis/compare/compare_parameters.h \
  server/analysis/compare/compare_recordings.c server/analysis/compare/compare_recordings.h \
  server/analysis/compare/compare_replacements.c server/analysis/compare/compare_replacements.h \
  server/analysis/compare/compare_rows.c server/analysis/compare/compare_rows.h \
  server/analysis/compare/compare_run.c server/analysis/compare/compare_run.h \
  server/analysis/compare/compare_significance.c server/analysis/compare/compare_significance.h \
  server/analysis/compare/compare_tables.c server/analysis/compare/compare_tables.h \
  server/analysis/compare/compare_verdict.c server/analysis/compare/compare_verdict.h \
  server/analysis/compare/compare_work.c server/analysis/compare/compare_work.h \
  server/analysis/compare/equal_clock.c server/analysis/compare/equal_clock.h \
  server/analysis/compare/fail_if.c server/analysis/compare/fail_if.h \
  server/analysis/compare/formulas.c server/analysis/compare/formulas.h \
  server/analysis/compare/judging.c server/analysis/compare/judging.h \
  server/analysis/compare/machine.c server/analysis/compare/machine.h \
  server/analysis/compare/machine_clocks.c server/analysis/compare/machine_clocks.h \
  server/analysis/compare/machine_factor.c server/analysis/compare/machine_factor.h \
  server/analysis/compare/machine_ranks.c server/analysis/compare/machine_ranks.h \
  server/analysis/compare/machine_rows.c server/analysis/compare/machine_rows.h \
  server/analysis/compare/matching.c server/analysis/compare/matching.h \
  server/analysis/compare/observations.c server/analysis/compare/observations.h \
  server/analysis/compare/operation.c server/analysis/compare/operation.h \
  server/analysis/compare/operation_aliases.c server/analysis/compare/operation_aliases.h \
  server/analysis/compare/operation_related.c server/analysis/compare/operation_related.h \
  server/analysis/compare/operation_run.c server/analysis/compare/operation_run.h \
  server/analysis/compare/operation_samples.c server/analysis/compare/operation_samples.h \
  server/analysis/compare/python_rows.c server/analysis/compare/python_rows.h \
  server/analysis/compare/recorded.c server/analysis/compare/recorded.h \
  server/analysis/compare/recorder_side.c server/analysis/compare/recorder_side.h \
  server/analysis/compare/recording_sets.c server/analysis/compare/recording_sets.h \
  server/analysis/compare/recordings_clock.c server/analysis/compare/recordings_clock.h \
  server/analysis/compare/recordings_fail_if.c server/analysis/compare/recordings_fail_if.h \
  server/analysis/compare/recordings_lines.c server/analysis/compare/recordings_lines.h \
  server/analysis/compare/recordings_load.c server/analysis/compare/recordings_load.h \
  server/analysis/compare/recordings_notes.c server/analysis/compare/recordings_notes.h \
  server/analysis/compare/recordings_result.c server/analysis/compare/recordings_result.h \
  server/analysis/compare/recordings_significance.c server/analysis/compare/recordings_significance.h \
  server/analysis/compare/recordings_step.c server/analysis/compare/recordings_step.h \
  server/analysis/compare/row_id.c server/analysis/compare/row_id.h \
  server/analysis/compare/significance.c server/analysis/compare/significance.h \
  server/analysis/compare/template_name.c server/analysis/compare/template_name.h \
  server/analysis/compare/unprofiled.c server/analysis/compare/unprofiled.h \
  server/analysis/compare/verdict.c server/analysis/compare/verdict.h \
  server/analysis/compare/waterfall.c server/analysis/compare/waterfall.h \
  server/analysis/compare/waterfall_explain.c server/analysis/compare/waterfall_explain.h

libtracediff_a_SOURCES += \
  server/analysis/critical/critical_keys.c server/analysis/critical/critical_keys.h \
  server/analysis/critical/critical_kind.c server/analysis/critical/critical_kind.h \
  server/analysis/critical/critical_order.c server/analysis/critical/critical_order.h \
  server/analysis/critical/critical_path.c server/analysis/critical/critical_path.h \
  server/analysis/critical/critical_pieces.c server/analysis/critical/critical_pieces.h \
  server/analysis/critical/critical_plan.c server/analysis/critical/critical_plan.h \
  server/analysis/critical/critical_prepare.c server/analysis/critical/critical_prepare.h \
  server/analysis/critical/critical_steps.c server/analysis/critical/critical_steps.h \
  server/analysis/critical/critical_streams.c server/analysis/critical/critical_streams.h \
  server/analysis/critical/critical_sums.c server/analysis/critical/critical_sums.h \
  server/analysis/critical/critical_sweep.c server/analysis/critical/critical_sweep.h \
  server/analysis/critical/critical_waits.c server/analysis/critical/critical_waits.h

libtracediff_a_SOURCES += \
  server/analysis/data/rows.c server/analysis/data/rows.h \
  server/analysis/data/rows_load.c server/analysis/data/rows_load.h \
  server/analysis/data/selection.c server/analysis/data/selection.h \
  server/analysis/data/step_time.c server/analysis/data/step_time.h \
  server/analysis/data/series.c server/analysis/data/series.h \
  server/analysis/data/table.c server/analysis/data/table.h \
  server/analysis/data/table_difference.c server/analysis/data/table_difference.h

libtracediff_a_SOURCES += \
  server/analysis/memory/memory_device.c server/analysis/memory/memory_device.h \
  server/analysis/memory/memory_frames.c server/analysis/memory/memory_frames.h \
  server/analysis/memory/memory_gather.c server/analysis/memory/memory_gather.h \
  server/analysis/memory/memory_groups.c server/analysis/memory/memory_groups.h \
  server/analysis/memory/memory_names.c server/analysis/memory/memory_names.h \
  server/analysis/memory/memory_place.c server/analysis/memory/memory_place.h \
  server/analysis/memory/memory_sums.c server/analysis/memory/memory_sums.h

libtracediff_a_SOURCES += \
  server/analysis/set/analysis.c server/analysis/set/analysis.h \
  server/analysis/set/collectives.c \
  server/analysis/set/collectives_cells.c server/analysis/set/collectives_cells.h \
  server/analysis/set/collectives_list.c server/analysis/set/collectives_list.h \
  server/analysis/set/collectives_parts.c server/analysis/set/collectives_parts.h \
  server/analysis/set/collectives_tables.c server/analysis/set/collectives_tables.h \
  server/analysis/set/collectives_unmatched.c server/analysis/set/collectives_unmatched.h \
  server/analysis/set/comm_comp_overlap.c \
  server/analysis/set/copy_series.c server/analysis/set/copy_series.h \
  server/analysis/set/counter_rows.c server/analysis/set/counter_rows.h \
  server/analysis/set/counters.c server/analysis/set/counters.h \
  server/analysis/set/critical_path.c \
  server/analysis/set/device_counters.c \
  server/analysis/set/heaviest_operator.c server/analysis/set/heaviest_operator.h \
  server/analysis/set/idle_time_breakdown.c \
  server/analysis/set/kernel_breakdown.c \
  server/analysis/set/kernel_sequences.c \
  server/analysis/set/kernel_sums.c server/analysis/set/kernel_sums.h \
  server/analysis/set/kind_time.c server/analysis/set/kind_time.h \
  server/analysis/set/launch_details.c server/analysis/set/launch_details.h \
  server/analysis/set/launch_stats.c \
  server/analysis/set/launches.c server/analysis/set/launches.h \
  server/analysis/set/memory.c \
  server/analysis/set/memory_tables.c server/analysis/set/memory_tables.h \
  server/analysis/set/memory_bw.c \
  server/analysis/set/named_moments.c server/analysis/set/named_moments.h \
  server/analysis/set/operator_counters.c \
  server/analysis/set/operator_kernels.c \
  server/analysis/set/options.c server/analysis/set/options.h \
  server/analysis/set/patterns.c server/analysis/set/patterns.h \
  server/analysis/set/phase_calls.c server/analysis/set/phase_calls.h \
  server/analysis/set/phases.c \
  server/analysis/set/queue_length.c \
  server/analysis/set/queue_series.c server/analysis/set/queue_series.h \
  server/analysis/set/ranks.c server/analysis/set/ranks.h \
  server/analysis/set/registry.c server/analysis/set/registry.h \
  server/analysis/set/run.c server/analysis/set/run.h \
  server/analysis/set/sequences.c server/analysis/set/sequences.h \
  server/analysis/set/straggler_operators.c server/analysis/set/straggler_operators.h \
  server/analysis/set/stragglers.c \
  server/analysis/set/temporal_breakdown.c \
  server/analysis/set/user_annotation_breakdown.c \
  server/analysis/set/work.c \
  server/analysis/set/work_classes_table.c server/analysis/set/work_classes_table.h \
  server/analysis/set/work_rate.c server/analysis/set/work_rate.h

libtracediff_a_SOURCES += \
  server/analysis/series/series_answer.c server/analysis/series/series_answer.h \
  server/analysis/series/series_changes.c server/analysis/series/series_changes.h \
  server/analysis/series/series_choice.c server/analysis/series/series_choice.h \
  server/analysis/series/series_differences.c server/analysis/series/series_differences.h \
  server/analysis/series/series_gate.c server/analysis/series/series_gate.h \
  server/analysis/series/series_layer.c server/analysis/series/series_layer.h \
  server/analysis/series/series_machine.c server/analysis/series/series_machine.h \
  server/analysis/series/series_means.c server/analysis/series/series_means.h \
  server/analysis/series/series_newest.c server/analysis/series/series_newest.h \
  server/analysis/series/series_parameters.c server/analysis/series/series_parameters.h \
  server/analysis/series/series_recorded.c server/analysis/series/series_recorded.h \
  server/analysis/series/series_run.c server/analysis/series/series_run.h \
  server/analysis/series/series_times.c server/analysis/series/series_times.h

libtracediff_a_SOURCES += \
  server/analysis/statistics/change_points.c server/analysis/statistics/change_points.h \
  server/analysis/statistics/false_discovery.c server/analysis/statistics/false_discovery.h \
  server/analysis/statistics/mann_whitney.c server/analysis/statistics/mann_whitney.h \
  server/analysis/statistics/median_interval.c server/analysis/statistics/median_interval.h \
  server/analysis/statistics/moderated.c server/analysis/statistics/moderated.h \
  server/analysis/statistics/recordings.c server/analysis/statistics/recordings.h \
  server/analysis/statistics/recordings_orders.c server/analysis/statistics/recordings_orders.h \
  server/analysis/statistics/samples.c server/analysis/statistics/samples.h \
  server/analysis/statistics/statistics.c server/analysis/statistics/statistics.h \
  server/analysis/statistics/student.c server/analysis/statistics/student.h

libtracediff_a_SOURCES += \
  server/analysis/timeline/span_counters.c server/analysis/timeline/span_counters.h \
  server/analysis/timeline/span_find.c server/analysis/timeline/span_find.h \
  server/analysis/timeline/span_gaps.c server/analysis/timeline/span_gaps.h \
  server/analysis/timeline/span_idle.c server/analysis/timeline/span_idle.h \
  server/analysis/timeline/span_index.c server/analysis/timeline/span_index.h \
  server/analysis/timeline/span_keeper.c server/analysis/timeline/span_keeper.h \
  server/analysis/timeline/span_lanes.c server/analysis/timeline/span_lanes.h \
  server/analysis/timeline/span_links.c server/analysis/timeline/span_links.h \
  server/analysis/timeline/span_sums.c server/analysis/timeline/span_sums.h \
  server/analysis/timeline/span_make.c server/analysis/timeline/span_make.h \
  server/analysis/timeline/span_state.h \
  server/analysis/timeline/span_window.c server/analysis/timeline/span_window.h \
  server/analysis/timeline/timeline_ask.c server/analysis/timeline/timeline_ask.h \
  server/analysis/timeline/timeline_parameters.c \
  server/analysis/timeline/timeline_parameters.h

libtracediff_a_SOURCES += \
  server/analysis/tree/tree.c server/analysis/tree/tree.h \
  server/analysis/tree/tree_align.c server/analysis/tree/tree_align.h \
  server/analysis/tree/tree_answer.c server/analysis/tree/tree_answer.h \
  server/analysis/tree/tree_build.c server/analysis/tree/tree_build.h \
  server/analysis/tree/tree_children.h \
  server/analysis/tree/tree_choose.c server/analysis/tree/tree_choose.h \
  server/analysis/tree/tree_difference.c server/analysis/tree/tree_difference.h \
  server/analysis/tree/tree_fences.c server/analysis/tree/tree_fences.h \
  server/analysis/tree/tree_finish.c server/analysis/tree/tree_finish.h \
  server/analysis/tree/tree_fold.c server/analysis/tree/tree_fold.h \
  server/analysis/tree/tree_judge.c server/analysis/tree/tree_judge.h \
  server/analysis/tree/tree_layer.c server/analysis/tree/tree_layer.h \
  server/analysis/tree/tree_lines.c server/analysis/tree/tree_lines.h \
  server/analysis/tree/tree_lists.c server/analysis/tree/tree_lists.h \
  server/analysis/tree/tree_map.c server/analysis/tree/tree_map.h \
  server/analysis/tree/tree_match.c server/analysis/tree/tree_match.h \
  server/analysis/tree/tree_names.c server/analysis/tree/tree_names.h \
  server/analysis/tree/tree_parameters.c server/analysis/tree/tree_parameters.h \
  server/analysis/tree/tree_place.c server/analysis/tree/tree_place.h \
  server/analysis/tree/tree_places.c server/analysis/tree/tree_places.h \
  server/analysis/tree/tree_rows.c server/analysis/tree/tree_rows.h \
  server/analysis/tree/tree_split.c server/analysis/tree/tree_split.h \
  server/analysis/tree/tree_times.c server/analysis/tree/tree_times.h \
  server/analysis/tree/tree_run.c server/analysis/tree/tree_run.h \
  server/analysis/tree/tree_shapes.c server/analysis/tree/tree_shapes.h \
  server/analysis/tree/tree_shares.c server/analysis/tree/tree_shares.h \
  server/analysis/tree/tree_sides.h \
  server/analysis/tree/tree_state.h \
  server/analysis/tree/tree_walk.c server/analysis/tree/tree_walk.h \
  server/analysis/tree/tree_work.c server/analysis/tree/tree_work.h \
  server/analysis/tree/tree_wrappers.c server/analysis/tree/tree_wrappers.h

libtracediff_a_SOURCES += \
  server/analysis/work/arithmetic.c server/analysis/work/arithmetic.h \
  server/analysis/work/arguments_list.c server/analysis/work/arguments_list.h \
  server/analysis/work/elementwise.c server/analysis/work/elementwise.h \
  server/analysis/work/flops.c server/analysis/work/flops.h \
  server/analysis/work/number_types.c server/analysis/work/number_types.h \
  server/analysis/work/peaks.c server/analysis/work/peaks.h \
  server/analysis/work/work_class.c server/analysis/work/work_class.h \
  server/analysis/work/work_classes.c server/analysis/work/work_classes.h \
  server/analysis/work/work_memo.c server/analysis/work/work_memo.h \
  server/analysis/work/work_peak.c server/analysis/work/work_peak.h \
  server/analysis/work/work_span.c server/analysis/work/work_span.h \
  server/analysis/work/work_names.c server/analysis/work/work_names.h \
  server/analysis/work/work_sums.c server/analysis/work/work_sums.h

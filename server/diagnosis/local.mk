# The layer diagnosis: numbers become sentences on the cause.
libtracediff_a_SOURCES += \
  server/diagnosis/analysis_of_sides.c server/diagnosis/analysis_of_sides.h \
  server/diagnosis/books.c server/diagnosis/books.h \
  server/diagnosis/calls.c server/diagnosis/calls.h \
  server/diagnosis/candidate.c server/diagnosis/candidate.h \
  server/diagnosis/collectives_split.c server/diagnosis/collectives_split.h \
  server/diagnosis/contributors.c server/diagnosis/contributors.h \
  server/diagnosis/diagnosis.c server/diagnosis/diagnosis.h \
  server/diagnosis/entry.c server/diagnosis/entry.h \
  server/diagnosis/find.c server/diagnosis/find.h \
  server/diagnosis/find_calls.c \
  server/diagnosis/find_communication.c \
  server/diagnosis/find_device.c \
  server/diagnosis/find_host.c \
  server/diagnosis/find_idle.c \
  server/diagnosis/find_ranks.c \
  server/diagnosis/find_replaced.c \
  server/diagnosis/find_work.c \
  server/diagnosis/gather.c server/diagnosis/gather.h \
  server/diagnosis/gather_again.c server/diagnosis/gather_again.h \
  server/diagnosis/gather_names.c server/diagnosis/gather_names.h \
  server/diagnosis/gather_state.c server/diagnosis/gather_state.h \
  server/diagnosis/gather_walk.c server/diagnosis/gather_walk.h \
  server/diagnosis/layer.c server/diagnosis/layer.h \
  server/diagnosis/layer_words.c server/diagnosis/layer_words.h \
  server/diagnosis/ledger.c server/diagnosis/ledger.h \
  server/diagnosis/limit.c server/diagnosis/limit.h \
  server/diagnosis/memory_peak.c server/diagnosis/memory_peak.h \
  server/diagnosis/more_work.c server/diagnosis/more_work.h \
  server/diagnosis/none.c server/diagnosis/none.h \
  server/diagnosis/odd_steps.c server/diagnosis/odd_steps.h \
  server/diagnosis/operators.c server/diagnosis/operators.h \
  server/diagnosis/phase_change.c server/diagnosis/phase_change.h \
  server/diagnosis/python_names.c server/diagnosis/python_names.h \
  server/diagnosis/sentences.c server/diagnosis/sentences.h \
  server/diagnosis/sides.c server/diagnosis/sides.h \
  server/diagnosis/sorts.c server/diagnosis/sorts.h \
  server/diagnosis/study.c server/diagnosis/study.h \
  server/diagnosis/study_rank.c server/diagnosis/study_rank.h \
  server/diagnosis/timeline.c server/diagnosis/timeline.h \
  server/diagnosis/words.c server/diagnosis/words.h \
  server/diagnosis/words_communication.c server/diagnosis/words_communication.h \
  server/diagnosis/words_parts.c server/diagnosis/words_parts.h

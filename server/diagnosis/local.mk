# The layer diagnosis: numbers become sentences on the cause.
libtracediff_a_SOURCES += \
  server/diagnosis/account_json.c server/diagnosis/account_json.h \
  server/diagnosis/classes.c server/diagnosis/classes.h \
  server/diagnosis/account_words.c server/diagnosis/account_words.h \
  server/diagnosis/entry.c server/diagnosis/entry.h \
  server/diagnosis/analysis_of_sides.c server/diagnosis/analysis_of_sides.h \
  server/diagnosis/collectives_split.c server/diagnosis/collectives_split.h \
  server/diagnosis/contributors.c server/diagnosis/contributors.h \
  server/diagnosis/diagnosis.c server/diagnosis/diagnosis.h \
  server/diagnosis/explain.c server/diagnosis/explain.h \
  server/diagnosis/work_words.c server/diagnosis/work_words.h \
  server/diagnosis/tell.c server/diagnosis/tell.h \
  server/diagnosis/explainer.c server/diagnosis/explainer.h \
  server/diagnosis/explainer_facts.c server/diagnosis/explainer_facts.h \
  server/diagnosis/kinds.c server/diagnosis/kinds.h \
  server/diagnosis/kernel_words.c server/diagnosis/kernel_words.h \
  server/diagnosis/layer.c server/diagnosis/layer.h \
  server/diagnosis/layer_words.c server/diagnosis/layer_words.h \
  server/diagnosis/limit.c server/diagnosis/limit.h \
  server/diagnosis/line_words.c server/diagnosis/line_words.h \
  server/diagnosis/machine_words.c server/diagnosis/machine_words.h \
  server/diagnosis/memory_peak.c server/diagnosis/memory_peak.h \
  server/diagnosis/operators.c server/diagnosis/operators.h \
  server/diagnosis/own_words.c server/diagnosis/own_words.h \
  server/diagnosis/replaced_words.c server/diagnosis/replaced_words.h \
  server/diagnosis/slow_words.c server/diagnosis/slow_words.h \
  server/diagnosis/phase_change.c server/diagnosis/phase_change.h

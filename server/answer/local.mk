# The layer answer: what a comparison says, before it is printed.
libtracediff_a_SOURCES += \
  server/answer/answer.c server/answer/answer.h \
  server/answer/answer_classes.c server/answer/answer_classes.h \
  server/answer/answer_table.c server/answer/answer_table.h \
  server/answer/answer_tables.c server/answer/answer_tables.h \
  server/answer/verdict_sentences.c server/answer/verdict_sentences.h

# The layer account: where the time of both sides went, as a sum.
libtracediff_a_SOURCES += \
  server/account/account.c server/account/account.h \
  server/account/booked.c server/account/booked.h \
  server/account/slow_steps.c server/account/slow_steps.h \
  server/account/sums.c server/account/sums.h \
  server/account/edits.c server/account/edits.h \
  server/account/fold.c server/account/fold.h \
  server/account/forward.c server/account/forward.h \
  server/account/inputs.c server/account/inputs.h \
  server/account/items.c server/account/items.h \
  server/account/judge.c server/account/judge.h \
  server/account/late_rank.c server/account/late_rank.h \
  server/account/lines.c server/account/lines.h \
  server/account/meet.c server/account/meet.h \
  server/account/meet_names.c server/account/meet_names.h \
  server/account/meet_places.c server/account/meet_places.h \
  server/account/names.c server/account/names.h \
  server/account/own_time.c server/account/own_time.h \
  server/account/parts.c server/account/parts.h \
  server/account/run.c server/account/run.h \
  server/account/record.c server/account/record.h \
  server/account/refill.c server/account/refill.h \
  server/account/side.c server/account/side.h \
  server/account/sweep.c server/account/sweep.h \
  server/account/tree.c server/account/tree.h \
  server/account/walk.c server/account/walk.h \
  server/account/work_facts.c server/account/work_facts.h

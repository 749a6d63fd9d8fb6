-- ProfilerStep row number :row of :file: :n, :ts, :dur, and its window, :begin to :end.
INSERT INTO step_row(file, row, n, ts, dur, begin_ts, end_ts)
VALUES (:file, :row, :n, :ts, :dur, :begin, :end)

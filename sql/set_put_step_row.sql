-- ProfilerStep row number :row of :file: :n, :ts, :dur.
INSERT INTO step_row(file, row, n, ts, dur) VALUES (:file, :row, :n, :ts, :dur)

-- One segment: :id, :rows, :min_ts, :max_end, :ops, :columns.
INSERT INTO segment(id, rows, min_ts, max_end, ops, columns)
VALUES (:id, :rows, :min_ts, :max_end, :ops, :columns)

-- What the steps of a marker change of :file: :has_steps, :device_rows_without_step. By the
-- rowid.
UPDATE file SET has_steps = :has_steps, device_rows_without_step = :device_rows_without_step
WHERE file = :file

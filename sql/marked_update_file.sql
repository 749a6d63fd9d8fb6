-- Updates the values of :file that the steps of a marker change: :has_steps,
-- :device_rows_without_step. By the rowid.
UPDATE file SET has_steps = :has_steps, device_rows_without_step = :device_rows_without_step
WHERE file = :file

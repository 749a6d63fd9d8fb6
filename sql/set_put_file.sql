-- One recording; rank, span and rank_source are settled later (set_place_file.sql).
INSERT INTO file(file, name, rank, span, rank_source, raw_bytes, disk_bytes, hash,
    disk_hash, has_steps, has_device_rows, base_time_known, first_ns, rows, events, kept,
    repaired, dropped, invalid, ignored, device_rows_without_step)
VALUES (:file, :name, 0, 0, 0, :raw_bytes, :disk_bytes, :hash, :disk_hash, :has_steps,
    :has_device_rows, :base_time_known, :first_ns, :rows, :events, :kept, :repaired,
    :dropped, :invalid, :ignored, :device_rows_without_step)

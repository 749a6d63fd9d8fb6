-- What was dropped, repaired or assumed in :file: :kind, :count, :example.
INSERT INTO quality(file, kind, count, example) VALUES (:file, :kind, :count, :example)
ON CONFLICT(file, kind) DO UPDATE SET count = count + excluded.count

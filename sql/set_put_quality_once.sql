-- An assumption about the whole set, noted at :file unless it is noted there already:
-- :kind, :count, :example.
INSERT INTO quality(file, kind, count, example) VALUES (:file, :kind, :count, :example)
ON CONFLICT(file, kind) DO UPDATE SET count = max(count, excluded.count)

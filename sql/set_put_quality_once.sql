-- What was assumed in a set as a whole, told with :file, which may have told it already: :kind,
-- :count, :example.
INSERT INTO quality(file, kind, count, example) VALUES (:file, :kind, :count, :example)
ON CONFLICT(file, kind) DO UPDATE SET count = max(count, excluded.count)

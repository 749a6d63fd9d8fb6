-- All sets, including those in the bin, and whether :name uploaded them: id, stored_bytes, named.
SELECT id, stored_bytes, uploaded_by IS NOT NULL AND uploaded_by = :name FROM sets

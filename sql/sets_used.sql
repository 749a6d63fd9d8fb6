-- The sets that :name uploaded, or all where it is NULL; also those in the bin: id, stored_bytes.
SELECT id, stored_bytes FROM sets WHERE :name IS NULL OR uploaded_by = :name

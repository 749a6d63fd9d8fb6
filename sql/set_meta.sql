-- The value of :key in the metadata of a set.
SELECT value FROM meta WHERE key = :key

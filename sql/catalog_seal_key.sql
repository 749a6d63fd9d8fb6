-- The key of the seals: bytes.
SELECT bytes FROM seal_key WHERE id = 1

-- Writes one entry of the metadata of a set. :key, :value.
INSERT INTO meta(key, value) VALUES (:key, :value)

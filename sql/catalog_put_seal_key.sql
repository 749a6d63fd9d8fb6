-- Gives a store the key of its seals, :bytes, unless it has one.
INSERT OR IGNORE INTO seal_key(id, bytes) VALUES (1, :bytes)

-- What a set says about itself. :key, :value.
INSERT INTO meta(key, value) VALUES (:key, :value)

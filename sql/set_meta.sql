-- What a set says about itself under :key: value.
SELECT value FROM meta WHERE key = :key

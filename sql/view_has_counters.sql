-- Whether a set has counters: 1 or 0.
SELECT EXISTS (SELECT 1 FROM counter_block)

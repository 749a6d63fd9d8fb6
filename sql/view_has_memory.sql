-- Whether a set has changes of memory (instants [memory]): 1 or 0.
SELECT EXISTS (SELECT 1 FROM memory_block)

-- The steps of :file: the lowest number, how many, the highest number. By the index step_of_file.
SELECT min(id), count(*), max(id) FROM main.step WHERE file = :file

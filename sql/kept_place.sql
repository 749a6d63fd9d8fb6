-- Process and thread of place :id of :file.
SELECT pid, tid FROM main.place WHERE file = :file AND id = :id

-- The metadata of the files of a set (JSON objects), for the facts about the recording in
-- it.
SELECT json FROM metadata

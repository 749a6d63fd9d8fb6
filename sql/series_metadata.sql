-- The metadata of the files of a set (JSON objects), for its facts about the recording.
SELECT json FROM metadata

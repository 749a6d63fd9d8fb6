-- The metadata of the files of a set (JSON objects), for what they state of the recording.
SELECT json FROM metadata

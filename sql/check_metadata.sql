-- Table metadata, as store/set/set_check.c looks at it: file, whether there is a text.
SELECT file, typeof(json) = 'text' FROM main.metadata

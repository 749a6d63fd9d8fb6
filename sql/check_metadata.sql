-- Table metadata, as store/set_check.c looks at it: file, whether there is a text.
SELECT file, typeof(json) = 'text' FROM metadata

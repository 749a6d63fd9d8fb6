-- Table quality, as store/set/set_check.c looks at it: file, whether the kind is a word, count,
-- whether the example is a text.
SELECT file, typeof(kind) = 'text' AND kind NOT GLOB '*[^a-z0-9_]*', count,
    typeof(example) = 'text'
FROM main.quality

-- Table argument by number, as store/set/set_check.c looks at it: id, whether there is a text.
SELECT id, typeof(text) = 'text' FROM main.argument ORDER BY id

-- Table name by number, as store/set/set_check.c looks at it: id, position, whether there is a
-- text.
SELECT id, position, typeof(text) = 'text' FROM main.name ORDER BY id

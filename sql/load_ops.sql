-- Every op of a set: id, name, category, side, kind, short_name.
SELECT id, name, category, side, kind, short_name FROM main.op ORDER BY id

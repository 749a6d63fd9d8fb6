-- Table op by number, as store/set/set_check.c looks at it.
SELECT id, name, short_name, merged_name, merged_short_name, category, side, kind
FROM main.op ORDER BY id

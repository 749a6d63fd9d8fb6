-- Every set that the catalogue knows, in the bin or not, by id: id, removing.
SELECT id, removing FROM sets ORDER BY id

-- Op :id: :name, :short_name, :merged_name and :merged_short_name (name.id), :category,
-- :side, :kind.
INSERT INTO op(id, name, short_name, merged_name, merged_short_name, category, side, kind)
VALUES (:id, :name, :short_name, :merged_name, :merged_short_name, :category, :side, :kind)

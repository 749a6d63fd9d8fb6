-- Op :id: :name and :short_name (name.id), :category, :side, :kind.
INSERT INTO op(id, name, short_name, category, side, kind)
VALUES (:id, :name, :short_name, :category, :side, :kind)

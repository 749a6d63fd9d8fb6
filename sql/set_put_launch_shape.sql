-- Device time of :op in :file by launching :operator and input :shape (-1: none).
INSERT INTO launch_shape(file, op, operator, shape, count, total)
VALUES (:file, :op, :operator, :shape, :count, :total)
ON CONFLICT DO UPDATE SET count = count + excluded.count, total = total + excluded.total

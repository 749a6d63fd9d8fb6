-- The sums of :op in :file: :count, :total, :self, :min, :max.
INSERT INTO op_file(file, op, count, total, self, min, max)
VALUES (:file, :op, :count, :total, :self, :min, :max)

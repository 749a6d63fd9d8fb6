-- The ids of the sets that have been in the bin since before :before (unix seconds).
SELECT id FROM sets WHERE deleted <> 0 AND deleted <= :before AND removing = 0

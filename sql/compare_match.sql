-- Which rows of a comparison the filters let through. A replaced kernel is in the row of the
-- new one.
--
-- Columns: row, whether the filters device_type, q and exclude let the row pass, whether it is
-- of a category that is wanted.
--
-- iif() reads the parts of its condition only until they decide; AND and OR as values read all.
-- Few rows belong to a pair, so the table of pairs is searched for these rows, and not joined.
SELECT r.rowid,
    iif(((SELECT side FROM asked) IS NULL OR r.side = (SELECT side FROM asked))
        AND ((SELECT q FROM asked) = '' OR contains_nocase(r.name, (SELECT q FROM asked))
            OR contains_nocase(r.names, (SELECT q FROM asked))
            OR (r.pair AND EXISTS (SELECT 1 FROM replaced AS o WHERE o.rowid = r.pair - 1
                AND (contains_nocase(o.control_name, (SELECT q FROM asked))
                    OR contains_nocase(o.operator_name, (SELECT q FROM asked))))))
        AND (NOT EXISTS (SELECT 1 FROM excluded)
            OR NOT EXISTS (SELECT 1 FROM excluded AS e WHERE glob_matches(e.glob, r.name)
                OR (r.pair AND glob_matches(e.glob,
                    (SELECT o.control_name FROM replaced AS o WHERE o.rowid = r.pair - 1))))),
        1, 0),
    iif(NOT EXISTS (SELECT 1 FROM wanted)
        OR r.category IN (SELECT w.category FROM wanted AS w), 1, 0)
FROM joined AS r
WHERE r.pair = 0 OR r.test_count > 0

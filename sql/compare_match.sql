-- Which rows of a comparison the filters let through. A kernel that was replaced is in the row
-- of the new one.
--
-- Columns: row, what the control did, whether the filters device_type, q and exclude let the
-- row pass, whether it is of a category that is wanted.
SELECT r.rowid, iif(r.pair, o.control_count, r.control_count),
    iif(r.pair, o.control_total, r.control_total), iif(r.pair, o.control_total, r.control_self),
    (a.side IS NULL OR r.side = a.side)
        AND (a.q = '' OR contains_nocase(r.name, a.q)
            OR (r.pair AND (contains_nocase(o.control_name, a.q)
                OR contains_nocase(coalesce(o.operator_name, ''), a.q))))
        AND (NOT EXISTS (SELECT 1 FROM excluded)
            OR NOT EXISTS (SELECT 1 FROM excluded AS e WHERE glob_matches(e.glob, r.name)
                OR (r.pair AND glob_matches(e.glob, o.control_name)))),
    NOT EXISTS (SELECT 1 FROM wanted) OR r.category IN (SELECT w.category FROM wanted AS w)
FROM asked AS a CROSS JOIN joined AS r LEFT JOIN replaced AS o ON o.rowid = r.pair - 1
WHERE r.pair = 0 OR r.test_count > 0

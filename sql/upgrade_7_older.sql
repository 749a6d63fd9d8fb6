-- What sets of format 6 declare otherwise than sql/set_schema.sql (store/set/set_declared.c).
CREATE TABLE step(
    id INTEGER PRIMARY KEY,
    file INTEGER NOT NULL,
    n INTEGER,
    ts INTEGER NOT NULL,
    dur INTEGER NOT NULL,
    compute INTEGER,
    exposed_communication INTEGER,
    exposed_memory INTEGER,
    idle INTEGER
) STRICT;

CREATE TABLE step_row(
    file INTEGER NOT NULL,
    row INTEGER NOT NULL,
    n INTEGER NOT NULL,
    ts INTEGER NOT NULL,
    dur INTEGER NOT NULL,
    PRIMARY KEY (file, row)
) STRICT, WITHOUT ROWID;

CREATE VIEW steps(rank, span, step_number, start_us, duration_us, compute_us,
    exposed_communication_us, exposed_memory_us, idle_us) AS
SELECT f.rank, f.span, s.n, (s.ts - f.first_ns) / 1000.0, s.dur / 1000.0, s.compute / 1000.0,
    s.exposed_communication / 1000.0, s.exposed_memory / 1000.0, s.idle / 1000.0
FROM file AS f JOIN step AS s ON s.file = f.file
WHERE (s.n IS NULL) = (f.has_steps = 0);

-- Row, start, duration, step number and side of the events of :file of the set :schema, in file order.
SELECT row, ts, dur, step, side FROM event WHERE set_schema = :schema AND file = :file

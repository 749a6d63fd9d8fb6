-- One sample :id of :file; :n NULL is the pseudo-step, parts are NULL if there are none.
INSERT INTO step(id, file, n, ts, dur, end_ts, host_ts, host, lag, compute,
    exposed_communication, exposed_memory, idle)
VALUES (:id, :file, :n, :ts, :dur, :end, :host_ts, :host, :lag, :compute,
    :exposed_communication, :exposed_memory, :idle)

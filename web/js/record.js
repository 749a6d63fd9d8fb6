// How traces are recorded: the snippets of README.md, and a test compares them.
export const RECORD = `\
from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`;

/** Without the recorder. */
export const PROFILE = `\
from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

with profile(
    activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA],
    # Let caches and clocks settle, then record six steps.
    schedule=schedule(wait=2, warmup=3, active=6, repeat=1),
    on_trace_ready=tensorboard_trace_handler("traces/before", use_gzip=True),
    record_shapes=True,
) as profiler:
    for batch in loader:
        train_step(batch)
        profiler.step()
`;

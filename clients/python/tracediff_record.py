"""Records a few steps of a PyTorch program, for tracediff to compare: what they take without the
profiler, and a trace that says why. One file; it needs Python 3.8 and PyTorch 1.13, nothing else.

    from tracediff_record import record

    with record("traces/before") as r:
        for batch in loader:
            train_step(batch)
            r.step()

Then change the program, record into "traces/after", and run: tracediff traces/before traces/after
"""

import gzip
import hashlib
import json
import operator
import os
import platform
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

__all__ = ["record"]

# The profiler's own warm-up: steps that it slows down and that are not in the trace.
PROFILER_WARM_UP = 3
# Steps after the profiler ended that are not timed: ranks and clocks of the device settle.
SETTLE = 5
# Of these names only, and of no others, the values of variables are written.
PREFIXES = ("NCCL_", "CUDA_", "CUDNN_", "CUBLAS_", "TORCH", "PYTORCH_", "OMP_", "MKL_", "KMP_",
            "TRITON_", "HIP_", "ROCR_", "HSA_")
# Secrets, and what differs in each run and says nothing.
LEFT_OUT = re.compile(
    r"(RUN_ID|COMM_ID|ERROR_FILE|KEY|TOKEN|SECRET|PASSWORD|ADDR|HOST(S|ID)?)$")
# Paths, addresses, and numbers that only one device or machine has.
ONE_PLACE = re.compile(r"[/\\@]|\d+\.\d+\.\d+\.\d+|[0-9a-f]::|::[0-9a-f]|([0-9a-f]{1,4}:){3}"
                       r"|[0-9a-f]{8}-[0-9a-f]{4}-", re.IGNORECASE)
PRIVATE = "(private)"
VALUE_MAX = 200
GIT_SECONDS = 5
CLOCK_SECONDS = 0.1
CLOCK_SAMPLES = 1000
# The exported file begins and ends with a few short members around its events.
HEAD, TAIL = 1 << 16, 1 << 14
HOST_NAME = re.compile(rb'"host_name"\s*:\s*("(?:[^"\\]|\\.)*")')
TRACE_NAME = re.compile(rb'"traceName"\s*:\s*("(?:[^"\\]|\\.)*")')


def say(text):
    try:
        sys.stderr.write(f"tracediff: {text}\n")
    except Exception:  # no standard error: nobody listens
        pass


def attempt(function, default=None):
    """What cannot be known is left out."""
    try:
        return function()
    except Exception:
        return default


# ---- what is known about the program and its surroundings ----

def program():
    """The commit, whether the working copy differs, and a hash of the difference. Files that git
    does not track count for nothing."""
    main = getattr(sys.modules.get("__main__"), "__file__", None)
    folder = os.path.dirname(os.path.abspath(main)) if main else os.getcwd()
    end = time.monotonic() + GIT_SECONDS

    def git(*arguments):
        return subprocess.run(
            ["git", "-c", "core.fsmonitor=false", "-C", folder, *arguments], check=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            timeout=max(0.1, end - time.monotonic()),
            env={**os.environ, "GIT_OPTIONAL_LOCKS": "0"}).stdout

    facts = {}
    try:
        facts["commit"] = git("rev-parse", "--short=12", "HEAD").decode("ascii").strip()
        diff = git("diff", "--no-ext-diff", "--no-textconv", "--no-color", "--full-index", "HEAD",
                   "--", ":/")
        facts["dirty"] = bool(diff)
        if diff:
            facts["diff"] = hashlib.sha256(diff).hexdigest()[:16]
    except Exception:  # no git, no repository, too slow
        pass
    return facts


def is_private(value):
    """Also the names of the machine and of the user."""
    lower = value.lower()
    names = [attempt(socket.gethostname, "").split(".")[0], os.environ.get("USER", ""),
             os.environ.get("LOGNAME", ""), os.environ.get("USERNAME", "")]
    return (ONE_PLACE.search(value) is not None
            or any(len(name) > 2 and name.lower() in lower for name in names))


def variables(chosen):
    found = {}
    for name in sorted(os.environ if chosen is None else chosen):
        value = os.environ.get(name)
        if value is None or not name.startswith(PREFIXES) or LEFT_OUT.search(name):
            continue
        text = value.encode("utf-8", "replace").decode()  # a variable may have any bytes
        found[name] = PRIVATE if is_private(value) else text[:VALUE_MAX]
    return found


def is_tf32(torch, module):
    """PyTorch 2.9 has fp32_precision, and warns if the old flag is read."""
    precision = getattr(module, "fp32_precision", None)
    if precision == "none":
        precision = getattr(torch.backends, "fp32_precision", None)
    return bool(module.allow_tf32) if precision is None else precision == "tf32"


def is_compiled():
    """Whether torch.compile compiled anything."""
    if "torch._dynamo" not in sys.modules:
        return False
    return sys.modules["torch._dynamo.utils"].counters["frames"].get("ok", 0) > 0


def environment(torch, device, driver, chosen, private):
    backends = torch.backends
    facts = {
        "torch": lambda: str(torch.__version__),
        "cuda": lambda: torch.version.cuda,
        "hip": lambda: torch.version.hip,
        "cudnn": lambda: str(backends.cudnn.version()) if device else None,
        "nccl": lambda: ".".join(map(str, torch.cuda.nccl.version())) if device else None,
        "driver": lambda: driver,
        "device": lambda: torch.cuda.get_device_name() if device else "cpu",
        "python": platform.python_version,
    }
    flags = {
        "matmul_precision": torch.get_float32_matmul_precision,
        "matmul_tf32": lambda: is_tf32(torch, backends.cuda.matmul) if device else None,
        "cudnn_tf32": lambda: is_tf32(torch, backends.cudnn.conv
                                      if hasattr(backends.cudnn, "conv") else backends.cudnn)
                      if device else None,
        "cudnn_benchmark": lambda: backends.cudnn.benchmark,
        "cudnn_deterministic": lambda: backends.cudnn.deterministic,
        "deterministic_algorithms": lambda: torch.are_deterministic_algorithms_enabled(),
        "default_dtype": lambda: str(torch.get_default_dtype()).replace("torch.", ""),
        "num_threads": lambda: torch.get_num_threads(),
        "num_interop_threads": lambda: torch.get_num_interop_threads(),
        "anomaly_detection": lambda: torch.is_anomaly_enabled(),
        "compile": is_compiled,
    }

    def known(functions):
        values = {name: attempt(function) for name, function in functions.items()}
        return {name: value for name, value in values.items() if value is not None}

    facts = known(facts)
    facts["flags"] = known(flags)
    facts["flags"].update({str(name): value if isinstance(value, bool) else str(value)[:VALUE_MAX]
                           for name, value in private.items()})
    facts["variables"] = variables(chosen)
    return facts


class Clocks:
    """Clocks, power and temperature of the device, by NVML, if pynvml can be imported."""

    def __init__(self, torch):
        import pynvml
        pynvml.nvmlInit()
        self.nvml, self.samples = pynvml, {}
        self.driver = attempt(pynvml.nvmlSystemGetDriverVersion)
        if isinstance(self.driver, bytes):  # of old versions
            self.driver = self.driver.decode()
        self.handle = attempt(lambda: self._handle(torch))
        self.thread, self.stopped = None, threading.Event()

    def _handle(self, torch):
        index = torch.cuda.current_device()
        uuid = getattr(torch.cuda.get_device_properties(index), "uuid", None)
        if uuid is not None:
            return self.nvml.nvmlDeviceGetHandleByUUID(f"GPU-{uuid}".encode())
        visible = os.environ.get("CUDA_VISIBLE_DEVICES")
        if visible is not None:
            index = int(visible.split(",")[index])
        return self.nvml.nvmlDeviceGetHandleByIndex(index)

    def _sample(self):
        nvml, handle = self.nvml, self.handle
        for name, read in (
                ("sm_mhz", lambda: nvml.nvmlDeviceGetClockInfo(handle, nvml.NVML_CLOCK_SM)),
                ("memory_mhz", lambda: nvml.nvmlDeviceGetClockInfo(handle, nvml.NVML_CLOCK_MEM)),
                ("watt", lambda: nvml.nvmlDeviceGetPowerUsage(handle) / 1000),
                ("celsius", lambda: nvml.nvmlDeviceGetTemperature(handle, 0))):
            value = attempt(read)
            if value is not None:
                self.samples.setdefault(name, []).append(value)

    def _run(self):
        for _ in range(CLOCK_SAMPLES):
            begin = time.perf_counter()
            self._sample()
            # At most a hundredth of a core, however slow the driver is.
            if self.stopped.wait(max(CLOCK_SECONDS, 100 * (time.perf_counter() - begin))):
                return

    def start(self):
        if self.handle is not None and self.thread is None:
            self.stopped.clear()
            self.thread = threading.Thread(target=self._run, name="tracediff", daemon=True)
            self.thread.start()

    def stop(self):
        if self.thread is not None:
            self.stopped.set()
            self.thread.join(1)
            self.thread = None

    def take(self):
        """[mean, lowest, highest] of each, of the timed steps since it was last asked."""
        self.stop()
        samples, self.samples = self.samples, {}
        return {name: [round(sum(values) / len(values), 1), min(values), max(values)]
                for name, values in samples.items()}


# ---- files ----

def finish(path, name, meta):
    """Gives the exported file its last member, `tracediff`, unless `meta` is None. Of what PyTorch
    writes into it, the host's name becomes blanks, and the path the file's name. Only both ends of
    the file are read. False: it is a list of events, as a PyTorch without Kineto writes it, and has
    no members."""
    with open(path, "r+b") as file:
        host = HOST_NAME.search(file.read(HEAD).split(b'"traceEvents"')[0])
        if host is not None:
            file.seek(host.start(1))
            file.write(b'""'.ljust(len(host.group(1))))
        size = file.seek(0, os.SEEK_END)
        start = file.seek(max(0, size - TAIL))
        tail = file.read().rstrip()
        if tail.endswith(b"]"):
            return False
        if not tail.endswith(b"}"):
            raise ValueError("the profiler's file has no end")
        inside = tail[:-1].rstrip()
        called = list(TRACE_NAME.finditer(inside))[-1:]
        if called:
            inside = (inside[:called[0].start(1)] + json.dumps(name).encode()
                      + inside[called[0].end(1):])
        if meta is not None:
            inside += b"\n" if inside.endswith(b"{") else b",\n"
            inside += b'"tracediff": ' + json.dumps(meta, allow_nan=False).encode()
        file.seek(start)
        file.write(inside + b"\n}\n")
        file.truncate()
    return True


def rename_step(path, name):
    """The profiler begins a row when a step ends. The last one of a loop that ended early is no
    step."""
    row, other = json.dumps(name).encode(), b'"unfinished step"'
    with open(path, "rb") as file, open(path + ".new", "wb") as new:
        for line in file:
            new.write(line.replace(row, other))
    os.replace(path + ".new", path)


def write_whole(source, target, compressed):
    """Nobody sees a half-written file, and an older one stays if this fails."""
    if compressed:
        with open(source, "rb") as plain, open(source + ".gz", "wb") as file, \
                gzip.GzipFile("", "wb", 5, file) as packed:  # its header has no name
            shutil.copyfileobj(plain, packed, 1 << 20)
        os.remove(source)
        source += ".gz"
    os.replace(source, target)


def milliseconds(marks, wait):
    """Of the steps between neighbouring marks, each an event or None and a time of the host."""
    events = [event for event, _ in marks]
    if events and None not in events:
        if wait:
            events[-1].synchronize()
        else:  # the program failed: the device may never get there
            events = [event for event in events if event.query()]
        times = [a.elapsed_time(b) for a, b in zip(events, events[1:])]
    else:
        times = [1e3 * (b - a) for (_, a), (_, b) in zip(marks, marks[1:])]
    return [round(ms, 4) for ms in times]


# ---- the recorder ----

class record:
    """Times and records steps of a program; each rank writes one file into `folder`.

    In this order: `warmup` steps · `timed` steps without the profiler · three in which the
    profiler warms up · `steps` that it records, and the trace is exported · five steps to settle ·
    `timed` more without the profiler · the file is written. From then on `step()` returns at once,
    and `done` is true. With the defaults these are 104 steps. Without a wait: on a device of CUDA
    or HIP a timed step costs an event on the current stream, elsewhere a look at the clock.

    warmup, timed, steps    how many steps; see above
    start   the number of the first recorded step, counted from 0; the timed steps are those before
            it, and all others before them are warm-up. 4 at least: the profiler's warm-up
    also    so many recordings more, each followed by `timed` steps of its own; the files
            rank0-recording2.json.gz … are spans of the rank
    ranks   which ranks record, such as [0, 1]; all by default. The others do nothing
    shapes  shapes and types of inputs: tracediff tells calls of one name apart by them. They cost
            0.3 us a recorded operator; the file is a quarter larger
    stacks  stacks of Python: 0.8 us a recorded operator and more, as each call of a Python function
            is recorded; the file is 1.6 times as large and more
    memory  each allocation: 0.2 us a recorded operator; the file is a quarter larger
    compress    .json.gz; False: .json
    sidecar     what is measured goes to FILE.tracediff.json beside the trace, not into it
    variables   names of environment variables whose values are written, of those that begin with
            NCCL_, CUDA_, CUDNN_, CUBLAS_, TORCH, PYTORCH_, OMP_, MKL_, KMP_, TRITON_, HIP_, ROCR_
            or HSA_; all of these by default, [] for none. Where a value has a path or an address,
            or the name of the machine or of the user, "(private)" is written
    private     names and values to add to the flags, such as {"host": socket.gethostname()}; by
            default, nothing that is added names a path, a machine or a user (`stacks` has paths)

    Errors of the recorder never end the program: one warning to standard error, and `step()` does
    nothing more. Exceptions of the program pass."""

    def __init__(self, folder, *, warmup=10, timed=40, steps=6, start=None, also=0, ranks=None,
                 shapes=True, stacks=False, memory=False, compress=True, sidecar=False,
                 variables=None, private=()):
        self.done = False
        self._folder, self._ranks = folder, ranks
        self._timed, self._steps, self._also = timed, steps, also
        self._warmup, self._start = warmup, start
        self._before = 0  # timed steps before the recording
        self._what = {"record_shapes": shapes, "with_stack": stacks, "profile_memory": memory}
        self._compress, self._sidecar = compress, sidecar
        self._variables, self._private = variables, private
        self._count = 0  # steps that ended
        self._rank, self._device = 0, False
        self._marks = []  # of the timed steps, a list for each time without the profiler
        self._recorded = 0
        self._profiler = self._clocks = self._scratch = self._course = None
        self._written = []
        self._program = {}

    def __enter__(self):
        self._guard(self._open)
        return self

    def step(self):
        """To be called at the end of each step."""
        if self.done:
            return
        self._count += 1
        try:
            if self._course is None:
                raise RuntimeError("step() outside of `with record(...) as r:`")
            next(self._course)
        except StopIteration:
            self._close()
        except Exception as error:
            self._give_up(error)

    def __exit__(self, kind, error, trace):
        if not self.done:
            self._guard(lambda: self._end_early(error is None))
        self._close()
        return False

    def _guard(self, function):
        try:
            function()
        except Exception as error:
            self._give_up(error)

    def _give_up(self, error):
        self._close()
        reason = str(error).strip().split("\n")[0]
        say(f"nothing more is recorded: {type(error).__name__}: {reason}")

    def _close(self):
        """Leaves nothing behind: no profiler, no thread, no file."""
        self.done = True
        self._course = None
        profiler, self._profiler = self._profiler, None
        if profiler is not None:
            attempt(profiler.stop)
        if self._clocks is not None:
            attempt(self._clocks.stop)
            attempt(self._clocks.nvml.nvmlShutdown)
            self._clocks = None
        if self._scratch is not None:
            shutil.rmtree(self._scratch, ignore_errors=True)
            self._scratch = None
        self._marks = []

    def _plan(self):
        """What is wrong with an option is known before the steps, not after them."""
        for name, least in (("warmup", 0), ("timed", 0), ("steps", 1), ("also", 0)):
            value = getattr(self, "_" + name)
            if operator.index(value) < least:
                raise ValueError(f"{name}={value}: it must be {least} or more")
        self._before = self._timed
        if self._start is not None:
            first = operator.index(self._start) - PROFILER_WARM_UP
            self._before = max(0, min(self._timed, first - 1))
            self._warmup = first - self._before
        if self._ranks is not None:
            self._ranks = [self._ranks] if isinstance(self._ranks, int) else list(self._ranks)
        if self._variables is not None:
            self._variables = ([self._variables] if isinstance(self._variables, str)
                               else list(map(str, self._variables)))
        self._private = dict(self._private)

    def _open(self):
        self._plan()
        import torch
        import torch.profiler
        self._torch = torch
        self._is_profiled = getattr(torch.autograd, "_profiler_enabled", bool)
        self._folder = os.fspath(self._folder)
        os.makedirs(self._folder, exist_ok=True)
        # Here, so that what cannot be written is known before the steps.
        self._scratch = tempfile.mkdtemp(prefix=".recording-", dir=self._folder)
        self._program = program()
        self._course = self._steps_in_order()

    def _steps_in_order(self):
        """Each yield is a step of the program."""
        self._look_around()
        if self._ranks is not None and self._rank not in self._ranks:
            return
        yield from self._pass(self._warmup - 1)  # the first has ended
        yield from self._time(self._before)
        for number in range(1, 2 + max(0, self._also)):
            yield from self._record()
            yield from self._pass(SETTLE)
            yield from self._time(self._timed)
            self._write(number)
        self._report()

    def _look_around(self):
        torch = self._torch
        distributed = getattr(torch, "distributed", None)
        if attempt(lambda: distributed.is_available() and distributed.is_initialized()):
            self._rank, size = distributed.get_rank(), distributed.get_world_size()
        else:
            self._rank, size = (attempt(lambda: int(os.environ[name]), default)
                                for name, default in (("RANK", 0), ("WORLD_SIZE", 1)))
        self._device = bool(torch.cuda.is_available() and torch.cuda.is_initialized())
        if self._device and getattr(torch.version, "cuda", None):
            self._clocks = attempt(lambda: Clocks(torch))
        if self._rank == 0:
            ours = {self._name(number, rank) for rank in range(size)
                    for number in range(1, 2 + self._also)}
            others = [name for name in os.listdir(self._folder) if name not in ours
                      and re.search(r"(?<!\.tracediff)\.json(\.gz)?$", name)]
            if others:
                say(f"{self._folder} holds other files, such as {min(others)}: "
                    "tracediff will read them, too")

    def _name(self, number, rank):
        which = "" if number == 1 else f"-recording{number}"
        return f"rank{rank}{which}.json" + (".gz" if self._compress else "")

    def _pass(self, count):
        for _ in range(count):
            yield

    def _be_alone(self):
        """Another profiler would spoil the times, and ours would end it."""
        if self._is_profiled():
            self._profiler = None  # not ours is the one that runs
            raise RuntimeError("another profiler is active")

    def _mark(self, marks):
        self._be_alone()
        event = None
        if self._device:
            event = self._torch.cuda.Event(enable_timing=True)
            event.record()
        marks.append((event, time.perf_counter()))

    def _time(self, count):
        marks = []
        self._marks.append(marks)
        if count <= 0:
            return
        if self._clocks is not None:
            self._clocks.start()
        self._mark(marks)
        for _ in range(count):
            yield
            self._mark(marks)
        if self._clocks is not None:
            self._clocks.stop()

    def _record(self):
        profiling = self._torch.profiler
        kinds = set(profiling.supported_activities()) | {profiling.ProfilerActivity.CPU}
        if not self._device:
            kinds.discard(profiling.ProfilerActivity.CUDA)
        self._be_alone()
        profiler = profiling.profile(
            activities=sorted(kinds, key=str), **self._what,
            schedule=profiling.schedule(wait=0, warmup=PROFILER_WARM_UP, active=self._steps,
                                        repeat=1))
        self._recorded = 0
        profiler.start()
        self._profiler = profiler
        for _ in range(PROFILER_WARM_UP):
            yield
            self._be_alone()
            profiler.step()
        for _ in range(self._steps):
            yield
            self._recorded += 1
            profiler.step()
        self._export()

    def _export(self):
        """At once, so that what the profiler holds is gone before steps are timed again."""
        profiler, self._profiler = self._profiler, None
        profiler.stop()
        profiler.export_chrome_trace(self._plain())

    def _plain(self):
        return os.path.join(self._scratch, "trace.part")

    def _write(self, number, wait=True):
        before, after = ([milliseconds(marks, wait) for marks in self._marks] + [[]])[:2]
        self._marks = [[]]  # each timed step is in one file
        meta = {"version": 1}
        if before or after:
            meta["steps"] = {"clock": "cuda_event" if self._device else "perf_counter",
                             "ms": before + after, "before": len(before), "after": len(after)}
        if self._program:
            meta["program"] = self._program
        clocks = self._clocks
        meta["environment"] = environment(self._torch, self._device, clocks and clocks.driver,
                                          self._variables, self._private)
        measured = clocks.take() if clocks is not None else {}
        if measured:
            meta["clocks"] = measured
        target = os.path.join(self._folder, self._name(number, self._rank))
        beside = target + ".tracediff.json"
        has_members = finish(self._plain(), os.path.basename(target).split(".")[0],
                             None if self._sidecar else meta)
        write_whole(self._plain(), target, self._compress)
        if self._sidecar or not has_members:
            part = os.path.join(self._scratch, "sidecar.part")
            with open(part, "w", encoding="ascii") as file:
                json.dump(meta, file, allow_nan=False)
            os.replace(part, beside)
        elif os.path.exists(beside):
            os.remove(beside)  # of an earlier recording, and it would win
        self._written.append((target, self._recorded, before + after))

    def _report(self):
        if self._rank not in (0, min(self._ranks or [0])):
            return
        for path, recorded, times in self._written:
            mean = f", {sum(times) / len(times):.3f} ms a step" if times else ""
            say(f"{path}: {recorded} step{'s' * (recorded != 1)} recorded, "
                f"{len(times)} timed without the profiler{mean}")

    def _end_early(self, good):
        """What there is is written. `good`: the program did not fail, and the device can be
        waited for."""
        if self._course is None or self._count == 0:
            say("no step() was called: nothing is recorded")
            return
        if self._profiler is not None and self._recorded > 0:
            self._course.close()
            name = self._profiler.step_rec_fn.name  # its number depends on the version
            self._export()
            rename_step(self._plain(), name)
        elif self._profiler is not None or not os.path.exists(self._plain()):
            first = self._warmup + self._before + PROFILER_WARM_UP
            what = (f"recording {len(self._written) + 1} is left out" if self._written else
                    f"nothing is recorded. Recording begins with step {first}: choose fewer with "
                    "warmup= and timed=")
            self._report()
            say(f"the loop ended after {self._count} steps; {what}")
            return
        self._write(len(self._written) + 1, good)
        self._report()
        say(f"the loop ended after {self._count} steps, before all was recorded and timed")

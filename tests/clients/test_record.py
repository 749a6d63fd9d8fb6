"""The recorder: with a PyTorch that is made up here, and with the real one where it is installed.
record.sh runs this file and sets TRACEDIFF_PROGRAM; without it, nothing is read back."""

import contextlib
import getpass
import gzip
import importlib.util
import io
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import tracemalloc
import types
import unittest
from unittest import mock

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
RECORDER = os.environ.get("TRACEDIFF_RECORDER") or os.path.join(
    ROOT, "clients", "python", "tracediff_record.py")
PROGRAM = os.environ.get("TRACEDIFF_PROGRAM")
ALL = 10 + 40 + 3 + 6 + 5 + 40  # the steps of a whole recording

spec = importlib.util.spec_from_file_location("tracediff_record", RECORDER)
recorder = importlib.util.module_from_spec(spec)
spec.loader.exec_module(recorder)


class Profile:
    """torch.profiler.profile, as far as it is used, and what PyTorch 2.14 writes."""

    def __init__(self, torch, activities, schedule, **what):
        self.torch, self.what, self.number = torch, what, 0
        self.activities = activities
        self.schedule, self.rows, self.begin = schedule, [], None
        torch.profilers.append(self)

    def _on(self, number):
        return self.schedule["warmup"] <= number < self.schedule["warmup"] + self.schedule["active"]

    def _close_row(self):
        if self._on(self.number):
            self.rows.append((self.number, self.begin, self.torch.now))

    def start(self):
        self.torch.fail("start")
        self.torch.profiling = self

    def step(self):
        self._close_row()
        self.number, self.begin = self.number + 1, self.torch.now
        self.step_rec_fn = types.SimpleNamespace(name=f"ProfilerStep#{self.number}")
        self.torch.fail("step")
        if self.number == sum(self.schedule.values()):
            self.torch.profiling = None

    def stop(self):
        self.torch.stops += 1
        if self.number < sum(self.schedule.values()):
            self._close_row()
        self.torch.profiling = None

    def export_chrome_trace(self, path):
        self.torch.fail("export")
        events = [{"ph": "X", "cat": "user_annotation", "name": f"ProfilerStep#{number}", "pid": 1,
                   "tid": 1, "ts": 1e3 * begin, "dur": 1e3 * (end - begin)}
                  for number, begin, end in self.rows]
        rows = ",\n".join(json.dumps(event, indent=1) for event in events)
        with open(path, "w", encoding="utf-8") as file:
            file.write('{\n"schemaVersion": 1, "host_name": %s,\n"traceEvents": [\n%s],'
                       '"traceName": "%s"\n}' % (json.dumps(socket.gethostname()), rows, path))


class Torch(types.ModuleType):
    """A PyTorch whose clock is `now`, in ms; with or without a device."""

    def __init__(self, device=False, rank=None):
        super().__init__("torch")
        torch = self
        self.now, self.stops, self.waits, self.broken = 0.0, 0, 0, {}
        self.profilers, self.profiling, self.events = [], None, []

        class Event:
            def __init__(self, enable_timing):
                assert enable_timing
                torch.events.append(self)

            def record(self):
                assert torch.profiling is None
                self.at = torch.now

            def query(self):
                return torch.device_works

            def synchronize(self):
                torch.waits += 1

            def elapsed_time(self, other):
                return other.at - self.at

        self.device_works = True
        self.__version__ = "9.8.7"
        self.version = types.SimpleNamespace(cuda="13.0" if device else None, hip=None)
        self.cuda = types.SimpleNamespace(
            is_available=lambda: device, is_initialized=lambda: device, Event=Event,
            get_device_name=lambda: "A device", current_device=lambda: 0,
            get_device_properties=lambda index: types.SimpleNamespace(uuid="12-34"))
        self.autograd = types.SimpleNamespace(_profiler_enabled=self._profiler_enabled)
        self.other = False  # another profiler
        self.backends = types.SimpleNamespace(
            cudnn=types.SimpleNamespace(benchmark=True, deterministic=False, allow_tf32=True,
                                        version=lambda: 91000),
            cuda=types.SimpleNamespace(matmul=types.SimpleNamespace(fp32_precision="tf32")))
        self.get_float32_matmul_precision = lambda: "high"
        self.get_num_threads = lambda: 7
        self.distributed = types.SimpleNamespace(
            is_available=lambda: True, is_initialized=lambda: rank is not None,
            get_rank=lambda: rank, get_world_size=lambda: 4)
        self.profiler = types.ModuleType("torch.profiler")
        self.profiler.ProfilerActivity = types.SimpleNamespace(CPU="CPU", CUDA="CUDA")
        self.profiler.supported_activities = lambda: {"CPU", "CUDA"}
        self.profiler.schedule = lambda wait, warmup, active, repeat: {
            "wait": wait, "warmup": warmup, "active": active}
        self.profiler.profile = lambda **what: Profile(self, **what)

    def _profiler_enabled(self):
        # As with the real one: warming up is not enabled.
        return self.other or (self.profiling is not None
                              and self.profiling._on(self.profiling.number))

    def fail(self, where):
        if where in self.broken:
            raise self.broken[where]


class Case(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.home = home.name
        self.folder = os.path.join(self.home, "traces")
        self.said = ""

    def run_steps(self, count, torch=None, error=None, hook=lambda number: None, **options):
        """A program of some steps, each of 10 ms, or 30 while the profiler records."""
        torch = torch or Torch()
        modules = {"torch": torch, "torch.profiler": torch.profiler}
        options.setdefault("variables", [])
        err = io.StringIO()
        with mock.patch.dict(sys.modules, modules), contextlib.redirect_stderr(err), \
                mock.patch.object(recorder.time, "perf_counter", lambda: torch.now / 1e3), \
                mock.patch.object(recorder, "program", lambda: {"commit": "abc"}):
            try:
                with recorder.record(self.folder, **options) as r:
                    for number in range(1, count + 1):
                        torch.now += 30 if torch.profiling else 10
                        r.step()
                        hook(number)
                    if error is not None:
                        raise error
            finally:
                self.said = err.getvalue()
        self.assertTrue(r.done)
        self.assertTrue(torch.profiling is None or torch.other)
        return torch

    def files(self):
        return sorted(os.listdir(self.folder))

    def trace(self, name="rank0.json.gz"):
        path = os.path.join(self.folder, name)
        with (gzip.open if name.endswith(".gz") else open)(path, "rb") as file:
            return json.loads(file.read())


class Order(Case):
    def test_the_whole(self):
        torch = self.run_steps(ALL)
        self.assertEqual(self.files(), ["rank0.json.gz"])
        trace = self.trace()
        self.assertEqual(list(trace)[-1], "tracediff")
        self.assertEqual(trace["tracediff"]["program"], {"commit": "abc"})
        self.assertEqual([event["name"] for event in trace["traceEvents"]],
                         [f"ProfilerStep#{number}" for number in range(3, 9)])
        self.assertEqual(trace["tracediff"]["steps"], {
            "clock": "perf_counter", "ms": [10.0] * 80, "before": 40, "after": 40})
        # Ten of warm-up, 40 timed, 3 of the profiler's warm-up; then the first recorded step.
        self.assertEqual(trace["traceEvents"][0]["ts"], 1e3 * (50 * 10 + 3 * 30))
        self.assertEqual(torch.profilers[0].activities, ["CPU"])
        self.assertEqual(torch.profilers[0].what, {
            "record_shapes": True, "with_stack": False, "profile_memory": False})
        self.assertIn("6 steps recorded, 80 timed without the profiler, 10.000 ms", self.said)
        self.assertEqual(self.said.count("\n"), 1)

    def test_more_steps_change_nothing(self):
        torch = self.run_steps(3 * ALL)
        self.assertEqual(len(torch.profilers), 1)
        self.assertEqual(len(self.trace()["tracediff"]["steps"]["ms"]), 80)

    def test_options(self):
        torch = self.run_steps(40, warmup=2, timed=5, steps=3, stacks=True, memory=True,
                               shapes=False, compress=False)
        trace = self.trace("rank0.json")
        self.assertEqual(len(trace["traceEvents"]), 3)
        self.assertEqual(trace["tracediff"]["steps"]["before"], 5)
        self.assertEqual(torch.profilers[0].what, {
            "record_shapes": False, "with_stack": True, "profile_memory": True})

    def test_start(self):
        for start, before in ((200, 40), (53, 40), (20, 16), (4, 0)):
            self.run_steps(start + 60, start=start)
            trace = self.trace()
            self.assertEqual(trace["traceEvents"][0]["ts"], 1e3 * ((start - 3) * 10 + 3 * 30))
            self.assertEqual(trace["tracediff"]["steps"]["before"], before)

    def test_start_is_early(self):
        self.run_steps(60, start=0)
        self.assertEqual(self.trace()["traceEvents"][0]["ts"], 1e3 * (10 + 3 * 30))

    def test_none_timed(self):
        self.run_steps(40, timed=0, warmup=0)
        self.assertNotIn("steps", self.trace()["tracediff"])

    def test_also(self):
        self.run_steps(300, also=2)
        self.assertEqual(self.files(), ["rank0-recording2.json.gz", "rank0-recording3.json.gz",
                                        "rank0.json.gz"])
        steps = self.trace("rank0-recording3.json.gz")["tracediff"]["steps"]
        self.assertEqual((steps["before"], steps["after"], len(steps["ms"])), (0, 40, 40))
        self.assertEqual(self.said.count("\n"), 3)

    def test_sidecar(self):
        self.run_steps(ALL, sidecar=True)
        self.assertEqual(self.files(), ["rank0.json.gz", "rank0.json.gz.tracediff.json"])
        self.assertNotIn("tracediff", self.trace())
        self.assertEqual(self.trace("rank0.json.gz.tracediff.json")["steps"]["before"], 40)
        self.run_steps(ALL)  # an old sidecar would win
        self.assertEqual(self.files(), ["rank0.json.gz"])

    def test_list_of_events(self):
        """Of a PyTorch without Kineto, such as that of Debian 12: what is measured lies beside."""
        def export(self, path):
            with open(path, "w", encoding="ascii") as file:
                file.write('[{"name": "ProfilerStep#3", "ph": "X", "ts": 1, "dur": 2, "pid": 0}]')
        with mock.patch.object(Profile, "export_chrome_trace", export):
            self.run_steps(ALL)
        self.assertEqual(len(self.trace()), 1)
        self.assertEqual(self.trace("rank0.json.gz.tracediff.json")["steps"]["before"], 40)

    def test_ranks(self):
        self.run_steps(ALL, Torch(rank=2))
        self.assertEqual((self.files(), self.said), (["rank2.json.gz"], ""))
        self.run_steps(ALL, Torch(rank=3), ranks=[0, 2])
        self.run_steps(ALL, Torch(rank=3), ranks=0)
        with mock.patch.dict(os.environ, {"RANK": "1", "WORLD_SIZE": "4"}):
            self.run_steps(ALL)
        self.assertEqual(self.files(), ["rank1.json.gz", "rank2.json.gz"])
        self.run_steps(ALL, Torch(rank=0))
        self.assertNotIn("other files", self.said)
        self.run_steps(ALL)  # one rank alone: the others are of an earlier run
        self.assertIn("other files, such as rank1.json.gz", self.said)

    def test_device(self):
        torch = self.run_steps(ALL, Torch(device=True))
        steps = self.trace()["tracediff"]["steps"]
        self.assertEqual((steps["clock"], steps["ms"]), ("cuda_event", [10.0] * 80))
        self.assertEqual(len(torch.events), 2 * 41)
        self.assertEqual(torch.waits, 2)  # one for each list, both at the very end
        self.assertEqual(torch.profilers[0].activities, ["CPU", "CUDA"])

    def test_no_wait_before_the_end(self):
        torch = Torch(device=True)
        self.run_steps(ALL, torch, hook=lambda count: self.assertEqual(
            torch.waits, 0 if count < ALL else 2))

    def test_step_returns_at_once_when_done(self):
        r = recorder.record(self.folder)
        r.done = True
        best = 1.0
        for _ in range(20):
            begin = time.perf_counter()
            for _ in range(1000):
                r.step()
            best = min(best, (time.perf_counter() - begin) / 1000)
        self.assertLess(best, 1e-6)


class Ends(Case):
    def test_every_early_end(self):
        for steps in range(ALL):
            shutil.rmtree(self.folder, ignore_errors=True)
            self.run_steps(steps)
            recorded = min(6, max(0, steps - 53))
            self.assertEqual(self.files(), ["rank0.json.gz"] if recorded else [], steps)
            self.assertIn("nothing is recorded" if not recorded else "before all was", self.said)
            if not recorded:
                continue
            trace = self.trace()
            names = [event["name"] for event in trace["traceEvents"]]
            self.assertEqual(sum(name.startswith("ProfilerStep#") for name in names), recorded)
            self.assertEqual(trace["tracediff"]["steps"]["after"], max(0, steps - 64))

    def test_exceptions_of_the_program_pass(self):
        for error in (KeyError("mine"), KeyboardInterrupt(), SystemExit(3)):
            with self.assertRaises(type(error)):
                self.run_steps(80, error=error)
            self.assertEqual(self.trace()["tracediff"]["steps"]["after"], 16)
            with self.assertRaises(type(error)):
                self.run_steps(20, error=error)

    def test_a_device_that_failed_is_not_waited_for(self):
        torch = Torch(device=True)
        torch.device_works = False
        with self.assertRaises(KeyError):
            self.run_steps(80, torch, KeyError("mine"))
        self.assertEqual(torch.waits, 0)
        self.assertNotIn("steps", self.trace()["tracediff"])

    def test_second_recording_cut(self):
        self.run_steps(ALL + 3, also=1)
        self.assertEqual(self.files(), ["rank0.json.gz"])
        self.assertIn("recording 2 is left out", self.said)
        self.run_steps(ALL + 20, also=1)
        self.assertEqual(self.trace("rank0-recording2.json.gz")["tracediff"]["steps"]["after"], 6)

    def given_up(self, **rest):
        torch = self.run_steps(ALL, **rest)
        self.assertEqual(self.said.count("\n"), 1, self.said)
        self.assertIn("nothing more is recorded", self.said)
        if os.path.isdir(self.folder):
            self.assertEqual(self.files(), [])
        return torch

    def test_errors_of_the_recorder(self):
        for where in ("start", "step", "export"):
            torch = Torch()
            torch.broken[where] = OSError(28, "No space left on device")
            self.given_up(torch=torch)
            self.assertIn("No space left", self.said)

    def test_options_that_are_wrong(self):
        """They are told at once: after the steps, the recording would be lost."""
        for wrong in ({"steps": 0}, {"steps": "6"}, {"warmup": -1}, {"timed": 2.5}, {"also": None},
                      {"start": "100"}, {"ranks": 1.5}, {"variables": 7}, {"private": "abc"}):
            torch = self.given_up(**wrong)
            self.assertEqual(torch.profilers, [])
        self.given_up(steps=0)
        self.assertIn("steps=0: it must be 1 or more", self.said)

    def test_outside_of_with(self):
        err = io.StringIO()
        with contextlib.redirect_stderr(err):
            r = recorder.record(self.folder)
            r.step()
            r.step()
        self.assertEqual(err.getvalue().count("\n"), 1)
        self.assertIn("outside of `with record(", err.getvalue())

    def test_folder(self):
        with open(self.folder, "w", encoding="ascii"):
            pass
        self.given_up()

    def test_disk_full_when_the_file_is_packed(self):
        with mock.patch.object(recorder.shutil, "copyfileobj", side_effect=OSError(28, "full")):
            self.given_up()

    def test_cut_export(self):
        with mock.patch.object(Profile, "export_chrome_trace",
                               lambda self, path: open(path, "w").close()):
            self.given_up()

    def test_torch_is_missing(self):
        for missing in ("torch", "torch.profiler"):
            err = io.StringIO()
            with mock.patch.dict(sys.modules, {"torch": Torch(), "torch.profiler": None,
                                               missing: None}), contextlib.redirect_stderr(err):
                with recorder.record(self.folder) as r:
                    r.step()
            self.assertIn("nothing more is recorded", err.getvalue())

    def test_another_profiler_is_left_alone(self):
        for when in (1, 30, 51):
            torch = Torch()

            def begin(count):
                torch.other = torch.other or count == when  # pylint: disable=cell-var-from-loop
            self.given_up(torch=torch, hook=begin)
            self.assertIn("another profiler is active", self.said)
            self.assertEqual(torch.stops, 0)


class Files(Case):
    def finish(self, text, meta):
        path = os.path.join(self.home, "file")
        with open(path, "wb") as file:
            file.write(text)
        recorder.finish(path, "name", meta)
        with open(path, "rb") as file:
            return file.read()

    def test_ends(self):
        for text in (b"{}", b" { \n} \n\n", b'{"a": [1, "}"]}', b'{"a": {}\n\n}\n',
                     b'{"traceName": "a\\"b/c", "a": "traceName"}',
                     b'{"host_name": "' + b"h" * 60 + b'", "traceEvents": []}'):
            given, got = json.loads(text), json.loads(self.finish(text, {"x": "\u00e4}"}))
            for key, value in (("traceName", "name"), ("host_name", "")):
                if key in given:
                    given[key] = value
            self.assertEqual(got, {**given, "tracediff": {"x": "\u00e4}"}})
        for text in (b"", b'{"a": [', b"{}" + b" " * 20000):
            with self.assertRaises(ValueError):
                self.finish(text, {})

    def test_big_file(self):
        path = os.path.join(self.home, "big")
        row = b'{"ph": "X", "name": "a", "traceName": "a", "ts": 1, "dur": 2},\n' * 1024
        with open(path, "wb") as file:
            file.write(b'{"traceEvents": [\n' + row * 800 + b'{}],"traceName": "/home/u/t"\n}')
        size = os.path.getsize(path)
        tracemalloc.start()
        recorder.finish(path, "rank0", {"version": 1})
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        self.assertLess(peak, 1 << 20)
        self.assertLess(os.path.getsize(path) - size, 100)
        with open(path, "rb") as file:
            text = file.read()
        self.assertEqual(text.count(b'"traceName": "a"'), 1024 * 800)
        self.assertTrue(text.endswith(b'{}],"traceName": "rank0",\n"tracediff": {"version": 1}\n}\n'))


class Privacy(Case):
    def test_nothing_private(self):
        host, user = "secrethost", "secretuser"
        values = {"NCCL_ALGO": "Ring", "TORCH_HOME": "/data/models", "NCCL_COMM_ID": "1",
                  "NCCL_SOCKET": "eth0:10.0.0.7", "CUDA_WHERE": "on-SecretHost-7",
                  "OMP_LONG": "x" * 300, "HOME": "/data/" + user, "USER": user, "PATH": "/bin",
                  "TORCH_NOTE": user + "'s", "TRITON_API_KEY": "k", "MY_NCCL_X": "1",
                  "NCCL_HOSTID": "rack7", "NCCL_SIX": "fe80::1", "OMP_BYTES": "a\udcff",
                  "NCCL_WHOLE": "fd00:1:2:3:4:5:6:7", "OMP_PLACES": "{0:4:2}",
                  "CUDA_VISIBLE_DEVICES": "GPU-8932f937-d72c-4106-c12f-20bd9faed9f6"}
        with mock.patch.dict(os.environ, values), \
                mock.patch.object(socket, "gethostname", lambda: host + ".example.org"):
            self.run_steps(ALL, variables=None)
            chosen = recorder.variables(["NCCL_ALGO", "HOME", "MKL_UNSET"])
        self.assertEqual(chosen, {"NCCL_ALGO": "Ring"})
        trace = self.trace()
        found = trace["tracediff"]["environment"]["variables"]
        self.assertEqual({name: found.get(name) for name in values}, {
            **dict.fromkeys(values), "NCCL_ALGO": "Ring", "TORCH_HOME": "(private)",
            "NCCL_SOCKET": "(private)", "CUDA_WHERE": "(private)", "OMP_LONG": "x" * 200,
            "TORCH_NOTE": "(private)", "NCCL_SIX": "(private)", "NCCL_WHOLE": "(private)",
            "OMP_BYTES": "a?", "OMP_PLACES": "{0:4:2}",
            "CUDA_VISIBLE_DEVICES": "(private)"})
        self.assertTrue(all(name.startswith(recorder.PREFIXES) for name in found))
        text = json.dumps(trace).lower()
        for word in (host, user, self.home.lower(), ROOT.lower(), sys.argv[0].lower()):
            self.assertNotIn(word, text)
        with open(os.path.join(self.folder, "rank0.json.gz"), "rb") as file:
            self.assertNotIn(b"trace", file.read(40))  # gzip would keep a name

    def test_private_adds(self):
        self.run_steps(ALL, private={"host": "node7", "lr": float("nan"), "x": True})
        flags = self.trace()["tracediff"]["environment"]["flags"]
        self.assertEqual((flags["host"], flags["lr"], flags["x"]), ("node7", "nan", True))

    def test_environment(self):
        self.run_steps(ALL, Torch(device=True))
        facts = self.trace()["tracediff"]["environment"]
        self.assertEqual((facts["torch"], facts["cuda"], facts["device"], facts["cudnn"]),
                         ("9.8.7", "13.0", "A device", "91000"))
        self.assertEqual(facts["flags"], {
            "matmul_precision": "high", "matmul_tf32": True, "cudnn_tf32": True,
            "cudnn_benchmark": True, "cudnn_deterministic": False, "num_threads": 7,
            "compile": False})

    def test_clocks(self):
        nvml = types.ModuleType("pynvml")
        nvml.NVML_CLOCK_SM, nvml.NVML_CLOCK_MEM = 1, 2
        nvml.nvmlInit = nvml.nvmlShutdown = lambda: None
        nvml.nvmlSystemGetDriverVersion = lambda: b"580.1"
        nvml.nvmlDeviceGetHandleByUUID = lambda uuid: uuid
        nvml.nvmlDeviceGetClockInfo = lambda handle, kind: {1: 1700, 2: 2600}[kind]
        nvml.nvmlDeviceGetPowerUsage = lambda handle: 350500
        with mock.patch.dict(sys.modules, {"pynvml": nvml}):
            self.run_steps(ALL, Torch(device=True), hook=lambda count: time.sleep(0.001))
        meta = self.trace()["tracediff"]
        self.assertEqual(meta["environment"]["driver"], "580.1")
        self.assertEqual(meta["clocks"], {"sm_mhz": [1700, 1700, 1700],
                                          "memory_mhz": [2600, 2600, 2600],
                                          "watt": [350.5, 350.5, 350.5]})
        self.assertNotIn("tracediff", [thread.name for thread in recorder.threading.enumerate()])

    @unittest.skipUnless(shutil.which("git"), "git is not installed")
    def test_commit(self):
        tree = os.path.join(self.home, "tree")

        def git(*arguments):
            subprocess.run(["git", "-C", tree, "-c", "user.name=a", "-c", "user.email=a@b",
                            *arguments], check=True, stdout=subprocess.DEVNULL)

        def look():
            main = types.SimpleNamespace(__file__=os.path.join(tree, "deep", "train.py"))
            with mock.patch.dict(sys.modules, {"__main__": main}):
                return recorder.program()
        os.makedirs(os.path.join(tree, "deep"))
        self.assertEqual(look(), {})  # no repository
        git("init", "-q")
        file = os.path.join(tree, "file")
        hashes = []
        for text in ("1", "2", "3", "1"):
            with open(file, "w", encoding="ascii") as stream:
                stream.write(text)
            if not hashes:
                git("add", ".")
                git("commit", "-q", "-m", "one")
            hashes.append(look())
        self.assertRegex(hashes[0]["commit"], "^[0-9a-f]{12}$")
        self.assertEqual(hashes[0], {"commit": hashes[0]["commit"], "dirty": False})
        self.assertEqual(hashes[3], hashes[0])
        self.assertTrue(hashes[1]["dirty"])
        self.assertNotEqual(hashes[1]["diff"], hashes[2]["diff"])
        with mock.patch.object(recorder, "GIT_SECONDS", -1), \
                mock.patch.object(recorder.subprocess, "run",
                                  side_effect=subprocess.TimeoutExpired("git", 1)):
            self.assertEqual(look(), {})


REAL = """
import sys, time, torch
sys.path.insert(0, sys.argv[1])
from tracediff_record import record
torch.set_num_threads(1)
model = torch.nn.Sequential(*[torch.nn.Linear(128, 128) for _ in range(4)])
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
x = torch.randn(32, 128)
calls = []
with record(sys.argv[2]) as r:
    while not r.done:
        y = model(x)
        if sys.argv[3] == "test":
            y = torch.nn.functional.gelu(y)
        y.square().mean().backward()
        optimizer.step()
        optimizer.zero_grad()
        begin = time.perf_counter()
        r.step()
        calls.append(time.perf_counter() - begin)
timed = sorted(calls[11:49])
print("us of a step of the recorder:", 1e6 * timed[len(timed) // 2])
"""


RANK = """
import sys, torch
sys.path.insert(0, sys.argv[1])
from tracediff_record import record
torch.set_num_threads(1)
torch.distributed.init_process_group("gloo", init_method="file://" + sys.argv[2] + ".meeting",
                                     rank=int(sys.argv[3]), world_size=2)
model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(64, 64))
with record(sys.argv[2]) as r:
    for _ in range(110):
        model(torch.randn(8, 64)).square().mean().backward()
        r.step()
torch.distributed.barrier()
"""


def have_torch():
    return subprocess.run([sys.executable, "-c", "import torch"], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, check=False).returncode == 0


class Real(Case):
    @unittest.skipUnless(have_torch(), "PyTorch is not installed")
    def test_early_end(self):
        program = REAL.replace("while not r.done:", "for _ in range(55):").split("timed =")[0]
        subprocess.run([sys.executable, "-c", program, os.path.dirname(RECORDER), self.folder, ""],
                       stderr=subprocess.DEVNULL, check=True)
        trace = self.trace()
        names = [event.get("name", "") for event in
                 (trace if isinstance(trace, list) else trace["traceEvents"])]
        self.assertEqual(sum(name.startswith("ProfilerStep#") for name in names), 2)
        self.assertEqual(names.count("unfinished step"), 1)

    @unittest.skipUnless(have_torch(), "PyTorch is not installed")
    def test_two_ranks(self):
        ranks = [subprocess.Popen([sys.executable, "-c", RANK, os.path.dirname(RECORDER),
                                   self.folder, str(rank)], stderr=subprocess.PIPE,
                                  universal_newlines=True) for rank in (0, 1)]
        said = [rank.communicate()[1] for rank in ranks]
        self.assertEqual([rank.returncode for rank in ranks], [0, 0], said)
        self.assertEqual([name for name in self.files() if name.endswith(".gz")],
                         ["rank0.json.gz", "rank1.json.gz"])
        self.assertEqual(["6 steps recorded, 80 timed" in text for text in said], [True, False])
        for rank in (0, 1):
            trace = self.trace(f"rank{rank}.json.gz")
            if isinstance(trace, list):  # a PyTorch without Kineto
                continue
            self.assertEqual(trace["distributedInfo"]["rank"], rank)
            self.assertEqual(len(trace["tracediff"]["steps"]["ms"]), 80)

    @unittest.skipUnless(have_torch(), "PyTorch is not installed")
    def test_real(self):
        for side in ("control", "test"):
            folder = os.path.join(self.home, side)
            run = subprocess.run(
                [sys.executable, "-c", REAL, os.path.dirname(RECORDER), folder, side],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, check=True)
            self.assertIn("6 steps recorded, 80 timed", run.stderr)
            print(side, run.stdout.strip().split("\n")[-1])
            self.assertLess(float(run.stdout.split()[-1]), 50)
            self.folder = folder
            trace = self.trace()
            if isinstance(trace, list):  # a PyTorch without Kineto
                trace = {"traceEvents": trace,
                         "tracediff": self.trace("rank0.json.gz.tracediff.json")}
            self.assertEqual(len(trace["tracediff"]["steps"]["ms"]), 80)
            text = json.dumps(trace)
            self.assertNotIn(self.home, text)
            self.assertNotIn(getpass.getuser() + "@", text)
            names = [event.get("name", "") for event in trace["traceEvents"]]
            self.assertEqual(sum(name.startswith("ProfilerStep#") for name in names), 6)
            self.assertEqual("aten::gelu" in names, side == "test")


class Read(Case):
    @unittest.skipUnless(PROGRAM, "no tracediff")
    def test_spans(self):
        """Several recordings of one run are spans of the rank."""
        self.run_steps(300, also=1)
        run = subprocess.run(
            [PROGRAM, "sql", "--data", os.path.join(self.home, "store"), "--format", "csv",
             self.folder, "SELECT rank, span, count(*) FROM steps GROUP BY 1, 2 ORDER BY 1, 2"],
            stdout=subprocess.PIPE, universal_newlines=True, check=True)
        self.assertEqual(run.stdout.split()[-2:], ["0,0,6", "0,1,6"])


if __name__ == "__main__":
    unittest.main(verbosity=2)

"""tracediff in a notebook: the calls of HTA's TraceAnalysis and TraceDiff, with the same names,
parameters and columns, answered by a tracediff server.

    from tracediff import TraceAnalysis, TraceDiff

    analysis = TraceAnalysis(trace_dir="runs/before")
    analysis.get_temporal_breakdown()
    TraceDiff.compare_traces("runs/before", "runs/after")
    compare("runs/before", "runs/after")        # the verdict, and why

One file, and only the standard library is needed. Tables are DataFrames where pandas is there,
else lists of dicts; figures need plotly. A server that runs is used: the one at TRACEDIFF_URL, or
on this machine at port 8080; else the program `tracediff` (TRACEDIFF_PROGRAM, the PATH, or the
build beside this file) is started, and ends with Python.

Times are in microseconds, as HTA's. What differs from HTA stands in README.md beside this file.
"""

import atexit
import collections
import csv
import gzip
import html
import http.client
import io
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
import warnings
from enum import Enum, Flag, auto

try:
    import pandas
except ImportError:  # tables are lists of dicts then
    pandas = None
try:
    import plotly.graph_objects as plotly_objects
except ImportError:  # there are no figures then
    plotly_objects = None

__all__ = ["DeviceType", "LabeledTrace", "Server", "TimeSeriesTypes", "TraceAnalysis", "TraceDiff",
           "TracediffError", "compare", "connect", "jupyter_server"]

STATISTICS = ["count", "mean", "std", "min", "25%", "50%", "75%", "max"]


class TracediffError(ValueError):
    """What a server refuses, or what is missing. `code` is that of the API, or None."""

    def __init__(self, message, code=None):
        super().__init__(message)
        self.code = code


class DeviceType(Enum):
    CPU = 1
    GPU = 2
    ALL = 3


class TimeSeriesTypes(Flag):
    QUEUE_LENGTH = auto()
    MEMCPY_BANDWIDTH = auto()


# ---- the server ----

class Server:
    """A server of tracediff at `url`; `token` is the one that it asks for, if it does; `page`, where
    the browser that shows a notebook finds it."""

    def __init__(self, url, token=None, process=None, page=None):
        self.url = url.rstrip("/")
        self.token = token or os.environ.get("TRACEDIFF_TOKEN")
        self.page = page
        self._process = process

    def request(self, method, path, parameters=(), body=None, headers=None):
        """The bytes that the API answers. Raises TracediffError."""
        url = f"{self.url}/api/v1{path}"
        pairs = [(name, value) for name, value in dict(parameters).items() if value is not None]
        if pairs:
            url += "?" + urllib.parse.urlencode(pairs)
        try:
            request = urllib.request.Request(url, data=body, method=method, headers=headers or {})
        except ValueError as error:
            raise TracediffError(f"{self.url!r} is no address of a server: {error}") from None
        request.add_header("Accept-Encoding", "gzip")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=300) as response:
                answer = response.read()
                if response.headers.get("Content-Encoding") == "gzip":
                    answer = gzip.decompress(answer)
                return answer
        except urllib.error.HTTPError as error:
            raise _problem(error) from None
        except urllib.error.URLError as error:
            raise TracediffError(f"{self.url} does not answer: {error.reason}") from None
        except (http.client.HTTPException, OSError, EOFError) as error:
            raise TracediffError(f"{self.url} broke off its answer: {error}") from None

    def _json(self, answer):
        try:
            return json.loads(answer)
        except ValueError:
            raise TracediffError(f"{self.url} answers, but not as tracediff does: "
                                 "is this the address of its dashboard?") from None

    def check(self):
        """Raises TracediffError unless this is a server of tracediff that lets us in."""
        status = self.get("/status")
        if not isinstance(status, dict) or "read_only" not in status:
            raise TracediffError(f"{self.url} answers, but not as tracediff does")

    def get(self, path, **parameters):
        """The JSON that the API answers."""
        return self._json(self.request("GET", path, parameters))

    def table(self, path, **parameters):
        """The rows of an answer as CSV, as dicts of numbers, texts and None."""
        text = self.request("GET", path, {**parameters, "format": "csv"}).decode("utf-8")
        lines = csv.reader(io.StringIO(text))
        names = next(lines, [])
        return [dict(zip(names, map(_value, line))) for line in lines]

    def close(self):
        """Ends the server if this object started it."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()
            self._process.stdout.close()
            self._process = None

    def upload(self, folder, label=None):
        """Stores the traces of a folder, and returns the id of the set. What is stored already
        keeps its id and its label."""
        if not os.path.exists(folder):
            raise TracediffError(f"there is no folder {folder}")
        files = [(name, path, os.path.getsize(path)) for name, path in _traces(folder)]
        if not files:
            raise TracediffError(f"{folder} has no *.json and no *.json.gz")
        named = {"files": [{"name": name, "size": size} for name, _, size in files],
                 "label": label or os.path.basename(os.path.abspath(folder))}
        upload = self._post("/uploads", named)["id"]
        for name, path, size in files:
            with open(path, "rb") as body:
                self.request("PUT", f"/uploads/{upload}/files/{urllib.parse.quote(name, safe='')}",
                             body=body, headers={"Content-Length": str(size),
                                                 "Content-Type": "application/octet-stream"})
        job = self._post(f"/uploads/{upload}/commit", {})["job"]
        return self._wait(job)["set"]

    def _post(self, path, body):
        return self._json(self.request("POST", path, body=json.dumps(body).encode(),
                                       headers={"Content-Type": "application/json"}))

    def _wait(self, job):
        pause = 0.01
        while job["state"] in ("queued", "running"):
            time.sleep(pause)
            pause = min(pause * 1.5, 0.5)
            job = self.get(f"/jobs/{job['id']}")
        if job["state"] != "done":
            error = job.get("error") or {"detail": f"the job was {job['state']}", "code": None}
            raise TracediffError(error["detail"], error["code"])
        for failure in job["failures"]:
            warnings.warn(f"{failure['file']}: {failure['message']}", stacklevel=4)
        return job


def _problem(error):
    try:
        problem = json.loads(error.read())
        return TracediffError(problem["detail"], problem["code"])
    except (ValueError, KeyError, TypeError, OSError, http.client.HTTPException):
        return TracediffError(f"{error.url}: {error.code} {error.reason}")


def _value(text):
    """A cell of CSV; a formula is written after an apostrophe there."""
    if text == "":
        return None
    if re.fullmatch(r"-?(0|[1-9][0-9]*)", text):
        return int(text)
    if re.fullmatch(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?", text):
        return float(text)
    return text[1:] if re.match(r"'[=+\-@\t\r]", text) else text


WITH_COUNTERS = "_with_counters.json.gz"


def _traces(folder):
    """Names below a folder (or a file alone), and their paths, in path order. What
    generate_trace_with_counters() wrote beside a trace is that trace again, and left out."""
    if os.path.isfile(folder):
        return [(os.path.basename(folder), folder)]
    found = []
    for parent, folders, names in os.walk(folder):
        folders.sort()
        there = set(names)
        for name in names:
            base = name[:-len(WITH_COUNTERS)] if name.endswith(WITH_COUNTERS) else None
            if base is not None and there.intersection((f"{base}.json", f"{base}.json.gz")):
                continue
            if name.endswith((".json", ".json.gz")):
                path = os.path.join(parent, name)
                found.append((os.path.relpath(path, folder).replace(os.sep, "/"), path))
    return sorted(found)


_server = None


def connect(url=None, token=None, program=None, data=None):
    """The server that the calls of this module ask from now on: the one at `url`, or else one
    that this starts (`program`, with its store in the folder `data`). Returns it."""
    global _server
    if url is not None:
        server = Server(url, token)
        server.check()
    else:
        server = _start(program, data)
    if _server is not None:
        _server.close()
    _server = server
    return server


def _current():
    global _server
    if _server is None:
        _server = _find()
    return _server


def _find():
    url = os.environ.get("TRACEDIFF_URL")
    if url:
        server = Server(url)
        server.check()
        return server
    server = _of_jupyter()
    if server is not None:
        return server
    server = Server("http://127.0.0.1:8080")
    try:
        server.check()
        return server
    except TracediffError:
        pass
    return _start(None, None)


def _program():
    """The program: the one that was installed with this module comes before the PATH."""
    here = os.path.dirname(os.path.abspath(__file__))
    folders = [sysconfig.get_path("scripts"), os.path.dirname(sys.executable or ""),
               sysconfig.get_path("scripts", f"{os.name}_user"), os.path.join(here, "..", "bin")]
    named = [os.path.join(folder, "tracediff") for folder in folders if folder]
    build = os.path.join(here, "..", "..", "build", "tracediff")
    for program in (os.environ.get("TRACEDIFF_PROGRAM"), *named, shutil.which("tracediff"), build):
        if program and os.path.isfile(program) and os.access(program, os.X_OK):
            return program
    raise TracediffError("there is no server at port 8080, and no program tracediff on the PATH: "
                         "set TRACEDIFF_URL or TRACEDIFF_PROGRAM")


def _start(program, data):
    command = [program or _program(), "serve", "--port", "0", "--no-open"]
    if data is not None:
        command += ["--data", data]
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        try:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True)
        except OSError as error:
            raise TracediffError(f"{command[0]} cannot be started: {error.strerror}") from None
        for line in process.stdout:
            address = re.search(r"http://\S+", line)
            if address:
                server = Server(address.group().rstrip("/"), process=process)
                atexit.register(server.close)
                return server
        process.stdout.close()
        status = process.wait()
        said.seek(0)
        last = "".join(said.readlines()[-1:]).strip()
    raise TracediffError(f"{' '.join(command)} ended with status {status}" + (last and f": {last}"))


# ---- Jupyter ----

def jupyter_server():
    """What jupyter-server-proxy wants to know to start a server and show it under /tracediff. It sends
    the token that it alone and the kernels know, so nobody types one; Jupyter asks who the user is."""
    folder = tempfile.mkdtemp(prefix="tracediff-")  # for this user alone
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    token = secrets.token_hex(32)
    with open(os.path.join(folder, "token"), "w", encoding="ascii") as file:
        file.write(token)
    os.environ["TRACEDIFF_JUPYTER"] = folder  # kernels inherit it
    fixed = [text.replace("{", "{{").replace("}", "}}")
             for text in (folder, _program(), os.path.join(folder, "token"))]
    return {"command": ["/bin/sh", "-c", 'echo "$0 $1" >"$2/at" && shift 2 && exec "$@"', "{port}",
                        "{base_url}tracediff", *fixed[:2], "serve", "--no-open", "--port", "{port}",
                        "--base-path", "{base_url}tracediff", "--token-file", fixed[2],
                        "--allow-host", "*"],
            "absolute_url": True, "timeout": 60,
            "request_headers_override": {"Authorization": f"Bearer {token}"},
            "launcher_entry": {"title": "tracediff"}}


def _of_jupyter():
    """The server that Jupyter's proxy runs, whose pages a notebook can show; None: there is none."""
    folder = os.environ.get("TRACEDIFF_JUPYTER")
    for wake in (lambda: None, _wake) if folder else ():
        try:
            wake()
            with open(os.path.join(folder, "at"), encoding="utf-8") as file:
                port, base = file.read().split()
            with open(os.path.join(folder, "token"), encoding="ascii") as file:
                server = Server(f"http://127.0.0.1:{port}{base}", file.read(), page=base)
            server.check()
            return server
        except (ImportError, KeyError, OSError, ValueError):
            continue
    return None


def _wake():
    """Asks Jupyter for a page of tracediff, upon which its proxy starts the server."""
    from jupyter_core.paths import jupyter_runtime_dir
    name = f"jpserver-{os.environ['JPY_PARENT_PID']}.json"
    with open(os.path.join(jupyter_runtime_dir(), name), encoding="utf-8") as file:
        at = json.load(file)
    token = at["token"] or os.environ["JUPYTERHUB_API_TOKEN"]
    request = urllib.request.Request(f"{at['url']}tracediff/api/v1/status",
                                     headers={"Authorization": f"token {token}"})
    urllib.request.urlopen(request, timeout=90).close()


# ---- tables and figures ----

def _frame(rows, columns, index=None):
    """Rows as a table with these columns: {its name: the name in a row}."""
    table = [{name: row.get(source) for name, source in columns.items()} for row in rows]
    if pandas is None:
        return table
    frame = pandas.DataFrame(table, columns=list(columns))
    return frame.set_index(index) if index else frame


def _show(figure, visualize):
    if visualize and figure is not None:
        figure.show()
    return figure


def _bars(rows, x, series, title, mode="group", unit="µs"):
    """Bars of each row: `series` is {the legend's name: the member of a row}."""
    if plotly_objects is None:
        return None
    names = [" ".join(str(row[part]) for part in x) for row in rows]
    figure = plotly_objects.Figure([
        plotly_objects.Bar(name=name, x=names, y=[row.get(member) for row in rows])
        for name, member in series.items()])
    figure.update_layout(barmode=mode, title_text=title, yaxis_title=unit)
    return figure


def _same(names):
    return {name: name for name in names}


def _list(values):
    """A parameter of the API: None is left out, a list is joined."""
    if values is None:
        return None
    return ",".join(str(value) for value in values) if isinstance(values, (list, tuple, set, range)) \
        else str(values)


def _flag(value):
    return "true" if value else "false"


def _several_devices(rows):
    seen = {}
    for row in rows:
        seen.setdefault(row["rank"], set()).add(row["device"])
    return any(len(devices) > 1 for devices in seen.values())


def _with_device(rows, columns):
    """HTA's columns; the device is one more where a rank has several, as streams are its own."""
    return {**columns, "device": "device"} if _several_devices(rows) else columns


# ---- TraceAnalysis ----

class TraceAnalysis:
    """The analyses of one set of traces: of a folder that is uploaded (once: what is stored
    already is found again), of files, or of a `set` that the server has, by id or label."""

    def __init__(self, trace_files=None, trace_dir="", include_last_profiler_step=False, *,
                 set=None, server=None):
        self.server = server or _current()
        self.trace_dir = trace_dir
        if set is not None:
            self.set = self.server.get(f"/sets/{urllib.parse.quote(set, safe='')}")["id"]
        elif trace_files:
            self.set = self._upload_files(trace_files, trace_dir)
        elif not trace_dir:
            raise TracediffError("give trace_dir, trace_files or set")
        else:
            self.set = self.server.upload(trace_dir)
        self.include_last_profiler_step = bool(include_last_profiler_step)

    def _upload_files(self, trace_files, trace_dir):
        """Files in any folders become one folder of links, in the order of their ranks."""
        import tempfile
        files = trace_files.values() if isinstance(trace_files, dict) else trace_files
        paths = [os.path.abspath(name if os.path.exists(name) else os.path.join(trace_dir, name))
                 for name in files]
        for path in paths:
            if not os.path.isfile(path):
                raise TracediffError(f"there is no file {path}")
            if not path.endswith((".json", ".json.gz")):
                raise TracediffError(f"{path} is not named *.json or *.json.gz")
        label = os.path.basename(os.path.abspath(trace_dir) if trace_dir
                                 else os.path.dirname(paths[0]))
        with tempfile.TemporaryDirectory() as folder:
            for number, path in enumerate(paths):
                inside = os.path.join(folder, f"{number:06d}")
                os.mkdir(inside)
                os.symlink(path, os.path.join(inside, os.path.basename(path)))
            return self.server.upload(folder, label=label)

    def _ask(self, what, ranks=None, **parameters):
        return self.server.get(f"/analysis/{what}", set=self.set, ranks=_list(ranks),
                               include_last_profiler_step=self._last(), **parameters)["set"]

    def _table(self, what, table, ranks=None, **parameters):
        return self.server.table(f"/analysis/{what}", set=self.set, ranks=_list(ranks), table=table,
                                 include_last_profiler_step=self._last(), **parameters)

    def _last(self):
        return _flag(self.include_last_profiler_step)

    def analyse(self, what, **parameters):
        """Any analysis of the server by its name: {table: DataFrame}. See docs/api.md."""
        answer = self.server.get(f"/analysis/{what}", set=self.set, **parameters)["set"]
        return {name: _frame(rows, _same(rows[0]))
                for name, rows in answer.items()
                if isinstance(rows, list) and rows and isinstance(rows[0], dict)}

    def get_temporal_breakdown(self, visualize=True):
        rows = [row for row in self._ask("temporal_breakdown")["rows"]]
        parts = ["idle_time", "compute_time", "non_compute_time"]
        _show(_bars(rows, ["rank"], _same(parts), "Temporal breakdown", "stack"), visualize)
        return _frame(rows, {"rank": "rank", **{f"{part}(us)": part
                                                for part in [*parts, "kernel_time"]},
                             **_same([f"{part}_pctg" for part in parts])})

    def get_comm_comp_overlap(self, visualize=True):
        rows = self._ask("comm_comp_overlap")["rows"]
        _show(_bars(rows, ["rank"], {"overlap": "comp_comm_overlap_pctg"},
                    "Communication that overlaps with computation", unit="%"), visualize)
        return _frame(rows, _same(["rank", "comp_comm_overlap_pctg"]))

    def get_idle_time_breakdown(self, ranks=None, streams=None, visualize=True, visualize_pctg=True,
                                show_idle_interval_stats=False, consecutive_kernel_delay=30):
        rows = self._ask("idle_time_breakdown", ranks or [0], streams=_list(streams),
                         show_idle_interval_stats=_flag(show_idle_interval_stats),
                         consecutive_kernel_delay=consecutive_kernel_delay)["rows"]
        rows = [row for row in rows if row["idle_category"] is not None]
        member = "idle_time_ratio" if visualize_pctg else "idle_time"
        _show(_bars(rows, ["rank", "stream", "idle_category"], {member: member},
                    "Why streams are idle", unit="share" if visualize_pctg else "µs"), visualize)
        times = _frame(rows, _with_device(rows, _same(
            ["rank", "stream", "idle_category", "idle_time", "idle_time_ratio"])))
        if not show_idle_interval_stats:
            return times, None
        return times, _frame(rows, _with_device(rows, _same(
            ["idle_category", "rank", "stream", *STATISTICS])), index="idle_category")

    def get_gpu_kernel_breakdown(self, visualize=True, duration_ratio=0.8, num_kernels=10,
                                 include_memory_kernels=True, image_renderer=""):
        answer = self._ask("kernel_breakdown", duration_ratio=duration_ratio,
                           num_kernels=num_kernels,
                           include_memory_kernels=_flag(include_memory_kernels))
        _show(_bars(answer["kinds"], ["kernel_type"], {"time": "sum"}, "Time by kind"), visualize)
        kernels = sorted(answer["kernels"],
                         key=lambda row: (row["kernel_type"], row["name"], row["rank"]))
        return (_frame(answer["kinds"], _same(["kernel_type", "sum", "percentage"])),
                _frame(kernels, {"name": "name", "sum (us)": "sum", "max (us)": "max",
                                 "min (us)": "min", "stddev": "std", "mean (us)": "mean",
                                 "kernel_type": "kernel_type", "rank": "rank"}))

    def get_gpu_user_annotation_breakdown(self, use_gpu_annotation=True, visualize=True,
                                          duration_ratio=0.8, num_kernels=1000,
                                          allowlist_patterns=None, image_renderer=None):
        if allowlist_patterns:
            raise TracediffError("allowlist_patterns is not offered: raise num_kernels instead")
        rows = self._ask("user_annotation_breakdown", num_kernels=num_kernels,
                         use_gpu_annotation=_flag(use_gpu_annotation))["rows"]
        rows = [row for row in rows if row["name"] is not None]
        if not rows:
            return None
        rows.sort(key=lambda row: (row["rank"], row["name"]))
        _show(_bars(rows, ["rank", "name"], {"time": "sum"}, "User annotations"), visualize)
        return _frame(rows, {"name": "name", "sum (us)": "sum", "max (us)": "max",
                             "min (us)": "min", "stddev": "std", "mean (us)": "mean",
                             "rank": "rank"})

    def _series(self, what, ranks, columns):
        frames = {}
        for row in self._table(what, "series", ranks or [0]):
            frames.setdefault(row["rank"], []).append(row)
        return {rank: _frame(sorted(rows, key=lambda row: row["ts"]), columns)
                for rank, rows in sorted(frames.items())}

    def get_memory_bw_time_series(self, ranks=None):
        return self._series("memory_bw", ranks,
                            {"ts": "ts", "pid": "device", **_same(["name", "memory_bw_gbps"])})

    def get_memory_bw_summary(self, ranks=None):
        rows = self._ask("memory_bw", ranks or [0])["summary"]
        return _frame(rows, _with_device(rows, _same(["rank", "name", *STATISTICS])),
                      index=["rank", "name"]) if rows else None

    def get_queue_length_time_series(self, ranks=None):
        return self._series("queue_length", ranks,
                            {"ts": "ts", "pid": "device", "tid": "stream",
                             **_same(["stream", "queue_length"])})

    def get_queue_length_summary(self, ranks=None):
        rows = self._ask("queue_length", ranks or [0])["summary"]
        return _frame(rows, _with_device(rows, _same(["rank", "stream", *STATISTICS])),
                      index=["rank", "stream"]) if rows else None

    def get_queue_length_summary_from_time_series(self, queue_length_dict):
        return self.get_queue_length_summary(list(queue_length_dict))

    def get_time_spent_blocked_on_full_queue(self, queue_length_dict, max_queue_length=1024):
        rows = self._ask("queue_length", list(queue_length_dict),
                         max_queue_length=max_queue_length)["time_blocked"]
        return _frame(rows, _with_device(rows, _same(
            ["rank", "stream", "duration_at_max_queue_length",
             "relative_duration_at_max_queue_length"]))) if rows else None

    def get_cuda_kernel_launch_stats(self, ranks=None, runtime_cutoff=50, launch_delay_cutoff=100,
                                     include_memory_events=True, visualize=True):
        columns = ["correlation", "cpu_duration", "gpu_duration", "launch_delay"]
        ranks = ranks or [0]
        launches = self._table("launch_stats", "launches", ranks, runtime_cutoff=runtime_cutoff,
                               launch_delay_cutoff=launch_delay_cutoff,
                               include_memory_events=_flag(include_memory_events))
        if visualize and plotly_objects is not None and launches:
            figure = plotly_objects.Figure(plotly_objects.Scattergl(
                mode="markers", x=[row["cpu_duration"] for row in launches],
                y=[row["gpu_duration"] for row in launches]))
            figure.update_layout(title_text="Launches and what they launched",
                                 xaxis_title="launch, µs", yaxis_title="device, µs")
            _show(figure, visualize)
        return {rank: _frame([row for row in launches if row["rank"] == rank], _same(columns))
                for rank in ranks}

    def get_frequent_cuda_kernel_sequences(self, operator_name, output_dir=None, min_pattern_len=3,
                                           rank=0, top_k=5, visualize=False,
                                           compress_other_kernels=True):
        rows = self._ask("kernel_sequences", [rank], operator_name=operator_name,
                         min_pattern_len=min_pattern_len, top_k=top_k)["patterns"]
        _show(_bars(rows, ["pattern"], {"count": "count"}, "Kernel sequences", unit="count"),
              visualize)
        return _frame(rows, {"pattern": "pattern", "count": "count",
                             "GPU kernel duration (us)": "kernel_duration",
                             "CPU op duration (us)": "operator_duration"})

    def get_profiler_steps(self):
        return self.server.get(f"/sets/{self.set}")["steps"]

    def get_potential_stragglers(self, profiler_steps=None, num_candidates=2, visualize=False):
        """The ranks that the others wait for, the worst first: only those that cause at least
        half of the waiting. HTA always names some."""
        rows = self.server.get("/analysis/stragglers", set=self.set, steps=_list(profiler_steps),
                               num_candidates=min(num_candidates, 64))["set"]["by_rank"]
        _show(_bars(rows, ["rank"], {"caused": "caused_per_step"}, "Waiting that each rank causes"),
              visualize)
        return [row["rank"] for row in rows if row["straggler"] == 1][:num_candidates]

    def critical_path_analysis(self, rank, annotation="ProfilerStep", instance_id=None):
        """The chain of operators, launches and kernels that holds the most work of one step or
        several: {table: DataFrame}, and True. `annotation` is ProfilerStep, or, in a set without
        steps, the name of rows that are its steps; `instance_id` the n-th of them, or (first,
        last); None: all."""
        steps = self.server.get(f"/sets/{self.set}/steps", marker=None
                                if annotation == "ProfilerStep" else annotation)["steps"]
        numbers = sorted({step["step_number"] for step in steps
                          if step["rank"] == rank and step["step_number"] is not None})
        if instance_id is not None:
            first, last = instance_id if isinstance(instance_id, tuple) else (instance_id,) * 2
            numbers = numbers[first:last + 1]
            if not numbers:
                raise TracediffError(f"rank {rank} has no such instance of {annotation}")
        parameters = {} if instance_id is None else {"steps": _list(numbers)}
        if annotation != "ProfilerStep":
            parameters["marker"] = annotation
        return self.analyse("critical_path", ranks=rank, **parameters), True

    def get_cupti_counter_data_with_operators(self, ranks=None):
        """Of each rank, the kernels in order of time with their counters, one column each, and
        the operators above their launch, the outermost first."""
        answer = []
        for rank in ranks or [0]:
            kernels = {}
            for row in self._table("operator_counters", "kernels", [rank]):
                kernel = kernels.setdefault(row["number"], {
                    "name": row["kernel"], "operators": row["operators"]})
                kernel[row["counter"]] = row["value"]
            names = ["name", "operators"]
            names += sorted({name for kernel in kernels.values() for name in kernel} - set(names))
            answer.append(_frame(list(kernels.values()), _same(names)))
        return answer

    def generate_trace_with_counters(self, time_series=None, ranks=None,
                                     output_suffix="_with_counters"):
        """Writes the traces with counters beside those of `trace_dir` (or here), and returns the
        paths. The server must have kept the traces."""
        if time_series is None:
            time_series = TimeSeriesTypes.QUEUE_LENGTH | TimeSeriesTypes.MEMCPY_BANDWIDTH
        counters = [name for name, kind in (("queue_length", TimeSeriesTypes.QUEUE_LENGTH),
                                            ("memory_bw", TimeSeriesTypes.MEMCPY_BANDWIDTH))
                    if kind in time_series]
        files = self.server.get(f"/sets/{self.set}")["file_list"]
        bases = [os.path.basename(file["file"]) for file in files]
        times = collections.Counter(bases)
        written = []
        for file, base in zip(files, bases):
            if file["rank"] not in (ranks or [0]):
                continue
            trace = self.server.request("GET", f"/sets/{self.set}/files/{file['number']}/trace",
                                        {"counters": ",".join(counters)})
            if times[base] > 1:  # as rank_0/trace.json: the folders are in the name
                base = file["file"].replace("/", "_")
            name = re.sub(r"\.json(\.gz)?$", "", base)
            path = os.path.join(self.trace_dir or ".", f"{name}{output_suffix}.json.gz")
            with open(path, "wb") as out:
                out.write(trace if trace[:2] == b"\x1f\x8b" else gzip.compress(trace))
            written.append(path)
        return written


# ---- TraceDiff ----

class LabeledTrace:
    """A set with a name for the columns of TraceDiff."""

    def __init__(self, label=None, t=None, trace_dir=None):
        if t is None and trace_dir is None:
            raise TracediffError("a LabeledTrace needs a TraceAnalysis (t) or a folder (trace_dir)")
        self.t = t if t is not None else TraceAnalysis(trace_dir=trace_dir)
        self.label = label or os.path.basename(os.path.abspath(trace_dir or self.t.trace_dir))

    def ranks(self):
        return self.t.server.get(f"/sets/{self.t.set}")["ranks"]

    def iterations(self):
        return self.t.get_profiler_steps()


def _labeled(trace, label):
    """A folder, a set of the server by id or label, a TraceAnalysis or a LabeledTrace."""
    if isinstance(trace, LabeledTrace):
        return trace
    if isinstance(trace, TraceAnalysis):
        return LabeledTrace(label, t=trace)
    if os.path.exists(trace):
        return LabeledTrace(label, trace_dir=trace)
    return LabeledTrace(label, t=TraceAnalysis(set=trace))


def _pair(control, test, control_rank, test_rank, control_iteration, test_iteration, device_type):
    sides = _labeled(control, "Control"), _labeled(test, "Test")
    chosen = {"control_ranks": control_rank, "test_ranks": test_rank,
              "control_steps": control_iteration, "test_steps": test_iteration}
    return sides, {"control": sides[0].t.set, "test": sides[1].t.set,
                   **{name: "first" if value is None else _list(value)
                      for name, value in chosen.items()},
                   "device_type": DeviceType(device_type).name,
                   "merge_addresses": "false", "aliases": "false", "merge_lines": "false"}


class TraceDiff:
    @classmethod
    def compare_traces(cls, control, test, control_rank=None, test_rank=None, control_iteration=None,
                       test_iteration=None, device_type=DeviceType.ALL, use_short_name=False):
        sides, asked = _pair(control, test, control_rank, test_rank, control_iteration,
                             test_iteration, device_type)
        answer = sides[0].t.server.get("/compare_traces", **asked, diagnosis="false",
                                       use_short_name=_flag(use_short_name))
        labels = [side.label for side in sides]
        if labels[0] == labels[1]:
            labels[1] += "_test"
        rows = {}
        for row in answer["rows"]:  # HTA adds up the categories of a name
            sums = rows.setdefault(row["name"], {"name": row["name"]})
            for side in ("control", "test"):
                for column in ("counts", "total_duration"):
                    member = f"{side}_{column}"
                    sums[member] = round(sums.get(member, 0) + row[member], 3)
        ordered = sorted(rows.values(), key=lambda row: (row["control_counts"] == 0, row["name"]))
        for row in ordered:
            row["diff_counts"] = row["test_counts"] - row["control_counts"]
            row["diff_duration"] = round(row["test_total_duration"]
                                         - row["control_total_duration"], 3)
            row["change"] = "=" if row["diff_counts"] == 0 else "+" if row["diff_counts"] > 0 else "-"
        name = "short_name" if use_short_name else "name"
        return _frame(ordered, {
            name: "name", f"{labels[0]}_counts": "control_counts",
            f"{labels[0]}_total_duration": "control_total_duration",
            f"{labels[1]}_counts": "test_counts",
            f"{labels[1]}_total_duration": "test_total_duration",
            **_same(["diff_counts", "diff_duration"]), "counts_change_categories": "change"},
            index=name)

    @classmethod
    def ops_diff(cls, control, test, control_rank=None, test_rank=None, control_iteration=None,
                 test_iteration=None, device_type=DeviceType.ALL):
        sides, asked = _pair(control, test, control_rank, test_rank, control_iteration,
                             test_iteration, device_type)
        answer = sides[0].t.server.get("/ops_diff", **asked)
        return {change: answer[change]
                for change in ("added", "deleted", "increased", "decreased", "unchanged")}

    @classmethod
    def visualize_counts_diff(cls, df, show_image=True, export_image_path=None):
        return _difference(df, "counts", "Ops count comparison", "", show_image, export_image_path)

    @classmethod
    def visualize_duration_diff(cls, df, show_image=True, export_image_path=None):
        return _difference(df, "total_duration", "Ops duration comparison", "Total duration (us)",
                           show_image, export_image_path)


def _difference(df, column, title, unit, show_image, export_image_path):
    """The figure of a table of compare_traces. HTA returns None."""
    if plotly_objects is None or pandas is None:
        raise TracediffError("a figure of a DataFrame needs pandas and plotly")
    labels = [name[:-len("_total_duration")] for name in df.columns
              if name.endswith("_total_duration")]
    difference = "diff_counts" if column == "counts" else "diff_duration"
    figure = plotly_objects.Figure(
        [plotly_objects.Bar(name=label, x=df.index, y=df[f"{label}_{column}"]) for label in labels]
        + [plotly_objects.Bar(name="Difference", x=df.index, y=df[difference])])
    figure.update_layout(barmode="group", title_text=title, yaxis_title=unit)
    if show_image:
        figure.show()
    if export_image_path:
        figure.write_image(export_image_path)
    return figure


# ---- a comparison as HTML ----

# What a trace says comes from strangers: text is escaped, and nothing here is a script. A page is
# bounded: so many lines, facts and notes, so many characters of each.
LINES, FACTS, NOTES, LETTERS, DOTS = 12, 8, 5, 260, 100
SENTENCE = 350  # letters of one that stands alone
SURE = {"sure": "sure", "likely": "likely", "no_difference_found": "may be noise",
        "cannot_judge": "cannot be judged"}
UNSEEN = re.compile("[\0-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
COLOURS = {"slower": "var(--jp-error-color1,var(--vscode-charts-red,#d1453b))",
           "faster": "var(--jp-success-color1,var(--vscode-charts-green,#2e9e5b))",
           "": "currentColor;opacity:.45"}
BAR = 150  # the width of bars
CELL = "padding:2px 8px 2px 0;text-align:left;vertical-align:top;white-space:"


def _text(text, letters=LETTERS):
    """Text of any kind as HTML."""
    text = UNSEEN.sub("\ufffd", str(text))
    return html.escape(text if len(text) <= letters else text[:letters - 1] + "…")


def _sentence(sentence, brief=False, letters=LETTERS):
    """A sentence of the API as HTML, with its names set apart."""
    parts = (brief and sentence.get("brief")) or sentence.get("parts") \
        or [{"text": sentence.get("text", "")}]
    said, left = [], letters
    for part in parts:
        text = str(part.get("name", part.get("text", part.get("number", ""))))
        shown = _text(text, max(left, 1))
        said.append(f"<code><bdi>{shown}</bdi></code>" if "name" in part else shown)
        left -= len(text) + 15 * ("name" in part)
        if left <= 0:
            break
    return "".join(said)


def _time(microseconds, sign=False):
    size, units = abs(microseconds), ((1e6, "s"), (1e3, "ms"), (1, "µs"), (1e-3, "ns"))
    scale, unit = next((one for one in units if size >= 0.9995 * one[0]), units[2])
    value = size / scale
    digits = max(0, 2 - len(str(int(value)))) + (value < 99.95) if value else 0
    mark = ("−" if microseconds < 0 else "+") if (sign or microseconds < 0) and value else ""
    return f"{mark}{value:.{digits}f} {unit}"


def _bar(level, change, scale, sure):
    low, high = scale
    places = [(at - low) / (high - low or 1) * (BAR - 2) for at in sorted((level, level + change))]
    colour = COLOURS[("slower" if change > 0 else "faster") if sure else ""]
    return (f'<svg role="img" width="{BAR}" height="14" viewBox="0 0 {BAR} 14" style="max-width:none">'
            f'<title>{_time(change, True)}</title><rect x="{places[0]:.1f}" y="2" height="10" '
            f'width="{places[1] - places[0] + 2:.1f}" style="fill:{colour}"/></svg>')


def _account(answer):
    """The lines of the account, which add up to the change, as a table with bars."""
    account = answer.get("account") or {}
    level = start = account.get("control_ns", 0) / 1e3 / max(1, account.get("control_samples", 1))
    lines = []
    for line in account.get("lines", []):
        sides = [line[f"{side}_ns"] / 1e3 / max(1, account[f"{side}_samples"])
                 for side in ("control", "test")]
        change = sides[1] - sides[0]
        if change or line["kind"] != "rest":
            lines.append([_sentence(line, True), sides, change, line["certainty"], level])
        level += change
    if len(lines) > LINES + 1:
        more = lines[LINES:]
        sides = [sum(line[1][side] for line in more) for side in (0, 1)]
        lines[LINES:] = [[f"{len(more)} more lines", sides, sides[1] - sides[0], "", more[0][4]]]
    if not lines:
        return ""
    levels = [start, *(line[4] + line[2] for line in lines)]
    scale = min(levels), max(levels)
    sum_words = "Together, as recorded" if answer["verdict"]["recorded"] else "Together"
    lines.append([f"<b>{sum_words}</b>", [start, level], level - start,
                  "sure" if answer["verdict"]["verdict"] in ("slower", "faster")
                  and not answer["verdict"]["recorded"] else None, start])
    rows = "".join(
        f'<tr><td style="{CELL}nowrap">{_bar(at, change, scale, sure in ("sure", "likely"))}</td>'
        f'<td style="{CELL}normal;overflow-wrap:anywhere">{words}</td>'
        f'<td style="{CELL}nowrap">{_time(sides[0])} → {_time(sides[1])}</td>'
        f'<td style="{CELL}nowrap"><b>{_time(change, True)}</b></td>'
        f'<td style="{CELL}nowrap">{SURE.get(sure, "") if number < len(lines) - 1 else ""}</td></tr>'
        for number, (words, sides, change, sure, at) in enumerate(lines))
    heads = "".join(f'<th scope="col" style="{CELL}nowrap">{head}</th>' for head in (
        "", "cause", "control → test", "change", "certainty"))
    return (f'<table style="border-collapse:collapse;margin:.6em 0"><caption style="text-align:left;'
            f'color:inherit"><b>Where the change comes from, per {_text(answer["verdict"]["unit"])}'
            f'</b></caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>')


def _strip(answer):
    """Each step, or recording, as a dot."""
    times = {}
    for side in ("control", "test"):
        samples = (answer["verdict"].get("samples") or {}).get(side) or [
            one["step_time"] or {} for one in answer[side].get("recordings", [])]
        found = [one["step"] for one in samples if isinstance(one.get("step"), (int, float))]
        times[side] = found[::max(1, -(-len(found) // DOTS))]
    low, high = (choose([*times["control"], *times["test"]], default=0) for choose in (min, max))
    if not all(times.values()):
        return ""
    rows = "".join(
        f'<text x="0" y="{y + 4}" style="fill:currentColor;font-size:12px">{side}</text><path '
        'style="stroke:currentColor;stroke-width:6;stroke-linecap:round;stroke-opacity:.55" d="'
        + "".join(f"M{70 + 420 * (time - low) / (high - low or 1):.1f} {y}h.01" for time in times[side])
        + '"/>' for side, y in (("control", 10), ("test", 28)))
    said = "; ".join(f"{side}: {_time(min(each))} to {_time(max(each))}" for side, each in times.items())
    return ('<svg role="img" width="500" height="52" viewBox="0 0 500 52" style="max-width:100%">'
            f"<title>Times of each {_text(answer['verdict']['unit'])}</title><desc>{said}</desc>{rows}"
            f'<text x="70" y="49" style="fill:currentColor;font-size:11px">{_time(low)}</text><text '
            f'x="490" y="49" text-anchor="end" style="fill:currentColor;font-size:11px">{_time(high)}'
            "</text></svg>")


def _bullets(name, entries, most):
    more = [f"and {len(entries) - most} more on the page"] if len(entries) > most else []
    items = "".join(f"<li>{entry}</li>" for entry in [*entries[:most], *more])
    return items and f'<p style="margin:.4em 0 0"><b>{name}</b></p><ul style="margin:0">{items}</ul>'


def _said(entry):
    sure = SURE.get(entry["certainty"])
    return _sentence(entry, letters=SENTENCE) + (f" <small>({sure})</small>" if sure else "")


# ---- more than HTA ----

class Comparison:
    """What tracediff says of two sets, or of several recordings a side: `verdict`, a sentence;
    `diagnosis`, sentences on the cause (of two sets only); `rows`, all rows of all ranks and
    steps; `answer`, the JSON; `url`, the page. A notebook shows it with its account and charts."""

    def __init__(self, server, answer):
        self.answer = answer
        self.verdict = answer["verdict"]["words"]
        self.diagnosis = [sentence["text"] for sentence in answer.get("diagnosis") or []]
        self.rows = _frame(answer["rows"], _same(
            name for name in (answer["rows"] or [{}])[0] if name not in ("tests", "replaces", "aliases")))
        several = "recordings" in answer["control"]
        self._shown = server.page is not None
        self.url = f"{server.page or server.url}/compare{'/recordings' if several else ''}?" \
            + urllib.parse.urlencode(
                {side: ",".join(one["set"] for one in answer[side].get("recordings", [answer[side]]))
                 for side in ("control", "test")}, safe=",")

    def __repr__(self):
        lines = [f"{index}. {text}" for index, text in enumerate(self.diagnosis, 1)]
        return "\n".join([self.verdict, *lines, self.url])

    def _repr_html_(self):
        answer, verdict = self.answer, self.answer["verdict"]
        names = [", ".join(f"<code><bdi>{_text(one['label'], 60)}</bdi></code>"
                           for one in answer[side].get("recordings", [answer[side]])[:8])
                 for side in ("control", "test")]
        basis = [_sentence(verdict[part]).rstrip(".") + "." for part in ("basis", "limit", "recorded") if verdict.get(part)]
        beside = sorted((one for one in answer.get("diagnosis") or [] if one.get("line") is None),
                        key=lambda one: one["certainty"] != "fact")
        notes = sorted(answer["comparability"], key=lambda note: note["severity"] != "damage")
        notes = [("<b>Damaged.</b> " if note["severity"] == "damage" else "") + _text(note["text"])
                 for note in notes] + [_text(answer[name]) for name in ("diagnosis_note", "note")
                                       if answer.get(name)]
        page = html.escape(self.url)
        frame = (f'<details><summary>The page, here</summary><iframe src="{page}" title="tracediff" '
                 'loading="lazy" style="width:100%;height:720px;border:0"></iframe></details>'
                 if self._shown else "")
        return "".join((
            '<div class="tracediff tex2jax_ignore mathjax_ignore" style="max-width:70em">',
            f'<p style="font-size:1.2em;margin:.2em 0"><b>{_text(self.verdict)}</b></p>',
            f"<p>{names[0]} → {names[1]}. {' '.join(basis)}</p>", _strip(answer), _account(answer),
            _bullets("Also", [_said(one) for one in beside], FACTS), _bullets("Take care", notes, NOTES),
            f"<p><small>{_text(verdict['caution'])}</small></p>" if verdict.get("caution") else "",
            f'<p><a href="{page}" target="_blank" rel="noopener">Open the page</a></p>{frame}</div>'))


def compare(control, test, **parameters):
    """Compares all ranks and steps of two folders, or sets by id or label, as the page does; of
    two lists of these, several recordings a side. `parameters` are those of GET /compare_traces."""
    sides = {"control": control, "test": test}
    traces = {name: [_labeled(one, name) for one in
                     (side if isinstance(side, (list, tuple)) else [side])]
              for name, side in sides.items()}
    if not all(traces.values()):
        raise TracediffError("each side needs a folder or a set: a list is empty")
    server = traces["control"][0].t.server
    names = {name: ",".join(one.t.set for one in side) for name, side in traces.items()}
    return Comparison(server, server.get("/compare_traces", **names,
                                         **{"significance": "true", **parameters}))

"""The Python client: HTA's columns and rows, and the numbers of the API; also without pandas; and
a notebook in a real kernel. python.sh runs this file and sets TRACEDIFF_PROGRAM."""

import copy
import html.parser
import importlib.util
import json
import http.server
import os
import stat
import subprocess
import sys
import tempfile
import threading
import unittest
import urllib.request

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
CLIENT = os.path.join(ROOT, "clients", "python", "tracediff.py")
SAMPLE = {side: os.path.join(ROOT, "traces-sample", side) for side in ("control", "test")}


def load(without=()):
    """The module as it loads if some packages are missing."""
    hidden = {name: sys.modules.pop(name) for name in list(sys.modules)
              if name.split(".")[0] in without}
    sys.modules.update({name: None for name in without})
    try:
        spec = importlib.util.spec_from_file_location("tracediff", CLIENT)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        for name in without:
            del sys.modules[name]
        sys.modules.update(hidden)


tracediff = load()
HAVE_PANDAS = tracediff.pandas is not None
HAVE_PLOTLY = tracediff.plotly_objects is not None


def frozen_file(name):
    with open(os.path.join(ROOT, "tests", "golden", "data", f"hta-{name}.json"),
              encoding="utf-8") as file:
        return json.load(file)


def hta(name):
    """HTA's frozen answers: {call and arguments: result}."""
    frozen = frozen_file(name)
    return {(call["call"], json.dumps(args, sort_keys=True)): call["result"]
            for call in frozen["calls"] for args in call["args"]}


class Client(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.home = tempfile.TemporaryDirectory()
        cls.server = tracediff.connect(program=os.environ["TRACEDIFF_PROGRAM"],
                                       data=os.path.join(cls.home.name, "data"))
        cls.sides = {side: tracediff.TraceAnalysis(trace_dir=SAMPLE[side]) for side in SAMPLE}
        cls.control = cls.sides["control"]

    @classmethod
    def tearDownClass(cls):
        cls.server.close()
        cls.home.cleanup()

    def api(self, what, **parameters):
        return self.server.get(f"/analysis/{what}", set=self.control.set, **parameters)["set"]


@unittest.skipUnless(HAVE_PANDAS, "pandas is not installed")
class Tables(Client):
    def same_columns(self, frame, expected):
        frame = frame.reset_index() if frame.index.names != [None] else frame
        self.assertEqual(sorted(frame.columns), sorted(expected["columns"]))
        return frame

    def same_keys(self, frame, expected, keys):
        """Both have the same rows by these key columns."""
        frame = self.same_columns(frame, expected)
        places = [expected["columns"].index(key) for key in keys]
        self.assertEqual(sorted(map(tuple, frame[keys].values.tolist())),
                         sorted(tuple(row[place] for place in places) for row in expected["rows"]))
        return frame

    def test_the_breakdown_by_rank_is_that_of_hta(self):
        expected = hta("control")["get_temporal_breakdown", '{"include_last_profiler_step": false}']
        frame = self.same_keys(self.control.get_temporal_breakdown(visualize=False), expected, ["rank"])
        for ours, row in zip(frame.to_dict("records"), self.api("temporal_breakdown")["rows"]):
            for part in ("idle_time", "compute_time", "non_compute_time", "kernel_time"):
                self.assertEqual(ours[f"{part}(us)"], row[part])
        last = tracediff.TraceAnalysis(set="control", include_last_profiler_step=True)
        more = last.get_temporal_breakdown(visualize=False)
        self.assertTrue((more["kernel_time(us)"] > frame["kernel_time(us)"]).all())

    def test_overlap(self):
        expected = hta("control")["get_comm_comp_overlap", '{"include_last_profiler_step": false}']
        self.same_keys(self.control.get_comm_comp_overlap(visualize=False), expected, ["rank"])

    def test_idle_time(self):
        frozen = hta("control")
        times, none = self.control.get_idle_time_breakdown(visualize=False)
        self.same_keys(times, frozen["get_idle_time_breakdown", "{}"][0],
                       ["rank", "stream", "idle_category"])
        self.assertIsNone(none)
        asked = '{"consecutive_kernel_delay": 5, "ranks": "all", "show_idle_interval_stats": true}'
        times, gaps = self.control.get_idle_time_breakdown(
            ranks=[0, 1], visualize=False, show_idle_interval_stats=True, consecutive_kernel_delay=5)
        expected = frozen["get_idle_time_breakdown", asked]
        self.same_keys(times, expected[0], ["rank", "stream", "idle_category"])
        gaps = self.same_keys(gaps, expected[1], ["idle_category", "rank", "stream"])
        only = self.control.get_idle_time_breakdown(streams=[20], visualize=False)[0]
        self.assertEqual(set(only["stream"]), {20})

    def test_kernels(self):
        expected = hta("control")["get_gpu_kernel_breakdown", '{"num_kernels": 1000}']
        kinds, kernels = self.control.get_gpu_kernel_breakdown(visualize=False, num_kernels=1000)
        self.same_columns(kinds, expected[0])
        kernels = self.same_columns(kernels, expected[1])
        order = kernels[["kernel_type", "name", "rank"]].values.tolist()
        self.assertEqual(order, sorted(order))
        few = self.control.get_gpu_kernel_breakdown(visualize=False, num_kernels=1, duration_ratio=1)[1]
        self.assertIn("others", set(few["name"]))
        without = self.control.get_gpu_kernel_breakdown(visualize=False,
                                                        include_memory_kernels=False)[1]
        self.assertNotIn("MEMORY", set(without["kernel_type"]))

    def test_annotations(self):
        frame = self.control.get_gpu_user_annotation_breakdown(visualize=False)
        rows = self.api("user_annotation_breakdown")["rows"]
        self.assertEqual(sorted(frame["sum (us)"]), sorted(row["sum"] for row in rows))
        host = self.control.get_gpu_user_annotation_breakdown(use_gpu_annotation=False, visualize=False)
        self.assertNotEqual(sorted(frame["sum (us)"]), sorted(host["sum (us)"]))
        with self.assertRaisesRegex(tracediff.TracediffError, "allowlist_patterns"):
            self.control.get_gpu_user_annotation_breakdown(allowlist_patterns=["a"])

    def test_queues_and_copies(self):
        frozen = hta("control")
        queue = self.control.get_queue_length_summary(ranks=[0, 1])
        self.same_keys(queue, frozen["get_queue_length_summary", '{"ranks": "all"}'], ["rank", "stream"])
        copies = self.control.get_memory_bw_summary(ranks=[0, 1])
        self.same_keys(copies, frozen["get_memory_bw_summary", '{"ranks": "all"}'], ["rank", "name"])
        series = self.control.get_queue_length_time_series(ranks=[0, 1])
        self.assertEqual(list(series[0].columns), ["ts", "pid", "tid", "stream", "queue_length"])
        self.assertEqual([len(series[rank]) for rank in (0, 1)],
                         [int(queue.loc[rank]["count"].sum()) for rank in (0, 1)], "every point")
        self.assertTrue(series[0]["ts"].is_monotonic_increasing)
        self.assertEqual(list(self.control.get_memory_bw_time_series()), [0])
        expected = frozen["get_time_spent_blocked_on_full_queue", '{"max_queue_length": 4}']
        blocked = self.same_columns(
            self.control.get_time_spent_blocked_on_full_queue(series, max_queue_length=4), expected)
        self.assertEqual(set(blocked["rank"]), {0, 1})
        self.assertIsNone(self.control.get_time_spent_blocked_on_full_queue(series))

    def test_launches(self):
        expected = hta("control")["get_cuda_kernel_launch_stats", '{"ranks": "all"}']
        frames = self.control.get_cuda_kernel_launch_stats(ranks=[0, 1], visualize=False)
        for rank, frame in frames.items():
            theirs = expected[str(rank)]
            self.assertEqual(list(frame.columns), theirs["columns"])
            ours = frame.set_index("correlation")
            common = [row for row in theirs["rows"] if row[0] in ours.index]
            self.assertGreater(len(common), 0.9 * len(theirs["rows"]))  # HTA has some of the last step
            for correlation, cpu, gpu, delay in common:
                row = ours.loc[correlation]
                for name, value in (("cpu_duration", cpu), ("gpu_duration", gpu), ("launch_delay", delay)):
                    self.assertAlmostEqual(row[name], value, delta=2.001)

    def test_sequences(self):
        expected = hta("control")["get_frequent_cuda_kernel_sequences",
                                  '{"min_pattern_len": 1, "operator_name": "aten::linear", "rank": 0}']
        frame = self.control.get_frequent_cuda_kernel_sequences("aten::linear", min_pattern_len=1)
        self.same_columns(frame, expected)
        self.assertLessEqual({row[0] for row in expected["rows"]}, set(frame["pattern"]))
        self.assertEqual(len(self.control.get_frequent_cuda_kernel_sequences(
            "aten::linear", min_pattern_len=1, top_k=2)), 2)

    def test_steps_and_stragglers(self):
        self.assertEqual(self.control.get_profiler_steps(), hta("control")["get_profiler_steps", "{}"])
        self.assertIsInstance(self.control.get_potential_stragglers(), list)
        self.assertIn("by_rank", self.control.analyse("stragglers"))

    def test_critical_path(self):
        tables, found = self.control.critical_path_analysis(1, "ProfilerStep", (1, 2))
        self.assertTrue(found)
        self.assertEqual(set(zip(tables["by_step"]["rank"], tables["by_step"]["step"])),
                         {(1, 6), (1, 7)})
        self.assertAlmostEqual(tables["by_kind"]["time"].sum(), tables["by_step"]["path"].sum(),
                               delta=0.01)
        every = self.control.critical_path_analysis(0)[0]["by_step"]
        self.assertEqual(len(every), 6)
        with self.assertRaisesRegex(tracediff.TracediffError, "no such instance"):
            self.control.critical_path_analysis(0, "ProfilerStep", 17)

    def test_counters_of_kernels(self):
        [none] = self.control.get_cupti_counter_data_with_operators()
        self.assertEqual(len(none), 0)
        folder = os.path.join(os.environ.get("TRACEDIFF_CORPUS", ""), "corpus", "hta-cupti")
        if not os.path.isdir(folder):
            self.skipTest("TRACEDIFF_CORPUS is not set")
        analysis = tracediff.TraceAnalysis(trace_dir=folder)
        [frame] = analysis.get_cupti_counter_data_with_operators()
        rows = self.server.table("/analysis/operator_counters", set=analysis.set, table="kernels")
        self.assertEqual(len(frame), len({row["number"] for row in rows}))
        for row in rows:
            kernel = frame.iloc[row["number"] - min(each["number"] for each in rows)]
            self.assertEqual((kernel["name"], kernel[row["counter"]]), (row["kernel"], row["value"]))
        self.server.request("DELETE", f"/sets/{analysis.set}")

    def test_compare_traces_has_htas_rows(self):
        frozen, all_names = hta("pair"), frozen_file("pair").get("names")
        ways = [({}, "{}"), ({"device_type": tracediff.DeviceType.CPU}, '{"device_type": "CPU"}'),
                ({"use_short_name": True}, '{"use_short_name": true}'),
                ({"control_iteration": 6, "test_iteration": 6},
                 '{"control_iteration": 6, "test_iteration": 6}'),
                ({"control_rank": [0, 1], "test_rank": [0, 1]},
                 '{"control_rank": [0, 1], "test_rank": [0, 1]}')]
        for arguments, asked in ways:
            expected = frozen["compare_traces", asked]
            frame = tracediff.TraceDiff.compare_traces(SAMPLE["control"], SAMPLE["test"], **arguments)
            columns = expected["columns"]
            self.assertEqual(list(frame.columns), columns[1:3] + columns[3:])
            ours = {name: row for name, row in zip(frame.index, frame.to_dict("records"))}
            names = [row[0] for row in expected["rows"]]
            self.assertEqual(list(frame.index), sorted(
                frame.index, key=lambda name: (ours[name]["Control_counts"] == 0, name)))
            differing = 0
            for row in expected["rows"]:
                theirs = dict(zip(columns, row))
                name = theirs["name"]
                name = all_names[name] if isinstance(name, int) else name
                if name not in ours or ours[name]["Control_counts"] != theirs["Control_counts"]:
                    differing += 1  # rows of docs/semantics.md §8
                    continue
                self.assertEqual(ours[name]["counts_change_categories"],
                                 theirs["counts_change_categories"])
                calls = theirs["Control_counts"] + theirs["Test_counts"]
                self.assertAlmostEqual(ours[name]["diff_duration"], theirs["diff_duration"],
                                       delta=2 * calls + 0.01)
            self.assertLess(differing, 0.2 * len(names), asked)

    def test_ops_diff(self):
        frame = tracediff.TraceDiff.compare_traces("control", "test")
        changes = tracediff.TraceDiff.ops_diff("control", "test")
        added = frame[(frame["Control_counts"] == 0)]
        self.assertEqual(changes["added"], list(added.index))
        self.assertEqual(sum(map(len, changes.values())), len(frame))

    def test_labels_name_the_columns(self):
        sides = [tracediff.LabeledTrace(name, t=self.sides[side])
                 for name, side in (("old", "control"), ("new", "test"))]
        frame = tracediff.TraceDiff.compare_traces(*sides)
        self.assertIn("old_counts", frame.columns)
        self.assertEqual(sides[0].ranks(), [0, 1])
        self.assertEqual(sides[0].iterations(), [5, 6, 7, 8, 9, 10])
        same = tracediff.TraceDiff.compare_traces(sides[0], sides[0])
        self.assertIn("old_test_counts", same.columns)

    def test_compare_says_the_verdict(self):
        told = tracediff.compare(SAMPLE["control"], SAMPLE["test"])
        self.assertRegex(told.verdict, r"^slower by \d")
        self.assertGreater(len(told.diagnosis), 0)
        self.assertIn(told.verdict, repr(told))
        self.assertIn("/compare?control=", told.url)
        self.assertEqual(len(told.rows), len(told.answer["rows"]))

    def test_compare_takes_several_recordings_a_side(self):
        sides = [[SAMPLE[side], os.path.join(ROOT, "traces-sample", f"ranks-{side}")]
                 for side in ("control", "test")]
        told = tracediff.compare(*sides)
        self.assertRegex(told.verdict, "2 recordings against 2. The device is the limit.$")
        self.assertEqual(told.diagnosis, [])
        self.assertEqual(len(told.rows), len(told.answer["rows"]))
        ids = [[tracediff.TraceAnalysis(trace_dir=one).set for one in side] for side in sides]
        self.assertTrue(told.url.endswith(
            f"/compare/recordings?control={','.join(ids[0])}&test={','.join(ids[1])}"), told.url)
        with self.assertRaisesRegex(tracediff.TracediffError, "a list is empty"):
            tracediff.compare([], sides[1])

    @unittest.skipUnless(HAVE_PLOTLY, "plotly is not installed")
    def test_figures(self):
        frame = tracediff.TraceDiff.compare_traces("control", "test")
        figure = tracediff.TraceDiff.visualize_counts_diff(frame, show_image=False)
        self.assertEqual([bar.name for bar in figure.data], ["Control", "Test", "Difference"])
        figure = tracediff.TraceDiff.visualize_duration_diff(frame, show_image=False)
        self.assertEqual(list(figure.data[2].y), list(frame["diff_duration"]))


class Sets(Client):
    def test_what_is_stored_is_found_again(self):
        again = tracediff.TraceAnalysis(trace_dir=SAMPLE["control"])
        self.assertEqual(again.set, self.control.set)
        self.assertEqual(len(self.server.get("/sets")["sets"]), 2)

    def test_files_by_rank(self):
        folder = SAMPLE["control"]
        files = sorted(os.listdir(folder))
        one = tracediff.TraceAnalysis(trace_files={0: os.path.join(folder, files[0])})
        self.assertEqual(self.server.get(f"/sets/{one.set}")["ranks"], [0])
        self.server.request("DELETE", f"/sets/{one.set}")

    def test_mistakes_are_told(self):
        with tempfile.TemporaryDirectory() as empty, \
                self.assertRaisesRegex(tracediff.TracediffError, r"no \*.json"):
            tracediff.TraceAnalysis(trace_dir=empty)
        with self.assertRaises(tracediff.TracediffError) as refusal:
            self.control.get_idle_time_breakdown(ranks=[7], visualize=False)
        self.assertEqual(refusal.exception.code, "unknown_rank")
        with self.assertRaises(tracediff.TracediffError):
            tracediff.connect("http://127.0.0.1:9")

    def test_what_is_no_server_of_tracediff(self):
        def answer(status, body, promised=None):
            class Handler(http.server.BaseHTTPRequestHandler):
                def do_GET(self):
                    self.send_response(status)
                    self.send_header("Content-Length", str(promised or len(body)))
                    self.end_headers()
                    self.wfile.write(body)

                def log_message(self, *_):
                    pass
            return Handler

        for handler, words in ((answer(200, b"<html>"), "not as tracediff does"),
                               (answer(200, b"[1]"), "not as tracediff does"),
                               (answer(200, b'{"version":"1"}'), "not as tracediff does"),
                               (answer(200, b"{", 99), "broke off its answer"),
                               (answer(500, b"[]"), "500"),
                               (answer(404, b"none"), "404")):
            with http.server.HTTPServer(("127.0.0.1", 0), handler) as other:
                threading.Thread(target=other.handle_request, daemon=True).start()
                with self.assertRaisesRegex(tracediff.TracediffError, words):
                    tracediff.connect(f"http://127.0.0.1:{other.server_port}")
        for url in ("", "perf.example.org"):
            with self.assertRaises(tracediff.TracediffError):
                tracediff.connect(url)
        self.assertIs(tracediff._current(), self.server)  # the previous server stays

    def test_programs_that_do_not_serve(self):
        with self.assertRaisesRegex(tracediff.TracediffError, "/nix cannot be started"):
            tracediff.connect(program="/nix")
        with self.assertRaisesRegex(tracediff.TracediffError, "status 3: tracediff: .*/proc/nix"):
            tracediff.connect(data="/proc/nix")

    def test_files_and_folders_that_are_wrong(self):
        for given, words in (({"trace_dir": "/nix"}, "there is no folder /nix"),
                             ({"trace_files": {0: "/nix/a.json"}}, "there is no file /nix/a.json"),
                             ({"trace_files": [CLIENT]}, "is not named *.json")):
            with self.assertRaises(tracediff.TracediffError) as refusal:
                tracediff.TraceAnalysis(**given)
            self.assertIn(words, str(refusal.exception))

    def test_traces_with_counters(self):
        with tempfile.TemporaryDirectory() as folder:
            analysis = tracediff.TraceAnalysis(set="control")
            analysis.trace_dir = folder
            [path] = analysis.generate_trace_with_counters(
                tracediff.TimeSeriesTypes.QUEUE_LENGTH, ranks=[1])
            import gzip
            with gzip.open(path) as file:
                events = json.load(file)["traceEvents"]
            self.assertEqual({event["name"] for event in events if event["ph"] == "C"}, {"Queue Length"})
            # Beside its trace, the file is no second recording of the rank; alone, it is a trace.
            name = os.path.basename(path)
            self.assertEqual([found for found, _ in tracediff._traces(folder)], [name])
            trace = name.replace("_with_counters", "")
            open(os.path.join(folder, trace), "wb").close()
            self.assertEqual([found for found, _ in tracediff._traces(folder)], [trace])

    def test_cells_of_csv(self):
        for text, value in (("", None), ("7", 7), ("18446744073709551615", 2 ** 64 - 1),
                            ("1.5", 1.5), ("aten::mm", "aten::mm"), ("'=1+1", "=1+1"), ("'a", "'a")):
            self.assertEqual(tracediff._value(text), value)
        for name in ("1_000", "inf", "nan", "007", " 7 "):  # a kernel may have such a name
            self.assertEqual(tracediff._value(name), name)


class Bare(Client):
    """Without pandas and plotly, tables are lists."""

    def test_the_standard_library_is_enough(self):
        bare = load(without=("pandas", "plotly"))
        analysis = bare.TraceAnalysis(set="control", server=bare.Server(self.server.url))
        rows = analysis.get_temporal_breakdown()
        self.assertEqual([row["rank"] for row in rows], [0, 1])
        self.assertEqual(sorted(analysis.get_queue_length_time_series()[0][0]),
                         ["pid", "queue_length", "stream", "tid", "ts"])
        with self.assertRaisesRegex(bare.TracediffError, "pandas and plotly"):
            bare.TraceDiff.visualize_counts_diff([])


class Page(html.parser.HTMLParser):
    """What HTML holds: its elements with their attributes, and its text."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.words, self.text = [], [], text
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))

    def handle_data(self, data):
        self.words.append(data)

    def names(self):
        return {tag for tag, _ in self.elements}


ELEMENTS = {"div", "p", "b", "small", "code", "bdi", "table", "caption", "thead", "tbody", "tr", "th", "td",
            "ul", "li", "a", "svg", "title", "desc", "rect", "path", "text", "details", "summary", "iframe"}
ATTRIBUTES = {"class", "style", "role", "width", "height", "viewbox", "x", "y", "d", "text-anchor", "scope",
              "href", "target", "rel", "src", "title", "loading"}


class Rich(Client):
    """A comparison as HTML."""

    def compared(self):
        return tracediff.compare("control", "test")

    def harmless(self, text):
        page = Page(text)
        self.assertLessEqual(page.names(), ELEMENTS)
        self.assertLessEqual({name for _, given in page.elements for name in given}, ATTRIBUTES)
        self.assertLess(len(text.encode()), 60000)
        return page

    def test_verdict_account_and_link(self):
        told = self.compared()
        page = self.harmless(told._repr_html_())
        words = "".join(page.words)
        self.assertIn(told.verdict, words)
        self.assertIn("model.py: record_activation (most of it in cudaMemcpyAsync) is new", words)
        self.assertIn("+1.30 ms", words)
        self.assertIn("The device is the limit on both sides", words)
        self.assertIn(("a", {"href": told.url, "target": "_blank", "rel": "noopener"}), page.elements)
        self.assertNotIn("iframe", page.names())
        pictures = [given for tag, given in page.elements if tag == "svg"]
        self.assertEqual({given["role"] for given in pictures}, {"img"})
        self.assertEqual(len(pictures), page.text.count("<title>"))
        self.assertIn("control: 12.9 ms to 13.0 ms; test: 15.7 ms to 16.0 ms", words)

    def test_lines_add_up_however_many_there_are(self):
        told = self.compared()
        account = told.answer["account"]
        rest = account["lines"][-1]
        account["lines"][-1:] = [{**rest, "kind": "replaced", "test_ns": rest["control_ns"] + number * 12000,
                                  "control_ns": rest["control_ns"]} for number in range(1, 30)]
        words = "".join(self.harmless(told._repr_html_()).words)
        self.assertIn("21 more lines", words)
        self.assertIn(f"+{sum(range(9, 30))} µs", words)

    def test_names_of_strangers_are_text(self):
        bad = "</code></svg><script>x</script>\"'&<img src=x onerror=x>\u202e\0\ud800" + '"' * 4000
        self.assertIn("\ufffd", tracediff._text(bad))

        def poison(value, key=None):
            if isinstance(value, dict):
                return {name: poison(one, name) for name, one in value.items()}
            if isinstance(value, list):
                return [poison(one, key) for one in value]
            return bad if isinstance(value, str) and key not in (
                "certainty", "kind", "severity", "set", "verdict") else value

        told = self.compared()
        note = {"kind": "x", "severity": "damage", "text": ""}
        told.answer["account"]["lines"] *= 5
        told.answer["diagnosis"] *= 20
        for sentence in told.answer["diagnosis"]:
            sentence.pop("line", None)
        answer = poison({**copy.deepcopy(told.answer), "comparability": [note] * 40, "rows": []})
        words = "".join(self.harmless(tracediff.Comparison(self.server, answer)._repr_html_()).words)
        self.assertIn("<script>x</script>", words)
        self.assertIn("and 35 more on the page", words)
        self.assertNotRegex(words, "[\0\u202e\ud800]")

    def test_several_recordings(self):
        ranks = os.path.join(ROOT, "traces-sample", "ranks-control")
        told = tracediff.compare([SAMPLE["control"], ranks], [SAMPLE["test"]])
        words = "".join(self.harmless(told._repr_html_()).words)
        self.assertIn("recordings against", words)
        self.server.request("DELETE", f"/sets/{tracediff.TraceAnalysis(trace_dir=ranks).set}")

    def test_times(self):
        for microseconds, sign, words in ((0, True, "0 µs"), (0.25, False, "250 ns"), (-1.5, False, "−1.50 µs"),
                                          (999.6, False, "1.00 ms"), (99.96, True, "+100 µs"),
                                          (12345678, False, "12.3 s"), (436.2, True, "+436 µs")):
            self.assertEqual(tracediff._time(microseconds, sign), words)


class Proxy(http.server.BaseHTTPRequestHandler):
    """Jupyter with jupyter-server-proxy, as far as it matters: it knows its user by a token, starts the
    command at the first request for a path below /user/me/tracediff, and passes that path on."""

    def do_GET(self):
        if self.headers.get("Authorization") != "token of-jupyter":
            self.send_error(403)
            return
        given, port = self.server.given, self.server.behind
        if self.server.process is None:
            command = [part.format(port=port, base_url="/user/me/") for part in given["command"]]
            self.server.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            for line in self.server.process.stdout:
                if b"tracediff is at" in line:
                    break
        headers = {name: value for name, value in self.headers.items()
                   if name not in given["request_headers_override"] and name != "Accept-Encoding"}
        headers.update(given["request_headers_override"])
        request = urllib.request.Request(f"http://localhost:{port}{self.path}", headers=headers)
        try:
            with urllib.request.urlopen(request) as answer:
                self.send_response(answer.status)
                body, passed = answer.read(), answer.headers
        except urllib.error.HTTPError as error:
            self.send_response(error.code)
            body, passed = error.read(), error.headers
        self.send_header("Content-Security-Policy", passed["Content-Security-Policy"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Jupyter(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.TemporaryDirectory()
        self.environment = dict(os.environ)
        os.environ["XDG_DATA_HOME"] = self.home.name
        self.proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
        with http.server.HTTPServer(("127.0.0.1", 0), Proxy) as free:
            self.proxy.behind = free.server_port
        self.proxy.given, self.proxy.process = tracediff.jupyter_server(), None
        self.at = f"http://127.0.0.1:{self.proxy.server_port}/user/me/"
        threading.Thread(target=self.proxy.serve_forever, daemon=True).start()

    def tearDown(self):
        if self.proxy.process is not None:
            self.proxy.process.terminate()
            self.proxy.process.communicate()
        self.proxy.shutdown()
        self.proxy.server_close()
        os.environ.clear()
        os.environ.update(self.environment)
        self.home.cleanup()

    def get(self, path, **headers):
        request = urllib.request.Request(self.at + path, headers={
            "Authorization": "token of-jupyter", "Host": "hub.example.org", **headers})
        return urllib.request.urlopen(request)

    def test_a_kernel_asks_the_server_of_the_proxy_and_shows_its_pages(self):
        try:
            import jupyter_core  # noqa: F401
        except ImportError:
            self.skipTest("no jupyter_core")
        given = self.proxy.given
        self.assertTrue(given["absolute_url"])
        self.assertEqual(given["launcher_entry"]["title"], "tracediff")
        token = given["request_headers_override"]["Authorization"].split()[1]
        self.assertFalse(any(token in part for part in given["command"]))  # everyone sees arguments
        folder = os.environ["TRACEDIFF_JUPYTER"]
        self.assertEqual(stat.S_IMODE(os.stat(folder).st_mode), 0o700)
        self.assertIsNone(tracediff._of_jupyter())  # nobody can ask Jupyter to start it
        os.environ.update(JUPYTER_RUNTIME_DIR=self.home.name, JPY_PARENT_PID="7")
        with open(os.path.join(self.home.name, "jpserver-7.json"), "w", encoding="utf-8") as file:
            json.dump({"url": self.at, "token": "of-jupyter"}, file)
        server = tracediff._find()
        self.assertEqual(server.url, f"http://127.0.0.1:{self.proxy.behind}/user/me/tracediff")
        sides = [tracediff.LabeledTrace(t=tracediff.TraceAnalysis(trace_dir=folder, server=server))
                 for folder in SAMPLE.values()]
        told = tracediff.compare(*sides)
        self.assertTrue(told.url.startswith("/user/me/tracediff/compare?control="), told.url)
        [frame] = [given for tag, given in Page(told._repr_html_()).elements if tag == "iframe"]
        self.assertEqual(frame["src"], told.url)
        with self.get(told.url[len("/user/me/"):]) as page:
            self.assertIn("frame-ancestors 'self'", page.headers["Content-Security-Policy"])
            self.assertIn(b"/user/me/tracediff/", page.read())
        with self.get("tracediff/api/v1/sets") as sets:
            self.assertEqual(len(json.load(sets)["sets"]), 2)
        # Who comes past the proxy needs the token, whatever name it uses.
        for name in ("hub.example.org", f"127.0.0.1:{self.proxy.behind}"):
            with self.assertRaises(urllib.error.HTTPError) as refusal:
                urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/v1/sets", headers={"Host": name}))
            self.assertEqual(refusal.exception.code, 401)
            refusal.exception.close()


class Notebook(Client):
    def test_a_notebook_runs(self):
        try:
            import ipykernel  # noqa: F401
            import nbclient
            import nbformat
        except ImportError as missing:
            self.skipTest(f"no {missing.name}")
        cells = ["import sys, os; sys.path.insert(0, os.environ['CLIENT_FOLDER'])\n"
                 "from tracediff import *; connect(os.environ['SERVER_URL']);",
                 "analysis = TraceAnalysis(trace_dir=os.environ['TRACES'])\n"
                 "analysis.get_temporal_breakdown()",
                 "compare('control', 'test')"]
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        os.environ.update(CLIENT_FOLDER=os.path.dirname(CLIENT), SERVER_URL=self.server.url,
                          TRACES=SAMPLE["control"])
        nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
        outputs = [json.dumps(cell.outputs) for cell in notebook.cells]
        if HAVE_PANDAS:
            self.assertIn("compute_time_pctg", outputs[1])
            self.assertIn("text/html", outputs[1])
        if HAVE_PLOTLY:
            self.assertIn("plotly", outputs[1])
        self.assertIn("slower by", outputs[2])
        try:
            import nbconvert
        except ImportError:
            self.skipTest("no nbconvert: the notebook is not converted")
        for theme in ("light", "dark"):
            page = Page(nbconvert.HTMLExporter(theme=theme).from_notebook_node(notebook)[0])
            self.assertIn(("div", {"class": "tracediff tex2jax_ignore mathjax_ignore",
                                   "style": "max-width:70em"}), page.elements)
            self.assertIn("Where the change comes from, per step", page.words)


if __name__ == "__main__":
    unittest.main(verbosity=2)

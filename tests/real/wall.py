"""wall.py PROGRAM PAIRS [--seed N] [--front] [--apart N] [--quick] [--root DIR]: records pairs of
small PyTorch programs whose change by the wall clock is known, and counts how often the verdict by
the steps without the profiler is right, and how often that of the recording alone is.

Half of the pairs are null pairs: one program twice; every second of them is recorded with the
stacks of Python on one side, which costs time. In the others, a step takes 25 to 70 % more or less,
in operators, layers, loops of Python, or in more of the one and less of the other, so that the
recording shows another change. What is true is measured: both programs by turns in one process,
without the profiler; a pair that changed by less than 10 % is left out.

Both sides of a pair are recorded by turns, five steps each, so that what else runs on the machine
slows both; the recorded steps are in one piece. `--front` (root): on one core, before all other
processes, for a machine that is not quiet. `--apart`: one side after the other, as people record
them, each N times. `--quick`: two pairs, changes of 100 to 150 % by what their parts cost, shorter
recordings. `--root`: a folder for chroot that has PyTorch."""

import argparse
import gzip
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
RECORDER = os.path.join(HERE, "..", "..", "clients", "python", "tracediff_record.py")
KINDS = ("operators", "layers", "python", "operators to python", "python to operators")
TURNED = KINDS[3:]  # recorded, they change another way


class Bench:
    def __init__(self, given, home, inside):
        self.given, self.home, self.inside = given, home, inside
        self.random = random.Random(given.seed)
        for file in (RECORDER, os.path.join(HERE, "wall_program.py")):
            shutil.copy(file, home)
        self.costs = json.loads(self.start("cost", {}).communicate()[0])

    def start(self, mode, what, pipes=()):
        root = self.given.root
        command = [*(["chroot", root] if root else []), "python3" if root else sys.executable,
                   f"{self.inside}/wall_program.py", mode, json.dumps(what)]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True, start_new_session=True,
                                   pass_fds=pipes)
        if self.given.front:
            os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(0))})
            os.setpriority(os.PRIO_PROCESS, process.pid, -20)
            try:  # the session is a group of its own, which has a priority, too
                with open(f"/proc/{process.pid}/autogroup", "w", encoding="ascii") as file:
                    file.write("-20")
            except OSError:
                pass
        return process

    def ms(self, program):
        return (program["ops"] / 300 * self.costs[0] + program["layers"] * self.costs[1]
                + program["loop"] / 10000 * self.costs[2])

    def draw(self, number):
        """The two programs of a pair, and what kind of change that is."""
        draw = self.random
        control = {"ops": 3 * draw.randrange(50, 130), "layers": draw.randrange(2, 7),
                   "loop": draw.randrange(0, 8000)}
        if number % 2 == 0:
            return "null, other stacks" if number % 4 == 0 else "null", control, control
        kind = KINDS[number // 2 % len(KINDS)]
        whole = self.ms(control)
        change = (draw.uniform(1, 1.5) if self.given.quick else draw.uniform(0.25, 0.7)) * whole
        test = dict(control)
        if kind == "operators":
            test["ops"] += 3 * round(change / self.costs[0] * 100)
        elif kind == "layers":
            test["layers"] += max(1, round(change / self.costs[1]))
        elif kind == "python":
            test["loop"] += round(change / self.costs[2] * 10000)
        else:  # half of the operators give way to Python, and more of it
            away = test["ops"] // 6 * 3
            test["ops"] -= away
            test["loop"] += round((change + away / 300 * self.costs[0]) / self.costs[2] * 10000)
        if kind == "python to operators" or (kind not in TURNED and draw.random() < 0.5):
            control, test = test, control
        return kind, control, test

    def truth(self, sides):
        if self.given.quick:
            return self.ms(sides[1]) / self.ms(sides[0]) - 1
        rounds = json.loads(self.start("truth", {"sides": sides, "rounds": 15})
                            .communicate()[0])
        return statistics.median(test / control - 1 for control, test in rounds)

    def record(self, number, kind, sides):
        timed = 40 if self.given.quick else 200
        options = [{"warmup": 5, "timed": timed}, {"warmup": 5, "timed": timed}]
        if kind == "null, other stacks":
            options[number // 4 % 2]["stacks"] = True
        return [self.record_both(sides, options, number // 2 % 2, f"pair{number}-{turn}-")
                for turn in range(max(1, self.given.apart))]

    def record_both(self, sides, options, first, name):
        """The folders of control and test."""
        names = [name + "control", name + "test"]
        pipes = [os.pipe(), os.pipe()]
        processes = []
        for place in (first, 1 - first):
            ends = [pipes[place][0], pipes[1 - place][1]]
            processes.append(self.start("record", {
                "sides": [sides[place]], "options": options[place], "first": place == first,
                "folder": f"{self.inside}/{names[place]}", "pipes": ends,
                "apart": self.given.apart > 0}, ends))
            for end in ends:
                os.close(end)
            if self.given.apart:
                processes[-1].wait()
        if any(process.wait() != 0 for process in processes):
            raise SystemExit("a recording failed")
        return [os.path.join(self.home, name) for name in names]

    def compare(self, pairs, store):
        sides = [",".join(side) for side in zip(*pairs)]
        run = subprocess.run(
            [self.given.program, "compare", *sides, "--format", "json", "--limit", "1"],
            env={**os.environ, "XDG_DATA_HOME": os.path.join(self.home, store)},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        if run.returncode != 0:
            raise SystemExit(run.stderr)
        return json.loads(run.stdout)


def strip(folder):
    """A copy without what the recorder adds."""
    shutil.copytree(folder, folder + "-plain")
    path = os.path.join(folder + "-plain", "rank0.json.gz")
    with gzip.open(path) as file:
        head, _, _ = file.read().rpartition(b',\n"tracediff":')
    with gzip.open(path, "wb", 1) as file:
        file.write(head + b"}")
    return folder + "-plain"


def is_right(verdict, real):
    changed = verdict in ("slower", "faster")
    return not changed if real == 0 else verdict == ("slower" if real > 0 else "faster")


def percent(part, whole):
    return f"{part} of {whole} ({100 * part / max(1, whole):.0f} %)"


def run(bench):
    rows = []
    for number in (1, 7) if bench.given.quick else range(bench.given.pairs):
        kind, *sides = bench.draw(number)
        is_null = sides[0] == sides[1]
        real = 0 if is_null else bench.truth(sides)
        if not is_null and abs(real) < 0.1:
            print(f"{number}: {kind}: {100 * real:+.0f} %: left out", flush=True)
            continue
        pairs = bench.record(number, kind, sides)
        by_steps = bench.compare(pairs, "data")
        alone = bench.compare([[strip(folder) for folder in pair] for pair in pairs], "data-plain")
        if by_steps["without_profiler"] is None or alone["without_profiler"] is not None:
            raise SystemExit("no times without the profiler, or some where there are none")
        row = {"kind": kind, "real": real, "null": is_null}
        for name, answer in (("steps", by_steps), ("recording", alone)):
            row[name] = answer["verdict"]["verdict"]
            row[name + "_percent"] = answer["verdict"]["change_percent"]
        row["factors"] = list(by_steps["profiler_factor"].values())
        rows.append(row)
        print(f"{number}: {kind}: true {100 * real:+.0f} %, without the profiler "
              f"{row['steps_percent']:+.0f} % {row['steps']}, recorded "
              f"{row['recording_percent']:+.0f} % {row['recording']}, factors "
              + " ".join(f"{factor:.2f}" for factor in row["factors"]), flush=True)
        for folder in sum(pairs, []):
            shutil.rmtree(folder)
            shutil.rmtree(folder + "-plain")
    return rows


def report(rows):
    """Whether the limits are kept."""
    factors = sorted(factor for row in rows for factor in row["factors"])
    print(f"profiler's factor: {factors[0]:.2f} to {factors[-1]:.2f}, "
          f"median {statistics.median(factors):.2f}")
    changed = [row for row in rows if not row["null"]]
    null = [row for row in rows if row["null"]]
    counts = {}
    for name, title in (("steps", "without the profiler"), ("recording", "the recording alone")):
        right = sum(is_right(row[name], row["real"]) for row in changed)
        false = sum(not is_right(row[name], 0) for row in null)
        off = [abs(row[name + "_percent"] - 100 * row["real"]) for row in rows]
        counts[name] = right, false
        print(f"{title}: right in {percent(right, len(changed))} changed pairs, "
              f"changed in {percent(false, len(null))} null pairs; "
              f"off the truth by {statistics.median(off):.1f} % (median)")
    right, false = counts["steps"]
    return right >= 0.95 * len(changed) and false <= 0.05 * len(null)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("pairs", type=int, help="how many; not for --quick")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--apart", type=int, default=0)
    for name in ("--front", "--quick"):
        parser.add_argument(name, action="store_true")
    parser.add_argument("--root", default="")
    given = parser.parse_args()
    home = tempfile.mkdtemp(dir=os.path.join(given.root, "tmp") if given.root else None)
    try:
        inside = "/tmp/" + os.path.basename(home) if given.root else home
        good = report(run(Bench(given, home, inside)))
    finally:
        shutil.rmtree(home)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()

"""The programs of wall.py, for a Python that has PyTorch: small training steps whose limit is the
host. Modes: `cost` prints what their parts take, `truth` times two of them by turns, without the
profiler, `record` records one of them.

A program has three numbers: `ops`, calls of small operators; `layers`, of a model that is trained;
`loop`, turns of a loop of Python in which no operator runs, which a profiler does not slow down."""

import json
import os
import sys
import time
import types

OUT = os.fdopen(os.dup(1), "w")  # ours alone: libraries write into standard output
os.dup2(2, 1)

import torch  # pylint: disable=wrong-import-position

torch.set_num_threads(1)
torch.manual_seed(1)
STEPS_A_TURN = 5
X = torch.randn(16)
BATCH = torch.randn(8, 32)


def say(text):
    print(text, file=OUT, flush=True)


class Program:
    def __init__(self, ops, layers, loop):
        self.ops, self.loop = ops, loop
        self.model = torch.nn.Sequential(*[torch.nn.Linear(32, 32) for _ in range(layers)])
        self.optimizer = torch.optim.SGD(self.model.parameters(), 0.01) if layers else None

    def step(self):
        y = X
        for _ in range(self.ops // 3):
            y = torch.relu(y + 1) * 0.5
        if self.optimizer is not None:
            loss = self.model(BATCH).square().mean()
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
        turns = 0
        for turn in range(self.loop):
            turns += turn & 1

    def ms(self, steps):
        begin = time.perf_counter()
        for _ in range(steps):
            self.step()
        return 1e3 * (time.perf_counter() - begin) / steps


def cost(_):
    """ms of 300 operators, of a layer, of 10,000 turns."""
    programs = [Program(300, 0, 0), Program(0, 8, 0), Program(0, 0, 10000)]
    rounds = [[program.ms(20) for program in programs] for _ in range(12)]
    best = [min(times) for times in zip(*rounds)]
    say(json.dumps([best[0], best[1] / 8, best[2]]))


def truth(given):
    control, test = (Program(**sizes) for sizes in given["sides"])
    control.ms(20), test.ms(20)
    say(json.dumps([[control.ms(10), test.ms(10)] for _ in range(given["rounds"])]))


class Turns:
    """Two sides take turns, a few steps each, so that what else runs on the machine slows both.
    The clock of the recorder stands still while the other side runs. Who ends closes the pipe."""

    def __init__(self, given, clock):
        self.wait_at, self.pass_to = given["pipes"]
        self.clock, self.waited, self.alone = clock, 0, given["apart"]
        if self.alone:
            return
        os.write(self.pass_to, b"!")
        os.read(self.wait_at, 1)  # the other is ready, too
        if not given["first"]:
            os.read(self.wait_at, 1)

    def now(self):
        return self.clock() - self.waited

    def change(self):
        begin = self.clock()
        try:
            if not self.alone:
                os.write(self.pass_to, b"!")
                os.read(self.wait_at, 1)
        except BrokenPipeError:  # the other has ended
            self.alone = True
        self.waited += self.clock() - begin


def record(given):
    import tracediff_record as recorder  # lies beside this file
    program = Program(**given["sides"][0])
    program.ms(20)
    turns = Turns(given, time.perf_counter)
    recorder.time = types.SimpleNamespace(perf_counter=turns.now, monotonic=time.monotonic)
    with recorder.record(given["folder"], **given["options"]) as r:
        while not r.done:
            for _ in range(STEPS_A_TURN):
                program.step()
                r.step()
            while torch.autograd._profiler_enabled():  # a recording knows no pauses
                program.step()
                r.step()
            turns.change()


if __name__ == "__main__":
    {"cost": cost, "truth": truth, "record": record}[sys.argv[1]](json.loads(sys.argv[2]))

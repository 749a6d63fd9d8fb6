"""Makes a wheel of the program and the Python client, without network and with nothing but the
standard library: make_wheel.py PROGRAM VERSION FOLDER [LICENCE...] writes it into FOLDER and prints its path.

The program is a script of the wheel. A static one runs on every Linux of its processor, and the
name of the wheel says so; one that loads libraries is for systems like this one. The same input
gives the same bytes: SOURCE_DATE_EPOCH is the time of every file.
"""

import base64
import hashlib
import os
import struct
import sys
import time
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.join(HERE, "..", "..")
MACHINES = {62: "x86_64", 183: "aarch64"}  # e_machine
INTERPRETER = 3  # the type of the segment that names the loader of libraries

METADATA = """\
Metadata-Version: 2.1
Name: kineto-tracediff
Version: {version}
Summary: What changed between two sets of PyTorch profiler traces, by how much, and why
License: MIT
Keywords: pytorch,profiler,kineto,trace,performance,regression
Classifier: Environment :: Console
Classifier: Framework :: Jupyter
Classifier: Framework :: Jupyter :: JupyterLab
Classifier: License :: OSI Approved :: MIT License
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: C
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Software Development :: Testing
Requires-Python: >=3.8
Provides-Extra: jupyter
Requires-Dist: jupyter-server-proxy; extra == "jupyter"
Description-Content-Type: text/markdown

"""
MAIN = """\
# python3 -m kineto_tracediff: the program, where its folder is not on the PATH.
import os
import sys

from kineto_tracediff import _program

os.execv(_program(), ["tracediff", *sys.argv[1:]])
"""
ENTRY_POINTS = """\
[jupyter_serverproxy_servers]
tracediff = kineto_tracediff:jupyter_server
"""


def platform(program):
    """The tags of the systems on which the program (its bytes) runs."""
    if program[:6] != b"\x7fELF\x02\x01":
        sys.exit("make_wheel.py: the program is no 64-bit ELF file")
    machine, = struct.unpack_from("<H", program, 18)
    if machine not in MACHINES:
        sys.exit(f"make_wheel.py: there is no name for processors of ELF number {machine}")
    start, = struct.unpack_from("<Q", program, 32)
    size, count = struct.unpack_from("<HH", program, 54)
    loads = any(struct.unpack_from("<I", program, start + index * size)[0] == INTERPRETER
                for index in range(count))
    name = MACHINES[machine]
    return f"linux_{name}" if loads else f"manylinux2014_{name}.musllinux_1_1_{name}"


def read(*path):
    with open(os.path.join(*path), "rb") as file:
        return file.read()


def contents(program, version, tag, licences):
    """The files of the wheel in their order, but for RECORD: their names and bytes."""
    info = f"kineto_tracediff-{version}.dist-info"
    files = {"kineto_tracediff/__init__.py": read(HERE, "tracediff.py"),
             "kineto_tracediff/__main__.py": MAIN.encode(),
             "kineto_tracediff/record.py": read(HERE, "tracediff_record.py"),
             "kineto_tracediff/SKILL.md": read(TOP, "clients", "tracediff", "SKILL.md")}
    files[f"kineto_tracediff-{version}.data/scripts/tracediff"] = program
    for path in [os.path.join(TOP, "LICENSE"), os.path.join(TOP, "web", "vendor", "plotly.LICENSE"),
                 *sorted(licences)]:
        files[f"{info}/licenses/{os.path.basename(path)}"] = read(path)
    files[f"{info}/METADATA"] = METADATA.format(version=version).encode() + read(TOP, "README.md")
    tags = "".join(f"Tag: py3-none-{part}\n" for part in tag.split("."))
    files[f"{info}/WHEEL"] = ("Wheel-Version: 1.0\nGenerator: tracediff\n"
                              f"Root-Is-Purelib: false\n{tags}").encode()
    files[f"{info}/entry_points.txt"] = ENTRY_POINTS.encode()
    return files, f"{info}/RECORD"


def main(path, version, folder, *licences):
    program = read(path)
    tag = platform(program)
    files, record = contents(program, version, tag, licences)
    lines = []
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(content)}\n")
    files[record] = "".join([*lines, f"{record},,\n"]).encode()
    when = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), 315532800))[:6]  # zip: from 1980
    wheel = os.path.join(folder, f"kineto_tracediff-{version}-py3-none-{tag}.whl")
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            file = zipfile.ZipInfo(name, when)
            file.create_system = 3  # Unix, whose modes follow
            file.external_attr = (0o100755 if content is program else 0o100644) << 16
            archive.writestr(file, content, zipfile.ZIP_DEFLATED, 9)
    print(wheel)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit("usage: make_wheel.py PROGRAM VERSION FOLDER [LICENCE...]")
    main(*sys.argv[1:])

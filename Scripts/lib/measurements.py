"""Measures the rows of Docs/Linux/measurements.tsv again (Scripts/measure)."""

import datetime
import json
import re
import subprocess
import sys
from pathlib import Path

PATH = Path("Docs/Linux/measurements.tsv")


class Row:
    """A line of the table: what is measured, the value, by how many percent it may differ, the date, and the command."""

    def __init__(self, number, line):
        cells = line.split("\t")
        if len(cells) != 7 or not re.fullmatch(r"\d+", cells[4]) or not re.fullmatch(r"\d{4}-\d\d-\d\d", cells[5]):
            raise SystemExit(f"{PATH}:{number}: expected TABLE, ROW, COLUMN, VALUE, PERCENT, DATE and COMMAND with tabs between them")
        self.number, (self.table, self.row, self.column, self.value, percent, self.date, self.command) = number, cells
        self.percent = int(percent)

    @property
    def line(self):
        return "\t".join([self.table, self.row, self.column, self.value, str(self.percent), self.date, self.command])

    def differs(self, new):
        """True if a new value is outside the tolerance. Numbers in a text are compared one by one."""
        old, new = (re.findall(r"[\d.]+", text.replace(",", "")) for text in (self.value, new))
        return len(old) != len(new) or any(
            abs(float(a) - float(b)) * 100 > self.percent * max(float(a), float(b)) for a, b in zip(old, new))


def read():
    """The rows, and all lines with a row in place of its own."""
    lines = [line if not line or line.startswith("#") else Row(number, line)
             for number, line in enumerate(PATH.read_text().splitlines(), 1)]
    return [line for line in lines if isinstance(line, Row)], lines


def milliseconds(time):
    return f"{time:.3f}" if time < 0.1 else f"{time:.2f}" if time < 10 else f"{time:,.0f}"


def benchmark_value(results, row):
    """The value of a row in the output of Scripts/bench --json; None if it was not measured."""
    if row.table == "frames":
        scene = results.get(row.row.split(":")[0])
        peers = {"pixman": "pixman", "Cairo": "cairo"}
        if scene is None or (row.column in peers and peers[row.column] not in scene):
            return None if scene is None else "–"
        number = {
            "L, ms": lambda: scene["L"], "ours": lambda: scene["ratio"],
            "one thread": lambda: scene["threads"]["1"]["elapsedRatio"], "two": lambda: scene["threads"]["2"]["elapsedRatio"],
        }.get(row.column, lambda: scene[peers[row.column]]["ratio"])()
        return f"{number:.2f}" if row.column == "L, ms" else f"{number:.1f}"
    group, name = row.row.split(": ", 1)
    growth = results.get("growth", {}).get(group, {}).get(name)
    if growth is None:
        return None
    end = {"smallest": 0, "largest": -1}.get(row.column)
    return f"{growth['exponent']:.2f}" if end is None else f"{growth['sizes'][end]:,}: {milliseconds(growth['ms'][end])} ms"


def measure(rows):
    """Pairs of a row and its new value."""
    values, results = {}, {}
    benchmarks = sorted({row.command for row in rows if row.command.startswith("Scripts/bench ")})
    if benchmarks:
        output = Path("/dev/shm") if Path("/dev/shm").is_dir() else Path("/tmp")
        output = output / f"measurements-{datetime.datetime.now().timestamp()}.json"
        names = [command.split()[1] for command in benchmarks]
        subprocess.run(["Scripts/bench", *names, "--json", str(output)], check=True, stdout=sys.stderr)
        results = json.loads(output.read_text())
        output.unlink()
    for row in rows:
        if row.command in benchmarks:
            value = benchmark_value(results, row)
        else:
            if row.command not in values:
                done = subprocess.run(["bash", "-euo", "pipefail", "-c", row.command], capture_output=True, text=True, check=False)
                values[row.command] = done.stdout.strip().split("\n")[0] if done.returncode == 0 else ""
            value = values[row.command]
        if not value:
            raise SystemExit(f"{PATH}:{row.number}: expected a value from {row.command}")
        yield row, value


def main(arguments):
    checks = "--check" in arguments
    names = [argument for argument in arguments if argument != "--check"]
    rows, lines = read()
    known = sorted({row.table for row in rows})
    if not names or not set(names) <= set(known):
        raise SystemExit(f"usage: Scripts/measure [--check] TABLE...: expected one of {', '.join(known)}")
    faults = []
    for row, value in measure([row for row in rows if row.table in names]):
        if checks and row.differs(value):
            faults.append(f"{PATH}:{row.number}: expected {value} for {row.row}, {row.column}, found {row.value}")
        if not checks:
            row.value, row.date = value, datetime.date.today().isoformat()
    if not checks:
        PATH.write_text("".join(f"{line.line if isinstance(line, Row) else line}\n" for line in lines))
    if faults:
        raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main(sys.argv[1:])

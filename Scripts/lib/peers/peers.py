#!/usr/bin/env python3
"""Builds and runs the tests of other libraries: Scripts/check-peers calls this with the folder of the build, a folder for
what is made, the document with the recorded results, the folder of the repositories, and names of suites."""

import json
import sys
from pathlib import Path

from record import Record, table
from suite import STAND_INS, Suite
from toolchain import Toolchain

HERE = Path(__file__).resolve().parent


def suites(folder, names):
    """The entries of the suites that were asked for, or of those that are in the folder."""
    entries = json.loads((HERE / "suites.json").read_text())
    known = [entry["name"] for entry in entries]
    for name in names:
        if name not in known:
            raise SystemExit(f"check-peers: {name}: expected one of {', '.join(known)}")
        if not (folder / name).is_dir():
            raise SystemExit(f"check-peers: {folder / name}: expected a checkout of {name}")
    chosen = [entry for entry in entries if (entry["name"] in names if names else (folder / entry["name"]).is_dir())]
    if not chosen:
        raise SystemExit(f"check-peers: {folder}: expected a folder for each library, called {', '.join(known)}")
    for entry in chosen:
        for needed in entry.get("needs", []):
            if needed not in [other["name"] for other in chosen]:
                raise SystemExit(f"check-peers: {entry['name']}: needs {needed}, too")
    return chosen


def stop(output, what):
    if output:
        raise SystemExit(f"check-peers: {what}:\n{output}")


def main():
    built, place, page, folder = (Path(path).resolve() for path in sys.argv[1:5])
    entries = suites(folder, sys.argv[5:])
    record = Record(page.read_text())
    toolchain = Toolchain(built, place)
    stop(toolchain.link_package(), "the modules do not link")
    for module in dict.fromkeys(name for names in STAND_INS.values() for name in names):
        stop(toolchain.compile(module, sorted((HERE / module).glob("*.swift"))), f"the stand-in for {module} does not compile")
    rows, worse, better = [], [], []
    for entry in entries:
        suite = Suite(entry, folder, place, [built / "linux-sources", "--unchecked"], toolchain)
        suite.run()
        for note in suite.notes:
            print(f"{suite.name}: {note}")
        for what, name, text in suite.results:
            if what != "pass":
                print(f"{suite.name}: {what}: {name}: {text}")
        rows.append(suite.figures())
        found = record.compare(suite.name, rows[-1], suite.failed())
        worse, better = worse + found[0], better + found[1]
        print(f"{suite.name}: {rows[-1]['passed']} of {rows[-1]['compiled']} passed", flush=True)
    print(table(rows))
    for line in better:
        print(f"better than recorded: {line}")
    for line in worse:
        print(f"worse than recorded: {line}", file=sys.stderr)
    sys.exit(1 if worse else 0)


if __name__ == "__main__":
    main()

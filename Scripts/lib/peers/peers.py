#!/usr/bin/env python3
"""Builds and runs the tests of other libraries: Scripts/check-peers calls this."""

import argparse
import sys
from pathlib import Path

from checkout import difference
from guess import guess
from library import Library, listed_libraries
from record import Record, headline, table
from suite import STAND_INS, Suite
from toolchain import Toolchain

HERE = Path(__file__).resolve().parent


def listed(folder, names):
    """The listed libraries that were asked for, or those that are in the folder."""
    entries = listed_libraries(HERE / "suites.json")
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
    return [Library.listed(entry, folder) for entry in chosen]


def guessed(arguments):
    """The library that was asked for, after those that it imports."""
    libraries = [guess(folder) for folder in arguments.with_]
    for library in libraries:
        library.tests = []
    library = guess(arguments.library, arguments.module, arguments.sources, arguments.tests)
    if not library.tests:
        raise SystemExit(f"check-peers: {library.folder}: found no tests: name their folder with --tests")
    for module in [*library.modules, *library.tests]:
        paths = [*module.paths, *(path for other in module.compiled_with for path in other.paths)]
        paths = " ".join(str(path.relative_to(library.folder)) for path in paths[:4])
        count = len(module.sources())
        print(f"{library.name}: {'tests' if module in library.tests else 'module'} {module.name}: {paths} ({count} sources)")
    if not library.modules:
        print(f"{library.name}: found no sources of the library: name their folder with --sources")
    sys.stdout.flush()
    return [*libraries, library]


def stop(output, what):
    if output:
        raise SystemExit(f"check-peers: {what}:\n{output}")


def run(library, arguments, toolchain, built):
    """Runs the tests of a library, and says what is left out and what fails. `built` gets the names of its modules."""
    suite = Suite(library, arguments.place, [arguments.built / "linux-sources"], toolchain, list(built))
    suite.run()
    built += suite.built
    for note in suite.notes:
        print(f"{suite.name}: {note}")
    for what, name, text in suite.results:
        if what != "pass":
            print(f"{suite.name}: {what}: {name}: {text}")
    return suite


def parsed():
    parser = argparse.ArgumentParser()
    for name in ("built", "place", "record"):
        parser.add_argument(name, type=Path)
    for name in ("--library", "--folder"):
        parser.add_argument(name, type=Path)
    for name in ("--sources", "--tests"):
        parser.add_argument(name, action="append", default=[])
    parser.add_argument("--with", dest="with_", type=Path, action="append", default=[])
    parser.add_argument("--module")
    parser.add_argument("names", nargs="*")
    return parser.parse_args()


def main():
    arguments = parsed()
    if arguments.library:
        libraries = guessed(arguments)
    else:
        libraries = listed(arguments.folder, arguments.names)
        record = Record(arguments.record)
        for library in libraries:
            commit = record.commit(library.name)
            other = commit and difference(library.folder, commit)
            if other:
                raise SystemExit(f"check-peers: {library.name}: {other}")
    toolchain = Toolchain(arguments.built, arguments.place)
    stop(toolchain.link_package(), "the modules do not link")
    for module in STAND_INS:
        stop(toolchain.compile(module, sorted((HERE / module).glob("*.swift"))), f"the stand-in for {module} does not compile")
    rows, worse, better, built = [], [], [], []
    for library in libraries:
        if not arguments.library:
            built = [other for needed in library.needs for other in [needed]]
        suite = run(library, arguments, toolchain, built)
        if arguments.library and not library.tests:
            continue
        rows.append(suite.figures())
        if arguments.library:
            for line in suite.reasons():
                print(line)
        else:
            found = record.compare(suite.name, rows[-1], suite.failed())
            worse, better = worse + found[0], better + found[1]
        print(f"{suite.name}: {rows[-1]['passed']} of {rows[-1]['compiled']} passed", flush=True)
    print(table(rows))
    print(headline(rows))
    for line in better:
        print(f"better than recorded: {line}")
    for line in worse:
        print(f"worse than recorded: {line}", file=sys.stderr)
    sys.exit(1 if worse else 0)


if __name__ == "__main__":
    main()

"""A suite: a library's sources and tests, translated, compiled as far as they do, and run."""

import re
import subprocess
from pathlib import Path

from declarations import blanked, declarations, outermost, replaced, statement
from graph import SymbolGraph
from running import run_swift_testing, run_tests
from toolchain import errors

# The stand-ins that the tests of each kind are linked with.
STAND_INS = {"XCTest": ["os", "XCTest"], "Quick": ["os", "XCTest", "Quick", "Nimble"],
             "Testing": ["os", "XCTest", "Numerics"]}
_TESTS = {"XCTest": r"\bfunc\s+test\w*\s*\(\s*\)", "Quick": r"\bit\s*\(", "Testing": r"@Test\b"}
# A stand-in has no modules in it; and Foundation has a Predicate of its own.
# The modules are those of iOS 18.
_RENAMED = ((r"#available\(iOS (?:19|2\d)[\d.]*, [^)]*\)", "false"),
            (r"^import os\.log$", "import os"), (r"\bPredicate(?=[<.])", "Nimble.Predicate"))
# More than any suite needs: what uses what was left out goes in the next turn.
_TURNS = 20


class Suite:
    def __init__(self, entry, folder, place, command, toolchain):
        self.name, self.module, self.kind = entry["name"], entry["module"], entry["kind"]
        self.sources, self.tests = entry["sources"], entry["tests"]
        self.without, self.needs = entry.get("without", []), entry.get("needs", [])
        self.folder, self.place = folder / self.name, place / self.name
        self.command, self.toolchain = command, toolchain
        # What is left out, in sentences; the results, each (what, name, text); the tests that were left out.
        self.notes, self.results, self.lost = [], [], 0
        # The functions that have lost something, and how often.
        self.thinned = {}

    def run(self):
        self.place.mkdir(parents=True)
        modules = []
        if self.sources and self.compile(self.module, self.translated(self.sources, "library"), "the library"):
            modules = [self.module]
        graph = self.place / "graph"
        graph.mkdir()
        files = self.translated(self.tests, "tests")
        is_compiled = self.compile(
            f"{self.module}Tests", files, "the tests", "-emit-symbol-graph", "-emit-symbol-graph-dir", graph,
            "-symbol-graph-minimum-access-level", "internal")
        if not is_compiled:
            return
        main, program = self.place / "Main.swift", self.place / "tests.program"
        main.write_text(self.main(SymbolGraph(graph)))
        output = self.toolchain.link(
            main, [*modules, *self.needs, f"{self.module}Tests", *STAND_INS[self.kind]], program)
        if output:
            self.notes.append(f"does not link: {output}")
            return
        run = run_swift_testing if self.kind == "Testing" else run_tests
        results, trouble = run(program, self.place)
        # A test that needs what is left out of the library is one that does not compile.
        trapped = [result for result in results if "left out: " in result[2] and "ends the program" in result[2]]
        self.results = [result for result in results if result not in trapped]
        self.lost += len(trapped)
        self.notes += [f"not compiled, since it needs what is left out: {name}: {text}" for _, name, text in trapped]
        if trouble:
            self.notes.append(f"does not run: {trouble}")

    def translated(self, paths, name):
        """Has the Swift sources of folders translated, and returns the result."""
        original, output = self.place / f"{name}.original", self.place / name
        left_out = [self.folder / path for path in self.without]
        for path in paths:
            if not (self.folder / path).is_dir():
                raise SystemExit(f"check-peers: {self.folder / path}: expected a folder of {self.name}'s sources")
            for source in sorted((self.folder / path).rglob("*.swift")):
                if not any(folder in source.parents for folder in left_out):
                    goal = original / source.relative_to(self.folder)
                    goal.parent.mkdir(parents=True, exist_ok=True)
                    text = source.read_text()
                    for old, new in _RENAMED:
                        text = re.sub(old, new, text, flags=re.M)
                    goal.write_text(text)
        done = subprocess.run(
            [*map(str, self.command), original, output], capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1):
            raise SystemExit(f"check-peers: {self.name}: {done.stderr}")
        (self.place / f"{name}.messages").write_text(done.stderr)
        return sorted(output.rglob("*.swift"))

    def compile(self, module, files, what, *more):
        """Compiles a module without the declarations that do not compile. Returns whether there is one."""
        log = self.place / f"{module}.errors"
        for turn in range(_TURNS):
            output = self.toolchain.compile(module, files, *more)
            if not output:
                return True
            with log.open("a") as file:
                file.write(f"--- turn {turn}\n{output}\n")
            missing = re.search(r"error: no such module '(\w+)'", output)
            if missing:
                # The compiler says so of the first source only.
                count = sum([self.leave_out_import(file, missing.group(1)) for file in files])
                self.notes.append(f"left out of {what}: import {missing.group(1)} ({count} sources): there is no such module")
            else:
                count = sum([self.leave_out(Path(path), found, what) for path, found in errors(output).items()])
            if not count:
                break
        self.notes.append(f"{what} do not compile: {output[:2000]}")
        return False

    @staticmethod
    def leave_out_import(path, module):
        """Leaves out of a source the imports of a module. Returns how many."""
        text = path.read_text()
        gone = [one for one in declarations(text) if one.word == "import" and one.name == module]
        if gone:
            path.write_text(replaced(text, [(one.start, one.end) for one in gone]))
        return len(gone)

    def leave_out(self, path, found, what):
        """Leaves out of a source the declarations that have errors. Returns how many."""
        text = path.read_text()
        all_of_them = declarations(text)
        lines = text.split("\n")
        faulty = {}
        for line, column, reason in found:
            # Columns count bytes.
            before = len(lines[line - 1].encode()[:column - 1].decode(errors="ignore"))
            place = sum(len(line) + 1 for line in lines[:line - 1]) + before
            for outer in all_of_them:
                if outer.start <= place < outer.end:
                    inner = outer.innermost(place)
                    faulty.setdefault(inner.start, (inner, []))[1].append((place, f"{line}: {reason}"))
        gone, traps = set(), set()
        for one, places in faulty.values():
            if any(one.is_inside(other) for other, _ in faulty.values()):
                continue
            head = f"{path.relative_to(self.place)}:{places[0][1]}"
            inside = [place for place, _ in places if one.body and one.body[0] <= place <= one.body[1]]
            # What prepares a test would not be missed by the compiler.
            prepares = one.word in ("beforeEach", "afterEach") or "override" in text[one.start:one.end].split("{")[0].split()
            if (what == "the library" or prepares) and len(inside) == len(places):
                self.thin(text, path, one, inside, gone, traps)
                self.notes.append(f"partly left out of {what}: {one}: {head}")
            else:
                gone.add((one.start, one.end))
                lost = self.count_tests(text[one.start:one.end]) if what == "the tests" else 0
                self.lost += lost
                self.notes.append(f"left out of {what}: {one}{f' ({lost} tests)' if lost else ''}: {head}")
        changes = set(outermost([*gone, *traps]))
        path.write_text(replaced(text, gone & changes, traps & changes))
        return len(changes)

    def thin(self, text, path, one, places, gone, traps):
        """Puts a trap into a function with errors, so that its users still compile, and those that reach it are seen: from
        the statement to the end of its block, or if that does not compile either, instead of all. A statement of no more
        than a value that is not used goes."""
        key = (path, str(one), text[:one.start].count("\n"))
        self.thinned[key] = turn = self.thinned.get(key, 0) + 1
        for place in places:
            simple, rest = statement(text, one.body, place)
            if turn == 1 and simple and text.startswith("_ =", simple[0]):
                gone.add(simple)
            else:
                traps.add((*(rest if turn < 4 else one.body), str(one)))

    def count_tests(self, text):
        """The number of tests that a piece of a source declares."""
        plain = blanked(text)
        kind = "XCTest" if self.kind == "Testing" and "@Test" not in plain else self.kind
        return len(re.findall(_TESTS[kind], plain))

    def main(self, graph):
        """The source of a program that runs the tests."""
        if self.kind == "Testing":
            imports, lines = ["Testing", "XCTest"], ["Frames.begin()", "await Testing.__swiftPMEntryPoint() as Never"]
        else:
            imports, lines = ["XCTest"], ["let run = TestRun()"]
            for name, tests in graph.test_classes().items():
                if tests is None:
                    lines.append(f"run.add(examplesOf: {name}.self)")
                for test, is_async in tests or []:
                    lines.append(f'run.add("{test}", of: {name}.self) {{ try {"await " if is_async else ""}$0.{test}() }}')
            lines.append("await run.run()")
            if self.kind == "Quick":
                imports.append("Quick")
            imports.append(f"@testable {self.module}Tests")
        head = "\n".join(f"@testable import {name.split()[1]}" if " " in name else f"import {name}" for name in imports)
        body = "\n".join(f"    {line}" for line in lines)
        return f"{head}\n\n@main struct Main {{\n  @MainActor static func main() async {{\n{body}\n  }}\n}}\n"

    def figures(self):
        """A test that skips itself has passed."""
        failed = len(self.failed())
        return {"suite": self.name, "taken": len(self.results) + self.lost, "compiled": len(self.results),
                "passed": len(self.results) - failed, "failed": failed}

    def failed(self):
        return [name for what, name, _ in self.results if what == "fail"]

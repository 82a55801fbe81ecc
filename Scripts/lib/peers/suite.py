"""A suite: a library's sources and tests, translated, compiled as far as they do, and run."""

import re

from causes import Cause, failures, left_out_of_library, left_out_of_tests, summary
from compilation import Compilation
from declarations import declarations
from graph import SymbolGraph
from running import run_swift_testing, run_tests
from sources import copy_files, count_tests, kinds, translated

# The stand-ins that all tests are linked with.
STAND_INS = ("os", "XCTest", "Quick", "Nimble", "Numerics", "simd")
_LEFT_OUT = re.compile(r"left out: \w+ ?[^:]*: (.*)")


class Suite:
    """`others` are the names of the modules that were built before, which it may import."""

    def __init__(self, library, place, command, toolchain, others):
        self.library, self.name, self.place = library, library.name, place / library.name
        self.command, self.toolchain, self.others = command, toolchain, others
        self.built = []
        # What is left out, in sentences; the results, each (what, name, text).
        self.notes, self.results = [], []
        # What is left out, by cause: of the library, and of its tests.
        self.missing, self.lost = [], []

    def run(self):
        self.place.mkdir(parents=True)
        found = self._translated(self.library.modules, "library")
        for module in self.library.modules:
            compilation = Compilation(module.name, list(found[module.name]), False, self.place, self.toolchain)
            if compilation.run(*self._flags):
                self.built.append(module.name)
            self.notes += compilation.notes
            self.missing += compilation.causes
        found = self._translated(self.library.tests, "tests", *self._initializers(found))
        copy_files(self.library.tests, self.library.folder, self.place / "tests")
        for module in self.library.tests:
            of_library = {source for other in module.compiled_with for source in other.sources()}
            files = found[module.name]
            self._run_tests(module.name, list(files), [file for file, source in files.items() if source in of_library])

    @property
    def _flags(self):
        mode = ["-swift-version", self.library.language_mode]
        return [*mode, "-D", "SWIFT_PACKAGE"] if self.library.is_package else mode

    @staticmethod
    def _initializers(found):
        """The option for tests of a library that calls initializers of their classes."""
        calls = any("dynamicInit()" in path.read_text() for files in found.values() for path in files)
        return ["--initializers"] if calls else []

    def _translated(self, modules, name, *options):
        if not modules:
            return {}
        found, messages, later = translated(
            modules, self.library.folder, [*self.command, "--modules", self.toolchain.modules, *options],
            self.place / f"{name}.original", self.place / name)
        (self.place / f"{name}.messages").write_text(messages)
        if later and name == "tests":
            self.notes.append(f"not taken, since they are for a later iOS: {later} tests")
        return found

    def _run_tests(self, name, files, of_library):
        graph = self.place / f"{name}.graph"
        graph.mkdir()
        compilation = Compilation(name, files, True, self.place, self.toolchain, of_library)
        is_compiled = compilation.run(
            *self._flags, "-emit-symbol-graph", "-emit-symbol-graph-dir", graph, "-symbol-graph-minimum-access-level", "internal")
        self.notes += compilation.notes
        self.lost += compilation.causes
        if not is_compiled:
            return
        classes = SymbolGraph(graph).test_classes()
        texts = [path.read_text() for path in files]
        has_functions = any("Testing" in kinds(text) for text in texts)
        main, program = self.place / f"{name}.main.swift", self.place / f"{name}.program"
        main.write_text(_main(name, classes, has_functions))
        output = self.toolchain.link(main, dict.fromkeys([*self.others, *self.built, name, *STAND_INS]), program)
        if output:
            self.notes.append(f"does not link: {output}")
            self.lost.append(Cause(None, "the program does not link", len(_declared(classes, texts, has_functions))))
            return
        results = []
        if has_functions:
            results += self._finished(run_swift_testing(program, self.place), _declared({}, texts, True))
        if classes:
            results += self._finished(run_tests(program, self.place), _declared(classes, texts, False))
        # A test that needs what is left out of the library is one that does not compile.
        for result in results:
            what, test, text = result
            override = what == "fail" and uses_of(compilation.lost_overrides, test, texts)
            if override:
                self.notes.append(f"not compiled, since it needs an override that is left out: {test}: {text}")
                self.lost.append(Cause(None, compilation.lost_overrides[override], 1))
            elif "left out: " in text and "ends the program" in text:
                self.notes.append(f"not compiled, since it needs what is left out: {test}: {text}")
                found = _LEFT_OUT.search(text)
                self.lost.append(Cause(None, found.group(1) if found else text, 1))
            else:
                self.results.append(result)

    def _finished(self, run, declared):
        """The results of a run. If it had to stop, all declared tests that have none have failed."""
        results, reason_to_end, undescribed = run
        for name, reason in undescribed.items():
            results += [("fail", test, reason) for test in declared if test.startswith(f"{name}, ")]
        if not reason_to_end:
            return results
        self.notes.append(f"does not run: {reason_to_end}")
        done = {name for _, name, _ in results}
        return results + [("fail", name, f"does not run: {reason_to_end}") for name in declared if name not in done]

    def figures(self):
        """A test that skips itself has passed."""
        failed = len(self.failed())
        return {"suite": self.name, "taken": len(self.results) + sum(cause.tests for cause in self.lost),
                "compiled": len(self.results), "passed": len(self.results) - failed, "failed": failed}

    def failed(self):
        return [name for what, name, _ in self.results if what == "fail"]

    def reasons(self):
        """Why tests do not compile, why they fail, and what is left out of the library, by cause: as lines."""
        return [*summary("Tests that do not compile, by cause", left_out_of_tests([*self.lost, *self.missing])),
                *summary("Tests that fail, by cause", failures(self.results)),
                *summary("What is left out of the library, by cause", left_out_of_library(self.missing))]


def uses_of(names, test, texts):
    """The first of the names that the type of a test contains, or that is the type's; None if there is none."""
    type_name = re.split(r"[.,/]", re.sub(r"^\w+\.(?=[\w.]+/)", "", test))[0].strip()
    found = [text[one.start:one.end] for text in texts for one in declarations(text)
             if one.name == type_name and one.word in ("class", "struct", "enum", "extension", "actor")]
    return next((name for name in names if any(re.search(rf"\b{re.escape(name)}\b", text) for text in found)), None)


def _declared(classes, texts, has_functions):
    """A name for each test of a module that was compiled. Those of examples and functions are only counted."""
    names = []
    for name, tests in classes.items():
        names += [f"{name}.{test}" for test, _ in tests] if tests is not None else [
            f"{name}, example {number + 1}" for number in range(_examples(name, texts))]
    functions = sum(count_tests(text, text) for text in texts if has_functions and "Testing" in kinds(text))
    return names + [f"function {number + 1}" for number in range(functions)]


def _examples(name, texts):
    """The number of examples that a class describes."""
    return sum(count_tests(text[one.start:one.end], text)
               for text in texts for one in declarations(text) if one.word == "class" and one.name == name)


def _main(module, classes, has_functions):
    """The source of a program that runs the tests."""
    names, lines = ["XCTest", f"@testable {module}"], []
    if has_functions:
        names.append("Testing")
        lines += ['if CommandLine.arguments.contains("--testing-library") {', "  Frames.begin()",
                  "  Task { await Testing.__swiftPMEntryPoint() as Never }",
                  "  while true { RunLoop.main.run(mode: .default, before: .distantFuture) }", "}"]
    lines.append("let run = TestRun()")
    for name, tests in classes.items():
        if tests is None:
            names.append("Quick")
            lines.append(f"run.add(examplesOf: {name}.self)")
        for test, is_async in tests or []:
            lines.append(f'run.add("{test}", of: {name}.self, async: {{ try await $0.{test}() }})' if is_async
                         else f'run.add("{test}", of: {name}.self) {{ try $0.{test}() }}')
    lines.append("run.run()")
    head = "\n".join(f"@testable import {name.split()[1]}" if " " in name else f"import {name}"
                     for name in dict.fromkeys(names))
    body = "\n".join(f"    {line}" for line in lines)
    return f"{head}\n\n@main struct Main {{\n  @MainActor static func main() {{\n{body}\n  }}\n}}\n"

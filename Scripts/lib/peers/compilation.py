"""Compiles a module without the declarations that do not compile."""

import re
from pathlib import Path

from causes import Cause, is_consequence
from declarations import HOOKS, declarations, outermost, replaced, statement
from sources import count_tests
from toolchain import errors

# More than any suite needs: what uses what was left out goes in the next turn.
_TURNS = 40


def _causes(found):
    """The errors without those that follow from others, unless there are no others."""
    causes = {path: [one for one in all_of_them if not is_consequence(one[2])] for path, all_of_them in found.items()}
    causes = {path: all_of_them for path, all_of_them in causes.items() if all_of_them}
    return causes or found


class Compilation:
    """A module of a library, or of its tests, in the folder `scratch`."""

    def __init__(self, name, files, is_tests, scratch, toolchain, of_library=()):
        """`of_library` are the files of tests that are the library's."""
        self.name, self.files, self.is_tests, self.of_library = name, files, is_tests, set(of_library)
        self.scratch, self.toolchain = scratch, toolchain
        self.what = "the tests" if is_tests else "the library"
        # What is left out: in sentences, and by cause.
        self.notes, self.causes = [], []
        # The types that have lost an override, each with what the compiler says against it.
        self.lost_overrides = {}
        # The functions that have lost something, and how often.
        self.thinned = {}

    def run(self, *more):
        """Returns whether there is a module."""
        log = self.scratch / f"{self.name}.errors"
        output = ""
        for turn in range(_TURNS):
            output = self.toolchain.compile(self.name, self.files, *more)
            if not output:
                return True
            with log.open("a") as file:
                file.write(f"--- turn {turn}\n{output}\n")
            missing = re.search(r"error: no such module '(\w+)'", output)
            if missing:
                # The compiler says so of the first source only.
                count = sum(self._leave_out_import(file, missing.group(1)) for file in self.files)
                self.notes.append(
                    f"left out of {self.what}: import {missing.group(1)} ({count} sources): there is no such module")
            else:
                count = sum(self._leave_out(Path(path), found) for path, found in _causes(errors(output)).items())
            if not count:
                break
        self.notes.append(f"{self.what} do not compile: {output[:2000]}")
        rest = sum(count_tests(text, text) for text in map(Path.read_text, self.files)) if self.is_tests else 0
        self.causes.append(Cause(self.name, f"{self.what} do not compile as a whole", rest))
        return False

    @staticmethod
    def _leave_out_import(path, module):
        """Leaves out of a source the imports of a module. Returns how many."""
        text = path.read_text()
        # It may name a kind: import class Module.Name.
        imports = re.compile(rf"import\s+(?:[a-z]+\s+)?{module}\b")
        gone = [one for one in declarations(text) if one.word == "import" and imports.search(text[one.start:one.end])]
        if gone:
            path.write_text(replaced(text, [(one.start, one.end) for one in gone]))
        return len(gone)

    def _leave_out(self, path, found):
        """Leaves out of a source the declarations that have errors. Returns how many."""
        text = path.read_text()
        is_tests = self.is_tests and path not in self.of_library
        all_of_them = declarations(text)
        lines = text.split("\n")
        faulty = {}
        for line, column, reason in found:
            # Columns count bytes.
            before = len(lines[line - 1].encode()[:column - 1].decode(errors="ignore"))
            position = sum(len(line) + 1 for line in lines[:line - 1]) + before
            for outer in all_of_them:
                if outer.start <= position < outer.end:
                    inner = outer.innermost(position)
                    faulty.setdefault(inner.start, (inner, []))[1].append((position, line, reason))
        gone, traps = set(), set()
        for one, positions in faulty.values():
            if any(one.is_inside(other) for other, _ in faulty.values()):
                continue
            _, line, reason = positions[0]
            head = f"{path.relative_to(self.scratch)}:{line}: {reason}"
            inside = [position for position, _, _ in positions if one.body and one.body[0] <= position <= one.body[1]]
            # What prepares a test would not be missed by the compiler.
            is_override = "override" in text[one.start:one.end].split("{")[0].split()
            prepares = one.word in HOOKS or is_override
            if (not is_tests or prepares) and len(inside) == len(positions):
                self._thin(text, path, one, inside, reason, gone, traps)
                self.notes.append(f"partly left out of {self.what}: {one}: {head}")
                self.causes.append(Cause(None, reason, 0))
            else:
                gone.add((one.start, one.end))
                lost = count_tests(text[one.start:one.end], text) if is_tests else 0
                if is_override:
                    outer = next((other for other in all_of_them if one.is_inside(other)), one)
                    while any(one.is_inside(inner) for inner in outer.inner):
                        outer = next(inner for inner in outer.inner if one.is_inside(inner))
                    self.lost_overrides[outer.name] = reason
                self.notes.append(f"left out of {self.what}: {one}{f' ({lost} tests)' if lost else ''}: {head}")
                self.causes.append(Cause(one.name, reason, lost))
        changes = set(outermost([*gone, *traps]))
        path.write_text(replaced(text, gone & changes, traps & changes))
        return len(changes)

    def _thin(self, text, path, one, positions, reason, gone, traps):
        """Puts a trap into a function with errors, so that its users still compile, and those that reach it are seen: from
        the statement to the end of its block, or if that does not compile either, instead of all. A statement of no more
        than a value that is not used goes."""
        key = (path, str(one), text[:one.start].count("\n"))
        self.thinned[key] = turn = self.thinned.get(key, 0) + 1
        for position in positions:
            simple, rest = statement(text, one.body, position)
            if turn == 1 and simple and text.startswith("_ =", simple[0]):
                gone.add(simple)
            else:
                traps.add((*(rest if turn < 4 else one.body), f"{one}: {reason}"))

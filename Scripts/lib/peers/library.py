"""What is run of a library: its modules and its modules of tests, each with where its sources are."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

# That of most libraries. Those of a package for newer tools are compiled in a newer one.
LANGUAGE_MODE = "5"
# Lists of tests, for a Linux without an Objective-C runtime. The tests are found without them.
_LISTS = ("LinuxMain.swift", "XCTestManifests.swift")
_IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(?:public|package|internal|private|fileprivate)[ \t]+)?"
    r"import[ \t]+(?:(?:class|struct|enum|protocol|func|typealias|let|var)[ \t]+)?(\w+)", re.M)


@dataclass
class Module:
    """A module: its name, the paths of its folders and sources, and those of what is not part of it. Tests that do not import
    their library are compiled with its modules' sources."""
    name: str
    paths: list
    without: list = field(default_factory=list)
    compiled_with: list = field(default_factory=list)

    def sources(self):
        """Its Swift sources, in order."""
        found = set()
        for path in self.paths:
            found |= {path} if path.is_file() else set(path.rglob("*.swift"))
        own = {source for source in found if source.name not in _LISTS and not any(
            folder == source or folder in source.parents for folder in self.without)}
        return sorted(own.union(*(module.sources() for module in self.compiled_with)))

    def files(self):
        """The files in its folders, or next to its sources, that are no sources, in order."""
        found = {file for path in self.paths for file in (path.rglob("*") if path.is_dir() else path.parent.iterdir())
                 if file.is_file()}
        return sorted(file for file in found if file.suffix != ".swift")


@dataclass
class Library:
    """A library in a folder. `modules` are in the order in which they import each other. A package is one with a
    Package.swift that declares them."""
    name: str
    folder: Path
    modules: list
    tests: list
    needs: list = field(default_factory=list)
    is_package: bool = False
    language_mode: str = LANGUAGE_MODE

    @staticmethod
    def listed(entry, folder):
        """The library of an entry in suites.json."""
        folder = folder / entry["name"]
        without = [folder / path for path in entry.get("without", [])]

        def module(name, paths):
            for path in paths:
                if not (folder / path).is_dir():
                    raise SystemExit(f"check-peers: {folder / path}: expected a folder of {entry['name']}'s sources")
            return Module(name, [folder / path for path in paths], without)

        name = entry["module"]
        modules = [module(name, entry["sources"])] if entry["sources"] else []
        return Library(entry["name"], folder, modules, [module(f"{name}Tests", entry["tests"])], entry.get("needs", []))


def listed_libraries(path):
    """The entries of suites.json."""
    return json.loads(path.read_text())


def imports(text):
    """The names of the modules that a source imports."""
    return set(_IMPORT.findall(text))


def read(path):
    """The text of a source; what is no UTF-8 is replaced."""
    return path.read_text(errors="replace")


def in_order(modules):
    """Modules in an order in which each comes after those that it imports."""
    names = {module.name for module in modules}
    needed = {module.name: set().union(*(imports(read(path)) for path in module.sources())) & names - {module.name}
              for module in modules}
    ordered = []
    while len(ordered) < len(modules):
        rest = [module for module in modules if module not in ordered]
        done = {module.name for module in ordered}
        # Modules that import each other are taken as they come.
        ordered.append(next((module for module in rest if needed[module.name] <= done), rest[0]))
    return ordered

"""Reports uses of names of Swift that a table of folders does not allow, as FILE:LINE: expected no use of …

usage: rooms.py TABLE [--arrows]    in the folder of a package
  TABLE     Scripts/lib/rooms, whose head describes the format
  --arrows  prints which folder names what of which other, and checks nothing
Exit status: 0; 1 if there are violations; 2 for a mistake in the table.

A file that names a type, a function or a variable that another folder of its module declares at the top level depends on that
folder. Members do not count, nor do comments and strings. A name that several folders declare, or that the file itself
declares at any level, tells nothing.
"""
import collections
import os
import re
import sys

SILENT = re.compile(r'#"""(?:.|\n)*?"""#|"""(?:.|\n)*?"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')
DECLARATION = re.compile(
    r"^(?:@[\w.]+(?:\([^)\n]*\))?\s+)*(?:(?:public|open|package|internal|final|indirect|nonisolated)(?:\(\w+\))?\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias|func|let|var)\s+`?([A-Za-z_]\w*)", re.M)
LOCAL = re.compile(r"\b(?:class|struct|enum|protocol|actor|typealias|func|let|var|case)\s+`?([A-Za-z_]\w*)")
# A word after a dot is a member.
WORD = re.compile(r"(?<![\w.`])([A-Za-z_]\w*)")


class Table:
    """The rows of each module: the position of each folder, and what is allowed nevertheless."""

    def __init__(self, path):
        self.path = path
        self.places = {}  # module: {folder: (row, room in it, line)}
        self.allowed = {}  # module: {(folder, other, name): line}
        module, row, room, depth = None, 0, 0, 0
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                text = line.split("#")[0].rstrip()
                if not text:
                    continue
                if not text[0].isspace():
                    module, row = text, 0
                    self.places[module], self.allowed[module] = {}, {}
                    continue
                exception = re.fullmatch(r"\s+(\S+) -> (\S+): (\w+)", text)
                if exception:
                    self.allowed[module][exception.groups()] = number
                    continue
                if depth == 0:
                    row += 1
                for word in re.findall(r"[()]|[^\s()]+", text):
                    if word in "()":
                        depth += 1 if word == "(" else -1
                        room += 1
                        continue
                    if depth == 0:
                        room += 1
                    if module is None or depth > 1 or word in self.places[module]:
                        print(f"{path}:{number}: expected {word} in one row, below a module", file=sys.stderr)
                        sys.exit(2)
                    self.places[module][word] = row, room, number


class Module:
    """The Swift files of a module, and which of the names that they use other folders declare."""

    def __init__(self, root):
        self.root, self.text = root, {}
        homes = collections.defaultdict(set)
        for folder, folders, names in os.walk(root):
            folders.sort()
            for name in sorted(names):
                if name.endswith(".swift"):
                    path = os.path.join(folder, name)
                    with open(path, encoding="utf-8") as file:
                        self.text[path] = SILENT.sub(lambda found: "\n" * found[0].count("\n") + " ", file.read())
                    for declared in DECLARATION.findall(self.text[path]):
                        homes[declared].add(self.folder(path))
        self.home = {name: folders.pop() for name, folders in homes.items() if len(folders) == 1 and len(name) > 2}

    def folder(self, path):
        """Returns the path of a file's folder in the module."""
        return os.path.relpath(os.path.dirname(path), self.root)

    def uses(self):
        """Yields each use of a name of another folder, as (path, line, name, other folder)."""
        for path, text in self.text.items():
            folder, own = self.folder(path), set(LOCAL.findall(text))
            for found in WORD.finditer(text):
                other = self.home.get(found[1], folder)
                if other != folder and found[1] not in own:
                    yield path, text.count("\n", 0, found.start()) + 1, found[1], other


def violations(table):
    """Yields each violation of the table, as (path, line, what is expected)."""
    for root, places in table.places.items():
        module, used = Module(root), set()
        folders = {}
        for path in module.text:
            folders.setdefault(module.folder(path), path)
        for folder, path in folders.items():
            if folder not in places:
                yield path, 1, f"{folder} in a row of {table.path}, above all folders whose types it names"
        for folder, (_, _, line) in places.items():
            if folder not in folders:
                yield table.path, line, f"no {folder}: {root} has no such folder"
        for path, line, name, other in module.uses():
            folder = module.folder(path)
            if folder not in places or other not in places:
                continue
            (row, room, _), (other_row, other_room, _) = places[folder], places[other]
            if row < other_row or room == other_room:
                continue
            if (folder, other, name) in table.allowed[root]:
                used.add((folder, other, name))
                continue
            yield path, line, (
                f"no use of {name} (in {other}), because {other} is not below {folder} in {table.path}. Give a base class a "
                f"method that {other} overrides, move what needs {name} into a folder above, or {name} into one below")
        for exception, line in table.allowed[root].items():
            if exception not in used:
                yield table.path, line, f"no exception for {exception[2]}, which {exception[0]} does not name"


def print_arrows(table):
    """Prints which folder names which other one, how often, and some of the names."""
    for root in table.places:
        module = Module(root)
        arrows = collections.defaultdict(collections.Counter)
        for path, _, name, other in module.uses():
            arrows[module.folder(path), other][name] += 1
        for (folder, other), names in sorted(arrows.items()):
            some = ", ".join(name for name, _ in names.most_common(4))
            print(f"{root}: {folder} -> {other}  {sum(names.values())}  {some}")


def main(path, *options):
    table = Table(path)
    if options == ("--arrows",):
        print_arrows(table)
        return 0
    status = 0
    for file, line, expected in violations(table):
        print(f"{file}:{line}: expected {expected}")
        status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

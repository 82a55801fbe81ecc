"""Reads the rows of Docs/Facts."""

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = "Docs/Facts"
PROBES = f"{FOLDER}/Data/Probes.tsv"
COLUMNS = ["id", "symbol", "behavior", "evidence", "source", "test", "probe", "consequence"]
LETTERS = {"D": "documented", "M": "measured", "R": "reported", "G": "a guess", "O": "ours"}
ID = r"[a-z]+-[0-9]+[a-z]?"
MAXIMUM_WORDS = 25

# The subjects: the names of the files, and their headings.
SUBJECTS = {
    "Container": "ContainerKit, on both systems",
    "Time": "Time and animations",
    "Views": "Views",
    "Animators": "Property animators",
    "Controllers": "Controllers and windows",
    "Presentations": "Presentations",
    "Navigation": "Navigation controllers",
    "TabBars": "Tab bar controllers",
    "PageViews": "Page view controllers",
    "Traits": "Safe areas and traits",
    "Application": "Application, scenes, and what the system asks",
    "Touches": "Touches and gestures",
    "Keys": "Keys, pointer, wheels",
    "Scrolling": "Scrolling",
    "Lists": "Tables and collections",
    "Layout": "Constraints",
    "Drawing": "Drawing",
    "Text": "Text and fonts",
    "Observing": "Objects, names, key-value observing",
    "Accessibility": "Accessibility",
}


@dataclass
class Row:
    """A fact, and the file and line of its row."""

    subject: str
    place: str
    cells: list

    def __getattr__(self, name):
        if name in COLUMNS:
            return self.cells[COLUMNS.index(name)]
        raise AttributeError(name)

    @property
    def tests(self):
        return [test for test in self.test.split(", ") if test]


def lines_of(path, columns, root):
    """The cells of each line below the header, with its number; and what is wrong."""
    found, faults = [], []
    name = path.relative_to(root)
    for number, line in enumerate(path.read_text().splitlines(), 1):
        cells = line.split("\t")
        if number == 1:
            if cells != columns:
                faults.append(f"{name}:1: expected the columns {', '.join(columns)}, separated by tabs")
        elif len(cells) != len(columns):
            faults.append(f"{name}:{number}: expected {len(columns)} columns, found {len(cells)}")
        else:
            found.append((number, cells))
    return found, faults


def read(root):
    """All rows, by subject, and what is wrong with their form."""
    rows, faults, known = [], [], {}
    folder = Path(root) / FOLDER
    for path in folder.glob("*.tsv"):
        if path.stem not in SUBJECTS:
            faults.append(f"{path.relative_to(root)}:1: expected a subject of Scripts/lib/facts/table.py")
    for subject in SUBJECTS:
        path = folder / f"{subject}.tsv"
        if not path.exists():
            faults.append(f"{FOLDER}/{subject}.tsv:1: expected a file of facts")
            continue
        found, wrong = lines_of(path, COLUMNS, root)
        faults += wrong
        for number, cells in found:
            row = Row(subject, f"{path.relative_to(root)}:{number}", cells)
            faults += [f"{row.place}: expected {text}" for text in form(row, known)]
            known.setdefault(row.id, row.place)
            rows.append(row)
    return rows, faults


def form(row, known):
    """What is expected of the cells of a row by themselves."""
    if not re.fullmatch(ID, row.id):
        yield f"an id such as time-12, found {row.id or 'nothing'}"
    if row.id in known:
        yield f"the id {row.id} once; it is also at {known[row.id]}"
    if row.evidence not in LETTERS:
        yield f"one letter of {' '.join(LETTERS)} as evidence, found {row.evidence or 'nothing'}"
    words = len(row.behavior.split())
    if not 1 <= words <= MAXIMUM_WORDS:
        yield f"a behavior of at most {MAXIMUM_WORDS} words, found {words}"
    if row.evidence == "G" and not row.probe:
        yield "a guess to say what to record (probe)"
    if any(cell != cell.strip() or "|" in cell for cell in row.cells):
        yield "cells without spaces around them and without |"

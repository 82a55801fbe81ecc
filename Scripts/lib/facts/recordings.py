"""The recordings of iOS with which tests compare the Linux modules: Docs/Facts/Data/Recordings.tsv."""

from table import lines_of

PATH = "Docs/Facts/Data/Recordings.tsv"
COLUMNS = ["subject", "file", "recorded on", "tests", "row", "note"]
SUFFIXES = (".json", ".tsv")


def recordings(root):
    """The lines with their numbers. One without a row is about the whole file; one without tests is not compared."""
    return lines_of(root / PATH, COLUMNS, root)


def recording_faults(root, tests):
    """What is wrong with the lines, and the data files of the tests that have none."""
    found, wrong = recordings(root)
    files = {path.name for folder in (root / "Tests").rglob("Facts") for path in folder.iterdir() if path.suffix in SUFFIXES}
    listed = set()
    for number, (_, file, device, names, row, note) in found:
        location = f"{PATH}:{number}"
        if file and file not in files:
            wrong.append(f"{location}: expected a file in a folder Facts of Tests, found {file}")
        if file and not row:
            listed.add(file)
            if not device:
                wrong.append(f"{location}: expected where {file} was recorded")
        for test in filter(None, names.split(", ")):
            if test not in tests:
                wrong.append(f"{location}: expected a test, found {test}")
        if row and not names and not note:
            wrong.append(f"{location}: expected tests, or why the row is not compared")
    return wrong + [f"{PATH}:1: expected a line for {file}" for file in sorted(files - listed)]

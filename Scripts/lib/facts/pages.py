"""Generates the parts of the pages of Docs/Facts from their rows."""

import re

from peers_page import peers_sections
from recordings import recordings
from table import FOLDER, PROBES, SUBJECTS


def table(columns, lines):
    """A Markdown table."""
    head = [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
    return "\n".join(head + [f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in lines])


def join(sections):
    """Tables below their headings."""
    return "\n\n".join(f"## {heading}\n\n{text}" if heading else text for heading, text in sections) + "\n"


def symbol(row):
    return f"`{row.symbol}`"


def fidelity(rows):
    """All facts by subject."""
    def cells(row):
        evidence = "**guess**" if row.evidence == "G" else row.evidence
        return [row.id, symbol(row), row.behavior, evidence, row.source, ", ".join(f"`{test}`" for test in row.tests)]

    columns = ["Fact", "Symbol", "Behavior", "Evidence", "Source", "Tests"]
    return join([(heading, table(columns, [cells(row) for row in rows if row.subject == subject]))
                 for subject, heading in SUBJECTS.items()])


def guesses(rows):
    """The guesses by subject, and what to record in order to settle them."""
    columns = ["Fact", "Guess", "To settle it, record", "If it is wrong, a user would see"]
    sections = []
    for subject, heading in SUBJECTS.items():
        found = [row for row in rows if row.subject == subject and row.evidence == "G"]
        if found:
            sections.append((heading, table(columns, [
                [row.id, row.behavior, row.probe, row.consequence] for row in found])))
    return join(sections)


def bets(root, rows):
    """The guesses that matter most to an app with this container."""
    ids = {row.id: row for row in rows}
    chosen = [ids[one] for one in (root / FOLDER / "bets").read_text().split() if one in ids]
    return join([("", table(["", "The guess", "If it is wrong, a user would see", "To settle it, record"], [
        [str(number), f"{row.behavior} ({row.id})", row.consequence, row.probe] for number, row in enumerate(chosen, 1)]))])


def settled(root, rows):
    """The facts that the probe settles, as `Scripts/probe-diff --document` lists them."""
    ids = {row.id: row for row in rows}
    lines = [line.split("\t") for line in (root / PROBES).read_text().splitlines()[1:]]
    return join([("", table(["Fact", "Behavior", "Evidence", "Settled by"], [
        [one, ids[one].behavior, ids[one].evidence, re.sub(r"[^, ]+", r"`\g<0>`", probes)]
        for one, probes in lines if one in ids]))])


def recorded(root):
    """The recordings, with their tests and the rows that are not compared."""
    lines = [cells for _, cells in recordings(root)[0]]
    sections = []
    for subject in dict.fromkeys(line[0] for line in lines):
        of_subject = [line for line in lines if line[0] == subject]
        whole = [[f"`{file}`" if file else row, device, names(tests)]
                 for _, file, device, tests, row, _ in of_subject if device]
        compared = [[row, names(tests), note] for _, _, device, tests, row, note in of_subject if row and tests and not device]
        others = [[row, note] for _, _, device, tests, row, note in of_subject if row and not tests and not device]
        texts = [table(["File", "Recorded on", "Tests"], whole)] if whole else []
        texts += [table(["Row", "Tests", "Note"], compared)] if compared else []
        texts += [table(["Not compared", "Reason"], others)] if others else []
        sections.append((subject, "\n\n".join(texts)))
    return join(sections)


def names(tests):
    return re.sub(r"\w+", r"`\g<0>`", tests)


PAGES = {
    "Fidelity": lambda root, rows: fidelity(rows),
    "Guesses": lambda root, rows: guesses(rows),
    "Bets": bets,
    "Probe": settled,
    "RecordedFacts": lambda root, rows: recorded(root),
    "Compatibility": lambda root, rows: join(peers_sections(root, table)),
}


def page_faults(root):
    """The pages without their generated part, which Scripts/generate writes."""
    for name in PAGES:
        path = root / FOLDER / f"{name}.md"
        part = f"<!-- generated: Scripts/facts --page {name} -->"
        if not path.exists() or part not in path.read_text().splitlines():
            yield f"{FOLDER}/{name}.md:1: expected a line {part}"

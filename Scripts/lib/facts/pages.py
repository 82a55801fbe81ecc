"""Generates the pages of Docs/Facts from their rows."""

import re

from peers_page import peers_page
from recordings import recordings
from table import FOLDER, LETTERS, SUBJECTS

NOTE = "<!-- Scripts/facts --write generates this page. -->"


def table(columns, lines):
    """A Markdown table."""
    head = [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
    return "\n".join(head + [f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in lines])


def page(title, intro, sections):
    """A page with a table below each heading."""
    parts = [f"# {title}", NOTE, intro]
    for heading, text in sections:
        parts += [f"## {heading}", text] if heading else [text]
    return "\n\n".join(part for part in parts if part) + "\n"


def symbol(row):
    return f"`{row.symbol}`"


def fidelity(rows):
    """All facts by subject."""
    def cells(row):
        evidence = "**guess**" if row.evidence == "G" else row.evidence
        return [row.id, symbol(row), row.behavior, evidence, row.source, ", ".join(f"`{test}`" for test in row.tests)]

    legend = ", ".join(f"{letter} {meaning}" for letter, meaning in LETTERS.items() if letter != "G")
    columns = ["Fact", "Symbol", "Behavior", "Evidence", "Source", "Tests"]
    return page("Fidelity", f"How the modules behave, and the evidence for it ([letters](README.md)): {legend}.", [
        (heading, table(columns, [cells(row) for row in rows if row.subject == subject]))
        for subject, heading in SUBJECTS.items()])


def guesses(rows):
    """The guesses by subject, and what to record in order to settle them."""
    columns = ["Fact", "Guess", "To settle it, record", "If it is wrong, a user would see"]
    sections = []
    for subject, heading in SUBJECTS.items():
        found = [row for row in rows if row.subject == subject and row.evidence == "G"]
        if found:
            sections.append((f"{heading}: {len(found)}", table(columns, [
                [row.id, row.behavior, row.probe, row.consequence] for row in found])))
    return page("Guesses", "", sections)


def bets(root, rows):
    """The guesses that matter most to an app with this container."""
    ids = {row.id: row for row in rows}
    chosen = [ids[one] for one in (root / FOLDER / "bets").read_text().split() if one in ids]
    return page(
        "What an app bets on",
        "The container has not run on iOS. These guesses matter most to an app that uses it; [the others](Guesses.md).",
        [("", table(["", "The guess", "If it is wrong, a user would see", "To settle it, record"], [
            [str(number), f"{row.behavior} ({row.id})", row.consequence, row.probe]
            for number, row in enumerate(chosen, 1)]))])


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
    return page("Recorded facts", "Figures that others recorded on iOS, in the data files of the tests. "
                "If iOS 26 differs, the Linux UIKit follows iOS 15 to 18.", sections)


def names(tests):
    return re.sub(r"\w+", r"`\g<0>`", tests)


def pages(root, rows):
    """The text of each generated page, by path."""
    return {
        f"{FOLDER}/Fidelity.md": fidelity(rows),
        f"{FOLDER}/Guesses.md": guesses(rows),
        f"{FOLDER}/Bets.md": bets(root, rows),
        f"{FOLDER}/RecordedFacts.md": recorded(root),
        f"{FOLDER}/Compatibility.md": peers_page(root, page, table),
    }

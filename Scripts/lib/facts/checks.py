"""Checks the facts against the sources and the tests."""

import re
import sys
from pathlib import Path

from recordings import recording_faults
from table import FOLDER, ID, PROBES

sys.path.append(str(Path(__file__).parent.parent))
from declarations import declared, swift_files

COMMENT = re.compile(r"^ *///? ?(.*)$|^.*?\s///? ?(.*)$")
GUESS = re.compile(r"\b[Gg]uess(?:es|ed|ing)?\b(?:(?::| \() ?(" + ID + r"(?:, " + ID + r")*))?")
# The translator's own words about names.
EXEMPT = ("Sources/Tools/",)


def guesses(root):
    """The ids of guesses in comments, with their places, and the guesses that have none."""
    found, wrong = {}, []
    for path in swift_files(root / "Sources"):
        name = str(path.relative_to(root))
        text = path.read_text()
        if name.startswith(EXEMPT) or "uess" not in text:
            continue
        for number, line in enumerate(text.split("\n"), 1):
            comment = COMMENT.match(line)
            if not comment:
                continue
            for guess in GUESS.finditer(comment[1] or comment[2] or ""):
                if guess[1]:
                    for one in guess[1].split(", "):
                        found.setdefault(one, f"{name}:{number}")
                else:
                    wrong.append(f"{name}:{number}: expected the id of a row of {FOLDER}, as in (a guess: time-12)")
    return found, wrong


def faults(root, rows):
    """What is wrong with the rows, the comments and the recordings, as FILE:LINE: expected …"""
    wrong = []
    symbols = declared(swift_files(root / "Sources"))
    tests = {name for name in declared(swift_files(root / "Tests")) if "." not in name}
    marked, unmarked = guesses(root)
    ids = {row.id: row for row in rows}
    for row in rows:
        if ".".join(row.symbol.split(".")[-2:]) not in symbols:
            wrong.append(f"{row.place}: expected a declaration in Sources, found {row.symbol or 'nothing'}")
        wrong += [f"{row.place}: expected a test, found {test}" for test in row.tests if test not in tests]
        if row.evidence == "G" and row.id not in marked:
            wrong.append(f"{row.place}: expected a comment at {row.symbol} with (a guess: {row.id})")
    for one, place in marked.items():
        if one not in ids or ids[one].evidence != "G":
            wrong.append(f"{place}: expected the id of a guess in {FOLDER}, found {one}")
    for number, one in enumerate((root / FOLDER / "bets").read_text().split(), 1):
        if one not in ids or ids[one].evidence != "G" or not ids[one].consequence:
            wrong.append(f"{FOLDER}/bets:{number}: expected the id of a guess with a consequence, found {one}")
    for number, line in enumerate((root / PROBES).read_text().splitlines()[1:], 2):
        if line.split("\t")[0] not in ids:
            wrong.append(f"{PROBES}:{number}: expected the id of a fact, found {line}")
    return wrong + unmarked + recording_faults(root, tests)

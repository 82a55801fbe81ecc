"""The facts in Docs/Facts: finds, checks and prints them (Scripts/facts)."""

import re
import shutil
import sys
import textwrap
from pathlib import Path

from checks import faults
from pages import PAGES, page_faults
from table import LETTERS, read


def matching(rows, words):
    """The rows that contain each of the words, in upper or lower case, guesses first."""
    found = [row for row in rows if all(word.lower() in "\t".join(row.cells).lower() for word in words)]
    return sorted(found, key=lambda row: row.evidence != "G")


def paragraph(row, width):
    """A row as text: its evidence and id, the behavior, and what a user would see if a guess is wrong."""
    lines = textwrap.wrap(row.behavior, width, initial_indent=f"{row.evidence} {row.id:<14}", subsequent_indent=" " * 16)
    if row.evidence == "G" and row.consequence:
        lines += textwrap.wrap(f"if wrong: {row.consequence}", width, initial_indent=" " * 16, subsequent_indent=" " * 16)
    return "\n".join(lines)


def answer(rows, words):
    """Prints the facts that contain the words."""
    found = matching(rows, words)
    if not found:
        raise SystemExit(f"Scripts/facts: no fact contains {' and '.join(words)}")
    width = min(shutil.get_terminal_size((130, 24)).columns, 130)
    guesses = [row for row in found if row.evidence == "G"]
    for title, part in (("guesses", guesses), ("other facts", found[len(guesses):])):
        print(f"{len(part)} {title}")
        print("".join(f"{paragraph(row, width)}\n" for row in part), end="")
    print(f"{', '.join(f'{letter} {meaning}' for letter, meaning in LETTERS.items())}; more in Docs/Facts")


def check(root):
    """What is wrong with the rows, the comments, the recordings and the pages; and the rows."""
    rows, wrong = read(root)
    return wrong + faults(root, rows) + list(page_faults(root)), rows


def usage(found):
    print(f"usage: Scripts/facts WORD... | --check | --count [LETTER] | --page NAME: found {found}", file=sys.stderr)
    sys.exit(2)


def main(root, arguments):
    rows, wrong = read(root)
    match arguments:
        case [] | [""]:
            usage("nothing")
        case ["--count"]:
            print(len(rows))
        case ["--count", letter] if letter in LETTERS:
            print(sum(row.evidence == letter for row in rows))
        case ["--page", name] if name in PAGES:
            if wrong:
                raise SystemExit("\n".join(wrong))
            print(PAGES[name](root, rows), end="")
        case ["--check"]:
            wrong, rows = check(root)
            if wrong:
                raise SystemExit("\n".join(wrong))
            print(f"{len(rows)} facts, {sum(row.evidence == 'G' for row in rows)} of them guesses, are in order")
        case [first, *_] if first.startswith("-"):
            usage(first)
        case words:
            answer(rows, words)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

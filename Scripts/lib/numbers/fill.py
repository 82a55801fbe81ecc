"""Fills in the marked numbers of the documents (Scripts/numbers)."""

import re
import subprocess
import sys
from pathlib import Path

TABLE = "Scripts/lib/numbers.tsv"
MARKER = re.compile(r"<!-- n: (\S+) -->(.*?)<!-- /n -->")
OPENING = re.compile(r"<!-- /?n\b")


def rows(root):
    """The rows of the table, by name: the line, what the number may differ by, when the command runs, and the command."""
    found, faults = {}, []
    for number, line in enumerate((root / TABLE).read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 4 or not re.fullmatch(r"\d+%", cells[1]) or cells[2] not in ("lint", "measured"):
            faults.append(f"{TABLE}:{number}: expected NAME, PERCENT%, lint or measured, and COMMAND, separated by tabs")
        elif cells[0] in found:
            faults.append(f"{TABLE}:{number}: expected the name {cells[0]} once")
        else:
            found[cells[0]] = (number, int(cells[1][:-1]), cells[2], cells[3])
    return found, faults


def value(root, command):
    """The first line that a command prints, with commas if it is a whole number; None if it fails or prints nothing."""
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", command], cwd=root, capture_output=True, text=True, check=False)
    words = done.stdout.strip().splitlines()
    if done.returncode != 0 or not words:
        return None
    return f"{int(words[0]):,}" if re.fullmatch(r"\d+", words[0].strip()) else words[0].strip()


def is_current(old, new, percent):
    """True if a number in a document differs by no more than the percentage."""
    if old == new:
        return True
    try:
        one, other = (float(text.replace(",", "")) for text in (old, new))
    except ValueError:
        return False
    return percent > 0 and abs(one - other) <= abs(other) * percent / 100


def main(root, arguments):
    options = {argument for argument in arguments if argument.startswith("-")}
    names = [argument for argument in arguments if not argument.startswith("-")]
    if options - {"--check", "--measured"}:
        raise SystemExit(f"usage: Scripts/numbers [--check] [--measured] [NAME...]: found {' '.join(sorted(options))}")
    table, faults = rows(root)
    faults += [f"{TABLE}: expected a row {name}" for name in names if name not in table]
    values, used, count = {}, set(), 0
    paths = [path for path in sorted(root.rglob("*.md")) if not any(part.startswith(".") for part in path.relative_to(root).parts)]
    for path in paths:
        lines = path.read_text().split("\n")
        for index, line in enumerate(lines):
            location = f"{path.relative_to(root)}:{index + 1}"
            if len(OPENING.findall(line)) != 2 * len(MARKER.findall(line)):
                faults.append(f"{location}: expected <!-- n: NAME -->NUMBER<!-- /n --> on one line")
            elif line.lstrip().startswith("<!-- n:"):
                faults.append(f"{location}: expected a word before the number: a line that starts with a comment is HTML, not text")

            def fill(match, location=location):
                nonlocal count
                name, old = match.groups()
                used.add(name)
                if name not in table:
                    faults.append(f"{location}: expected a row {name} in {TABLE}")
                    return match.group()
                number, percent, when, command = table[name]
                if (names and name not in names) or (when == "measured" and "--measured" not in options):
                    return match.group()
                if name not in values:
                    values[name] = value(root, command)
                    if values[name] is None:
                        faults.append(f"{TABLE}:{number}: expected a number from {command}")
                new = values[name]
                count += 1
                if new is None or is_current(old, new, percent):
                    return match.group()
                if "--check" in options:
                    faults.append(f"{location}: expected {new} for {name}, found {old or 'nothing'} (Scripts/numbers writes it)")
                return f"<!-- n: {name} -->{new}<!-- /n -->"

            lines[index] = MARKER.sub(fill, line)
        text = "\n".join(lines)
        if "--check" not in options and text != path.read_text():
            path.write_text(text)
    if not names:
        faults += [f"{TABLE}:{row[0]}: expected a document with the number {name}" for name, row in table.items() if name not in used]
    if faults:
        raise SystemExit("\n".join(faults))
    print(f"{count} numbers are up to date")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

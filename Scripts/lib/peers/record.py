"""The recorded results in Docs/Compatibility.md, and what is better or worse now."""

import re

COLUMNS = ("taken", "compiled", "passed", "failed")


def _rows(text, heading):
    """The cells of the first table below a heading."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", text, re.M | re.S)
    if not found:
        raise SystemExit(f"check-peers: Docs/Compatibility.md: expected the heading {heading}")
    lines = [line for line in found.group(1).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


class Record:
    """The figures of each suite, and the tests that are known to fail."""

    def __init__(self, text):
        self.figures, self._commits = {}, {}
        for name, source, *cells in _rows(text, "The figures of each suite"):
            self.figures[name] = dict(zip(COLUMNS, map(int, cells)))
            self._commits[name] = source.split("`")[1] if "`" in source else None
        self.failures = {(suite, test.strip("`")) for suite, test, _ in _rows(text, "Each test that fails")}

    def commit(self, name):
        """The commit of a library whose figures are recorded; None if they are not."""
        return self._commits.get(name)

    def compare(self, name, figures, failed):
        """What is worse, and what is better, in sentences."""
        if name not in self.figures:
            return [f"{name}: expected a row in Docs/Compatibility.md"], []
        known = self.figures[name]
        if figures["taken"] != known["taken"]:
            return [f"{name}: expected {known['taken']} tests as recorded, found {figures['taken']}"], []
        worse, better = [], []
        for column, sign in (("compiled", 1), ("passed", 1), ("failed", -1)):
            change = (figures[column] - known[column]) * sign
            text = f"{name}: {figures[column]} {column}, recorded are {known[column]}"
            (worse if change < 0 else better if change > 0 else []).append(text)
        for test in failed:
            if (name, test) not in self.failures:
                worse.append(f"{name}: fails, and is not listed: {test}")
        for suite, test in sorted(self.failures):
            if suite == name and test not in failed:
                better.append(f"{name}: is listed, and does not fail: {test}")
        return worse, better


def table(rows):
    """The rows as Markdown, with their sum."""
    total = {"suite": "all"} | {column: sum(row[column] for row in rows) for column in COLUMNS}
    lines = ["| suite | " + " | ".join(COLUMNS) + " |", "| --- |" + " --- |" * len(COLUMNS)]
    for row in [*rows, total]:
        lines.append("| " + " | ".join(str(row[column]) for column in ("suite", *COLUMNS)) + " |")
    return "\n".join(lines)


def headline(rows):
    """How many of all tests compile, and how many of those pass."""
    taken, compiled, passed = (sum(row[column] for row in rows) for column in ("taken", "compiled", "passed"))
    return (f"Of {taken:,} tests {compiled:,} compile, {_percent(compiled, taken)}; "
            f"of these {passed:,} pass, {_percent(passed, compiled)}.")


def _percent(part, whole):
    return f"{part / whole:.2%}".replace(".00%", "%") if whole else "none"

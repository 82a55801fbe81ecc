"""The recorded results in Docs/Facts/Data, and what is better or worse now."""

COLUMNS = ("taken", "compiled", "passed", "failed")


SUITES = "Suites.tsv"
FAILING_TESTS = "FailingTests.tsv"


def _rows(path):
    """The cells of the lines below the header."""
    try:
        return [line.split("\t") for line in path.read_text().splitlines()[1:]]
    except OSError as error:
        raise SystemExit(f"check-peers: {path}: expected a readable file of recorded results") from error


class Record:
    """The figures of each suite, and the tests that are known to fail."""

    def __init__(self, folder):
        self.figures, self._commits = {}, {}
        for name, _, commit, *cells in _rows(folder / SUITES):
            self.figures[name] = dict(zip(COLUMNS, map(int, cells)))
            self._commits[name] = commit or None
        self.failures = {(suite, test) for suite, test, _ in _rows(folder / FAILING_TESTS)}

    def commit(self, name):
        """The commit of a library whose figures are recorded; None if they are not."""
        return self._commits.get(name)

    def compare(self, name, figures, failed):
        """What is worse, and what is better, in sentences."""
        if name not in self.figures:
            return [f"{name}: expected a row in Suites.tsv"], []
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

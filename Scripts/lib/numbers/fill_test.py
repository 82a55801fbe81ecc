"""Plants faults in the numbers of a small tree, and expects each to be reported with its file and line."""

import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from fill import TABLE, main


class NumbersTests(unittest.TestCase):
    def run_with(self, table, page, *arguments):
        """Runs the command, and returns the page and what is reported."""
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "Scripts/lib").mkdir(parents=True)
            (root / TABLE).write_text("".join(f"{line}\n" for line in table))
            (root / "Page.md").write_text(page)
            output = io.StringIO()
            try:
                with contextlib.redirect_stdout(output):
                    main(root, list(arguments))
            except SystemExit as error:
                output.write(str(error))
            return (root / "Page.md").read_text(), output.getvalue().strip()

    def test_fills(self):
        table = ["lines\t0%\tlint\techo 2900", "time\t10%\tmeasured\techo 2 min", "share\t0%\tlint\techo 93%"]
        page = "of <!-- n: lines -->1<!-- /n -->, <!-- n: share --><!-- /n -->, in <!-- n: time -->3 min<!-- /n -->\n"
        filled, output = self.run_with(table, page)
        self.assertEqual(filled, page.replace(">1<", ">2,900<").replace("--><!-- /n -->,", "-->93%<!-- /n -->,"))
        self.assertEqual(output, "2 numbers are up to date")
        self.assertIn(">2 min<", self.run_with(table, page, "--measured")[0])
        self.assertIn(">3 min<", self.run_with(table, page, "--measured", "lines")[0])

    def test_reports(self):
        ok = "a <!-- n: one -->1<!-- /n -->"
        cases = [
            (["one\t0%\tlint\techo 2"], ok, "Page.md:1: expected 2 for one, found 1 (Scripts/numbers writes it)"),
            (["one\t10%\tlint\techo 2"], ok, "Page.md:1: expected 2 for one, found 1 (Scripts/numbers writes it)"),
            (["one\t50%\tlint\techo 2"], ok, "1 numbers are up to date"),
            (["one\t50%\tlint\techo two"], ok, "Page.md:1: expected two for one, found 1 (Scripts/numbers writes it)"),
            ([], ok, f"Page.md:1: expected a row one in {TABLE}"),
            (["one\t0%\tlint\tfalse"], ok, f"{TABLE}:1: expected a number from false"),
            (["one\t0%\tlint\ttrue"], ok, f"{TABLE}:1: expected a number from true"),
            (["one\t0%\tlint\techo 1", "two\t0%\tlint\techo 2"], ok, f"{TABLE}:2: expected a document with the number two"),
            (["one\t0%\tlint\techo 1", "one\t0%\tlint\techo 1"], ok, f"{TABLE}:2: expected the name one once"),
            (["one\t0%\tlint\techo 1"], ok + "\n<!-- n: one -->1",
             "Page.md:2: expected <!-- n: NAME -->NUMBER<!-- /n --> on one line"),
            (["one\t0%\tlint\techo 1"], ok[2:],
             "Page.md:1: expected a word before the number: a line that starts with a comment is HTML, not text"),
        ]
        for line in ("one\t0\tlint\techo 1", "one\t0%\tlater\techo 1", "one\t0%\tlint", "one\t0%\tlint\techo 1\t"):
            cases.append((["two\t0%\tlint\techo 2", line], "a <!-- n: two -->2<!-- /n -->",
                          f"{TABLE}:2: expected NAME, PERCENT%, lint or measured, and COMMAND, separated by tabs"))
        for table, page, expected in cases:
            unchanged, found = self.run_with(table, page, "--check")
            self.assertEqual((unchanged, found), (page, expected))
        self.assertIn("expected a row two", self.run_with(["one\t0%\tlint\techo 1"], ok, "--check", "two")[1])
        self.assertIn("usage: ", self.run_with([], "", "--gone")[1])


if __name__ == "__main__":
    unittest.main()

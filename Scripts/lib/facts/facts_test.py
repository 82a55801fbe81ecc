"""Plants faults in a small tree of facts, and expects each to be reported with its file and line."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import peers_page
import recordings
import table
from facts import check
from pages import PAGES

TIME, BETS = "Docs/Facts/Time.tsv", "Docs/Facts/bets"
RECORDINGS, PROBES = "Docs/Facts/Data/Recordings.tsv", "Docs/Facts/Data/Probes.tsv"
LAYER = '''/// A layer. (Guesses: time-2, time-3b.)
open class Layer {
  /// Its name.
  @available(*, unavailable, message: "use title()") public var name = "// a guess"
  public class func make() -> Layer { Layer() }
}
'''


def append(path, text):
    path.write_text((path.read_text() if path.exists() else "") + text + "\n")


def make(root):
    """Writes a tree that is in order."""
    for folder in ("Docs/Facts/Data", "Sources/Kit", "Tests/KitTests/Facts"):
        (root / folder).mkdir(parents=True)
    for subject in table.SUBJECTS:
        append(root / f"Docs/Facts/{subject}.tsv", "\t".join(table.COLUMNS))
    columns = {name: one for name, (_, one) in peers_page.TABLES.items()}
    columns |= {"Groups": peers_page.GROUPS, "Suites": peers_page.SUITES, "Libraries": peers_page.LIBRARIES}
    for name, one in (columns | {"Recordings": recordings.COLUMNS}).items():
        append(root / f"Docs/Facts/Data/{name}.tsv", "\t".join(one))
    (root / "Sources/Kit/Layer.swift").write_text(LAYER)
    (root / "Tests/KitTests/LayerTests.swift").write_text("struct LayerTests {}\n")
    (root / "Tests/KitTests/Facts/layers.json").write_text("{}\n")
    append(root / TIME, "time-1\tLayer.make\tmakes one\tD\theader\tLayerTests\t\t")
    append(root / TIME, "time-2\tLayer.name\thas a name\tG\t\t\tits name\tNo name.")
    append(root / TIME, "time-3b\tLayer\tis a class\tG\t\t\tits class\t")
    append(root / BETS, "time-2")
    append(root / PROBES, "fact\tprobes\ntime-2\tnames/*")
    append(root / RECORDINGS, "Layers\tlayers.json\ta phone\tLayerTests\t\t")
    for name in PAGES:
        append(root / f"Docs/Facts/{name}.md", f"<!-- generated: Scripts/facts --page {name} -->\n<!-- end -->")


class FactsTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        make(self.root)

    def bites(self, place, plant, others=False):
        """Plants a fault, and expects that it is reported, by itself."""
        with tempfile.TemporaryDirectory() as kept:
            shutil.copytree(self.root, kept, dirs_exist_ok=True)
            plant()
            found = check(self.root)[0]
            shutil.rmtree(self.root)
            shutil.copytree(kept, self.root)
        with self.subTest(place=place, found=found):
            self.assertTrue(any(fault.startswith(f"{place}: expected ") for fault in found))
            self.assertTrue(others or len(found) == 1)

    def test_order(self):
        self.assertEqual(check(self.root)[0], [])

    def test_rows(self):
        rows = [
            "time-4\tLayer\tis\tD\t\t\t\t\t", "time-4\tLayer\tis\tD\t\t\t", "time-4\tLayer\tis\tX\t\t\t\t",
            "time-4\tLayer\tis\tD G\t\t\tprobe\t", "time-4\tLayer\tis\t\t\t\t\t", "time-1\tLayer\tis\tD\t\t\t\t",
            "Time 4\tLayer\tis\tD\t\t\t\t", f"time-4\tLayer\t{' '.join(['word'] * 26)}\tD\t\t\t\t", "time-4\tLayer\t\tD\t\t\t\t",
            "time-4\tLayer\tis | was\tD\t\t\t\t", "time-4\tLayer\t is\tD\t\t\t\t", "time-4\tLayer.gone\tis\tD\t\t\t\t",
            "time-4\t\tis\tD\t\t\t\t", "time-4\tLayer\tis\tD\t\tGoneTests\t\t",
            "time-4\tLayer\tis\tD\t\tLayerTests, GoneTests\t\t", "time-4\tLayer\tis\tG\t\t\tits state\t",
        ]
        for row in rows:
            self.bites(f"{TIME}:5", lambda row=row: append(self.root / TIME, row))
        self.bites(f"{TIME}:5", lambda: append(self.root / TIME, "time-4\tLayer\tis\tG\t\t\t\t"), others=True)

    def test_files(self):
        time = self.root / TIME
        self.bites(f"{TIME}:1", lambda: time.write_text(time.read_text().replace("symbol", "name")))
        self.bites(f"{TIME}:1", time.unlink, others=True)
        self.bites("Docs/Facts/Clocks.tsv:1", lambda: append(self.root / "Docs/Facts/Clocks.tsv", ""))

    def test_comments(self):
        name = "Sources/Kit/Name.swift"
        for comment in (
            "/// Its name (a guess).", "let a = 1  // Guesses, all of them.", "/// Its name (a guess: time-9).",
            "/// Its name (a guess: time-1).", "/// Its name (guesses: time-2, time-3c).", "/// As a guess, time-2.",
        ):
            self.bites(f"{name}:1", lambda comment=comment: append(self.root / name, comment))
        layer = self.root / "Sources/Kit/Layer.swift"
        self.bites(f"{TIME}:3", lambda: layer.write_text(LAYER.replace("time-2, ", "")))

    def test_pages(self):
        for name in PAGES:
            path = f"Docs/Facts/{name}.md"
            text = (self.root / path).read_text()
            for changed in (text.replace("<!-- generated", "<!-- by hand"), ""):
                self.bites(f"{path}:1", lambda path=path, changed=changed: (self.root / path).write_text(changed))
            self.bites(f"{path}:1", (self.root / path).unlink)
            append(self.root / path, "By hand, below the part.")
        self.assertEqual(check(self.root)[0], [])
        for one in ("time-9", "time-3b", "time-1"):
            self.bites(f"{BETS}:2", lambda one=one: append(self.root / BETS, one))
        self.bites(f"{PROBES}:3", lambda: append(self.root / PROBES, "time-9\tnames/*"))

    def test_wrong_rows(self):
        append(self.root / TIME, "time-1\tLayer\tis\tD\t\t\t\t")
        found = self.answer("--page", "Fidelity")
        self.assertEqual((found.returncode, found.stdout, f"{TIME}:5: expected" in found.stderr), (1, "", True))

    def test_recordings(self):
        for line in (
            "Layers\tgone.json\ta phone\tLayerTests\t\t", "Layers\tlayers.json\ta phone\tGoneTests\t\t",
            "Layers\tlayers.json\t\tLayerTests\t\t", "Layers\tlayers.json\t\t\tits row\t", "Layers\tlayers.json",
        ):
            self.bites(f"{RECORDINGS}:3", lambda line=line: append(self.root / RECORDINGS, line))
        self.bites(f"{RECORDINGS}:1", lambda: append(self.root / "Tests/KitTests/Facts/more.json", "{}"))

    def answer(self, *arguments):
        script = Path(__file__).parent / "facts.py"
        return subprocess.run(["python3", "-B", script, self.root, *arguments], capture_output=True, text=True, check=False)

    def test_answers(self):
        found = self.answer("LAYER")
        self.assertEqual(found.returncode, 0)
        order = ["2 guesses", "time-2 ", "if wrong: No name.", "time-3b ", "1 other facts", "time-1 "]
        positions = [found.stdout.find(text) for text in order]
        self.assertEqual((positions, -1 in positions), (sorted(positions), False))
        for arguments, status, text in (
            (["gone"], 1, "no fact contains gone"), (["name", "gone"], 1, "no fact contains name and gone"),
            (["--gone"], 2, "usage: "), ([], 2, "usage: "), (["--count", "X"], 2, "usage: "),
        ):
            found = self.answer(*arguments)
            self.assertEqual((found.returncode, text in found.stderr), (status, True), arguments)
        self.assertIn("| time-2 | `Layer.name` | has a name |", self.answer("--page", "Fidelity").stdout)
        self.assertEqual([self.answer("--count", *one).stdout for one in ([], ["G"], ["M"])], ["3\n", "2\n", "0\n"])


if __name__ == "__main__":
    unittest.main()

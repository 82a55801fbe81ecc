"""Tests of the causes for which tests do not compile or fail, of a headline, and of the check of a commit."""

import subprocess
import tempfile
import unittest
from pathlib import Path

from causes import Cause, failures, is_consequence, left_out_of_library, left_out_of_tests, summary
from checkout import difference
from compilation import _causes
from record import headline
from running import reason_in
from sources import count_tests
from suite import uses_of


class CauseTests(unittest.TestCase):
    causes = [
        Cause("page", "cannot find type 'UIPage' in scope", 0), Cause("pages", "value of type 'A' has no member 'page'", 0),
        Cause("testA", "cannot find 'pages' in scope", 2), Cause("testB", "cannot find 'UIPage' in scope", 1),
        Cause("testC", "cannot find 'own' in scope", 1), Cause("own", "cannot find 'own' in scope", 0)]

    def test_roots(self):
        self.assertEqual(left_out_of_tests(self.causes), {
            "cannot find 'UIPage' in scope": 3, "cannot find 'own' in scope": 1})
        self.assertEqual(left_out_of_library(self.causes[:2]), {"cannot find 'UIPage' in scope": 2})

    def test_failures(self):
        self.assertEqual(failures([
            ("fail", "a", "A.swift:3: XCTAssertEqual: 1.5 is not -2 (and 3 more)"),
            ("fail", "b", "B.swift:9: XCTAssertEqual: 0 is not 1"),
            ("pass", "c", ""), ("fail", "e", "<A: 0x55e0>"), ("fail", "d", "ends the program: Kit/A.swift:7: Fatal error: so")]), {
                "XCTAssertEqual: … is not …": 2, "ends the program: Fatal error: so": 1, "<A: …>": 1})

    def test_consequences(self):
        nil, missing = (1, 1, "'nil' requires a contextual type"), (2, 1, "cannot find type 'UIPage' in scope")
        self.assertTrue(is_consequence("cannot convert value of type 'String.Type' to expected argument type 'Int'"))
        self.assertFalse(is_consequence("cannot convert value of type 'String' to expected argument type 'Int'"))
        self.assertEqual(_causes({"A": [nil, missing], "B": [nil]}), {"A": [missing]})
        self.assertEqual(_causes({"B": [nil]}), {"B": [nil]})

    def test_ends(self):
        for line in ("A/B.swift:7: Fatal error: so", "A/B.swift:7: Precondition failed: so", "Precondition failed: so",
                     "A/B.swift:7: Assertion failed: so", "Simultaneous accesses to 0x5, but modification requires exclusive access.",
                     "Could not cast value of type 'A' (0x1) to 'B' (0x2).", "terminate called after throwing"):
            self.assertEqual(reason_in(f"said before\n{line}\n0 at a\n1 at b\n", -6), line)
        self.assertEqual(reason_in("said before\n", -11), "Segmentation fault")
        self.assertEqual((reason_in("said\n", 3), reason_in("", 3)), ("said", "status 3"))

    def test_overrides(self):
        texts = ["class Page: UIView { func layout() {} }\nclass T: XCTestCase { func testA() { _ = Page() } }\n"
                 "class U: XCTestCase { func testA() {} }\nclass V: QuickSpec { let a = Page() }"]
        names = {"Page": "so"}
        for test, expected in (("T.testA", "Page"), ("U.testA", None), ("V, a page", "Page"), ("Tests.T/testA()", "Page"),
                               ("Page.testA", "Page")):
            self.assertEqual(uses_of(names, test, texts), expected)

    def test_summary(self):
        self.assertEqual(summary("Why", failures([("fail", "a", "so")])), ["Why (1):", "     1  so"])
        self.assertEqual(summary("Why", failures([])), [])

    def test_headline(self):
        self.assertEqual(headline([{"taken": 2000, "compiled": 1900, "passed": 1881}, {"taken": 0, "compiled": 0, "passed": 0}]),
                         "Of 2,000 tests 1,900 compile, 95%; of these 1,881 pass, 99%.")
        self.assertEqual(headline([{"taken": 1, "compiled": 0, "passed": 0}]),
                         "Of 1 tests 0 compile, 0%; of these 0 pass, none.")

    def test_counts(self):
        for text in ("import XCTest\nfunc testA() {}\nfunc test_b () throws {}\nfunc testC(a: Int) {}\nit(1)",
                     "import Testing\n@Test func testA() {}\n@Test(.tags(.b)) func c() {}",
                     'import Quick\nit("a") {}\nfit("b") { exit(1) }\n// it("c")'):
            self.assertEqual(count_tests(text, text), 2)


class CheckoutTests(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name).resolve() / "Page"
        self.folder.mkdir()

    def git(self, *arguments):
        options = ["-c", "user.name=peers", "-c", "user.email=peers@example.com"]
        return subprocess.run(
            ["git", *options, "-C", self.folder, *arguments], capture_output=True, text=True, check=True).stdout.strip()

    def test_difference(self):
        self.assertIn("found no repository", difference(self.folder, "1234567"))
        self.git("init")
        (self.folder / "A.swift").write_text("")
        self.git("add", ".")
        self.git("commit", "--message", "one")
        commit = self.git("rev-parse", "--short=7", "HEAD")
        self.assertIsNone(difference(self.folder, commit))
        self.assertIn(f"the commit 1234567 that Suites.tsv names, found {commit}", difference(self.folder, "1234567"))
        (self.folder / "A.swift").write_text("// changed")
        self.assertIn("found changed sources:\nM A.swift", difference(self.folder, commit))
        inner = self.folder / "Inner"
        inner.mkdir()
        self.assertIn("found no repository", difference(inner, commit))


if __name__ == "__main__":
    unittest.main()

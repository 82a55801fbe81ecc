#!/usr/bin/env python3
"""Tests of what Scripts/check-peers reads, leaves out and compares. Nothing is built."""

import tempfile
import unittest
from pathlib import Path

from declarations import blanked, declarations, outermost, replaced, statement
from record import Record, table

SOURCE = '''import UIKit
#if os(iOS)
@available(iOS 13, *)
public final class Page<T>: Base, P {
  // a } that is none
  private var one = 1
  lazy var two: Int = {
    "}"
  }()

  class func three() -> Int { 1 }

  func four(
    a: Int
  ) -> Int
    where T: Q
  {
    if a > 1 { return 2 }
    return a
      .magnitude
  }
  struct Inner { let five = 5 }
  subscript(a: Int) -> Int { a }
}
#endif
extension Page { func six() { } }

let seven = [1,
  2]
'''

SPEC = '''class PageSpec: QuickSpec {
  override func spec() {
    var page: Page!
    beforeEach { page = Page() }
    describe("A page") {
      it("is (one)") { expect(1).to(equal(1)) }
      pending("is three") {}
      it("is two") {
        expect(2).to(equal(2))
      }
    }
  }
}
'''

SUITES = "suite\trepository\tcommit\ttaken\tcompiled\tpassed\tfailed\nOne\ta/one\t12ab\t10\t9\t8\t1\n"
FAILING_TESTS = "suite\ttest\twhy\nOne\tA.testA\tso\n"


def recorded():
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "Suites.tsv").write_text(SUITES)
        (Path(folder) / "FailingTests.tsv").write_text(FAILING_TESTS)
        return Record(Path(folder))


def outline(found):
    return [(str(one), outline(one.inner)) if one.inner else str(one) for one in found]


class DeclarationTests(unittest.TestCase):
    def test_outline(self):
        self.assertEqual(outline(declarations(SOURCE)), [
            "import UIKit",
            ("class Page", ["var one", "var two", "func three", "func four", ("struct Inner", ["let five"]), "subscript"]),
            ("extension Page", ["func six"]), "let seven"])

    def test_examples(self):
        self.assertEqual(outline(declarations(SPEC)), [
            ("class PageSpec", [("func spec", ["beforeEach", ("describe A page", [
                "it is (one)", "pending is three", "it is two"])])])])

    def test_hooks(self):
        hook = declarations(SPEC)[0].inner[0].inner[0]
        self.assertEqual((str(hook), SPEC[slice(*hook.body)]), ("beforeEach", " page = Page() "))

    def test_other_examples(self):
        source = SPEC.replace("beforeEach", "justBeforeEach").replace("describe(", "sharedExamples(").replace("pending", "xit")
        self.assertEqual(outline(declarations(source)), [
            ("class PageSpec", [("func spec", ["justBeforeEach", ("sharedExamples A page", [
                "it is (one)", "xit is three", "it is two"])])])])

    def test_gone(self):
        four = declarations(SOURCE)[1].innermost(SOURCE.index("return a"))
        text = replaced(SOURCE, [(four.start, four.end)])
        self.assertEqual(text.count("\n"), SOURCE.count("\n"))
        self.assertEqual(outline(declarations(text))[1][1], [
            "var one", "var two", "func three", ("struct Inner", ["let five"]), "subscript"])

    def test_traps(self):
        four = declarations(SOURCE)[1].innermost(SOURCE.index("return a"))
        text = replaced(SOURCE, [], [(*four.body, str(four))])
        self.assertEqual(text.count("\n"), SOURCE.count("\n"))
        self.assertIn('where T: Q\n  { fatalError("left out: func four") \n', text)
        self.assertEqual(outline(declarations(text)), outline(declarations(SOURCE)))

    def test_bodies(self):
        source = "var a: Int { get { 1 } set { } }\nvar b = { 1 }()\nfunc c(d: () -> Void = { }) { e() }\nvar f: Int\n"
        found = declarations(source)
        self.assertEqual([source[slice(*one.body)] if one.body else None for one in found], [
            " get { 1 } set { } ", None, " e() ", None])
        trap = 'fatalError("left out: var a")'
        self.assertIn(
            f"var a: Int {{ get {{ {trap} }} set {{ {trap} }} }}", replaced(source, [], [(*found[0].body, "var a")]))

    def test_statements(self):
        source = ("func a() {\n  b = c\n  if d { e.f() }\n  let g = h\n  i { [weak self] in\n    j()\n    k = l { m in n(m) }\n  }\n"
                  "  return o\n}\n")
        body = declarations(source)[0].body

        def around(text):
            return tuple(source[slice(*one)].strip() if one else None for one in statement(source, body, source.index(text)))

        self.assertEqual([around(text)[0] for text in ("c\n", "d {", "f()", "h\n", "j()", "l {", "n(", "o\n")], [
            "b = c", None, "e.f()", None, "j()", "k = l { m in n(m) }", "n(m)", None])
        self.assertEqual(around("f()")[1], "e.f()")
        self.assertEqual(around("l {")[1], "k = l { m in n(m) }")
        self.assertTrue(around("h\n")[1].startswith("let g = h\n  i {"))
        rest = statement(source, body, source.index("h\n"))[1]
        trapped = replaced(source, [], [(*rest, "func a")])
        self.assertEqual(trapped.count("\n"), source.count("\n"))
        self.assertEqual(trapped.split(), 'func a() { b = c if d { e.f() } fatalError("left out: func a") }'.split())

    def test_loops(self):
        source = "func a() {\n  b()\n  for c in d {\n    e()\n  }\n}\n"
        body = declarations(source)[0].body
        simple, rest = statement(source, body, source.index("d {"))
        self.assertEqual((simple, source[slice(*rest)].split()), (None, "for c in d { e() }".split()))
        source = "func a() {\n  for c in d {\n    e()\n  }\n}\n"
        rest = statement(source, declarations(source)[0].body, source.index("d {"))[1]
        self.assertEqual(source[slice(*rest)].split(), "for c in d { e() }".split())

    def test_cases(self):
        source = ("func a() {\n  b()\n  switch c {\n  case .d, .e(let f): return g\n  case .h:\n    i()\n    j()\n  default: k()\n  }\n}\n")
        body = declarations(source)[0].body

        def rest(text):
            return source[slice(*statement(source, body, source.index(text))[1])].split()

        self.assertEqual([rest("g\n"), rest("i()"), rest("j()"), rest("k()")], [
            ["return", "g"], ["i()", "j()"], ["j()"], ["k()"]])
        self.assertEqual(rest(".e(")[:2], ["switch", "c"])
        trapped = replaced(source, [], [(*statement(source, body, source.index("g\n"))[1], "func a")])
        self.assertIn('case .d, .e(let f): fatalError("left out: func a") ', trapped)
        self.assertIn("case .h:\n    i()", trapped)

    def test_outermost(self):
        self.assertEqual(outermost([(1, 9), (2, 3, "a"), (10, 12)]), [(1, 9), (10, 12)])

    def test_directives_stay(self):
        source = "func a() {\n#if b\n  c\n#endif\n}\n"
        found = [(one.start, one.end) for one in declarations(source)]
        self.assertEqual(replaced(source, found).split(), ["#if", "b", "#endif"])

    def test_macros_go_with_the_statements_around_them(self):
        source = "func a() {\n  #expect(b)\n#if c\n  #expect(d)\n#endif\n}\n"
        found = [(one.start, one.end) for one in declarations(source)]
        self.assertEqual(replaced(source, found).split(), ["#if", "c", "#endif"])

    def test_blanked(self):
        self.assertEqual(blanked('a("b\\"c") // d'), 'a(      )     ')


class RecordTests(unittest.TestCase):
    record = recorded()

    def compare(self, taken, compiled, passed, failed, tests=("A.testA",)):
        figures = {"taken": taken, "compiled": compiled, "passed": passed, "failed": failed}
        return self.record.compare("One", figures, list(tests))

    def test_same(self):
        self.assertEqual(self.compare(10, 9, 8, 1), ([], []))

    def test_commit(self):
        self.assertEqual((self.record.commit("One"), self.record.commit("Two")), ("12ab", None))

    def test_unreadable(self):
        with self.assertRaisesRegex(SystemExit, "nowhere/Suites.tsv: expected a readable file"):
            Record(Path("/nowhere"))

    def test_worse(self):
        worse, better = self.compare(10, 9, 7, 2, ["A.testA", "A.testB"])
        self.assertEqual(worse, [
            "One: 7 passed, recorded are 8", "One: 2 failed, recorded are 1", "One: fails, and is not listed: A.testB"])
        self.assertEqual(better, [])
        self.assertEqual(self.compare(10, 8, 8, 0, [])[0], ["One: 8 compiled, recorded are 9"])

    def test_other_failure(self):
        worse, better = self.compare(10, 9, 8, 1, ["A.testB"])
        self.assertEqual(worse, ["One: fails, and is not listed: A.testB"])
        self.assertEqual(better, ["One: is listed, and does not fail: A.testA"])

    def test_better(self):
        self.assertEqual(self.compare(10, 10, 10, 0, []), ([], [
            "One: 10 compiled, recorded are 9", "One: 10 passed, recorded are 8", "One: 0 failed, recorded are 1",
            "One: is listed, and does not fail: A.testA"]))

    def test_others(self):
        self.assertEqual(len(self.compare(11, 9, 8, 1)[0]), 1)
        self.assertEqual(self.record.compare("Two", {}, []), (["Two: expected a row in Suites.tsv"], []))

    def test_table(self):
        row = {"suite": "One", "taken": 3, "compiled": 2, "passed": 1, "failed": 1}
        self.assertEqual(table([row]).splitlines()[2:], ["| One | 3 | 2 | 1 | 1 |", "| all | 3 | 2 | 1 | 1 |"])


if __name__ == "__main__":
    unittest.main()

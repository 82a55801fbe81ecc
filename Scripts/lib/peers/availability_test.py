"""Tests of what is taken out of a source because it is for a later iOS."""

import unittest

from availability import system_version, without_later

TRAP = 'fatalError("left out: for a later iOS")'


class AvailabilityTests(unittest.TestCase):
    def kept(self, source):
        """The words of what is kept, for iOS 16.5."""
        text = without_later(source, (16, 5))
        self.assertEqual(text.count("\n"), source.count("\n"))
        return " ".join(text.split())

    def test_system(self):
        self.assertEqual(system_version('var systemVersion: String { "16.5" }'), (16, 5))
        self.assertGreater(system_version(), (13,))
        with self.assertRaises(SystemExit):
            system_version("none")

    def test_earlier(self):
        for source in ("if #available(iOS 16.5, *) { a() }", "@available(iOS 13, *) func a() { }", "a() // #available(iOS 17, *)",
                       "@available(iOS, deprecated: 17) func a() { }", "if #available(macOS 26, *) { a() }"):
            self.assertEqual(self.kept(source), source)

    def test_if(self):
        self.assertEqual(self.kept("func a() {\n  if #available(iOS 17.0, tvOS 17, *), let b = c {\n    d()\n  } else { e() }\n}"),
                         "func a() { if false { " + TRAP + " } else { e() } }")
        self.assertEqual(self.kept("func a() { if #available(iOS 26, *) { b() } else if #available(iOS 15, *) { c() } }"),
                         "func a() { if false { " + TRAP + " } else if #available(iOS 15, *) { c() } }")

    def test_if_not(self):
        self.assertEqual(self.kept("func a() { if #unavailable(iOS 17) { b() } else { c() }; if d { } else { e() } }"),
                         "func a() { if true { b() } else { " + TRAP + " }; if d { } else { e() } }")
        self.assertEqual(self.kept("func a() { if #unavailable(iOS 17) { b() }; if d { } else { e() } }"),
                         "func a() { if true { b() }; if d { } else { e() } }")

    def test_guard(self):
        source = "func a() {\n  guard #available(iOS 17, *), let b = c.first(where: { d }) else { return }\n  e()\n}"
        self.assertEqual(self.kept(source), "func a() { guard false else { return }; " + TRAP + " }")
        self.assertEqual(self.kept("func a() { guard #unavailable(iOS 17) else { b() }; c() }"),
                         "func a() { guard true else { " + TRAP + " }; c() }")

    def test_directives(self):
        self.assertEqual(self.kept("func a() {\n if #available(iOS 17, *) {\n#if B\n b()\n#endif\n }\n}"),
                         "func a() { if false { " + TRAP + " #if B #endif } }")

    def test_declarations(self):
        self.assertEqual(
            self.kept("@available(iOS 17, *)\nclass A { }\nclass B {\n  @available(iOS, unavailable) var c: Int { 1 }\n"
                      "  @available(iOS, introduced: 17, deprecated: 18) func d() { }\n  func e() { }\n}"),
            "class B { func e() { } }")


if __name__ == "__main__":
    unittest.main()

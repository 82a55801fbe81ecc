#!/usr/bin/env python3
"""Tests of how sources are prepared for Scripts/check-peers. Nothing is built."""

import tempfile
import unittest
from pathlib import Path

from compilation import Compilation
from library import Module
from resources import asks_for_resources
from sources import copy_files, renamed, translated


class SourcesTest(unittest.TestCase):
    def test_system_version(self):
        text = "let a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion\n"
        self.assertEqual(
            renamed(text, (16, 5)),
            "let a = OperatingSystemVersion(majorVersion: 16, minorVersion: 5, patchVersion: 0).majorVersion\n")
        kept = "let a = ProcessInfo.processInfo.operatingSystemVersionString\n"
        self.assertEqual(renamed(kept, (16, 5)), kept)

    def test_bundles(self):
        self.assertTrue(asks_for_resources('UIImage(named: "a", in: .module, with: nil)'))
        self.assertTrue(asks_for_resources("Bundle(for: Page.self)"))
        self.assertFalse(asks_for_resources("let modules = page.modules"))

    def test_imports_of_missing_modules(self):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "A.swift"
            source.write_text("import UIKit\nimport class GameKit.Dice\nimport GameKitMore\n@testable import GameKit\n")
            self.assertEqual(Compilation._leave_out_import(source, "GameKit"), 2)
            self.assertEqual(source.read_text(), "import UIKit\n\nimport GameKitMore\n\n")

    def test_entry_points(self):
        text = "@UIApplicationMain\nclass A {}\n  @main struct B {}\n@MainActor class C {} // @main\n"
        self.assertEqual(renamed(text, (16, 5)), "\nclass A {}\n   struct B {}\n@MainActor class C {} // @main\n")

    def test_names(self):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            for path in ("One/A.swift", "Two/a.swift", "Two/_A.swift", "main.swift"):
                (folder / "in" / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / "in" / path).write_text("let a = 1\n")
            found, _, _ = translated([Module("M", [folder / "in"])], folder / "in", ["cp", "-r"], folder / "copy", folder / "out")
            names = sorted(str(path.relative_to(folder / "out")).lower() for path in found["M"])
            self.assertEqual((len({Path(path).name for path in names}), names[0]), (3, "one/a.swift"))

    def test_files_next_to_tests(self):
        with tempfile.TemporaryDirectory() as folder:
            scratch = Path(folder)
            (scratch / "Tests/Pictures").mkdir(parents=True)
            (scratch / "Tests/Pictures/a.png").write_text("original")
            (scratch / "Tests/A.swift").write_text("")
            copy_files([Module("A", [scratch / "Tests"])], scratch, scratch / "out")
            (scratch / "out/Tests/Pictures/a.png").write_text("changed by a test")
            self.assertEqual((scratch / "Tests/Pictures/a.png").read_text(), "original")
            self.assertFalse((scratch / "out/Tests/A.swift").exists())


if __name__ == "__main__":
    unittest.main()

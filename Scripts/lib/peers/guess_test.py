"""Tests of how the modules and the tests of a library are found. Nothing is built."""

import tempfile
import unittest
from pathlib import Path

from guess import guess
from library import imports

TEST = "import XCTest\n@testable import {}\nclass T: XCTestCase {{ func testA() {{}} }}\n"
MANIFEST = """// swift-tools-version:5.5
import PackageDescription
let package = Package(name: "Two", targets: [
  .target(name: "Two", dependencies: ["Base"], exclude: ["Old"]),
  .target(name: "Base", path: "Base", sources: ["Code"]),
  .testTarget(name: "TwoTests", dependencies: ["Two"]),
  .testTarget(name: "BaseTests", dependencies: ["Base"], path: "Base/Tests"),
])
"""


class GuessTests(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name).resolve() / "Page-Kit"

    def library(self, files, **options):
        """What is found in a folder with files: the sources of each module, and of each module of tests."""
        for path, text in files.items():
            path = self.folder / path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        found = guess(self.folder, **options)
        return tuple({module.name: [str(path.relative_to(self.folder)) for path in module.sources()] for module in modules}
                     for modules in (found.modules, found.tests))

    def test_imports(self):
        text = "import A.B\n@testable import C\npublic import struct D.E\n  @_spi(X) import F\n// import G\nimportant()"
        self.assertEqual(imports(text), {"A", "C", "D", "F"})

    def test_layout(self):
        self.assertEqual(
            self.library({
                "Source/A.swift": "", "App/B.swift": "", "Tests/T.swift": TEST.format("PageKit"), "Pods/C/D.swift": "",
                "AppTests/T.swift": TEST.format("App"),
                "PageKitUITests/T.swift": TEST.format("PageKit") + "XCUIApplication()"}),
            ({"PageKit": ["Source/A.swift"]}, {"Tests": ["Tests/T.swift"]}))

    def test_folder_of_the_module(self):
        self.assertEqual(
            self.library({"PageKit/A.swift": "", "PageKit/Tests/T.swift": TEST.format("PageKit")}),
            ({"PageKit": ["PageKit/A.swift"]}, {"Tests": ["PageKit/Tests/T.swift"]}))

    def test_sources_next_to_each_other(self):
        self.assertEqual(
            self.library({"A.swift": "", "T.swift": TEST.format("PageKit")}),
            ({"PageKit": ["A.swift"]}, {"Page_KitTests": ["T.swift"]}))

    def test_podspec(self):
        self.assertEqual(
            self.library({
                "PageKit.podspec": "s.name = 'PageKit'\ns.source_files = ['#{s.name}/**/*.{h,swift}',\n 'More/B.swift']\n",
                "PageKit/A.swift": "", "More/B.swift": "", "More/C.swift": "",
                "Example/Tests/T.swift": TEST.format("PageKit")}),
            ({"PageKit": ["More/B.swift", "PageKit/A.swift"]}, {"Tests": ["Example/Tests/T.swift"]}))

    def test_podspec_with_the_name_of_its_module(self):
        self.assertEqual(
            self.library({
                "A.podspec": "s.name = 'A'\ns.module_name = 'B'\ns.source_files = 'Classes/*.swift'\n",
                "Classes/A.swift": "", "Tests/T.swift": TEST.format("B")})[0], {"B": ["Classes/A.swift"]})

    def test_podspec_for_other_systems(self):
        self.assertEqual(
            self.library({
                "PageKit.podspec": "s.name = 'PageKit'\ns.source_files = 'Source/**/*.swift'\ns.osx.source_files = 'Mac/*.swift'\n"
                                   "s.exclude_files = ['Source/Old/**', 'Source/{C,D}.swift']\n",
                "Source/A.swift": "", "Source/Old/B.swift": "", "Source/C.swift": "", "Source/D.swift": "", "Mac/E.swift": "",
                "Source/macOS/F.swift": "", "Tests/tvOS/G.swift": "import XCTest", "Tests/T.swift": TEST.format("PageKit")}),
            ({"PageKit": ["Source/A.swift"]}, {"Tests": ["Tests/T.swift"]}))

    def test_podspecs_that_are_not_needed(self):
        files = {f"{name}.podspec": f"s.name = '{name}'\ns.source_files = '{name}/*.swift'\n" for name in ("A", "B", "C")}
        self.assertEqual(
            self.library({**files, "A/A.swift": "import B", "B/B.swift": "", "C/C.swift": "", "Tests/T.swift": TEST.format("A")})[0],
            {"B": ["B/B.swift"], "A": ["A/A.swift"]})

    def test_modules_beside(self):
        self.assertEqual(
            self.library({
                "PageKit.podspec": "s.name = 'PageKit'\ns.source_files = 'Source/*.swift'\n", "Source/A.swift": "import Base",
                "Sources/Base/B.swift": "", "UIKit/C.swift": "", "Tests/T.swift": TEST.format("PageKit")})[0],
            {"Base": ["Sources/Base/B.swift"], "PageKit": ["Source/A.swift"]})

    def test_tests_without_an_import(self):
        self.assertEqual(
            self.library({"Source/A.swift": "", "Tests/T.swift": "import XCTest\nclass T: XCTestCase {}"})[1],
            {"Tests": ["Source/A.swift", "Tests/T.swift"]})
        self.assertEqual(self.library({"Tests/T.swift": TEST.format("Page_Kit")})[1], {"Tests": ["Tests/T.swift"]})

    def test_manifest(self):
        modules, tests = self.library({
            "Package.swift": MANIFEST, "Sources/Two/A.swift": "import Base", "Sources/Two/Old/B.swift": "", "Base/Code/C.swift": "",
            "Base/Other/D.swift": "", "Base/Tests/T.swift": TEST.format("Base"), "Tests/TwoTests/T.swift": TEST.format("Two"),
            "Tests/LinuxMain.swift": "import XCTest", "Tests/TwoTests/XCTestManifests.swift": "import XCTest"})
        self.assertEqual(list(modules.items()), [("Base", ["Base/Code/C.swift"]), ("Two", ["Sources/Two/A.swift"])])
        self.assertEqual(tests, {"TwoTests": ["Tests/TwoTests/T.swift"], "BaseTests": ["Base/Tests/T.swift"]})

    def test_language_mode(self):
        def mode(manifest):
            self.library({"Package.swift": manifest, "Sources/Two/A.swift": "", "Base/Code/C.swift": "",
                          "Base/Tests/T.swift": TEST.format("Base"), "Tests/TwoTests/T.swift": TEST.format("Two")})
            return guess(self.folder).language_mode

        newer = MANIFEST.replace("version:5.5", "version:6.0")
        self.assertEqual([mode(MANIFEST), mode(newer)], ["5", "6"])
        self.assertEqual(mode(newer.replace("\n])", "\n], swiftLanguageModes: [.v5])")), "5")
        self.assertEqual(mode(newer.replace('"Old"]', '"Old"], swiftSettings: [.swiftLanguageMode(.v5)]')), "5")

    def test_module_among_the_tests(self):
        manifest = MANIFEST.replace('path: "Base", sources: ["Code"]', 'path: "Tests/TwoTests", sources: ["Base/C.swift"]')
        manifest = manifest.replace('  .testTarget(name: "BaseTests", dependencies: ["Base"], path: "Base/Tests"),\n', "")
        manifest = manifest.replace('.testTarget(name: "TwoTests",', '.testTarget(name: "TwoTests", exclude: ["Base"],')
        manifest = manifest.replace('exclude: ["Base"], dependencies: ["Two"]', 'dependencies: ["Two"], exclude: ["Base"]')
        self.assertEqual(
            self.library({
                "Package.swift": manifest, "Sources/Two/A.swift": "", "Tests/TwoTests/Base/C.swift": "",
                "Tests/TwoTests/T.swift": TEST.format("Two")}),
            ({"Two": ["Sources/Two/A.swift"], "Base": ["Tests/TwoTests/Base/C.swift"]}, {"TwoTests": ["Tests/TwoTests/T.swift"]}))

    def test_named(self):
        files = {"One/A.swift": "", "Two/B.swift": "", "Check/T.swift": TEST.format("One"), "Check/Old/T.swift": "import XCTest"}
        self.assertEqual(
            self.library(files, name="Two", sources=["Two"], tests=["Check/T.swift"]),
            ({"Two": ["Two/B.swift"]}, {"TwoTests": ["Check/T.swift"]}))
        with self.assertRaises(SystemExit):
            self.library(files, sources=["Three"])


if __name__ == "__main__":
    unittest.main()

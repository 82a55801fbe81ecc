"""Tests of simulator.py. The texts have the format of xcodebuild's output in Xcode 16 and 26.

usage: simulator_test.py
"""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

NEWEST = """\
Command line invocation:
    /Applications/Xcode.app/Contents/Developer/usr/bin/xcodebuild -showdestinations -scheme ContainerKit-Package

Resolve Package Graph


\tAvailable destinations for the "ContainerKit-Package" scheme:
\t\t{ platform:macOS, arch:arm64, variant:Designed for [iPad,iPhone], id:00006000-000000000000001E, name:My Mac }
\t\t{ platform:iOS, id:dvtdevice-DVTiPhonePlaceholder-iphoneos:placeholder, name:Any iOS Device }
\t\t{ platform:iOS Simulator, id:dvtdevice-DVTiOSDeviceSimulatorPlaceholder-iphonesimulator:placeholder, name:Any iOS Simulator Device }
\t\t{ platform:iOS Simulator, arch:arm64, id:A-18-6, OS:18.6, name:iPhone 16 Pro }
\t\t{ platform:iOS Simulator, arch:arm64, id:A-PAD, OS:26.1, name:iPad Pro 13-inch (M5) }
\t\t{ platform:iOS Simulator, arch:arm64, id:A-26-1-AIR, OS:26.1, name:iPhone Air }
\t\t{ platform:iOS Simulator, arch:x86_64, id:A-26-1-AIR, OS:26.1, name:iPhone Air }
\t\t{ platform:iOS Simulator, arch:arm64, id:A-26-1-17, OS:26.1, name:iPhone 17 }
\t\t{ platform:iOS Simulator, arch:arm64, id:A-26-0-1, OS:26.0.1, name:iPhone 17 }
\t\t{ platform:visionOS Simulator, arch:arm64, id:A-VISION, OS:26.2, name:iPhone Vision }

\tIneligible destinations for the "ContainerKit-Package" scheme:
\t\t{ platform:iOS, id:dvtdevice-DVTiPhonePlaceholder-iphoneos:placeholder, name:Any iOS Device, error:iOS 26.2 is not installed. Please download, and install the platform from Xcode > Settings > Components. }
\t\t{ platform:iOS Simulator, arch:arm64, id:A-26-2, OS:26.2, name:iPhone 17 Pro }
"""

# Has no arch, is indented by spaces, and has a comma and a colon in a name and versions that are not decimal fractions.
OLDER = """\
    Available destinations for the "DemoApp" scheme:
        { platform:iOS Simulator, id:B-9, OS:17.9, name:iPhone 15 }
        { platform:iOS Simulator, id:B-10, OS:17.10, name:iPhone 15 (mine, spare: 2) }
        { platform:iOS Simulator, id:B-BROKEN, OS:17.11, name:iPhone 14, error:The runtime is broken }
"""

NO_PHONE = """\
\tAvailable destinations for the "ContainerKit-Package" scheme:
\t\t{ platform:iOS Simulator, id:dvtdevice-DVTiOSDeviceSimulatorPlaceholder-iphonesimulator:placeholder, name:Any iOS Simulator Device }
\t\t{ platform:iOS Simulator, arch:arm64, id:C-PAD, OS:26.1, name:iPad mini (A17 Pro) }
"""


class SimulatorTests(unittest.TestCase):
    def run_with(self, text):
        script = Path(__file__).with_name("simulator.py")
        done = subprocess.run([sys.executable, script], input=text, capture_output=True, text=True)
        return done.returncode, done.stdout, done.stderr

    def test_the_first_iphone_with_the_newest_ios_is_chosen(self):
        self.assertEqual(self.run_with(NEWEST), (0, "A-26-1-AIR\n", ""))

    def test_the_order_of_the_list_matters_only_among_equals(self):
        lines = NEWEST.splitlines(keepends=True)
        start, end = 8, next(i for i, line in enumerate(lines) if "Ineligible" in line) - 1
        turned = "".join(lines[:start] + lines[start:end][::-1] + lines[end:])
        self.assertEqual(self.run_with(turned), (0, "A-26-1-17\n", ""))

    def test_versions_are_compared_by_number_and_names_may_have_commas(self):
        self.assertEqual(self.run_with(OLDER), (0, "B-10\n", ""))

    def test_without_an_iphone_the_error_lists_the_destinations(self):
        expected = "simulator.py: expected an iPhone simulator among the scheme's destinations, found "
        self.assertEqual(
            self.run_with(NO_PHONE),
            (1, "", expected + "Any iOS Simulator Device (iOS Simulator), iPad mini (A17 Pro) (iOS Simulator 26.1)\n"))
        self.assertEqual(self.run_with(""), (1, "", expected + "none\n"))
        refused = "xcodebuild: error: The workspace named \"x\" does not contain a scheme named \"y\".\n"
        self.assertEqual(self.run_with(refused), (1, "", expected + "none\n"))
        ineligible = NEWEST[NEWEST.index("\tIneligible"):]
        self.assertEqual(self.run_with(ineligible), (1, "", expected + "none\n"))

    def test_the_probe_builds_for_the_simulator_that_is_chosen(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            (folder / "list").write_text(NEWEST)
            tools = {
                "xcrun": "exit 0",
                "xcodebuild": f'[ "$1" = -showdestinations ] && exec cat "{folder}/list"; echo "$*" > "{folder}/call"; exit 65',
            }
            for name, body in tools.items():
                (folder / name).write_text(f"#!/bin/sh\n{body}\n")
                (folder / name).chmod(0o755)
            probe = Path(__file__).parents[1] / "probe"
            environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
            environment.pop("DESTINATION", None)
            done = subprocess.run([probe, folder / "out"], env=environment, capture_output=True, text=True)
            self.assertEqual(done.returncode, 65, done.stderr)
            self.assertIn("-destination platform=iOS Simulator,id=A-26-1-AIR ", (folder / "call").read_text())


unittest.main(verbosity=0)

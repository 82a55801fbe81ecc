"""Checks the privacy manifest: that it is a property list, that it declares no tracking, no collected data and no API with a
required reason, that it is a resource of ContainerKit in Package.swift, and that the sources use no such API.

usage: check_privacy.py [FOLDER]    FOLDER: a package with the same layout (default: this one)
"""
import plistlib
import re
import sys
from pathlib import Path

NAME = "PrivacyInfo.xcprivacy"
EXPECTED = {
    "NSPrivacyAccessedAPITypes": [], "NSPrivacyCollectedDataTypes": [], "NSPrivacyTracking": False,
    "NSPrivacyTrackingDomains": [],
}
# The categories of Apple's "Describing use of required reason API": file timestamps, system boot time, disk space, active
# keyboards, user defaults. CACurrentMediaTime is in none of them.
REQUIRED_REASON = re.compile(
    r"\b(creationDate|modificationDate|fileModificationDate|contentModificationDateKey|creationDateKey|getattrlist(bulk|at)?"
    r"|fgetattrlist|(f|l)?stat(at)?\(|systemUptime|mach_absolute_time|volume(Available|Total)Capacity\w*|systemFreeSize|systemSize"
    r"|f?stat(v)?fs|activeInputModes|UserDefaults|AppStorage)")


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2])
    file = root / "Sources/ContainerKit" / NAME
    try:
        found = plistlib.loads(file.read_bytes())
    except Exception as error:
        sys.exit(f"{NAME}: expected a property list: {error}")
    if found != EXPECTED:
        sys.exit(f"{NAME}: expected {EXPECTED}, found {found}")
    if f'.process("{NAME}")' not in (root / "Package.swift").read_text():
        sys.exit(f"Package.swift: expected {NAME} to be a resource")
    for folder in ("ContainerKit", "ContainerTransitions", "ContainerKitSwiftUI"):
        for source in sorted((root / "Sources" / folder).rglob("*.swift")):
            for number, line in enumerate(source.read_text().splitlines(), 1):
                if match := REQUIRED_REASON.search(line):
                    sys.exit(f"{source.relative_to(root)}:{number}: expected {NAME} to have a reason for {match[0]}")
    print(f"{NAME}: no tracking, no collected data")


main()

"""Checks that Package.swift declares only libraries and tests on Apple's systems, where xcodebuild builds every product and
target for iOS. The manifest's branch for those systems is read.

usage: check_manifest.py [FOLDER]    FOLDER: a package with the same layout (default: this one)
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path


def declared(manifest):
    """Returns the declarations of a manifest on a system other than Linux."""
    if "#if os(Linux)" not in manifest:
        sys.exit("Package.swift: expected #if os(Linux)")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "Package.swift").write_text(manifest.replace("#if os(Linux)", "#if !os(Linux)"))
        done = subprocess.run(
            ["swift", "package", "--package-path", folder, "dump-package"], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"Package.swift: expected a manifest: {done.stderr}")
    return json.loads(done.stdout)


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2])
    package = declared((root / "Package.swift").read_text())
    products = [product["name"] for product in package["products"] if "library" in product["type"]]
    others = [product["name"] for product in package["products"] if "library" not in product["type"]]
    others += [target["name"] for target in package["targets"] if target["type"] not in ("regular", "test")]
    if others or not products:
        sys.exit(f"Package.swift: expected libraries only on Apple's systems, found {others or 'nothing'}")
    print(f"Package.swift: {', '.join(products)} on Apple's systems")


main()

"""Prints the names of the demo's scenes, in the order of Scene.all, one on each line. The sources are read.

usage: scenes.py
"""
import re
import sys
from pathlib import Path

folder = Path(__file__).parents[2] / "Sources/ContainerKitDemo"
sources = "\n".join(file.read_text() for file in sorted(folder.rglob("*.swift")))
listed = re.search(r"struct Scene \{.*?static let all(?:: \[Scene\])? = \[(.*?)\]", sources, re.S)
names = dict(re.findall(r'static let (\w+) = Scene\(\s*name: "([^"]+)"', sources))
members = re.findall(r"\w+", listed[1]) if listed else []
missing = [member for member in members if member not in names]
if not members or missing:
    sys.exit(f"scenes.py: expected the scenes of Scene.all in {folder.name}, found no {missing or 'Scene.all'}")
print("\n".join(names[member] for member in members))

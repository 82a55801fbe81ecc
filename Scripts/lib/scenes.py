"""Prints the scenes of the demo, in the order of Scene.all. The sources are read.

usage: scenes.py [--table]
  (none)   the names, one on each line
  --table  a row of Markdown for each scene: its name, its title, its description and the files with its code
"""
import re
import sys
from pathlib import Path

package = Path(__file__).resolve().parents[2]
folder = package / "Sources/ContainerKitDemo"
texts = {file: file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.swift"))}
listed = re.search(r"struct Scene \{.*?static let all(?:: \[Scene\])? = \[(.*?)\]", "\n".join(texts.values()), re.S)
slide = re.search(r'static let slide = "([^"]+)"', "\n".join(texts.values()))
if not slide:
    sys.exit(f"scenes.py: expected Scene.slide in {folder.name}")
scenes = {}
for file, text in texts.items():
    for found in re.finditer(
            r'static let (\w+) = Scene\(\s*name: "([^"]+)", title: "([^"]+)",\s*summary:\s*"([^"]+)",\s*'
            r'(?:sources: \[([^\]]*)\]|parts: "(\w+)")', text):
        member, name, title, summary, sources, parts = found.groups()
        if parts:  # Scene+Transitions.swift
            paths = [f"../ContainerTransitions/Parts/{parts}.swift", file.relative_to(folder)]
        else:
            paths = [slide[1] if path == "Scene.slide" else path.strip('"')
                     for path in re.findall(r'"[^"]+"|Scene\.slide', sources)]
        scenes[member] = name, title, summary, [(folder / path).resolve().relative_to(package) for path in paths]
members = re.findall(r"\w+", listed[1]) if listed else []
missing = [member for member in members if member not in scenes]
if not members or missing:
    sys.exit(f"scenes.py: expected the scenes of Scene.all in {folder.name}, found no {missing or 'Scene.all'}")
if sys.argv[1:] == ["--table"]:
    print("| scene | title | what it shows | code |\n| --- | --- | --- | --- |")
    for member in members:
        name, title, summary, paths = scenes[member]
        for path in paths:
            if not (package / path).is_file():
                sys.exit(f"scenes.py: expected {path}, a source of the scene {name}")
        links = ", ".join(f"[{path.stem}](../{path})" for path in paths)
        print(f"| `{name}` | {title} | {summary.replace('|', chr(92) + '|')} | {links} |")
elif len(sys.argv) == 1:
    print("\n".join(scenes[member][0] for member in members))
else:
    sys.exit("usage: scenes.py [--table]")

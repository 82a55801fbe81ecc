#!/usr/bin/env python3
"""Checks the types that documents name: in a table whose last column is "in", each type and file of a row is in one of the folders
of its last cell, below Sources. Faults are reported as FILE:LINE: expected …

usage: Scripts/lib/named_types.py [DOCUMENT...]    in the folder of a package (default: Docs/Architecture.md and Docs/Words.md)
"""
import os
import re
import sys
from pathlib import Path

from declarations import declarations, swift_files

if sys.argv[1:2] in (["--help"], ["-h"]):
    sys.exit(print(__doc__))
TYPES = ("class", "struct", "enum", "protocol", "actor", "typealias")
known = {}


def names(folder):
    """Returns the types that a folder declares, and the names of its files."""
    if folder not in known:
        known[folder] = set()
        for path in swift_files(Path("Sources", folder)):
            known[folder] |= {path.name, *(name for kind, name, _ in declarations(path) if kind in TYPES)}
    return known[folder]


def faults(document):
    """Yields each fault as (line, what is expected), and counts the types."""
    is_table = False
    with open(document, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
            if not cells or cells[-1] == "in":
                is_table = bool(cells)
                continue
            if not is_table:
                continue
            folders = re.findall(r"`([^`]+)`", cells[-1])
            for folder in folders:
                if not os.path.isdir(os.path.join("Sources", folder)):
                    yield number, f"a folder Sources/{folder}"
            for name in re.findall(r"`([A-Z]\w+(?:\+\w+)?(?:\.swift)?)`", " ".join(cells[:-1])):
                counts[document] += 1
                if not any(name in names(folder) for folder in folders):
                    yield number, f"{name} in {' or '.join(folders) or 'a folder of Sources'}"


counts, status = {}, 0
for document in sys.argv[1:] or ["Docs/Architecture.md", "Docs/Words.md"]:
    counts[document] = 0
    for number, expected in faults(document):
        print(f"{document}:{number}: expected {expected}", file=sys.stderr)
        status = 1
    if not counts[document]:
        print(f"{document}:1: expected a table of types, whose last column is \"in\"", file=sys.stderr)
        status = 1
if not status:
    print(f"{sum(counts.values())} types are in the folders that {len(counts)} documents name")
sys.exit(status)

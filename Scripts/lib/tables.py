"""Prints the tables that documents on Linux contain (Scripts/generate): `python3 tables.py NAME`.

script-lines       the forms of a script's lines (ScriptForm.swift)
script-names       the names that stand for a word in these forms, with the comments on their cases
timeline           the members of timeline.json (Timeline+JSON.swift) with the comments on their properties (Timeline.swift)
conditions         the properties of StageConditions with their comments
translator         the rules of linux-sources: the items `- BEFORE: AFTER` in the comments on its types
initializers       the initializers through a metatype, dynamicInit, of each class
observed           the properties that notify observers (ObservingWords.swift)
differences        Docs/Linux/differences.tsv
measurements TABLE the rows of a table in Docs/Linux/measurements.tsv
value TABLE ROW COLUMN    one value of them, for Scripts/lib/numbers.tsv
"""

import re
import sys
from pathlib import Path

from declarations import declared, swift_files
from measurements import PATH, read

FILM = Path("Sources/Testing/Film")


def fail(message):
    raise SystemExit(message)


def table(head, rows):
    """The lines of a Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(re.sub(r"(?<!\\)\|", r"\\|", cell) for cell in line) + " |" for line in lines)


def comments(path, declaration):
    """The comment above each line that matches: pairs of the match and the text."""
    found, text = [], []
    for line in Path(path).read_text().splitlines():
        comment = re.match(r"\s*/// ?(.*)", line)
        if comment:
            text.append(comment[1])
            continue
        match = re.match(declaration, line)
        if match:
            found.append((match, " ".join(text)))
        text = []
    return found or fail(f"{path}: expected declarations")


def code(names):
    return ", ".join(f"`{name}`" for name in names)


def script_lines():
    forms = re.findall(r'\.init\(\s*"([^"]+)",\s*"([^"]+)"\)', (FILM / "Script/ScriptForm.swift").read_text())
    return table(["After SECONDS", "Effect"], [[code(form.split(", ")), effect] for form, effect in forms])


def script_names():
    rows = []
    for word, path in ("STYLE", FILM / "Script/BarStyle.swift"), ("KIND", "Sources/Testing/ScriptAnimators/AnimatorKind.swift"):
        for match, text in comments(path, r'  case (\w+)(?: = "(\w+)")?$'):
            rows.append([word, f"`{match[2] or match[1]}`", text])
    script = (FILM / "Script/Script.swift").read_text()
    for word, kind in ("CONTEXT", "ContextStyle"), ("CALLBACK", "Callback"):
        body = re.search(rf"enum {kind}: .*?{{(.*?)\n  }}", script, re.DOTALL)[1]
        names = re.findall(r"\w+", " ".join(re.findall(r"case (.*)", body)))
        text = dict((match[1], text) for match, text in comments(FILM / "Script/Script.swift", r"  package enum (\w+): "))[kind]
        rows.append([word, code(names), text])
    return table(["Word", "Name", "Meaning"], rows)


def timeline():
    meanings, owner = {}, "Timeline"
    text = []
    for line in (FILM / "Timeline/Timeline.swift").read_text().splitlines():
        comment = re.match(r"\s*/// ?(.*)", line)
        if comment:
            text.append(comment[1])
            continue
        kind = re.match(r"  package struct (\w+)", line)
        member = re.match(r"  (?:  )?package var (\w+)", line)
        if kind:
            owner = kind[1]
            meanings[owner] = " ".join(text)
        elif member:
            meanings[owner, member[1]] = " ".join(text)
        elif line == "  }":
            owner = "Timeline"
        text = []
    rows = []
    source = (FILM / "Timeline/Timeline+JSON.swift").read_text()
    for name, body in re.findall(r"^extension (?:Timeline\.)?(\w+) \{\n(.*?)\n\}", source, re.DOTALL | re.MULTILINE):
        owner, plain = {"Timeline": "film", "AccessibleElement": "element", "LayerTime": "containerLayer"}.get(name, name.lower()), []
        for key, value in re.findall(r'"(\w+)(?:\\)?": ((?:[^"\[]|\[(?!\"))*)', body):
            properties = [word for word in re.findall(r"\w+", value) if (name, word) in meanings]
            text = meanings.get((name, (properties or [key])[0]), "")
            if text:
                rows.append([owner, f"`{key}`", text])
            else:
                plain.append(key)
        # The elements of a list have a type of their own: events are calls.
        for key in re.findall(r'list\("(\w+)", \w+', body):
            rows.append([owner, f"`{key}`", meanings[key[:-1].capitalize()]])
        if plain:
            rows.append([owner, code(plain), ""])
    return table(["Of", "Member", "Meaning"], rows)


def conditions():
    path = "Sources/Testing/Stage/Conditions/StageConditions.swift"
    rows = comments(path, r"  public var (\w+)\b")
    return table(["Condition", "Effect"], [[f"`{match[1]}`", text.replace("  ", " ")] for match, text in rows])


def translator():
    rows = []
    for path in sorted(Path("Sources/Tools/SourceTranslation").rglob("*.swift")):
        for block in re.findall(r"((?:^///.*\n)+)(?:package |final )*(?:struct|enum) ", path.read_text(), re.MULTILINE):
            for item in re.findall(r"^/// - (.*(?:\n///   .*)*)", block, re.MULTILINE):
                item = re.sub(r"\n///  +", " ", item)
                # The first colon that is not in code.
                parts = re.match(r"((?:`[^`]*`|[^:`])*): (.*)", item) or fail(f"{path}: expected BEFORE: AFTER, found {item}")
                rows.append([parts[1], parts[2]])
    return table(["On iOS", "On Linux"], rows)


def initializers():
    labels = {}
    for path in sorted(Path("Sources/Frameworks").rglob("*.swift")):
        owner = None
        for line in path.read_text().splitlines():
            kind = re.match(r"(?:@\w+ |public |open |final |@preconcurrency )*(?:extension|class) (\w+)", line)
            owner = kind[1] if kind else owner
            function = re.match(r"  public class func dynamicInit\((.*?)\) ->", line)
            if function:
                names = re.findall(r"(\w+)(?: \w+)?:", function[1])
                labels.setdefault(owner, []).append(f"({''.join(name + ':' for name in names)})")
    return table(["Class", "Labels"], [[f"`{owner}`", code(names)] for owner, names in labels.items()])


def observed():
    source = Path("Sources/Tools/SourceTranslation/Words/ObservingWords.swift").read_text()
    names = re.findall(r'"(\w+)"', re.search(r"static let observable: Set = \[(.*?)\]", source, re.DOTALL)[1])
    return table(["Properties that notify observers"], [[code(sorted(names))]])


def differences():
    path = Path("Docs/Linux/differences.tsv")
    known = declared(swift_files(Path("Sources/Frameworks")))
    rows, faults = [], []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 4:
            fail(f"{path}:{number}: expected four columns with tabs between them, found {len(cells)}")
        rows.append(cells[:2])
        faults += [f"{path}:{number}: expected {name} in Sources/Frameworks" for name in cells[2].split() if name not in known]
        faults += [f"{path}:{number}: expected no {name} in Sources/Frameworks" for name in cells[3].split() if name in known]
    if faults:
        fail("\n".join(faults))
    return table(["On iOS", "On Linux"], rows)


def measurements(name):
    rows, columns = {}, []
    for row in read()[0]:
        if row.table == name:
            rows.setdefault(row.row, {})[row.column] = row.value
            if row.column not in columns:
                columns.append(row.column)
    if not rows:
        fail(f"{PATH}: expected a table {name}")
    return table([name.capitalize(), *columns], [[row, *(cells.get(column, "") for column in columns)] for row, cells in rows.items()])


def value(name, row, column):
    for one in read()[0]:
        if (one.table, one.row, one.column) == (name, row, column):
            return one.value
    return fail(f"{PATH}: expected a row of {name} with {row} and {column}")


TABLES = {
    "script-lines": script_lines, "script-names": script_names, "timeline": timeline, "conditions": conditions,
    "translator": translator, "initializers": initializers, "observed": observed, "differences": differences,
    "measurements": measurements, "value": value,
}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in TABLES:
        fail(f"usage: tables.py NAME: expected one of {', '.join(TABLES)}")
    print(TABLES[sys.argv[1]](*sys.argv[2:]))

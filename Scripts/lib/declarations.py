"""Finds declarations in Swift sources, by the form that swift-format gives them."""

import re

TYPE = r"(?:class(?! (?:func|var|let|subscript)\b)|struct|enum|protocol|extension|actor)"
DECLARATION = re.compile(
    r"^( *)(?:(?:@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?|[a-z]+(?:\([a-z]+\))?)\s+)*?"
    rf"({TYPE}|func|var|let|case|init|subscript|typealias|operator)\b\??\s*`?([^\s(:<{{=,!?`]*)")


def swift_files(folder):
    return sorted(path for path in folder.rglob("*.swift") if ".build" not in path.parts)


def declarations(path):
    """The kind of each declaration in a source, its name, and the name of the type around it, by its indentation."""
    enclosing = []
    for line in path.read_text().split("\n"):
        found = DECLARATION.match(line)
        if not found:
            continue
        indentation, kind, name = len(found[1]), found[2], found[3]
        if kind in ("init", "subscript"):
            name = kind
        while enclosing and enclosing[-1][0] >= indentation:
            enclosing.pop()
        yield kind, name, enclosing[-1][1] if enclosing else None
        if re.fullmatch(TYPE, kind):
            enclosing.append((indentation, name.split(".")[-1]))


def declared(paths):
    """The names of all declarations, and TYPE.MEMBER for the members of types."""
    names = set()
    for path in paths:
        for kind, name, enclosing in declarations(path):
            names.update(name.split(".") if kind == "extension" else [name])
            if enclosing:
                names.add(f"{enclosing}.{name}")
    return names

"""Takes out of a source what is for a later iOS than the one that UIDevice names, because on Linux every availability
condition for iOS is true, and every declaration is available."""

import re
from pathlib import Path

from declarations import blanked, declarations, replaced

_DEVICE = Path(__file__).resolve().parents[3] / "Sources/Frameworks/UIKit/Window/UIDevice.swift"
_CONDITION = re.compile(r"#(un)?available\s*\(([^()]*)\)")
_ATTRIBUTE = re.compile(r"@available\s*\(\s*iOS\s*(?:,\s*(?:introduced:\s*([\d.]+)|(unavailable))|([\d.]+))[^()]*\)")
_ELSE = re.compile(r"\belse\s*\{")
_WHY = "for a later iOS"


def system_version(text=None):
    """The version of iOS that UIDevice names, as numbers."""
    found = re.search(r'var systemVersion: String \{ "([\d.]+)" \}', text or _DEVICE.read_text())
    if not found:
        raise SystemExit(f"check-peers: {_DEVICE}: expected the version of the system")
    return numbers(found.group(1))


def numbers(text):
    return tuple(map(int, text.strip(".").split(".")))


def without_later(text, system):
    """The text without the declarations that are for a later system, and with what such conditions decide decided. As many
    lines as before."""
    if "vailable" not in text:
        return text
    gone = list(_later_declarations(declarations(text), text, system))
    text = replaced(text, gone)
    while True:
        found = next((one for one in _CONDITION.finditer(blanked(text)) if _is_later(one.group(2), system)), None)
        if not found:
            return text
        text = _decided(text, found)


def _is_later(arguments, system):
    version = re.search(r"\biOS\s+([\d.]+)", arguments)
    return bool(version) and numbers(version.group(1)) > system


def _later_declarations(found, text, system):
    for one in found:
        head = blanked(text[one.start:one.end]).split("{")[0]
        attributes = list(_ATTRIBUTE.finditer(head))
        if any(match.group(2) or numbers(match.group(1) or match.group(3)) > system for match in attributes):
            yield one.start, one.end
        else:
            yield from _later_declarations(one.inner, text, system)


def _decided(text, condition):
    """The text with a condition replaced by what it is, and what follows from it by a trap, because it may not compile."""
    plain = blanked(text)
    word = re.search(r"\b(if|guard|while)\b(?:(?!\b(?:if|guard|while)\b).)*$", plain[:condition.start()], re.S)
    if not word:
        return text[:condition.start()] + "false" + text[condition.end():]
    is_later = not condition.group(1)
    if not is_later:
        # The condition is true, and so what else there is is never reached.
        changed = text[:condition.start()] + "true" + text[condition.end():]
        plain, end = blanked(changed), condition.start() + len("true")
        if word.group(1) == "guard":
            other = _ELSE.search(plain, end)
        else:
            other = re.compile(r"\s*else\s*\{").match(plain, _close(plain, _brace(plain, end)))
        return _trapped(changed, other.end()) if other else changed
    start = word.start() + len(word.group(1))
    if word.group(1) == "guard":
        other = _ELSE.search(plain, condition.end())
        close = _close(plain, other.end() - 1)
        text = _with_trap(text[:close] + ";" + text[close:], close + 1, _block_end(plain, close) + 1)
        return _with_condition(text, start, other.start(), "false ")
    brace = _brace(plain, condition.end())
    return _with_condition(_trapped(text, brace + 1), start, brace, "false ")


def _with_condition(text, start, end, value):
    return text[:start] + " " + value + "\n" * text[start:end].count("\n") + text[end:]


def _trapped(text, start):
    """The text with a trap in place of a block, from behind its bracket."""
    return _with_trap(text, start, _close(blanked(text), start - 1) - 1)


def _with_trap(text, start, end):
    return replaced(text, [], [(start, end, _WHY)])


def _brace(plain, start):
    """The bracket of the block behind a condition."""
    depth = 0
    for position in range(start, len(plain)):
        if plain[position] in "([":
            depth += 1
        elif plain[position] in ")]":
            depth -= 1
        elif plain[position] == "{" and depth == 0:
            return position
    return len(plain)


def _close(plain, brace):
    """Behind the bracket that closes the one at a place."""
    depth = 0
    for position in range(brace, len(plain)):
        depth += (plain[position] == "{") - (plain[position] == "}")
        if depth == 0:
            return position + 1
    return len(plain)


def _block_end(plain, start):
    """Where the block around a place ends."""
    depth = 0
    for position in range(start, len(plain)):
        depth += (plain[position] == "{") - (plain[position] == "}")
        if depth < 0:
            return position
    return len(plain)

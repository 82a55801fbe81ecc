"""Why tests do not compile, why they fail, and what a library lacks: by cause, with counts."""

import re
from collections import Counter
from dataclasses import dataclass


@dataclass
class Cause:
    """A declaration that is left out, with what the compiler says against it, and the number of tests that go with it. The
    name is None if only a part of it is left out."""
    name: str | None
    reason: str
    tests: int


_MISSING = re.compile(r"cannot find (?:type )?'(\w+)' in scope|has no member '(\w+)'")
_POSITION = re.compile(r"(?:\b[\w+-]+\.swift:|\S*/\S+\.swift:|\bPeers?\w*/)\d+(?::\d+)?: ?")
_MAXIMUM_STEPS = 20


# What the compiler says of an expression if something that it uses is wrong elsewhere.
_CONSEQUENCE = re.compile(
    r"'nil' requires a contextual type|cannot infer|unable to infer|generic parameter '|type of expression is ambiguous|"
    r"failed to produce diagnostic|reference to member|cannot convert value of type '[^']+\.Type'")


def is_consequence(reason):
    """Whether an error follows from another one, if there is another one."""
    return bool(_CONSEQUENCE.match(reason))


def root(reason, causes):
    """What the compiler says against the declaration that a reason misses because it is left out, too; or the reason."""
    names = {cause.name: cause.reason for cause in reversed(causes) if cause.name}
    for _ in range(_MAXIMUM_STEPS):
        missing = _MISSING.search(reason)
        name = missing and (missing.group(1) or missing.group(2))
        if not name or names.get(name, reason) == reason:
            break
        reason = names.pop(name)
    # A type and its use are missing for the same cause.
    return reason.replace("cannot find type '", "cannot find '").strip()


def left_out_of_tests(causes):
    """The tests that do not compile, by cause."""
    found = Counter()
    for cause in causes:
        if cause.tests:
            found[root(cause.reason, causes)] += cause.tests
    return found


def left_out_of_library(causes):
    """The declarations of a library that do not compile, wholly or in part, by cause."""
    return Counter(root(cause.reason, causes) for cause in causes)


def failures(results):
    """The tests that fail, by what is said without positions, addresses and numbers."""
    found = Counter()
    for what, _, text in results:
        if what == "fail":
            text = re.sub(r" \(and \d+ more\)$", "", _POSITION.sub("", text))
            found[re.sub(r"\b0x[0-9a-f]+\b|-?\b\d+(?:\.\d+)?(?:e-?\d+)?\b", "…", text)] += 1
    return found


def summary(title, counts):
    """Lines with the counts, the largest first; nothing if there are none."""
    if not counts:
        return []
    return [f"{title} ({counts.total()}):", *(f"{count:6}  {cause}" for cause, count in counts.most_common())]

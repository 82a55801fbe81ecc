"""Generates the page about other people's code: Docs/Facts/Compatibility.md."""

from table import FOLDER, lines_of

TABLES = {
    "Behaviors": ("What happens in them, and whose it is", ["group", "what happens", "whose"]),
    "Missing": ("What is missing", ["found with", "what", "number", "why"]),
    "Reports": ("What AnimatorReport says", ["repository", "animator", "in", "chosen", "faults", "remarks"]),
    "LaterLibraries": ("Tests of libraries that were measured last", [
        "library", "commit", "taken", "compiled before", "passed before", "compiled", "passed"]),
    "LaterGroups": ("Groups that were measured last", [
        "repository", "commit", "group", "files", "iOS", "can", "before", "after", "missing"]),
    "FailingTests": ("Tests that fail", ["suite", "test", "why"]),
}
GROUPS = ["set", "repository", "commit", "group", "files", "Objective-C", "unchanged", "before", "after", "runs", "scrubs",
          "cancels"]
SUITES = ["suite", "repository", "commit", "taken", "compiled", "passed", "failed"]
LIBRARIES = ["library", "commit", "taken before", "compiled before", "passed before", "taken", "compiled", "passed"]


def data(root, name, columns):
    """The lines of a table as dictionaries."""
    found, faults = lines_of(root / FOLDER / "Data" / f"{name}.tsv", columns, root)
    if faults:
        raise SystemExit("\n".join(faults))
    return [dict(zip(columns, cells)) for _, cells in found]


def share(part, whole):
    return f"{part} of {whole}, {part / whole:.0%}" if whole else "none"


def figures(groups):
    """How many groups compile and run, in a table's lines."""
    def line(name, part, whole):
        return [name, *(share(sum(part(one) for one in groups if one["set"] == kind and whole(one)),
                              sum(whole(one) for one in groups if one["set"] == kind)) for kind in ("known", "unseen"))]

    plain, after = (lambda one: not one["Objective-C"]), (lambda one: one["after"] == "yes")
    ran = lambda one: one["runs"] == "yes"
    moved = lambda one: ran(one) and one["scrubs"] in ("yes", "no")
    return [
        line("without Objective-C features: compile unchanged", lambda one: one["unchanged"] == "yes", plain),
        line("… and after the command", after, plain),
        line("with Objective-C features: compile after the command", after, lambda one: not plain(one)),
        line("of those that compile, run", lambda one: one["runs"] in ("yes", "presented"), after),
        line("of those with an interaction that were run, follow a finger", lambda one: one["scrubs"] == "yes", moved),
        line("… and show the picture from before after a cancel", lambda one: one["cancels"] == "yes", moved),
    ]


def totals(lines, columns):
    return [str(sum(int(line[column]) for line in lines)) for column in columns]


def peers_sections(root, table):
    groups, suites = data(root, "Groups", GROUPS), data(root, "Suites", SUITES)
    libraries = data(root, "Libraries", LIBRARIES)
    source = lambda one: f"{one['repository']} `{one['commit']}`"
    sections = [
        ("Groups of files: figures", table(["", "Known", "Unseen"], figures(groups))),
        ("Libraries' own tests: figures", table(["Suite", "Repository", *SUITES[3:]], [
            [one["suite"], source(one), *(one[name] for name in SUITES[3:])] for one in suites
        ] + [["all", "", *totals(suites, SUITES[3:])]])),
        ("Tests of libraries that nobody here had seen: figures", table(["Library", *LIBRARIES[2:]], [
            [f"{one['library']} `{one['commit']}`", *(one[name] for name in LIBRARIES[2:])] for one in libraries
        ] + [["all", *totals(libraries, LIBRARIES[2:])]])),
    ]
    for name, (heading, columns) in TABLES.items():
        lines = [list(one.values()) for one in data(root, name, columns)]
        if lines:
            sections.append((heading, table([column.capitalize() for column in columns], lines)))
    for kind, columns in (("known", GROUPS[3:7] + GROUPS[8:]), ("unseen", GROUPS[3:])):
        sections.append((f"Groups: {kind}", table(["Repository", *columns], [
            [source(one), *(one[name] for name in columns)] for one in groups if one["set"] == kind])))
    return sections

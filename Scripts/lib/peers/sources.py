"""The sources of a library as they are compiled: copied, renamed and translated by linux-sources."""

import re
import shutil
import subprocess

import resources
from availability import system_version, without_later
from declarations import blanked
from library import imports, read

# The log's modules are one stand-in, and a stand-in has no modules in it; and Foundation has a Predicate of its own.
_RENAMED = ((re.compile(r"^(\s*(?:@\w+\s+)*import )(?:os\.\w+|OSLog)\b", re.M), r"\1os"),)
_RENAMED_FOR_NIMBLE = ((re.compile(r"\bPredicate(?=[<.])"), "Nimble.Predicate"),)
# On Linux it is the kernel's.
_VERSION = re.compile(r"\bProcessInfo(?:\(\))?(?:\.processInfo)?\.operatingSystemVersion\b")
# The app in which tests run on a device: they have an entry point of their own.
_ENTRY_POINT = re.compile(r"^([ \t]*)@(?:UIApplicationMain|NSApplicationMain|main)\b", re.M)
_TEST = {"XCTest": r"\bfunc\s+test\w*\s*\(\s*\)", "Quick": r"\bf?it\s*\(", "Testing": r"@Test\b"}


def translated(modules, folder, command, original, output):
    """Has the sources of modules in a folder translated. Returns the results by the name of the module, each with its source;
    what is said; and the number of tests that are for a later system."""
    found, later, system = {}, 0, system_version()
    for module in modules:
        goals, asks, names = {}, False, set()
        for source in module.sources():
            path = source.relative_to(folder)
            if source.name == "main.swift":
                continue
            # The compiler takes no two sources of one name.
            while path.name.lower() in names:
                path = path.with_name(f"_{path.name}")
            names.add(path.name.lower())
            goal = original / path
            goal.parent.mkdir(parents=True, exist_ok=True)
            text = read(source)
            kept = without_later(text, system)
            later += count_tests(text, text) - count_tests(kept, text)
            goal.write_text(resources.renamed(renamed(kept, system)))
            goals[output / path] = source
            asks = asks or resources.asks_for_resources(text)
        if asks:
            bundle = output.parent / f"{module.name}.resources"
            resources.collect(module, bundle)
            (original / f"{module.name}.Bundle.swift").write_text(resources.accessor(bundle))
            goals[output / f"{module.name}.Bundle.swift"] = None
        found[module.name] = goals
    done = subprocess.run([*map(str, command), str(original), str(output)], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"check-peers: {folder.name}: {done.stderr}")
    found = {name: {goal: source for goal, source in goals.items() if goal.is_file()} for name, goals in found.items()}
    return found, done.stderr, later


def copy_files(modules, folder, output):
    """Copies the files of modules next to their translated sources, as tests find them with #file."""
    for module in modules:
        for file in module.files():
            goal = output / file.relative_to(folder)
            if not goal.exists():
                goal.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, goal)


def renamed(text, system):
    text = _ENTRY_POINT.sub(r"\1", text)
    for old, new in _RENAMED + (_RENAMED_FOR_NIMBLE if "Nimble" in imports(text) else ()):
        text = old.sub(new, text)
    major, minor, patch = (*system, 0, 0)[:3]
    return _VERSION.sub(
        f"OperatingSystemVersion(majorVersion: {major}, minorVersion: {minor}, patchVersion: {patch})", text)


def kinds(text):
    """How a source describes its tests."""
    if re.search(_TEST["Testing"], blanked(text)):
        return ("Testing",)
    return ("XCTest", "Quick") if "Quick" in imports(text) else ("XCTest",)


def count_tests(piece, text):
    """The number of tests that a piece of a source declares."""
    plain = blanked(piece)
    return sum(len(re.findall(_TEST[kind], plain)) for kind in kinds(text))
